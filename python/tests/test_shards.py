"""Shards put together are the whole, wherever they were made."""

from __future__ import annotations

import pathlib
import subprocess
import sys
from collections.abc import Callable

import pyarrow.parquet as pq
import pytest

import parlour
from parlour import shards
from parlour.shards import Job


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
    match = "match loa --contestants 1 random --games 4 --set max_plies=20 --shard 1/2 --out".split()
    subprocess.run([*base, *match, str(tmp_path / "match")], check=True)
    job = Job("match", "romanian-checkers", options={"max_plies": 20}, count=4, settings={"contestants": [1, "random"]})
    first = (tmp_path / "match" / shards.name(1, 2)).stat().st_mtime_ns
    shards.run(job, tmp_path / "match", 2)
    assert (tmp_path / "match" / shards.name(1, 2)).stat().st_mtime_ns == first, "what is there is not done again"
    assert shards.merge(tmp_path / "match", tmp_path / "all.parquet") == 4
    assert sorted(file.name for file in (tmp_path / "match").iterdir()) == [
        "job.json",
        shards.name(1, 2),
        shards.name(2, 2),
    ]
    bad = subprocess.run([*base, *words, str(tmp_path / "bad"), "--shard", "3/2"], capture_output=True, text=True)
    assert bad.returncode == 2 and "3/2 is no shard" in bad.stderr


def test_shards_begun_at_the_same_time_do_not_meet(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every container of a cluster may be process number 1 of its machine."""
    monkeypatch.setattr("os.getpid", lambda: 1)
    file = tmp_path / "job.json"

    def write(text: str, meanwhile: Callable[[], None]) -> None:
        shards._whole(file, lambda path: (path.write_text(text), meanwhile()))

    write("one", lambda: write("two", lambda: None))
    assert file.read_text() == "one" and [found.name for found in tmp_path.iterdir()] == ["job.json"]


def test_puzzles_are_those_of_the_command_line(tmp_path: pathlib.Path) -> None:
    job = Job("puzzles", "cublino-contra", count=4, seed=3)
    shards.run(job, tmp_path / "parts", 2)
    assert shards.merge(tmp_path / "parts", tmp_path / "all.parquet") > 0
    rows = pq.read_table(tmp_path / "all.parquet").to_pylist()
    assert [row["slot"] for row in rows] == sorted({row["slot"] for row in rows})
    for row in rows:
        state = parlour.load_game(row["game"], row["rules"]).state_from_text(row["position"])
        assert row["goal"] == "win" and row["answer"][0] in state.legal_moves()
    with pytest.raises(ValueError, match="not under others"):
        shards.work(Job("puzzles", "dominions", options={"size": 4}), 1, 1)


def test_values_of_positions(table: pathlib.Path) -> None:
    job = Job("values", "dobutsu", count=4, settings={"table": str(table)})
    rows = shards.work(job, 1, 2) + shards.work(job, 2, 2)
    assert {row["game"] for row in rows} == {0, 1, 2, 3}
    assert [row for row in rows if row["ply"] == 0][0]["value"] == -1
    assert {row["value"] for row in rows} <= {-1, 0, 1}


def test_reviews_of_records(tmp_path: pathlib.Path) -> None:
    records = tmp_path / "records"
    parlour.play_match("cublino-contra", "greedy", "random", games=4, seed=2, save=records)
    files = sorted(records.iterdir())
    assert len(files) == 4
    base = [sys.executable, "-m", "parlour.shards"]
    words = ["review", "cublino-contra", "--records", str(records), "--nodes", "200", "--out", str(tmp_path / "line")]
    for shard in ("1/2", "2/2"):
        subprocess.run([*base, *words, "--shard", shard], check=True)
    job = Job("review", "cublino-contra", settings={"records": str(records), "nodes": 200})
    for ours in shards.run(job, tmp_path / "here", 2):
        assert ours.read_bytes() == (tmp_path / "line" / ours.name).read_bytes()
    plies = [parlour.review(file.read_text(encoding="utf-8"), nodes=200)["plies"] for file in files]
    assert shards.merge(tmp_path / "line", tmp_path / "all.parquet") == sum(map(len, plies))
    rows = pq.read_table(tmp_path / "all.parquet").to_pylist()
    assert [(row["move"], row["kind"]) for row in rows] == [(ply["move"], ply["kind"]) for one in plies for ply in one]
    with pytest.raises(ValueError, match="record of cublino-contra, not of dobutsu"):
        shards.work(Job("review", "dobutsu", settings={"records": str(records)}), 1, 1)
