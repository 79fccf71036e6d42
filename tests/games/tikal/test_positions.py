"""The position format: every example of its page, and what is refused."""

import re
from pathlib import Path
from typing import Any, cast

import pytest

from patolli.core.errors import BadPosition
from patolli.games.tikal.board import SPACES
from patolli.games.tikal.components import HEX_NAMES, KIND, RUIN, TREASURE_COUNT, TREASURES
from patolli.games.tikal.state import TikalState
from patolli.testing import play
from tests.rules.tikal.table import GAME, legal, player, position, seen, space

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "tikal.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_is_sound_and_playable(text: str) -> None:
    state = position(text)
    assert state.check() == []
    assert legal(state)
    again = GAME.replay(state.record())
    assert again == state
    while not state.over:
        state.apply(state.legal()[-1])


def test_the_smallest_one() -> None:
    state = position(EXAMPLES[0])
    assert (state.seat, state.action_points) == (0, 4)
    assert "uncover a4" in legal(state)
    play(state, "end")
    assert state.seat == 1


def test_the_auction() -> None:
    state = position(EXAMPLES[1])
    assert legal(state)[0] == "bid 5"
    play(state, "pass")
    assert (state.seat, state.scores()) == (1, [20, 16, 20])


def test_the_contested_temple() -> None:
    state = position(EXAMPLES[2])
    play(state, "move leader b4; step c4")
    assert state.action_points == 2  # a stone of b4 and three of c4
    assert space(state, "c4")["holder"] == 1  # the leader and an explorer against two
    play(state, "end; end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([31 + 1 + 4, 29 + 7], [1, 2])
    assert outcome.tie_breaks == [[1, 3], [0, 0]]  # equal points, but a guard


def test_the_volcano() -> None:
    state = position(EXAMPLES[3])
    assert seen(state, "scoring") == {"kind": "volcano", "order": [2, 0, 1]}
    assert space(state, "c5")["treasures"] == 2


REFUSED: dict[str, dict[str, Any]] = {
    "hexes: 'Z9' is unknown": {"hexes": ["Z9 c4"]},
    "there is a hex on a5 already": {"hexes": ["A1 a5"]},
    "is not a hex, a space and a side": {"hexes": ["A1"]},
    "A1 is elsewhere already": {"hexes": ["A1 c4"], "next": ["A1"]},
    "seat 0 has 19 explorers": {"seat": [{"explorers": {"a5": 10, "b4": 9}}]},
    "where no piece can stand": {"seat": [{"explorers": {"h1": 1}}]},
    "stands on d4": {"hexes": ["B1 d4"], "seat": [{"leader": "d4"}]},
    "there are 2 camps on b4": {"seat": [{"camps": ["b4"]}, {"camps": ["b4"]}]},
    "stands on no clearing": {"seat": [{"camps": ["a4"]}]},
    "3 camps, a player has 2": {"seat": [{"camps": ["b4", "c4", "c5"]}]},
    "there is no temple here": {"temples": {"b4": 3}},
    "there is no ruin here": {"ruins": {"b4": 3}},
    "a guard is a seat and a piece": {"guards": {"a4": "leader"}},
    "is no temple": {"guards": {"b4": "0 leader"}},
    "more than 2 guards": {
        "hexes": ["A1 c4"],
        "guards": {"a4": "0 leader", "b5": "0 explorer", "c4": "0 explorer"},
    },
    "there is no seat 3": {"guards": {"a4": "3 leader"}},
    "more than 3 of the owl": {"seat": [{"treasures": ["owl"] * 4}]},
    "2 levels of value 10 on temples; there are only 1": {
        "hexes": ["D1 c4", "E1 c5"],
        "temples": {"c4": 10, "c5": 10},
    },
    "out of range": {"action_points": 11},
    "unknown key": {"temple": {"a4": 3}},
    "can't be shared out": {"options": {"auction": True}, "hexes": ["A1 c4"]},
    "an auction needs hexes": {"options": {"auction": True}, "auction": {"passed": [1]}},
    "a bid has a bidder": {"options": {"auction": True}, "offer": ["A1", "A2"],
                           "auction": {"bid": 2}},
    "only with the option": {"offer": ["A1", "A2"]},
    "before action points are spent": {"hand": "A1", "action_points": 3},
    "letters of the stack are out of order": {"stack": ["B3", "A1"]},
    "no path leads to the hex on h1": {"hexes": ["A1 h1"]},
    "the volcano on d4 touches no explored hex": {"hexes": ["B1 d4"]},
    "the leader of seat 0 stands elsewhere": {
        "guards": {"a4": "0 leader"}, "seat": [{"leader": "a5"}]
    },
    "neither a temple nor a ruin": {"worked": {"b4": 1}},
    "amulets are turned only with": {"seat": [{"played": True}]},
    "there are hexes to come": {"scoring": [0, 1]},
    "the hex in hand is no volcano": {"scoring": [0, 1], "hand": "A1"},
    "the game is over, but there are hexes to come": {"over": True},
    "say one of the two": {"scoring": [1, 0], "stack": [], "decide": ["score 0", "act 0"]},
    "pieces of seat 0 have left the game, but it has no guard": {"seat": [{"gone": 2}]},
    "B1 is a volcano: it always fits": {"removed": ["B1"]},
    "2 more lie in the ruins, but only 1 are left": {
        "hexes": ["A2 c4"], "ruins": {"c4": 2},
        "seat": [{"treasures": [k for k in TREASURES for _ in range(3)][:-1]}],
    },
    "drawn: these must be all hexes": {"drawn": ["A1"]},
    "laid.treasures: with the `pile` there are 1, not 24": {"laid": {"treasures": ["owl"]}},
    "seat 1 is to score twice": {"scoring": [1, 0, 1], "stack": []},
}  # fmt: skip


@pytest.mark.parametrize("reason", REFUSED)
def test_the_impossible_is_refused(reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        position(**REFUSED[reason])
    assert any(reason in line for line in error.value.reasons), error.value.reasons


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(BadPosition) as error:
        position(hexes=["Z9 c4"], temples={"b4": 3}, turn=7)
    assert len(error.value.reasons) == 3


def test_what_is_not_said_is_the_start() -> None:
    state = position(seats=3)
    fresh = GAME.new(3, seed=0)
    assert state.observe(None)["board"] == fresh.observe(None)["board"]
    assert player(state, 2)["explorers"] == 18


AUCTION = {"options": {"auction": True}, "offer": ["A1", "A2"]}

REFUSED_DECISIONS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "'place 0': there is no hex in hand": (["spend 0", "place 0"], {}),
    "'turn 0 7': there is no hex in hand": (["spend 0", "turn 0 7"], {}),
    "'lay 0': there is no hex in hand": (["draw 1", "lay 0"], {}),
    "a hex in hand that no player is to place": (["draw 1"], {"hand": "A1"}),
    "a hex is to be placed twice": (["lay 0", "lay 0"], {"hand": "A1"}),
    "'place 0' must come right after 'spend 0'": (["place 0"], {"hand": "A1"}),
    "'place 0' must come last": (["spend 0", "place 0", "act 0"], {"hand": "A1"}),
    "'place -1' belongs to no seat": (["place -1"], {"hand": "A1"}),
    "there is a hex on a5 already": (["spend 0", "turn 0 4"], {"hand": "A1"}),
    "can't be joined on h5": (["spend 0", "turn 0 39"], {"hand": "A1"}),
    "'turn 0 77': there is no space 77": (["spend 0", "turn 0 77"], {"hand": "A1"}),
    "no decision 'move 0 -5'": (["move 0 -5"], {}),
    "'go 0 0 -5': there is no space -5": (["act 0", "go 0 0 -5"], {"action_points": 5}),
    "'go 0 0 99': there is no space 99": (["act 0", "go 0 0 99"], {"action_points": 5}),
    "'go 0 2 4': there is no piece 2": (["act 0", "go 0 2 4"], {"action_points": 5}),
    "seat 0 has no explorer on a5": (["act 0", "go 0 0 4"], {"action_points": 5}),
    "seat 0 has no leader on a5": (["act 0", "go 0 1 4"], {"action_points": 5}),
    "'go 0 1 4' must come right after 'act 0'": (
        ["act 1", "go 0 1 4"], {"action_points": 5, "seat": [{"leader": "a5"}]}
    ),
    "'go 0 1 4': it can't go anywhere with 0 action points": (
        ["act 0", "go 0 1 4"], {"seat": [{"leader": "a5"}]}
    ),
    "'take 0 7': no other seat has a single treasure": (
        ["act 0", "take 0 7"], {"action_points": 9, "seat": [{"treasures": ["owl"]}]}
    ),
    "'act 0': a 'draw' must come before it": (["act 0"], {}),
    "'act 0': before 'draw 0' it is the turn of seat 1": (["draw 0", "act 0"], {}),
    "'score 0': the same seat spends before": (["score 0"], {"stack": []}),
    "'score 1': a volcano to be laid must come before it": (["draw 1", "score 1", "act 1"], {}),
    "seats [0] are to score; from seat 0 on it is [1]": (
        ["draw 1", "lay 0", "score 0", "act 0"], {"hand": "B1"}
    ),
    "'act 0' can't come after 'lay 0'": (["draw 1", "lay 0", "act 0"], {"hand": "B1"}),
    "'lay 0' can't come after 'spend 0'": (["draw 1", "spend 0", "lay 0"], {"hand": "B1"}),
    "'score 0' can't come after 'draw 1'": (["draw 1", "score 0", "act 0"], {}),
    "there is no treasure 8": (["act 0", "take 0 8"], {"action_points": 5}),
    "seat 0 has no single owl": (["act 0", "take 0 7"], {"action_points": 5}),
    "an exchange costs 3 action points": (
        ["act 0", "take 0 7"], {"action_points": 2, "seat": [{"treasures": ["owl"]}]}
    ),
    "5 action points that no player is to spend": (["draw 1"], {"action_points": 5}),
    "two players spend": (["act 0", "act 1"], {"action_points": 5}),
    "only a 'go' or 'take' can come after it": (["act 0", "spend 1"], {"action_points": 5}),
    "'draw 0' must come first": (["draw 1", "draw 0"], {}),
    "'round 0' belongs to the auction game": (["round 0"], {}),
    "no player draws in the auction game": (["draw 0"], AUCTION),
    "'bid 0 -1' stands alone": (["flip 1", "bid 0 -1"], AUCTION),
    "7 is not the first to have passed": (["bid 0 7"], AUCTION),
    "the last scoring round": (["score 1", "spend 1"], {}),
}  # fmt: skip


@pytest.mark.parametrize("reason", REFUSED_DECISIONS)
def test_a_decision_that_can_not_be_asked_is_refused(reason: str) -> None:
    decide, more = REFUSED_DECISIONS[reason]
    with pytest.raises(BadPosition) as error:
        position(decide=decide, **more)
    assert any(reason in line for line in error.value.reasons), error.value.reasons


REFUSED_AUCTIONS: dict[str, dict[str, Any]] = {
    "open hexes: 0, for players still to play: 1": {"offer": [], "action_points": 5},
    "open hexes: 2, for players still to play: 1": {"seat": [{}, {"played": True}]},
    "an amulet is turned over between two rounds": {
        "offer": [], "seat": [{"played": True}, {"played": True}]
    },
    "'flip 0': seat 0 has played in this round": {
        "offer": ["A2"], "hand": "A1", "seat": [{"played": True}]
    },
    "seat 0 has played, has passed or is the highest bidder": {"auction": {"bid": 2, "bidder": 0}},
    "seat 1 has passed and can't be the highest bidder": {
        "auction": {"bid": 2, "bidder": 1, "passed": [1]}
    },
    "seat 1 bids 21 and has only 20 points": {"auction": {"bid": 21, "bidder": 1}},
    "seat 1 has played in this round and can't bid": {
        "offer": ["A1"], "seat": [{}, {"played": True}], "auction": {"bid": 1, "bidder": 1}
    },
}  # fmt: skip


@pytest.mark.parametrize("reason", REFUSED_AUCTIONS)
def test_an_auction_that_can_not_be_is_refused(reason: str) -> None:
    more = {"stack": ["G1", "G2"], **AUCTION, **REFUSED_AUCTIONS[reason]}
    with pytest.raises(BadPosition) as error:
        position(**more)
    assert any(reason in line for line in error.value.reasons), error.value.reasons


def test_decisions_written_in_full() -> None:
    """A turn's own decisions, each on what it is part of."""
    state = position(decide=["draw 1", "spend 0", "turn 0 2"], hand="A1")
    play(state, legal(state)[0])
    assert (state.seat, state.action_points) == (0, 10)
    seats = [{"leader": "a5", "treasures": ["owl"]}, {"treasures": ["bat", "deer"]}]
    state = position(decide=["draw 1", "act 0", "go 0 1 4"], action_points=5, seat=seats)
    assert legal(state) == ["step a4", "step b4", "step b5"]
    state = position(decide=["draw 1", "act 0", "take 0 7"], action_points=5, seat=seats)
    assert legal(state) == ["take bat 1", "take deer 1"]


RUINS = [name for name in HEX_NAMES if KIND[HEX_NAMES.index(name)] == RUIN]


def full_ruins(held: int) -> dict[str, Any]:
    """All ruins lie in a row, full, and a seat holds treasures besides."""
    kinds = [kind for kind in TREASURES for _ in range(3)][:held]
    spaces = ["c4", "c5", "d4", "d5", "e4", "e5", "f4", "f5"]
    hexes = [f"{name} {space}" for name, space in zip(RUINS, spaces, strict=True)]
    return {"hexes": hexes, "seat": [{"treasures": kinds}]}


def test_held_treasures_on_top_of_full_ruins_are_refused() -> None:
    with pytest.raises(BadPosition, match="24 more lie in the ruins, but only 22 are left"):
        GAME.position(full_ruins(2))


def test_check_finds_treasures_that_are_not_there() -> None:
    state = cast(TikalState, GAME.position({"hexes": [f"{RUINS[0]} c4"]}))
    state.treasures = state.treasures[:-2]
    state.first[SPACES.index("c4")] = TREASURE_COUNT - 1
    found = state.check()
    assert "there are 22 treasures, not 24" in found
    assert "the treasures of the ruin on c4 are not there" in found


@pytest.mark.parametrize("said", [{"gone": 2}, {"leader": "gone"}])
def test_pieces_leave_the_game_only_for_a_guard(said: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="pieces of seat 0 have left the game, but it has no"):
        GAME.position({"seat": [said]})
    GAME.position({"seat": [said], "guards": {"a4": "0 explorer"}})


def test_a_volcano_always_fits() -> None:
    with pytest.raises(BadPosition, match="B1 is a volcano: it always fits somewhere"):
        GAME.position({"removed": ["B1"]})


def test_a_finished_game_can_be_said() -> None:
    state = position(over=True, stack=[], seat=[{"points": 40}, {"points": 31}])
    assert state.over
    assert state.check() == []
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 2]


def test_no_action_points_left_can_be_said() -> None:
    state = position(action_points=0, turn=1, seat=[{}, {"explorers": {"a4": 2}}])
    assert (state.seat, state.action_points, legal(state)) == (1, 0, ["end"])
    last = position(action_points=0, stack=[], scoring=[1, 0])
    assert (last.seat, legal(last)) == (1, ["end"])


def test_a_treasure_is_in_one_ruin_only() -> None:
    state = position(hexes=["A2 c4", "A5 b3"])
    ruins = [at for at in range(len(SPACES)) if state.jungle.kind(at) == RUIN]
    assert len(ruins) == 2
    state.first[ruins[0]] = state.first[ruins[1]]
    assert "the same treasure lies in two ruins" in state.check()


def test_what_a_state_can_not_be_is_found_by_its_check() -> None:
    state = position(hexes=["A1 c4"])
    state.worked = state.worked[:]
    state.worked[SPACES.index("b4")] = 1
    state.levels[3] = -1
    state.offer = [1]
    state.stack = []
    found = "; ".join(state.check())
    assert "b4 is worked on, but is neither a temple nor a ruin" in found
    assert "levels of value 3 on temples; there are only" in found
    assert "only in the auction game" in found
    assert "the game is over, but there are hexes to come" in found


def test_decisions_name_spaces_pieces_and_treasures() -> None:
    named = [
        {"frame": "draw", "seat": 1},
        {"frame": "act", "seat": 0},
        {"frame": "go", "seat": 0, "piece": "leader", "space": "a5"},
    ]
    more = {"action_points": 5, "seat": [{"leader": "a5"}]}
    state = position(decide=named, **more)
    assert state == position(decide=["draw 1", "act 0", "go 0 1 4"], **more)
    assert '{ frame = "go", seat = 0, piece = "leader", space = "a5" }' in GAME.describe(state)


def test_camps_lie_in_the_order_of_their_spaces() -> None:
    said = {"seat": [{"camps": ["b4"]}]}
    state = cast(TikalState, GAME.position(said))
    assert state.check() == []
    state.tents[0], state.tents[1] = state.tents[1], state.tents[0]
    assert state.check() == ["the camps of seat 0 are not in the order of their spaces"]
