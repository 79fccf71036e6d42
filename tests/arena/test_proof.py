"""The proof's tables are made of what was played; stale games do not count."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import patolli
from patolli.arena.play import play
from patolli.arena.proof.__main__ import check_before
from patolli.arena.proof.fingerprint import FILES, essence, fingerprint, judged_by_network
from patolli.arena.proof.games import missing, prove
from patolli.arena.proof.renewal import renew
from patolli.arena.proof.store import Store, head
from patolli.arena.proof.tables import PROOF, STRENGTH, marks, tables, verdict, write
from patolli.arena.proof.targets import BEFORE, Target, strength, targets
from patolli.bots import KINDS, LEVELS

TARGET = Target("patolli", 2, ("greedy", "random"), 0.5, 6)


def kept(target: Target, folder: Path, games: int) -> Store:
    """A store in which some games of a target are played."""
    store = Store(folder)
    match = target.match()
    for task in match.tasks()[:games]:
        store.keep(target, play(match, task))
    return store


def test_every_game_has_its_targets() -> None:
    found = targets(["searcher@1s"])
    assert len({target.name for target in found}) == len(found)
    for game in ("tikal", "founders", "teotihuacan"):
        two = {c.players[0]: c for c in found if c.game == game and c.seats == 2}
        assert two["greedy"].wanted == 0.99
        assert two["planner"].wanted == 0.80
        assert two["searcher@1s"].wanted == 0.65
        assert all(target.games >= 400 for target in two.values())
        for seats in (3, 4):
            assert sum(c.game == game and c.seats == seats for c in found) == 3
    for target in found:
        assert target.match().tasks()


def test_tables_tell_what_was_played(tmp_path: Path) -> None:
    kept(TARGET, tmp_path, 4)
    unplayed = Target("patolli", 3, ("greedy", "random"), None, 6)
    rows = tables([TARGET, unplayed], Store(tmp_path)).splitlines()
    assert "| patolli | 2 | greedy – random | 4 |" in rows[2]
    assert "patolli 3: greedy – 2 × random" in rows[-1]
    page = tmp_path / "page.md"
    begin, end = marks(PROOF)
    other = "\n".join(marks(STRENGTH))
    page.write_text(f"before\n{begin}\nold\n{end}\n{other}\nafter\n", encoding="utf-8")
    for _ in range(2):
        write(page, "\n".join(rows))
    written = page.read_text(encoding="utf-8")
    assert written.startswith("before\n")
    assert written.endswith(f"\n{other}\nafter\n")
    assert "old" not in written
    assert written.count("greedy – random") == 1


def test_a_proof_goes_on_where_it_stopped(tmp_path: Path) -> None:
    store = kept(TARGET, tmp_path, 2)
    first = store.games(TARGET)
    store.path(TARGET).open("a", encoding="utf-8").write('{"index":5,"se')  # a crash cut it off
    again = Store(tmp_path)
    assert again.games(TARGET) == first
    tasks = [task.index for _, _, task in missing([TARGET], again, None, 2)]
    assert tasks == [2, 3, 4, 5]
    assert prove(missing([TARGET], again, None, 2), again, jobs=1, seconds=1000) == 4
    assert [game.index for game in Store(tmp_path).games(TARGET)] == [0, 1, 2, 3, 4, 5]


def test_no_game_begins_when_the_time_is_over(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert prove(missing([TARGET], store, None, 2), store, jobs=1, seconds=0) == 0


def test_games_of_other_bots_do_not_count(tmp_path: Path) -> None:
    store = kept(TARGET, tmp_path, 2)
    path = store.path(TARGET)
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    changed = {**json.loads(first), "bots": "another"}
    path.write_text("\n".join([json.dumps(changed), *rest]) + "\n", encoding="utf-8")
    later = Store(tmp_path)
    assert later.games(TARGET) == []
    match = TARGET.match()
    later.keep(TARGET, play(match, match.tasks()[3]))
    assert [game.index for game in Store(tmp_path).games(TARGET)] == [3]
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0]) == head(TARGET)


def test_targets_take_turns(tmp_path: Path) -> None:
    other = Target("patolli", 3, ("greedy", "random"), None, 6)
    found = [target.seats for target, _, _ in missing([TARGET, other], Store(tmp_path), None, 2)]
    assert found == [2, 2, 3, 3] * 3


def test_verdicts() -> None:
    target = Target("patolli", 2, ("planner", "greedy"), 0.65, 400)
    assert verdict(target, 0.80, 0.76, 400) == "met"
    assert "400 games" in verdict(target, 0.80, 0.66, 60)
    assert verdict(target, 0.70, 0.60, 400) == "reached, not certain"
    assert verdict(target, 0.60, 0.55, 400) == "**not met**"


def test_strength_is_measured_against_the_searcher_of_before_and_the_automata() -> None:
    found = strength(["searcher@1s"])
    rates = {(c.game, c.seats, *c.options): round(c.wanted or 0, 3) for c in found}
    assert len(rates) == len(found) == len({target.name for target in found}) == 13
    assert [rates["tikal", seats] for seats in (2, 3, 4)] == [0.75, 0.533, 0.4]
    assert rates["teotihuacan", 1, ("difficulty", "hard")] == 0.65
    assert rates["founders", 1, ("level", "founder")] == 0.97
    assert found[0].players == ("searcher@1s", f"{BEFORE}@1s")
    assert ":" not in found[0].name
    assert fingerprint("tikal", 2, found[0].kinds) == fingerprint("tikal", 2, ["searcher"])


def test_comments_and_docstrings_do_not_make_games_stale(tmp_path: Path) -> None:
    one, two, three = (tmp_path / f"{name}.py" for name in ("one", "two", "three"))
    one.write_text('"""A."""\nx = 1  # why\n', encoding="utf-8")
    two.write_text('"""B."""\n\nx = 1\n', encoding="utf-8")
    three.write_text('"""B."""\n\nx = 2\n', encoding="utf-8")
    assert essence(one) == essence(two) != essence(three)


def test_how_numbers_were_learned_does_not_make_games_stale(tmp_path: Path) -> None:
    one, two, three = (tmp_path / f"{name}.json" for name in ("one", "two", "three"))
    one.write_text('{"made": "by 10 games", "soon": [1]}', encoding="utf-8")
    two.write_text('{"made": "by ten games", "soon": [1]}', encoding="utf-8")
    three.write_text('{"made": "by ten games", "soon": [2]}', encoding="utf-8")
    assert essence(one) == essence(two) != essence(three)


def test_what_is_for_training_alone_does_not_make_games_stale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def note(path: Path) -> str:
        asked.append(path.name)
        return ""

    monkeypatch.setattr("patolli.arena.proof.fingerprint.essence", note)
    fingerprint("tikal", 2, ["planner"])
    assert {"tikal.py", "tikal.toml", "tikal_temples.py", "tikal_temples.json"} <= set(asked)
    assert not {"tikal_learning.py", "tikal_features.py"} & set(asked)


def test_a_fingerprint_is_the_same_with_every_python(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text("def f(x: int) -> str:\n    return f'{x!r}' if x else None\n", encoding="utf-8")
    # fields that are empty (type_params, decorator_list, type_comment) are not in all versions
    assert "[]" not in essence(path)
    assert "type_" not in essence(path)


def test_every_bot_has_a_fingerprint() -> None:
    assert sorted(FILES) == sorted([*KINDS, *LEVELS])
    for game in ("patolli", "tikal", "founders", "teotihuacan"):
        prints = {fingerprint(game, 2, [kind]) for kind in KINDS}
        assert len(prints) == len(KINDS)
    assert fingerprint("tikal", 2, ["greedy"]) != fingerprint("founders", 2, ["greedy"])


def test_a_network_counts_only_with_the_seats_that_it_judges() -> None:
    assert len({fingerprint("tikal", seats, ["greedy"]) for seats in (2, 3, 4)}) == 1
    assert judged_by_network("teotihuacan-alone") == [1]
    one, two = (fingerprint("teotihuacan", seats, ["greedy"]) for seats in (1, 2))
    assert one != two


def stale(store: Store, target: Target, **changed: object) -> Store:
    """The store after a change of the bots' code; `changed` is changed in every game."""
    path = store.path(target)
    first, *rest = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    lines = [{**first, "bots": "another"}, *[{**game, **changed} for game in rest]]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return Store(store.folder)


def test_games_that_come_out_the_same_are_renewed(tmp_path: Path) -> None:
    store = kept(TARGET, tmp_path, 3)
    games = store.games(TARGET)
    later = stale(store, TARGET)
    assert later.games(TARGET) == []
    (said,) = renew([TARGET], later, 2, clock=False)
    assert "2 of 3 games played again: the same" in said
    assert later.games(TARGET) == games


def test_games_that_come_out_otherwise_are_not_renewed(tmp_path: Path) -> None:
    later = stale(kept(TARGET, tmp_path, 2), TARGET, nodes=1)
    (said,) = renew([TARGET], later, 1, clock=True)
    assert "DIFFERENT" in said
    assert later.games(TARGET) == []


def test_games_by_the_clock_are_renewed_only_on_demand(tmp_path: Path) -> None:
    timed = Target("patolli", 2, ("searcher@1ms", "random"), None, 2)
    later = stale(kept(timed, tmp_path, 1), timed)
    (said,) = renew([timed], later, 1, clock=False)
    assert "not renewed" in said
    assert later.games(timed) == []
    list(renew([timed], later, 1, clock=True))
    assert len(later.games(timed)) == 1


def test_a_file_of_another_match_is_not_renewed(tmp_path: Path) -> None:
    store = kept(TARGET, tmp_path, 1)
    path = store.path(TARGET)
    text = path.read_text(encoding="utf-8").replace('"seats":2', '"seats":3')
    path.write_text(text, encoding="utf-8")
    assert list(renew([TARGET], Store(tmp_path), 1, clock=True)) == []


def test_a_searcher_of_before_must_be_compiled_as_ours_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit, match="not on the path"):
        check_before()
    package = tmp_path / "baselines"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "searcher_1.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(patolli, "compiled", False)
    check_before()
    monkeypatch.setattr(patolli, "compiled", True)
    with pytest.raises(SystemExit, match="is interpreted and our searcher compiled"):
        check_before()
