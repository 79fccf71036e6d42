"""What a seat sees of a game of Patolli, as bytes."""

from __future__ import annotations

from patolli.core.encoding import COUNT, Encoding, common
from patolli.core.game import Game
from patolli.games.patolli.components import ALL_MARKED, MOST_PIECES, STAKE
from patolli.games.patolli.state import HOME, PatolliState

VERSION = 1
NO_PIECE = -2


def encoding(game: Game, seats: int) -> Encoding:
    """The table of the fields that `encode` writes; one's own seat first, then in turn order."""
    frames = list(game.frames.values())
    form = Encoding(game.id, VERSION, seats, game.options, frames, 1, [ALL_MARKED])
    form.add("counters", [seats], COUNT, 0, STAKE * seats)
    form.add("progress", [seats, MOST_PIECES], COUNT, NO_PIECE, HOME)
    return form


def encode(s: PatolliState, seat: int, form: Encoding) -> bytes:
    """What a seat sees: all that lies on the mat."""
    out = common(s, seat, form)
    for i in range(s.seats):
        out.append(s.counters[(seat + i) % s.seats])
    for i in range(s.seats):
        pieces = s.progress[(seat + i) % s.seats]
        for at in pieces:
            out.append(at - NO_PIECE)
        for _step in range(MOST_PIECES - len(pieces)):
            out.append(0)
    return bytes(out)
