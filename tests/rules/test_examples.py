"""The worked examples of the rules page: legal, with the rulebook's figures, in both languages."""

import re

import pytest

from patolli.core.game import Game
from patolli.ledger import rules
from patolli.testing import examples as worked
from patolli.testing.examples import WrongExample, examples
from patolli.testing_text import Sentences
from patolli.text import Words, languages

FIGURE = re.compile(r"\d+")


def test_every_example_plays_and_shows_its_figures(finished_game: Game) -> None:
    found = examples(finished_game.id)  # raises WrongExample where a figure is another
    assert len(found) >= (1 if finished_game.id == "patolli" else 3)
    assert {example.rule for example in found} <= {rule.id for rule in rules(finished_game.id)}
    assert len({example.id for example in found}) == len(found)


def test_a_wrong_figure_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = worked._table("patolli")
    table["example"][0]["step"][1]["shows"]["counters.0"] = 21
    monkeypatch.setattr(worked, "_table", lambda game: table)
    with pytest.raises(WrongExample, match=r"patolli capture, step 2: counters\.0 is 20, not 21"):
        examples("patolli")


def test_both_languages_tell_every_step_and_nothing_else(finished_game: Game) -> None:
    keys = {key for example in examples(finished_game.id) for key in example.keys}
    for language in languages():
        files = Sentences(language).files
        prefix = f"examples-{finished_game.id}-"
        assert {key for key in files if key.startswith(prefix)} == keys


def test_both_languages_give_the_same_figures(finished_game: Game) -> None:
    spoken = [Words(language) for language in languages()]
    for example in examples(finished_game.id):
        for key in example.keys:
            told = [sorted(FIGURE.findall(words.text(key))) for words in spoken]
            assert all(figures == told[0] for figures in told), key
