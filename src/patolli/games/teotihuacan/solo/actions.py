"""What Teotibot's action tiles do. Each attempt tells whether it succeeded."""

from __future__ import annotations

from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.components import (
    ALCHEMY,
    ANY,
    BOT_ALCHEMY,
    BOT_CONSTRUCTION,
    BOT_CONSTRUCTION_VP,
    BOT_DECORATIONS,
    BOT_DECORATIONS_VP,
    BOT_FALLBACK_GOODS,
    BOT_NEEDS,
    BOT_NOBLES,
    BOT_WORSHIP_ANY_EXTRA,
    BUILDINGS,
    COLUMN_TEMPLE,
    CONSTRUCTION,
    DECORATION_STEPS,
    DECORATIONS,
    EMPTY,
    FOREST,
    GOLD,
    GOLD_DEPOSITS,
    KIND_COPIES,
    KIND_MASK,
    KINDS,
    LEVEL_VP,
    NOBLES,
    NOBLES_ROWS,
    PYRAMID_STEPS,
    SIDES,
    SPACE_BOARD,
    SPACE_TEMPLE,
    SPOT_OF_BOARD,
    STONE,
    TECH_COLUMNS,
    TECH_SLOTS,
    WOOD,
)
from patolli.games.teotihuacan.geometry import SLOT_LEVEL, TOP_SLOT
from patolli.games.teotihuacan.names import BOARD_SOURCE
from patolli.games.teotihuacan.rules.anytime import unlock
from patolli.games.teotihuacan.rules.calendar import complete_pyramid
from patolli.games.teotihuacan.rules.discovery_tiles import (
    can_claim,
    claim,
    refill_spot,
)
from patolli.games.teotihuacan.rules.goods import gain_good, pay_good, score
from patolli.games.teotihuacan.rules.main_actions.alchemy import add_technology, pay_owners
from patolli.games.teotihuacan.rules.main_actions.construction import refill_pyramid
from patolli.games.teotihuacan.rules.main_actions.decorations import (
    NO_SPACE,
    free_space,
    lay_decoration,
    refill_decorations,
)
from patolli.games.teotihuacan.rules.main_actions.nobles import (
    build_at,
    built,
    full,
    leftmost_empty,
)
from patolli.games.teotihuacan.rules.main_actions.pyramid import lay_tile
from patolli.games.teotihuacan.rules.temples import advance, can_advance
from patolli.games.teotihuacan.rules.tracks import advance_track
from patolli.games.teotihuacan.solo.difficulty import worship_steps
from patolli.games.teotihuacan.solo.setting_up import BOT
from patolli.games.teotihuacan.solo.worshipper import (
    move_bot_worshipper,
    temple_spaces_after,
    worshipper,
)
from patolli.games.teotihuacan.state import LOCKED, NO_WORKER, TeotihuacanState


def act_on(s: TeotihuacanState, board: int) -> bool:
    """The action of a board, if Teotibot has a worker and the goods for it."""
    if s.unlocked(BOT, board) == 0:  # TEO-BOT-1
        return False
    if FOREST <= board <= GOLD_DEPOSITS:
        gain_good(s, BOT, board - FOREST, BOT_FALLBACK_GOODS, BOARD_SOURCE[board])
        return True
    if board == ALCHEMY:
        return learn(s)
    if board == NOBLES:
        return build_noble(s)
    if board == DECORATIONS:
        return decorate(s)
    if board == CONSTRUCTION:
        return construct(s)
    return False  # the Palace


def construct(s: TeotihuacanState) -> bool:
    """The leftmost tile, turned at random, on the lowest level's top left open slot."""
    tile = s.pyramid_offer[0]  # TEO-BOT-13
    need = BOT_NEEDS[BOT_CONSTRUCTION]
    if s.goods[BOT * 3 + STONE] < need or tile == EMPTY or not s.open_slots:
        return False
    pay_good(s, BOT, STONE, need, BOARD_SOURCE[CONSTRUCTION])
    slot = s.open_slots[0]
    if s.lent:
        s.own_board()
    s.pyramid_offer[0] = EMPTY
    lay_tile(s, BOT, tile, s.rng.below(4), slot)
    points = LEVEL_VP[SLOT_LEVEL[slot] - 1] + BOT_CONSTRUCTION_VP
    score(s, BOT, points, BOARD_SOURCE[CONSTRUCTION])
    advance_track(s, BOT, PYRAMID_STEPS)
    if slot == TOP_SLOT:
        complete_pyramid(s)
    advance_any(s)
    refill_pyramid(s)
    return True


def decorate(s: TeotihuacanState) -> bool:
    """The topmost tile on the first free space, sides clockwise from the top."""
    tile = s.decoration_offer[0]  # TEO-BOT-14
    need = BOT_NEEDS[BOT_DECORATIONS]
    if s.goods[BOT * 3 + GOLD] < need or tile == EMPTY:
        return False
    for side in range(len(SIDES)):
        space = free_space(s, side)
        if space != NO_SPACE:
            pay_good(s, BOT, GOLD, need, BOARD_SOURCE[DECORATIONS])
            if s.lent:
                s.own_board()
            s.decoration_offer[0] = EMPTY
            lay_decoration(s, BOT, tile, space)
            score(s, BOT, BOT_DECORATIONS_VP, BOARD_SOURCE[DECORATIONS])
            advance_track(s, BOT, DECORATION_STEPS)
            advance_any(s)
            refill_decorations(s)
            return True
    return False


def learn(s: TeotihuacanState) -> bool:
    """The lowest technology without markers, else the lowest that it lacks."""  # TEO-BOT-15
    need = BOT_NEEDS[BOT_ALCHEMY]
    slot = _lowest_technology(s)
    if s.goods[BOT * 3 + GOLD] < need or slot == EMPTY:
        return False
    pay_good(s, BOT, GOLD, need, BOARD_SOURCE[ALCHEMY])
    pay_owners(s, BOT, slot)
    add_technology(s, BOT, slot)
    advance(s, BOT, COLUMN_TEMPLE[slot % TECH_COLUMNS])
    return True


def _lowest_technology(s: TeotihuacanState) -> int:
    for slot in range(TECH_SLOTS):
        if not (s.tech[0] | s.tech[BOT]) >> s.technologies[slot] & 1:
            return slot
    for slot in range(TECH_SLOTS):
        if not s.tech[BOT] >> s.technologies[slot] & 1:
            return slot
    return EMPTY


def build_noble(s: TeotihuacanState) -> bool:
    """A building in the row of the era; if that is full, on the cheapest empty space."""
    need = BOT_NEEDS[BOT_NOBLES]  # TEO-BOT-17
    if s.goods[BOT * 3 + WOOD] < need or built(s) == BUILDINGS:
        return False
    row = s.eclipses
    column = leftmost_empty(s, row)
    if full(s, row):  # TEO-BOT-18
        cheapest = 0
        for other in range(len(NOBLES_ROWS)):
            for at in range(len(NOBLES_ROWS[other])):
                value = NOBLES_ROWS[other][at]
                if not s.buildings[other] >> at & 1 and (cheapest == 0 or value < cheapest):
                    cheapest = value
                    row = other
                    column = at
    pay_good(s, BOT, WOOD, need, BOARD_SOURCE[NOBLES])
    build_at(s, BOT, row, column)
    return True


def worship(s: TeotihuacanState) -> None:
    """The worshipper goes to the next temple space and takes steps in its temple."""
    worker = worshipper(s)  # TEO-BOT-21
    space = temple_spaces_after(s, s.place[worker] - LOCKED)[0]
    other = s.occupant(space)
    if other != NO_WORKER:
        unlock(s, other)
    move_bot_worshipper(s, worker, space)
    temple = SPACE_TEMPLE[space]
    if temple == ANY:
        for _step in range(worship_steps(s) + BOT_WORSHIP_ANY_EXTRA):
            advance_any(s)
    else:
        for _step in range(worship_steps(s)):
            advance(s, BOT, temple)
    board = SPACE_BOARD[space]
    spot = SPOT_OF_BOARD[board]
    if s.spot[spot] != EMPTY:  # TEO-BOT-22
        if s.lent:
            s.own_discoveries()
        s.discarded[s.spot[spot]] += 1
        if s.recording:
            events.discovery_discarded(s, s.spot[spot])
    refill_spot(s, spot, board)


def collect_mask(s: TeotihuacanState) -> bool:
    """The rarest mask near a worship action that it lacks and can pay."""  # TEO-BOT-23
    best = 0
    for position in range(1, len(s.board_at)):
        board = s.board_at[position]
        spot = SPOT_OF_BOARD[board]
        if spot < 0:
            continue
        kind = s.spot[spot]
        if kind == EMPTY or not KIND_MASK[kind] or s.hand[BOT * KINDS + kind]:
            continue
        if can_claim(s, BOT, kind) and (best == 0 or _rarer(s, kind, best)):
            best = board
    if best == 0:
        return False
    spot = SPOT_OF_BOARD[best]
    claim(s, BOT, s.spot[spot])
    refill_spot(s, spot, best)
    return True


def _rarer(s: TeotihuacanState, kind: int, board: int) -> bool:
    return KIND_COPIES[kind] < KIND_COPIES[s.spot[SPOT_OF_BOARD[board]]]


def advance_any(s: TeotihuacanState) -> None:
    """A step in the temple where it is highest and can move; equal: blue, red, green."""
    best = -1  # TEO-BOT-9
    for temple in range(3):
        if can_advance(s, BOT, temple) and (
            best < 0 or s.temple[BOT * 3 + temple] > s.temple[BOT * 3 + best]
        ):
            best = temple
    if best >= 0:
        advance(s, BOT, best)
