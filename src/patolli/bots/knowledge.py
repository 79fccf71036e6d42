"""What a bot is given: all that its seat may know, and nothing else."""

from __future__ import annotations

from typing import cast, final

from patolli.core.game import Game
from patolli.core.message import Data, Message
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.registry import load


@final
class Knowledge:
    """A seat's knowledge of a state.

    It keeps no hold of the true state: it is made of one world in which everything that the seat
    can't know has been dealt again, so that whatever a bot does with it, it can't cheat.
    """

    def __init__(self, state: State, seat: int | None = None) -> None:
        if seat is None:
            seat = state.seat
        if seat is None:
            raise ValueError("the game is over: no seat decides any more")
        if not 0 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {state.seats - 1}")
        self.seat: int = seat
        self._world = state.determinize(seat, Rng.seeded(0))

    @property
    def game(self) -> Game:
        """The game that is played."""
        return cast(Game, self._world.game)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._world.seats

    @property
    def decides(self) -> bool:
        """Whether it is this seat that must decide."""
        return self._world.seat == self.seat

    def legal(self) -> list[int]:
        """The actions allowed now, ascending."""
        return self._world.legal()

    def observe(self) -> Data:
        """What the seat sees."""
        return self._world.observe(self.seat)

    def label(self, action: int) -> Message:
        """What an action is called."""
        return self._world.label(action)

    def determinize(self, rng: Rng) -> State:
        """A world that is possible for the seat, with the rest dealt again."""
        return self._world.determinize(self.seat, rng)

    def dump(self) -> Data:
        """The knowledge as JSON, to search in another process."""
        return {"seat": self.seat, "world": self._world.dump()}

    @staticmethod
    def restore(data: Data) -> Knowledge:
        """The knowledge that `dump` wrote."""
        world = cast(Data, data["world"])
        state = load(cast(str, world["game"])).restore(world)
        return Knowledge(state, cast(int, data["seat"]))
