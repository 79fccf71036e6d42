"""The proof's tables are made of what was played; tuning writes only what is better."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.arena import run
from patolli.arena.proof import BEGIN, END, Claim, claims, tables, write
from patolli.arena.tune import candidate, challenge, lead, rewrite, tune
from patolli.bots.evaluation import weights_of


def test_every_game_has_its_claims() -> None:
    found = claims("searcher@1s")
    assert len({(claim.game, claim.seats, claim.players) for claim in found}) == len(found)
    for game in ("tikal", "founders", "teotihuacan"):
        wanted = {claim.players[0]: claim.wanted for claim in found if claim.game == game}
        assert {"greedy", "planner", "searcher@1s"} <= set(wanted)


def test_tables_tell_what_was_played(tmp_path: Path) -> None:
    claim = Claim("patolli", 2, ("greedy", "random"), 0.5, 6)
    run(claim.match(4), log=claim.log(tmp_path))
    unplayed = Claim("patolli", 3, ("greedy", "random"), None, 6)
    text = tables([claim, unplayed], tmp_path)
    rows = text.splitlines()
    assert len(rows) == 3
    assert "| patolli | 2 | greedy – random | 4 |" in rows[2]
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    write(page, text)
    write(page, text)
    written = page.read_text(encoding="utf-8")
    assert written.startswith("before\n")
    assert written.endswith("\nafter\n")
    assert "old" not in written
    assert written.count("greedy – random") == 1


def test_candidates_are_steps_from_the_committed_weights() -> None:
    base = weights_of("patolli")
    names = [name for name in base if name != "points"]
    assert candidate(names, base, [0.0] * len(names)) == base


def test_committed_weights_are_even_with_themselves() -> None:
    match = challenge("patolli", weights_of("patolli"), "greedy", None, 2, 1)
    assert abs(lead(match)) < 60


def test_tuning_returns_all_weights(capsys: pytest.CaptureFixture[str]) -> None:
    found = tune("patolli", "greedy", "20", games=2, generations=1, jobs=1, seed=1)
    assert sorted(found) == sorted(weights_of("patolli"))
    assert "generation 0" in capsys.readouterr().out


def test_rewriting_keeps_comments(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text("# why\n[weights]\npoints = 1.0\nhome = -0.25  # come home\n", encoding="utf-8")
    rewrite(path, {"points": 1.0, "home": 0.5})
    assert path.read_text(encoding="utf-8").splitlines()[3] == "home = 0.5  # come home"
