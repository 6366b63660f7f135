"""Pictures of reviews, ratings and tables, with matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt

from .arena import Match


def _axes(axes: Any) -> Any:
    return plt.subplots(figsize=(7, 4), layout="constrained")[1] if axes is None else axes


def review(plies: Sequence[Mapping[str, Any]] | Mapping[str, Any], axes: Any = None) -> Any:
    """How a game went: the worth of every move to the first seat's side, and what each move gave away.

    Takes what ``parlour.review`` returns and ``parlour review --json`` prints, or its ``plies``: ``seat``, ``score`` and
    ``best_score`` of each move.
    """
    rows = list(plies["plies"] if isinstance(plies, Mapping) else plies)
    axes = _axes(axes)
    sign = [1 if row["seat"] % 2 == 0 else -1 for row in rows]
    number = list(range(1, len(rows) + 1))
    scores = [s * row["score"] for s, row in zip(sign, rows)]
    losses = [-s * max(0, row["best_score"] - row["score"]) for s, row in zip(sign, rows)]
    axes.axhline(0, color="0.7", linewidth=1)
    axes.plot(number, scores, color="black", label="worth to the first player")
    axes.bar(number, losses, color=["tab:blue" if s > 0 else "tab:orange" for s in sign], alpha=0.6, label="given away")
    axes.set(xlabel="ply", ylabel="points in hundredths", ylim=(-105, 105))
    axes.legend()
    return axes


def elo(match: Match, axes: Any = None) -> Any:
    """Elo of every contestant with its error bars; who has no rating yet is left out."""
    axes = _axes(axes)
    rated = [one for one in match.standings if one["elo"] is not None]
    for row, one in enumerate(rated):
        low, high = one["elo"] - one["low"], one["high"] - one["elo"]
        axes.errorbar(one["elo"], row, xerr=[[max(0, low)], [max(0, high)]], fmt="o", capsize=4, color="black")
    axes.set_yticks(range(len(rated)), [one["name"] for one in rated])
    axes.set(xlabel="Elo", ylim=(-0.5, max(0.5, len(rated) - 0.5)))
    axes.axvline(0, color="0.7", linewidth=1)
    return axes


def table(statistics: Mapping[str, Any], axes: Any = None) -> Any:
    """How many positions are won and lost in how many plies, out of ``parlour.statistics``."""
    axes = _axes(axes)
    rounds = statistics["depths"]
    won = [2 * i + 1 for i in range(len(rounds))]
    axes.bar(won, [wins for wins, _ in rounds], label="won", color="tab:blue")
    axes.bar([n + 1 for n in won], [losses for _, losses in rounds], label="lost", color="tab:orange")
    axes.set(xlabel="plies to the end", ylabel="positions", yscale="log")
    axes.legend()
    return axes
