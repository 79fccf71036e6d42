"""Every key exists in both languages, fits its data and is used; planted faults are found."""

from pathlib import Path

import pytest

import patolli
from patolli.core.game import Game
from patolli.core.message import Message, name, player
from patolli.keys import Keys, keys_in
from patolli.resources import PACKAGE
from patolli.testing_text import Sentences, check_words, game_keys, source_faults


@pytest.mark.slow
def test_the_words_of_a_game_are_complete(finished_game: Game) -> None:
    check_words(finished_game)


@pytest.mark.parametrize("part", ["cli", "server", "bots"])
def test_the_words_of_a_part_are_complete(part: str) -> None:
    keys = keys_in(PACKAGE / part, part)
    keys.add(keys_in(PACKAGE / "cli", part))  # the terminal table says what bots think
    if part == "server":  # what a table refuses and notes
        keys.add(keys_in(PACKAGE / "table", part))
    if part == "cli":  # commands of other parts have their help here, and a deal its faults
        for other in ("arena", "server", "table"):
            keys.add(keys_in(PACKAGE / other, part))
    assert source_faults(keys, [], []) == []


def test_every_file_has_the_same_keys_in_all_languages() -> None:
    english, french = (Sentences(language) for language in ("en", "fr"))
    assert english.faults + french.faults == []
    for one, other in ((english, french), (french, english)):
        quoted = {key for keys in one.quotes.values() for key in keys}  # grammar of its own
        assert one.files.keys() - other.files.keys() - quoted == set()


def test_the_words_of_the_core_are_complete() -> None:
    said = [Message("action", {"notation": "pass"}), Message("nothing"),
            Message("player", {"number": 1}),
            Message("edition-figures", {"edition": "our box"})]  # fmt: skip
    said += [Message(f"edition-{word}") for word in ("about", "figure", "ours", "here")]
    assert source_faults(Keys("core"), [], said) == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "turn.py").write_text(
        'ARMS = ["north_arm", "south"]\n'
        'def f(s, arm): s.emit(f"demo-{arm}-{s.n}", {}); s.emit("demo-moved", {"seat": 1})\n'
    )
    (tmp_path / "components.toml").write_text('kind = "stone"\n')
    return tmp_path


def test_keys_are_found_in_literals_and_built_from_the_source_s_own_words(folder: Path) -> None:
    keys = keys_in(folder, "demo")
    assert keys.literals == {"demo-moved": f"{folder.name}/turn.py:2"}
    built = keys.built()
    for key in ("demo-north-arm-3", "demo-south-12", "demo-stone-1", "demo-kind-1"):
        assert built.fullmatch(key), key
    for key in ("demo-west-3", "demo-south", "demo-south-far", "patolli-south-3"):
        assert not built.fullmatch(key), key


def test_keys_are_found_in_the_browser_s_source_too(folder: Path) -> None:
    (folder / "Board.svelte").write_text(
        "<p>{say('demo-square', {number})} {say(`demo-mark-${mark}`)}</p> const marks = ['tip']"
    )
    keys = keys_in(folder, "demo")
    assert "demo-square" in keys.literals
    assert keys.built().fullmatch("demo-mark-tip")
    assert not keys.built().fullmatch("demo-mark-star")


def example_keys() -> Keys:
    return game_keys(patolli.load("patolli"))


NEEDED = ["patolli", "patolli-about", "patolli-option-pieces", "patolli-option-pieces-about"]


def test_a_key_that_is_missing_is_found() -> None:
    keys = example_keys()
    keys.literals["patolli-drowned"] = "patolli/turn.py:7"
    assert source_faults(keys, NEEDED, [Message("patolli-fled")]) == [
        fault
        for language in ("en", "fr")
        for fault in (
            f"{language}: no words for 'patolli-drowned' (used patolli/turn.py:7)",
            f"{language}: no words for 'patolli-fled' (used in play)",
        )
    ]


def test_a_key_that_is_never_used_is_found() -> None:
    keys = example_keys()
    del keys.literals["patolli-thrown"]
    assert source_faults(keys, NEEDED, []) == [
        "en: 'patolli-thrown' is never used",
        "fr: 'patolli-thrown' is never used",
    ]


def test_a_placeable_that_the_data_lacks_is_found() -> None:
    assert source_faults(example_keys(), NEEDED, [Message("patolli-passed")]) == [
        "en: 'patolli-passed' places $seat, which its data lacks (in play)",
        "fr: 'patolli-passed' places $seat, which its data lacks (in play)",
    ]


def test_a_name_without_words_inside_the_data_is_found() -> None:
    said = [Message("patolli-passed", {"seat": [player(0), name("patolli-ghost")]})]
    faults = source_faults(example_keys(), NEEDED, said)
    assert faults[0] == "no words for 'patolli-ghost' in 'en'"


def test_data_that_a_rare_event_lacks_is_found_in_the_source(folder: Path) -> None:
    path = folder / "turn.py"
    path.write_text('def f(s): s.emit("patolli-moved", {"seat": 1, "to": 2})\n')
    faults = source_faults(keys_in(folder, "patolli"), [], [])
    assert (
        f"en: 'patolli-moved' places $from, which its data lacks ({folder.name}/turn.py:1)"
        in faults
    )
