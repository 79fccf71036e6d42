"""What actions are called where the question itself has nothing to add."""

from __future__ import annotations

from patolli.core.message import Data, Message
from patolli.games.teotihuacan.actions import (
    ACTIONS,
    CLAIM,
    DRAFT,
    GIVE,
    KEEP,
    KEPT_PAIRS,
    PAIR,
    POWER,
    START,
    TAKE,
    TEMPLE,
    TO,
    UNLOCK,
    UNLOCK_WAYS,
    USE,
    WORKER,
)
from patolli.games.teotihuacan.components import (
    BOARDS,
    GOLD,
    KIND_COCOA,
    KIND_GOODS,
    SPACE_BOARD,
    STONE,
    UNLOCK_COCOA,
    VP_4,
    WOOD,
    WORKERS,
)
from patolli.games.teotihuacan.names import (
    board_name,
    good_name,
    kind_name,
    noun,
    starting_name,
    temple_name,
)
from patolli.games.teotihuacan.state import TeotihuacanState


def label(s: TeotihuacanState, seat: int, action: int) -> Message:
    """The label of an action by its family."""
    family = ACTIONS.of[action]
    if family is KEEP:
        one, two = KEPT_PAIRS[KEEP.index(action)]
        return Message(
            "teotihuacan-label-keep", {"one": starting_name(one), "two": starting_name(two)}
        )
    if family is DRAFT:
        return Message("teotihuacan-label-draft", {"tile": starting_name(DRAFT.index(action))})
    if family is START:
        return Message("teotihuacan-label-start", {"board": board_name(START.index(action) + 1)})
    if family is WORKER:
        return Message("teotihuacan-label-worker", worker_data(s, seat, WORKER.index(action)))
    if family is PAIR:
        return Message("teotihuacan-label-pair", worker_data(s, seat, PAIR.index(action)))
    if family is POWER:
        return Message("teotihuacan-label-power", worker_data(s, seat, POWER.index(action)))
    if family is TO:
        return Message("teotihuacan-label-to", {"board": board_name(TO.index(action) + 1)})
    if family is TAKE:
        return Message("teotihuacan-label-take", {"what": good_name(TAKE.index(action))})
    if family is GIVE:
        return Message("teotihuacan-label-give", {"what": good_name(GIVE.index(action))})
    if family is CLAIM:
        kind = CLAIM.index(action)
        return Message("teotihuacan-label-claim", {"tile": kind_name(kind), **price_data(kind)})
    if family is TEMPLE:
        temple = TEMPLE.index(action)
        step = s.temple[seat * 3 + temple] + 1
        return Message("teotihuacan-label-temple", {"temple": temple_name(temple), "step": step})
    if family is UNLOCK:
        way = UNLOCK_WAYS[UNLOCK.index(action)]
        return Message(f"teotihuacan-label-unlock-{way}", {"cocoa": UNLOCK_COCOA})
    if family is USE:
        return Message("teotihuacan-label-use", {"tile": kind_name(USE.index(action) + VP_4)})
    return Message(f"teotihuacan-label-{family.word}")


def worker_data(s: TeotihuacanState, seat: int, k: int) -> Data:
    """A worker of a player: its power and where it stands."""
    worker = seat * WORKERS + k
    place = s.place[worker]
    board = SPACE_BOARD[place - BOARDS - 1] if place > BOARDS else place
    return {
        "worker": k + 1,
        "power": s.power[worker],
        "board": board_name(board) if board else noun("wheel"),
    }


def price_data(kind: int) -> Data:
    """What a discovery tile costs."""
    goods = KIND_GOODS[kind]
    return {
        "cocoa": KIND_COCOA[kind],
        "wood": goods[WOOD],
        "stone": goods[STONE],
        "gold": goods[GOLD],
    }
