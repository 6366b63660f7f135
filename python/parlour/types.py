"""What analyses and reviews look like."""

from __future__ import annotations

from typing import TypedDict


class _Proven(TypedDict, total=False):
    #: "win", "draw" or "loss" for the side to move, where it is proven.
    result: str
    #: Plies to the end, where they are known.
    plies: int


class Worth(_Proven):
    """What is said about one move."""

    move: str
    action: int
    score: float
    pv: list[str]


class Analysis(_Proven):
    """What is said about a position, best move first."""

    moves: list[Worth]
    nodes: int
    depth: int


class _Judged(TypedDict, total=False):
    #: What is proven of the move and of the best one, for the mover.
    result: str
    best_result: str
    #: Standard error of the score, where hidden cards were drawn several times.
    error: float
    #: The same move with all cards open, where some were hidden: score, best, best_score, loss.
    open: dict[str, float | str]


class Judged(_Judged):
    """One move of a review. Scores are the mover's expected points in hundredths."""

    ply: int
    seat: int
    move: str
    score: float
    best: str
    best_score: float
    loss: float
    #: "forced", "best", "good", "inaccuracy", "mistake" or "blunder".
    kind: str
    line: list[str]


class _Chance(TypedDict, total=False):
    #: What chance was worth to each seat, and what its plays cost, where there was chance.
    luck: list[float]
    skill: list[float]


class Review(_Chance):
    """A match gone through."""

    game: str
    rules: str
    plies: list[Judged]
    #: How close each seat's moves came to the best ones, 0 to 100.
    accuracy: list[float]
    #: The plies by which a side that was not worse became so.
    turning: list[int]
    #: From which loss on a move is an inaccuracy, a mistake, a blunder.
    scale: dict[str, float]
