"""Parlour's games as OpenSpiel Python games, so that its algorithms run on them.

    game = parlour.openspiel.game("dobutsu", start="S/-l-/---/---/-L-/-")
    bot = open_spiel.python.algorithms.mcts.MCTSBot(...)

``start`` begins elsewhere than the usual position, for games small enough to solve. Hidden games begin with a chance
node that draws one of ``deals`` deals; after that everything is decided.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._parlour import Game
from .rules import Option, load_game

_TERMINAL = -4


def game(
    name: str | Game,
    rules: str | None = None,
    *,
    start: str | None = None,
    deals: int = 1,
    max_length: int = 4000,
    **options: Option,
) -> Any:
    """The game as a ``pyspiel.Game``."""
    ours = name if isinstance(name, Game) else load_game(name, rules, **options)
    if deals < 1:
        raise ValueError(f"deals is a number from 1, not {deals}")
    return _Game(ours, start, deals, max_length)


class _Game(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, ours: Game, start: str | None, deals: int, max_length: int) -> None:
        chance = deals > 1
        short = "parlour_" + ours.name.replace("-", "_")
        modes = pyspiel.GameType.ChanceMode
        information = pyspiel.GameType.Information
        kind = pyspiel.GameType(
            short_name=short,
            long_name=ours.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=modes.EXPLICIT_STOCHASTIC if chance else modes.DETERMINISTIC,
            information=information.PERFECT_INFORMATION if ours.is_open else information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM
            if ours.utility_sum() == 0
            else pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=ours.num_players(),
            min_num_players=ours.num_players(),
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )
        about = pyspiel.GameInfo(
            num_distinct_actions=ours.num_distinct_actions(),
            max_chance_outcomes=deals if chance else 0,
            num_players=ours.num_players(),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=ours.utility_sum(),
            max_game_length=ours.max_plies() or max_length,
        )
        super().__init__(kind, about, {})
        self.ours, self.start, self.deals = ours, start, deals

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self.ours, iig_obs_type is not None and iig_obs_type.perfect_recall)


class _State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        # Not the game itself: a copy of the state would copy it as well.
        self._plan = (game.ours, game.start, game.deals)
        self.ours = self._deal(0)
        self._waits = game.deals > 1

    def _deal(self, seed: int) -> Any:
        game, start, _ = self._plan
        return game.new_initial_state(seed) if start is None else game.state_from_text(start, seed)

    def current_player(self) -> int:
        if self._waits:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.ours.current_player())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._plan[2]
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        found: list[int] = self.ours.legal_actions(player)
        return found

    def _apply_action(self, action: int) -> None:
        if self._waits:
            self.ours, self._waits = self._deal(action), False
        else:
            self.ours.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self._waits:
            return f"deal {action}"
        text: str = self.ours.action_to_string(action)
        return text

    def is_terminal(self) -> bool:
        return not self._waits and self.ours.current_player() == _TERMINAL

    def returns(self) -> list[float]:
        points: list[float] = self.ours.returns()
        return points

    def information_state_string(self, player: int | None = None) -> str:
        text: str = self.ours.information_state_string(player)
        return text

    def observation_string(self, player: int | None = None) -> str:
        text: str = self.ours.observation_string(player)
        return text

    def observation_tensor(self, player: int | None = None) -> Any:
        return self.ours.observation_tensor(player)

    def __str__(self) -> str:
        return "a deal to come" if self._waits else str(self.ours)


class _Observer:
    """What OpenSpiel calls an observer: a tensor, and its pieces by name."""

    def __init__(self, ours: Game, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(ours.observation_tensor_size(), np.float32)
        self.dict = {"observation": self.tensor.reshape(ours.observation_tensor_shape())}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.ours.observation_tensor(player)

    def string_from(self, state: _State, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)
