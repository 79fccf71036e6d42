"""All stages of a training, each of which goes on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

from patolli.arena.engines import check_engine
from patolli.arena.training import games, hidden, linear, measure
from patolli.arena.training.evaluations import COMMITTED, committed_weights
from patolli.arena.training.fitness import explained, explained_by_weights, values
from patolli.arena.training.measure import Duel, Verdict
from patolli.arena.training.report import Figures, markdown
from patolli.arena.training.samples import Samples, read
from patolli.arena.training.settings import Training
from patolli.bots import Knowledge, make
from patolli.bots.evaluation import evaluation_of, tuned, weights_of
from patolli.bots.evaluation.learned import NETWORKS, features_of
from patolli.bots.evaluation.network import Network, NetworkEvaluation
from patolli.registry import load as load_game

Say = Callable[[str], None]
FILE = "network.json"
REPORT = "report.md"
TOLD = 10  # times that a stage says how far it is


class Counted:
    """Says now and then how many games of a stage are done."""

    def __init__(self, say: Say, done: str) -> None:
        self.say = say
        self.done = done
        self.told = 0

    def __call__(self, count: int, wanted: int) -> None:
        part = count * TOLD // wanted
        if part > self.told:
            self.told = part
            self.say(f"{count:,} of {wanted:,} games {self.done}")


def train(
    training: Training,
    folder: Path,
    jobs: int = 1,
    say: Say = print,
    command: str = "",
    into: Path | None = None,
    engine: str = "processes",
) -> bool:
    """Make games, learn, measure, report; whether it won, and was written.

    The file that is written says with how many seats it won: with others it is not used.
    """
    training.check()
    check_engine(engine, jobs)
    if training.hidden and not (folder / FILE).exists():
        hidden.torch_module()  # refuse now what would fail when all games are made
    training.claim(folder)
    say(f"{training.games:,} games for each number of seats: {_listed(training.seats)}")
    network = COMMITTED
    for number in range(training.rounds):
        games.make(training, folder, jobs, engine, Counted(say, "made"), number, network)
        last = number == training.rounds - 1
        path = folder / (FILE if last else f"round-{number + 1}.json")
        if not path.exists():
            learn(training, folder, command, say, path, jobs)
        network = path.read_text(encoding="utf-8")
    verdicts = judge(training, folder, jobs, say, engine)
    won = [found.seats for found in verdicts if found.wins]
    write_report(training, folder, command, verdicts, won)
    if won:
        alone = "-alone" if training.seats == (1,) else ""  # it leaves other numbers of seats as is
        target = into or NETWORKS / f"{training.game}{alone}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(finished(folder, verdicts), encoding="utf-8")
        say(f"better ({', '.join(map(_at, won))}): {target} is written")
    else:
        say("no better with its whole interval: the committed evaluation stays")
    return bool(won)


def learn(
    training: Training, folder: Path, command: str, say: Say, path: Path, jobs: int = 1
) -> None:
    """Learn from all games that a folder holds, and write the network and its figures."""
    samples = read(folder, jobs)
    automaton = features_of(training.game).automaton_names
    learned_from = [part.part(held=False) for part in samples]
    names = evaluation_of(training.game).names
    prior = linear.Prior(
        committed_weights(training.game, training.seats, training.knots),
        [names.index(name) for name in training.fixed],
        training.hold,
    )
    network = linear.fit(learned_from, training.knots, len(automaton), prior)
    found: dict[str, Network] = {f"terms × {training.knots} stages": network}
    if training.hidden:
        network = hidden.learn(
            samples,
            network,
            training.hidden,
            training.epochs,
            training.seed,
            lambda epoch, fitness: say(f"epoch {epoch}: {fitness:.4f} explained"),
        )
        found[f"network of {training.hidden} units"] = network
    weights = weights_of(training.game)
    numbers = network.json()
    if not training.automaton:
        numbers["automaton"] = []
    data = {
        "game": training.game,
        "command": command,
        "training": training.json(),
        "terms": names,
        "automaton": automaton,
        "seats": list(training.seats),
        "games": {str(part.seats): [part.games, len(part.stage)] for part in samples},
        "explained": fits([weights.get(name, 1.0) for name in names], found, samples),
        "network": numbers,
    }
    games.write(path, (json.dumps(data, separators=(",", ":")) + "\n").encode())


def fits(weights: list[float], found: dict[str, Network], samples: Sequence[Samples]) -> Figures:
    """What each evaluation explains of the games held back."""
    held = [part.part(held=True) for part in samples]
    figures: Figures = {
        "tuned weights": {str(part.seats): explained_by_weights(weights, part) for part in held}
    }
    for name, network in found.items():
        figures[name] = {str(part.seats): explained(values(network, part), part) for part in held}
    return figures


def judge(
    training: Training, folder: Path, jobs: int, say: Say, engine: str = "processes"
) -> list[Verdict]:
    """Play the matches that decide, one for each number of seats."""
    network = (folder / FILE).read_text(encoding="utf-8")
    found: list[Verdict] = []
    for seats in training.seats:
        duel = Duel(
            training.game,
            seats,
            network,
            kind=training.match_kind,
            budget=training.match_budget,
            seed=training.seed + 77,
        )
        log = folder / "matches" / f"{seats}.jsonl"
        counted = Counted(say, f"played {_at(seats)}")
        played = measure.run(duel, training.matches, jobs, engine, log, counted)
        verdict = measure.verdict(duel, played)
        found.append(verdict)
        say(
            f"{_at(seats)}: {verdict.rate:.1%} of {verdict.games} games "
            f"({verdict.low:.1%} – {verdict.high:.1%}), margin {verdict.margin:+.1f}"
        )
    return found


def finished(folder: Path, verdicts: Sequence[Verdict]) -> str:
    """The network's file with the figures of its matches."""
    data = json.loads((folder / FILE).read_text(encoding="utf-8"))
    numbers = data.pop("network")
    data["seats"] = [verdict.seats for verdict in verdicts if verdict.wins]
    data["matches"] = [verdict.json() for verdict in verdicts]
    data["network"] = numbers
    return json.dumps(data, separators=(",", ":")) + "\n"


def write_report(
    training: Training, folder: Path, command: str, verdicts: Sequence[Verdict], won: list[int]
) -> None:
    """Write the report of a training that has been measured."""
    data = json.loads((folder / FILE).read_text(encoding="utf-8"))
    counts = {int(seats): (found[0], found[1]) for seats, found in data["games"].items()}
    text = markdown(
        training, command, counts, data["explained"], costs(training, folder), verdicts, won
    )
    (folder / REPORT).write_text(text, encoding="utf-8")


def costs(training: Training, folder: Path) -> dict[str, float]:
    """Microseconds for one evaluation in the middle of a game: terms alone, sum, network."""
    state = load_game(training.game).new(max(training.seats), training.seed, events=False)
    bot = make("greedy", training.seed)
    for _ in range(60):
        if state.seat is not None:
            state.apply(bot.choose(Knowledge(state)))
    if state.over:
        return {}
    base = tuned(training.game, weights_of(training.game))
    data = json.loads((folder / FILE).read_text(encoding="utf-8"))
    network = Network.read(data["network"])
    made = NetworkEvaluation(base, features_of(training.game), network, list(training.seats))
    return {
        "terms alone": microseconds(lambda: base.terms(state)),
        "sum of terms": microseconds(lambda: base.points(state)),
        "network": microseconds(lambda: made.points(state)),
    }


def microseconds(call: Callable[[], object], times: int = 500) -> float:
    """What one call takes, the best of three."""
    best = 1e9
    for _ in range(3):
        begun = perf_counter()
        for _ in range(times):
            call()
        best = min(best, perf_counter() - begun)
    return best / times * 1e6


def _at(seats: int) -> str:
    return "alone" if seats == 1 else f"with {seats} seats"


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(str(number) for number in seats)
