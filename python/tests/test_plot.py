"""Pictures, and the notebook."""

from __future__ import annotations

import pathlib

import matplotlib

matplotlib.use("Agg")

import nbclient
import nbformat
import pytest

import parlour
import parlour.plot

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"


def test_a_review_is_drawn() -> None:
    plies = [
        {"seat": 0, "score": 10.0, "best_score": 20.0},
        {"seat": 1, "score": -30.0, "best_score": -30.0},
        {"seat": 0, "score": 90.0, "best_score": 90.0},
    ]
    axes = parlour.plot.review({"plies": plies})
    assert axes.lines[1].get_ydata().tolist() == [10.0, 30.0, 90.0]
    assert [bar.get_height() for bar in axes.patches] == [-10.0, 0.0, 0.0]


def test_ratings_have_error_bars() -> None:
    match = parlour.play_match("cublino-contra", "greedy", "random", games=12, seed=1)
    axes = parlour.plot.elo(match)
    rated = [one for one in match.standings if one["elo"] is not None]
    assert len(axes.containers) == len(rated)


def test_a_table_is_drawn(rounds: list[list[int]]) -> None:
    axes = parlour.plot.table({"depths": rounds})
    assert len(axes.patches) == 2 * len(rounds) > 60


@pytest.mark.filterwarnings("ignore")
def test_the_notebook_runs() -> None:
    notebook = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert {"image/svg+xml", "image/png"} <= kinds
    assert not any(output.output_type == "error" for output in outputs)
