"""Vectors of the repository, and a data folder that is nobody's."""

from __future__ import annotations

import pathlib
import re

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
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Where bots keep what they make: nothing of the user's is touched."""
    folder = tmp_path_factory.mktemp("data")
    parlour.keep_data_in(str(folder))
    return folder


@pytest.fixture(scope="session")
def solved(data_folder: pathlib.Path) -> tuple[pathlib.Path, str]:
    """Dōbutsu shōgi, solved once: the table, which bots find there, too, and what was said about it."""
    path = data_folder / "dobutsu.table"
    return path, parlour.solve("dobutsu", path)


@pytest.fixture(scope="session")
def table(solved: tuple[pathlib.Path, str]) -> pathlib.Path:
    return solved[0]


@pytest.fixture(scope="session")
def rounds(solved: tuple[pathlib.Path, str]) -> list[list[int]]:
    """How many positions each round of the solver found won and lost."""
    found = re.findall(r"^round .*?: +(\d+) won in +\d+, +(\d+) lost in", solved[1], re.MULTILINE)
    return [[int(won), int(lost)] for won, lost in found]
