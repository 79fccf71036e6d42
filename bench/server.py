"""Drive many tables at once through the real server and print actions per second and latencies.

    python bench/server.py [--game patolli] [--tables 100] [--actions 4000] [--rate 450]

Every table has two people with a socket each, who make random legal actions. The latency of an
action is the time from sending it to the update that acknowledges it (durably stored). With a rate
the actions are spread evenly at that rate; with `--rate 0` everybody acts as fast as possible.
The engine's share is the time that the same actions take without storing and sending.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from tests.server.clients import Chair, Person
from tests.server.running import Postgres, Server

import patolli
from patolli.server.views import question


class Choice(msgspec.Struct):
    """What the load generator reads of a choice."""

    id: int


class Heard(msgspec.Struct):
    """What the load generator reads of a message."""

    type: str
    ref: int | None = None
    version: int = 0
    status: str = ""
    choices: list[Choice] = []


HEARD = msgspec.json.Decoder(Heard)


class Run:
    """One measurement."""

    def __init__(self, actions: int, rate: float) -> None:
        self.wanted = actions
        self.rate = rate
        self.sent = 0
        self.latencies: list[float] = []
        self.started = 0.0

    async def turn(self) -> bool:
        """Wait for one's moment; False when all actions are made."""
        if self.sent >= self.wanted:
            return False
        number = self.sent
        self.sent += 1
        if self.rate:
            wait = self.started + number / self.rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
        return True


async def player(run: Run, chair: Chair, chance: random.Random) -> None:
    """Act whenever asked, until all actions are made or the game is over."""
    message = HEARD.decode(json.dumps(chair.update))
    while True:
        if message.type == "update" and message.choices:
            if not await run.turn():
                return
            action = chance.choice(message.choices).id
            chair.refs += 1
            ref = chair.refs
            begun = time.perf_counter()
            await chair.socket.send(
                f'{{"type":"act","version":{message.version},"action":{action},"ref":{ref}}}'
            )
            while True:
                message = HEARD.decode(await chair.socket.recv())
                if message.ref == ref:
                    break
            run.latencies.append(time.perf_counter() - begun)
            if message.type != "update":
                raise SystemExit(f"refused: {message}")
        else:
            if len(run.latencies) >= run.wanted:
                return
            message = HEARD.decode(await chair.socket.recv())


async def measure(server: Server, game: str, tables: int, actions: int, rate: float) -> Run:
    """Seat everybody, then play."""
    chairs: list[Chair] = []
    for _ in range(tables):
        ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
        made = await ann.table(game, ["me", "open"], visibility="public")
        await ben.post(f"/api/tables/{made['id']}/join", {})
        await ann.post(f"/api/tables/{made['id']}/start")
        for person in (ann, ben):
            chair = person.at(made["id"])
            await chair.__aenter__()
            chairs.append(chair)
    run = Run(actions, rate)
    run.started = time.perf_counter()
    tasks = [
        asyncio.create_task(player(run, chair, random.Random(number)))
        for number, chair in enumerate(chairs)
    ]
    while len(run.latencies) < actions and not all(task.done() for task in tasks):
        await asyncio.sleep(0.02)
    spent = time.perf_counter() - run.started
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    show(run, spent)
    for chair in chairs:
        await chair.socket.close()
        await chair.person.close()
    return run


def show(run: Run, spent: float) -> None:
    """The numbers of one run."""
    cuts = statistics.quantiles(run.latencies, n=1000)
    offered = f"{run.rate:.0f}/s offered" if run.rate else "as fast as possible"
    print(
        f"  {offered}: {len(run.latencies)} actions in {spent:.1f} s = "
        f"{len(run.latencies) / spent:.0f} actions/s; latency "
        f"p50 {cuts[499] * 1000:.1f}  p90 {cuts[899] * 1000:.1f}  p99 {cuts[989] * 1000:.1f}  "
        f"max {max(run.latencies) * 1000:.1f} ms"
    )


def engine_share(game: str, actions: int) -> float:
    """Seconds that the engine needs for as many actions, with both views and all labels."""
    chance = random.Random(0)
    encode = msgspec.json.encode
    begun = time.perf_counter()
    done = 0
    while done < actions:
        state = patolli.load(game).new(2, seed=chance.randrange(10**6))
        while not state.over and done < actions:
            state = state.copy(events=True)
            state.apply(chance.choice(state.legal()))
            for seat in (0, 1):
                encode(state.observe(seat))
            question(state)
            done += 1
    return time.perf_counter() - begun


def main() -> None:
    """Measure on SQLite and on PostgreSQL."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="patolli")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--actions", type=int, default=4000)
    parser.add_argument("--rate", type=float, default=450.0)
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    wanted = parser.parse_args()
    engine = "compiled" if patolli.compiled else "interpreted"
    print(
        f"{wanted.game}, {wanted.tables} tables of two people, {wanted.actions} actions, "
        f"{engine} engine, load generator on the same machine"
    )
    share = engine_share(wanted.game, wanted.actions)
    print(f"the engine alone: {share:.2f} s = {share / wanted.actions * 1000:.2f} ms an action")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("sqlite", "postgres"):
            if wanted.database not in (name, "both"):
                continue
            postgres = Postgres(fsync="on") if name == "postgres" else None
            url = postgres.database() if postgres else f"sqlite:///{folder}/bench.db"
            server = Server(url, sweep_seconds=5)
            print(name)
            try:
                for rate in dict.fromkeys((wanted.rate, 0.0)):
                    asyncio.run(measure(server, wanted.game, wanted.tables, wanted.actions, rate))
            finally:
                server.stop()
                if postgres is not None:
                    postgres.stop()


if __name__ == "__main__":
    main()
