"""What a seat sees of a game of Teotihuacan, as bytes."""

from __future__ import annotations

from typing import Final

from patolli.core.encoding import (
    COUNT,
    FIRST_PART,
    FLAG,
    INDEX,
    Encoding,
    add_from,
    seen,
    shown_of,
)
from patolli.core.game import Game
from patolli.core.shown import Shown
from patolli.games.teotihuacan.actions import ACTIONS
from patolli.games.teotihuacan.components import (
    AVENUE_LAST,
    BOARDS,
    BONUSES,
    BOT_TILES,
    COLOURS,
    DEALT,
    DECORATION_OFFER,
    DECORATION_TILES,
    DISCOVERY_TILES,
    DRAFT_OPEN,
    ECLIPSES,
    EMPTY,
    KEPT,
    KINDS,
    NOBLES_ROWS,
    PYRAMID_OFFER,
    PYRAMID_TILES,
    ROYALS,
    SIDES,
    SPACES,
    SPOT_OF_BOARD,
    STARTING_TILES,
    STASHES,
    TECH_SLOTS,
    TECHNOLOGIES,
    TEMPLE_TOP,
    TEMPLES,
    TRACK_LAST,
    WORKERS,
)
from patolli.games.teotihuacan.geometry import MARKS, SLOT_COUNT
from patolli.games.teotihuacan.hidden import dealt_secretly
from patolli.games.teotihuacan.state import LOCKED, OVER, TeotihuacanState
from patolli.games.teotihuacan.view import known_kept, secret_draws

VERSION: Final = 1
DEPTH: Final = 4
MOST_POINTS: Final = 500
MOST: Final = 255  # of cocoa and goods; nobody has ever had as many
SPOTS: Final = max(SPOT_OF_BOARD) + 1
LAST_DAY: Final = 20
SOLO_TILES: Final = 7
ARGUMENTS: Final[list[int]] = [len(ACTIONS), 40, len(ACTIONS), 40, 40]
"""The highest arguments: boards, spaces, workers, slots; `choice` is an action."""


def encoding(game: Game, seats: int) -> Encoding:
    """The table of the fields that `encode` writes; one's own seat first, then in turn order.

    In a solo game Teotibot stands where the next seat would; neutral colours come last.
    """
    players = max(2, seats)
    frames = list(game.frames.values())
    form = Encoding(game.id, VERSION, seats, game.options, frames, DEPTH, ARGUMENTS)
    form.add("phase", [], INDEX, 0, OVER)
    form.add("first", [], INDEX, 0, players)
    form.add("active", [], INDEX, 0, players)
    form.add("landing", [], INDEX, 0, BOARDS)
    form.add("calendar.light", [], COUNT, 0, LAST_DAY)
    form.add("calendar.dark", [], COUNT, 0, LAST_DAY)
    form.add("calendar.rounds_left", [], COUNT, 0, ECLIPSES)
    form.add("calendar.eclipses", [], COUNT, 0, ECLIPSES)
    form.add("pyramid_completed", [], FLAG)
    form.add("decorations.pile", [], COUNT, 0, DECORATION_TILES)
    form.add("pyramid.pile", [], COUNT, 0, PYRAMID_TILES)
    form.add("discoveries.pile", [], COUNT, 0, DISCOVERY_TILES)
    form.add("discoveries.discarded", [], COUNT, 0, DISCOVERY_TILES)
    form.add("rondel", [BOARDS], INDEX, 0, BOARDS)
    form.add("royal", [3], INDEX, 0, ROYALS - 1)
    form.add("bonus", [len(TEMPLES)], INDEX, 0, BONUSES - 1)
    form.add("technologies", [TECH_SLOTS], INDEX, 0, TECHNOLOGIES - 1)
    for row, spaces in enumerate(NOBLES_ROWS):
        form.add_bits(f"buildings.{row}", [len(spaces)])
    form.add("decorations.offer", [DECORATION_OFFER], INDEX, EMPTY, DECORATION_TILES - 1)
    form.add("decorations.sides", [len(SIDES), MARKS], INDEX, EMPTY, DECORATION_TILES - 1)
    form.add("pyramid.offer", [PYRAMID_OFFER], INDEX, EMPTY, PYRAMID_TILES - 1)
    form.add("discoveries.boards", [SPOTS], INDEX, EMPTY, KINDS - 1)
    form.add("pyramid.tile", [SLOT_COUNT], INDEX, EMPTY, PYRAMID_TILES - 1)
    form.add("pyramid.turn", [SLOT_COUNT], INDEX, 0, 3)
    form.add("discoveries.stashes", [STASHES, KINDS], COUNT, 0, DISCOVERY_TILES)
    for i in range(players):
        form.add(f"seats.{i}.points", [], COUNT, 0, MOST_POINTS)
        form.add(f"seats.{i}.cocoa", [], COUNT, 0, MOST)
        form.add(f"seats.{i}.goods", [3], COUNT, 0, MOST)
        form.add(f"seats.{i}.temples", [len(TEMPLES)], COUNT, 0, TEMPLE_TOP)
        form.add(f"seats.{i}.avenue", [], COUNT, 0, AVENUE_LAST)
        form.add(f"seats.{i}.track", [], COUNT, 0, TRACK_LAST)
        form.add_bits(f"seats.{i}.technologies", [TECHNOLOGIES])
        form.add(f"seats.{i}.discoveries", [KINDS], COUNT, 0, DISCOVERY_TILES)
        form.add(f"seats.{i}.used", [KINDS], COUNT, 0, DISCOVERY_TILES)
    form.add("workers.place", [COLOURS, WORKERS], INDEX, 0, LOCKED + SPACES - 1)
    form.add("workers.power", [COLOURS, WORKERS], COUNT, 0, 6)
    form.add("starting.tile", [most_shown(players)], INDEX, EMPTY, STARTING_TILES - 1)
    form.add("starting.owner", [most_shown(players)], INDEX, 0, players)
    form.add("starting.discovery", [most_shown(players)], INDEX, EMPTY, KINDS - 1)
    form.add("starting.kept", [seats, KEPT], INDEX, EMPTY, STARTING_TILES - 1)
    if seats == 1:
        form.add("teotibot.actions", [SOLO_TILES], INDEX, 0, len(BOT_TILES) - 1)
        form.add("teotibot.directions", [2], INDEX, 0, 1)
    return form


def most_shown(players: int) -> int:
    """How many starting tiles a seat may see: its own, or all of a draft."""
    return max(DEALT, DRAFT_OPEN[players])


NO_STARTING: Final[list[bytes]] = [
    bytes(3 * most_shown(max(2, seats)) + seats * KEPT) for seats in range(len(DRAFT_OPEN))
]
"""By the number of seats, what stands for starting tiles once the game has begun."""


# The parts, in the order of the fields.
NUMBERS: Final = FIRST_PART
PILES: Final = FIRST_PART + 1
LAYOUT: Final = FIRST_PART + 2
BOARD: Final = FIRST_PART + 3
SLOTS: Final = FIRST_PART + 4
STASH: Final = FIRST_PART + 5
WEALTH: Final = FIRST_PART + 6
STEPS: Final = FIRST_PART + 7
TILES: Final = FIRST_PART + 8
OWNED: Final = 3  # parts of a player: wealth, steps, tiles
# After what the players own, for each player a part and one for the neutral colours: where the
# workers are, and then their power; the starting tiles; Teotibot.

# The numbers of the lists that `Shown` remembers.
OF_PILES: Final = 0
OF_DISCARDED: Final = 1
OF_BOARD_AT: Final = 2
OF_ROYAL: Final = 3
OF_BONUS: Final = 4
OF_TECHNOLOGIES: Final = 5
OF_BUILDINGS: Final = 6
OF_DECORATION_OFFER: Final = 7
OF_DECORATION_AT: Final = 8
OF_PYRAMID_OFFER: Final = 9
OF_SPOT: Final = 10
OF_SLOT_TILE: Final = 11
OF_SLOT_TURN: Final = 12
OF_STASH: Final = 13
OF_PLACE: Final = 14
OF_POWER: Final = 15
OF_HAND: Final = 16
OF_USED: Final = 17
OF_POINTS: Final = 18
OF_COCOA: Final = 19
OF_GOODS: Final = 20
OF_TEMPLE: Final = 21
OF_AVENUE: Final = 22
OF_TRACK: Final = 23
OF_TECH: Final = 24
LISTS: Final = 25


def encode(s: TeotihuacanState, seat: int, form: Encoding) -> bytes:
    """What a seat sees: all but the piles and the starting tiles that others keep secret."""
    players = s.players
    workers = WEALTH + players * OWNED
    starting = workers + 2 * (players + 1)
    shown = shown_of(s, LISTS, starting + 2 - FIRST_PART)
    own = shown.parts[seat]
    own[NUMBERS] = _numbers(s, seat)
    _write_piles(s, seat, shown)
    _write_layout(s, shown)
    _write_board(s, shown)
    _write_owned(s, shown)
    _write_workers(s, OF_PLACE, s.place, workers, shown)
    _write_workers(s, OF_POWER, s.power, workers + players + 1, shown)
    own[starting] = _starting(s, seat) if s.dealt else NO_STARTING[s.seats]
    if s.seats == 1:
        own[starting + 1] = bytes(s.actions_of_bot + s.directions)
    return seen(s, seat, form, shown)


def _numbers(s: TeotihuacanState, seat: int) -> bytes:
    """The phase and the calendar; some of it changes with almost every decision."""
    players = s.players
    out = [s.phase, (s.first - seat) % players + 1, (s.active - seat) % players + 1, s.landing]
    out.append(s.light)
    out.append(s.dark)
    out.append(s.countdown)
    out.append(s.eclipses)
    out.append(1 if s.completed else 0)
    return bytes(out)


def _write_piles(s: TeotihuacanState, seat: int, shown: Shown) -> None:
    """How many tiles lie in the piles; each seat has its own idea until starting tiles are kept."""
    out = [len(s.decoration_pile), len(s.pyramid_pile), len(s.discovery_pile), len(s.dealt)]
    if shown.changed(OF_PILES, out) | shown.changed(OF_DISCARDED, s.discarded):
        out[3] = sum(s.discarded)
        shown.write(PILES, bytes(out))
    if s.dealt:
        out[2] = len(s.discovery_pile) + secret_draws(s, seat)
        out[3] = sum(s.discarded)
        shown.parts[seat][PILES] = bytes(out)


def _write_layout(s: TeotihuacanState, shown: Shown) -> None:
    """The boards and tiles that lie where they were put before the game."""
    boards = shown.changed(OF_BOARD_AT, s.board_at) | shown.changed(OF_ROYAL, s.royal)
    tiles = shown.changed(OF_BONUS, s.bonus) | shown.changed(OF_TECHNOLOGIES, s.technologies)
    if boards | tiles:
        shown.write(LAYOUT, bytes(s.board_at[1:] + s.royal + s.bonus + s.technologies))


def _write_board(s: TeotihuacanState, shown: Shown) -> None:
    """The buildings, the tiles on offer and those that are laid."""
    decorations = shown.changed(OF_DECORATION_OFFER, s.decoration_offer)
    decorations = shown.changed(OF_DECORATION_AT, s.decoration_at) | decorations
    offers = shown.changed(OF_PYRAMID_OFFER, s.pyramid_offer) | shown.changed(OF_SPOT, s.spot)
    if shown.changed(OF_BUILDINGS, s.buildings) | decorations | offers:
        out = s.buildings.copy()
        add_from(out, s.decoration_offer, EMPTY)
        add_from(out, s.decoration_at, EMPTY)
        add_from(out, s.pyramid_offer, EMPTY)
        add_from(out, s.spot, EMPTY)
        shown.write(BOARD, bytes(out))
    if shown.changed(OF_SLOT_TILE, s.slot_tile) | shown.changed(OF_SLOT_TURN, s.slot_turn):
        slots: list[int] = []
        add_from(slots, s.slot_tile, EMPTY)
        slots.extend(s.slot_turn)
        shown.write(SLOTS, bytes(slots))
    if shown.changed(OF_STASH, s.stash):
        shown.write(STASH, bytes(s.stash))


def _write_owned(s: TeotihuacanState, shown: Shown) -> None:
    """All that the players have, but for their workers."""
    players = s.players
    wealth = shown.changed(OF_POINTS, s.vp) | shown.changed(OF_COCOA, s.cocoa)
    steps = shown.changed(OF_GOODS, s.goods) | shown.changed(OF_TEMPLE, s.temple)
    steps = shown.changed(OF_AVENUE, s.avenue) | shown.changed(OF_TRACK, s.track) | steps
    steps = shown.changed(OF_TECH, s.tech) | steps
    tiles = shown.changed(OF_HAND, s.hand) | shown.changed(OF_USED, s.used)
    for player in range(players):
        if wealth:
            points = s.vp[player]
            out = [points & 255, points >> 8, min(s.cocoa[player], MOST)]
            shown.write_of(player, players, WEALTH, OWNED, bytes(out))
        if steps:
            shown.write_of(player, players, STEPS, OWNED, _steps(s, player))
        if tiles:
            shown.write_of(player, players, TILES, OWNED, _tiles(s, player))


def _steps(s: TeotihuacanState, player: int) -> bytes:
    """A player's goods, steps on temples, avenue and track, and technologies."""
    out: list[int] = []
    for good in range(player * 3, player * 3 + 3):
        out.append(min(s.goods[good], MOST))
    for temple in range(player * 3, player * 3 + 3):
        out.append(s.temple[temple])
    out.append(s.avenue[player])
    out.append(s.track[player])
    owned = s.tech[player]
    out.append(owned & 255)
    out.append(owned >> 8)
    return bytes(out)


def _tiles(s: TeotihuacanState, player: int) -> bytes:
    """A player's discovery tiles, face up and then used."""
    tiles = s.hand[player * KINDS : (player + 1) * KINDS]
    tiles.extend(s.used[player * KINDS : (player + 1) * KINDS])
    return bytes(tiles)


def _write_workers(
    s: TeotihuacanState, number: int, numbers: list[int], part: int, shown: Shown
) -> None:
    """By worker: the players', one's own first, then those of the neutral colours."""
    if not shown.changed(number, numbers):
        return
    players = s.players
    data = bytes(numbers)
    for player in range(players):
        workers = data[player * WORKERS : (player + 1) * WORKERS]
        shown.write_of(player, players, part, 1, workers)
    shown.write(part + players, data[players * WORKERS :])


def _starting(s: TeotihuacanState, seat: int) -> bytes:
    """The starting tiles that the seat sees, who keeps each, and what was drawn for it."""
    out: list[int] = []
    first, end = 0, len(s.dealt)
    if dealt_secretly(s):
        first, end = seat * DEALT, seat * DEALT + DEALT
    empty = [0] * (most_shown(s.players) - (end - first))
    for i in range(first, end):
        out.append(s.dealt[i] - EMPTY)
    out.extend(empty)
    for i in range(first, end):
        tile = s.dealt[i]
        kept = s.kept.index(tile) // KEPT if tile in s.kept else -1
        out.append((kept - seat) % s.players + 1 if kept >= 0 else 0)
    out.extend(empty)
    for i in range(first, end):
        out.append(s.drawn[i] - EMPTY)
    out.extend(empty)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        kept_tiles = known_kept(s, other, i == 0)
        for k in range(KEPT):
            out.append(kept_tiles[k] - EMPTY if k < len(kept_tiles) else 0)
    return bytes(out)
