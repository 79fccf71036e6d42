"""Teotihuacan: City of Gods, for 2 to 4 players, and alone against Teotibot."""

from __future__ import annotations

from typing import Any, Final, cast, final

from patolli.core.description import Description
from patolli.core.encoding import Encoding
from patolli.core.errors import BadOption
from patolli.core.frame import Frame
from patolli.core.message import Data
from patolli.core.options import Option, Value, check_first_player, choice, first_player
from patolli.core.outcome import Outcome
from patolli.core.position import Spec
from patolli.core.rng import Rng
from patolli.core.state import Start, State
from patolli.games.teotihuacan.actions import ACTIONS
from patolli.games.teotihuacan.check import check
from patolli.games.teotihuacan.components import ASCENSION_COCOA, COLOURS
from patolli.games.teotihuacan.decision import AnytimeGame
from patolli.games.teotihuacan.description import tell
from patolli.games.teotihuacan.encode import encode, encoding
from patolli.games.teotihuacan.hidden import redeal
from patolli.games.teotihuacan.position import begin, lay_out
from patolli.games.teotihuacan.rules.anytime import use_anytime, with_anytime
from patolli.games.teotihuacan.rules.ascension import AscensionDisc, AscensionReward
from patolli.games.teotihuacan.rules.discovery_tiles import PayOrWaive
from patolli.games.teotihuacan.rules.eclipse import EndEclipse, PaySalary, ScoreEclipse
from patolli.games.teotihuacan.rules.end_of_game import final_outcome
from patolli.games.teotihuacan.rules.goods import TakeGoods
from patolli.games.teotihuacan.rules.landing import ChooseAction, ChooseWorship, EndMain, StartMain
from patolli.games.teotihuacan.rules.main_actions.alchemy import BuyTechnology
from patolli.games.teotihuacan.rules.main_actions.construction import (
    ChooseDiscount,
    ChooseSlot,
    ChooseTile,
    RefillPyramid,
    TurnTile,
)
from patolli.games.teotihuacan.rules.main_actions.decorations import (
    ChooseDecoration,
    PlaceDecoration,
    RefillDecorations,
)
from patolli.games.teotihuacan.rules.main_actions.nobles import BuildNobles
from patolli.games.teotihuacan.rules.main_actions.power_ups import (
    BoughtPowerUp,
    MainPowerUps,
    TilePowerUps,
)
from patolli.games.teotihuacan.rules.setting_up.board_and_players import set_up
from patolli.games.teotihuacan.rules.setting_up.starting_benefits import (
    BeginGame,
    ClaimStart,
    PlaceStarter,
    StartBenefits,
    StartPower,
)
from patolli.games.teotihuacan.rules.setting_up.starting_tiles import (
    DraftTile,
    KeepTiles,
    RevealKept,
)
from patolli.games.teotihuacan.rules.temples import ChooseTemple, MajorStep, MatchedSteps
from patolli.games.teotihuacan.rules.tracks import AvenueStep
from patolli.games.teotihuacan.rules.turn import (
    ChooseWorker,
    EndTurn,
    MoveWorker,
    NextTurn,
)
from patolli.games.teotihuacan.rules.worship import AbilityStep, BothInOrder, OfferedTile, Worship
from patolli.games.teotihuacan.solo.difficulty import knob_options
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.royal_tiles import Convert, Exchange, PaidSteps, Sell
from patolli.games.teotihuacan.view import view

FRAMES: list[type[Frame[Any]]] = [
    KeepTiles, DraftTile, RevealKept, StartBenefits, ClaimStart, StartPower, PlaceStarter,
    BeginGame,
    ChooseWorker, MoveWorker, ChooseAction, StartMain, EndMain, EndTurn, NextTurn,
    ChooseWorship, Worship, BothInOrder, AbilityStep, OfferedTile, PayOrWaive, TakeGoods,
    Exchange, Sell, Convert, PaidSteps, MajorStep, ChooseTemple, MatchedSteps, AvenueStep,
    MainPowerUps, BoughtPowerUp, TilePowerUps, AscensionReward, AscensionDisc, BuyTechnology,
    BuildNobles, ChooseDecoration, PlaceDecoration, RefillDecorations, ChooseTile, ChooseSlot,
    ChooseDiscount, TurnTile, RefillPyramid, ScoreEclipse, PaySalary, EndEclipse,
]  # fmt: skip

RULEBOOK_ASCENSION_COCOA: Final = 6
SMALLEST_TABLE: Final = 2  # alone one plays against Teotibot

OPTIONS: list[Option] = [
    choice("setup", ["standard", "first_game", "draft"], "standard"),
    choice("eclipse", ["normal", "dark"], "normal"),
    choice("ascension_cocoa", [ASCENSION_COCOA, RULEBOOK_ASCENSION_COCOA], ASCENSION_COCOA),
    choice("free_cocoa_scope", ["rulebook", "wide"], "rulebook"),
    first_player(COLOURS, seats=[2, 3, 4]),
    *knob_options(),
]


@final
class TeotihuacanGame(AnytimeGame):
    """The rules of Teotihuacan: City of Gods."""

    def blank(self, start: Start, events: bool) -> TeotihuacanState:
        return TeotihuacanState(start, events)

    def setup(self, state: State) -> None:
        set_up(cast(TeotihuacanState, state))

    def begin_turn(self, state: State, seat: int) -> None:
        begin(cast(TeotihuacanState, state), seat)

    def players(self, seats: int) -> int:
        return max(SMALLEST_TABLE, seats)

    def check_options(self, options: dict[str, Value], seats: int) -> None:
        check_first_player(options, seats)
        if options["setup"] == "draft" and seats == 1:
            raise BadOption("setup is 'draft': alone there is no one to draft with")

    def place(self, state: State, spec: Spec) -> None:
        lay_out(cast(TeotihuacanState, state), spec)

    def tell(self, state: State, said: Description) -> None:
        tell(cast(TeotihuacanState, state), said)

    def view(self, state: State, seat: int | None) -> Data:
        return cast(Data, view(cast(TeotihuacanState, state), seat))

    def tabulate(self, seats: int) -> Encoding:
        return encoding(self, seats)

    def encode(self, state: State, seat: int) -> bytes:
        return encode(cast(TeotihuacanState, state), seat, self.encoding(state.seats))

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        redeal(cast(TeotihuacanState, state), seat, rng)

    def outcome(self, state: State) -> Outcome:
        return final_outcome(cast(TeotihuacanState, state))

    def check(self, state: State) -> list[str]:
        return check(cast(TeotihuacanState, state))

    def with_anytime(self, s: TeotihuacanState, seat: int, answers: list[int]) -> list[int]:
        return with_anytime(s, seat, answers)

    def use_anytime(self, s: TeotihuacanState, seat: int, action: int) -> None:
        use_anytime(s, seat, action)


GAME: Final = TeotihuacanGame(
    "teotihuacan",
    rules_version=2,
    seats=[1, 2, 3, 4],
    actions=ACTIONS,
    options=OPTIONS,
    frames=FRAMES,
    longest=4000,
)
