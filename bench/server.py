"""Drive many tables at once through the real server and print actions per second and latencies.

    python bench/server.py [--game all] [--engine both] [--database both] [--tables 100]
                           [--actions 4000] [--rate 450] [--profile | --stations | --processes N]

Every table has two people with a socket each, who make random legal actions. The latency of an
action is the time from sending it to the update that acknowledges it (durably stored). With a rate
the actions are spread evenly at that rate; with `--rate 0` everybody acts as fast as possible.
Beside it stands the processor time that the server's process spent on an action (which other work
on the machine hardly disturbs), that of the database, the bots' workers (which have nothing to do)
and the load generator, and what the same actions cost in the
engine alone: without storing and sending. `--profile` tells how the server's time divides into
parts (`bench/parts.py`), `--stations` what actions wait for, and the slowest of them
(`bench/stations.py`); their clocks cost a few per cent. With `--processes` (on PostgreSQL) the
server's time is that of all its processes, without the bots' workers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
import stations
import uvloop
from tests.server.clients import Chair, Person
from tests.server.running import Postgres, Server

import patolli

AT_ONCE = 10  # tables that are made at the same time
HERE = Path(__file__).resolve().parent
COMPILED = HERE.parent / "build" / "compiled"
SOURCE = HERE.parent / "src"


class Choice(msgspec.Struct):
    """What the load generator reads of a choice."""

    id: int


class Info(msgspec.Struct, frozen=True):
    """What the load generator reads of a table."""

    status: str = "running"


class Heard(msgspec.Struct):
    """What the load generator reads of a message."""

    type: str
    table: Info = Info()
    ref: int | None = None
    version: int = 0
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
        self.spent = 0.0
        self.server_cpu = 0.0
        self.workers_cpu = 0.0
        self.database_cpu = 0.0
        self.own_cpu = 0.0
        self.parts: dict[str, float] = {}
        self.stations = ""

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
    message = HEARD.decode(msgspec.json.encode(chair.update))
    receive = chair.socket.recv
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
                message = HEARD.decode(await receive(decode=False))
                if message.ref == ref:
                    break
            run.latencies.append(time.perf_counter() - begun)
            if message.type != "update":
                raise SystemExit(f"refused: {message}")
        else:
            if len(run.latencies) >= run.wanted or message.table.status != "running":
                return
            message = HEARD.decode(await receive(decode=False))


async def seated(server: Server, game: str) -> list[Chair]:
    """Two people with a socket each at a table of their own."""
    ann, ben = await Person(server).guest("Ann"), await Person(server).guest("Ben")
    made = await ann.table(game, ["me", "open"], visibility="public")
    await ben.post(f"/api/tables/{made['id']}/join", {})
    await ann.post(f"/api/tables/{made['id']}/start")
    chairs = [person.at(made["id"]) for person in (ann, ben)]
    for chair in chairs:
        await chair.__aenter__()
    return chairs


class Followed(Server):
    """A server that `follower` (a module beside this file) takes notes of."""

    def __init__(self, url: str, folder: Path, follower: str, **settings: Any) -> None:
        self.follower = follower
        self.out = folder / "notes.json"
        first = (
            f"import sys\nfrom pathlib import Path\nsys.path.insert(0, {str(HERE)!r})\n"
            f"from {follower} import follow\nfollow(Path({str(self.out)!r}))\n"
        )
        super().__init__(url, first=first, **settings)

    async def notes(self) -> Any:
        """The notes so far."""
        self.out.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        while not self.out.exists():
            await asyncio.sleep(0.01)
        return json.loads(self.out.read_text(encoding="ascii"))


async def measure(
    server: Server, postgres: Postgres | None, game: str, tables: int, actions: int, rate: float
) -> Run:
    """Seat everybody, then play."""
    chairs: list[Chair] = []
    for _ in range(0, tables, AT_ONCE):
        some = min(AT_ONCE, tables - len(chairs) // 2)
        for pair in await asyncio.gather(*(seated(server, game) for _ in range(some))):
            chairs += pair
    run = Run(actions, rate)
    notes_before = await server.notes() if isinstance(server, Followed) else {}
    before, own_before = cpu_of_all(server, postgres), time.process_time()
    run.started = time.perf_counter()
    tasks = [
        asyncio.create_task(player(run, chair, random.Random(number)))
        for number, chair in enumerate(chairs)
    ]
    while len(run.latencies) < actions and not all(task.done() for task in tasks):
        await asyncio.sleep(0.02)
    run.spent = time.perf_counter() - run.started
    after = cpu_of_all(server, postgres)
    run.server_cpu, run.workers_cpu, run.database_cpu = (
        last - first for first, last in zip(before, after, strict=True)
    )
    run.own_cpu = time.process_time() - own_before
    if isinstance(server, Followed) and server.follower == "parts":
        for part, seconds in (await server.notes()).items():
            run.parts[part] = seconds - notes_before.get(part, 0.0)
    elif isinstance(server, Followed):
        run.stations = stations.table(await server.notes())
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    for chair in chairs:
        await chair.socket.close()
        await chair.person.close()
    return run


def cpu_of_all(server: Server, postgres: Postgres | None) -> tuple[float, float, float]:
    """The processor time of the server's processes, of the bots' workers and of the database."""
    serving, working = cpu_of(server.process.pid), 0.0
    for child in children(server.process.pid):
        if b"ops.supervisor" in Path(f"/proc/{child}/cmdline").read_bytes():
            serving += cpu_of(child)
        else:
            working += cpu_of(child)
    storing = 0.0
    if postgres is not None:
        parent = postgres.process.pid
        storing = cpu_of(parent, ended=True) + sum(cpu_of(child) for child in children(parent))
    return serving, working, storing


def children(pid: int) -> list[int]:
    """The processes that a process has started, and that still run."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def cpu_of(pid: int, ended: bool = False) -> float:
    """The processor time of a process in seconds: of its threads, and of children that ended."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")


def show(run: Run) -> None:
    """The numbers of one run."""
    cuts = statistics.quantiles(run.latencies, n=1000)
    done = len(run.latencies)
    offered = f"{run.rate:.0f}/s offered" if run.rate else "as fast as possible"
    print(
        f"    {offered}: {done} actions in {run.spent:.1f} s = {done / run.spent:.0f} actions/s; "
        f"latency p50 {cuts[499] * 1000:.1f}  p90 {cuts[899] * 1000:.1f}  "
        f"p99 {cuts[989] * 1000:.1f}  max {max(run.latencies) * 1000:.1f} ms; "
        f"processor time an action: server {run.server_cpu / done * 1000:.3f} ms, "
        f"database {run.database_cpu / done * 1000:.3f} ms, "
        f"workers {run.workers_cpu / done * 1000:.3f} ms, "
        f"load generator {run.own_cpu / done * 1000:.3f} ms",
        flush=True,
    )
    for part, seconds in sorted(run.parts.items(), key=lambda one: -one[1]):
        print(f"      {seconds / done * 1e6:6.0f} µs  {part}", flush=True)
    if run.stations:
        print(run.stations, flush=True)


ENGINE_ALONE = """
import random, sys, time
import msgspec
import patolli
from patolli.table.presentation import question

game, actions = sys.argv[1], int(sys.argv[2])
chance = random.Random(0)
encode = msgspec.json.encode
begun = time.process_time()
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
print("compiled" if patolli.compiled else "interpreted", time.process_time() - begun)
"""


def engine_alone(game: str, actions: int) -> tuple[str, float]:
    """Which engine runs, and the seconds it needs for as many actions, views and labels."""
    done = subprocess.run(
        [sys.executable, "-c", ENGINE_ALONE, game, str(actions)],
        check=True,
        capture_output=True,
        text=True,
    )
    mode, seconds = done.stdout.split()
    return mode, float(seconds)


def bench(game: str, database: str, wanted: argparse.Namespace) -> None:
    """One game on one database: at the wanted rate, then as fast as possible."""
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres(fsync="on") if database == "postgres" else None
        follower = "parts" if wanted.profile else "stations" if wanted.stations else ""
        url = postgres.database() if postgres else f"sqlite:///{folder}/bench.db"
        server = (
            Followed(url, Path(folder), follower, sweep_seconds=5)
            if follower
            else Server(url, sweep_seconds=5, processes=wanted.processes)
        )
        print(f"  {database}", flush=True)
        try:
            for rate in dict.fromkeys((wanted.rate, 0.0)):
                show(
                    uvloop.run(measure(server, postgres, game, wanted.tables, wanted.actions, rate))
                )
        finally:
            server.stop()
            if postgres is not None:
                postgres.stop()


def main() -> None:
    """Measure every game with both engines on SQLite and on PostgreSQL."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="all")
    parser.add_argument("--engine", choices=["interpreted", "compiled", "both"], default="both")
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--actions", type=int, default=4000)
    parser.add_argument("--rate", type=float, default=450.0)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--stations", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--compiled-in", type=Path, default=COMPILED)
    wanted = parser.parse_args()
    engines = ["interpreted", "compiled"] if wanted.engine == "both" else [wanted.engine]
    databases = ["sqlite", "postgres"] if wanted.database == "both" else [wanted.database]
    if wanted.processes > 1 and (wanted.profile or wanted.stations or databases != ["postgres"]):
        raise SystemExit("several processes: --database postgres, without --profile and --stations")
    if "compiled" in engines and not wanted.compiled_in.is_dir():
        raise SystemExit("there is no compiled engine: run `make fast`, or --engine interpreted")
    print(
        f"{wanted.tables} tables of two people, {wanted.actions} actions, load generator on the "
        f"same machine ({os.cpu_count()} cores, load {os.getloadavg()[0]:.1f})"
    )
    for game in patolli.games() if wanted.game == "all" else [wanted.game]:
        for engine in engines:
            package = wanted.compiled_in if engine == "compiled" else SOURCE
            os.environ["PYTHONPATH"] = str(package)
            mode, share = engine_alone(game, wanted.actions)
            assert mode == engine, f"the {mode} engine runs, not the {engine} one"
            alone = share / wanted.actions * 1000
            print(f"{game}, {engine} engine: alone {alone:.2f} ms an action", flush=True)
            for database in databases:
                bench(game, database, wanted)


if __name__ == "__main__":
    main()
