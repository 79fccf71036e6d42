"""What everyone at the table sees: all but the order of the stack and the face-down treasures."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, cast

from patolli.games.tikal.actions import LEADER
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
from patolli.games.tikal.jungle import Jungle
from patolli.games.tikal.rules.ending import best_guarded, treasure_count
from patolli.games.tikal.rules.scoring import (
    holder,
    scoring_order,
    temple_points,
    treasure_points,
)
from patolli.games.tikal.state import TikalState

HexType = Literal["temple", "clearing", "ruin", "volcano", "base"]
Piece = Literal["explorer", "leader"]


class Tile(TypedDict):
    """A hex as printed, its stones clockwise from north."""

    hex: str
    type: HexType
    value: int
    masks: int
    stones: list[int]


class Unexplored(TypedDict):
    """A space without a hex: only its place."""

    space: str
    column: int
    row: int
    hex: None


class Ground(TypedDict):
    """What never changes of an explored space.

    `turn` is the side that the hex's printed north faces, `stones` are those of the hex itself and
    `paths` those of the whole path across each side, clockwise from north, 0 where there is none.
    """

    space: str
    column: int
    row: int
    hex: str
    type: HexType
    printed: bool
    turn: str
    stones: list[int]
    paths: list[int]


class Guard(TypedDict):
    """The guard of a temple."""

    seat: int
    piece: Piece


class Pieces(TypedDict):
    """What one seat has on a space."""

    seat: int
    explorers: int
    leader: bool


class Explored(Ground):
    """A space with its hex; `treasures` are those still buried, `camp` and `holder` are seats.

    `clearing` says whether a camp may stand here, `worked` how many levels or treasures were taken
    in this turn.
    """

    value: int
    treasures: int
    clearing: bool
    camp: int | None
    guard: Guard | None
    holder: int | None
    worked: int
    pieces: list[Pieces]


class Board(TypedDict):
    """The board, space by space, column after column."""

    columns: int
    rows: int
    base_camp: str
    spaces: list[Unexplored | Explored]


class Selected(TypedDict, total=False):
    """What the seat has taken up: a piece to move, a treasure to give, the space of its hex."""

    piece: Piece
    space: str
    treasure: str


class Scoring(TypedDict):
    """The scoring round under way: which, and who is still to score, the next one first."""

    kind: Literal["volcano", "final"]
    order: list[int]


class Letter(TypedDict):
    """The hexes of one letter: how many are left of how many, and which, in no order."""

    letter: str
    left: int
    total: int
    hexes: list[Tile]


class Stack(TypedDict):
    """The stack of hexes, with the letter on top."""

    left: int
    top: str | None
    letters: list[Letter]


class Treasures(TypedDict):
    """The piles by the board, and how many of each kind still lie face down anywhere."""

    kinds: list[str]
    piles: list[int]
    buried: int
    face_down: dict[str, int]


class AuctionView(TypedDict):
    """The auction as far as it has gone: the highest bid and its bidder, and who has passed."""

    bid: int
    bidder: int | None
    passed: list[int]


class Player(TypedDict):
    """One player's things, and what a scoring now would give."""

    seat: int
    points: int
    explorers: int
    explorers_out: int
    leader: Literal["reserve", "board", "guard", "out"]
    leader_space: str | None
    camps: list[str]
    camps_left: int
    guards: list[str]
    guards_left: int
    guards_total: int
    treasures: dict[str, int]
    treasure_count: int
    treasure_points: int
    temple_points: int
    best_guarded: int
    amulet: bool


class TikalView(TypedDict):
    """The game's part of `observe`: `phase` is what is being decided, `hand` the hex to be placed,
    `offer` the hexes open to be chosen, `levels` the supply by value."""

    phase: str
    selected: Selected | None
    action_points: int
    scoring: Scoring | None
    board: Board
    hand: Tile | None
    offer: list[Tile]
    stack: Stack
    removed: list[str]
    levels: dict[str, int]
    treasures: Treasures
    auction: AuctionView | None
    players: list[Player]


def view(s: TikalState) -> TikalView:
    """The game's part of `observe`; in Tikal every seat and every spectator sees the same."""
    frame = s.stack[-1] if s.stack else None
    ground = _ground_of(s.jungle)
    selected = frame.view(s) if frame is not None else {}
    return {
        "phase": frame.name if frame is not None else "over",
        "selected": cast(Selected, selected) if selected else None,
        "action_points": s.action_points,
        "scoring": _scoring(s),
        "board": {
            "columns": len(COLUMNS),
            "rows": len(ROWS),
            "base_camp": SPACES[BASE_CAMP],
            "spaces": [_space(s, ground[space], space) for space in range(SPACE_COUNT)],
        },
        "hand": _hex(s.hand) if s.hand >= 0 else None,
        "offer": [_hex(tile) for tile in s.offer],
        "stack": _stack(s),
        "removed": [HEXES[tile].name for tile in s.removed],
        "levels": {str(value): left for value, left in enumerate(s.levels) if LEVELS[value] > 0},
        "treasures": _treasures(s),
        "auction": _auction(s) if s.options["auction"] else None,
        "players": [_player(s, seat) for seat in range(s.seats)],
    }


def _printed(tile: int) -> Tile:
    printed = HEXES[tile]
    return {
        "hex": printed.name,
        "type": cast(HexType, TYPES[printed.kind]),
        "value": printed.value,
        "masks": printed.masks,
        "stones": printed.stones[:],
    }


PRINTED_HEXES: Final[list[Tile]] = [_printed(tile) for tile in range(len(HEXES))]
"""Every hex as printed; `_hex` copies one for a view."""


def _hex(tile: int) -> Tile:
    """A hex as printed, the caller's own."""
    printed = PRINTED_HEXES[tile]
    seen = printed.copy()
    seen["stones"] = printed["stones"].copy()
    return seen


TOTALS: Final[list[int]] = [LETTER.count(letter) for letter in range(len(LETTERS))]


def _maybe_seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _piece(piece: int) -> Piece:
    return "leader" if piece == LEADER else "explorer"


def _scoring(s: TikalState) -> Scoring | None:
    order = scoring_order(s)
    if not order:
        return None
    return {"kind": "volcano" if s.hand >= 0 else "final", "order": order}


def _ground_of(jungle: Jungle) -> list[Unexplored | Ground]:
    """What never changes of the spaces of a jungle; all its views copy it."""
    if not jungle.ground:
        found = [_ground(jungle, space) for space in range(SPACE_COUNT)]
        jungle.ground = cast("list[object]", found)
    return cast("list[Unexplored | Ground]", jungle.ground)


def _ground(jungle: Jungle, space: int) -> Unexplored | Ground:
    """The place of a space and the hex that lies there."""
    tile = jungle.hexes[space]
    column = space // len(ROWS)
    row = space % len(ROWS)
    if tile < 0:
        return {"space": SPACES[space], "column": column, "row": row, "hex": None}
    return {
        "space": SPACES[space],
        "column": column,
        "row": row,
        "hex": HEXES[tile].name,
        "type": cast(HexType, TYPES[jungle.kind(space)]),
        "printed": tile >= STACK_SIZE,
        "turn": SIDES[jungle.rotations[space]],
        "stones": [jungle.stones(space, side) for side in range(SIDE_COUNT)],
        "paths": [jungle.path(space, there) for there in _around(space)],
    }


def _space(s: TikalState, ground: Unexplored | Ground, space: int) -> Unexplored | Explored:
    """One space of the board; an unexplored one has only its place."""
    if ground["hex"] is None:
        return ground.copy()
    kind = s.jungle.kind(space)
    guard = s.guard[space]
    seen = cast(Explored, ground.copy())
    seen["stones"] = seen["stones"].copy()
    seen["paths"] = seen["paths"].copy()
    seen["value"] = s.value[space]
    seen["treasures"] = s.buried[space]
    seen["clearing"] = kind == CLEARING or (kind == RUIN and s.buried[space] == 0)
    seen["camp"] = s.tents.index(space) // CAMPS if space in s.tents else None
    seen["guard"] = None if guard < 0 else {"seat": guard // 2, "piece": _piece(guard % 2)}
    seen["holder"] = _maybe_seat(holder(s, space)) if kind == TEMPLE else None
    seen["worked"] = s.worked[space]
    seen["pieces"] = _pieces(s, space)
    return seen


def _around(space: int) -> list[int]:
    """The neighbours of a space clockwise from north, -1 beyond the edge."""
    return NEIGHBOURS[space * SIDE_COUNT : (space + 1) * SIDE_COUNT]


def _pieces(s: TikalState, space: int) -> list[Pieces]:
    """Who stands there, by seat."""
    found: list[Pieces] = []
    for seat in range(s.seats):
        count = s.explorers[seat * SPACE_COUNT + space]
        leader = s.leader[seat] == space
        if count > 0 or leader:
            found.append({"seat": seat, "explorers": count, "leader": leader})
    return found


def _stack(s: TikalState) -> Stack:
    coming: list[list[Tile]] = [[] for _ in LETTERS]
    for tile in sorted(s.hex_stack[s.drawn :]):
        coming[LETTER[tile]].append(_hex(tile))
    letters: list[Letter] = []
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


def _treasures(s: TikalState) -> Treasures:
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


def _auction(s: TikalState) -> AuctionView:
    return {
        "bid": s.bid,
        "bidder": _maybe_seat(s.bidder),
        "passed": [seat for seat in range(s.seats) if s.passed[seat]],
    }


def _player(s: TikalState, seat: int) -> Player:
    held = s.held[seat * TREASURE_KINDS : (seat + 1) * TREASURE_KINDS]
    camps = [space for space in s.tents[seat * CAMPS : (seat + 1) * CAMPS] if space != RESERVE]
    at = s.leader[seat]
    guards = [i for i, guard in enumerate(s.guard) if guard >= 0 and guard // 2 == seat]
    return {
        "seat": seat,
        "points": s.points[seat],
        "explorers": s.reserve[seat],
        "explorers_out": s.gone[seat],
        "leader": _leader(s, seat, guards),
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


def _leader(
    s: TikalState, seat: int, guards: list[int]
) -> Literal["reserve", "board", "guard", "out"]:
    """Where the leader of a seat is, which has guards on some spaces."""
    if s.leader[seat] == RESERVE:
        return "reserve"
    if s.leader[seat] != GONE:
        return "board"
    return "guard" if any(s.guard[space] % 2 == LEADER for space in guards) else "out"
