"""Options are declared once; what is not an answer is refused with what would be."""

import pytest

from patolli.core.errors import BadOption
from patolli.core.options import (
    Value,
    check_first_player,
    choice,
    first_player,
    first_seat,
    flag,
    number,
    settle,
)

OPTIONS = [
    flag("auction"),
    choice("setup", ["first", "draft", 5], "first"),
    number("pieces", 2, 6, 4),
    flag("teams", seats=[4]),
]


def test_defaults_fill_what_is_not_said() -> None:
    assert settle(OPTIONS, {"pieces": 6}, 2) == {
        "auction": False,
        "setup": "first",
        "pieces": 6,
        "teams": False,
    }


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"auctoin": True}, "unknown option 'auctoin': did you mean 'auction'?"),
        ({"auction": 1}, "option 'auction' is 1: it must be one of False, True"),
        ({"auction": "yes"}, "option 'auction' is 'yes': it must be one of False, True"),
        ({"setup": "late"}, "option 'setup' is 'late': it must be one of 'first', 'draft', 5"),
        ({"pieces": 7}, "option 'pieces' is 7: it must be a whole number from 2 to 6"),
        ({"pieces": True}, "option 'pieces' is True: it must be a whole number from 2 to 6"),
        ({"teams": True}, "option 'teams' can be True only with 4 seats, not 2"),
    ],
)
def test_what_is_not_an_answer_is_refused(given: dict[str, Value], message: str) -> None:
    with pytest.raises(BadOption) as refused:
        settle(OPTIONS, given, 2)
    assert str(refused.value) == message


def test_seats_may_allow_what_others_do_not() -> None:
    assert settle(OPTIONS, {"teams": True}, 4)["teams"] is True
    assert settle(OPTIONS, {"teams": False}, 2)["teams"] is False


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="unknown option 'x': this game has no options"):
        settle([], {"x": 1}, 2)


def test_a_declaration_is_json_for_a_form() -> None:
    assert OPTIONS[2].json() == {
        "key": "pieces",
        "kind": "number",
        "default": 4,
        "choices": [],
        "low": 2,
        "high": 6,
        "seats": None,
    }
    assert OPTIONS[0].json()["choices"] == [False, True]


def test_the_first_player_is_a_seat_or_drawn_and_old_texts_are_read() -> None:
    option = first_player(4)
    assert settle([option], {}, 3) == {"first_player": "drawn"}
    assert settle([option], {"first_player": 2}, 3) == {"first_player": 2}
    assert settle([option], {"first_player": "2"}, 3) == {"first_player": 2}
    assert first_seat({"first_player": "drawn"}, drawn=1) == 1
    assert first_seat({"first_player": 2}, drawn=1) == 2
    with pytest.raises(BadOption, match="seats 0 to 2"):
        check_first_player({"first_player": 3}, seats=3)
