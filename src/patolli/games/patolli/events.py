"""What happens in a game of Patolli: one function for each kind of event.

Call them only while the state is recording: `if s.recording: events.passed(s, seat)`.
"""

from __future__ import annotations

from patolli.core.message import name, player
from patolli.games.patolli.state import PatolliState


def thrown(s: PatolliState, seat: int, points: int) -> None:
    """The beans were thrown."""
    s.emit("patolli-thrown", {"seat": player(seat), "points": points})


def passed(s: PatolliState, seat: int) -> None:
    """A seat could not use its throw."""
    s.emit("patolli-passed", {"seat": player(seat)})


def entered(s: PatolliState, seat: int) -> None:
    """A piece came onto its entry square."""
    s.emit("patolli-entered", {"seat": player(seat)})


def moved(s: PatolliState, seat: int, origin: int, target: int) -> None:
    """A piece moved; both ends in squares gone from its entry."""
    s.emit("patolli-moved", {"seat": player(seat), "from": origin, "to": target})


def captured(s: PatolliState, seat: int, other: int) -> None:
    """A piece of another seat went back to its hand."""
    s.emit("patolli-captured", {"seat": player(seat), "other": player(other)})


def came_home(s: PatolliState, seat: int) -> None:
    """A piece has gone all the way round."""
    s.emit("patolli-came-home", {"seat": player(seat)})


def paid(s: PatolliState, seat: int, other: int, counters: int, source: str) -> None:
    """One seat paid counters to another; `source` is the key of what for."""
    s.emit(
        "patolli-paid",
        {
            "seat": player(seat),
            "other": player(other),
            "counters": counters,
            "source": name(source),
        },
    )
