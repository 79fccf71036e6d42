"""One test per rule of docs/rules/patolli.md: a position, a transcript, what is expected.

With two seats the second sits opposite: its square q is square q + 26 of the first.
"""

from collections import Counter
from typing import cast

import pytest

import patolli
from patolli.games.patolli.state import PatolliState
from patolli.testing import play, random_game
from patolli.text import Words

GAME = patolli.load("patolli")
FREE = "[[seat]]\npieces = [1, 12]\n"  # a rival with two pieces that can always move


def position(text: str, pieces: int = 2) -> PatolliState:
    return cast(PatolliState, GAME.position(f"options = {{ pieces = {pieces} }}\n{text}"))


def choices(state: PatolliState) -> list[str]:
    return [GAME.actions.name(action) for action in state.legal()]


def story(state: PatolliState) -> list[str]:
    """What has happened since the position, up to and with the next throw, in English."""
    keys = [event.key for event in state.events]
    end = keys.index("patolli-thrown") + 1 if "patolli-thrown" in keys else len(keys)
    return [Words("en").say(event) for event in state.events[:end]]


def throws(state: PatolliState) -> list[object]:
    return [event.data["points"] for event in state.events if event.key == "patolli-thrown"]


@pytest.mark.rule("PAT-BOARD-1")
def test_the_track_closes_after_52_squares() -> None:
    state = position("")
    assert [state.square(0, progress) for progress in (0, 12, 13, 51)] == [0, 12, 13, 51]
    assert state.square(1, 51) == 25


@pytest.mark.rule("PAT-BOARD-2", "PAT-BOARD-3")
@pytest.mark.parametrize(
    ("seats", "entries"), [(2, [0, 26]), (3, [0, 13, 26]), (4, [0, 13, 26, 39])]
)
def test_every_seat_counts_from_the_centre_square_before_its_arm(
    seats: int, entries: list[int]
) -> None:
    state = position(f"seats = {seats}")
    assert [state.square(seat, 0) for seat in range(seats)] == entries


@pytest.mark.rule("PAT-SETUP-1")
def test_all_start_with_20_counters_and_their_pieces_in_hand() -> None:
    state = position("seats = 3\ndecide = ['move 0 4']\n[[seat]]\npieces = [1, 2]")
    assert state.counters == [20, 20, 20]
    assert state.progress == [[1, 2], [-1, -1], [-1, -1]]


@pytest.mark.rule("PAT-SETUP-2")
def test_any_seat_may_start_and_the_next_follows() -> None:
    first: Counter[int] = Counter()
    for seed in range(60):
        thrown = [e.data["seat"] for e in GAME.new(3, seed).events if e.key == "patolli-thrown"]
        seats = [cast("dict[str, int]", seat)["seat"] for seat in thrown]
        first[seats[0]] += 1
        assert len(seats) == 1 or seats[1] == (seats[0] + 1) % 3
    assert min(first[seat] for seat in range(3)) > 10


@pytest.mark.rule("PAT-SETUP-3")
def test_two_to_four_play_with_two_to_six_pieces() -> None:
    assert GAME.seats == [2, 3, 4]
    [option] = GAME.options
    assert (option.key, option.low, option.high, option.default) == ("pieces", 2, 6, 4)


@pytest.mark.rule("PAT-THROW-1")
def test_five_beans_count_their_marks_and_ten_for_all() -> None:
    seen: Counter[object] = Counter()
    for seed in range(40):
        seen.update(throws(cast(PatolliState, random_game(GAME, 2, seed, events=True))))
    ways = {0: 1, 1: 5, 2: 10, 3: 10, 4: 5, 10: 1}
    assert set(seen) == set(ways)
    for points, count in ways.items():
        assert seen[points] / seen.total() == pytest.approx(count / 32, rel=0.15)


@pytest.mark.rule("PAT-THROW-2", "PAT-MOVE-3")
@pytest.mark.parametrize(
    "why",
    [
        pytest.param("move 0 0", id="no mark"),
        pytest.param("move 0 2", id="nothing on the track"),
    ],
)
def test_a_throw_that_moves_nothing_passes_by_itself(why: str) -> None:
    state = position(f"decide = ['{why}']\n[[seat]]\n{FREE}")
    assert state.progress[0] == [-1, -1]
    assert state.seat == 1
    assert state.turn == 1


@pytest.mark.rule("PAT-ENTER-1")
def test_a_one_may_bring_a_piece_in_or_move_another() -> None:
    state = position(f"decide = ['move 0 1']\n[[seat]]\npieces = [-1, 20]\n{FREE}")
    assert choices(state) == ["enter", "move 20"]
    play(state, "enter")
    assert state.progress[0] == [0, 20]


@pytest.mark.rule("PAT-ENTER-1")
def test_only_a_one_brings_a_piece_in() -> None:
    for points in (2, 3, 4, 10):
        state = position(
            f"decide = ['move 0 {points}']\n[[seat]]\npieces = [-1, 14, 31]\n"
            "[[seat]]\npieces = [20, 22, 24]",
            pieces=3,
        )
        assert choices(state) == ["move 14", "move 31"]


@pytest.mark.rule("PAT-ENTER-2")
def test_no_piece_enters_on_one_s_own() -> None:
    state = position(
        "decide = ['move 0 1']\n[[seat]]\npieces = [-1, 0, 9]\n[[seat]]\npieces = [1, 12, 30]",
        pieces=3,
    )
    assert choices(state) == ["move 0", "move 9"]


@pytest.mark.rule("PAT-MOVE-1")
def test_one_piece_moves_by_the_whole_throw() -> None:
    state = position(f"decide = ['move 0 4']\n[[seat]]\npieces = [1, 14]\n{FREE}")
    assert choices(state) == ["move 1", "move 14"]
    play(state, "move 1")
    assert state.progress[0] == [5, 14]
    assert story(state)[0] == "Player 1 moves a piece from 1 to 5."


@pytest.mark.rule("PAT-MOVE-2")
def test_a_taken_square_blocks_and_a_piece_on_the_way_does_not() -> None:
    # 2 + 3 is one's own piece, 5 + 3 the rival's (34 of his count), 9 + 3 is free
    state = position(
        "decide = ['move 0 3']\n[[seat]]\npieces = [2, 5, 9, 20]\n"
        "[[seat]]\npieces = [-1, -1, 34, 36]",
        pieces=4,
    )
    assert choices(state) == ["move 9", "move 20"]
    play(state, "move 9")  # over the rival's piece on square 10
    assert state.progress[0] == [2, 5, 12, 20]
    assert state.progress[1] == [-1, -1, 34, 36]


@pytest.mark.rule("PAT-MOVE-3")
def test_who_can_use_a_throw_must() -> None:
    state = position(f"decide = ['move 0 2']\n[[seat]]\npieces = [2, 20]\n{FREE}")
    assert "pass" not in choices(state)


@pytest.mark.rule("PAT-CAPTURE-1", "PAT-CAPTURE-2")
def test_a_piece_on_a_centre_square_is_captured_and_goes_back_to_the_hand() -> None:
    # square 13 is square 39 of the rival's count
    state = position(
        "decide = ['move 0 3']\n[[seat]]\npieces = [-1, 2, 10]\n[[seat]]\npieces = [1, 2, 39]",
        pieces=3,
    )
    play(state, "move 10")
    assert state.progress == [[-1, 2, 13], [-1, 1, 2]]
    assert story(state)[0] == "Player 1 sends a piece of Player 2 back."


@pytest.mark.rule("PAT-CAPTURE-1")
def test_a_rival_elsewhere_is_not_captured() -> None:
    state = position(
        "decide = ['move 0 3']\n[[seat]]\npieces = [1, 2, 10]\n[[seat]]\npieces = [-1, 1, 31]",
        pieces=3,
    )
    assert choices(state) == ["move 1", "move 10"]  # 2 + 3 is the rival's square 31


@pytest.mark.rule("PAT-CAPTURE-3")
def test_a_piece_that_enters_captures() -> None:
    state = position(
        "decide = ['move 0 1']\n[[seat]]\npieces = [-1, -1, 20]\n[[seat]]\npieces = [9, 10, 26]",
        pieces=3,
    )
    play(state, "enter")
    assert state.progress == [[-1, 0, 20], [-1, 9, 10]]


@pytest.mark.rule("PAT-SQUARE-1")
@pytest.mark.parametrize("tip", [6, 7, 19, 20, 32, 33, 45, 46])
def test_the_tips_of_the_arms_earn_another_throw_in_the_same_turn(tip: int) -> None:
    state = position(
        f"decide = ['move 0 2']\n[[seat]]\npieces = [{tip - 2}, 48]\n[[seat]]\npieces = [1, 2]"
    )
    play(state, f"move {tip - 2}")
    assert story(state)[1].startswith("Player 1 throws")


@pytest.mark.rule("PAT-SQUARE-1")
def test_other_squares_end_the_turn() -> None:
    state = position(f"decide = ['move 0 2']\n[[seat]]\npieces = [0, 6]\n{FREE}")
    play(state, "move 6")
    assert story(state)[1].startswith("Player 2 throws")
    assert state.turn == 1


@pytest.mark.rule("PAT-SQUARE-2")
@pytest.mark.parametrize("triangle", [3, 10, 16, 23, 29, 36, 42, 49])
def test_a_triangle_costs_a_counter_to_every_rival(triangle: int) -> None:
    state = position(
        f"seats = 3\ndecide = ['move 0 2']\n[[seat]]\npieces = [{triangle - 2}, 11]\n"
        "[[seat]]\npieces = [5, 9]"
    )
    play(state, f"move {triangle - 2}")
    assert story(state)[1:3] == [
        "Player 1 pays Player 2 1 counter.",
        "Player 1 pays Player 3 1 counter.",
    ]
    assert state.counters == [18, 21, 21]


@pytest.mark.rule("PAT-SQUARE-3", "PAT-END-2")
def test_who_owes_more_than_he_has_pays_in_seat_order_and_the_game_ends() -> None:
    state = position(
        "seats = 4\ndecide = ['move 1 2']\n[[seat]]\ncounters = 30\n"
        "[[seat]]\npieces = [1, 14]\ncounters = 2\n[[seat]]\ncounters = 28"
    )
    play(state, "move 14")
    assert story(state)[1:] == [
        "Player 2 pays Player 1 1 counter.",
        "Player 2 pays Player 3 1 counter.",
    ]
    assert state.over
    assert state.counters == [31, 0, 29, 20]


@pytest.mark.rule("PAT-HOME-1")
@pytest.mark.parametrize("throw", [2, 3, 10])
def test_home_needs_no_exact_throw(throw: int) -> None:
    state = position(f"decide = ['move 0 {throw}']\n[[seat]]\npieces = [1, 50]\n{FREE}")
    assert state.label(state.legal()[1]).key == "patolli-label-home"
    play(state, "move 50")
    assert state.progress[0] == [1, 52]


@pytest.mark.rule("PAT-HOME-1")
def test_a_piece_at_home_stays_there_and_blocks_nobody() -> None:
    # 52 squares from the first centre square is that square again: it must be free
    state = position(
        "decide = ['move 0 1']\n[[seat]]\npieces = [-1, 14, 52]\n[[seat]]\npieces = [20, 22, 24]",
        pieces=3,
    )
    assert choices(state) == ["enter", "move 14"]


@pytest.mark.rule("PAT-HOME-2")
def test_every_rival_pays_for_a_piece_brought_home() -> None:
    state = position(
        "seats = 3\ndecide = ['move 0 4']\n[[seat]]\npieces = [1, 50]\n[[seat]]\npieces = [5, 8]"
    )
    play(state, "move 50")
    assert state.counters == [22, 19, 19]


@pytest.mark.rule("PAT-END-1", "PAT-END-4")
def test_the_last_piece_home_ends_the_game_and_the_most_counters_win() -> None:
    state = position(
        "decide = ['move 0 3']\n[[seat]]\npieces = [49, 50]\ncounters = 10\n"
        "[[seat]]\npieces = [1, 2]\ncounters = 30"
    )
    play(state, "move 49")
    while not state.over:
        state.apply(state.legal()[-1])
    outcome = state.outcome()
    assert outcome is not None
    assert state.progress[0] == [52, 52]
    assert outcome.scores == state.counters
    assert outcome.ranks == [2, 1]


@pytest.mark.rule("PAT-END-3")
def test_the_game_ends_after_150_turns_of_each_seat() -> None:
    state = position(f"decide = ['move 0 2']\n[[seat]]\npieces = [4, 9]\n{FREE}")
    state.turn = 2 * 150 - 2
    not_yet = state.copy()
    play(not_yet, "move 9")
    assert not not_yet.over
    state.turn = 2 * 150 - 1
    play(state, "move 4")  # a tip, but night has fallen
    assert state.over
    assert throws(state) == []


@pytest.mark.rule("PAT-END-4")
@pytest.mark.parametrize(("home", "ranks"), [(-1, [1, 2]), (52, [1, 1])])
def test_equal_counters_are_decided_by_the_pieces_at_home(home: int, ranks: list[int]) -> None:
    state = position(
        "decide = ['move 0 3']\n[[seat]]\npieces = [4, 5, 52]\n"
        f"[[seat]]\npieces = [-1, -1, {home}]",
        pieces=3,
    )
    state.turn = 2 * 150 - 1
    play(state, "move 5")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == ranks
    assert outcome.tie_breaks == [[1], [int(home == 52)]]


@pytest.mark.rule("PAT-THROW-1", "PAT-END-5")
def test_everyone_sees_the_throw_that_is_to_be_used() -> None:
    state = position('decide = ["move 0 3"]\n[[seat]]\npieces = [4, 9]\n' + FREE)
    assert [state.observe(seat)["throw"] for seat in (0, 1, None)] == [3, 3, 3]


@pytest.mark.rule("PAT-END-5")
def test_nothing_but_the_coming_throws_is_unknown() -> None:
    state = random_game(GAME, 3, seed=5, until=lambda state: state.turn > 20)
    for seat in (0, 1, 2, None):
        world = state.determinize(seat, 9)
        here, there = state.dump(), world.dump()
        fields = (*PatolliState.fields, "frames")
        assert [here[name] for name in fields] == [there[name] for name in fields]
        assert here["rng"] != there["rng"]
