"""A player's turn: choose a worker and move it, or unlock all workers; then end the turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Step
from patolli.core.message import Message
from patolli.core.native import i64, mypyc_attr
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import (
    ANYWHERE,
    END,
    PAIR,
    TO,
    UNLOCK_TURN,
    WORKER,
)
from patolli.games.teotihuacan.components import (
    BOARDS,
    COLOURS,
    DOUBLE_MOVE,
    MOVE_ANYWHERE,
    MOVES,
    PALACE,
    WORKERS,
)
from patolli.games.teotihuacan.decision import Decision, not_own
from patolli.games.teotihuacan.labels import worker_data
from patolli.games.teotihuacan.rules.anytime import unlock_all
from patolli.games.teotihuacan.rules.calendar import advance_light
from patolli.games.teotihuacan.rules.discovery_tiles import holds, use_tile
from patolli.games.teotihuacan.rules.eclipse import ScoreEclipse
from patolli.games.teotihuacan.rules.landing import ALONE, ChooseAction
from patolli.games.teotihuacan.solo.turn import take_bot_turn
from patolli.games.teotihuacan.state import LOCKED, OUT, OVER, TURNS, TeotihuacanState
from patolli.games.teotihuacan.tiles.technologies import palace_met


def begin_turn(s: TeotihuacanState, player: int) -> None:
    """Push the turn of a player."""
    s.phase = TURNS
    s.active = player
    s.landing = 0
    if s.recording:
        events.turn(s, player)
    if s.is_bot(player):
        take_bot_turn(s)  # it asks nothing, so its turn is over at once
        finish_turn(s)
    else:
        s.push(END_TURN[player])
        s.push(CHOOSE_WORKER[player])


# By a set of workers (0 to 3) or of boards (1 to 8) as bits, the answers that choose one of them.
WORKER_ANSWERS: Final[list[list[int]]] = [
    [WORKER.first + k for k in range(WORKERS) if workers >> k & 1]
    for workers in range(1 << WORKERS)
]
WORKER_OR_UNLOCK: Final[list[list[int]]] = [[*workers, UNLOCK_TURN] for workers in WORKER_ANSWERS]
BOARD_ANSWERS: Final[list[list[int]]] = [
    [TO.first + board - 1 for board in range(1, BOARDS + 1) if boards >> board & 1]
    for boards in range(2 << BOARDS)
]
ALL_BOARDS: Final[list[int]] = BOARD_ANSWERS[-1]
ONLY_END: Final[list[int]] = [END]


def movable(s: TeotihuacanState, seat: int) -> i64:
    """The unlocked workers of a player (0 to 3) as bits, of equal ones the first."""
    found: i64 = 0
    workers: i64 = WORKERS
    first = seat * workers
    last = first + workers
    places = s.place
    powers = s.power
    worker = first
    bit: i64 = 1
    while worker < last:
        place: i64 = places[worker]
        if OUT < place < LOCKED:
            power: i64 = powers[worker]
            other = first
            while other < worker and (places[other] != place or powers[other] != power):
                other += 1
            if other == worker:
                found |= bit
        bit <<= 1
        worker += 1
    return found


@final
class ChooseWorker(Decision):
    """Choose the worker to move, or spend the turn unlocking."""

    name: ClassVar[str] = "worker"

    def options(self, s: TeotihuacanState) -> list[int]:
        workers = movable(s, self.seat)
        if s.has_locked(self.seat):  # TEO-UNLOCK-3
            return WORKER_OR_UNLOCK[workers]
        return WORKER_ANSWERS[workers]

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == UNLOCK_TURN:  # TEO-TURN-2
            if s.recording:
                events.unlock_turn(s, self.seat)
            unlock_all(s, self.seat)
        else:
            worker = self.seat * WORKERS + WORKER.index(action)
            s.push(MoveWorker(self.seat, worker, ALONE, 0))


@final
@mypyc_attr(free_list_len=1)
class MoveWorker(Decision):
    """Choose where the worker goes; discovery tiles may take a second one along, or go farther."""

    name: ClassVar[str] = "move"

    def __init__(self, seat: int, worker: int, partner: int, anywhere: int) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.partner: Final = partner
        self.anywhere: Final = anywhere

    def check(self, s: TeotihuacanState) -> list[str]:
        return not_own(self, self.worker)

    def options(self, s: TeotihuacanState) -> list[int]:
        answers = ALL_BOARDS  # TEO-DISCOVERY-8
        if not self.anywhere:
            boards: i64 = 0
            position: i64 = s.position_of[s.place[self.worker]]
            one: i64 = 1
            for distance in MOVES:  # TEO-MOVE-1
                ahead: i64 = position + distance
                if ahead > BOARDS:
                    ahead -= BOARDS
                board: i64 = s.board_at[ahead]
                boards |= one << board
            answers = BOARD_ANSWERS[boards]
        return self.with_tiles(s, answers) if s.ready[self.seat] else answers

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-move", worker_data(s, self.seat, self.worker % WORKERS))

    def with_tiles(self, s: TeotihuacanState, answers: list[int]) -> list[int]:
        """Answers and the tiles for moving that are not in use yet."""
        answers = answers.copy()
        first = self.seat * WORKERS
        alone = taken_along(s, self.worker, self.partner) == ALONE
        if alone and holds(s, self.seat, DOUBLE_MOVE):  # TEO-DISCOVERY-7
            workers = movable(s, self.seat)
            for k in range(WORKERS):
                other = first + k
                if workers >> k & 1 and s.place[other] == s.place[self.worker]:
                    partner = self.partner_like(s, other)
                    if partner != ALONE:
                        _insert(answers, PAIR.first + partner - first)
        if not self.anywhere and holds(s, self.seat, MOVE_ANYWHERE):
            answers.append(ANYWHERE)
        return answers

    def partner_like(self, s: TeotihuacanState, other: int) -> int:
        """The first worker like another one, on the same board, that is not the moved one."""
        last = self.seat * WORKERS + WORKERS
        for worker in range(other, last):
            if (
                worker != self.worker
                and s.place[worker] == s.place[other]
                and s.power[worker] == s.power[other]
            ):
                return worker
        return ALONE

    def answer(self, s: TeotihuacanState, action: int) -> None:
        seat = self.seat
        if action == ANYWHERE:
            s.push(MoveWorker(seat, self.worker, self.partner, 1))
        elif PAIR.has(action):
            partner = seat * WORKERS + PAIR.index(action)
            s.push(MoveWorker(seat, self.worker, partner, self.anywhere))
        else:
            move(s, seat, self.worker, self.partner, TO.index(action) + 1, self.anywhere == 1)


def _insert(answers: list[int], answer: int) -> None:
    """Put an answer into its place among a few."""
    at = len(answers)
    while at > 0 and answers[at - 1] > answer:
        at -= 1
    answers.insert(at, answer)


def taken_along(s: TeotihuacanState, worker: int, partner: int) -> int:
    """The worker taken along, or ALONE: one of the two may have ascended meanwhile."""
    return partner if partner != ALONE and s.place[partner] == s.place[worker] else ALONE


def move(
    s: TeotihuacanState, seat: int, worker: int, partner: int, board: int, anywhere: bool
) -> None:
    """Carry out a move; the tiles that make it possible are turned face down now."""
    origin = s.place[worker]
    partner = taken_along(s, worker, partner)
    if anywhere:
        use_tile(s, seat, MOVE_ANYWHERE)
    if partner != ALONE:
        use_tile(s, seat, DOUBLE_MOVE)
        _step(s, seat, partner, board)
    _step(s, seat, worker, board)
    if meets_palace(s, origin, board, anywhere):
        palace_met(s, seat)
    s.landing = board
    s.push(ChooseAction(seat, board, worker, partner))


def _step(s: TeotihuacanState, seat: int, worker: int, board: int) -> None:
    if s.recording:
        events.moved(s, seat, worker % WORKERS + 1, s.place[worker], board)
    s.put(worker, board)


def meets_palace(s: TeotihuacanState, origin: int, board: int, anywhere: bool) -> bool:
    """Whether a move lands on the Palace or, if its path is known, passes it."""
    if board == PALACE:
        return True
    if anywhere:
        return False
    return s.position_of[board] < s.position_of[origin]  # past position 8 lies the Palace


@final
class EndTurn(Decision):
    """The end of a turn, asked only while a tile or an unlock may still be used."""

    name: ClassVar[str] = "end"

    def options(self, s: TeotihuacanState) -> list[int]:
        return ONLY_END

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def answer(self, s: TeotihuacanState, action: int) -> None:
        finish_turn(s)


def finish_turn(s: TeotihuacanState) -> None:
    """The light disc, an Eclipse if it is due, and the next player."""
    last = s.active == s.last()
    if last:  # TEO-CALENDAR-2
        advance_light(s)
    due = False
    if s.countdown > 0:
        if s.dark_eclipse:  # TEO-DARK-1
            due = True
        elif last:
            s.countdown -= 1
            due = s.countdown == 0  # TEO-CALENDAR-5, TEO-CALENDAR-6
    if due:
        s.push(NEXT_TURN)
        s.push(ScoreEclipse(-1))
    else:
        next_turn(s)


def next_turn(s: TeotihuacanState) -> None:
    """The next player clockwise."""  # TEO-TURN-1
    s.turn += 1
    begin_turn(s, (s.active + 1) % s.players)


@final
class NextTurn(Step[TeotihuacanState]):
    """Play goes on after an Eclipse, unless the game is over."""

    name: ClassVar[str] = "next-turn"

    def run(self, s: TeotihuacanState) -> None:
        if s.phase != OVER:  # TEO-ECLIPSE-15
            next_turn(s)


# Frames never change: every turn uses the same ones.
CHOOSE_WORKER: Final[list[ChooseWorker]] = [ChooseWorker(seat) for seat in range(COLOURS)]
END_TURN: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(COLOURS)]
NEXT_TURN: Final = NextTurn(-1)


def first_turn(s: TeotihuacanState) -> None:
    """The first turn of the game."""
    s.turn += 1
    begin_turn(s, s.first)
