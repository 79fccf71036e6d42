"""Tournaments of bots: matches, ladders, reports, tuning and the proof of how good they are."""

from patolli.arena.match import BadMatch, Match, Player
from patolli.arena.play import Played, play
from patolli.arena.run import run
from patolli.arena.statistics import Standing, standings, wilson

__all__ = [
    "BadMatch",
    "Match",
    "Played",
    "Player",
    "Standing",
    "play",
    "run",
    "standings",
    "wilson",
]
