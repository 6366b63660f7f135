"""Gymnasium environments: one seat against a bot, registered as ``parlour/dobutsu-v0`` and so on when this is imported.

    env = gymnasium.make("parlour.gym:parlour/dobutsu-v0", level=2)
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ._parlour import games
from .rules import Option, load_game


class SeatEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc, unused-ignore]
    """One seat; bots play the others. The mask of legal actions is ``info["action_mask"]``."""

    metadata = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        game: str,
        rules: str | None = None,
        *,
        seat: int = 0,
        level: int | str = "random",
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        self.game = load_game(game, rules, **options)
        if not 0 <= seat < self.game.num_players():
            raise ValueError(f"seat {seat} is none of the {self.game.num_players()} seats, counted from 0")
        self.seat, self.level, self.render_mode = seat, level, render_mode
        self._shape = tuple(self.game.observation_tensor_shape())
        self.observation_space = spaces.Box(0.0, 1.0, self._shape, np.float32)
        self.action_space = spaces.Discrete(self.game.num_distinct_actions())
        self.state = self.game.new_initial_state()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.bot = self.game.bot(level=self.level, seed=deal)
        self.state = self.game.new_initial_state(deal)
        self._others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """An illegal action is replaced by the first legal one and told in ``info["illegal"]``."""
        legal = self.state.legal_actions()
        illegal = int(action) not in legal
        self.state.apply_action(legal[0] if illegal else int(action))
        self._others()
        reward = self.state.player_return(self.seat)
        return self._seen(), reward, self.state.is_terminal(), False, self._info() | {"illegal": illegal}

    def _others(self) -> None:
        while not self.state.is_terminal() and self.state.current_player() != self.seat:
            self.state.play(self.bot.choose(self.state))

    def _seen(self) -> Any:
        return self.state.observation_tensor(self.seat).reshape(self._shape)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.state.action_mask(self.seat).astype(np.int8)}

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return self.state.draw(self.seat)
        return self.state.to_svg(self.seat) if self.render_mode == "svg" else None


def _register() -> None:
    for name in games():
        known = f"parlour/{name}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(known, "parlour.gym:SeatEnv", kwargs={"game": name}, disable_env_checker=True)


_register()
