"""Parlour for researchers: the rules of six board games, in batches, with bots and exact values.

>>> import parlour
>>> game = parlour.load_game("dobutsu")
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> len(state.returns())
2

Names are OpenSpiel's where it has them. `docs/python.md` tells about actions, planes and the rest.
"""

from __future__ import annotations

from ._parlour import Bot, Game, State, Symmetry, games, keep_data_in, load_record
from .arena import Match, play_match
from .minds import Table, analyse, bot, review, solve, statistics
from .rules import load, load_game
from .selfplay import read_selfplay
from .vector import VectorEnv

__all__ = [
    "Bot",
    "Game",
    "Match",
    "State",
    "Symmetry",
    "Table",
    "VectorEnv",
    "analyse",
    "bot",
    "games",
    "keep_data_in",
    "load",
    "load_game",
    "load_record",
    "play_match",
    "read_selfplay",
    "review",
    "solve",
    "statistics",
]
