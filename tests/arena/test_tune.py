"""Tuning: candidates, fits to how games end, and a result that is written only if it is better."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from patolli.arena.fit import fitted, samples
from patolli.arena.match import Match, Task
from patolli.arena.play import Played, play
from patolli.arena.tune import (
    WINNING,
    Tuning,
    candidate,
    fit,
    main,
    margins,
    prove,
    rewrite,
    tune,
)
from patolli.bots.evaluation import evaluation_of, weights_of

TUNING = Tuning("patolli", "greedy", "20", 2, 1)


def test_candidates_are_steps_from_the_committed_weights() -> None:
    base = weights_of("patolli")
    names = [name for name in base if name != "points"]
    assert candidate(names, base, [0.0] * len(names)) == base
    moved = candidate(names, base, [1.0] * len(names))
    assert moved["points"] == 1.0
    assert all(moved[name] != base[name] for name in names)


def test_a_fit_finds_the_weights_that_margins_were_made_of() -> None:
    base = {"points": 1.0, "home": 0.5, "idle": 0.1}
    rows = [[float(i % 7), float(i % 5), float(i % 3)] for i in range(400)]
    made = [(row, row[0] + 3.0 * row[1] - 1.0 * row[2]) for row in rows]
    found = fitted(["points", "home", "idle"], base, made, "points", firm=0.01)
    assert found["points"] == 1.0
    assert found["home"] == pytest.approx(3.0, abs=0.1)
    assert found["idle"] == pytest.approx(-1.0, abs=0.1)


def test_terms_that_say_nothing_keep_their_weight() -> None:
    base = {"points": 1.0, "home": 0.5}
    found = fitted(["points", "home"], base, [([1.0, 0.0], 2.0), ([2.0, 0.0], 5.0)], "points", 1.0)
    assert found == base


def test_samples_are_terms_and_the_final_margin() -> None:
    (match,) = TUNING.matches(weights_of("patolli"), 2, 3)
    rows = samples(match, match.tasks()[0])
    assert len({margin for _, margin in rows}) == 1
    assert all(len(row) == len(evaluation_of("patolli").names) for row, _ in rows)


def test_committed_weights_are_even_with_themselves() -> None:
    with ThreadPoolExecutor(1) as pool:
        (value,) = margins(pool, [TUNING.matches(weights_of("patolli"), 2, 1)])
    assert abs(value) < 60


def test_a_candidate_has_one_seat_with_each_number_of_seats() -> None:
    tuning = replace(TUNING, seats=(3, 2))
    three, two = tuning.matches(weights_of("patolli"), 6, 1)
    assert [task.seating for task in three.tasks()] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)] * 2
    assert [task.seating for task in two.tasks()] == [(0, 1), (1, 0)] * 3


def test_a_margin_is_that_over_the_best_rival_and_all_numbers_of_seats_count_alike() -> None:
    tuning = replace(TUNING, seats=(3, 2), games=3)
    matches = tuning.matches(weights_of("patolli"), 3, 1)
    means = []
    for match in matches:
        total = 0.0
        for game in [play(match, task) for task in match.tasks()]:
            mine = game.seating.index(0)
            rivals = [points for seat, points in enumerate(game.scores) if seat != mine]
            bonus = WINNING * (game.wins[mine] - 1 / match.seats)
            total += game.scores[mine] - max(rivals) + bonus
        means.append(total / match.games)
    with ThreadPoolExecutor(1) as pool:
        (value,) = margins(pool, [matches])
    assert value == pytest.approx(sum(means) / 2)


@pytest.mark.parametrize("often", [1, 3])
def test_weights_must_win_with_every_number_of_seats(
    often: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The candidate wins every game with two seats, and with three one in `often`."""

    def ended(match: Match, task: Task) -> Played:
        wins = [float(player == 0) for player in task.seating]
        if match.seats == 3 and task.index % often:
            wins = [1.0 - win for win in wins]
        return replace(play(match, task), wins=wins)

    monkeypatch.setattr("patolli.arena.tune.play", ended)
    tuning = replace(TUNING, kind="random", budget=None, seats=(2, 3))
    with ThreadPoolExecutor(1) as pool:
        assert prove(tuning, weights_of("patolli"), 24, pool) == (often == 1)
    assert "2 seats: 100.0% of 24 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["chess"], "no game 'chess'"),
        (["patolli", "--seats", "2,2"], "named twice"),
        (["founders", "--seats", "1"], "from 2 on"),
        (["patolli", "--seats", "9"], "9 seats"),
        (["patolli", "--seats", "all"], "write 2,3,4"),
        (["patolli", "--kind", "gready"], "'greedy'"),
        (["patolli", "--kind", "exec:cat"], "can't be given weights"),
        (["patolli", "--budget", "soon"], "not a budget"),
        (["patolli", "--games", "0"], "0 games"),
        (["patolli", "--population", "1"], "from 2 on"),
        (["patolli", "--jobs", "0"], "from 1 on"),
        (["patolli", "--into", "nowhere.toml"], "is no file"),
    ],
)
def test_a_tuning_that_makes_no_sense_is_refused_at_once(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as error:
        main(options)
    assert error.value.code == 2
    assert said in capsys.readouterr().err


def test_tuning_returns_all_weights(capsys: pytest.CaptureFixture[str]) -> None:
    with ThreadPoolExecutor(1) as pool:
        start = fit(TUNING, 4, pool)
        found = tune(TUNING, start, 5, 3, 0.0, pool)
        assert prove(TUNING, found, 2, pool) in (True, False)
    assert sorted(found) == sorted(start) == sorted(weights_of("patolli"))
    shown = capsys.readouterr().out
    assert "generation 0" in shown
    assert "generation 1" not in shown  # the time was over


def test_rewriting_keeps_comments_in_their_column(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    text = "# why\n[weights]\npoints = 1.0\nhome = -0.25   # come home\nidle = 1.0     # wait\n"
    path.write_text(text, encoding="utf-8")
    rewrite(path, {"points": 1.0, "home": 0.5, "idle": -12.3456})
    assert path.read_text(encoding="utf-8").splitlines()[3:] == [
        "home = 0.5     # come home",
        "idle = -12.3   # wait",
    ]
