"""A recorded game as an animated picture: one frame for each turn with something to decide."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from patolli.core.errors import BadRecord
from patolli.core.record import Record
from patolli.pictures.errors import BadPicture
from patolli.pictures.picture import Picture
from patolli.pictures.raster import image
from patolli.registry import load

WIDTH = 720
TURN_MS = 600
END_MS = 4000


def frames(record: Record, to: int | None = None, *, language: str = "en") -> Iterator[Picture]:
    """What a spectator saw after each turn of a record (of its first `to` actions).

    What happened in the turn is marked, and a turn that is not over at the end counts.
    """
    state = load(record.game).replay(record, 0)
    actions = record.actions[:to]
    turn, seen = state.turn, len(state.events)
    for index, action in enumerate(actions):
        state.apply(action)
        last = index == len(actions) - 1
        if state.turn != turn or state.over or last:
            yield Picture(state, language=language, last=state.events[seen:])
            turn, seen = state.turn, len(state.events)


def save_gif(
    record: Record,
    path: Path | str,
    to: int | None = None,
    *,
    language: str = "en",
    width: int = WIDTH,
) -> int:
    """Write a record as a GIF; how many frames it has."""
    if Path(path).suffix.lower() != ".gif":
        raise BadPicture(f"can't write {path}: the name must end in .gif")
    pictures = list(frames(record, to, language=language))
    if not pictures:
        raise BadRecord("nothing happened in the record: there is no turn to draw")
    end = image(pictures[-1].svg(), width)
    from PIL.Image import Dither

    # All frames share the colours of the last, where most pieces are on the board.
    palette = end.quantize(dither=Dither.NONE)
    drawn = (
        image(one.svg(), width).quantize(palette=palette, dither=Dither.NONE) for one in pictures
    )
    next(drawn).save(
        path,
        format="GIF",
        save_all=True,
        append_images=drawn,
        duration=[TURN_MS] * (len(pictures) - 1) + [END_MS],
        loop=0,
        optimize=False,
    )
    return len(pictures)
