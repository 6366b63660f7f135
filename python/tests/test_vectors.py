"""Figures of independent programs, through actions where one is entered."""

from __future__ import annotations

import hashlib
import pathlib

import numpy as np
import pytest

import parlour
from conftest import vectors


def entered(state: parlour.State, move: str) -> None:
    """Plays a move by its actions."""
    plies = len(state.moves_played())
    while len(state.moves_played()) == plies:
        state.apply_action(state.string_to_action(move))


def reached(state: parlour.State) -> dict[str, str]:
    """Every move that the actions lead to, with the position after it."""
    found: dict[str, str] = {}
    for action in state.legal_actions():
        text = state.action_to_string(action)
        next_state = state.clone()
        next_state.apply_action(action)
        if next_state.begun():
            found |= reached(next_state)
        else:
            found[text] = str(next_state)
    return found


def ordered(text: str) -> tuple[str, list[str]]:
    board, hands = text.rsplit("/", 1)
    return board, sorted(hands)


def test_dobutsu_moves() -> None:
    game = parlour.load_game("dobutsu")
    for position, move, *_, after in vectors("dobutsu/moves.tsv"):
        state = game.state_from_text(position)
        entered(state, move)
        assert ordered(str(state)) == ordered(after), position


def test_dobutsu_values(table: pathlib.Path) -> None:
    game = parlour.load_game("dobutsu")
    rows = vectors("dobutsu/values.tsv")
    states = [game.state_from_text(row[0]) for row in rows]
    opened = parlour.Table(game, table)
    values, plies = opened.values(states), opened.plies(states)
    signs = {"win": 1, "draw": 0, "loss": -1}
    assert values.tolist() == [signs[row[1]] for row in rows]
    assert plies.tolist() == [max(0, int(row[2])) for row in rows]
    assert values.dtype == np.int8
    assert opened.values([game.new_initial_state()])[0] == -1
    assert opened.plies([game.new_initial_state()])[0] == 78


def test_dobutsu_rounds(rounds: list[list[int]]) -> None:
    wanted = [[int(won), int(lost)] for _, won, lost in vectors("dobutsu/rounds.tsv")]
    assert rounds[: len(wanted)] == wanted


@pytest.mark.parametrize("kind", ["pur", "contra"])
def test_cublino(kind: str) -> None:
    game = parlour.load_game(f"cublino-{kind}")
    for position, move, after in vectors(f"cublino/apply_{kind}.tsv"):
        state = game.state_from_text(position)
        entered(state, move)
        assert str(state) == after
    returns = {"1": [1.0, -1.0], "2": [-1.0, 1.0], "3": [0.0, 0.0]}
    for position, code in vectors(f"cublino/game_over_{kind}.tsv"):
        state = game.state_from_text(position)
        assert state.is_terminal() == (code != "0")
        assert state.returns() == returns.get(code, [0.0, 0.0])


def test_cublino_checks() -> None:
    game = parlour.load_game("cublino-pur")
    for position, move, legal in vectors("cublino/move_valid_pur.tsv"):
        state = game.state_from_text(position)
        try:
            state.string_to_action(move)
            found = True
        except ValueError:
            found = False
        assert found == (legal == "1"), (position, move)
    for position, own, _, expected in vectors("cublino/no_moves.tsv"):
        kind = "contra" if position[0] in "cC" else "pur"
        state = parlour.load_game(f"cublino-{kind}").state_from_text(position)
        if expected == "pass":
            assert own == "0" and state.legal_moves() == ["pass"]
            assert [state.action_to_string(a) for a in state.legal_actions()] == ["pass"]
        else:
            assert state.is_terminal() and state.returns() == [0.0, 0.0]


def test_romanian_checkers() -> None:
    game = parlour.load_game("romanian-checkers")
    for position, moves in vectors("romanian-checkers/moves.tsv"):
        state = game.state_from_text(position)
        texts = sorted(state.action_to_string(action) for action in state.legal_actions())
        assert texts == moves.split(","), position
    results = {"W": [1.0, -1.0], "B": [-1.0, 1.0], "D": [0.0, 0.0]}
    for position, _, romanian, sackson in vectors("romanian-checkers/outcomes.tsv"):
        for rules, code in (("romanian", romanian), ("sackson", sackson)):
            state = parlour.load_game("loa", rules=rules).state_from_text(position)
            assert state.is_terminal() and state.returns() == results[code]
    for position, *counts in vectors("romanian-checkers/perft.tsv"):
        state = game.state_from_text(position)
        for depth, count in enumerate(counts[:4], 1):
            assert state.perft(depth) == int(count)
    for game_result, moves in vectors("romanian-checkers/openspiel_games.tsv"):
        state = parlour.load_game("loa", rules="openspiel").new_initial_state()
        for move in moves.split():
            text, count = move.rsplit(":", 1)
            assert len(state.legal_actions()) == int(count)
            entered(state, text)
        assert state.is_terminal() and state.returns() == results[game_result]


def test_dominions() -> None:
    game = parlour.load_game("dominions")
    for position, count, digest in vectors("dominions/positions.tsv"):
        state = game.state_from_text(position)
        placed = sorted(text for a in state.legal_actions() if (text := state.action_to_string(a)) != "pass")
        assert len(placed) == int(count)
        assert hashlib.sha256(" ".join(placed).encode()).hexdigest()[:16] == digest
    for moves, white, black, *_ in vectors("dominions/games.tsv"):
        state = game.new_initial_state()
        for move in moves.split(";"):
            entered(state, move)
        assert state.scores() == [int(white), int(black)]
    for _, position, move, legal, after, *scores in vectors("dominions/edges.tsv"):
        state = game.state_from_text(position)
        if legal == "legal":
            entered(state, move)
            assert sorted(str(state).split(" ")[0].split(",")) == sorted(after.split(","))
            assert state.scores() == [int(score) for score in scores]
        else:
            with pytest.raises(ValueError):
                state.string_to_action(move)


def test_dog_plays() -> None:
    for _, board, player, card, canadian, count, boards in vectors("dog/plays.tsv"):
        game = parlour.load("dog", rules="libdog", canadian=canadian == "1")
        hands = "|".join(card if seat == int(player) else "-" for seat in range(4))
        state = game.state_from_text(f"{board} {player} play {hands}")
        plays = {text: after for text, after in reached(state).items() if not text.startswith("D")}
        assert sorted(plays) == [text for text in state.legal_moves() if not text.startswith("D")]
        found = {after.split(" ")[0] for after in plays.values()}
        assert found == {one for one in boards.split(";") if one}
        assert len(found) == int(count)


def test_dog_actions_by_hand() -> None:
    for _, board, player, hand, canadian, action, legal, after in vectors("dog/illegal.tsv"):
        game = parlour.load("dog", rules="libdog", canadian=canadian == "1")
        hands = "|".join(hand if seat == int(player) else "-" for seat in range(4))
        state = game.state_from_text(f"{board} {player} play {hands}")
        if legal == "legal":
            entered(state, action)
            assert str(state).split(" ")[0] == after
        else:
            before = str(state)
            with pytest.raises(ValueError):
                state.string_to_action(action)
            assert str(state) == before


def test_dog_games() -> None:
    for row in vectors("dog/games.tsv"):
        _, canadian, _, size, first, *hands, stack, actions, board, winner = row
        game = parlour.load("dog", rules="libdog", canadian=canadian == "1")
        assert len(hands) == 4
        if row[2] == "1":
            state = game.state_from_text(f"||| {first} give {'|'.join(hands)} {size}:{first} -|-|-|- {stack}")
        else:
            text = f"{before} {first} give {'|'.join(hands)} {size}:{first} -|-|-|- {stack}"
            state = game.state_from_text(text)
        for action in actions.split():
            seat, move = action.split(":")
            assert state.current_player() == int(seat)
            entered(state, move)
        before = str(state).split(" ")[0]
        assert before == board
        if winner != "-":
            side = int(winner)
            assert state.returns() == [1.0 if seat % 2 == side else -1.0 for seat in range(4)]


def test_what_is_refused_says_why() -> None:
    for name in ("romanian-checkers", "dominions"):
        game = parlour.load_game(name)
        for row in vectors(f"{name}/malformed.tsv"):
            if name == "dominions":
                what, position, move, _, part = row
            else:
                what, text, _, part, at = (row + [""])[:5]
                position, move = (text, "") if what == "position" else (at, text)
            with pytest.raises(ValueError) as why:
                if what == "record":
                    parlour.load_record(move)
                elif what == "position":
                    game.state_from_text(position)
                else:
                    state = game.state_from_text(position) if position else game.new_initial_state()
                    state.string_to_action(move)
            assert part in str(why.value)
