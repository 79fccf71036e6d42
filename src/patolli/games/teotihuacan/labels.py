"""What actions are called where the question itself has nothing to add."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    UNLOCK_TURN,
    USE,
    WORKER,
)
from patolli.games.teotihuacan.components import (
    BOARDS,
    GOLD,
    SPACE_BOARD,
    STONE,
    UNLOCK_COCOA,
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
from patolli.games.teotihuacan.tiles.figures import KIND_COCOA, KIND_GOODS, VP_4

if TYPE_CHECKING:
    from patolli.games.teotihuacan.state import TeotihuacanState


def label(s: TeotihuacanState, seat: int, action: int) -> Message:
    """The label of an action by its family."""
    word = ACTIONS.word(action)
    if word == "keep":
        one, two = KEPT_PAIRS[action - KEEP]
        return Message(
            "teotihuacan-label-keep", {"one": starting_name(one), "two": starting_name(two)}
        )
    if word == "draft":
        return Message("teotihuacan-label-draft", {"tile": starting_name(action - DRAFT)})
    if word == "start":
        return Message("teotihuacan-label-start", {"board": board_name(action - START + 1)})
    if word == "worker":
        return Message("teotihuacan-label-worker", worker_data(s, seat, action - WORKER))
    if word == "pair":
        return Message("teotihuacan-label-pair", worker_data(s, seat, action - PAIR))
    if word == "power":
        return Message("teotihuacan-label-power", worker_data(s, seat, action - POWER))
    if word == "to":
        return Message("teotihuacan-label-to", {"board": board_name(action - TO + 1)})
    if word == "take":
        return Message("teotihuacan-label-take", {"what": good_name(action - TAKE)})
    if word == "give":
        return Message("teotihuacan-label-give", {"what": good_name(action - GIVE)})
    if word == "claim":
        kind = action - CLAIM
        return Message("teotihuacan-label-claim", {"tile": kind_name(kind), **price_data(kind)})
    if word == "temple":
        temple = action - TEMPLE
        step = s.temple[seat * 3 + temple] + 1
        return Message("teotihuacan-label-temple", {"temple": temple_name(temple), "step": step})
    if word == "unlock":
        way = ("turn", "paid", "tile")[action - UNLOCK_TURN]
        return Message(f"teotihuacan-label-unlock-{way}", {"cocoa": UNLOCK_COCOA})
    if word == "use":
        return Message("teotihuacan-label-use", {"tile": kind_name(action - USE + VP_4)})
    return Message(f"teotihuacan-label-{word}")


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
