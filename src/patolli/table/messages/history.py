"""What is told of a game that was played: its moments, its figures, and how it was dealt."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from patolli.core.message import Data
from patolli.table.messages.parts import Choice, EventOut, Scene, Source, StepOut, message


@message
class Moment:
    """The game after `at` actions, as the receiver may see it, and what the last one did.

    `shown` is `at`, but for a game whose rules are no longer installed: there it is the beginning
    of the turn, and the view shows the game as it was then.
    """

    at: int
    shown: int
    length: int
    viewer: int | None
    view: Data
    action: int | None
    notation: str | None
    events: list[EventOut]
    scenes: list[Scene]


@message
class Since:
    """What happened since my last turn: I had seen the game after `at` actions."""

    at: int
    length: int
    steps: list[StepOut]


@message
class Point:
    """The points of every seat after that many actions."""

    at: int
    turn: int
    scores: list[int]


@message
class Highlight:
    """A turn of a finished game that is worth a picture: the actions from `begin` up to `at`.

    `best_turn`: it brought `seat` the most `points`. `caught_up`: from its end on no one was ahead
    of the winner, who then led by `points`; `pulled_away`, where no one ever was: the winner's lead
    grew most, by `points`. The winner is `seat`, or None for the automaton of a solo game.
    `events` are those that everyone saw.
    """

    kind: Literal["best_turn", "caught_up", "pulled_away"]
    turn: int
    begin: int
    at: int
    seat: int | None
    points: int
    events: list[EventOut]


@message
class Stats:
    """A finished game in numbers. `rivals` are the points of the automata of a solo game, as
    `sources` are those of the seats: their `seat` counts the automata."""

    length: int
    turns: int
    over_time: list[Point]
    sources: list[Source]
    rivals: list[Source]
    thinking_ms: list[int]
    highlights: list[Highlight]


@message
class LineOut:
    """Decisions in a row, and the final points that a bot expects of them for every seat (none
    where nothing could be chosen)."""

    choices: list[Choice]
    points: list[float]


@message
class EarlierDeal:
    """A deal that was begun and given up before the start: what each seat had committed to, and
    the parts that were shown (empty: not shown)."""

    hashes: list[str]
    parts: list[str]


@message
class DealProof:
    """What a fair deal followed from: the server's secret, whose hash was the commitment, and the
    part of each seat's person (empty where there was none), in the order before the start. `order`
    is the drawn order of the seats, if it was drawn; `seed` has more digits than JavaScript can
    count. Under scheme 2 each part is the one that its client had committed to before any was
    shown; `earlier` are deals that were given up."""

    table: str
    commitment: str
    secret: str
    parts: list[str]
    seed: str
    order: list[int] | None
    scheme: int = 1
    earlier: list[EarlierDeal] = field(default_factory=list)
