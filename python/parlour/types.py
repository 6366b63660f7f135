"""What analyses look like."""

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
