"""The same shards here and on a cluster, whatever happens to its nodes."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import time

# A busy machine takes its time to start a node.
os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")
os.environ.setdefault("RAY_agent_register_timeout_ms", "300000")

import pyarrow.parquet as pq
import pytest
import ray
from ray.cluster_utils import Cluster

import parlour
import parlour.cluster
from parlour import shards
from parlour.shards import Job

JOB = Job("match", "cublino-contra", count=200, seed=5, settings={"contestants": ["greedy", "random"]})


def test_shards_merge_to_the_whole_match(tmp_path: pathlib.Path) -> None:
    job = Job("match", "cublino-contra", count=20, seed=5, settings={"contestants": ["greedy", "random"]})
    shards.run(job, tmp_path / "parts", 3)
    assert shards.merge(tmp_path / "parts", tmp_path / "all.parquet") == 20
    whole = parlour.play_match("cublino-contra", "greedy", "random", games=20, seed=5)
    rows = pq.read_table(tmp_path / "all.parquet").to_pylist()
    assert [(row["set"], row["turn"], row["winners"], row["plies"]) for row in rows] == [
        (row["set"], row["turn"], row["winners"], row["plies"]) for row in whole.games
    ]
    with pytest.raises(ValueError, match="another job"):
        shards.run(Job("selfplay", "dog"), tmp_path / "parts", 3)
    (tmp_path / "parts" / shards.name(2, 3)).unlink()
    with pytest.raises(ValueError, match="not all"):
        shards.merge(tmp_path / "parts", tmp_path / "all.parquet")


def test_the_command_line_does_the_same(tmp_path: pathlib.Path) -> None:
    base = [sys.executable, "-m", "parlour.shards"]
    words = "selfplay cublino-contra --games 4 --level random --seed 3 --out".split()
    for shard in ("1/2", "2/2"):
        subprocess.run([*base, *words, str(tmp_path / "line"), "--shard", shard], check=True)
    job = Job("selfplay", "cublino-contra", count=4, seed=3, settings={"level": "random"})
    for ours in shards.run(job, tmp_path / "here", 2):
        assert ours.read_bytes() == (tmp_path / "line" / ours.name).read_bytes()
    bad = subprocess.run([*base, *words, str(tmp_path / "bad"), "--shard", "3/2"], capture_output=True, text=True)
    assert bad.returncode == 2 and "3/2 is no shard" in bad.stderr


def test_values_of_positions(table: pathlib.Path) -> None:
    job = Job("values", "dobutsu", count=4, settings={"table": str(table)})
    rows = shards.work(job, 1, 2) + shards.work(job, 2, 2)
    assert {row["game"] for row in rows} == {0, 1, 2, 3}
    assert [row for row in rows if row["ply"] == 0][0]["value"] == -1
    assert {row["value"] for row in rows} <= {-1, 0, 1}


@pytest.mark.cluster
def test_two_nodes_give_the_same_bytes_and_a_killed_node_costs_nothing(tmp_path: pathlib.Path) -> None:
    local = shards.run(JOB, tmp_path / "local", 8)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        second = cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False)
        cluster.wait_for_nodes()
        assert ray.cluster_resources()["CPU"] == 2
        done: list[int] = []
        files = parlour.cluster.run(JOB, tmp_path / "two", 8, progress=lambda n, _: done.append(n))
        assert done == list(range(1, 9))
        assert [file.read_bytes() for file in files] == [file.read_bytes() for file in local]

        begun = time.time()
        ended: list[int] = []

        def kill(n: int, _: int) -> None:
            ended.append(n)
            if n == 2:
                cluster.remove_node(second, allow_graceful=False)

        again = parlour.cluster.run(JOB, tmp_path / "killed", 8, progress=kill)
        assert ended == list(range(1, 9)) and time.time() > begun
        assert ray.cluster_resources()["CPU"] == 1
        assert [file.read_bytes() for file in again] == [file.read_bytes() for file in local]
        stamps = [file.stat().st_mtime_ns for file in again]
        assert parlour.cluster.run(JOB, tmp_path / "killed", 8, progress=kill) == again
        assert [file.stat().st_mtime_ns for file in again] == stamps and len(ended) == 8
        assert shards.merge(tmp_path / "killed", tmp_path / "all.parquet") == 200
    finally:
        ray.shutdown()
        cluster.shutdown()
