"""Every action has one id and one name, and mistakes in names are answered with the nearest."""

import pytest

from patolli.core.catalogue import Catalogue
from patolli.core.errors import UnknownAction


@pytest.fixture
def catalogue() -> Catalogue:
    actions = Catalogue()
    actions.declare("pass")
    actions.declare("move", [["w1", "w2"], ["a1", "b2", "c3"]])
    return actions


def test_ids_run_in_row_major_order(catalogue: Catalogue) -> None:
    assert len(catalogue) == 7
    assert [catalogue.name(action) for action in range(7)] == [
        "pass",
        "move w1 a1",
        "move w1 b2",
        "move w1 c3",
        "move w2 a1",
        "move w2 b2",
        "move w2 c3",
    ]
    assert {word: (f.first, f.end) for word, f in catalogue.families.items()} == {
        "pass": (0, 1),
        "move": (1, 7),
    }


def test_names_lead_back_to_ids(catalogue: Catalogue) -> None:
    assert [catalogue.parse(catalogue.name(action)) for action in range(7)] == list(range(7))
    assert catalogue.parse("  move   w2 b2 ") == 5


def test_an_action_knows_its_family(catalogue: Catalogue) -> None:
    assert [catalogue.word(action) for action in (0, 1, 6)] == ["pass", "move", "move"]


def test_what_is_an_action(catalogue: Catalogue) -> None:
    assert 6 in catalogue
    assert 7 not in catalogue
    assert -1 not in catalogue
    assert "pass" not in catalogue


def test_an_unknown_name_is_answered_with_the_nearest(catalogue: Catalogue) -> None:
    with pytest.raises(
        UnknownAction, match=r"'move w2 b9' is not an action: did you mean 'move w2"
    ):
        catalogue.parse("move w2 b9")


@pytest.mark.parametrize("action", [-1, 7])
def test_an_unknown_id_is_answered_with_the_range(catalogue: Catalogue, action: int) -> None:
    with pytest.raises(UnknownAction, match=f"{action} is not an action: ids run from 0 to 6"):
        catalogue.name(action)


def test_two_actions_never_have_one_name(catalogue: Catalogue) -> None:
    with pytest.raises(ValueError, match="two actions are named 'pass'"):
        catalogue.declare("pass")


@pytest.mark.parametrize("word", ["pâss", "two  words", " pass", ""])
def test_names_are_ascii_words_with_single_spaces(catalogue: Catalogue, word: str) -> None:
    with pytest.raises(ValueError, match="is not ASCII words with single spaces"):
        catalogue.declare(word)


def test_a_family_encodes_and_decodes() -> None:
    catalogue = Catalogue()
    rest = catalogue.declare("rest")
    move = catalogue.declare("move", [["w1", "w2"], ["b1", "b2", "b3"]])
    action = move.at(1, 2)
    assert catalogue.name(action) == "move w2 b3"
    assert (move.index(action), move.row(action), move.column(action)) == (5, 1, 2)
    assert catalogue.of[action] is move
    assert catalogue.of[rest.first] is rest
    assert move.has(action)
    assert not rest.has(action)
    assert (len(move), repr(move)) == (6, "<family 'move': 1 to 6>")
