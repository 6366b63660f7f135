"""The shards of :mod:`parlour.shards` as Ray tasks.

    ray.init(address="auto")
    parlour.cluster.run(Job("match", "dobutsu", count=200, settings={"contestants": [3, 4]}), "results", shards=16)

Ray decides where a shard runs and runs it again when its node dies; each shard is written once, by whoever asked for
it, so a job that was stopped goes on where it was.
"""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Callable
from typing import Any

import ray

from .shards import Job, Row, begin, keep, merge, name, work

__all__ = ["Job", "merge", "run"]


def _show(done: int, shards: int) -> None:
    print(f"\r{done} of {shards} shards", end="" if done < shards else "\n", file=sys.stderr, flush=True)


def run(
    job: Job,
    out: pathlib.Path | str,
    shards: int = 16,
    *,
    progress: Callable[[int, int], None] | None = _show,
    options: dict[str, Any] | None = None,
) -> list[pathlib.Path]:
    """Does every shard that is not done yet on the cluster; the files of all of them.

    ``options`` are those of a Ray task: ``{"num_cpus": 2}``. A task whose node dies is tried again without end; one
    that fails by itself is an error.
    """
    folder = pathlib.Path(out)
    begin(job, folder)
    files = {index: folder / name(index, shards) for index in range(1, shards + 1)}
    chosen = {"max_retries": -1, "num_cpus": 1} | (options or {})
    task = ray.remote(**chosen)(_task)
    todo = [index for index, file in files.items() if not file.exists()]
    waiting = {task.remote(job, index, shards): index for index in todo}
    done = shards - len(todo)
    while waiting:
        (ready, *_), _ = ray.wait(list(waiting), num_returns=1)
        index = waiting.pop(ready)
        keep(job, ray.get(ready), files[index])
        done += 1
        if progress is not None:
            progress(done, shards)
    return list(files.values())


def _task(job: Job, index: int, shards: int) -> list[Row]:
    return work(job, index, shards)
