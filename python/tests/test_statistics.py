"""Figures of a whole solved game: a minute of CPU time, so `./test wheel` alone asks for them."""

from __future__ import annotations

import pathlib

import parlour


def test_statistics_count_what_the_solver_found(table: pathlib.Path, rounds: list[list[int]]) -> None:
    assert parlour.statistics("dobutsu", table)["depths"][: len(rounds)] == rounds
