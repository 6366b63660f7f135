"""PettingZoo, Gymnasium and OpenSpiel find what they expect."""

from __future__ import annotations

import importlib.util
import pathlib
import random
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import cfr, exploitability, mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test

import parlour
import parlour.openspiel
import parlour.zoo


def load(path: str) -> Any:
    """A script of this folder as a module."""
    file = pathlib.Path(__file__).parents[1] / path
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", parlour.games())
def test_pettingzoo(name: str) -> None:
    options = {"size": 3} if name == "dominions" else {}
    api_test(parlour.zoo.env(name, **options), num_cycles=300, verbose_progress=False)
    parallel_api_test(parlour.zoo.parallel_env(name, **options), num_cycles=200)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_seeds_and_results() -> None:
    seed_test(lambda: parlour.zoo.env("dog"), num_cycles=50)
    env = parlour.zoo.env("dobutsu", render_mode="ansi")
    env.reset(seed=1)
    draw = random.Random(2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if ended else draw.choice(legal))
    assert list(total.values()) == env.state_of_play.returns()
    assert "+" in str(env.render())


@pytest.mark.filterwarnings("ignore")
def test_gymnasium() -> None:
    env = gymnasium.make("parlour.gym:parlour/cublino-contra-v0", level="random")
    check_env(env.unwrapped, skip_render_check=True)
    _, info = env.reset(seed=3)
    ended = False
    while not ended:
        _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not info["illegal"]
    assert reward in (-1.0, 0.0, 1.0)


def test_openspiel_plays_the_same_games() -> None:
    assert load("benchmarks/beside.py").play_beside(20, 1) > 1000


def test_openspiel_mcts() -> None:
    game = parlour.openspiel.game("dobutsu")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 30, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(bot.step(state))
    assert len(state.ours.history()) == 4 and str(state) == str(state.clone())


def test_openspiel_cfr_on_a_small_board() -> None:
    # Two men a side and two plies: the first player connects at once, and CFR finds it.
    game = parlour.openspiel.game("loa", start="8/8/8/3P1P2/8/8/p6p/8 w", max_plies=2)
    solver = cfr.CFRSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 0.1
    state = game.new_initial_state()
    best = max(policy.action_probabilities(state).items(), key=lambda pair: pair[1])[0]
    state.apply_action(best)
    assert state.is_terminal() and state.returns() == [1.0, -1.0]


def test_openspiel_deals() -> None:
    game = parlour.openspiel.game("dog", deals=3)
    state = game.new_initial_state()
    assert state.is_chance_node() and [deal for deal, _ in state.chance_outcomes()] == [0, 1, 2]
    state.apply_action(2)
    assert state.ours == game.ours.new_initial_state(2)
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_examples_run(capsys: pytest.CaptureFixture[str], table: pathlib.Path) -> None:
    alphazero = load("examples/alphazero.py")
    curve = alphazero.main(["--minutes", "0.02", "--games", "8", "--walks", "4", "--trial", "2", "--every", "1"])
    assert len(curve) == 2 and "against level 4" in capsys.readouterr().out
