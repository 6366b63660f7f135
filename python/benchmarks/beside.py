"""Random games of Romanian Checkers, step by step the same as OpenSpiel's `lines_of_action` under the preset `openspiel`.

    python python/benchmarks/beside.py 1000
"""

from __future__ import annotations

import random
import sys

import pyspiel

import parlour


def play_beside(games: int, seed: int) -> int:
    """Random games of Romanian Checkers, step by step the same here and in OpenSpiel; how many steps."""
    draw = random.Random(seed)
    ours, theirs = parlour.load_game("loa", rules="openspiel"), pyspiel.load_game("lines_of_action")
    assert ours.num_distinct_actions() == theirs.num_distinct_actions()
    steps = 0
    for _ in range(games):
        mine, other = ours.new_initial_state(), theirs.new_initial_state()
        back = draw.random() < 0.5
        last: int | None = None
        while not other.is_terminal():
            assert mine.current_player() == other.current_player()
            legal = other.legal_actions()
            assert mine.legal_actions() == legal
            action = draw.choice(legal)
            if back and last is not None and draw.random() < 0.3:
                # Men that go back and forth repeat positions.
                again = [a for a in legal if a >> 7 == (last >> 1 & 63) and (a >> 1 & 63) == last >> 7]
                action = (again or [action])[0]
            assert mine.action_to_string(action) == other.action_to_string(action)
            last = mine.history()[-2] if len(mine.history()) > 1 else None
            mine.apply_action(action)
            other.apply_action(action)
            steps += 1
        assert mine.is_terminal() and mine.returns() == other.returns()
        assert mine.history() == other.history()
    return steps


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{games} games, {play_beside(games, 7)} steps: the same legal actions, texts, turns and results")
