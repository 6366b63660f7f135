"""Games by name."""

from __future__ import annotations

from ._parlour import Game, _load_game

Option = bool | int | str


def load_game(name: str, rules: str | None = None, **options: Option) -> Game:
    """The game called ``name`` under a preset and options.

    >>> load_game("loa", rules="openspiel").num_distinct_actions()
    8192
    """
    return _load_game(name, rules, options)


def load(name: str, rules: str | None = None, **options: Option) -> Game:
    """The same as :func:`load_game`: ``load("dog", players=4, canadian=True)``."""
    return _load_game(name, rules, options)
