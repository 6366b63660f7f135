"""Batched random steps of Dōbutsu shōgi with mask and observation, beside pgx's `animal_shogi` (jit, auto-reset).

    taskset -c 0 python python/benchmarks/batches.py

Both draw a legal action evenly for each of 1024 matches, step, reset what is over and write legal masks and
observations. One core; the best of some runs, the two taking turns.
"""

from __future__ import annotations

import os

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import time
from collections.abc import Callable

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

import parlour

SIZE, ROUNDS = 1024, 5


def ours(steps: int) -> Callable[[], int]:
    env = parlour.VectorEnv("dobutsu", SIZE, seed=1)

    def run() -> int:
        for _ in range(steps):
            env.step(env.sample())
        return steps * SIZE

    return run


def theirs(steps: int) -> Callable[[], int]:
    env = pgx.make("animal_shogi")
    step = auto_reset(env.step, env.init)

    def draw_and_step(states: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        key, draw, reset = jax.random.split(key, 3)
        logits = jnp.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(draw, logits, axis=-1)
        return jax.vmap(step)(states, actions, jax.random.split(reset, SIZE)), key

    one = jax.jit(draw_and_step)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), SIZE))
    states, key = one(states, jax.random.PRNGKey(1))
    jax.block_until_ready(states)

    def run() -> int:
        nonlocal states, key
        for _ in range(steps):
            states, key = one(states, key)
        jax.block_until_ready(states)
        return steps * SIZE

    return run


def main() -> None:
    runs = {"parlour": ours(400), "pgx": theirs(20)}
    best = dict.fromkeys(runs, 0.0)
    for _ in range(ROUNDS):
        for name, run in runs.items():
            begin = time.process_time()
            steps = run()
            best[name] = max(best[name], steps / (time.process_time() - begin))
    for name, rate in best.items():
        print(f"{name:8} {rate:12,.0f} steps a second of CPU time, batch {SIZE}")
    print(f"ratio {best['parlour'] / best['pgx']:.0f}")


if __name__ == "__main__":
    main()
