"""After the move: collect cocoa, worship, or perform the main action of the board."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Step
from patolli.core.message import Message
from patolli.core.native import mypyc_attr
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import (
    ABILITY,
    BOTH,
    COLLECT,
    DISCOVERY,
    MAIN,
    STOP,
    WORSHIP,
)
from patolli.games.teotihuacan.components import (
    BOARD_SPACES,
    BOTH_COCOA,
    COLLECT_BASE,
    COLOURS,
    EMPTY,
    FREE_COCOA,
    KIND_COCOA,
    PALACE,
    SPACE_BOARD,
    SPOT_OF_BOARD,
    WORKERS,
)
from patolli.games.teotihuacan.decision import Decision, not_own
from patolli.games.teotihuacan.frame_arguments import THINGS
from patolli.games.teotihuacan.labels import price_data
from patolli.games.teotihuacan.names import (
    board_name,
    kind_name,
    space_name,
)
from patolli.games.teotihuacan.rules.discovery_tiles import (
    can_claim,
    charge,
    holds,
)
from patolli.games.teotihuacan.rules.goods import gain_cocoa
from patolli.games.teotihuacan.rules.main_actions.by_board import MAIN_ACTIONS
from patolli.games.teotihuacan.rules.main_actions.main_action import counted, weakest_on
from patolli.games.teotihuacan.rules.worship import Worship, bump_fee, can_worship
from patolli.games.teotihuacan.state import TeotihuacanState

ALONE: Final = -1


def colours_before(s: TeotihuacanState, board: int, worker: int, partner: int) -> int:
    """The colours on a board, the arriving workers apart."""  # TEO-COLLECT-2, TEO-MAIN-1
    own = worker // WORKERS
    count = s.colours(board)
    arriving = 1 if partner == ALONE else 2
    return count - 1 if s.unlocked(own, board) <= arriving else count


def main_possible(s: TeotihuacanState, seat: int, board: int) -> bool:
    """Whether the main action of a board can be carried out in full."""  # TEO-MAIN-5
    return MAIN_ACTIONS[board].possible(s, seat, counted(s, seat, board))


@final
@mypyc_attr(free_list_len=1)
class ChooseAction(Decision):
    """One of the three actions on the board that the moved worker has landed on."""

    name: ClassVar[str] = "action"

    def __init__(self, seat: int, board: int, worker: int, partner: int) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.worker: Final = worker
        self.partner: Final = partner

    def check(self, s: TeotihuacanState) -> list[str]:
        return not_own(self, self.worker)

    def options(self, s: TeotihuacanState) -> list[int]:
        answers = [COLLECT]
        if main_possible(s, self.seat, self.board):
            cost = colours_before(s, self.board, self.worker, self.partner)
            if s.cocoa[self.seat] >= cost or holds(s, self.seat, FREE_COCOA):
                answers.append(MAIN)  # TEO-MAIN-2
        for space in BOARD_SPACES[self.board]:
            if can_worship(s, self.seat, space):
                answers.append(WORSHIP.first + space)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        seat = self.seat
        if action == COLLECT:
            cocoa = COLLECT_BASE + colours_before(s, self.board, self.worker, self.partner)
            s.landing = 0
            gain_cocoa(s, seat, cocoa, "source-collect")
        elif action == MAIN:
            self.start_main(s)
        else:
            s.push(
                ChooseWorship(seat, self.board, self.worker, self.partner, WORSHIP.index(action))
            )

    def start_main(self, s: TeotihuacanState) -> None:
        """Fix what the workers are worth, then pay for the main action."""
        seat = self.seat
        board = self.board
        workers = counted(s, seat, board)
        weakest = weakest_on(s, seat, board)
        cost = colours_before(s, board, self.worker, self.partner)
        if s.recording:
            events.main_action(s, seat, board, workers)
        s.push(END_MAIN[seat])
        s.push(StartMain(seat, board, workers, weakest))
        charge(s, seat, cost, 0, holds(s, seat, FREE_COCOA), "source-main")

    def label(self, s: TeotihuacanState, action: int) -> Message:
        colours = colours_before(s, self.board, self.worker, self.partner)
        if action == COLLECT:
            return Message("teotihuacan-label-collect", {"cocoa": COLLECT_BASE + colours})
        if action == MAIN:
            return Message(
                "teotihuacan-label-main", {"board": board_name(self.board), "cocoa": colours}
            )
        if WORSHIP.has(action):
            space = WORSHIP.index(action)
            return Message(
                "teotihuacan-label-worship",
                {"space": space_name(s, space), "cocoa": bump_fee(s, self.seat, space)},
            )
        return super().label(s, action)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-action", {"board": board_name(self.board)})


@final
@mypyc_attr(free_list_len=1)
class StartMain(Step[TeotihuacanState]):
    """The main action of a board, its cocoa paid."""

    name: ClassVar[str] = "main"

    def __init__(self, seat: int, board: int, workers: int, weakest: int) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.workers: Final = workers
        self.weakest: Final = weakest

    @classmethod
    def things(cls, s: TeotihuacanState) -> dict[str, list[str]]:
        return THINGS

    def run(self, s: TeotihuacanState) -> None:
        MAIN_ACTIONS[self.board].start(s, self.seat, self.workers, self.weakest)


@final
class EndMain(Step[TeotihuacanState]):
    """The main action is over: tiles may power up the workers on its board again."""

    name: ClassVar[str] = "main-over"

    def run(self, s: TeotihuacanState) -> None:
        s.landing = 0


END_MAIN: Final[list[EndMain]] = [EndMain(seat) for seat in range(COLOURS)]  # frames never change


@final
@mypyc_attr(free_list_len=1)
class ChooseWorship(Decision):
    """Use the ability of a worship space, claim the discovery tile near it, or both."""

    name: ClassVar[str] = "worship"

    def __init__(self, seat: int, board: int, worker: int, partner: int, space: int) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.worker: Final = worker
        self.partner: Final = partner
        self.space: Final = space

    def check(self, s: TeotihuacanState) -> list[str]:
        return not_own(self, self.worker)

    def options(self, s: TeotihuacanState) -> list[int]:
        seat = self.seat
        if not can_worship(s, seat, self.space):  # the cocoa has gone elsewhere meanwhile
            return [STOP]
        fee = bump_fee(s, seat, self.space)
        waivable = holds(s, seat, FREE_COCOA)
        answers = [ABILITY]
        kind = s.spot[SPOT_OF_BOARD[self.board]]
        if kind != EMPTY:
            if self.board != PALACE and can_claim(s, seat, kind, 0 if waivable else fee):
                answers.append(DISCOVERY)  # TEO-WORSHIP-9
            if waivable or s.cocoa[seat] >= fee + BOTH_COCOA:
                answers.append(BOTH)  # TEO-WORSHIP-10
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        seat = self.seat
        if action == STOP:
            s.push(ChooseAction(seat, self.board, self.worker, self.partner))
            return
        fee = bump_fee(s, seat, self.space)
        reserve = 0
        if action == BOTH:
            fee += BOTH_COCOA
        elif action == DISCOVERY:
            reserve = KIND_COCOA[s.spot[SPOT_OF_BOARD[self.board]]]
        s.push(Worship(seat, self.space, self.worker, action))
        charge(s, seat, fee, reserve, holds(s, seat, FREE_COCOA), "source-worship")

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if action not in (ABILITY, DISCOVERY, BOTH):
            return super().label(s, action)
        fee = bump_fee(s, self.seat, self.space)
        if action == ABILITY:
            return Message(
                "teotihuacan-label-ability", {"space": space_name(s, self.space), "cocoa": fee}
            )
        kind = s.spot[SPOT_OF_BOARD[self.board]]
        data = price_data(kind)
        data["tile"] = kind_name(kind)
        if action == DISCOVERY:
            data["fee"] = fee
            return Message("teotihuacan-label-discovery", data)
        data["fee"] = fee + BOTH_COCOA
        data["space"] = space_name(s, self.space)
        return Message("teotihuacan-label-both", data)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-worship", {"board": board_name(SPACE_BOARD[self.space])})
