"""Vectors of the repository, and a data folder that is nobody's."""

from __future__ import annotations

import os
import pathlib
from typing import Any

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
    given = os.environ.get("PARLOUR_TEST_TABLE")
    if given:
        os.symlink(given, folder / "dobutsu.table")
    return folder


@pytest.fixture(scope="session")
def table(data_folder: pathlib.Path) -> pathlib.Path:
    """The table of Dōbutsu shōgi, solved once; bots find it there, too. `PARLOUR_TEST_TABLE` may name one."""
    path = data_folder / "dobutsu.table"
    if not path.exists():
        parlour.solve("dobutsu", path)
    return path


@pytest.fixture(scope="session")
def statistics(table: pathlib.Path) -> dict[str, Any]:
    """Figures of the whole table, counted once."""
    return parlour.statistics("dobutsu", table)
