"""What a seat may know, as JSON: the web board is drawn from this alone."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from patolli.games.teotihuacan.components import (
    BOARD_NAMES,
    BOARD_SPACES,
    BOARDS,
    BOT_TILES,
    COLLECT_BASE,
    COLOURS,
    COLUMN_TEMPLE,
    DEALT,
    EMPTY,
    GOLD,
    HAS_MAIN,
    KEPT,
    KIND_NAMES,
    KINDS,
    NOBLES_ROWS,
    ROYAL_NUMBER,
    SIDES,
    SPACE_BOARD,
    SPOT_OF_BOARD,
    STARTING_GAIN,
    STASHES,
    STONE,
    TECH_COLUMNS,
    TECHNOLOGIES,
    TECHNOLOGY_NUMBER,
    TEMPLES,
    WOOD,
    WORKERS,
    Side,
    TempleColour,
    letters,
)
from patolli.games.teotihuacan.geometry import (
    MARKS,
    SLOT_COUNT,
    SLOT_NAMES,
    TURNED,
)
from patolli.games.teotihuacan.hidden import dealt_secretly, has_chosen, kept_is_secret
from patolli.games.teotihuacan.printed import PRINTED, PrintedView
from patolli.games.teotihuacan.rules.main_actions.nobles import avenue_value, built
from patolli.games.teotihuacan.rules.scoring import (
    mask_points,
    mask_sets,
    salary_due,
    unlocked_bonuses,
)
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.temple_bonus_tiles import bonus_points

Phase = Literal["setup", "turns", "eclipse", "over"]
PHASES: Final[list[Phase]] = ["setup", "turns", "eclipse", "over"]
Direction = Literal["up_right", "up_left"]
DIRECTIONS: Final[list[Direction]] = ["up_right", "up_left"]


class CalendarView(TypedDict):
    """The Calendar: the discs, and the rounds left before an Eclipse."""

    light: int
    dark: int
    rounds_left: int
    eclipses: int
    pyramid_completed: bool


class WorkerOnBoardView(TypedDict):
    """A worker that stands on a board: its colour, number and power."""

    colour: int  # the player, or beyond the players: a neutral colour
    worker: int
    power: int


class SpaceView(TypedDict):
    """A worship space."""

    space: int
    worker: WorkerOnBoardView | None


class BoardView(TypedDict):
    """An Action Board: who is there, what collecting brings and the main action costs."""

    number: int
    name: str
    position: int  # clockwise from the Palace, which is 1
    workers: list[WorkerOnBoardView]
    collect: int  # the cocoa that collecting would give now
    main_cost: int | None
    spaces: list[SpaceView]
    discovery: NotRequired[str | None]


class TechnologyView(TypedDict):
    """A technology on the Alchemy board."""

    slot: int
    number: int
    temple: TempleColour
    owners: list[int]


class BuildingsView(TypedDict):
    """The buildings of Nobles, and the value of an avenue step."""

    rows: list[list[bool]]
    taken: int
    avenue_value: int


class DecorationsView(TypedDict):
    """The decoration tiles: on offer, in the pile, and on the sides of the Pyramid."""

    offer: list[int | None]
    pile: int
    sides: dict[Side, list[int]]


class SlotView(TypedDict):
    """A pyramid tile that lies on a slot."""

    slot: str
    tile: int
    turn: int
    icons: str


class PyramidView(TypedDict):
    """The pyramid tiles: on offer, in the pile, laid; the open slots and visible icons."""

    offer: list[int | None]
    pile: int
    slots: list[SlotView]
    open: list[str]
    cells: str  # the icon on top of each of the 64 squares, row by row


class DiscoveriesView(TypedDict):
    """The discovery tiles that lie on temples and avenue, and how many are elsewhere."""

    pile: int
    stashes: list[list[str]]
    discarded: int


class WorkerView(TypedDict):
    """A worker of a player."""

    worker: int
    power: int
    in_play: bool
    board: int | None
    space: int | None


class BonusView(TypedDict):
    """A temple bonus tile that a player has unlocked, and its points now."""

    temple: TempleColour
    vp: int


class PlayerView(TypedDict):
    """A player, or Teotibot."""

    player: int
    bot: bool
    order: int
    vp: int
    cocoa: int
    temples: dict[TempleColour, int]
    avenue: int
    track: int
    technologies: list[int]
    workers: list[WorkerView]
    discoveries: list[str]
    used: list[str]
    mask_sets: list[int]
    mask_points: int
    salary: int
    bonuses: list[BonusView]
    wood: int
    stone: int
    gold: int


class StartingTileView(TypedDict):
    """A starting tile that the seat may see."""

    tile: int
    kept: int | None
    discovery: NotRequired[str | None]


class StartingView(TypedDict):
    """The starting tiles, while they are chosen."""

    tiles: list[StartingTileView]
    kept: list[list[int]]


class TeotibotView(TypedDict):
    """Teotibot's action pyramid."""

    actions: list[str]
    set_aside: str
    directions: list[Direction]


class TeotihuacanView(TypedDict):
    """Everything on the table that a seat can see."""

    printed: PrintedView
    phase: Phase
    first: int
    active: int
    landing: int | None  # the board landed on in this turn, until the action there is over
    calendar: CalendarView
    rondel: list[int]
    boards: list[BoardView]
    royal: list[int]
    bonus: dict[TempleColour, int]
    technologies: list[TechnologyView]
    buildings: BuildingsView
    decorations: DecorationsView
    pyramid: PyramidView
    discoveries: DiscoveriesView
    players: list[PlayerView]
    neutral: list[list[int]]
    starting: NotRequired[StartingView]
    teotibot: NotRequired[TeotibotView]


def view(s: TeotihuacanState, seat: int | None) -> TeotihuacanView:
    """Everything on the table that the seat can see."""
    seen: TeotihuacanView = {
        "printed": PRINTED.copy(),
        "phase": PHASES[s.phase],
        "first": s.first,
        "active": s.active,
        "landing": s.landing if s.landing else None,
        "calendar": {
            "light": s.light,
            "dark": s.dark,
            "rounds_left": s.countdown,
            "eclipses": s.eclipses,
            "pyramid_completed": s.completed,
        },
        "rondel": s.board_at[1:],
        "boards": [_board(s, board) for board in range(1, BOARDS + 1)],
        "royal": [ROYAL_NUMBER[tile] for tile in s.royal],
        "bonus": {TEMPLES[temple]: s.bonus[temple] + 1 for temple in range(3)},
        "technologies": [_technology(s, slot) for slot in range(len(s.technologies))],
        "buildings": {
            "rows": [
                [s.buildings[row] >> at & 1 == 1 for at in range(len(NOBLES_ROWS[row]))]
                for row in range(len(NOBLES_ROWS))
            ],
            "taken": built(s),
            "avenue_value": avenue_value(s),
        },
        "decorations": {
            "offer": [tile if tile != EMPTY else None for tile in s.decoration_offer],
            "pile": len(s.decoration_pile),
            "sides": {
                SIDES[side]: s.decoration_at[side * MARKS : side * MARKS + s.decorated[side]]
                for side in range(len(SIDES))
            },
        },
        "pyramid": _pyramid(s),
        "discoveries": {
            "pile": len(s.discovery_pile) + secret_draws(s, seat),
            "stashes": [_kinds(s.stash, stash) for stash in range(STASHES)],
            "discarded": sum(s.discarded),
        },
        "players": [_player(s, player) for player in range(s.players)],
        "neutral": [
            [s.place[colour * WORKERS + k] for k in range(WORKERS) if s.place[colour * WORKERS + k]]
            for colour in range(s.players, COLOURS)
        ],
    }
    if s.dealt:
        seen["starting"] = _starting(s, seat)
    if s.seats == 1:
        seen["teotibot"] = {
            "actions": [BOT_TILES[tile] for tile in s.actions_of_bot[:-1]],
            "set_aside": BOT_TILES[s.actions_of_bot[-1]],
            "directions": [DIRECTIONS[face] for face in s.directions],
        }
    return seen


def _board(s: TeotihuacanState, board: int) -> BoardView:
    colours = s.colours(board)
    spot = SPOT_OF_BOARD[board]
    data: BoardView = {
        "number": board,
        "name": BOARD_NAMES[board],
        "position": s.position_of[board],
        "workers": [
            {"colour": worker // WORKERS, "worker": worker % WORKERS + 1, "power": s.power[worker]}
            for worker in range(COLOURS * WORKERS)
            if s.place[worker] == board
        ],
        "collect": COLLECT_BASE + colours,
        "main_cost": colours if HAS_MAIN[board] else None,
        "spaces": [_space(s, space) for space in BOARD_SPACES[board]],
    }
    if spot >= 0:
        data["discovery"] = KIND_NAMES[s.spot[spot]] if s.spot[spot] != EMPTY else None
    return data


def _space(s: TeotihuacanState, space: int) -> SpaceView:
    for worker in range(COLOURS * WORKERS):
        if s.place[worker] == BOARDS + 1 + space:
            return {
                "space": space,
                "worker": {
                    "colour": worker // WORKERS,
                    "worker": worker % WORKERS + 1,
                    "power": s.power[worker],
                },
            }
    return {"space": space, "worker": None}


def _technology(s: TeotihuacanState, slot: int) -> TechnologyView:
    technology = s.technologies[slot]
    return {
        "slot": slot + 1,
        "number": TECHNOLOGY_NUMBER[technology],
        "temple": TEMPLES[COLUMN_TEMPLE[slot % TECH_COLUMNS]],
        "owners": [player for player in range(s.players) if s.tech[player] >> technology & 1],
    }


def _pyramid(s: TeotihuacanState) -> PyramidView:
    return {
        "offer": [tile if tile != EMPTY else None for tile in s.pyramid_offer],
        "pile": len(s.pyramid_pile),
        "slots": [
            {
                "slot": SLOT_NAMES[slot],
                "tile": s.slot_tile[slot],
                "turn": s.slot_turn[slot] * 90,
                "icons": letters(TURNED[s.slot_tile[slot] * 4 + s.slot_turn[slot]]),
            }
            for slot in range(SLOT_COUNT)
            if s.slot_tile[slot] != EMPTY
        ],
        "open": [SLOT_NAMES[slot] for slot in s.open_slots],
        "cells": letters(s.cell),
    }


def _kinds(counts: list[int], row: int) -> list[str]:
    """The tiles that a row of counts by kind stands for."""
    found: list[str] = []
    for kind in range(KINDS):
        count = counts[row * KINDS + kind]
        if count:
            found += [KIND_NAMES[kind]] * count
    return found


def _player(s: TeotihuacanState, player: int) -> PlayerView:
    return {
        "player": player,
        "bot": s.is_bot(player),
        "order": s.order(player),
        "vp": s.vp[player],
        "cocoa": s.cocoa[player],
        "temples": {TEMPLES[temple]: s.temple[player * 3 + temple] for temple in range(3)},
        "avenue": s.avenue[player],
        "track": s.track[player],
        "technologies": [
            TECHNOLOGY_NUMBER[technology]
            for technology in range(TECHNOLOGIES)
            if s.tech[player] >> technology & 1
        ],
        "workers": [_worker(s, player * WORKERS + k) for k in range(WORKERS)],
        "discoveries": _kinds(s.hand, player),
        "used": _kinds(s.used, player),
        "mask_sets": mask_sets(s, player),
        "mask_points": mask_points(s, player),
        "salary": salary_due(s, player),
        "bonuses": [
            {"temple": TEMPLES[temple], "vp": bonus_points(s, player, s.bonus[temple])}
            for temple in unlocked_bonuses(s, player)
        ],
        "wood": s.goods[player * 3 + WOOD],
        "stone": s.goods[player * 3 + STONE],
        "gold": s.goods[player * 3 + GOLD],
    }


def _worker(s: TeotihuacanState, worker: int) -> WorkerView:
    place = s.place[worker]
    locked = place > BOARDS
    return {
        "worker": worker % WORKERS + 1,
        "power": s.power[worker],
        "in_play": place > 0,
        "board": SPACE_BOARD[place - BOARDS - 1] if locked else place if place else None,
        "space": place - BOARDS - 1 if locked else None,
    }


# -- setup ---------------------------------------------------------------------------------------


def secret_draws(s: TeotihuacanState, seat: int | None) -> int:
    """Discovery tiles that others have drawn in secret: they look like part of the pile."""
    if not dealt_secretly(s):
        return 0
    count = 0
    for i in range(len(s.drawn)):
        if s.drawn[i] != EMPTY and i // DEALT != seat:
            count += 1
    return count


def _starting(s: TeotihuacanState, seat: int | None) -> StartingView:
    """The starting tiles: open ones, one's own, and what all have kept once it is shown."""
    shown = range(0)
    if not dealt_secretly(s):
        shown = range(len(s.dealt))
    elif seat is not None:
        shown = range(seat * DEALT, seat * DEALT + DEALT)
    tiles: list[StartingTileView] = []
    for i in shown:
        tile = s.dealt[i]
        entry: StartingTileView = {
            "tile": tile + 1,
            "kept": s.kept.index(tile) // KEPT if tile in s.kept else None,
        }
        if STARTING_GAIN[tile].discovery:
            entry["discovery"] = KIND_NAMES[s.drawn[i]] if s.drawn[i] != EMPTY else None
        tiles.append(entry)
    kept = [
        [tile + 1 for tile in known_kept(s, player, player == seat)] for player in range(s.seats)
    ]
    return {"tiles": tiles, "kept": kept}


def known_kept(s: TeotihuacanState, player: int, own: bool) -> list[int]:
    """The starting tiles that a player is known to keep."""
    if kept_is_secret(s):
        first = player * DEALT
        return s.dealt[first : first + KEPT] if own and has_chosen(s, player) else []
    return [tile for tile in s.kept[player * KEPT : player * KEPT + KEPT] if tile != EMPTY]
