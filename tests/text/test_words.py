"""Messages are said in both languages, and what can't be said is named."""

import pytest

from patolli.core.message import Event, Message, name, player
from patolli.text import MissingWords, UnknownLanguage, Words, languages


def test_the_languages_are_english_and_french() -> None:
    assert languages() == ["en", "fr"]


def test_a_seat_is_a_name_or_a_numbered_player() -> None:
    event = Event(3, "patolli-captured", {"seat": player(0), "other": player(1)}, None)
    assert Words("en", ["Ana"]).say(event) == "Ana sends a piece of Player 2 back."
    assert Words("fr", ["Ana"]).say(event) == "Ana renvoie un pion de Joueur 2."


@pytest.mark.parametrize(
    ("language", "counters", "sentence"),
    [
        ("en", 1, "Player 1 pays Player 2 1 counter."),
        ("en", 2, "Player 1 pays Player 2 2 counters."),
        ("fr", 1, "Joueur 1 paie 1 jeton à Joueur 2."),
        ("fr", 2, "Joueur 1 paie 2 jetons à Joueur 2."),
    ],
)
def test_numbers_choose_their_plural(language: str, counters: int, sentence: str) -> None:
    data = {"seat": player(0), "other": player(1), "counters": counters}
    assert Words(language).say(Message("patolli-paid", data)) == sentence


@pytest.mark.parametrize(
    ("language", "values", "text"),
    [
        ("en", [], "nothing"),
        ("fr", [], "rien"),
        ("en", ["a4"], "a4"),
        ("en", ["a4", 2], "a4 and 2"),
        ("fr", ["a4", 2, name("patolli")], "a4, 2 et Patolli"),
        ("en", [player(0), player(2), player(1)], "Player 1, Player 3, and Player 2"),
    ],
)
def test_lists_are_joined_as_the_language_does(
    language: str, values: list[object], text: str
) -> None:
    assert Words(language).say(Message("action", {"notation": values})) == text


def test_a_missing_key_is_named_with_its_language() -> None:
    with pytest.raises(MissingWords, match=r"no words for 'tikal-eclipse' in 'fr'"):
        Words("fr").say(Message("tikal-eclipse"))


def test_missing_data_is_named() -> None:
    with pytest.raises(MissingWords, match=r"'patolli-thrown' in 'en'.*points"):
        Words("en").say(Message("patolli-thrown", {"seat": player(0)}))


@pytest.mark.parametrize("value", [True, None, {}, {"name": 3}, {"name": "patolli", "seat": 1}])
def test_a_value_of_no_known_kind_is_refused(value: object) -> None:
    with pytest.raises(MissingWords, match="is not a number, text, list, name, seat or message"):
        Words("en").text("action", {"notation": value})


def test_an_unknown_language_is_an_input_error() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'nl'; there are en, fr"):
        Words("nl")
