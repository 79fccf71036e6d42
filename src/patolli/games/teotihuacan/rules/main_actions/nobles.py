"""The main action of Nobles: building along the Avenue of the Dead."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.message import Message
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import EXTRA, ROW, STOP
from patolli.games.teotihuacan.components import (
    BUILDINGS,
    BUILDINGS_ROW,
    EXTRA_WORKER,
    KINDS,
    MOST_COUNTED,
    NOBLES,
    NOBLES_POWER_UPS,
    NOBLES_ROWS,
    NOBLES_WOOD,
    WOOD,
)
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.names import row_name
from patolli.games.teotihuacan.rules.discovery_tiles import holds, use_tile
from patolli.games.teotihuacan.rules.goods import pay_good, score
from patolli.games.teotihuacan.rules.main_actions.main_action import MainAction
from patolli.games.teotihuacan.rules.main_actions.power_ups import push_power_ups
from patolli.games.teotihuacan.rules.tracks import advance_avenue
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.technologies import main_action_done


@final
class Nobles(MainAction):
    """Build along the Avenue of the Dead."""

    def possible(self, s: TeotihuacanState, seat: int, workers: int) -> bool:
        return can_build_any(s, seat, workers)

    def start(self, s: TeotihuacanState, seat: int, workers: int, weakest: int) -> None:
        s.push(BuildNobles(seat, workers))


def built(s: TeotihuacanState) -> int:
    """How many buildings have left the Buildings row."""
    return built_in(s, 0) + built_in(s, 1) + built_in(s, 2)


def built_in(s: TeotihuacanState, row: int) -> int:
    """How many buildings stand in a row."""
    return s.buildings[row].bit_count()


def avenue_value(s: TeotihuacanState) -> int:
    """The lowest number visible in the Buildings row."""  # TEO-ECLIPSE-2
    return BUILDINGS_ROW[built(s)]


def full(s: TeotihuacanState, row: int) -> bool:
    """Whether a row has no empty space."""
    return built_in(s, row) == len(NOBLES_ROWS[row])


def rows_for(s: TeotihuacanState, workers: int) -> list[int]:
    """The rows a building may go to: that of the workers; above it only when that is full."""
    row = workers - 1
    if not full(s, row):  # TEO-NOBLES-2, TEO-NOBLES-3, TEO-NOBLES-4
        return [row]
    return [above for above in range(row) if not full(s, above)]


def can_build_any(s: TeotihuacanState, seat: int, workers: int) -> bool:
    """Whether a building can be built, extra-worker tiles considered."""
    if s.goods[seat * 3 + WOOD] < NOBLES_WOOD or built(s) == BUILDINGS:
        return False
    most = min(MOST_COUNTED, workers + s.hand[seat * KINDS + EXTRA_WORKER])
    for count in range(workers, most + 1):
        if rows_for(s, count):
            return True
    return False


def build(s: TeotihuacanState, player: int, row: int) -> None:
    """Put the next building on the leftmost empty space of a row."""
    build_at(s, player, row, leftmost_empty(s, row))


def leftmost_empty(s: TeotihuacanState, row: int) -> int:
    """The leftmost empty space of a row, or the length of a full one."""
    column = 0
    while s.buildings[row] >> column & 1:
        column += 1
    return column


def build_at(s: TeotihuacanState, player: int, row: int, column: int) -> None:
    """Put the next building on a space, score what it covers, advance on the avenue."""
    value = NOBLES_ROWS[row][column]
    if s.lent:
        s.own_board()
    s.buildings[row] |= 1 << column
    if s.recording:
        events.built(s, player, row, value)
    score(s, player, value, "board-nobles")  # TEO-NOBLES-5
    advance_avenue(s, player)  # TEO-NOBLES-6


@final
class BuildNobles(Decision):
    """Choose the row of a building, where there is a choice."""

    name: ClassVar[str] = "row"

    def __init__(self, seat: int, workers: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers

    def options(self, s: TeotihuacanState) -> list[int]:
        if s.goods[self.seat * 3 + WOOD] < NOBLES_WOOD:
            return [STOP]
        answers = [ROW.first + row for row in rows_for(s, self.workers)]
        if self.workers < MOST_COUNTED and holds(s, self.seat, EXTRA_WORKER):
            answers.append(EXTRA)
        return answers if answers else [STOP]

    def blocked(self, s: TeotihuacanState) -> bool:
        return s.goods[self.seat * 3 + WOOD] < NOBLES_WOOD

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if not ROW.has(action):
            return super().label(s, action)
        row = ROW.index(action)
        value = NOBLES_ROWS[row][leftmost_empty(s, row)]
        return Message("teotihuacan-label-row", {"row": row_name(row), "vp": value})

    def answer(self, s: TeotihuacanState, action: int) -> None:
        seat = self.seat
        if action == STOP:
            return
        if action == EXTRA:
            use_tile(s, seat, EXTRA_WORKER)
            s.push(BuildNobles(seat, self.workers + 1))
            return
        push_power_ups(s, seat, NOBLES, NOBLES_POWER_UPS[self.workers - 1], s.tech[seat])
        pay_good(s, seat, WOOD, NOBLES_WOOD, "board-nobles")
        main_action_done(s, seat, NOBLES, s.tech[seat])
        build(s, seat, ROW.index(action))
