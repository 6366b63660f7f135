"""Matches between bots, engines and Python players."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from ._parlour import Bot, Game, State, _match, _strength
from .minds import Path, _game

#: A function of a state that returns an action, or the text of a move.
Player = Callable[[State], "int | str"]
#: A level, ``"greedy"``, ``"random"``, ``"ugi:COMMAND"``, or a Python player.
Contestant = int | str | Player | tuple[str, Player]


@dataclass(frozen=True)
class Match:
    """How a match stands."""

    #: One for each contestant: name, games, wins, draws, losses, points, forfeits, elo, low, high.
    standings: list[dict[str, Any]]
    #: Pairs of games in which the first contestant got 0, ½, 1, 1½ and 2 points.
    pairs: list[int]
    #: A row for each game: set, turn, seating, winners, reason, plies.
    games: list[dict[str, Any]]
    #: What went wrong.
    notes: list[str]
    #: What names the match.
    header: dict[str, Any]
    #: elo0, elo1, verdict, ratio, bound, where a test was asked for.
    sprt: dict[str, Any] | None


def _contestant(given: Contestant) -> str | tuple[str, Player]:
    if isinstance(given, tuple):
        return given
    if isinstance(given, str):
        return given
    if isinstance(given, int):
        return _strength(given)
    name = getattr(given, "__name__", type(given).__name__)
    return (str(name), given)


def play_match(
    game: Game | str,
    *contestants: Contestant,
    games: int = 100,
    seed: int | str = 0,
    shard: str = "1/1",
    threads: int = 1,
    depth: int | None = None,
    nodes: int | None = None,
    time: float | None = None,
    opening: int | None = None,
    plies: int | None = None,
    tournament: str | None = None,
    sprt: tuple[float, float] | None = None,
    results: Path | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Match:
    """Plays a match: each opening once for each way round the contestants can sit.

    ``shard="2/4"`` plays every fourth set; ``results`` is the same file that ``parlour match --results`` writes and
    continues; ``sprt=(0, 5)`` stops as soon as it is decided. A Python player is given a state in which whatever its
    seat cannot see is drawn by lot.
    """
    told = json.loads(
        _match(
            _game(game),
            [_contestant(one) for one in contestants],
            games,
            seed,
            shard,
            threads,
            depth,
            nodes,
            time,
            opening,
            plies,
            tournament,
            sprt,
            None if results is None else os.fspath(results),
            None if save is None else os.fspath(save),
            progress,
        )
    )
    return Match(
        told["standings"], told["pairs"], told["games"], told["notes"], told["match"], told.get("sprt")
    )


def player(bot: Bot) -> Player:
    """A bot as a Python player."""
    return cast(Player, bot.choose)


def games_of(rows: Sequence[dict[str, Any]], contestant: int = 0) -> list[float]:
    """The points of a contestant in each game: 1, ½ or 0."""
    points = []
    for row in rows:
        won = any(row["seating"][seat] == contestant for seat in row["winners"])
        points.append(0.5 if not row["winners"] else float(won))
    return points
