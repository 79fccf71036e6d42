"""A bot that learns: what a situation is worth, from games of random players. One file, no PyTorch.

python learned.py patolli                                 # learn; writes patolli.npy here
patolli arena --game patolli --games 100 learned:LearnedBot greedy
"""

import sys

import numpy as np

import patolli
from patolli.bots import Bot, Judgement
from patolli.bots.selfplay import Hook, RandomAgent, self_play
from patolli.envs.features import features, look

SEATS = 2
WORLDS = 2  # possible worlds in which a decision is tried


def inputs(rows):
    """What the model sees of situations: every named field, an index as one column per thing."""
    seen = features(GAME, SEATS).one_hot(np.asarray(rows))
    return np.hstack([seen, np.ones((len(seen), 1), np.float32)])


class Lessons(Hook):
    """What each seat saw after each decision, and by how much it was ahead in the end."""

    def __init__(self):
        self.rows, self.seats, self.targets = [], [], []

    def applied(self, state, seat, action):
        self.rows.append(look(state, seat))
        self.seats.append(seat)

    def end(self, state):
        for seat in self.seats[len(self.targets) :]:
            mine, theirs = state.scores()[seat], state.scores()[1 - seat]
            self.targets.append(mine - theirs)


def learn(games):
    """Play games and fit the model. A network of PyTorch would take the place of the last lines."""
    lessons = Lessons()
    for seed in range(games):
        agents = [RandomAgent(2 * seed + seat) for seat in range(SEATS)]
        self_play(patolli.load(GAME).new(SEATS, seed, events=False), agents, [lessons])
    seen, targets = inputs(lessons.rows), np.asarray(lessons.targets, np.float32)
    square = seen.T @ seen + 10.0 * np.eye(seen.shape[1], dtype=np.float32)
    return np.linalg.solve(square, seen.T @ targets)  # least squares, held back a little


class LearnedBot(Bot):
    """It takes the action after which the model expects to be ahead furthest."""

    def judge(self, knowledge, budget, rng):
        model = np.load(f"{GAME}.npy")
        legal = knowledge.legal()
        rows = []
        for _ in range(WORLDS):
            world = knowledge.determinize(rng)
            for action in legal:
                child = world.copy()
                child.apply(action)
                rows.append(look(child, knowledge.seat))
        worth = (inputs(rows) @ model).reshape(WORLDS, len(legal)).mean(0)
        return [Judgement(a, float(w), [], WORLDS) for a, w in zip(legal, worth, strict=True)]


GAME = sys.argv[1] if __name__ == "__main__" else "patolli"
if __name__ == "__main__":
    np.save(f"{GAME}.npy", learn(300))
