"""Single steps of Romanian Checkers from Python, beside OpenSpiel's `lines_of_action`.

    python python/benchmarks/steps.py

A step is `is_terminal()`, `legal_actions()`, picking an entry of the list by a number made in advance, and
`apply_action(a)`: all that a random playout does, the loop itself included. What loop and calls alone cost is shown by a
stand-in that plays nothing. "By index" is the same playout without lists: `apply_legal(i)` plays the entry and says how many
there are then. Whole games from the start, the same games for both (actions have the same numbers); the
best of some runs of each game, the two taking turns with all games, so that what else the machine does counts little.
Each has a copy of the loop, as in a program of its own: the interpreter suits a loop to the type that it meets there.
"""

from __future__ import annotations

import random
import time
import types
from collections.abc import Callable
from typing import Any

import pyspiel

import parlour

GAMES, ROUNDS = 30, 60


class StandIn:
    """Does nothing, as fast as Python can."""

    def __init__(self, steps: int) -> None:
        self.left = steps
        self.list = list(range(30))

    def is_terminal(self) -> bool:
        return self.left == 0

    def legal_actions(self) -> list[int]:
        return self.list

    def apply_action(self, action: int) -> None:
        self.left -= 1


def play(state: Any, picks: list[int]) -> int:
    steps = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[picks[steps] % len(actions)])
        steps += 1
    return steps


def play_by_index(state: Any, picks: list[int]) -> int:
    steps, legal = 0, state.num_legal_actions()
    while legal:
        legal = state.apply_legal(picks[steps] % legal)
        steps += 1
    return steps


def main() -> None:
    draw = random.Random(1)
    picks = [[draw.randrange(1 << 30) for _ in range(1001)] for _ in range(GAMES)]
    theirs, ours = pyspiel.load_game("lines_of_action"), parlour.load_game("loa", rules="openspiel")
    lengths = [play(theirs.new_initial_state(), pick) for pick in picks]
    makers: dict[str, Callable[[int], Any]] = {
        "parlour": lambda game: ours.new_initial_state(),
        "by index": lambda game: ours.new_initial_state(),
        "open_spiel": lambda game: theirs.new_initial_state(),
        "stand-in": lambda game: StandIn(lengths[game]),
    }
    ways = {name: play_by_index if name == "by index" else play for name in makers}
    loops = {name: types.FunctionType(way.__code__.replace(co_name=name), globals()) for name, way in ways.items()}
    best = {name: [float("inf")] * GAMES for name in makers}
    for _ in range(ROUNDS):
        ends: dict[str, list[Any]] = {name: [] for name in makers}
        for name, make in makers.items():
            for game in range(GAMES):
                state = make(game)
                begin = time.perf_counter()
                steps = loops[name](state, picks[game])
                best[name][game] = min(best[name][game], time.perf_counter() - begin)
                ends[name].append((steps, state.returns() if name != "stand-in" else None))
        assert ends["parlour"] == ends["by index"] == ends["open_spiel"], "the games differ"
    print(f"{sum(lengths)} steps of {GAMES} games, the best of {ROUNDS} runs of each")
    each = {name: sum(times) / sum(lengths) * 1e6 for name, times in best.items()}
    for name, micros in each.items():
        print(f"{name:11} {micros:6.3f} µs a step")
    ratios = [f"{each['open_spiel'] / each[name]:.1f}" for name in ("parlour", "by index")]
    print(f"OpenSpiel takes {ratios[0]} times as long; {ratios[1]} times by index")


if __name__ == "__main__":
    main()
