"""Bots, analyses, matches and tables."""

from __future__ import annotations

import pathlib
import random

import pytest

import parlour


@pytest.mark.parametrize("name", parlour.games())
def test_a_bot_plays(name: str) -> None:
    game = parlour.load_game(name)
    bot = game.bot(level=2, seed=1)
    state = game.new_initial_state(seed=1)
    for _ in range(6):
        text = bot.choose(state)
        assert text in state.legal_moves()
        state.play(text)
    assert parlour.bot(name, "random").step(state) in state.legal_actions()


def test_an_analysis_knows_wins() -> None:
    state = parlour.load_game("cublino-contra").state_from_text("CWd6vg6")
    said = parlour.analyse(state, depth=4)
    best = said["moves"][0]
    assert said["result"] == best["result"] == "win" and best["plies"] == 1
    state.apply_action(best["action"])
    assert state.returns() == [1.0, -1.0]
    with pytest.raises(ValueError, match="over"):
        parlour.analyse(state)


@pytest.mark.parametrize("name", ["romanian-checkers", "cublino-contra", "cublino-pur", "dog"])
def test_either_judge_can_be_asked(name: str) -> None:
    game = parlour.load_game(name)
    state = game.new_initial_state(seed=2)
    scores = [
        [one["score"] for one in parlour.analyse(state, nodes=2000, lines=3, judge=judge)["moves"]]
        for judge in ("classic", "learned")
    ]
    assert scores[0] != scores[1]
    assert game.bot(nodes=600, judge="learned").choose(state) in state.legal_moves()
    with pytest.raises(ValueError, match="judge"):
        game.bot(judge="wise")


def test_a_solved_game_has_one_judge() -> None:
    state = parlour.load_game("dobutsu").new_initial_state()
    with pytest.raises(ValueError, match="no learned judge"):
        parlour.analyse(state, nodes=100, judge="learned")


def test_a_review_finds_the_blunder() -> None:
    state = parlour.load_game("cublino-contra").state_from_text("CWd6vg2")
    best = parlour.analyse(state, depth=4)["moves"][0]["move"]
    state.play(next(move for move in state.legal_moves() if move != best))
    found = parlour.review(state, nodes=2000)
    (ply,) = found["plies"]
    assert ply["best"] == best and ply["best_result"] == "win" and ply["best_score"] == 100
    assert ply["result"] == "loss" and ply["loss"] == 200 and ply["kind"] == "blunder" and ply["seat"] == 0
    assert found["accuracy"][0] < 100 == found["accuracy"][1]
    assert parlour.review(state.record(), nodes=2000) == found


def test_a_python_player_in_the_arena() -> None:
    draw = random.Random(5)

    def eager(state: parlour.State) -> int:
        return draw.choice(state.legal_actions())

    match = parlour.play_match("dobutsu", 3, eager, games=6, seed=2)
    assert [one["name"] for one in match.standings] == ["level:3", "eager"]
    assert match.standings[0]["games"] == 6 and match.notes == []
    assert match.standings[0]["points"] > match.standings[1]["points"]

    def hound(state: parlour.State) -> int:
        assert state.get_game().name == "dog"
        return state.legal_actions()[0]

    dog = parlour.play_match("dog", "random", hound, games=2, seed=1, plies=40)
    assert dog.standings[1]["forfeits"] == 0 and len(dog.games) == 2


def test_level_ten_has_a_book_unless_told_otherwise() -> None:
    def first(book: bool) -> set[str]:
        bots = [parlour.bot("romanian-checkers", seed=seed, nodes=300, book=book) for seed in range(12)]
        state = parlour.load_game("romanian-checkers").new_initial_state()
        return {bot.choose(state) for bot in bots}

    assert len(first(book=False)) == 1
    assert len(first(book=True)) > 1


def test_a_broken_player_forfeits() -> None:
    def broken(state: parlour.State) -> int:
        raise RuntimeError("out of ideas")

    match = parlour.play_match("dobutsu", "random", broken, games=2)
    assert match.standings[1]["forfeits"] == 2 and "out of ideas" in match.notes[0]


def test_shards_make_the_match(tmp_path: pathlib.Path) -> None:
    whole = parlour.play_match("dobutsu", 1, 2, games=8, seed=7)
    parts = [parlour.play_match("dobutsu", 1, 2, games=8, seed=7, shard=f"{i}/2") for i in (1, 2)]
    rows = sorted((row for part in parts for row in part.games), key=lambda row: (row["set"], row["turn"]))
    assert rows == whole.games
    file = tmp_path / "results"
    parlour.play_match("dobutsu", 1, 2, games=8, seed=7, shard="1/2", results=file)
    continued = parlour.play_match("dobutsu", 1, 2, games=8, seed=7, results=file)
    assert continued.games == whole.games


def test_sprt_decides() -> None:
    match = parlour.play_match("dobutsu", 4, "random", games=400, sprt=(0, 50), seed=1)
    assert match.sprt is not None and match.sprt["verdict"] == "better"
    assert len(match.games) < 400


def test_a_table_is_refused_where_there_is_none(tmp_path: pathlib.Path) -> None:
    with pytest.raises(ValueError):
        parlour.Table("dobutsu", tmp_path / "none")
    with pytest.raises(ValueError, match="not solved"):
        parlour.solve("dog", tmp_path / "dog.table")
