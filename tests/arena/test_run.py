"""Playing matches: repeatable, resumable, the same in processes and on Ray."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.arena import BadMatch, Match, Played, run
from patolli.arena.run import read
from patolli.registry import load


def essence(played: list[Played]) -> list[tuple[object, ...]]:
    """What must not depend on where and how fast a game was played."""
    return [(game.index, game.seating, game.scores, game.wins, game.actions) for game in played]


@pytest.fixture(scope="module")
def match() -> Match:
    return Match.of("patolli", 2, ["greedy", "random"], 8, seed=3)


@pytest.fixture(scope="module")
def played(match: Match) -> list[Played]:
    return run(match)


def test_games_replay_to_what_was_noted(match: Match, played: list[Played]) -> None:
    for game in played:
        state = load("patolli").new(2, game.seed, match.options)
        first = state.scores()
        for action in game.actions:
            state.apply(action)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == game.scores
        assert sum(game.wins) == pytest.approx(1)
        assert sum(game.decisions) == len(game.actions)
        for seat in range(2):
            assert sum(game.point_sources[seat].values()) == game.scores[seat] - first[seat]


def test_again_is_the_same(match: Match, played: list[Played]) -> None:
    assert essence(run(match)) == essence(played)


def test_processes_play_the_same(match: Match, played: list[Played]) -> None:
    assert essence(run(match, jobs=2)) == essence(played)


@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same(match: Match, played: list[Played]) -> None:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        assert essence(run(match, engine="ray")) == essence(played)
    finally:
        ray.shutdown()


def test_an_interrupted_match_goes_on(match: Match, played: list[Played], tmp_path: Path) -> None:
    log = tmp_path / "deep" / "match.jsonl"
    run(match, log=log)
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join(lines[:4]) + lines[4][:50], encoding="utf-8")  # cut off in a line
    fresh: list[int] = []
    again = run(match, log=log, progress=lambda game: fresh.append(game.index))
    assert essence(again) == essence(played)
    assert len(fresh) == 8
    head, kept = read(log)
    assert head == match.json()
    assert sorted(game.index for game in kept) == list(range(8))


def test_more_games_are_added_to_a_match(match: Match, tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    first = run(Match.of("patolli", 2, ["greedy", "random"], 4, seed=3), log=log)
    assert essence(run(match, log=log))[:4] == essence(first)


def test_another_match_is_refused(match: Match, tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    run(Match.of("patolli", 2, ["greedy", "random"], 2, seed=4), log=log)
    with pytest.raises(BadMatch, match="another match"):
        run(match, log=log)
    log.write_text("hello\n", encoding="utf-8")
    with pytest.raises(BadMatch, match="not a log"):
        run(match, log=log)


def test_bad_engines_are_refused(match: Match) -> None:
    with pytest.raises(BadMatch, match="processes or ray"):
        run(match, engine="steam")
    with pytest.raises(BadMatch, match="0 jobs"):
        run(match, jobs=0)
