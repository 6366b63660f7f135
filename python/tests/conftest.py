"""Vectors of the repository, and a data folder that is nobody's."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest

import parlour

ROOT = pathlib.Path(__file__).resolve().parents[2]
VECTORS = ROOT / "tests" / "vectors"


def vectors(name: str) -> list[list[str]]:
    """The rows of a file of vectors without its remarks."""
    lines = (VECTORS / name).read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    assert rows, f"{name} is empty"
    return rows


@pytest.fixture(autouse=True, scope="session")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[pathlib.Path]:
    folder = tmp_path_factory.mktemp("data")
    parlour.keep_data_in(str(folder))
    yield folder


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The table of Dōbutsu shōgi, solved once."""
    path = tmp_path_factory.mktemp("table") / "dobutsu.table"
    parlour.solve("dobutsu", path)
    return path
