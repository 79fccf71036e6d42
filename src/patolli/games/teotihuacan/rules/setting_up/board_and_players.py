"""Setting the game up: the board, the players' markers, and the way to the first turn."""

from __future__ import annotations

from typing import Final

from patolli.core.options import DRAWN, first_seat
from patolli.games.teotihuacan.components import (
    BOARDS,
    BONUSES,
    CATEGORIES,
    COLOURS,
    CONSTRUCTION,
    CONSTRUCTION_POSITION,
    DARK_DISC,
    DECORATION_OFFER,
    DECORATION_TILES,
    EMPTY,
    FIRST_COCOA,
    FIRST_GAME_BOARDS,
    FIRST_GAME_BONUSES,
    FIRST_GAME_ROYALS,
    FIRST_GAME_TECHNOLOGIES,
    GROUND,
    KIND_COPIES,
    KINDS,
    LAST_COCOA,
    OTHER_COCOA,
    PALACE,
    PALACE_POSITION,
    PYRAMID_OFFER,
    PYRAMID_TILES,
    ROYAL_CATEGORY,
    ROYALS,
    SHUFFLED_BOARDS,
    SIDES,
    SPOT_BOARD,
    STARTING_TILES,
    STASH_TILES,
    STASHES,
    TECH_SLOTS,
    TECHNOLOGIES,
    WORKERS,
)
from patolli.games.teotihuacan.geometry import (
    DECORATION_SPACES,
    SLOT_COUNT,
    SLOT_NEEDS,
    START_PATTERN,
)
from patolli.games.teotihuacan.rules.main_actions.pyramid import cover
from patolli.games.teotihuacan.rules.setting_up.starting_benefits import give_first_game
from patolli.games.teotihuacan.rules.setting_up.starting_tiles import deal_starting_tiles
from patolli.games.teotihuacan.solo.setting_up import set_up_bot
from patolli.games.teotihuacan.state import TeotihuacanState

# The piles before they are shuffled.
ALL_TECHNOLOGIES: Final[list[int]] = list(range(TECHNOLOGIES))
ALL_BONUSES: Final[list[int]] = list(range(BONUSES))
ALL_DECORATIONS: Final[list[int]] = list(range(DECORATION_TILES))
ALL_PYRAMID_TILES: Final[list[int]] = list(range(PYRAMID_TILES))
ALL_STARTING_TILES: Final[list[int]] = list(range(STARTING_TILES))
ALL_DISCOVERIES: Final[list[int]] = [
    kind for kind in range(KINDS) for _ in range(KIND_COPIES[kind])
]
ROYALS_OF: Final[list[list[int]]] = [
    [tile for tile in range(ROYALS) if ROYAL_CATEGORY[tile] == category]
    for category in range(len(CATEGORIES))
]
#: By number of players the open slots around the start of the Pyramid.
START_OPEN: Final[list[list[int]]] = [
    [
        slot
        for slot in range(SLOT_COUNT)
        if slot not in pattern and all(below in pattern for below in SLOT_NEEDS[slot])
    ]
    for pattern in START_PATTERN
]


def set_up(s: TeotihuacanState) -> None:
    """The board, then the players."""
    first_game = s.options["setup"] == "first_game"
    blank_players(s)
    _lay_boards(s, first_game)
    _lay_pyramid(s)
    _lay_discoveries(s)
    s.light = 0
    s.dark = DARK_DISC[s.players][0]  # TEO-SETUP-6
    s.first = _first_player(s)
    for player in range(s.players):  # TEO-SETUP-16
        order = s.order(player)
        cocoa = OTHER_COCOA
        if order == 1:
            cocoa = FIRST_COCOA
        elif order == s.players:
            cocoa = LAST_COCOA
        s.cocoa[player] = cocoa
    s.starting_pile = ALL_STARTING_TILES.copy()
    s.rng.shuffle(s.starting_pile)
    if s.solo:
        set_up_bot(s)
    if first_game:
        give_first_game(s)
    else:
        deal_starting_tiles(s)


def _first_player(s: TeotihuacanState) -> int:
    """The seat that begins: drawn, unless the table says otherwise; in solo the person."""
    if s.solo:  # TEO-SOLO-6
        return 0
    if s.options["first_player"] == DRAWN:
        return s.rng.below(s.players)  # TEO-SETUP-15
    return first_seat(s.options, 0)


def blank_players(s: TeotihuacanState) -> None:
    """Players without goods, tiles and workers."""
    players = s.players
    s.cocoa = [0] * players
    s.goods = [0] * (players * 3)
    s.vp = [0] * players
    s.temple = [0] * (players * 3)  # TEO-SETUP-17
    s.avenue = [0] * players
    s.track = [0] * players
    s.tech = [0] * players
    s.hand = [0] * (players * KINDS)
    s.used = [0] * (players * KINDS)
    s.ready = [0] * players
    s.place = [0] * (COLOURS * WORKERS)
    s.power = [0] * (COLOURS * WORKERS)
    s.present = [0] * (COLOURS * (BOARDS + 1))
    s.dealt = []
    s.kept = []
    s.drawn = []
    s.actions_of_bot = []
    s.directions = []
    s.discarded = [0] * KINDS


def _lay_boards(s: TeotihuacanState, first_game: bool) -> None:
    """Action Boards, royal tiles, technologies and temple bonus tiles."""
    boards = SHUFFLED_BOARDS.copy()
    s.rng.shuffle(boards)
    s.board_at = [0] * (BOARDS + 1)
    s.board_at[PALACE_POSITION] = PALACE
    s.board_at[CONSTRUCTION_POSITION] = CONSTRUCTION
    for position in range(1, BOARDS + 1):  # TEO-SETUP-1
        if first_game:
            s.board_at[position] = FIRST_GAME_BOARDS[position - 1]
        elif s.board_at[position] == 0:
            s.board_at[position] = boards.pop()
    s.position_of = [0] * (BOARDS + 1)
    for position in range(1, BOARDS + 1):
        s.position_of[s.board_at[position]] = position
    s.royal = []
    for category in range(len(CATEGORIES)):  # TEO-SETUP-2
        s.royal.append(s.rng.pick(ROYALS_OF[category]))
    technologies = ALL_TECHNOLOGIES.copy()
    s.rng.shuffle(technologies)
    s.technologies = sorted(technologies[:TECH_SLOTS])  # TEO-SETUP-3
    bonuses = ALL_BONUSES.copy()
    s.rng.shuffle(bonuses)
    s.bonus = bonuses[:3]  # TEO-SETUP-4
    if first_game:  # TEO-FIRST-1
        s.royal = FIRST_GAME_ROYALS.copy()
        s.technologies = FIRST_GAME_TECHNOLOGIES.copy()
        s.bonus = FIRST_GAME_BONUSES.copy()
    s.buildings = [0, 0, 0]  # TEO-SETUP-7


def _lay_pyramid(s: TeotihuacanState) -> None:
    """Decoration and pyramid tiles, and the start of the Pyramid."""
    s.decoration_pile = ALL_DECORATIONS.copy()
    s.rng.shuffle(s.decoration_pile)
    s.decoration_offer = [s.decoration_pile.pop() for _ in range(DECORATION_OFFER)]
    s.decoration_at = [EMPTY] * DECORATION_SPACES
    s.decorated = [0] * len(SIDES)
    s.pyramid_pile = ALL_PYRAMID_TILES.copy()
    s.rng.shuffle(s.pyramid_pile)
    s.pyramid_offer = [s.pyramid_pile.pop() for _ in range(PYRAMID_OFFER)]
    s.slot_tile = [EMPTY] * SLOT_COUNT
    s.slot_turn = [0] * SLOT_COUNT
    s.cell = GROUND.copy()
    s.open_slots = START_OPEN[s.players].copy()
    for slot in START_PATTERN[s.players]:  # TEO-SETUP-10
        cover(s, s.pyramid_pile.pop(), s.rng.below(4), slot)


def _lay_discoveries(s: TeotihuacanState) -> None:
    """Discovery tiles near worship actions, on the avenue and in the temples."""
    s.discovery_pile = ALL_DISCOVERIES.copy()
    s.rng.shuffle(s.discovery_pile)
    s.spot = [s.discovery_pile.pop() for _ in SPOT_BOARD]  # TEO-SETUP-12
    s.stash = [0] * (STASHES * KINDS)
    for stash in range(STASHES):  # TEO-SETUP-13, TEO-SETUP-14
        for _step in range(STASH_TILES[stash][s.players]):
            at = stash * KINDS + s.discovery_pile.pop()
            s.stash[at] = s.stash[at] + 1
