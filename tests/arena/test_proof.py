"""The proof's tables are made of what was played; stale games do not count."""

from __future__ import annotations

import json
from pathlib import Path

from patolli.arena.play import play
from patolli.arena.proof.fingerprint import FILES, essence, fingerprint
from patolli.arena.proof.games import missing, prove
from patolli.arena.proof.renewal import renew
from patolli.arena.proof.store import Store, head
from patolli.arena.proof.tables import BEGIN, END, tables, verdict, write
from patolli.arena.proof.targets import Target, targets
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
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    for _ in range(2):
        write(page, "\n".join(rows))
    written = page.read_text(encoding="utf-8")
    assert written.startswith("before\n")
    assert written.endswith("\nafter\n")
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
    assert verdict(0.65, 0.80, 0.76, 400) == "met"
    assert "400 games" in verdict(0.65, 0.80, 0.66, 60)
    assert verdict(0.65, 0.70, 0.60, 400) == "reached, not certain"
    assert verdict(0.65, 0.60, 0.55, 400) == "**not met**"


def test_comments_and_docstrings_do_not_make_games_stale(tmp_path: Path) -> None:
    one, two, three = (tmp_path / f"{name}.py" for name in ("one", "two", "three"))
    one.write_text('"""A."""\nx = 1  # why\n', encoding="utf-8")
    two.write_text('"""B."""\n\nx = 1\n', encoding="utf-8")
    three.write_text('"""B."""\n\nx = 2\n', encoding="utf-8")
    assert essence(one) == essence(two) != essence(three)


def test_every_bot_has_a_fingerprint() -> None:
    assert sorted(FILES) == sorted([*KINDS, *LEVELS])
    for game in ("patolli", "tikal", "founders", "teotihuacan"):
        prints = {fingerprint(game, 2, [kind]) for kind in KINDS}
        assert len(prints) == len(KINDS)
    assert fingerprint("tikal", 2, ["greedy"]) != fingerprint("founders", 2, ["greedy"])


def test_a_network_counts_only_with_the_seats_that_it_judges() -> None:
    two, three, four = (fingerprint("teotihuacan", seats, ["greedy"]) for seats in (2, 3, 4))
    assert two != three == four
    assert len({fingerprint("teotihuacan", seats, ["random"]) for seats in (2, 3)}) == 1


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
