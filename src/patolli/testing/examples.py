"""The rulebooks' worked examples, `docs/rules/examples/<game>.toml`, played by the engine.

An example is a position and steps; a step is a transcript and the figures that the view must then
show.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from patolli.core.errors import PatolliError
from patolli.core.message import Data, Event
from patolli.registry import load
from patolli.resources import find
from patolli.testing import play


class WrongExample(PatolliError):
    """An example that does not show what it says."""


@dataclass(frozen=True)
class Step:
    """What a step leaves: the view of the seat that the example follows, and what has happened."""

    view: Data
    events: list[Event]


@dataclass(frozen=True)
class Example:
    """One worked example; its title and sentences are `examples-<game>-<id>` and `…-1`, `…-2`."""

    id: str
    game: str
    #: The rule it explains: it stands in the chapter of that rule.
    rule: str
    #: Whose side of the table is shown.
    seat: int
    #: The places of the board that are looked at (`data-place` in the web); empty: the whole board.
    look: list[str]
    steps: list[Step]

    @property
    def keys(self) -> list[str]:
        """The keys of its title and of its sentences."""
        title = f"examples-{self.game}-{self.id}"
        return [title, *(f"{title}-{number}" for number in range(1, len(self.steps) + 1))]


def names(game: str) -> list[str]:
    """The players of a game's examples."""
    return list(_table(game).get("names", []))


def examples(game: str) -> list[Example]:
    """The examples of a game, played; none where no file has any."""
    return [_played(game, said) for said in _table(game).get("example", [])]


def _table(game: str) -> dict[str, Any]:
    path = find(f"docs/rules/examples/{game}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path else {}


def _played(game: str, said: dict[str, Any]) -> Example:
    seat = said.get("seat", 0)
    return Example(
        said["id"], game, said["rule"], seat, said.get("look", []), list(_steps(game, said, seat))
    )


def _steps(game: str, said: dict[str, Any], seat: int) -> Iterator[Step]:
    state = load(game).position(said["position"])
    for number, step in enumerate(said["step"], 1):
        before = len(state.events)
        play(state, step.get("play", ""))
        view = state.observe(seat)
        for path, expected in step.get("shows", {}).items():
            if (found := _at(view, path)) != expected:
                where = f"{game} {said['id']}, step {number}: {path}"
                raise WrongExample(f"{where} is {found!r}, not {expected!r}")
        yield Step(view, state.events_for(seat, before))


def _at(view: Any, path: str) -> Any:
    """What stands at `players.0.cocoa`."""
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view
