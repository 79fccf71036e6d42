"""What a seat sees of a game of Teotihuacan, as bytes."""

from __future__ import annotations

from typing import Final

from patolli.core.encoding import COUNT, FLAG, INDEX, Encoding, common_parts, shown_to
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


# The numbers of the lists that `Shown` remembers.
BOARD_AT: Final = 0
ROYAL: Final = 1
BONUS: Final = 2
TECHNOLOGY: Final = 3
BUILDINGS: Final = 4
DECORATION_OFFERED: Final = 5
DECORATED: Final = 6
PYRAMID_OFFERED: Final = 7
SPOT: Final = 8
SLOT_TILE: Final = 9
SLOT_TURN: Final = 10
STASH: Final = 11
PLACE: Final = 12
POWER: Final = 13
HAND: Final = 14
USED: Final = 15
TILES: Final = 16  # one for each player


def encode(s: TeotihuacanState, seat: int, form: Encoding) -> bytes:
    """What a seat sees: all but the piles and the starting tiles that others keep secret."""
    players = s.players
    shown = shown_to(s, seat, TILES + players)
    parts = common_parts(s, seat, form, shown)
    out = [s.phase, (s.first - seat) % players + 1, (s.active - seat) % players + 1]
    out.append(s.landing)
    out.append(s.light)
    out.append(s.dark)
    out.append(s.countdown)
    out.append(s.eclipses)
    out.append(1 if s.completed else 0)
    out.append(len(s.decoration_pile))
    out.append(len(s.pyramid_pile))
    out.append(len(s.discovery_pile) + secret_draws(s, seat))
    out.append(sum(s.discarded))
    parts.append(bytes(out))
    parts.append(_layout(s, shown))
    parts.append(shown.written(BUILDINGS, s.buildings))
    parts.append(shown.written(DECORATION_OFFERED, s.decoration_offer, EMPTY))
    parts.append(shown.written(DECORATED, s.decoration_at, EMPTY))
    parts.append(shown.written(PYRAMID_OFFERED, s.pyramid_offer, EMPTY))
    parts.append(shown.written(SPOT, s.spot, EMPTY))
    parts.append(shown.written(SLOT_TILE, s.slot_tile, EMPTY))
    parts.append(shown.written(SLOT_TURN, s.slot_turn))
    parts.append(shown.written(STASH, s.stash))
    turned = shown.changed(HAND, s.hand) | shown.changed(USED, s.used)
    for i in range(players):
        player = (seat + i) % players
        parts.append(_goods(s, player))
        if turned:
            shown.data[TILES + i] = _tiles(s, player)
        parts.append(shown.data[TILES + i])
    parts.append(_workers(PLACE, s.place, s, seat, shown))
    parts.append(_workers(POWER, s.power, s, seat, shown))
    if s.dealt:
        parts.append(_starting(s, seat))
    else:
        parts.append(NO_STARTING[s.seats])
    if s.seats == 1:
        parts.append(bytes(s.actions_of_bot))
        parts.append(bytes(s.directions))
    return b"".join(parts)


def _layout(s: TeotihuacanState, shown: Shown) -> bytes:
    """The boards and tiles that lie where they were put before the game."""
    boards = shown.changed(BOARD_AT, s.board_at) | shown.changed(ROYAL, s.royal)
    tiles = shown.changed(BONUS, s.bonus) | shown.changed(TECHNOLOGY, s.technologies)
    if boards | tiles:
        laid = s.board_at[1:] + s.royal + s.bonus + s.technologies
        shown.data[BOARD_AT] = bytes(laid)
    return shown.data[BOARD_AT]


def _goods(s: TeotihuacanState, player: int) -> bytes:
    """All that a player has, but for workers and discovery tiles."""
    points = s.vp[player]
    out = [points & 255, points >> 8, min(s.cocoa[player], MOST)]
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


def _workers(
    number: int, numbers: list[int], s: TeotihuacanState, seat: int, shown: Shown
) -> bytes:
    """By worker: the players', one's own first, then those of the neutral colours."""
    if shown.changed(number, numbers):
        own = seat * WORKERS
        neutral = s.players * WORKERS
        turned = numbers[own:neutral] + numbers[:own] + numbers[neutral:]
        shown.data[number] = bytes(turned)
    return shown.data[number]


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
