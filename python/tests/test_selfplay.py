"""Files of self-play are read row by row."""

from __future__ import annotations

import pathlib

import pytest

import parlour
from conftest import VECTORS


@pytest.mark.parametrize(("game", "positions"), [("romanian-checkers", 47), ("dog", 238)])
def test_every_row_is_a_position_and_the_move_chosen_there(game: str, positions: int) -> None:
    rows = list(parlour.read_selfplay(VECTORS / "selfplay" / f"{game}.jsonl"))
    assert len(rows) == positions
    rules = parlour.load_game(game)
    for row in rows[::7]:
        assert -100 <= row["score"] <= 100 and row["result"] in (-1, 0, 1)
        if rules.is_open:
            state = rules.state_from_text(row["position"])
            assert state.current_player() == row["player"]
            state.play(row["move"])
        else:
            assert "?" in row["position"]


def test_what_is_wrong_is_named(tmp_path: pathlib.Path) -> None:
    good = (VECTORS / "selfplay" / "romanian-checkers.jsonl").read_text(encoding="utf-8")
    file = tmp_path / "games.jsonl"

    def refused(text: str) -> str:
        file.write_text(text, encoding="utf-8")
        with pytest.raises(ValueError) as why:
            list(parlour.read_selfplay(file))
        return str(why.value)

    assert refused("my diary\n").endswith("line 1: this is no file of self-play")
    assert "version 2" in refused(good.replace('"selfplay":1', '"selfplay":2'))
    assert "line 2: " in refused(good.replace('"moves":"', '"moves":"z9-z9 ', 1))
    assert "line 4: " in refused(good + "nothing\n")
    file.write_text(good[:-5], encoding="utf-8")
    games = {row["game"] for row in parlour.read_selfplay(file)}
    assert games == {0}, "a last line that was cut off is not read"
