"""Counts lines of Breakthrough without any code of the crate: squares are pairs, sides are sets.

    python3 count.py "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w" 5
"""

import sys


def read(text):
    board, mover = text.split()[:2]
    sides = {"w": set(), "b": set()}
    for row, word in enumerate(board.split("/")):
        column = 0
        for letter in word:
            if letter.isdigit():
                column += int(letter)
            else:
                sides["w" if letter.isupper() else "b"].add((column, 7 - row))
                column += 1
    return frozenset(sides[mover]), frozenset(sides["b" if mover == "w" else "w"]), 1 if mover == "w" else -1


def count(own, enemy, way, depth, known):
    """Lines of exactly `depth` moves; a game that is over has none."""
    if depth == 0:
        return 1
    if not own or any(rank == (0 if way == 1 else 7) for _, rank in enemy):
        return 0
    key = own, enemy, way, depth
    if key not in known:
        total = 0
        for column, rank in own:
            for side in (-1, 0, 1):
                to = column + side, rank + way
                if not 0 <= to[0] < 8 or to in own or (side == 0 and to in enemy):
                    continue
                total += count(enemy - {to}, own - {(column, rank)} | {to}, -way, depth - 1, known)
        known[key] = total
    return known[key]


if __name__ == "__main__":
    print(count(*read(sys.argv[1]), int(sys.argv[2]), {}))
