"""Teotibot's turn: roll, act, shift the action pyramid, exchange cocoa."""

from __future__ import annotations

from typing import Final

from patolli.core.native import i64
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.components import (
    ALCHEMY,
    BOARDS,
    BOT_ALCHEMY,
    BOT_ALCHEMY_FAIL_POWER_UPS,
    BOT_CONSTRUCTION,
    BOT_DECORATIONS,
    BOT_EXCHANGE_COCOA,
    BOT_FAIL_COCOA,
    BOT_FILL,
    BOT_MASKS,
    BOT_MASTERY,
    BOT_NOBLES,
    BOT_POSITION_OF_SUM,
    BOT_STRONG_POWER,
    BOT_WORSHIP,
    CONSTRUCTION,
    DECORATIONS,
    FOREST,
    GOLD_DEPOSITS,
    NOBLES,
    PALACE,
    QUARRY,
    WORKERS,
)
from patolli.games.teotihuacan.rules.goods import gain_cocoa, pay_cocoa, score
from patolli.games.teotihuacan.rules.main_actions.power_ups import power_up
from patolli.games.teotihuacan.solo.actions import act_on, collect_mask, worship
from patolli.games.teotihuacan.solo.difficulty import exchange_points
from patolli.games.teotihuacan.solo.setting_up import BOT
from patolli.games.teotihuacan.state import LOCKED, NO_WORKER, OUT, TeotihuacanState

SIDES_OF_DIE: Final = 6
SET_ASIDE: Final = 6
UPPER_ROWS: Final = 3


def take_bot_turn(s: TeotihuacanState) -> None:
    """One whole turn; the light disc follows when the turn is over."""
    one = s.rng.below(SIDES_OF_DIE) + 1  # TEO-SOLO-7
    two = s.rng.below(SIDES_OF_DIE) + 1
    s.reveal()
    position = BOT_POSITION_OF_SUM[one + two]
    tile = s.actions_of_bot[position - 1]
    if s.recording:
        events.bot_rolled(s, one, two, position, tile)
    perform(s, tile)
    shift(s, position)
    if s.cocoa[BOT] >= BOT_EXCHANGE_COCOA:  # TEO-SOLO-9
        pay_cocoa(s, BOT, BOT_EXCHANGE_COCOA, "source-exchange")
        score(s, BOT, exchange_points(s), "source-exchange")


def perform(s: TeotihuacanState, tile: int) -> None:
    """The action of a tile."""
    if tile == BOT_CONSTRUCTION:
        act_or_gather(s, CONSTRUCTION, QUARRY)
    elif tile == BOT_DECORATIONS:
        act_or_gather(s, DECORATIONS, GOLD_DEPOSITS)
    elif tile == BOT_NOBLES:
        act_or_gather(s, NOBLES, FOREST)
    elif tile == BOT_ALCHEMY:
        if act_on(s, ALCHEMY):
            strengthen_and_advance(s, strongest_on(s, ALCHEMY))
        else:  # TEO-BOT-16
            tell_failure(s)
            worker = weakest(s)
            for _step in range(BOT_ALCHEMY_FAIL_POWER_UPS):
                power_up(s, worker)
    elif tile == BOT_MASTERY:
        master(s)
    elif tile == BOT_WORSHIP:
        worship(s)
    elif tile == BOT_MASKS and not collect_mask(s):
        fail(s)


def act_or_gather(s: TeotihuacanState, board: int, fallback: int) -> None:
    """The action of a board, else resources on another, else nothing but cocoa."""
    if act_on(s, board):
        strengthen_and_advance(s, strongest_on(s, board))
    elif act_on(s, fallback):  # TEO-BOT-2
        strengthen_and_advance(s, strongest_on(s, fallback))
    else:
        fail(s)


def master(s: TeotihuacanState) -> None:
    """The action of the board of its strongest unlocked worker, or of the next strongest."""
    for worker in by_power(s):  # TEO-BOT-19
        if act_on(s, s.place[worker]):
            strengthen_and_advance(s, worker)  # TEO-BOT-20
            return
    fail(s)


def fail(s: TeotihuacanState) -> None:
    """Cocoa, and the weakest worker gets stronger and moves on."""  # TEO-BOT-4
    tell_failure(s)
    gain_cocoa(s, BOT, BOT_FAIL_COCOA, "source-failed")
    strengthen_and_advance(s, weakest(s))


def tell_failure(s: TeotihuacanState) -> None:
    """Say that no action was possible."""
    if s.recording:
        events.bot_failed(s)


def strengthen_and_advance(s: TeotihuacanState, worker: int) -> None:
    """Power a worker up, then move it (reborn in the Palace, if it ascended)."""  # TEO-BOT-3
    power_up(s, worker)
    advance_worker(s, worker)


def advance_worker(s: TeotihuacanState, worker: int) -> None:
    """One board clockwise, two for a strong worker; the Palace does not count."""  # TEO-BOT-8
    steps = 2 if s.power[worker] >= BOT_STRONG_POWER else 1
    position = s.position_of[s.place[worker]]
    while steps > 0:
        position = position + 1 if position < BOARDS else 1
        if s.board_at[position] != PALACE:
            steps -= 1
    board = s.board_at[position]
    if s.recording:
        events.moved(s, BOT, worker % WORKERS + 1, s.place[worker], board)
    s.put(worker, board)


def by_power(s: TeotihuacanState) -> list[int]:
    """Its unlocked workers, the strongest first; equal ones: farthest from the Palace first."""
    found: list[int] = []
    for worker in range(BOT * WORKERS, BOT * WORKERS + WORKERS):
        if not OUT < s.place[worker] < LOCKED:
            continue
        at = 0
        while at < len(found) and not _stronger(s, worker, found[at]):
            at += 1
        found.insert(at, worker)
    return found


def _stronger(s: TeotihuacanState, worker: i64, other: i64) -> bool:
    power: i64 = s.power[worker]
    others: i64 = s.power[other]
    if power != others:
        return power > others
    return s.position_of[s.place[worker]] > s.position_of[s.place[other]]  # TEO-BOT-6


def weakest(s: TeotihuacanState) -> int:
    """Its weakest unlocked worker; equal ones: closest to the Palace."""  # TEO-BOT-7
    found: i64 = NO_WORKER
    worker: i64 = BOT * WORKERS
    last: i64 = worker + WORKERS
    while worker < last:
        place: i64 = s.place[worker]
        if OUT < place < LOCKED and (found == NO_WORKER or not _stronger(s, worker, found)):
            found = worker
        worker += 1
    return found


def strongest_on(s: TeotihuacanState, board: int) -> int:
    """Its strongest unlocked worker on a board."""  # TEO-BOT-5
    found: i64 = NO_WORKER
    worker: i64 = BOT * WORKERS
    last: i64 = worker + WORKERS
    while worker < last:
        if s.place[worker] == board and (found == NO_WORKER or _stronger(s, worker, found)):
            found = worker
        worker += 1
    return found


def shift(s: TeotihuacanState, position: int) -> None:
    """Take the used tile out, move tiles up into the gap, and put the tile set aside below."""
    if s.lent:
        s.own_bot()
    tiles = s.actions_of_bot  # TEO-SOLO-8
    used = tiles[position - 1]
    gap = position
    direction = 0
    while gap <= UPPER_ROWS:
        source = BOT_FILL[s.directions[direction]][gap]
        tiles[gap - 1] = tiles[source - 1]
        gap = source
        direction += 1
    tiles[gap - 1] = tiles[SET_ASIDE]
    tiles[SET_ASIDE] = used
    s.directions = [s.directions[1], 1 - s.directions[0]]
    if s.recording:
        events.bot_shifted(s, used, tiles[gap - 1])
