"""What players start with: first game, the benefits of starting tiles, starting workers."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Step
from patolli.core.message import Message
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import CLAIM, DECLINE, POWER, START
from patolli.games.teotihuacan.components import (
    BLUE,
    BOARDS,
    COLUMN_TEMPLE,
    EMPTY,
    FIRST_GAME_SEATS,
    FOURTH_POWER,
    KEPT,
    START_POWER,
    STARTING_BOARDS,
    STARTING_GAIN,
    STARTING_TILES,
    TECH_COLUMNS,
    WORKERS,
)
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.names import TEMPLE_SOURCE, kind_name
from patolli.games.teotihuacan.rules.discovery_tiles import (
    can_claim,
    claim,
)
from patolli.games.teotihuacan.rules.goods import TakeGoods, gain_fixed, gain_good
from patolli.games.teotihuacan.rules.main_actions.alchemy import add_technology
from patolli.games.teotihuacan.rules.setting_up.neutral_workers import place_neutral_workers
from patolli.games.teotihuacan.rules.temples import advance
from patolli.games.teotihuacan.rules.tracks import advance_avenue
from patolli.games.teotihuacan.rules.turn import first_turn
from patolli.games.teotihuacan.state import TeotihuacanState

FREE_TECHNOLOGY: Final = 0  # the slot of the lowest number
STARTERS: Final[int] = WORKERS - 1


def ready_workers(s: TeotihuacanState, player: int) -> None:
    """Three workers to be placed, the fourth on the Ascension wheel."""  # TEO-SETUP-18
    for k in range(STARTERS):
        s.power[player * WORKERS + k] = START_POWER
    s.power[player * WORKERS + STARTERS] = FOURTH_POWER


# -- first game --------------------------------------------------------------------------------


def give_first_game(s: TeotihuacanState) -> None:
    """All start as printed for their place in the order."""
    s.push(BeginGame(-1))
    for player in range(s.seats):
        start = FIRST_GAME_SEATS[s.order(player) - 1]  # TEO-FIRST-2
        ready_workers(s, player)
        gain_fixed(s, player, start.gain, "source-setup")
        for _step in range(start.gain.avenue):
            advance_avenue(s, player)
        for temple in range(3):
            for _step in range(start.gain.temples[temple]):
                if temple == BLUE:
                    s.temple[player * 3 + BLUE] += 1
                    gain_good(s, player, start.blue_goods, 1, TEMPLE_SOURCE[BLUE])
                else:
                    advance(s, player, temple)
        if start.technology:
            learn_free(s, player, start.technology - 1)
        for k in range(STARTERS):
            s.put(player * WORKERS + k, start.workers[k][0])
            s.power[player * WORKERS + k] = start.workers[k][1]


def learn_free(s: TeotihuacanState, player: int, slot: int) -> None:
    """A technology without gold and without points for its owners; the temple step counts."""
    if s.tech[player] >> s.technologies[slot] & 1:  # TEO-START-7
        return
    add_technology(s, player, slot)
    advance(s, player, COLUMN_TEMPLE[slot % TECH_COLUMNS])


# -- what the kept tiles give --------------------------------------------------------------------


@final
class StartBenefits(Step[TeotihuacanState]):
    """Gain all benefits of the kept tiles, then place the workers."""

    name: ClassVar[str] = "start-benefits"

    def run(self, s: TeotihuacanState) -> None:
        player = self.seat
        s.turn += 1
        kept = s.kept[player * KEPT : player * KEPT + KEPT]
        s.push(PlaceStarter(player, 0))
        for tile in kept:
            for _step in range(STARTING_GAIN[tile].power_up):
                s.push(StartPower(player))
        for tile in kept:
            if STARTING_GAIN[tile].discovery:
                s.reveal()  # the tile that was drawn for it comes to light
                s.push(ClaimStart(player, tile))
        for tile in kept:
            gain = STARTING_GAIN[tile]
            gain_fixed(s, player, gain, "source-starting-tile")
            if gain.any_resource:
                s.push(TakeGoods(player, gain.any_resource, 0, "source-starting-tile"))
            for _step in range(gain.avenue):
                advance_avenue(s, player)
            for temple in range(3):
                for _step in range(gain.temples[temple]):
                    advance(s, player, temple)  # TEO-START-5
            if gain.technology:
                learn_free(s, player, FREE_TECHNOLOGY)  # TEO-START-6


@final
class ClaimStart(Decision):
    """Claim the discovery tile drawn for a starting tile, or return it."""

    name: ClassVar[str] = "start-discovery"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def check(self, s: TeotihuacanState) -> list[str]:
        if self.tile not in s.dealt or self.kind(s) == EMPTY:
            return [f"{self.name}: no discovery tile was drawn for starting tile {self.tile}"]
        return []

    def kind(self, s: TeotihuacanState) -> int:
        """The discovery tile drawn for the starting tile."""
        return s.drawn[s.dealt.index(self.tile)]

    def options(self, s: TeotihuacanState) -> list[int]:
        kind = self.kind(s)
        if can_claim(s, self.seat, kind):
            return [CLAIM.first + kind, DECLINE]
        return [DECLINE]

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action != DECLINE:
            kind = self.kind(s)
            if s.lent:
                s.own_setup()
            s.drawn[s.dealt.index(self.tile)] = EMPTY
            claim(s, self.seat, kind)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-start-discovery", {"tile": kind_name(self.kind(s))})


@final
class StartPower(Decision):
    """Raise the power of a starting worker: the strongest so far, or a fresh one."""

    name: ClassVar[str] = "start-power"

    def options(self, s: TeotihuacanState) -> list[int]:
        first = self.seat * WORKERS
        answers: list[int] = []
        for k in range(STARTERS):
            if k == 0 or s.power[first + k] != s.power[first + k - 1]:
                answers.append(POWER.first + k)
        return answers

    def answer(self, s: TeotihuacanState, action: int) -> None:
        worker = self.seat * WORKERS + POWER.index(action)
        if s.lent:
            s.own_power()
        s.power[worker] += 1
        if s.recording:
            events.start_power(s, self.seat, POWER.index(action) + 1, s.power[worker])


@final
class PlaceStarter(Decision):
    """Place a starting worker on one of the boards of the kept tiles, each on its own board."""

    name: ClassVar[str] = "start"

    def __init__(self, seat: int, k: int) -> None:
        super().__init__(seat)
        self.k: Final = k

    def options(self, s: TeotihuacanState) -> list[int]:
        first = self.seat * WORKERS
        worker = first + self.k
        boards = starting_boards(s, self.seat)
        taken = 0  # boards as bits
        for earlier in range(first, worker):
            taken |= 1 << s.place[earlier]
        free = [board for board in boards if not taken >> board & 1]
        alike = 0  # workers after this one with the same power, which come in order
        for other in range(worker + 1, first + STARTERS):
            if s.power[other] == s.power[worker]:
                alike += 1
        low = 0
        if self.k > 0 and s.power[worker - 1] == s.power[worker]:
            low = s.place[worker - 1]
        answers: list[int] = []
        for i in range(len(free)):
            if free[i] > low and len(free) - 1 - i >= alike:
                answers.append(START.first + free[i] - 1)
        return answers

    def answer(self, s: TeotihuacanState, action: int) -> None:
        worker = self.seat * WORKERS + self.k
        s.put(worker, START.index(action) + 1)
        if s.recording:
            events.starter_placed(s, self.seat, s.power[worker], START.index(action) + 1)
        if self.k + 1 < STARTERS:
            s.push(PlaceStarter(self.seat, self.k + 1))

    def prompt(self, s: TeotihuacanState) -> Message:
        power = s.power[self.seat * WORKERS + self.k]
        return Message("teotihuacan-prompt-start", {"power": power})


def starting_boards(s: TeotihuacanState, seat: int) -> list[int]:
    """The boards on a player's kept tiles, ascending, each once."""
    boards = 0  # as bits
    for at in range(seat * KEPT, seat * KEPT + KEPT):
        for board in STARTING_BOARDS[s.kept[at]]:
            boards |= 1 << board
    return [board for board in range(1, BOARDS + 1) if boards >> board & 1]


@final
class BeginGame(Step[TeotihuacanState]):
    """Neutral workers, unclaimed discovery tiles back into the pile, and the first turn."""

    name: ClassVar[str] = "begin"

    def run(self, s: TeotihuacanState) -> None:
        tiles = list(range(STARTING_TILES))
        for tile in sorted(s.kept, reverse=True):
            if tile != EMPTY:
                tiles.pop(tile)
        s.rng.shuffle(tiles)
        place_neutral_workers(s, tiles)  # TEO-NEUTRAL-2
        returned = [kind for kind in s.drawn if kind != EMPTY]
        if returned:  # TEO-START-9
            if s.lent:
                s.own_discoveries()
            s.discovery_pile.extend(returned)
            s.rng.shuffle(s.discovery_pile)
        s.starting_pile = []
        s.dealt = []
        s.drawn = []
        s.kept = []
        first_turn(s)
