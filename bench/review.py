"""What the review of a finished game says of players whose strength is known: `python review.py`.

Each kind of player plays a seat against an artisan; its turns with a choice are judged as the
server does. Printed for each game and kind: the turns, the points and the win probability that a
turn loses on average, and the shares of turns that lose less than some points.
`GAME,GAME TURNS` as arguments: other games, and turns of each kind.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import patolli
from patolli.bots import Knowledge, make
from patolli.core.state import State
from patolli.table.review import forced, judge

KINDS = ["random", "greedy", "planner"]
POINTS = [0.25, 0.5, 1.0, 2.0]
NODES = 1500  # as the server's `review_nodes`


def stretches(game: str, kind: str, seed: int) -> Iterator[tuple[State, list[int]]]:
    """The decisions of seat 0 in one game, by turns up to each reveal, where it could choose."""
    state = patolli.load(game).new(2, seed, events=False)
    bots = [make(kind, seed), make("artisan", seed + 1)]
    before, played = state.copy(), list[int]()
    while state.seat is not None:
        seat, turn, reveals = state.seat, state.turn, state.reveals
        if seat == 0 and not played:
            before = state.copy()
        action = bots[seat].choose(Knowledge(state))
        state.apply(action)
        if seat == 0:
            played.append(action)
            if state.turn != turn or state.seat != 0 or state.reveals != reveals:
                if not forced(before, played):
                    yield before, played
                played = []


def measure(game: str, kind: str, turns: int) -> str:
    """A row of the table."""
    lost: list[float] = []
    chance: list[float] = []
    seed = 0
    while len(lost) < turns:
        seed += 1
        for before, played in stretches(game, kind, seed):
            found = judge(Knowledge(before, 0), played, NODES, seed)
            lost.append(found.best.margin - found.played.margin)
            chance.append(found.best.win_probability - found.played.win_probability)
            if len(lost) == turns:
                break
    less = [f"{sum(one < limit for one in lost) / turns:.0%}" for limit in POINTS]
    kind_chance = sum(one < 0.03 for one in chance) / turns
    cells = [game, kind, f"{sum(lost) / turns:.1f}", f"{sum(chance) / turns:.1%}", *less]
    return " | ".join(["", *cells, f"{kind_chance:.0%}", ""]).strip()


def main() -> None:
    """Print the table."""
    games = sys.argv[1].split(",") if len(sys.argv) > 1 else ["founders", "teotihuacan", "tikal"]
    turns = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    limits = " | ".join(f"< {limit:g}" for limit in POINTS)
    print(f"| game | player | points lost a turn | win probability lost | {limits} | < 3 % |")
    print("|" + "---|" * (5 + len(POINTS)))
    for game in games:
        for kind in KINDS:
            print(measure(game, kind, turns), flush=True)


if __name__ == "__main__":
    main()
