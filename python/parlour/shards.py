"""Long work in shards: every shard is decided by the job, its seed and its number alone, wherever it runs.

    python -m parlour.shards match dobutsu --contestants 3 4 --games 200 --shard 2/8 --out results
    python -m parlour.shards merge results all.parquet

A shard is one Parquet file, written whole or not at all; one that is there is not done again. Slurm arrays say
``--shard $SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT`` (arrays from 1), Kubernetes indexed jobs
``--shard $((JOB_COMPLETION_INDEX + 1))/N``. :mod:`parlour.cluster` runs the same shards on Ray.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ._parlour import Game, _puzzles, load_record
from .arena import play_match
from .minds import Table, review
from .rules import load_game

Row = dict[str, Any]


@dataclass(frozen=True)
class Job:
    """What is to be done, in all shards together."""

    #: One of :data:`KINDS`.
    kind: str
    game: str
    rules: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    #: Games, or slots of puzzles; a review takes all records of its folder.
    count: int = 100
    seed: int = 0
    #: What the kind asks for besides.
    settings: dict[str, Any] = field(default_factory=dict)

    def load(self) -> Game:
        return load_game(self.game, self.rules, **self.options)


@dataclass(frozen=True)
class Kind:
    """A kind of work: what a shard of it yields, in which columns, sorted by which."""

    work: Callable[[Job, int, int], Iterable[Row]]
    columns: dict[str, pa.DataType]
    order: tuple[str, ...]


def _match(job: Job, index: int, shards: int) -> Iterator[Row]:
    settings = dict(job.settings)
    contestants = settings.pop("contestants")
    match = play_match(
        job.load(), *contestants, games=job.count, seed=job.seed, shard=f"{index}/{shards}", **settings
    )
    for row in match.games:
        yield {"meeting": 0, "note": None} | row


def _selfplay(job: Job, index: int, shards: int) -> Iterator[Row]:
    settings = dict(job.settings)
    level, longest = settings.pop("level", 4), settings.pop("plies", 400)
    opening = settings.pop("opening", 4)
    game = job.load()
    for number in range(index - 1, job.count, shards):
        state = game.new_initial_state(f"{job.seed} deal {number}")
        bot = game.bot(level=level, seed=f"{job.seed} game {number}", book=False, **settings)
        drawn = game.bot(level="random", seed=f"{job.seed} opening {number}")
        rows: list[Row] = []
        while not state.is_terminal() and len(rows) < longest:
            text = (drawn if len(rows) < opening else bot).choose(state)
            rows.append(
                {
                    "game": number,
                    "ply": len(rows),
                    "player": state.current_player(),
                    "position": str(state),
                    "action": state.string_to_action(text),
                    "move": text,
                }
            )
            state.play(text)
        points = state.returns()
        for row in rows:
            yield row | {"points": points[row["player"]], "finished": state.is_terminal()}


def _values(job: Job, index: int, shards: int) -> Iterator[Row]:
    """Exact values along random games: what the table says about the positions that people see."""
    game = job.load()
    table = Table(game, job.settings["table"])
    for number in range(index - 1, job.count, shards):
        state = game.new_initial_state()
        drawn = game.bot(level="random", seed=f"{job.seed} walk {number}")
        states = []
        while not state.is_terminal():
            states.append(state.clone())
            state.play(drawn.choose(state))
        for ply, (at, value, plies) in enumerate(zip(states, table.values(states), table.plies(states))):
            yield {
                "game": number,
                "ply": ply,
                "position": str(at),
                "value": int(value),
                "plies": int(plies),
                "moves": len(at.legal_actions()),
            }


def _review(job: Job, index: int, shards: int) -> Iterator[Row]:
    """Every move of the records in a folder, beside the best one."""
    settings, wanted = dict(job.settings), job.load().name
    folder = pathlib.Path(settings.pop("records"))
    files = sorted(file for file in folder.iterdir() if file.is_file())
    for file in files[index - 1 :: shards]:
        try:
            state = load_record(file.read_text(encoding="utf-8"))
        except ValueError as why:
            raise ValueError(f"{file}: {why}") from why
        if (game := state.get_game().name) != wanted:
            raise ValueError(f"{file} is a record of {game}, not of {wanted}")
        found = review(state, **settings)
        for row in found["plies"]:
            yield {"record": file.name, "accuracy": found["accuracy"][row["seat"]], "result": None} | row


def _mine(job: Job, index: int, shards: int) -> Iterator[Row]:
    """Positions with exactly one answer, proved: at most one for each slot. Their rules are those of the collection."""
    if job.rules or job.options:
        raise ValueError("puzzles are looked for under the rules of their collection, not under others")
    slots = list(range(index - 1, job.count, shards))
    for slot, text in _puzzles(job.load().name, job.seed, slots):
        puzzle: Row = json.loads(text)
        puzzle.pop("id")
        yield {"slot": slot, "within": None} | puzzle | {"options": json.dumps(puzzle["options"]), "line": text}


_text, _small, _number, _point, _bit = pa.string(), pa.int32(), pa.int64(), pa.float32(), pa.bool_()

#: Every kind of work: a function and its columns.
KINDS: dict[str, Kind] = {
    "match": Kind(
        _match,
        {
            "set": _small,
            "meeting": _small,
            "turn": _small,
            "seating": pa.list_(_small),
            "winners": pa.list_(_small),
            "reason": _text,
            "plies": _small,
            "note": _text,
        },
        ("set", "meeting", "turn"),
    ),
    "selfplay": Kind(
        _selfplay,
        {
            "game": _number,
            "ply": _small,
            "player": _small,
            "position": _text,
            "action": _small,
            "move": _text,
            "points": _point,
            "finished": _bit,
        },
        ("game", "ply"),
    ),
    "review": Kind(
        _review,
        {
            "record": _text,
            "ply": _small,
            "seat": _small,
            "move": _text,
            "score": _point,
            "best": _text,
            "best_score": _point,
            "loss": _point,
            "kind": _text,
            "result": _text,
            "accuracy": _point,
        },
        ("record", "ply"),
    ),
    "puzzles": Kind(
        _mine,
        {
            "slot": _number,
            "game": _text,
            "rules": _text,
            "options": _text,
            "position": _text,
            "goal": _text,
            "within": _small,
            "answer": pa.list_(_text),
            "proof": _text,
            "rating": _small,
            "themes": pa.list_(_text),
            "line": _text,
        },
        ("slot",),
    ),
    "values": Kind(
        _values,
        {"game": _number, "ply": _small, "position": _text, "value": _small, "plies": _small, "moves": _small},
        ("game", "ply"),
    ),
}


def _kind(job: Job) -> Kind:
    if job.kind not in KINDS:
        raise ValueError(f"{job.kind!r} is no kind of work; there are {', '.join(KINDS)}")
    return KINDS[job.kind]


def name(index: int, shards: int) -> str:
    """The file of a shard."""
    return f"shard-{index:05}-of-{shards:05}.parquet"


def work(job: Job, index: int, shards: int) -> list[Row]:
    """The rows of shard number ``index``, counted from 1."""
    if not 1 <= index <= shards:
        raise ValueError(f"{index}/{shards} is no shard: I/N, with I from 1 to N")
    return list(_kind(job).work(job, index, shards))


def _known(job: Job) -> dict[str, Any]:
    """The job with its rules spelled in one way."""
    game = job.load()
    return asdict(job) | {"game": game.name, "rules": game.rules, "options": game.options}


def begin(job: Job, out: pathlib.Path) -> None:
    """Makes the folder, or sees that it is of this job."""
    known, file = _known(job), out / "job.json"
    out.mkdir(parents=True, exist_ok=True)
    if file.exists():
        if _known(_job(out)) != known:
            raise ValueError(f"{out} holds the results of another job")
        return
    said = json.dumps(known, sort_keys=True, indent=1) + "\n"
    _whole(file, lambda path: path.write_text(said, encoding="utf-8"))


def _job(folder: pathlib.Path) -> Job:
    return Job(**json.loads((folder / "job.json").read_text(encoding="utf-8")))


def keep(job: Job, rows: list[Row], file: pathlib.Path) -> None:
    """Writes rows into a Parquet file, whole or not at all; the same rows are the same bytes."""
    columns = _kind(job).columns
    table = pa.Table.from_pylist(rows, pa.schema(list(columns.items())))
    _whole(file, lambda path: pq.write_table(table, path, compression="zstd"))


def _whole(file: pathlib.Path, write: Callable[[pathlib.Path], Any]) -> None:
    """Under a name that nobody else has until it is whole: every container of a cluster may be process number 1."""
    with tempfile.TemporaryDirectory(prefix=f".{file.name}.", dir=file.parent) as own:
        part = pathlib.Path(own, file.name)
        write(part)
        os.replace(part, file)


def run(job: Job, out: pathlib.Path | str, shards: int = 1, only: Sequence[int] | None = None) -> list[pathlib.Path]:
    """Does shards here, one after the other, that are not done yet."""
    folder = pathlib.Path(out)
    begin(job, folder)
    files = []
    for index in only or range(1, shards + 1):
        file = folder / name(index, shards)
        if not file.exists():
            keep(job, work(job, index, shards), file)
        files.append(file)
    return files


def merge(folder: pathlib.Path | str, to: pathlib.Path | str) -> int:
    """Puts all shards of a folder together, in order; how many rows. Whole shards only, and none missing."""
    source = pathlib.Path(folder)
    job = _job(source)
    files = sorted(source.glob("shard-*.parquet"))
    of = {file.stem.rsplit("-", 1)[1] for file in files}
    if len(of) != 1 or len(files) != int(next(iter(of))):
        raise ValueError(f"{source} holds {len(files)} shards of {' and '.join(sorted(of)) or 'none'}, not all of them")
    table = pa.concat_tables([pq.read_table(file) for file in files])
    rows = table.sort_by([(column, "ascending") for column in _kind(job).order]).to_pylist()
    keep(job, rows, pathlib.Path(to))
    return len(rows)


def _strength(text: str) -> int | str:
    """A level as Python has it, so that a job is the same one wherever it was begun."""
    return int(text) if text.isdigit() else text


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("parlour-shards", description="Long work in shards, for clusters.")
    kinds = parser.add_subparsers(dest="kind", required=True)
    for kind in KINDS:
        one = kinds.add_parser(kind)
        one.add_argument("game")
        one.add_argument("--rules")
        one.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="an option of the rules")
        if kind != "review":
            one.add_argument("--games", type=int, default=Job.count)
            one.add_argument("--seed", type=int, default=Job.seed)
        one.add_argument("--shard", default="1/1", metavar="I/N")
        one.add_argument("--out", required=True, metavar="FOLDER")
        if kind == "values":
            one.add_argument("--table", required=True)
            continue
        if kind == "puzzles":
            continue
        if kind == "review":
            one.add_argument("--records", required=True, metavar="FOLDER")
            one.add_argument("--depth", type=int)
            one.add_argument("--nodes", type=int)
            continue
        one.add_argument("--nodes", type=int)
        one.add_argument("--opening", type=int)
        if kind == "match":
            one.add_argument("--contestants", nargs="+", type=_strength, required=True)
        else:
            one.add_argument("--level", type=_strength)
    joined = kinds.add_parser("merge")
    joined.add_argument("folder")
    joined.add_argument("to")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    told = vars(_arguments().parse_args(arguments))
    kind = told.pop("kind")
    try:
        if kind == "merge":
            print(f"{merge(told['folder'], told['to'])} rows")
            return 0
        index, _, shards = told.pop("shard").partition("/")
        if not (index.isdigit() and shards.isdigit()):
            raise ValueError(f"{index}/{shards} is no shard: I/N, with I from 1 to N")
        options = dict(option.split("=", 1) for option in told.pop("set"))
        fixed = {key: told.pop(key) for key in ("game", "rules")}
        count, seed, out = told.pop("games", Job.count), told.pop("seed", Job.seed), told.pop("out")
        settings = {key: value for key, value in told.items() if value is not None}
        job = Job(kind, options=options, count=count, seed=seed, settings=settings, **fixed)
        for file in run(job, out, int(shards), [int(index)]):
            print(file)
    except (ValueError, OSError) as why:
        print(f"parlour-shards: {why}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
