"""What a seat sees of a game of Founders, well named: a board is drawn from it alone."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from patolli.core.message import Data
from patolli.games.founders.city.pyramid import SPACE_NAMES, SPACES
from patolli.games.founders.faces import (
    REACH,
    CityView,
    CostView,
    Printed,
    PrintedBuilding,
    PrintedGroup,
    PrintedTemple,
    ReachView,
    RewardView,
    WorshipTileView,
    printed,
)
from patolli.games.founders.names import (
    COLOURS,
    IN_BOX,
    INFLUENCES,
    MASKS,
    NONE,
    QUARTERS,
    RESOURCES,
    SIDES,
    SOURCES,
    WHITE,
    ZONES,
    Colour,
    Influence,
    MaskColour,
    Quarter,
    Resource,
    Side,
    Source,
    Zone,
)
from patolli.games.founders.rules.final_scoring import quarter_points
from patolli.games.founders.solo.cards import (
    BUILDINGS,
    LEVEL,
    LEVELS,
    PYRAMID,
    SQUARES,
    TEMPLES,
)
from patolli.games.founders.solo.rival import RIVAL, harmony
from patolli.games.founders.state import FoundersState

TileColour = Literal["green", "blue", "red", "white"]


class SpaceView(TypedDict):
    """An action space and its stack."""

    id: str
    zone: Zone
    construction: Zone
    influence: Influence
    open: bool  # whether this number of players uses it
    bonus: str | None
    bonus_visible: bool  # no action disc lies on it
    stack: list[int | Literal["rival"]]  # whose discs, from the bottom up: a seat or "rival"
    height: int  # all discs, the bonus disc included


class BuildingView(PrintedBuilding):
    """A class of buildings, and how many are left."""

    display: int
    supply: int


class TempleView(PrintedTemple):
    """The temples of a colour, and how many are left."""

    display: int
    supply: int


class PyramidTilesView(TypedDict):
    """The pyramid tiles: what they cost and give, and how many are left by colour."""

    size: int
    cost: CostView
    missing_power: Resource
    vp_placed: int
    vp_base: int
    vp_upper: int
    display: dict[Colour, int]
    supply: dict[Colour, int]


class WorshipPileView(TypedDict):
    """The worship tiles of a colour: two face up, and a pile."""

    colour: Colour
    beside: WorshipTileView | None
    top: WorshipTileView | None
    pile: int
    known_at_bottom: list[str]  # from the bottom up: tiles that went back in play, seen by all
    unseen: list[str]  # in no order: it follows from what is not elsewhere


_BuiltClass = TypedDict("_BuiltClass", {"class": str})


class BuiltView(_BuiltClass):
    """A building in a city."""

    squares: list[str]


class BuiltTempleView(TypedDict):
    """A temple in a city."""

    colour: Colour
    squares: list[str]
    quarters: list[Quarter]


class MaskGroupView(PrintedGroup):
    """A group of mask squares, and whether tiles cover all of it."""

    complete: bool


class MaskView(TypedDict):
    """A mask tile."""

    colour: MaskColour
    vp: int


class PlayerView(TypedDict):
    """All that lies before a player."""

    seat: int
    board: str
    points: int
    points_by_source: dict[Source, int]
    discs: int
    passed: bool
    architect: Side
    reach: ReachView
    favour: int
    cubes: dict[Resource, list[str]]  # squares by resource
    buildings: list[BuiltView]
    temples: list[BuiltTempleView]
    pyramid: dict[str, TileColour | None]
    rewards: dict[str, RewardView | None]
    starting_tiles: list[Colour]
    mask_groups: list[MaskGroupView]
    masks: list[MaskView]
    worship: list[WorshipTileView]
    quarters: dict[Quarter, int]  # what the quarters would give if the game ended now


class RivalView(TypedDict):
    """The Rival Architect of a solo game."""

    level: str
    points: int
    discs: int
    passed: bool
    favour: int
    squares: int
    mask_squares: int
    buildings: dict[str, int]
    temples: dict[Colour, int]
    pyramid_tiles: dict[Colour, int]
    masks: list[MaskView]
    harmony: int
    intention: str | None
    intention_discs: int | None
    intentions_left: list[str]


class PendingView(TypedDict):
    """A decision or step on the stack, and what it is about."""

    decision: str
    seat: int
    building: NotRequired[str]
    temple: NotRequired[Colour]
    pyramid_tile: NotRequired[Colour]
    worship: NotRequired[str]
    pay: NotRequired[CostView]
    resource: NotRequired[Resource]
    squares: NotRequired[list[str]]
    space: NotRequired[str]


class FoundersView(TypedDict):
    """The game's part of an observation."""

    edition: str
    round: int
    rounds: int
    first: int
    phase: Literal["setup", "play"]
    power: int
    stack_limit: int
    spaces: list[SpaceView]
    buildings: list[BuildingView]
    temples: list[TempleView]
    pyramid_tiles: PyramidTilesView
    worship: list[WorshipPileView]
    masks: dict[MaskColour, list[int]]  # by colour: the values left in the pile, the top one first
    favour_track: list[int]
    city: CityView
    players: list[PlayerView]
    rival: RivalView | None
    pending: list[PendingView]  # the present decision last


def view(s: FoundersState) -> FoundersView:
    """Everything at the table is open but the order of the face-down piles."""
    c = s.c
    faces = printed(c)
    return {
        "edition": c.edition,
        "round": s.round + 1,
        "rounds": c.for_players(s.architects).rounds,
        "first": s.first,
        "phase": "play" if s.opened else "setup",
        "power": s.power,
        "stack_limit": c.stack_limit,
        "spaces": [_space(s, space) for space in range(len(s.a.space_names))],
        "buildings": [_building(s, faces, number) for number in range(len(c.classes))],
        "temples": [_temple(s, faces, colour) for colour in range(len(COLOURS))],
        "pyramid_tiles": _pyramid_tiles(s, faces),
        "worship": [_worship(s, faces, colour) for colour in range(len(COLOURS))],
        "masks": {word: _mask_pile(s, colour) for colour, word in enumerate(MASKS)},
        "favour_track": c.favour_vp.copy(),
        "city": faces.city.copy(),
        "players": [_player(s, faces, seat) for seat in range(s.seats)],
        "rival": _rival(s) if s.solo else None,
        "pending": _pending(s),
    }


def _pending(s: FoundersState) -> list[PendingView]:
    """The decisions and steps on the stack; each frame says what it is about."""
    found: list[PendingView] = []
    for frame in s.stack:
        entry: Data = {"decision": frame.name, "seat": frame.seat}
        entry.update(frame.view(s))
        found.append(cast(PendingView, entry))
    return found


def _space(s: FoundersState, space: int) -> SpaceView:
    levels = s.c.stack_limit - 1
    zone = space // s.a.per_zone
    disc = s.bonus[space]
    stack = s.stacks[space * levels : space * levels + s.heights[space]]
    return {
        "id": s.a.space_names[space],
        "zone": ZONES[zone],
        "construction": ZONES[zone],
        "influence": INFLUENCES[zone],
        "open": disc != NONE,
        "bonus": None if disc == NONE else s.c.bonuses[disc].name,
        "bonus_visible": disc != NONE and not stack,
        "stack": [seat if seat < s.seats else "rival" for seat in stack],
        "height": len(stack) + 1 if disc != NONE else 0,
    }


def _building(s: FoundersState, faces: Printed, number: int) -> BuildingView:
    seen = cast(BuildingView, faces.buildings[number].copy())
    seen["display"] = s.display[number]
    seen["supply"] = s.supply[number]
    return seen


def _temple(s: FoundersState, faces: Printed, colour: int) -> TempleView:
    seen = cast(TempleView, faces.temples[colour].copy())
    seen["display"] = s.temple_display[colour]
    seen["supply"] = s.temple_supply[colour]
    return seen


def _pyramid_tiles(s: FoundersState, faces: Printed) -> PyramidTilesView:
    return {
        "size": s.c.pyramid_size,
        "cost": faces.pyramid_cost.copy(),
        "missing_power": RESOURCES[s.c.pyramid_missing],
        "vp_placed": s.c.vp_placed,
        "vp_base": s.c.vp_base,
        "vp_upper": s.c.vp_upper,
        "display": {word: s.pyramid_display[colour] for colour, word in enumerate(COLOURS)},
        "supply": {word: s.pyramid_supply[colour] for colour, word in enumerate(COLOURS)},
    }


def _worship(s: FoundersState, faces: Printed, colour: int) -> WorshipPileView:
    pile = s.piles[colour]
    beside, top = s.face_up[colour * 2], s.face_up[colour * 2 + 1]
    known = pile[: s.known[colour]]
    unseen = sorted(pile[s.known[colour] :])
    return {
        "colour": COLOURS[colour],
        "beside": faces.worship[beside].copy() if beside != NONE else None,
        "top": faces.worship[top].copy() if top != NONE else None,
        "pile": len(pile),
        "known_at_bottom": [s.c.tile_names[tile] for tile in known],
        "unseen": [s.c.tile_names[tile] for tile in unseen],
    }


def _mask_pile(s: FoundersState, colour: int) -> list[int]:
    """The values left in a pile, the top one first."""
    return [
        s.c.mask_vp[tile]
        for tile, owner in enumerate(s.mask_owner)
        if owner == NONE and s.c.mask_colour[tile] == colour
    ]


def _player(s: FoundersState, faces: Printed, seat: int) -> PlayerView:
    board = s.boards[seat]
    sources = s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return {
        "seat": seat,
        "board": s.c.boards[board].name,
        "points": s.points[seat],
        "points_by_source": {word: sources[number] for number, word in enumerate(SOURCES)},
        "discs": s.discs[seat],
        "passed": bool(s.passed[seat]),
        "architect": SIDES[s.architect[seat]],
        "reach": REACH[s.architect[seat]].copy(),
        "favour": s.favour[seat],
        "cubes": _cubes(s, seat),
        "buildings": [
            {
                "class": s.c.classes[s.built_class[seat][index]],
                "squares": faces.squares[place].copy(),
            }
            for index, place in enumerate(s.built[seat])
        ],
        "temples": [
            {
                "colour": COLOURS[s.temple_colour[seat][index]],
                "squares": faces.squares[place].copy(),
                "quarters": faces.quarters[place].copy(),
            }
            for index, place in enumerate(s.temples[seat])
        ],
        "pyramid": {
            word: _tile_colour(s.pyramid[seat * SPACES + space])
            for space, word in enumerate(SPACE_NAMES)
        },
        "rewards": faces.rewards[board].copy(),
        "starting_tiles": [
            word for colour, word in enumerate(COLOURS) if s.starting[seat * len(COLOURS) + colour]
        ],
        "mask_groups": _groups(s, faces, seat),
        "masks": _masks(s, seat),
        "worship": [faces.worship[tile].copy() for tile in s.hand[seat]],
        "quarters": {
            word: quarter_points(s, seat, quarter) for quarter, word in enumerate(QUARTERS)
        },
    }


def _groups(s: FoundersState, faces: Printed, seat: int) -> list[MaskGroupView]:
    groups = cast("list[MaskGroupView]", faces.groups[s.boards[seat]].copy())
    first = seat * s.c.most_groups
    for number, group in enumerate(groups):
        group["complete"] = bool(s.groups[first + number])
    return groups


def _tile_colour(colour: int) -> TileColour | None:
    if colour == NONE:
        return None
    return "white" if colour == WHITE else COLOURS[colour]


def _cubes(s: FoundersState, seat: int) -> dict[Resource, list[str]]:
    """The squares of the cubes, by kind."""
    cubes: dict[Resource, list[str]] = {}
    names = s.c.grid.names
    half = s.c.grid.half
    for kind, word in enumerate(RESOURCES):
        row = seat * 3 + kind
        north, south = s.cubes_north[row], s.cubes_south[row]
        squares: list[str] = []
        for square in range(north.bit_length()):
            if north >> square & 1:
                squares.append(names[square])
        for square in range(south.bit_length()):
            if south >> square & 1:
                squares.append(names[half + square])
        cubes[word] = squares
    return cubes


def _masks(s: FoundersState, seat: int) -> list[MaskView]:
    return [
        {"colour": MASKS[s.c.mask_colour[tile]], "vp": s.c.mask_vp[tile]}
        for tile, owner in enumerate(s.mask_owner)
        if owner == seat and owner != IN_BOX
    ]


def _rival(s: FoundersState) -> RivalView:
    """The Rival Architect of a solo game."""
    cards = s.c.rival
    card = s.intentions[-1] if s.intentions else NONE
    return {
        "level": LEVELS[s.rival[LEVEL]],
        "points": s.points[RIVAL],
        "discs": s.discs[RIVAL],
        "passed": bool(s.passed[RIVAL]),
        "favour": s.favour[RIVAL],
        "squares": s.rival[SQUARES],
        "mask_squares": cards.levels[s.rival[LEVEL]].mask_squares,
        "buildings": {word: s.rival[BUILDINGS + n] for n, word in enumerate(s.c.classes)},
        "temples": {word: s.rival[TEMPLES + colour] for colour, word in enumerate(COLOURS)},
        "pyramid_tiles": {word: s.rival[PYRAMID + colour] for colour, word in enumerate(COLOURS)},
        "masks": _masks(s, RIVAL),
        "harmony": harmony(s),
        "intention": None if card == NONE else cards.names[card],
        "intention_discs": None if card == NONE else cards.discs[card],
        "intentions_left": sorted(cards.names[number] for number in s.intentions[:-1]),
    }
