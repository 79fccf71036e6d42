"""What everybody at the table sees: all but the order of the stack and the face-down treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.core.message import Data
from patolli.games.tikal.actions import PIECES
from patolli.games.tikal.board import (
    BASE_CAMP,
    GONE,
    NEIGHBOURS,
    RESERVE,
    SIDE_COUNT,
    SPACE_COUNT,
    SPACES,
)
from patolli.games.tikal.components import (
    CAMPS,
    CLEARING,
    COLUMNS,
    GUARDS,
    HEXES,
    LETTER,
    LETTERS,
    LEVELS,
    PILES,
    ROWS,
    RUIN,
    SIDES,
    STACK_SIZE,
    TEMPLE,
    TREASURE_COUNT,
    TREASURE_KINDS,
    TREASURES,
    TYPES,
)
from patolli.games.tikal.rules.scoring import (
    best_guarded,
    holder,
    temple_points,
    treasure_count,
    treasure_points,
)

if TYPE_CHECKING:
    from patolli.games.tikal.jungle import Jungle
    from patolli.games.tikal.state import TikalState


def view(s: TikalState) -> Data:
    """The game's part of `observe`; in Tikal every seat and every spectator sees the same."""
    frame = s.stack[-1] if s.stack else None
    spaces = ground(s.jungle)
    selected: Data | None = None
    if frame is not None and frame.name in ("go", "take", "turn"):
        selected = _selected(frame.name, frame.args())
    return {
        "phase": frame.name if frame is not None else "over",
        "selected": selected,
        "action_points": s.action_points,
        "scoring": _scoring(s),
        "board": {
            "columns": len(COLUMNS),
            "rows": len(ROWS),
            "base_camp": SPACES[BASE_CAMP],
            "spaces": [_space(s, spaces[space], space) for space in range(SPACE_COUNT)],
        },
        "hand": PRINTED_HEXES[s.hand] if s.hand >= 0 else None,
        "offer": [PRINTED_HEXES[tile] for tile in s.offer],
        "stack": _stack(s),
        "removed": [HEXES[tile].name for tile in s.removed],
        "levels": {str(value): left for value, left in enumerate(s.levels) if LEVELS[value] > 0},
        "treasures": _treasures(s),
        "auction": _auction(s) if s.options["auction"] else None,
        "players": [_player(s, seat) for seat in range(s.seats)],
    }


def _printed(tile: int) -> Data:
    printed = HEXES[tile]
    return {
        "hex": printed.name,
        "type": TYPES[printed.kind],
        "value": printed.value,
        "masks": printed.masks,
        "stones": printed.stones[:],
    }


PRINTED_HEXES: Final[list[Data]] = [_printed(tile) for tile in range(len(HEXES))]
"""Every hex as printed; all views share them."""

TOTALS: Final[list[int]] = [LETTER.count(letter) for letter in range(len(LETTERS))]


def _selected(frame: str, args: list[object]) -> Data:
    """What the seat has taken up: the piece to move, the treasure to give, the hex's space."""
    if frame == "go":
        return {"piece": PIECES[_int(args[1])], "space": SPACES[_int(args[2])]}
    if frame == "take":
        return {"treasure": TREASURES[_int(args[1])]}
    return {"space": SPACES[_int(args[1])]}


def _maybe_seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _int(value: object) -> int:
    return value if isinstance(value, int) else -1


def _scoring(s: TikalState) -> Data | None:
    """The scoring round under way: which, and who is still to score, the next one first."""
    order = [frame.seat for frame in s.stack if frame.name == "score"]
    if not order:
        return None
    order.reverse()
    return {"kind": "volcano" if s.hand >= 0 else "final", "order": order}


def ground(jungle: Jungle) -> list[Data]:
    """What never changes of the spaces of a jungle; all its views share it."""
    if not jungle.ground:
        jungle.ground = [_ground(jungle, space) for space in range(SPACE_COUNT)]
    return jungle.ground


def _ground(jungle: Jungle, space: int) -> Data:
    """The place of a space and the hex that lies there."""
    tile = jungle.hexes[space]
    seen: Data = {
        "space": SPACES[space],
        "column": space // len(ROWS),
        "row": space % len(ROWS),
        "hex": None,
    }
    if tile >= 0:
        seen["hex"] = HEXES[tile].name
        seen["type"] = TYPES[jungle.kinds[space]]
        seen["printed"] = tile >= STACK_SIZE
        seen["turn"] = SIDES[jungle.turns[space]]
        seen["stones"] = [jungle.stones(space, side) for side in range(SIDE_COUNT)]
        seen["paths"] = [jungle.path(space, there) for there in _around(space)]
    return seen


def _space(s: TikalState, shown: Data, space: int) -> Data:
    """One space of the board; an unexplored one has only its place."""
    if s.jungle.hexes[space] < 0:
        return shown
    kind = s.jungle.kinds[space]
    guard = s.guard[space]
    seen = shown.copy()
    seen["value"] = s.value[space]
    seen["treasures"] = s.buried[space]
    seen["clearing"] = kind == CLEARING or (kind == RUIN and s.buried[space] == 0)
    seen["camp"] = s.tents.index(space) // CAMPS if space in s.tents else None
    seen["guard"] = None if guard < 0 else {"seat": guard // 2, "piece": PIECES[guard % 2]}
    seen["holder"] = _maybe_seat(holder(s, space)) if kind == TEMPLE else None
    seen["worked"] = s.worked[space]
    seen["pieces"] = _pieces(s, space)
    return seen


def _around(space: int) -> list[int]:
    """The neighbours of a space clockwise from north, -1 beyond the edge."""
    return NEIGHBOURS[space * SIDE_COUNT : (space + 1) * SIDE_COUNT]


def _pieces(s: TikalState, space: int) -> list[Data]:
    """Who stands there, by seat."""
    found: list[Data] = []
    for seat in range(s.seats):
        count = s.explorers[seat * SPACE_COUNT + space]
        leader = s.leader[seat] == space
        if count > 0 or leader:
            found.append({"seat": seat, "explorers": count, "leader": leader})
    return found


def _stack(s: TikalState) -> Data:
    """The stack: the letter on top, and per letter which hexes are still to come."""
    coming: list[list[Data]] = [[] for _ in LETTERS]
    for tile in sorted(s.hex_stack[s.drawn :]):
        coming[LETTER[tile]].append(PRINTED_HEXES[tile])
    letters: list[Data] = []
    for letter, text in enumerate(LETTERS):
        hexes = coming[letter]
        letters.append(
            {"letter": text, "left": len(hexes), "total": TOTALS[letter], "hexes": hexes}
        )
    left = STACK_SIZE - s.drawn
    return {
        "left": left,
        "top": LETTERS[LETTER[s.hex_stack[s.drawn]]] if left else None,
        "letters": letters,
    }


def _treasures(s: TikalState) -> Data:
    """The piles by the board, and how many of each kind still lie face down anywhere."""
    size = TREASURE_COUNT // PILES
    left = TREASURE_COUNT - s.laid
    piles: list[int] = []
    for pile in range(PILES):
        piles.append(max(0, min(size, left - (PILES - 1 - pile) * size)))
    held = [0] * TREASURE_KINDS
    for i, count in enumerate(s.held):
        held[i % TREASURE_KINDS] += count
    copies = TREASURE_COUNT // TREASURE_KINDS
    return {
        "kinds": TREASURES[:],
        "piles": piles,
        "buried": sum(s.buried),
        "face_down": {kind: copies - held[i] for i, kind in enumerate(TREASURES)},
    }


def _auction(s: TikalState) -> Data:
    """The auction as far as it has gone."""
    return {
        "bid": s.bid,
        "bidder": _maybe_seat(s.bidder),
        "passed": [seat for seat in range(s.seats) if s.passed[seat]],
    }


def _player(s: TikalState, seat: int) -> Data:
    """One player's things, and what a scoring now would give."""
    held = s.held[seat * TREASURE_KINDS : (seat + 1) * TREASURE_KINDS]
    camps = [space for space in s.tents[seat * CAMPS : (seat + 1) * CAMPS] if space != RESERVE]
    at = s.leader[seat]
    guards = [i for i, guard in enumerate(s.guard) if guard >= 0 and guard // 2 == seat]
    where = "reserve" if at == RESERVE else "out" if at == GONE else "board"
    if at == GONE and any(s.guard[space] % 2 == 1 for space in guards):
        where = "guard"
    return {
        "seat": seat,
        "points": s.points[seat],
        "explorers": s.reserve[seat],
        "explorers_out": s.gone[seat],
        "leader": where,
        "leader_space": SPACES[at] if at >= 0 else None,
        "camps": [SPACES[space] for space in camps],
        "camps_left": CAMPS - len(camps),
        "guards": [SPACES[space] for space in guards],
        "guards_left": s.guards[seat],
        "guards_total": GUARDS,
        "treasures": {kind: held[i] for i, kind in enumerate(TREASURES)},
        "treasure_count": treasure_count(s, seat),
        "treasure_points": treasure_points(s, seat),
        "temple_points": temple_points(s, seat),
        "best_guarded": best_guarded(s, seat) if guards else 0,
        "amulet": s.played[seat] == 0,
    }
