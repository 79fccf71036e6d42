"""Founders of Teotihuacan: a city of tiles around a pyramid, for 1 to 4 players."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast, final

from patolli.core.components import checksum
from patolli.core.description import Description
from patolli.core.editions import with_edition
from patolli.core.encoding import Encoding
from patolli.core.game import Game
from patolli.core.message import Data
from patolli.core.options import Value, check_first_player, choice, first_player
from patolli.core.outcome import Outcome
from patolli.core.position import Spec, read_frame
from patolli.core.rng import Rng
from patolli.core.state import Start, State
from patolli.games.founders.actions import Actions
from patolli.games.founders.check import check
from patolli.games.founders.components import DEFAULT, Components, load
from patolli.games.founders.description import tell_position
from patolli.games.founders.encode import encode, encoding
from patolli.games.founders.hidden import redeal
from patolli.games.founders.names import MOST_SEATS
from patolli.games.founders.position import place_position
from patolli.games.founders.rules.bonus_discs import (
    AfterAction,
    BonusAfter,
    CubeKind,
    CubeSquare,
    FreeCube,
)
from patolli.games.founders.rules.construction.base_rewards import (
    ListedBuildings,
    MoreListed,
    SizedBuilding,
)
from patolli.games.founders.rules.construction.buildings import BuildBuilding
from patolli.games.founders.rules.construction.by_zone import AnyConstruction
from patolli.games.founders.rules.construction.paying import Pay
from patolli.games.founders.rules.construction.placing import Place, Replace
from patolli.games.founders.rules.construction.pyramid import (
    BuildPyramid,
    SetPyramid,
    SupplyPyramid,
)
from patolli.games.founders.rules.construction.temples import BuildTemple, SupplyTemple
from patolli.games.founders.rules.final_scoring import outcome
from patolli.games.founders.rules.influence.favour import Exchange, Give
from patolli.games.founders.rules.influence.offering import (
    AnyInfluence,
    Earn,
    Offer,
    ReturnTile,
    Times,
)
from patolli.games.founders.rules.influence.producing import (
    MoreSmall,
    Produce,
    ProduceOrBuild,
    SecondSmall,
)
from patolli.games.founders.rules.influence.worship_display import TakeWorship, WorshipReward
from patolli.games.founders.rules.rounds_and_turns import (
    ChooseAction,
    Discs,
    MoveArchitect,
    NextTurn,
    RivalTurn,
    ThenChooseAction,
    Turn,
)
from patolli.games.founders.rules.setup import (
    OpenPlay,
    StartTiles,
    lay_out,
    push_setup,
    set_up,
)
from patolli.games.founders.solo.cards import LEVELS
from patolli.games.founders.state import FoundersState
from patolli.games.founders.view import view

RULES_VERSION: Final = 1
LONGEST: Final = 6000


@final
class FoundersGame(Game):
    """The rules of Founders of Teotihuacan with one set of components."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.ids: Final = Actions(components)
        standard = components.checksum == checksum(DEFAULT)
        super().__init__(
            "founders",
            RULES_VERSION if standard else with_edition(RULES_VERSION, components.checksum),
            [1, 2, 3, 4],
            self.ids.catalogue,
            [
                choice("board", ["A", "B"], "A"),
                first_player(MOST_SEATS, seats=[2, 3, 4]),
                choice("reward_reach", ["bound", "free"], "bound"),
                choice("level", [*LEVELS], LEVELS[1], seats=[1]),
            ],
            [
                StartTiles,
                OpenPlay,
                Turn,
                NextTurn,
                Discs,
                ChooseAction,
                ThenChooseAction,
                MoveArchitect,
                AfterAction,
                BonusAfter,
                FreeCube,
                CubeKind,
                CubeSquare,
                BuildBuilding,
                BuildTemple,
                SupplyTemple,
                BuildPyramid,
                SupplyPyramid,
                SetPyramid,
                AnyConstruction,
                Pay,
                Place,
                Replace,
                ListedBuildings,
                MoreListed,
                SizedBuilding,
                TakeWorship,
                WorshipReward,
                ProduceOrBuild,
                Produce,
                MoreSmall,
                SecondSmall,
                Offer,
                Times,
                Earn,
                ReturnTile,
                AnyInfluence,
                Exchange,
                Give,
                RivalTurn,
            ],
            LONGEST,
        )
        self.edition = components.edition
        self.components_file = components.file
        # By seats: all that no seed changes, laid out once.
        self.templates: Final = [self._template(seats) for seats in self.seats]

    def _template(self, seats: int) -> FoundersState:
        laid = FoundersState(Start(self, seats, None, {}), self.components, self.ids)
        lay_out(laid)
        return laid

    def blank(self, start: Start, events: bool) -> FoundersState:
        return FoundersState(start, self.components, self.ids, events)

    def setup(self, state: State) -> None:
        set_up(cast(FoundersState, state), self.templates[state.seats - 1])

    def begin_turn(self, state: State, seat: int) -> None:
        s = cast(FoundersState, state)
        if s.opened:
            s.turn += 1
            s.push(Turn(seat))
        else:
            push_setup(s)

    def with_components(self, file: Path) -> FoundersGame:
        return FoundersGame(load(file))

    def printed_names(self) -> list[str]:
        buildings = [f"founders-building-{word}" for word in self.components.classes]
        return buildings + [f"founders-bonus-{word}" for word in self.components.bonus_names]

    def check_options(self, options: dict[str, Value], seats: int) -> None:
        check_first_player(options, seats)

    def place(self, state: State, spec: Spec) -> None:
        s = cast(FoundersState, state)
        said = spec.items("decide")
        # Tiles that a pending decision holds are in no supply: place needs to know them.
        for one in said:
            frame = read_frame(self.frames, one, s, s.seats, Spec({}))
            if frame is not None:
                s.push(frame)
        place_position(s, spec, bool(said))
        s.stack = []

    def tell(self, state: State, said: Description) -> None:
        tell_position(cast(FoundersState, state), said)

    def open_view(self, state: State) -> Data:
        return cast(Data, view(cast(FoundersState, state)))

    def tabulate(self, seats: int) -> Encoding:
        return encoding(self, self.components, len(self.ids.space_names), seats)

    def encode(self, state: State, seat: int) -> bytes:
        return encode(cast(FoundersState, state), seat, self.encoding(state.seats))

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        redeal(cast(FoundersState, state), rng)

    def outcome(self, state: State) -> Outcome:
        return outcome(cast(FoundersState, state))

    def check(self, state: State) -> list[str]:
        return check(cast(FoundersState, state))


GAME: Final = FoundersGame(load(DEFAULT))
