"""A picture of a state: the board of the web table, with its players above it, as one drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, fromstring, tostring

from patolli.core.message import Data, Event
from patolli.core.state import State
from patolli.pictures.boards import HERE, Drawn, boards
from patolli.pictures.cascade import Cascade, Stylesheet
from patolli.pictures.errors import BadPicture
from patolli.pictures.holdings import lay
from patolli.pictures.plain import plain, sheet
from patolli.pictures.raster import png

TITLE = 44
EDGE = 8
ATTRIBUTES = frozenset(
    {"role", "tabindex", "aria-hidden", "aria-busy", "aria-pressed", "data-felt", "data-viewport"}
)
"""What a page needs of an element, and a picture does not."""
THEMES = ("light", "dark")


class Picture:
    """What a seat (None: a spectator) sees of a state, as SVG or pixels.

    `last` are events to be marked on the board, as the table marks another player's last turn;
    those that the seat may not know are left out. `names` are the people at the table, by seat.
    """

    def __init__(
        self,
        state: State,
        seat: int | None = None,
        *,
        language: str = "en",
        theme: str = "light",
        names: Sequence[str] = (),
        last: Sequence[Event] = (),
    ) -> None:
        if theme not in THEMES:
            raise BadPicture(f"theme is {theme!r}: it must be {' or '.join(THEMES)}")
        self.view: Data = state.observe(seat)
        self.language = language
        self.theme = theme
        self.names = list(names)
        self.last = [event for event in last if event.visible_to(seat)]

    def svg(self) -> str:
        """The picture as SVG that needs nothing besides itself."""
        script = boards()
        if self.view["game"] not in script.games:
            return plain(self.view, _cascade(self.theme))
        return _composed(
            script.draw(self.view, self.language, self.names, self.last), _cascade(self.theme)
        )

    def png(self, width: int | None = None) -> bytes:
        """The picture as PNG, that many pixels wide (None: as large as it is drawn)."""
        return png(self.svg(), width)

    def save(self, path: Path | str, width: int | None = None) -> None:
        """Write the picture; the ending of the name says how: .svg or .png."""
        path = Path(path)
        ending = path.suffix.lower()
        if ending == ".svg":
            path.write_text(self.svg(), encoding="utf-8")
        elif ending == ".png":
            path.write_bytes(self.png(width))
        else:
            raise BadPicture(f"can't draw {path.name}: the name must end in .svg or .png")

    def _repr_svg_(self) -> str:
        return self.svg()


@cache
def _stylesheet() -> Stylesheet:
    return Stylesheet((HERE / "boards.css").read_text(encoding="utf-8"))


@cache
def _cascade(theme: str) -> Cascade:
    return Cascade(_stylesheet(), theme)


def _composed(drawn: Drawn, cascade: Cascade) -> str:
    """Title, players and board below each other."""
    board = fromstring(drawn["board"])
    left, top, width, height = (float(number) for number in board.get("viewBox", "").split())
    plate = drawn["plate"]
    columns = round(width / plate["width"])
    rows = -(-len(drawn["seats"]) // columns)
    head = TITLE + rows * plate["height"] + EDGE

    picture = sheet(width, height + head, cascade.colour("--table"), cascade.colour("--sans"))
    SubElement(picture, "title").text = f"{drawn['title']}: {drawn['status']}"
    title = SubElement(picture, "text", {"x": "12", "y": "31", "font-size": "24"})
    title.set("font-family", cascade.colour("--serif"))
    title.set("font-weight", "640")
    title.set("fill", cascade.colour("--on-table"))
    title.text = drawn["title"]
    status = SubElement(picture, "text", {"x": f"{width - 12:g}", "y": "29", "font-size": "18"})
    status.set("text-anchor", "end")
    status.set("fill", cascade.colour("--on-table-soft"))
    status.text = drawn["status"]

    for index, seat in enumerate(drawn["seats"]):
        x = index % columns * plate["width"]
        y = TITLE + index // columns * plate["height"]
        group = SubElement(picture, "g", {"transform": f"translate({x:g} {y:g})"})
        shown = fromstring(f"<g>{seat['plate']}</g>")
        cascade.paint(shown)
        group.append(shown)
        room = plate["width"] - plate["holdings"] - 10
        held = lay(fromstring(f"<div>{seat['holdings']}</div>"), cascade, room, plate["height"])
        held.set("transform", f"translate({plate['holdings']} 0)")
        group.append(held)

    cascade.paint(board)
    below = SubElement(picture, "g", {"transform": f"translate({-left:g} {head - top:g})"})
    below.extend(board)
    _tidy(picture)
    return tostring(picture, encoding="unicode")


def _tidy(picture: Element) -> None:
    """Leave out what only a page needs: buttons that change the view, and attributes."""
    for element in picture.iter():
        for child in [one for one in element if "data-tool" in one.attrib]:
            element.remove(child)
        for name in ATTRIBUTES.intersection(element.attrib):
            del element.attrib[name]
