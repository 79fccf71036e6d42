"""Sets of spaces, and those that the jungle and the state keep of them."""

from patolli.core.rng import Rng
from patolli.games.tikal.actions import WALK
from patolli.games.tikal.bitboards import add_answers, lowest, only, spaces_of
from patolli.games.tikal.board import NEIGHBOURS, SPACE_COUNT
from patolli.games.tikal.components import CLEARING, RUIN, TEMPLE, VOLCANO
from patolli.games.tikal.state import TikalState
from tests.rules.tikal.table import GAME, new


def all_of(spaces: list[int]) -> int:
    """A set, made without any of the code under test."""
    return sum(2**space for space in spaces)


def test_every_space_is_found_in_its_set() -> None:
    for space in range(SPACE_COUNT):
        assert only(space) == all_of([space])
        assert lowest(only(space)) == space
        assert lowest(all_of(list(range(space, SPACE_COUNT)))) == space


def test_a_set_gives_its_spaces_in_order() -> None:
    for spaces in ([], [0], [39], [3, 29, 30, 31, 32, 39], list(range(SPACE_COUNT))):
        assert spaces_of(all_of(spaces)) == spaces
        answers = [7]
        add_answers(answers, WALK.first, all_of(spaces))
        assert answers == [7] + [WALK.first + space for space in spaces]


def states() -> list[TikalState]:
    """The states of whole random games, each of them looked at while it is played."""
    found: list[TikalState] = []
    for seed in range(6):
        state = new(2 + seed % 3, seed)
        rng = Rng.seeded(seed)
        while not state.over:
            found.append(state.copy())
            state.apply(rng.pick(state.legal()))
    return found


def test_the_jungle_knows_its_sets() -> None:
    for state in states():
        jungle = state.jungle
        explored = [space for space in range(SPACE_COUNT) if jungle.hexes[space] >= 0]
        beside: set[int] = set()
        ways: set[int] = set()
        faced: set[int] = set()
        for space in explored:
            for side in range(6):
                there = NEIGHBOURS[space * 6 + side]
                if there < 0:
                    continue
                beside.add(there)
                if jungle.kind(space) != VOLCANO:
                    ways.add(there)
                    if jungle.stones(space, side) > 0:
                        faced.add(there)
        assert jungle.explored == all_of(explored)
        assert jungle.beside == all_of(list(beside))
        assert jungle.ways == all_of(list(ways))
        assert jungle.faced == all_of(list(faced))
        for kind, known in (
            (TEMPLE, jungle.temples),
            (CLEARING, jungle.clearings),
            (RUIN, jungle.ruins),
        ):
            assert known == all_of([space for space in explored if jungle.kind(space) == kind])


def test_what_is_remembered_of_a_crew_is_never_wrong() -> None:
    for state in states():
        assert state.check() == []
        fresh = GAME.restore(state.dump())  # remembers nothing
        assert fresh.legal() == state.legal()


def test_a_crew_remembered_wrongly_is_noticed() -> None:
    state = new(2, 1)
    state.crew_of(0)
    state.explorers[4] += 1
    state.reserve[0] -= 1
    assert state.check() == ["seat 0 is not remembered as it stands on a5"]
