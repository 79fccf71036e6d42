"""The terminal table: choices, hints, undo, rules, both languages, and the saved record."""

from pathlib import Path

import pytest

import patolli
from patolli.core.game import Game
from patolli.core.record import Record
from patolli.table.messages.replies import Change
from patolli.table.preview import preview
from patolli.testing import random_game
from patolli.text import Words
from tests.cli.conftest import Command

PLAY = ("play", "patolli", "--seed", "5", "--bots", "random")


def saved(folder: Path) -> Record:
    return Record.read((folder / "patolli-5.json").read_text())


def test_a_choice_is_made_by_number_and_the_game_saved(
    patolli_command: Command, tmp_path: Path
) -> None:
    done = patolli_command(*PLAY, typed=["1", "q"])
    assert done.status == 0
    assert "The beans show" in done.out
    state = patolli.replay(saved(tmp_path))
    assert state.seat == 0
    assert state.actions


def test_a_choice_is_made_by_notation_or_by_a_word(
    patolli_command: Command, tmp_path: Path
) -> None:
    patolli_command(*PLAY, typed=["enter", "q"])
    by_notation = saved(tmp_path)
    patolli_command(*PLAY, typed=["bring a piece", "q"])
    assert saved(tmp_path) == by_notation


def test_a_word_that_fits_several_choices_shows_them(patolli_command: Command) -> None:
    done = patolli_command(*PLAY, typed=["piece", "q"])
    assert done.out.count("Bring a piece onto the track") == 2


def test_an_answer_that_is_no_choice_changes_nothing(
    patolli_command: Command, tmp_path: Path
) -> None:
    patolli_command(*PLAY, typed=["q"])
    before = saved(tmp_path)
    done = patolli_command(*PLAY, typed=["99", "castle", "q"])
    assert "There is no choice 99" in done.out
    assert "There is no choice castle" in done.out
    assert saved(tmp_path) == before


@pytest.mark.parametrize(("answer", "undone"), [("y", True), ("n", False)])
def test_undo_asks_before_it_takes_back_a_throw(
    patolli_command: Command, tmp_path: Path, answer: str, undone: bool
) -> None:
    patolli_command(*PLAY, typed=["q"])
    before = saved(tmp_path)
    done = patolli_command(*PLAY, typed=["1", "u", answer, "q"])
    assert "Player 1" in done.out
    assert (saved(tmp_path) == before) is undone


def test_there_is_nothing_to_undo_at_first(patolli_command: Command) -> None:
    assert "There is nothing to take back." in patolli_command(*PLAY, typed=["u", "q"]).out


def test_hints_tell_what_is_certain(patolli_command: Command) -> None:
    done = patolli_command(*PLAY, typed=["?", "? 1", "q"])
    assert done.out.count("   Player 1 brings a piece onto the track.") == 2
    assert "progress 0 2: -1 → 0" in done.out
    assert "squares 0 length: 1 → 2" in done.out
    assert "squares 0 0" not in done.out  # the places of a list that grew mean nothing


def test_bots_are_introduced(patolli_command: Command) -> None:
    pytest.importorskip("patolli.bots")
    done = patolli_command("play", "patolli", "--seed", "5", "--bots", "novice", typed=["q"])
    assert "Player 2 is a bot, Novice: Sees a little of its turn" in done.out


def test_a_bot_gives_advice(patolli_command: Command) -> None:
    pytest.importorskip("patolli.bots")
    done = patolli_command(*PLAY, typed=["a", "q"])
    assert "”: I expect to end with about" in done.out
    assert "   “Bring a piece onto the track" in done.out or "   “Move the piece" in done.out


def test_the_rules_the_log_and_help_are_at_hand(
    patolli_command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAGER", "cat")
    done = patolli_command(*PLAY, "--lang", "fr", typed=["r", "l", "h", "q"])
    assert "Lancer les haricots" in done.out
    assert done.out.count("Répondez par un numéro") == 2


def test_a_saved_game_goes_on(patolli_command: Command, tmp_path: Path) -> None:
    patolli_command(*PLAY, typed=["1", "q"])
    before = saved(tmp_path)
    patolli_command("play", "patolli", "--record", "patolli-5.json", typed=["1", "q"])
    after = saved(tmp_path)
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)


def test_a_game_of_bots_plays_to_its_end(patolli_command: Command, tmp_path: Path) -> None:
    done = patolli_command(*PLAY, "--people", "0")
    assert "1. Player" in done.out
    assert patolli.replay(saved(tmp_path)).over


def test_people_have_their_names(patolli_command: Command) -> None:
    done = patolli_command(*PLAY, "--people", "2", "--names", "Ana,Bo", typed=["q"])
    assert "Ana throws" in done.out
    assert "Bo throws" in done.out


def test_the_preview_of_a_choice_is_what_happens_before_the_turn_ends(example: Game) -> None:
    state = example.position(
        "decide = ['move 0 2']\noptions = { pieces = 2 }\n[[seat]]\npieces = [1, 50]\n"
        "[[seat]]\npieces = [5, 8]"
    )
    before = state.dump()
    triangle, home = (preview(state, 0, action) for action in state.legal())
    assert triangle.scores == [19, 21]
    assert home.scores == [21, 19]
    assert [event.key for event in home.events] == [
        "patolli-moved",
        "patolli-paid",
        "patolli-came-home",
    ]
    assert Change(["counters", 0], 20, 21) in home.changes
    assert home.ends_turn
    assert state.dump() == before


def test_what_chance_decides_is_not_told(example: Game) -> None:
    state = example.position(
        "decide = ['move 0 2']\noptions = { pieces = 2 }\n[[seat]]\npieces = [4, 20]\n"
        "[[seat]]\npieces = [5, 8]"
    )
    tip = preview(state, 0, state.legal()[0])  # earns another throw
    assert [event.key for event in tip.events] == ["patolli-moved"]
    assert tip.reveals
    assert not tip.ends_turn


def test_every_choice_of_every_game_can_be_explained(finished_game: Game) -> None:
    words = [Words(language) for language in ("en", "fr")]
    for seats in finished_game.seats:
        state = random_game(finished_game, seats, seed=1, until=lambda state: state.turn > 5)
        for _ in range(8):
            if state.seat is None:
                break
            for action in state.legal()[:8]:
                for event in preview(state, state.seat, action).events:
                    assert all(word.text(event.key, event.data) for word in words)
            state.apply(state.legal()[-1])
