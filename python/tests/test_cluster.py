"""The same shards here and on a cluster, whatever happens to its nodes."""

from __future__ import annotations

import inspect
import os
import pathlib
import shutil
import socket
import tempfile
import time
from collections.abc import Iterator
from typing import Any

# A busy machine takes its time to start a process; a dead one is noticed all the same, since nobody answers there.
os.environ |= {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_agent_register_timeout_ms": "600000",
    "RAY_worker_register_timeout_seconds": "600",
    "RAY_gcs_server_request_timeout_seconds": "300",
    "RAY_health_check_initial_delay_ms": "0",
    "RAY_health_check_period_ms": "1000",
    "RAY_health_check_timeout_ms": "120000",
}

import pytest
import ray
from ray._private import services
from ray.cluster_utils import Cluster

import parlour.cluster
from parlour import shards
from parlour.shards import Job

JOB = Job("match", "cublino-contra", count=200, seed=5, settings={"contestants": ["greedy", "random"]})


def node() -> dict[str, Any]:
    """A small node. With ports given it need not wait for its helpers, which have 15 seconds to name theirs."""
    names = ["metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port", "runtime_env_agent_port"]
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in names]
    ports = {name: one.getsockname()[1] for name, one in zip(names, sockets)}
    for one in sockets:
        one.close()
    return {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, "include_dashboard": False} | ports


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """A cluster of one node, to which others can be added."""
    ask, start = services.get_node, services.start_raylet

    def begin(*given: Any, **named: Any) -> Any:
        # One port it reads from a file all the same, which is there now before anybody asks.
        told = inspect.signature(start).bind(*given, **named).arguments
        file = pathlib.Path(told["session_dir"], f"dashboard_agent_listen_port_{told['node_id']}")
        file.write_text(str(told["dashboard_agent_listen_port"]))
        return start(*given, **named)

    def patient(*which: Any) -> Any:
        # Ray itself waits for 30 seconds.
        for _ in range(600):
            try:
                return ask(*which)
            except RuntimeError:
                time.sleep(1)
        return ask(*which)

    monkeypatch.setattr(services, "get_node", patient)
    monkeypatch.setattr(services, "start_raylet", begin)
    # Short: paths of sockets are. Ray also writes beside it, into a folder that it does not make.
    folder = tempfile.mkdtemp(prefix="p")
    own = pathlib.Path(folder, "ray")
    own.mkdir()
    monkeypatch.setenv("RAY_TMPDIR", folder)
    cluster = Cluster(initialize_head=True, head_node_args=node() | {"temp_dir": str(own)})
    yield cluster
    ray.shutdown()
    cluster.shutdown()
    shutil.rmtree(folder, ignore_errors=True)


def test_two_nodes_give_the_same_bytes_and_a_killed_node_costs_nothing(
    cluster: Cluster, tmp_path: pathlib.Path
) -> None:
    local = shards.run(JOB, tmp_path / "local", 8)
    second = cluster.add_node(**node())
    ray.init(address=cluster.address, log_to_driver=False)
    cluster.wait_for_nodes(timeout=600)
    assert ray.cluster_resources()["CPU"] == 2
    done: list[int] = []
    files = parlour.cluster.run(JOB, tmp_path / "two", 8, progress=lambda n, _: done.append(n))
    assert done == list(range(1, 9))
    assert [file.read_bytes() for file in files] == [file.read_bytes() for file in local]

    ended: list[int] = []

    def kill(n: int, _: int) -> None:
        ended.append(n)
        if n == 2:
            cluster.remove_node(second, allow_graceful=False)

    again = parlour.cluster.run(JOB, tmp_path / "killed", 8, progress=kill)
    assert ended == list(range(1, 9))
    # The node is gone; Ray hears of it some seconds later.
    for _ in range(300):
        if ray.cluster_resources()["CPU"] == 1:
            break
        time.sleep(0.2)
    assert ray.cluster_resources()["CPU"] == 1
    assert [file.read_bytes() for file in again] == [file.read_bytes() for file in local]
    stamps = [file.stat().st_mtime_ns for file in again]
    assert parlour.cluster.run(JOB, tmp_path / "killed", 8, progress=kill) == again
    assert [file.stat().st_mtime_ns for file in again] == stamps and len(ended) == 8
    assert shards.merge(tmp_path / "killed", tmp_path / "all.parquet") == 200
