"""PPO with action masks: a network learns a game by playing itself, after lessons if you like.

python ppo.py patolli                         # the same command goes on where it was stopped
python ppo.py founders --seats 1 --lessons 150 --teacher greedy
patolli arena --game patolli --games 100 ppo:PpoBot random

Learning needs PyTorch (`pip install 'patolli[training]'`), playing needs NumPy alone. Beside the
weights (`patolli-2.npz`) lie the curve (`.json`) and what a stopped run needs (`.pt`, `.parquet`).
"""

import argparse
import json
import os
import time
from functools import cache
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # with small arrays more threads only wait
import numpy as np

import patolli
from patolli.arena.match import Match
from patolli.arena.run import run as play
from patolli.arena.statistics import standings
from patolli.bots import Bot, Judgement
from patolli.core.rng import Rng
from patolli.envs.features import features, look
from patolli.envs.rivals import League
from patolli.envs.vector import VectorGames

FOLDERS = [Path(), Path(__file__).resolve().parents[2] / "bench/baselines/ppo"]  # of weights
FROZEN = ("columns", "mean", "scale")  # of the network: how its inputs are taken and scaled
HIDDEN = 128  # units of each of the two hidden layers
HOT = 400  # an index is shown as one column per thing where its field needs no more columns
POINTS = 50.0  # a lead of so many points is worth 1
GAMES, STEPS = 64, 128  # side by side, and decisions in each of them for one update
PAST = 16  # of these games, those in which a past self has one of the seats
LAMBDA = 0.95  # of generalised advantage estimation; nothing is discounted
CLIP, ENTROPY, VALUE = 0.2, 0.003, 0.5  # the terms of the loss
EPOCHS, BATCH, RATE = 2, 512, 3e-4
TEACHER_SEED, PLAY_SEED, JUDGE_SEED = 1_000_000, 2_000_000, 3_000_000  # first seeds of the games


class Inputs:
    """What the network may see: all numbers of an observation, small indexes as one-hot too."""

    def __init__(self, game, seats):
        self.form = features(game, seats)
        self.hot, starts, self.size = [], [], 0
        for field in self.form.encoding.fields:
            choices = field.high - field.low + 1
            if field.kind == "index" and field.count * choices <= HOT:
                for column in range(self.form.size)[self.form.columns[field.name]]:
                    self.hot.append(column)
                    starts.append(self.size)
                    self.size += choices
        self.starts = np.array(starts)
        self.most = (self.form.high - self.form.low)[self.hot]

    def __call__(self, raw):
        chosen = self.starts + np.minimum(self.form.steps(raw)[:, self.hot], self.most)
        hot = np.zeros((len(raw), self.size), np.float32)
        hot[np.arange(len(raw))[:, None], chosen] = 1.0
        return np.hstack([self.form.floats(raw), hot])


def fresh(seen, actions, rng):
    """A network that knows nothing; inputs that are constant in what was seen are left out."""
    mean, spread = seen.mean(0), seen.std(0)
    columns = np.flatnonzero(spread > 0.02)
    net = {"columns": columns, "mean": mean[columns], "scale": 1 / spread[columns]}
    sizes = {"1": (len(columns), HIDDEN, 1.4), "2": (HIDDEN, HIDDEN, 1.4)}
    sizes |= {"policy": (HIDDEN, actions, 0.01), "value": (HIDDEN, 1, 1.0)}
    for name, (rows, width, gain) in sizes.items():
        weights = rng.standard_normal((rows, width)) * gain / rows**0.5
        net[f"w{name}"] = weights.astype(np.float32)
        net[f"b{name}"] = np.zeros(width, np.float32)
    return net


def scaled(net, seen):
    """The inputs that the network looks at, around 0 and about 1 wide."""
    return ((seen[:, net["columns"]] - net["mean"]) * net["scale"]).clip(-5.0, 5.0)


def forward(net, x):
    """How much it likes each action, and the lead it expects: for arrays and tensors alike."""
    hidden = (x @ net["w1"] + net["b1"]).clip(0)
    hidden = (hidden @ net["w2"] + net["b2"]).clip(0)
    values = hidden @ net["wvalue"] + net["bvalue"]
    return hidden @ net["wpolicy"] + net["bpolicy"], values[:, 0]


def draw(logits, masks, rng):
    """A legal action of each row by its chance, and the logarithm of that chance."""
    logits = np.where(masks, logits, -np.inf)
    actions = (logits + rng.gumbel(size=logits.shape)).argmax(1)
    top = logits.max(1)
    total = top + np.log(np.exp(logits - top[:, None]).sum(1))
    return actions, logits[np.arange(len(logits)), actions] - total


def lead(points):
    """By how much each seat is ahead of the mean of the others; alone, its points."""
    others = points.shape[-1] - 1
    return points - (points.sum(-1, keepdims=True) - points) / others if others else points


class Training:
    """The network, its optimiser, its past selves and its curve."""

    def __init__(self, game, seats):
        import torch

        torch.set_num_threads(1)
        self.torch, self.game, self.seats = torch, game, seats
        self.file, self.inputs = Path(f"{game}-{seats}"), Inputs(game, seats)
        self.actions = len(patolli.load(game).actions)
        self.curve, self.update, self.past = [], 0, []

    def take(self, net):
        """Learn on from this network."""
        self.net = {key: self.torch.tensor(value) for key, value in net.items()}
        learned = [value.requires_grad_() for key, value in self.net.items() if key not in FROZEN]
        self.optimiser = self.torch.optim.Adam(learned, RATE, eps=1e-5)

    def weights(self):
        """The network as arrays, as it is now."""
        return {key: value.detach().numpy().copy() for key, value in self.net.items()}

    def policy(self, x, masks):
        """Logarithms of the chances of all actions, and the expected leads."""
        logits, values = forward(self.net, x)
        return self.torch.where(masks, logits, -1e9).log_softmax(1), values

    def learn(self, loss):
        self.optimiser.zero_grad()
        loss.backward()
        self.torch.nn.utils.clip_grad_norm_(self.optimiser.param_groups[0]["params"], 0.5)
        self.optimiser.step()

    def save(self):
        """The weights as half floats, to play; the curve, to look at; everything, to go on."""
        net = self.weights()
        half = {key: value.astype(np.float16) for key, value in net.items()}
        half["columns"] = net["columns"].astype(np.uint16)
        np.savez_compressed(self.file.with_suffix(".npz"), **half)
        self.file.with_suffix(".json").write_text(json.dumps(self.curve, indent=1) + "\n")
        kept = {"net": net, "optimiser": self.optimiser.state_dict(), "update": self.update}
        self.torch.save(kept | {"past": self.past, "curve": self.curve}, "part")
        os.replace("part", self.file.with_suffix(".pt"))

    def go_on(self):
        """Take up a stopped training; whether there was one."""
        if not self.file.with_suffix(".pt").exists():
            return False
        kept = self.torch.load(self.file.with_suffix(".pt"), weights_only=False)
        self.take(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.update, self.past, self.curve = kept["update"], kept["past"], kept["curve"]
        return True

    def measure(self, rival, games, **said):
        """Play the rival, or alone for points; note it in the curve; the past has one self more."""
        self.past.append(self.weights())
        self.save()
        players = ["ppo:PpoBot", rival][: self.seats]
        match = Match.of(self.game, self.seats, players, games, JUDGE_SEED)
        first = standings(match, play(match), rate=False)[0]
        point = {"update": self.update, "points": round(first.mean_points, 1)}
        if self.seats > 1:
            point[f"win rate against {rival}"] = round(first.win_rate, 3)
        self.curve.append(point | said)
        self.save()
        print(json.dumps(self.curve[-1]), flush=True)


def imitate(training, teacher, games, epochs, rng):
    """Warm start: choose as the teacher does in games against itself, and expect its leads."""
    from patolli.envs import dataset

    torch, path = training.torch, training.file.with_suffix(".parquet")
    if not path.exists():
        dataset.export(Path("part"), training.game, [teacher] * training.seats, games, TEACHER_SEED)
        os.replace("part", path)
    rows = [row for row in dataset.read(path)[1].to_pylist() if len(row["legal"]) > 1]
    final = np.zeros((games, training.seats))
    for row in rows:
        final[row["game"], row["seat"]] = row["points"]
    leads = [lead(final[row["game"]])[row["seat"]] / POINTS for row in rows]
    leads = torch.tensor(leads, dtype=torch.float32)
    actions = torch.tensor([row["action"] for row in rows])
    raw = np.frombuffer(b"".join(row["observation"] for row in rows), np.uint8)
    seen = training.inputs(raw.reshape(len(rows), -1))
    training.take(fresh(seen, training.actions, rng))
    x = torch.tensor(scaled(training.weights(), seen))

    def asked(pick):
        masks = np.zeros((len(pick), training.actions), bool)
        for row, place in enumerate(pick):
            masks[row, rows[place]["legal"]] = True
        return training.policy(x[pick], torch.tensor(masks))

    held = len(rows) * 9 // 10  # the last games are held back
    for epoch in range(epochs):
        order = rng.permutation(held)
        for pick in np.split(order, range(BATCH // 2, held, BATCH // 2)):
            chances, values = asked(pick)
            wrong = -chances[torch.arange(len(pick)), actions[pick]].mean()
            training.learn(wrong + VALUE * (values - leads[pick]).square().mean())
        with torch.no_grad():
            chances, _ = asked(np.arange(held, len(rows)))
        same = (chances.argmax(1) == actions[held:]).float().mean()
        print(f"epoch {epoch + 1}: {same:.1%} of choices as the teacher", flush=True)


def frozen(net, seed):
    """A past self: a player that is asked about many games at once."""
    rng = np.random.default_rng(seed)
    return lambda seen: draw(forward(net, seen["observation"])[0], seen["action_mask"], rng)[0]


def rollout(training, games, batch, rival, rng):
    """Decisions in all games; in the first `PAST` of them a past self has one of the seats."""
    net, kept = training.weights(), []
    past = np.arange(GAMES) % training.seats
    past[PAST if training.seats > 1 else 0 :] = -1
    for _ in range(STEPS):
        x, masks = scaled(net, training.inputs(batch.observations)), batch.masks.astype(bool)
        logits, values = forward(net, x)
        actions, logs = draw(logits, masks, rng)
        mine, seats = batch.seats != past, batch.seats.copy()
        if not mine.all():
            actions[~mine] = rival({"observation": x[~mine], "action_mask": masks[~mine]})
        batch = games.step(actions)
        rewards = lead(batch.rewards) / POINTS
        kept.append((x, masks, actions, logs, values, mine, seats, rewards, batch.done.copy()))
    return batch, [np.stack(column) for column in zip(*kept, strict=True)]


def advantages(values, seats, rewards, done):
    """Generalised advantage estimation, for each seat of each game from its own decisions.

    The last decision of a seat in a game that goes on only lends its value to the one before;
    what comes back second are the decisions of which enough is known.
    """
    shape, rows = rewards.shape[1:], np.arange(rewards.shape[1])
    value, later, gain, known = (np.zeros(shape, kind) for kind in (float, float, float, bool))
    found, sure = np.zeros_like(values), np.zeros(values.shape, bool)
    for step in reversed(range(len(values))):
        over, at = done[step], (rows, seats[step])
        value[over], later[over], gain[over], known[over] = 0.0, 0.0, 0.0, True
        gain += rewards[step]
        sure[step] = known[at]
        better = gain[at] + value[at] - values[step] + LAMBDA * later[at]
        found[step] = np.where(sure[step], better, 0.0)
        value[at], later[at], gain[at], known[at] = values[step], found[step], 0.0, True
    return found, sure


def improve(training, kept, rng):
    """One update of PPO from what was played; how far the policy moved, and how open it is."""
    torch, (*played, values, mine, seats, rewards, done) = training.torch, kept
    found, sure = advantages(values, seats, rewards, done)
    mine &= sure
    x, masks, actions, logs = (torch.tensor(column[mine]) for column in played)
    goals = torch.tensor((found + values)[mine], dtype=torch.float32)
    gains = torch.tensor(found[mine], dtype=torch.float32)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for pick in np.split(rng.permutation(len(x)), range(BATCH, len(x), BATCH)):
            chances, expected = training.policy(x[pick], masks[pick])
            change = chances[torch.arange(len(pick)), actions[pick]] - logs[pick]
            ratio, gain = change.exp(), gains[pick]
            better = torch.min(ratio * gain, ratio.clip(1 - CLIP, 1 + CLIP) * gain)
            spread = -(chances.exp() * chances.clip(-50)).sum(1)
            wrong = (expected - goals[pick]).square()
            training.learn((VALUE * wrong - better - ENTROPY * spread).mean())
    moved, spread = (ratio - 1 - change).detach().mean(), spread.detach().mean()
    return {"kl": round(float(moved), 4), "entropy": round(float(spread), 3)}


def train(given):
    """Lessons, then self-play; measured and saved every so many updates."""
    training = Training(given.game, given.seats)
    games = VectorGames(given.game, GAMES, given.seats, reward="points")
    rng = np.random.default_rng(given.seed)
    if not training.go_on():
        if given.lessons:
            imitate(training, given.teacher, given.lessons, given.epochs, rng)
        else:  # random games show which inputs there are
            games.reset(PLAY_SEED)
            seen = [games.step(games.sample(rng)).observations.copy() for _ in range(200)]
            seen = training.inputs(np.concatenate(seen))
            training.take(fresh(seen, training.actions, rng))
        training.measure(given.judge, given.judged)
    league = League(frozen(training.past[0], 0), newest=0.5)
    for number, net in enumerate(training.past[1:], 1):
        league.add(frozen(net, number))
    rng, draws = np.random.default_rng([given.seed, training.update]), Rng.seeded(training.update)
    batch = games.reset(PLAY_SEED + 10_000 * training.update)
    begun = time.process_time()
    while training.update < given.updates:
        batch, kept = rollout(training, games, batch, league.draw(draws), rng)
        said = improve(training, kept, rng)
        training.update += 1
        if training.update % given.every == 0 or training.update == given.updates:
            training.measure(given.judge, given.judged, **said)
            league.add(frozen(training.past[-1], training.update))
        print(f"update {training.update}: {said}, {time.process_time() - begun:.0f} s", flush=True)


@cache
def loaded(path, stamp, game, seats):
    """The weights of a file, read again when it has changed, and what they look at."""
    with np.load(path) as file:
        net = {key: file[key].astype(np.float32) for key in file}
    return net | {"columns": net["columns"].astype(int)}, Inputs(game, seats)


class PpoBot(Bot):
    """It takes the action that the network likes best; it does not search."""

    def judge(self, knowledge, budget, rng):
        game, seats = knowledge.game.id, knowledge.seats
        found = [path for folder in FOLDERS if (path := folder / f"{game}-{seats}.npz").exists()]
        if not found:
            raise FileNotFoundError(f"no weights: python ppo.py {game} --seats {seats}")
        net, inputs = loaded(found[0], found[0].stat().st_mtime_ns, game, seats)
        raw = look(knowledge.determinize(rng), knowledge.seat)
        logits, _ = forward(net, scaled(net, inputs(raw[None])))
        return [Judgement(action, float(logits[0, action]), [], 1) for action in knowledge.legal()]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lessons", type=int, default=0, help="games of the teacher (default: 0)")
    parser.add_argument("--teacher", default="greedy")
    parser.add_argument("--epochs", type=int, default=6, help="over the lessons")
    parser.add_argument("--updates", type=int, default=100, help="of self-play")
    parser.add_argument("--every", type=int, default=20, help="updates between measurements")
    parser.add_argument("--judge", default="greedy", help="the rival of the measurements")
    parser.add_argument("--judged", type=int, default=40, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args())
