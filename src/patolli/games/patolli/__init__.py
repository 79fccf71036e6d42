"""Patolli, the ancient Mesoamerican race game: the example of how a game is written."""

from __future__ import annotations

from typing import cast, final

from patolli.core.description import Description
from patolli.core.encoding import Encoding
from patolli.core.game import Game
from patolli.core.message import Data
from patolli.core.options import number
from patolli.core.outcome import Outcome
from patolli.core.position import Spec
from patolli.core.rng import Rng
from patolli.core.state import Start, State
from patolli.games.patolli.actions import ACTIONS
from patolli.games.patolli.check import check
from patolli.games.patolli.components import (
    FEWEST_PIECES,
    MOST_PIECES,
    NIGHTFALL,
    USUAL_PIECES,
)
from patolli.games.patolli.encode import encode, encoding
from patolli.games.patolli.position import place, tell
from patolli.games.patolli.rules.end import outcome
from patolli.games.patolli.rules.setting_up import set_up
from patolli.games.patolli.rules.turn import Move, Throw
from patolli.games.patolli.state import PatolliState
from patolli.games.patolli.view import view


@final
class PatolliGame(Game):
    """The rules of Patolli, as we read them."""

    def blank(self, start: Start, events: bool) -> PatolliState:
        return PatolliState(start, events)

    def setup(self, state: State) -> None:
        set_up(cast(PatolliState, state))

    def begin_turn(self, state: State, seat: int) -> None:
        state.push(Throw(seat))

    def place(self, state: State, spec: Spec) -> None:
        place(cast(PatolliState, state), spec)

    def tell(self, state: State, said: Description) -> None:
        tell(cast(PatolliState, state), said)

    def open_view(self, state: State) -> Data:
        return cast(Data, view(cast(PatolliState, state)))

    def tabulate(self, seats: int) -> Encoding:
        return encoding(self, seats)

    def encode(self, state: State, seat: int) -> bytes:
        return encode(cast(PatolliState, state), seat, self.encoding(state.seats))

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        """Nothing lies face down: only the coming throws are unknown."""

    def outcome(self, state: State) -> Outcome:
        return outcome(cast(PatolliState, state))

    def check(self, state: State) -> list[str]:
        return check(cast(PatolliState, state))


GAME = PatolliGame(
    "patolli",
    rules_version=1,
    seats=[2, 3, 4],
    actions=ACTIONS,
    options=[number("pieces", FEWEST_PIECES, MOST_PIECES, USUAL_PIECES)],
    frames=[Throw, Move],
    longest=NIGHTFALL * 4 * 3,
)
