"""AlphaZero in plain NumPy: learns Dōbutsu shōgi from nothing by playing itself, and is measured against a bot.

    OMP_NUM_THREADS=1 python python/examples/alphazero.py --minutes 20 --out alphazero

One network sees every position from the side to move (the game's own symmetry turns the board), a tree search (PUCT)
makes better policies out of its guesses, and the network learns those and the results. Minutes are CPU time, trials
included; the last trial is the longest.
"""

from __future__ import annotations

import argparse
import time
from typing import Any as Array

import numpy as np

import parlour

GAME = parlour.load_game("dobutsu")
ACTIONS, INPUTS = GAME.num_distinct_actions(), GAME.observation_tensor_size()
_, MIRROR, TURN, _ = GAME.symmetries()
SEES = [np.arange(INPUTS), np.argsort(TURN.tensor)]  # where each number of the mover's view comes from
MEANS = [np.arange(ACTIONS), TURN.actions]  # what each action is called by the mover
MIRRORED = np.argsort(MIRROR.tensor), np.argsort(MIRROR.actions)


class Network:
    """Two hidden layers, a policy and a value, trained by Adam."""

    def __init__(self, rng: np.random.Generator, width: int = 192) -> None:
        sizes = [(INPUTS, width), (width, width), (width, ACTIONS + 1)]
        self.weights = [rng.normal(0, (2 / i) ** 0.5, (i, o)).astype(np.float32) for i, o in sizes]
        self.weights[2] *= 0.1
        self.weights += [np.zeros(o, np.float32) for _, o in sizes]
        self.steps, self.moments = 0, [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]

    def __call__(self, x: Array) -> tuple[Array, Array, list[Array]]:
        a, b, c, d, e, f = self.weights
        h = np.maximum(x @ a + d, 0)
        g = np.maximum(h @ b + e, 0)
        out = g @ c + f
        return out[:, :ACTIONS], np.tanh(out[:, ACTIONS]), [h, g]

    def learn(self, x: Array, policy: Array, result: Array, rate: float) -> float:
        logits, value, (h, g) = self(x)
        p = np.exp(logits - logits.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        loss = -(policy * np.log(p + 1e-9)).sum(1).mean() + ((value - result) ** 2).mean()
        out = np.c_[p - policy, 2 * (value - result) * (1 - value**2)] / len(x)
        dg = (out @ self.weights[2].T) * (g > 0)
        dh = (dg @ self.weights[1].T) * (h > 0)
        grads = [x.T @ dh, h.T @ dg, g.T @ out, dh.sum(0), dg.sum(0), out.sum(0)]
        self.steps += 1
        for w, grad, (m, v) in zip(self.weights, grads, self.moments):
            m += 0.1 * (grad - m)
            v += 0.001 * (grad**2 - v)
            step = m / (1 - 0.9**self.steps) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)
            w -= rate * (step + 1e-4 * w)
        return float(loss)


class Node:
    """A position of the tree: of each legal action the prior, one more than its visits, and its mean value."""

    __slots__ = ("state", "player", "legal", "prior", "visits", "counts", "means", "kids")

    def __init__(self, state: parlour.State) -> None:
        self.state, self.player, self.legal = state, state.current_player(), state.legal_actions()
        self.counts, self.means, self.visits = np.ones(len(self.legal)), np.zeros(len(self.legal)), 0
        self.prior: Array = None
        self.kids: list[Node | None] = [None] * len(self.legal)

    def view(self) -> Array:
        return self.state.observation_tensor()[SEES[self.player]]

    def pick(self) -> int:
        return int((self.means + self.prior * (1.5 * (self.visits + 1) ** 0.5) / self.counts).argmax())

    def learn(self, i: int, worth: float) -> None:
        self.visits += 1
        self.means[i] += ((worth if self.player == 0 else -worth) - self.means[i]) / self.counts[i]
        self.counts[i] += 1

    def kid(self, i: int) -> Node:
        if (kid := self.kids[i]) is None:
            state = self.state.clone()
            state.apply_action(self.legal[i])
            kid = self.kids[i] = Node(state)
        return kid


def expand(nodes: list[Node], net: Network) -> Array:
    """Gives priors to new nodes; their values for the first player."""
    logits, values, _ = net(np.array([node.view() for node in nodes], np.float32).reshape(-1, INPUTS))
    for node, row in zip(nodes, logits):
        p = np.exp(row[MEANS[node.player][node.legal]] - row.max()) + 1e-6
        node.prior = p / p.sum()
    return np.where([node.player == 0 for node in nodes], values, -values)


def search(roots: list[Node], net: Network, walks: int, rng: np.random.Generator, noise: float = 0.0) -> None:
    """So many walks down each tree, the new leaves of all trees judged together."""
    expand([root for root in roots if root.prior is None], net)
    for root in roots:
        root.prior = (1 - noise) * root.prior + noise * rng.dirichlet([0.5] * len(root.legal))
    for _ in range(walks):
        walked: list[tuple[list[tuple[Node, int]], Node]] = []
        for root in roots:
            node, path = root, list[tuple[Node, int]]()
            while node.prior is not None:
                path.append((node, node.pick()))
                node = node.kid(path[-1][1])
            walked.append((path, node))
        values = iter(expand([leaf for _, leaf in walked if leaf.legal], net))
        for path, leaf in walked:
            worth = next(values) if leaf.legal else leaf.state.returns()[0]
            for node, i in path:
                node.learn(i, worth)


def measure(net: Network, level: int, games: int, walks: int, seed: int) -> tuple[float, float]:
    """The share of points against a bot and its standard error, from both sides, after two moves drawn by lot."""
    rng, bots = np.random.default_rng(seed), [parlour.bot(GAME, level, seed=seed + i) for i in range(games)]
    states = [GAME.new_initial_state() for _ in range(games)]
    for state in states * 2:
        state.apply_action(int(rng.choice(state.legal_actions())))
    while live := [i for i in range(games) if not states[i].is_terminal()]:
        mine = [i for i in live if states[i].current_player() == i % 2]
        roots = [Node(states[i].clone()) for i in mine]
        search(roots, net, walks if roots else 0, rng)
        for i, root in zip(mine, roots):
            states[i].apply_action(root.legal[int(root.counts.argmax())])
        for i in set(live) - set(mine):
            states[i].play(bots[i].choose(states[i]))
    points = [(states[i].returns()[i % 2] + 1) / 2 for i in range(games)]
    return float(np.mean(points)), float(np.std(points) / games**0.5)


def main(arguments: list[str] | None = None) -> list[tuple[float, float, float]]:
    parser = argparse.ArgumentParser()
    usual = {"minutes": 20.0, "games": 64, "walks": 32, "level": 4, "every": 2.0, "trial": 40, "last": 400, "out": ""}
    for name, value in usual.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    told, rng = parser.parse_args(arguments), np.random.default_rng(1)
    net, begin, due, loss = Network(rng), time.process_time(), 0.0, 0.0
    roots = [Node(GAME.new_initial_state()) for _ in range(told.games)]
    notes: list[list[tuple[Array, Array, int]]] = [[] for _ in roots]
    lessons: list[tuple[Array, Array, float]] = []
    curve: list[tuple[float, float, float]] = []
    while True:
        spent = (time.process_time() - begin) / 60
        if spent >= due or spent >= told.minutes:
            games = told.trial if spent < told.minutes else told.last
            curve.append((spent, *measure(net, told.level, games, 4 * told.walks, len(curve))))
            said = "{:5.1f} min: {:5.1%} ± {:4.1%} of the points".format(*curve[-1])
            print(f"{said} in {games} games against level {told.level}, loss {loss:.2f}", flush=True)
            if told.out:
                draw(curve, told.level, told.out)
            due = spent + told.every
        if spent >= told.minutes:
            return curve
        for _ in range(8):
            search(roots, net, told.walks, rng, noise=0.25)
            for g, root in enumerate(roots):
                policy, share = np.zeros(ACTIONS, np.float32), (root.counts - 1) / root.visits
                policy[MEANS[root.player][root.legal]] = share
                notes[g].append((root.view(), policy, root.player))
                root = root.kid(int(rng.choice(len(share), p=share) if len(notes[g]) < 12 else share.argmax()))
                if not root.legal:
                    lessons += [(x, p, root.state.returns()[who]) for x, p, who in notes[g]]
                    notes[g], root = [], Node(GAME.new_initial_state())
                roots[g] = root
        del lessons[:-60000]
        for _ in range(32 if len(lessons) > 2000 else 0):
            batch = [lessons[i] for i in rng.integers(len(lessons), size=256)]
            x, p, z = (np.array(column, np.float32) for column in zip(*batch))
            x[::2], p[::2] = x[::2, MIRRORED[0]], p[::2, MIRRORED[1]]
            loss = 0.95 * loss + 0.05 * net.learn(x, p, z, 1e-3 if spent < 0.7 * told.minutes else 3e-4)


def draw(curve: list[tuple[float, float, float]], level: int, out: str) -> None:
    import matplotlib.pyplot as plt

    axes = plt.subplots(figsize=(7, 4), layout="constrained")[1]
    minutes, share, error = 100 * np.array(curve).T
    axes.axhline(50, color="0.7")
    axes.errorbar(minutes / 100, share, error, fmt="o-", color="black", capsize=3)
    axes.set(xlabel="minutes of CPU time", ylabel=f"% of the points against level {level}", ylim=(0, 100))
    axes.figure.savefig(f"{out}.png", dpi=120)


if __name__ == "__main__":
    main()
