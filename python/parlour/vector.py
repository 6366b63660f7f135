"""Thousands of matches that step together."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ._parlour import Game, Matches
from .minds import _game


def _array(given: Any, shape: tuple[int, ...], dtype: type, name: str) -> npt.NDArray[Any]:
    """An array of ours, or the caller's: NumPy's own, or anything that speaks DLPack, without a copy."""
    if given is None:
        return np.zeros(shape, dtype)
    array = given if isinstance(given, np.ndarray) else np.from_dlpack(given)
    if array.shape != shape or array.dtype != np.dtype(dtype):
        raise ValueError(f"{name} is {np.dtype(dtype).name} of shape {shape}, not {array.dtype.name} of {array.shape}")
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise ValueError(f"{name} must lie in one piece and be writable")
    return array


class VectorEnv:
    """``size`` matches of one game, stepping in Rust threads with the interpreter released.

    A step plays one action in each match and writes, in place: ``observations`` (what the seat to move sees, or with
    ``views="all"`` what each seat sees), ``masks`` (legal actions), ``players`` (who is to move), ``rewards`` (points of
    each seat, when its match has just ended), ``terminated`` and ``truncated``. A match that ends begins anew at once:
    observation, mask and player are those of the new one.

    ``turned=True`` shows the second of two players the board as the first would see it, in masks, actions and
    observations alike, so that one policy plays both sides. ``max_plies`` cuts long matches off. Arrays of your own,
    NumPy's or anything with DLPack (``torch`` tensors), may be given; nothing is copied.
    """

    def __init__(
        self,
        game: Game | str,
        size: int,
        *,
        seed: int | str = 0,
        threads: int = 1,
        views: str = "mover",
        turned: bool = False,
        max_plies: int = 0,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        terminated: Any = None,
        truncated: Any = None,
        players: Any = None,
    ) -> None:
        if views not in ("mover", "all"):
            raise ValueError(f"views is 'mover' or 'all', not {views!r}")
        self.game = _game(game)
        self.size = size
        self._matches = Matches(self.game, size, threads, views == "all", turned, max_plies)
        seats = self.game.num_players()
        shape = tuple(self.game.observation_tensor_shape())
        seen = (size, seats, *shape) if views == "all" else (size, *shape)
        actions = self.game.num_distinct_actions()
        self.observations = _array(observations, seen, np.float32, "observations")
        self.masks = _array(masks, (size, actions), np.bool_, "masks")
        self.rewards = _array(rewards, (size, seats), np.float32, "rewards")
        self.terminated = _array(terminated, (size,), np.bool_, "terminated")
        self.truncated = _array(truncated, (size,), np.bool_, "truncated")
        self.players = _array(players, (size,), np.int32, "players")
        self._actions = np.zeros(size, np.int64)
        self._arrays = (
            self.observations.reshape(size, -1),
            self.masks,
            self.rewards,
            self.terminated,
            self.truncated,
            self.players,
        )
        self.reset(seed)

    def reset(self, seed: int | str = 0) -> None:
        """Begins every match anew; the seed decides all deals."""
        self._matches.reset(seed, self._arrays)

    def step(self, actions: Any) -> None:
        """Plays one action in each match. If one is not legal, nothing is played at all and the error names it."""
        array = np.ascontiguousarray(actions, dtype=np.int64)
        self._matches.step(array, self._arrays)

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each match, drawn evenly; the array is used again by the next call."""
        self._matches.sample(self._actions)
        return self._actions

    def position(self, index: int) -> str:
        """The position of one match as text."""
        return self._matches.position(index)

    def __len__(self) -> int:
        return self.size
