"""A tiny sound game with hidden hands and a pile, to be broken on purpose.

Each seat holds pearls that only it sees. In turn, draw one from the pile or lay one down for its
value; the game ends when all pearls are laid.
"""

from __future__ import annotations

from typing import ClassVar, cast

from patolli.core.catalogue import Catalogue
from patolli.core.description import Description
from patolli.core.encoding import COUNT, INDEX, Encoding, common
from patolli.core.frame import Frame
from patolli.core.game import Game
from patolli.core.message import Data, Message, player
from patolli.core.options import flag, number
from patolli.core.outcome import Outcome, ranked
from patolli.core.position import Spec
from patolli.core.rng import Rng
from patolli.core.state import Start, State

PEARLS = 12
ACTIONS = Catalogue()
DRAW = ACTIONS.declare("draw").first
LAY = ACTIONS.declare("lay", [[str(value) for value in range(PEARLS)]]).first


class PearlState(State):
    fields: ClassVar[tuple[str, ...]] = ("pile", "hands", "laid")
    hidden: ClassVar[tuple[str, ...]] = ("pile", "hands")

    def __init__(self, start: Start, events: bool = False) -> None:
        super().__init__(start, events)
        self.pile: list[int] = []
        self.hands: list[list[int]] = []
        self.laid: list[list[int]] = []

    def blank_copy(self) -> PearlState:
        return type(self)(self.start)

    def copy(self, events: bool = False) -> PearlState:
        other = self.blank_copy()
        self.copy_base(other, events)
        other.pile = self.pile.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.laid = [laid.copy() for laid in self.laid]
        return other

    def scores(self) -> list[int]:
        return [sum(laid) for laid in self.laid]

    def outcome(self) -> Outcome | None:
        return ranked(self.scores(), [[len(laid)] for laid in self.laid]) if self.over else None

    def sees(self, viewer: int | None, owner: int) -> bool:
        return viewer == owner or self.options["open"] is True

    def view(self, seat: int | None) -> Data:
        return {
            "pile": len(self.pile),
            "hands": [
                hand.copy() if self.sees(seat, owner) else len(hand)
                for owner, hand in enumerate(self.hands)
            ],
            "laid": [laid.copy() for laid in self.laid],
        }

    def redeal(self, seat: int | None, rng: Rng) -> None:
        unknown = [who for who in range(self.seats) if not self.sees(seat, who)]
        pool = self.pile + [pearl for who in unknown for pearl in self.hands[who]]
        pool.sort()  # what is dealt must not depend on what was there
        rng.shuffle(pool)
        for who in unknown:
            count = len(self.hands[who])
            self.hands[who] = sorted(pool[:count])
            pool = pool[count:]
        self.pile = pool

    def broken(self) -> list[str]:
        held = [pearl for pearls in self.hands + self.laid for pearl in pearls]
        everything = sorted(self.pile + held)
        if everything != list(range(PEARLS)):
            return [f"the pearls are {everything}"]
        choosing = [frame for frame in self.stack if isinstance(frame, Choose)]
        if len({type(frame) for frame in choosing}) < len(choosing):
            return [f"{len(choosing)} seats choose at once"]
        for frame in self.stack:
            if not self.pile and not self.hands[frame.seat]:
                return [f"seat {frame.seat} has nothing to choose"]
        if self.over and (self.pile or any(self.hands)):
            return ["the game is over, but pearls are to be laid"]
        return []


class Choose(Frame[PearlState]):
    name: ClassVar[str] = "choose"

    def legal(self, s: PearlState) -> list[int]:
        draw = [DRAW] if s.pile else []
        return draw + [LAY + pearl for pearl in s.hands[self.seat]]

    def apply(self, s: PearlState, action: int) -> None:
        me = self.seat
        if action == DRAW:
            s.hands[me] = sorted([*s.hands[me], s.pile.pop()])
            s.reveal()
            s.emit("pearls-drawn", {"seat": player(me)})
            s.emit("pearls-saw", {"pearls": s.hands[me].copy()}, [me])
        else:
            s.hands[me].remove(action - LAY)
            s.laid[me].append(action - LAY)
            self.tell(s, action - LAY)
        self.go_on(s)

    def tell(self, s: PearlState, pearl: int) -> None:
        s.emit("pearls-laid", {"seat": player(self.seat), "what": "vp", "amount": pearl})

    def go_on(self, s: PearlState) -> None:
        for step in range(1, s.seats + 1):
            other = (self.seat + step) % s.seats
            if s.pile or s.hands[other]:
                s.turn += 1
                s.push(type(self)(other))
                return

    def asks_single(self, s: PearlState) -> bool:
        return True  # else the last pearl of a hand would be laid, and shown, by another's action

    def prompt(self, s: PearlState) -> Message:
        return Message("pearls-prompt")


class PearlGame(Game):
    state: type[PearlState] = PearlState
    frame: type[Choose] = Choose

    def __init__(self, longest: int = 2 * PEARLS) -> None:
        super().__init__(
            "pearls",
            rules_version=1,
            seats=[2, 3],
            actions=ACTIONS,
            options=[flag("open"), number("hand", 1, 3, 2)],
            frames=[self.frame],
            longest=longest,
        )

    def blank(self, start: Start, events: bool) -> PearlState:
        return self.state(start, events)

    def setup(self, state: State) -> None:
        s = cast(PearlState, state)
        s.pile = list(range(PEARLS))
        s.rng.shuffle(s.pile)
        size = cast(int, s.options["hand"])
        s.hands = [sorted(s.pile.pop() for _ in range(size)) for _ in range(s.seats)]
        s.laid = [[] for _ in range(s.seats)]
        s.push(self.frame(0))

    def begin_turn(self, state: State, seat: int) -> None:
        state.push(self.frame(seat))

    def tabulate(self, seats: int) -> Encoding:
        form = Encoding(self.id, 1, seats, self.options, [self.frame], 1, [])
        form.add("pile", [], COUNT, 0, PEARLS)
        form.add("hands", [seats, PEARLS], INDEX, 0, PEARLS + 1)  # 0: none, last: face down
        form.add("laid", [seats, PEARLS], INDEX, 0, PEARLS)
        return form

    def encode(self, state: State, seat: int) -> bytes:
        s = cast(PearlState, state)
        out = common(s, seat, self.encoding(s.seats))
        out.append(len(s.pile))
        turned = [(seat + i) % s.seats for i in range(s.seats)]
        for owner in turned:
            seen = s.sees(seat, owner)
            hand = [pearl + 1 if seen else PEARLS + 1 for pearl in s.hands[owner]]
            out += hand + [0] * (PEARLS - len(hand))
        for owner in turned:
            laid = [pearl + 1 for pearl in s.laid[owner]]
            out += laid + [0] * (PEARLS - len(laid))
        return bytes(out)

    def view(self, state: State, seat: int | None) -> Data:
        return cast(PearlState, state).view(seat)

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        cast(PearlState, state).redeal(seat, rng)

    def check(self, state: State) -> list[str]:
        return cast(PearlState, state).broken()

    def place(self, state: State, spec: Spec) -> None:
        """`pile` (the top last), and for each seat its `hand` and what it has `laid`."""
        s = cast(PearlState, state)
        s.pile = spec.integers("pile", [], 0, PEARLS - 1) if spec.has("pile") else s.pile
        for seat, table in enumerate(spec.tables("seat", most=s.seats)):
            hand = table.integers("hand", [], 0, PEARLS - 1)
            s.hands[seat] = sorted(hand) if table.has("hand") else s.hands[seat]
            s.laid[seat] = table.integers("laid", [], 0, PEARLS - 1)

    def tell(self, state: State, said: Description) -> None:
        s = cast(PearlState, state)
        said.say("pile", s.pile)
        for seat, table in enumerate(said.tables("seat", s.seats)):
            table.say("hand", s.hands[seat])
            table.say("laid", s.laid[seat], [])
