"""PettingZoo environments: one seat after the other (`env`), or all seats in one step (`parallel_env`)."""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from ._parlour import Game, State
from .rules import Option, load_game


def env(name: str | Game, rules: str | None = None, *, render_mode: str | None = None, **options: Option) -> Zoo:
    """The seats act in turn; an illegal action is a ValueError and changes nothing."""
    return Zoo(_load(name, rules, options), render_mode)


def parallel_env(
    name: str | Game, rules: str | None = None, *, render_mode: str | None = None, **options: Option
) -> ParallelZoo:
    """All seats send an action in every step; only that of the seat to move counts."""
    return ParallelZoo(_load(name, rules, options), render_mode)


def _load(name: str | Game, rules: str | None, options: dict[str, Option]) -> Game:
    return name if isinstance(name, Game) else load_game(name, rules, **options)


def _draw(state: State, mode: str | None) -> str | None:
    if mode == "ansi":
        return state.draw()
    if mode == "svg":
        return state.to_svg()
    return None


class _Seats:
    """What both environments know of a game."""

    metadata = {"name": "parlour_v0", "render_modes": ["ansi", "svg"], "is_parallelizable": True}

    def __init__(self, game: Game, render_mode: str | None) -> None:
        if render_mode not in (None, "ansi", "svg"):
            raise ValueError(f"render_mode is 'ansi' or 'svg', not {render_mode!r}")
        self.game, self.render_mode = game, render_mode
        self.metadata = self.metadata | {"name": f"parlour_{game.name.replace('-', '_')}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(game.num_players())]
        self.agents: list[str] = []
        shape, actions = tuple(game.observation_tensor_shape()), game.num_distinct_actions()
        self._shape = shape
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_of_play: State = game.new_initial_state()
        self._seed = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        self._seed = self._seed + 1 if seed is None else seed
        self.state_of_play = self.game.new_initial_state(self._seed)
        self.agents = self.possible_agents[:]

    def _seen(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.state_of_play.observation_tensor(seat).reshape(self._shape),
            "action_mask": self.state_of_play.action_mask(seat).astype(np.int8),
        }

    def render(self) -> str | None:
        return _draw(self.state_of_play, self.render_mode)

    def close(self) -> None:
        pass


class Zoo(_Seats, AECEnv):  # type: ignore[misc]
    """One seat after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_play.current_player()]

    def observe(self, agent: str) -> dict[str, Any]:
        return self._seen(agent)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is to move and has no action")
        self.state_of_play.apply_action(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.state_of_play.is_terminal():
            points = self.state_of_play.returns()
            self.rewards = dict(zip(self.possible_agents, points))
            self.terminations = dict.fromkeys(self.agents, True)
            seat = (self.possible_agents.index(self.agent_selection) + 1) % len(self.possible_agents)
            self.agent_selection = self.possible_agents[seat]
        else:
            self.agent_selection = self.possible_agents[self.state_of_play.current_player()]
        self._accumulate_rewards()


class ParallelZoo(_Seats, ParallelEnv):  # type: ignore[misc]
    """All seats in one step. A seat that is not to move may do anything; who is to move has a mask with ones in it, and
    an illegal action of that seat is replaced by the first legal one."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
        return {agent: self._seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        state = self.state_of_play
        mover = self.possible_agents[state.current_player()]
        action, legal = int(actions[mover]), state.legal_actions()
        illegal = action not in legal
        state.apply_action(legal[0] if illegal else action)
        over = state.is_terminal()
        seen = {agent: self._seen(agent) for agent in self.agents}
        rewards = dict(zip(self.agents, state.returns()))
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        infos[mover] = {"illegal": illegal}
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos
