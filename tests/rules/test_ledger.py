"""Every rule of a ledger has a test, and every test names a rule that exists."""

import re
from pathlib import Path

import pytest

from patolli.core.game import Game
from patolli.ledger import NoLedger, coverage, marks, page, rules
from patolli.resources import PACKAGE
from patolli.text import languages

TESTS = Path(__file__).resolve().parent.parent


def test_every_rule_has_a_test(finished_game: Game) -> None:
    covered = coverage(finished_game.id, TESTS)
    assert covered.rules, f"docs/rules/{finished_game.id}.md has no rules"
    assert [rule.id for rule in covered.untested] == []


def test_every_test_names_a_rule_that_exists(finished_game: Game) -> None:
    assert coverage(finished_game.id, TESTS).unknown == {}


def test_every_rule_that_the_source_cites_exists(finished_game: Game) -> None:
    known = {rule.id for rule in rules(finished_game.id)}
    prefix = next(iter(known)).split("-")[0]
    cited: dict[str, str] = {}
    for path in sorted((PACKAGE / "games" / finished_game.id).rglob("*.py")):
        for id in citations(path.read_text(encoding="utf-8"), prefix):
            cited.setdefault(id, path.name)
    assert {id: file for id, file in cited.items() if id not in known} == {}


def test_every_language_has_a_page_with_the_same_rules(finished_game: Game) -> None:
    ours = [rule.id for rule in rules(finished_game.id)]
    for language in languages():
        assert [rule.id for rule in rules(finished_game.id, language)] == ours


def test_every_language_has_the_same_figures(finished_game: Game) -> None:
    ours = {rule.id: figures(rule.text) for rule in rules(finished_game.id)}
    for language in languages():
        theirs = {rule.id: figures(rule.text) for rule in rules(finished_game.id, language)}
        assert {id: theirs[id] for id in ours if theirs[id] != ours[id]} == {}


def figures(text: str) -> list[str]:
    """The numbers that a rule says in digits, its source left out."""
    return sorted(re.findall(r"\d+", re.sub(r"\*\([^*]*\)\*$", "", text)))


def citations(source: str, prefix: str) -> list[str]:
    return re.findall(rf"\b{prefix}-[A-Z0-9]+-[0-9]+\b", source)


@pytest.fixture
def tests_of_a_game(tmp_path: Path) -> Path:
    path = tmp_path / "test_some.py"
    path.write_text(
        "import pytest\n"
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("PAT-END-1")]\n'
        '@pytest.mark.rule("PAT-THROW-1", "PAT-THROW-99")\n'
        "def test_one(): ...\n"
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("PAT-MOVE-1"))])\n'
        "def test_two(n): ...\n"
        '@pytest.mark.rule("TIK-PLACE-1")\n'
        "class TestThree:\n"
        "    def test_four(self): ...\n"
    )
    return path


def test_marks_are_found_on_modules_classes_tests_and_parameters(tests_of_a_game: Path) -> None:
    assert sorted(marks(tests_of_a_game)) == [
        ("PAT-END-1", "test_four"),
        ("PAT-END-1", "test_one"),
        ("PAT-END-1", "test_two"),
        ("PAT-MOVE-1", "line 5"),
        ("PAT-THROW-1", "test_one"),
        ("PAT-THROW-99", "test_one"),
        ("TIK-PLACE-1", "TestThree"),
    ]


def test_coverage_finds_what_is_untested_and_what_is_unknown(tests_of_a_game: Path) -> None:
    covered = coverage("patolli", tests_of_a_game.parent)
    assert covered.unknown == {"PAT-THROW-99": ["test_some.py::test_one"]}
    untested = [rule.id for rule in covered.untested]
    assert "PAT-THROW-2" in untested
    assert "PAT-THROW-1" not in untested
    assert len(untested) == len(covered.rules) - 3


def test_a_game_without_a_ledger_is_named() -> None:
    with pytest.raises(NoLedger, match=r"no rules of 'chess' in 'en': docs/rules/chess\.md"):
        page("chess")
