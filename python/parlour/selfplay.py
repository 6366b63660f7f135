"""What ``parlour selfplay`` wrote, a row for each position; docs/selfplay.md describes the file."""

from __future__ import annotations

import json
import os
import pathlib
from collections.abc import Iterator
from typing import Any

from .rules import load_game


def read_selfplay(path: str | os.PathLike[str]) -> Iterator[dict[str, Any]]:
    """The positions in which the bot chose: game, ply, player, position, move, score and result.

    ``score`` is the expected points of the mover's team in hundredths, ``result`` 1, 0 or -1 for it. A file of something
    else, or a move that is not legal, is a ValueError that names the line. A last line that was cut off is not read.
    """
    with pathlib.Path(path).open(encoding="utf-8") as lines:
        try:
            header = json.loads(next(lines, ""))
            version = header["selfplay"]
        except (ValueError, TypeError, KeyError):
            raise ValueError(f"{path}, line 1: this is no file of self-play") from None
        if version != 1:
            raise ValueError(f"{path}, line 1: this is version {version} of the format, not 1")
        game = load_game(header["game"], header["rules"], **header["options"])
        for number, line in enumerate(lines, 2):
            if not line.endswith("\n"):
                return
            try:
                played = json.loads(line)
                moves, scores, opening = played["moves"].split(), played["scores"], played["opening"]
                if len(moves) != opening + len(scores):
                    raise ValueError(f"{len(moves)} moves, but {opening} of the opening and {len(scores)} scores")
                state, rows = game.new_initial_state(played["seed"]), []
                for ply, move in enumerate(moves):
                    if ply >= opening:
                        player = state.current_player()
                        rows.append(
                            {
                                "game": played["game"],
                                "ply": ply,
                                "player": player,
                                "position": state.observation_string(player),
                                "move": move,
                                "score": scores[ply - opening],
                                "result": played["points"][player],
                            }
                        )
                    state.play(move)
            except (ValueError, TypeError, KeyError, IndexError) as why:
                raise ValueError(f"{path}, line {number}: {why}") from why
            yield from rows
