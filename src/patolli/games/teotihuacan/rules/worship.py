"""Worship: locking the moved worker for an ability, a discovery tile, or both."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Step
from patolli.core.message import Message
from patolli.core.native import mypyc_attr
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import ABILITY, CLAIM, DECLINE, DISCOVERY
from patolli.games.teotihuacan.components import (
    ANY,
    BOARDS,
    BUMP_COCOA,
    EMPTY,
    FREE_COCOA,
    ROYAL_SPACE,
    SPACE_BOARD,
    SPACE_TEMPLE,
    SPOT_OF_BOARD,
    WORKERS,
)
from patolli.games.teotihuacan.decision import Decision, not_own
from patolli.games.teotihuacan.frame_arguments import THINGS
from patolli.games.teotihuacan.names import (
    board_name,
    kind_name,
    noun,
    space_name,
)
from patolli.games.teotihuacan.rules.anytime import holds_anytime, unlock
from patolli.games.teotihuacan.rules.discovery_tiles import (
    can_claim,
    claim,
    holds,
    refill_spot,
)
from patolli.games.teotihuacan.rules.temples import ChooseTemple, advance
from patolli.games.teotihuacan.solo.worshipper import move_bumped_bot
from patolli.games.teotihuacan.state import LOCKED, NO_WORKER, TeotihuacanState
from patolli.games.teotihuacan.tiles.royal_tiles import could_be_worth_more, use_royal


def bump_fee(s: TeotihuacanState, seat: int, space: int) -> int:
    """What freeing another player's worker there costs; -1 where one's own is in the way."""
    worker = s.occupant(space)
    if worker == NO_WORKER:
        return 0
    return -1 if worker // WORKERS == seat else BUMP_COCOA  # TEO-WORSHIP-3, TEO-WORSHIP-4


def can_worship(s: TeotihuacanState, seat: int, space: int) -> bool:
    """Whether a player may lock the moved worker there."""
    fee = bump_fee(s, seat, space)
    if fee == 0:
        return True
    return fee > 0 and (s.cocoa[seat] >= fee or holds(s, seat, FREE_COCOA))


@final
@mypyc_attr(free_list_len=1)
class Worship(Step[TeotihuacanState]):
    """The worker is locked, another one there is freed, and the chosen effects follow."""

    name: ClassVar[str] = "worship-effects"

    def __init__(self, seat: int, space: int, worker: int, choice: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.worker: Final = worker
        self.choice: Final = choice

    @classmethod
    def things(cls, s: TeotihuacanState) -> dict[str, list[str]]:
        return THINGS

    def check(self, s: TeotihuacanState) -> list[str]:
        return not_own(self, self.worker)

    def run(self, s: TeotihuacanState) -> None:
        bump(s, self.space)
        s.put(self.worker, LOCKED + self.space)
        s.landing = 0
        if s.recording:
            events.worshipped(s, self.seat, self.worker % WORKERS + 1, SPACE_BOARD[self.space])
        power = s.power[self.worker]
        if self.choice == ABILITY:
            use_ability(s, self.seat, self.space, power)
        elif self.choice == DISCOVERY:
            claim_spot(s, self.seat, SPACE_BOARD[self.space])
        else:
            s.push(BothInOrder(self.seat, self.space, power))


def bump(s: TeotihuacanState, space: int) -> None:
    """Free the worker that is locked on a space, if there is one."""
    worker = s.occupant(space)
    if worker == NO_WORKER:
        return
    if s.is_bot(worker // WORKERS):
        move_bumped_bot(s, worker, space)
    else:
        unlock(s, worker)  # TEO-WORSHIP-5


def use_ability(s: TeotihuacanState, seat: int, space: int, power: int) -> None:
    """The royal tile, or a step in the temple of the space."""
    temple = SPACE_TEMPLE[space]
    if temple == ROYAL_SPACE:
        use_royal(s, seat, s.royal[space], power)
    elif temple == ANY:  # TEO-WORSHIP-8
        s.push(ChooseTemple(seat, 1, "source-worship"))
    else:  # TEO-WORSHIP-7
        advance(s, seat, temple)


def claim_spot(s: TeotihuacanState, seat: int, board: int) -> None:
    """Claim the discovery tile near the worship action of a board, and draw the next."""
    spot = SPOT_OF_BOARD[board]
    claim(s, seat, s.spot[spot])
    refill_spot(s, spot, board)


@final
class BothInOrder(Decision):
    """Which of the two effects comes first."""

    name: ClassVar[str] = "both"

    def __init__(self, seat: int, space: int, power: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.power: Final = power

    def options(self, s: TeotihuacanState) -> list[int]:
        return [ABILITY, DISCOVERY]

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-both", {"board": board_name(SPACE_BOARD[self.space])})

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if action == ABILITY:
            return Message("teotihuacan-label-first-ability", {"space": space_name(s, self.space)})
        if action == DISCOVERY:
            return Message("teotihuacan-label-first-discovery")
        return super().label(s, action)

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == ABILITY:
            s.push(OfferedTile(self.seat, SPACE_BOARD[self.space]))
            use_ability(s, self.seat, self.space, self.power)
        else:
            s.push(AbilityStep(self.seat, self.space, self.power))
            s.push(OfferedTile(self.seat, SPACE_BOARD[self.space]))


@final
class AbilityStep(Decision):
    """The ability, after the discovery tile: asked only while a tile used first could raise it."""

    name: ClassVar[str] = "ability"

    def __init__(self, seat: int, space: int, power: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.power: Final = power

    def options(self, s: TeotihuacanState) -> list[int]:
        return [ABILITY]

    def blocked(self, s: TeotihuacanState) -> bool:
        """Other abilities ask something themselves, or give the same before and after a tile."""
        return (
            SPACE_TEMPLE[self.space] == ROYAL_SPACE
            and could_be_worth_more(s, self.seat, s.royal[self.space], self.power)
            and holds_anytime(s, self.seat)
        )  # TEO-DISCOVERY-2, TEO-ANYTIME-3

    def answer(self, s: TeotihuacanState, action: int) -> None:
        use_ability(s, self.seat, self.space, self.power)

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if action == ABILITY:
            return Message(
                "teotihuacan-label-ability", {"space": space_name(s, self.space), "cocoa": 0}
            )
        return super().label(s, action)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-ability", {"space": space_name(s, self.space)})


@final
class OfferedTile(Decision):
    """Claim the discovery tile near the worship action for its price, or leave it."""

    name: ClassVar[str] = "offered"

    def __init__(self, seat: int, board: int) -> None:
        super().__init__(seat)
        self.board: Final = board

    def check(self, s: TeotihuacanState) -> list[str]:
        if not 1 <= self.board <= BOARDS or SPOT_OF_BOARD[self.board] < 0:
            return [f"{self.name}: board {self.board} has no discovery tile"]
        return []

    def options(self, s: TeotihuacanState) -> list[int]:
        kind = s.spot[SPOT_OF_BOARD[self.board]]
        if kind != EMPTY and can_claim(s, self.seat, kind):
            return [CLAIM.first + kind, DECLINE]
        return [DECLINE]

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action != DECLINE:
            claim_spot(s, self.seat, self.board)

    def prompt(self, s: TeotihuacanState) -> Message:
        kind = s.spot[SPOT_OF_BOARD[self.board]]
        tile = kind_name(kind) if kind != EMPTY else noun("nothing")
        where = board_name(self.board)
        return Message("teotihuacan-prompt-offered", {"tile": tile, "board": where})
