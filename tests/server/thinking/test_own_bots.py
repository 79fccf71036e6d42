"""The server's own bots: people choose them by name, and none that fails keeps a table waiting."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest
from tests.server.clients import Person
from tests.server.running import Server

import patolli
from patolli.bots import Bot, Judgement, Knowledge
from patolli.bots.budget import Budget
from patolli.core.rng import Rng
from patolli.server.ops.config import BadSetting, Settings, as_environment, read
from patolli.server.thinking.executor import PoolExecutor
from patolli.text import Words

HERE = "tests.server.thinking.test_own_bots"
LAST = """
import sys
for line in sys.stdin:
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "patolli":
        print("ready", flush=True)
    elif word == "legal":
        last = rest
    elif word == "go":
        print("bestmove", last, flush=True)
    elif word == "quit":
        break
"""


class LastBot(Bot):
    """It takes the last legal action."""

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        return [Judgement(action, float(action), [], 0) for action in knowledge.legal()]


class BrokenBot(Bot):
    """It fails."""

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        raise KeyError("broken")


class CheatingBot(Bot):
    """It takes an action that is not legal."""

    def judge(self, knowledge: Knowledge, budget: Budget, rng: Rng) -> list[Judgement]:
        return [Judgement(max(knowledge.legal()) + 1, 1.0, [], 0)]


def choose(bot: str, **own: str) -> tuple[int, list[int]]:
    """What a bot of the server does in a game of Tikal, and what is legal."""
    state = patolli.load("tikal").new(2, seed=3)
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    seat = state.seat
    assert seat is not None

    async def work() -> int:
        executor = PoolExecutor(Settings(bots=own, bot_seconds=60))
        await executor.open()
        try:
            return (await executor.choose(state, seat, bot, "a table", "ann"))[0]
        finally:
            await executor.close()

    return asyncio.run(work()), state.legal()


def test_a_class_and_a_program_decide(tmp_path: Path) -> None:
    program = tmp_path / "last.py"
    program.write_text(LAST)
    for bot in (f"{HERE}:LastBot", f"exec:{sys.executable} {program}@5s"):
        action, legal = choose("last", last=bot)
        assert action == legal[-1]


@pytest.mark.parametrize(
    "bot",
    [
        f"{HERE}:BrokenBot",
        f"{HERE}:CheatingBot",
        f"exec:{sys.executable} -c pass",
        f"exec:{sys.executable} -c 'print(\"ready\", flush=True); input(); input()'@0.1s",
    ],
)
def test_any_legal_action_is_taken_for_one_that_fails(bot: str) -> None:
    action, legal = choose("bad", bad=bot)
    assert action in legal


def test_one_that_the_server_has_no_more_is_replaced_by_the_usual_level() -> None:
    action, legal = choose("gone")
    assert action in legal
    assert PoolExecutor(Settings(default_level="novice")).named("gone") == "novice"


def test_people_choose_them_by_name_and_see_it(tmp_path: Path) -> None:
    program = tmp_path / "last.py"
    program.write_text(LAST)
    own = {"last-one": f"exec:{sys.executable} {program}@5s"}
    server = Server(f"sqlite:///{tmp_path / 'patolli.db'}", bots=json.dumps(own))

    async def work() -> None:
        ann = await Person(server).guest("Ann")
        assert (await ann.get("/api/games"))["bots"] == ["last-one"]
        bot = {"kind": "bot", "level": "last-one"}
        form = {"game": "tikal", "seats": [bot, bot, {"kind": "me"}], "start": True}
        table = await ann.post("/api/tables", form, 201)
        called = [Words("en").text(x["called"]["key"], x["called"]["data"]) for x in table["seats"]]
        assert called == ["last-one 1", "last-one 2", "Ann"]
        styled = {**form, "seats": [{**bot, "style": "temples"}, bot, {"kind": "me"}]}
        assert "no style" in str(await ann.post("/api/tables", styled, 422))
        refused = {**form, "seats": [{"kind": "bot", "level": own["last-one"]}, {"kind": "me"}]}
        assert "last-one" in str(await ann.post("/api/tables", refused, 422))
        for _ in range(200):  # both bots play their first turns
            if (await ann.get(f"/api/tables/{table['id']}"))["asked"] == 2:
                return
            await asyncio.sleep(0.2)
        raise AssertionError("the bots did not play")

    try:
        asyncio.run(work())
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[bots]\nmaster = 'planner'", "can't be called 'master'"),
        ("[bots]\n'a b' = 'planner'", "can't be called 'a b'"),
        ("[bots]\nrunner = 'exec:no-such-program'", "no program 'no-such-program'"),
        ("[bots]\nrunner = 'nowhere.at_all:Bot'", "can't be imported"),
        ("[bots]\nrunner = 'planner@soon'", "'soon' is not a budget"),
        ("bots = 3", "bots"),
    ],
)
def test_one_that_can_not_be_made_is_refused_at_the_start(
    tmp_path: Path, text: str, reason: str
) -> None:
    path = tmp_path / "patolli.toml"
    path.write_text(text)
    with pytest.raises(BadSetting, match=reason):
        read(path, {})


def test_the_environment_names_them_in_json() -> None:
    settings = Settings(bots={"quick": "planner@200", "far": "searcher@2s"})
    assert read(None, as_environment(settings)) == settings
    with pytest.raises(BadSetting, match="is not JSON"):
        read(None, {"PATOLLI_BOTS": "quick=planner"})
