"""States and actions of every game."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

import parlour

GAMES = [
    ("cublino-contra", {}),
    ("cublino-pur", {}),
    ("dobutsu", {}),
    ("dog", {}),
    ("dog", {"canadian": True}),
    ("dog", {"players": 2}),
    ("dog", {"players": 6}),
    ("dominions", {"size": 4}),
    ("romanian-checkers", {"rules": "mso"}),
    ("romanian-checkers", {"rules": "openspiel"}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_random_game(name: str, options: dict[str, parlour.rules.Option]) -> None:
    game = parlour.load_game(name, **options)
    draw = random.Random(1)
    state = game.new_initial_state(seed=3)
    size, steps = game.num_distinct_actions(), 0
    trail = []
    while not state.is_terminal() and steps < 300:
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and 0 <= legal[0] and legal[-1] < size
        mask = state.legal_actions_mask()
        assert len(mask) == size and [i for i, bit in enumerate(mask) if bit] == legal
        assert np.flatnonzero(state.action_mask()).tolist() == legal
        player = state.current_player()
        assert 0 <= player < game.num_players()
        assert state.legal_actions(player) == legal
        assert state.legal_actions((player + 1) % game.num_players()) == []
        texts = [state.action_to_string(action) for action in legal[:50]]
        assert len(set(texts)) == len(texts)
        assert [state.string_to_action(text) for text in texts] == legal[:50]
        trail.append((str(state), state.history(), legal))
        before = state.clone()
        for wrong in (-1, size, size + 10**9, draw.randrange(size)):
            if wrong not in legal:
                with pytest.raises(ValueError):
                    state.apply_action(wrong)
        assert state == before
        tensor = state.observation_tensor()
        assert tensor.shape == (game.observation_tensor_size(),) and tensor.dtype == np.float32
        assert state.num_legal_actions() == len(legal)
        for wrong in (-1, len(legal)):
            with pytest.raises(IndexError):
                state.apply_legal(wrong)
        index = draw.randrange(len(legal))
        if steps % 2:
            after = state.apply_legal(index)
            assert state.history()[-1] == legal[index] and after == len(state.legal_actions())
        else:
            state.apply_action(legal[index])
        steps += 1
    if state.is_terminal():
        assert state.current_player() == -4
        assert state.legal_actions() == [] and sum(state.legal_actions_mask()) == 0
        assert set(state.returns()) <= {-1.0, 0.0, 1.0}
        with pytest.raises(ValueError, match="over"):
            state.apply_action(0)
    same = pickle.loads(pickle.dumps(state))
    assert same == state and str(same) == str(state) and same.history() == state.history()
    assert copy.deepcopy(state) == state == copy.copy(state)
    for text, history, legal in reversed(trail):
        state.undo()
        assert (str(state), state.history(), state.legal_actions()) == (text, history, legal)
    with pytest.raises(ValueError, match="taken back"):
        state.undo()
    assert same != state or steps == 0


@pytest.mark.parametrize("name", parlour.games())
def test_texts_records_and_pictures(name: str) -> None:
    game = parlour.load_game(name)
    state = game.new_initial_state(seed=5)
    while len(state.moves_played()) < 6 and not state.is_terminal():
        state.play(parlour.bot(game, "random", seed=len(state.moves_played())).choose(state))
    while state.begun():
        state.apply_action(state.legal_actions()[0])
    again = game.state_from_text(str(state))
    assert str(again) == str(state)
    replayed = parlour.load_record(state.record())
    assert str(replayed) == str(state) and replayed.history() == state.history()
    assert state.to_svg().startswith("<svg") and state._repr_svg_() == state.to_svg()
    assert name in repr(state) and len(state.draw().splitlines()) > 3
    assert eval(repr(game), {"load_game": parlour.load_game}) == game
    assert pickle.loads(pickle.dumps(game)) == game
    assert sorted(seat for team in game.teams for seat in team) == list(range(game.num_players()))
    assert pickle.loads(pickle.dumps(replayed)) == replayed


def test_names_and_options_are_refused_in_one_sentence() -> None:
    for act in (
        lambda: parlour.load_game("dobustu"),
        lambda: parlour.load_game("dog", playerz=4),
        lambda: parlour.load_game("dog", players=9),
        lambda: parlour.load_game("loa", rules="romanic"),
        lambda: parlour.load_game("dobutsu").state_from_text("S/gle"),
    ):
        with pytest.raises(ValueError) as why:
            act()
        assert "\n" not in str(why.value)
    with pytest.raises(IndexError):
        parlour.load_game("dobutsu").new_initial_state().observation_tensor(2)


def test_a_seven_is_entered_leg_by_leg() -> None:
    game = parlour.load("dog", players=4, canadian=True)
    state = game.state_from_text("P5P20|||P30 0 play 7|-|-|-")
    whole = state.legal_moves()
    assert len(whole) > 5
    seen = set()
    for move in whole:
        one = state.clone()
        legs = 0
        while not one.moves_played():
            assert one.current_player() == 0
            one.apply_action(one.string_to_action(move))
            legs += 1
        assert one.moves_played() == [move] and len(one.history()) == legs
        seen.add(legs)
    assert {1, 2} <= seen


def test_a_hidden_hand_stays_hidden() -> None:
    game = parlour.load_game("dog")
    state = game.new_initial_state(seed=1)
    player = state.current_player()
    for seed in range(8):
        other = state.resample(player, seed)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert (other.observation_tensor(player) == state.observation_tensor(player)).all()
        assert other.legal_actions() == state.legal_actions()
    assert len({str(state.resample(player, seed)) for seed in range(8)}) > 1
    give = state.legal_actions()[0]
    state.apply_action(give)
    assert state.moves_played(player) != state.moves_played((player + 1) % 4)


@pytest.mark.parametrize("name", parlour.games())
def test_symmetries_map_games_to_games(name: str) -> None:
    game = parlour.load_game(name)
    symmetries = game.symmetries()
    identity = symmetries[0]
    assert identity.actions.tolist() == list(range(game.num_distinct_actions()))
    assert identity.tensor.tolist() == list(range(game.observation_tensor_size()))
    assert len({tuple(s.actions.tolist()) + tuple(s.tensor.tolist()) + tuple(s.seats) for s in symmetries}) == len(symmetries)


def test_planes_have_names() -> None:
    game = parlour.load_game("dobutsu")
    planes = dict(zip(game.observation_planes(), game.new_initial_state().observation_tensor().reshape(19, 4, 3)))
    assert planes["own lion"].tolist() == [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1, 0]]
    assert planes["other lion"].tolist() == [[0, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert (planes["is Sente"] == 1).all() and (planes["is Gote"] == 0).all()
