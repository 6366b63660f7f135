"""Bots, analyses and exact values."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _parlour
from ._parlour import Bot, Game, State, load_record
from .rules import load_game
from .types import Analysis, Review

Path = str | os.PathLike[str]


def _game(game: Game | str) -> Game:
    return load_game(game) if isinstance(game, str) else game


def bot(
    game: Game | str,
    level: int | str = 10,
    *,
    seed: int | str = 0,
    depth: int | None = None,
    nodes: int | None = None,
    time: float | None = None,
    threads: int | None = None,
    judge: str | None = None,
    book: bool = True,
) -> Bot:
    """A player of ``game``: a level from 0 to 10, ``"greedy"`` or ``"random"``.

    The limits hold for every move; ``time`` is in seconds. The same seed gives the same play. ``judge`` is ``"classic"``,
    ``"learned"`` where the game has one, or ``None`` for the one that is stronger. Level 10 plays its first moves from
    a book where the game has one, unless ``book`` is false.
    """
    return Bot(_game(game), level, seed, depth, nodes, time, threads, judge, book)


def analyse(
    state: State,
    *,
    level: int | str = 10,
    lines: int | str | None = None,
    seed: int | str = 0,
    depth: int | None = None,
    nodes: int | None = None,
    time: float | None = None,
    threads: int | None = None,
    judge: str | None = None,
) -> Analysis:
    """What a bot thinks of the position, best move first.

    Scores are expected points of the mover's team in hundredths, from -100 to 100; ``result`` and ``plies`` are there
    where they are proven.
    """
    mind = Bot(state.get_game(), level, seed, depth, nodes, time, threads, judge)
    return mind.analyse(state, lines)


def review(
    record: State | str,
    *,
    depth: int | None = None,
    nodes: int | None = None,
    time: float | None = None,
    threads: int | None = None,
) -> Review:
    """What every move of a match was worth beside the best one: of a state's match so far, or of a record's text.

    Without limits the same match gives the same review, the one of ``parlour review --json``. Ctrl-C stops it.
    """
    state = load_record(record) if isinstance(record, str) else record
    found: Review = json.loads(_parlour._review(state, depth, nodes, time, threads))
    return found


def solve(game: Game | str, path: Path, *, replace: bool = False, threads: int | None = None) -> str:
    """Solves a game and keeps its table in the file ``path``; what was found, as text. Ctrl-C stops it."""
    return _parlour.solve(_game(game), os.fspath(path), replace, threads)


def statistics(
    game: Game | str, path: Path, *, reachable: bool = False, threads: int | None = None
) -> dict[str, Any]:
    """Figures about a whole solved game, out of its table."""
    found: dict[str, Any] = json.loads(_parlour._statistics(_game(game), os.fspath(path), reachable, threads))
    return found


class Table:
    """The table of a solved game, out of the file that :func:`solve` or ``parlour solve`` has made."""

    def __init__(self, game: Game | str, path: Path) -> None:
        self._table = _parlour.Table(_game(game), os.fspath(path))

    def values(self, states: Sequence[State]) -> npt.NDArray[np.int8]:
        """1 for each state that the side to move wins, 0 for a draw, -1 for a loss."""
        return self._table.lookup(list(states))[0]

    def plies(self, states: Sequence[State]) -> npt.NDArray[np.int16]:
        """Plies to the end of each with best play; 0 for a draw and for a game that is over."""
        return self._table.lookup(list(states))[1]
