"""Power-ups: of main actions, of technology 13 and of the discovery tile."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.message import Message
from patolli.core.native import mypyc_attr
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import DECLINE, POWER, STOP
from patolli.games.teotihuacan.components import ASCENSION_POWER, BOARD_SPACES, WORKERS
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.names import board_name
from patolli.games.teotihuacan.rules.ascension import ascend
from patolli.games.teotihuacan.rules.goods import pay_cocoa
from patolli.games.teotihuacan.state import LOCKED, OUT, TeotihuacanState
from patolli.games.teotihuacan.tiles.technologies import FURTHER_POWER_UP, further_power_up

ANY_BOARD: Final = 0
FURTHER_COCOA: Final[int] = FURTHER_POWER_UP.face.pay_cocoa


def power_up(s: TeotihuacanState, worker: int) -> None:
    """Raise the power of a worker by one; at six it ascends."""  # TEO-POWER-1
    if s.lent:
        s.own_power()
    s.power[worker] = s.power[worker] + 1
    if s.recording:
        player = worker // WORKERS
        events.powered_up(s, player, worker % WORKERS + 1, s.power[worker], s.place[worker])
    if s.power[worker] == ASCENSION_POWER:
        ascend(s, worker)


def can_power_up_by_tile(s: TeotihuacanState, worker: int) -> bool:
    """Whether a tile may power a worker up: unlocked, not on the board just landed on."""
    place = s.place[worker]
    return OUT < place < LOCKED and place != s.landing  # TEO-DISCOVERY-10


def may_power_up_by_tile(s: TeotihuacanState, seat: int) -> bool:
    """Whether a tile may power up a worker of a player."""
    for worker in range(seat * WORKERS, seat * WORKERS + WORKERS):
        if can_power_up_by_tile(s, worker):
            return True
    return False


def powerable(s: TeotihuacanState, seat: int, board: int) -> list[int]:
    """The answers that power up one of a player's unlocked workers, equal ones once."""
    answers: list[int] = []
    first = seat * WORKERS
    for worker in range(first, first + WORKERS):
        place = s.place[worker]
        if board == ANY_BOARD:
            if not can_power_up_by_tile(s, worker):
                continue
        elif place != board:
            continue
        if not _same_before(s, first, worker):
            answers.append(POWER.first + worker - first)
    return answers


def _same_before(s: TeotihuacanState, first: int, worker: int) -> bool:
    """Whether an earlier worker of the player stands at the same place with the same power."""
    for other in range(first, worker):
        if s.place[other] == s.place[worker] and s.power[other] == s.power[worker]:
            return True
    return False


def locked_on(s: TeotihuacanState, seat: int, board: int) -> bool:
    """Whether a player has a locked worker on a board."""
    for worker in range(seat * WORKERS, seat * WORKERS + WORKERS):
        if s.place[worker] - LOCKED in BOARD_SPACES[board]:
            return True
    return False


def push_power_ups(s: TeotihuacanState, seat: int, board: int, count: int, owned: int) -> None:
    """The power-ups of a main action, with the technologies owned when it began."""
    s.push(MainPowerUps(seat, board, count, 0, 1 if further_power_up(owned) else 0))


@final
@mypyc_attr(free_list_len=1)
class MainPowerUps(Decision):
    """The power-ups of a main action: the first must be taken, a second may."""

    name: ClassVar[str] = "power-ups"

    def __init__(self, seat: int, board: int, left: int, gained: int, again: int) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.left: Final = left
        self.gained: Final = gained
        self.again: Final = again  # whether one more may be bought

    def options(self, s: TeotihuacanState) -> list[int]:
        if self.left == 0:
            return [STOP]
        answers = powerable(s, self.seat, self.board)
        if self.gained > 0 or not answers:  # TEO-POWER-3, TEO-POWER-5
            answers.append(STOP)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        """A locked worker of the board could be freed and powered up."""  # TEO-MAIN-7
        if self.left == 0 and s.unlocked(self.seat, self.board) > 0:  # one more may be bought next
            return False
        return locked_on(s, self.seat, self.board)

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action != STOP:
            if self.left > 1 or self.again:
                left, gained = self.left - 1, self.gained + 1
                s.push(MainPowerUps(self.seat, self.board, left, gained, self.again))
            power_up(s, self.seat * WORKERS + POWER.index(action))
        elif self.gained > 0 and self.again and s.unlocked(self.seat, self.board) > 0:
            s.push(BoughtPowerUp(self.seat, self.board))

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-power-ups",
            {"left": self.left, "board": board_name(self.board)},
        )


@final
class BoughtPowerUp(Decision):
    """Technology 13: one more power-up on the same board for a cocoa."""

    name: ClassVar[str] = "bought-power-up"

    def __init__(self, seat: int, board: int) -> None:
        super().__init__(seat)
        self.board: Final = board

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        if s.cocoa[self.seat] >= FURTHER_COCOA:
            answers = powerable(s, self.seat, self.board)
        answers.append(DECLINE)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        return s.cocoa[self.seat] < FURTHER_COCOA

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action != DECLINE:
            pay_cocoa(s, self.seat, FURTHER_COCOA, FURTHER_POWER_UP.source)
            power_up(s, self.seat * WORKERS + POWER.index(action))

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-bought-power-up",
            {"cocoa": FURTHER_COCOA, "board": board_name(self.board)},
        )


@final
class TilePowerUps(Decision):
    """The power-ups of a discovery tile, on any boards; the second may be left."""

    name: ClassVar[str] = "tile-power-ups"

    def __init__(self, seat: int, left: int, gained: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.gained: Final = gained

    def options(self, s: TeotihuacanState) -> list[int]:
        answers = powerable(s, self.seat, ANY_BOARD)
        if self.gained > 0 or not answers:
            answers.append(STOP)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        """A locked worker could be freed and powered up."""  # TEO-ANYTIME-3
        return not may_power_up_by_tile(s, self.seat) and s.has_locked(self.seat)

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == STOP:
            return
        if self.left > 1:
            s.push(TilePowerUps(self.seat, self.left - 1, self.gained + 1))
        power_up(s, self.seat * WORKERS + POWER.index(action))

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-tile-power-ups", {"left": self.left})
