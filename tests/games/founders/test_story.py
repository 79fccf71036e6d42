"""What is told of a game: taking an action space is an event of its own."""

import patolli
from patolli.core.message import Event
from patolli.core.state import State
from patolli.testing import play
from tests.games.founders.golden import NAMES, golden

GAME = patolli.load("founders")
TAKEN = "founders-took-space"
RIVAL = "founders-rival-took-space"


def told(state: State, key: str = TAKEN) -> list[Event]:
    """The events of a kind."""
    return [event for event in state.events if event.key == key]


def test_taking_a_space_tells_who_where_with_how_many_discs_and_which_power() -> None:
    state = GAME.position(
        """
        [spaces.temple-2]
        stack = [1]
        [[seat]]
        cubes.wood = ["a1"]
        cubes.stone = ["b1"]
        cubes.gold = ["c1"]
        worship = ["blue-6"]
        """
    )
    state.recording = True
    play(state, "space temple-2")
    assert told(state) == []  # how many is still to be decided
    play(state, "discs 2")
    [event] = told(state)
    assert event.data == {
        "seat": {"seat": 0},
        "zone": {"name": "founders-zone-temple"},
        "number": 2,
        "discs": 2,
        "power": 4,  # the bonus disc, the one that lay there, and two more
    }
    assert event.seats is None  # all see it


def test_a_number_of_discs_that_is_not_asked_is_told_too() -> None:
    state = GAME.position("[spaces.pyramid-1]\nstack = [0, 1]")
    state.recording = True
    play(state, "space pyramid-1")
    [event] = told(state)
    assert (event.data["discs"], event.data["power"]) == (1, 4)


def test_every_disc_on_the_board_was_told_of() -> None:
    state = patolli.replay(golden("3p-side-b"))
    taken = [int(str(event.data["discs"])) for event in told(state)]
    assert sum(taken) + sum(left_over(state)) == 3 * (5 + 4 + 3)
    turns = [event.action for event in told(state)]
    assert len(set(turns)) == len(turns)  # at most one in an action


def left_over(state: State) -> list[int]:
    """The discs with which each player passed, round by round: a replay counts them."""
    again = GAME.new(state.seats, seed=state.start.seed, options=state.start.options)
    found: list[int] = []
    for action in state.actions:
        if GAME.actions.name(action) == "pass":
            seat = again.seat
            assert seat is not None
            players = again.observe(None)["players"]
            assert isinstance(players, list)
            found.append(players[seat]["discs"])
        again.apply(action)
    return found


def test_the_rivals_spaces_are_told_apart() -> None:
    name = next(name for name in NAMES if golden(name)["seats"] == 1)
    state = patolli.replay(golden(name))
    assert told(state)
    assert told(state, RIVAL)
    assert all(event.data["seat"] == {"seat": 0} for event in told(state))
    assert all("seat" not in event.data for event in told(state, RIVAL))
