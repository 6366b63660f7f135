"""Batches step exactly as single states do."""

from __future__ import annotations

import numpy as np
import pytest

import parlour


@pytest.mark.parametrize("name", parlour.games())
@pytest.mark.parametrize("threads", [1, 3])
def test_a_batch_is_many_states(name: str, threads: int) -> None:
    game = parlour.load_game(name, **({"size": 4} if name == "dominions" else {}))
    size = 7
    env = parlour.VectorEnv(game, size, seed=9, threads=threads, max_plies=60)
    states = [game.state_from_text(env.position(i)) for i in range(size)]
    shape = game.observation_tensor_shape()
    for _ in range(80):
        for i, state in enumerate(states):
            assert np.flatnonzero(env.masks[i]).tolist() == state.legal_actions()
            assert env.players[i] == state.current_player()
            assert (env.observations[i] == state.observation_tensor().reshape(shape)).all()
        actions = env.sample().copy()
        env.step(actions)
        for i, action in enumerate(actions):
            states[i].apply_action(int(action))
            assert env.terminated[i] == states[i].is_terminal()
            assert env.rewards[i].tolist() == states[i].returns()
            if env.terminated[i] or env.truncated[i]:
                states[i] = game.state_from_text(env.position(i))


def test_seeds_decide() -> None:
    def played(seed: int, threads: int) -> list[str]:
        env = parlour.VectorEnv("dog", 16, seed=seed, threads=threads)
        for _ in range(40):
            env.step(env.sample())
        return [env.position(i) for i in range(16)]

    assert played(1, 1) == played(1, 4) != played(2, 1)


def test_nothing_is_played_where_one_action_is_wrong() -> None:
    env = parlour.VectorEnv("dog", 5, seed=1)
    for _ in range(30):
        env.step(env.sample())
    before = [env.position(i) for i in range(5)], env.masks.copy()
    actions = env.sample().copy()
    actions[3] = int(np.flatnonzero(~env.masks[3])[0])
    with pytest.raises(ValueError, match="match 3"):
        env.step(actions)
    assert [env.position(i) for i in range(5)] == before[0] and (env.masks == before[1]).all()
    env.step(env.sample())
    with pytest.raises(ValueError):
        env.step(np.zeros(4))


def test_every_seat_sees_its_own() -> None:
    game = parlour.load_game("dog")
    env = parlour.VectorEnv(game, 3, seed=2, views="all")
    states = [game.state_from_text(env.position(i)) for i in range(3)]
    shape = game.observation_tensor_shape()
    for i, state in enumerate(states):
        for seat in range(4):
            assert (env.observations[i, seat] == state.observation_tensor(seat).reshape(shape)).all()


@pytest.mark.parametrize("name", ["dobutsu", "cublino-pur", "cublino-contra"])
def test_turned_boards_are_those_of_the_first_player(name: str) -> None:
    game = parlour.load_game(name)
    turn = next(s for s in game.symmetries() if s.seats == [1, 0])
    plain = parlour.VectorEnv(game, 4, seed=4)
    turned = parlour.VectorEnv(game, 4, seed=4, turned=True)
    first = game.observation_planes().index("is Sente" if name == "dobutsu" else "is White")
    for _ in range(20):
        assert (turned.observations[:, first] == 1).all()
        actions = plain.sample().copy()
        moved = [turn.actions[a] if p == 1 else a for a, p in zip(actions, plain.players)]
        plain.step(actions)
        turned.step(np.array(moved))
        assert [plain.position(i) for i in range(4)] == [turned.position(i) for i in range(4)]
        assert (plain.masks.sum(1) == turned.masks.sum(1)).all()


class Foreign:
    """An array of another library: all that is known of it is DLPack."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack__(self, **options: object) -> object:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.__dlpack_device__()


def test_arrays_of_the_caller_are_written_without_a_copy() -> None:
    game = parlour.load_game("dobutsu")
    seen = np.zeros((8, 19, 4, 3), np.float32)
    mask = np.zeros((8, 180), np.bool_)
    env = parlour.VectorEnv(game, 8, observations=Foreign(seen), masks=mask)
    assert env.masks is mask and np.shares_memory(env.observations, seen)
    assert seen.any() and mask.any()
    before = seen.copy()
    env.step(env.sample())
    assert (seen != before).any()
    assert np.shares_memory(np.from_dlpack(env.observations), seen)
    for wrong in (np.zeros((8, 19, 4, 3)), np.zeros((7, 19, 4, 3), np.float32)):
        with pytest.raises(ValueError, match="observations"):
            parlour.VectorEnv(game, 8, observations=wrong)
