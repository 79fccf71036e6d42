"""The boards of the web table, drawn without a page: `boards.js` in a small JavaScript engine."""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypedDict, cast

from patolli.core.message import Data, Event
from patolli.pictures.errors import BadPicture, NoPictures
from patolli.resources import find

HERE = Path(__file__).resolve().parent
COMMON = ("core", "web")
"""The files of words that every board needs besides the game's own."""
CALL = "(name, given) => JSON.stringify(pictures[name](...JSON.parse(given)) ?? null)"


class Seat(TypedDict):
    """A player: a drawn plate, and what the seat holds as markup of a page."""

    plate: str
    holdings: str


class Plate(TypedDict):
    """The size of a player's plate, where its points stand and where its holdings begin."""

    width: float
    height: float
    points: float
    holdings: float


class Drawn(TypedDict):
    """What the boards' script makes of a view: markup whose styles are still in classes."""

    board: str
    seats: list[Seat]
    plate: Plate
    title: str
    status: str


class Boards:
    """The script of the boards, loaded once for each thread (an engine belongs to its thread)."""

    def __init__(self) -> None:
        try:
            from quickjs import Context
        except ImportError:
            raise NoPictures("quickjs-ng") from None
        self.context: Any = Context()
        self.context.eval((HERE / "boards.js").read_text(encoding="utf-8"))
        self.call: Any = self.context.eval(CALL)
        self.games: list[str] = self._ask("games")
        self.learnt: set[tuple[str, str]] = set()

    def draw(
        self, view: Data, language: str, names: Sequence[str] = (), last: Sequence[Event] = ()
    ) -> Drawn:
        """Draw what a view shows; `last` is marked as what happened last."""
        game = str(view["game"])
        if (language, game) not in self.learnt:
            self._ask("learn", language, game, _words(language, game))
            self.learnt.add((language, game))
        asked = {
            "view": view,
            "language": language,
            "names": list(names),
            "last": [event.json() for event in last],
        }
        return cast(Drawn, self._ask("draw", asked))

    def _ask(self, name: str, *given: object) -> Any:
        return json.loads(self.call(name, json.dumps(given)))


def _words(language: str, game: str) -> list[str]:
    """The sentences of a game and those that all boards need."""
    folder = find(f"locales/{language}")
    if folder is None:
        raise BadPicture(f"there are no words in the language {language!r}")
    return [(folder / f"{name}.ftl").read_text(encoding="utf-8") for name in (*COMMON, game)]


_here = threading.local()


def boards() -> Boards:
    """The boards of this thread."""
    found: Boards | None = getattr(_here, "boards", None)
    if found is None:
        found = _here.boards = Boards()
    return found
