"""A game from a folder outside the repository plays everywhere, with its own words."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from tests.distributions import environment, install, run
from tests.server.clients import Person
from tests.server.running import Server

ARENA = ["--game", "zorro", "--games", "6", "--budget", "30", "--json"]
BOARD = "export default { mount: (box) => ({ update: () => box.append('pile') }) };\n"
PICTURES = '\n[project.entry-points."patolli.pictures"]\nzorro = "zorro.web"\n\n[tool.hatch'
PLAY_ENVIRONMENTS = """
import numpy as np
from pettingzoo.test import api_test
from patolli.envs.gymnasium import PatolliGymEnv
from patolli.envs.pettingzoo import env

api_test(env("zorro"), num_cycles=60)
solo = PatolliGymEnv("zorro")
solo.reset(seed=3)
over = False
while not over:
    over = solo.step(int(np.flatnonzero(solo.action_masks())[0]))[2]
print("played")
"""


@pytest.fixture(scope="module")
def zorro(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of the template under another name, installed, with a picture for the browser."""
    folder = tmp_path_factory.mktemp("elsewhere") / "zorro"
    made = run(folder.parent, "-m", "patolli", "new-game", "zorro", "--into", str(folder))
    assert made.returncode == 0, made.stderr
    web = folder / "src" / "zorro" / "web"
    web.mkdir()
    (web / "__init__.py").write_text('"""The board of Zorro in a browser."""\n')
    (web / "board.js").write_text(BOARD)
    project = folder / "pyproject.toml"
    project.write_text(project.read_text().replace("\n[tool.hatch", PICTURES, 1))
    install(folder)
    return folder


def test_it_is_played_in_the_terminal(zorro: Path) -> None:
    command = ["-m", "patolli", "play", "zorro", "--seed", "5", "--lang", "fr", "--bots", "random"]
    played = run(zorro, *command, typed="1\n" * 200)
    assert "Que faites-vous" in played.stdout, played.stderr
    assert "Sacs restants" in played.stdout  # a part of the view by the game's own word


def test_it_is_played_in_the_arena(zorro: Path) -> None:
    done = run(zorro, "-m", "patolli", "arena", "planner", "random", *ARENA)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 6


def test_it_is_played_in_the_environments(zorro: Path) -> None:
    done = run(zorro, "-c", PLAY_ENVIRONMENTS)
    assert "played" in done.stdout, done.stderr


def test_it_is_played_at_the_web_table(
    zorro: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment(zorro / "src").items():
        monkeypatch.setenv(name, value)
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        asyncio.run(at_the_web_table(server))
    finally:
        server.stop()


async def at_the_web_table(server: Server) -> None:
    ana = await Person(server).guest("Ana")
    listed = {game["id"]: game for game in (await ana.get("/api/games"))["games"]}
    assert [option["key"] for option in listed["zorro"]["options"]] == ["limit"]
    words = await ana.http.get("/locales/fr/zorro.ftl")
    assert "zorro-view-left = Sacs restants" in words.text
    assert "ZOR-SETUP-1" in (await ana.http.get("/api/rules/zorro?language=fr")).text
    assert (await ana.http.get("/pictures/zorro/board.js")).text == BOARD
    assert (await ana.http.get("/pictures/tikal/board.js")).text == "export default null;\n"
    for hidden in ("__init__.py", "../__init__.py", "..%2f__init__.py"):
        assert (await ana.http.get(f"/pictures/zorro/{hidden}")).status_code == 404
    table = await ana.table("zorro", ("me", "apprentice"))
    async with ana.at(table["id"]) as chair:
        await chair.play(random.Random(2))
        assert chair.update["table"]["status"] == "finished"
        assert {"zorro-drew", "zorro-sold"} <= {event["key"] for event in chair.log}
    await ana.close()


def test_the_words_of_a_distribution_with_a_bot_alone_are_found(tmp_path: Path) -> None:
    package = tmp_path / "src" / "sly"
    for language, word in (("en", "Sly fox"), ("fr", "Renard rusé")):
        (package / "locales" / language).mkdir(parents=True)
        (package / "locales" / language / "sly.ftl").write_text(f"sly-bot = {word}\n")
    (package / "players").mkdir()
    (package / "__init__.py").write_text("")
    (package / "players" / "__init__.py").write_text("")
    (package / "players" / "fox.py").write_text(
        "from patolli.bots.random import RandomBot\n\n\nclass Fox(RandomBot):\n    pass\n"
    )
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "sly"\nversion = "1.0"\n'
        '[project.entry-points."patolli.bots"]\nfox = "sly.players.fox:Fox"\n'
    )
    install(tmp_path)
    said = run(tmp_path, "-c", "from patolli.text import Words; print(Words('fr').text('sly-bot'))")
    assert said.stdout == "Renard rusé\n", said.stderr
    played = run(tmp_path, "-m", "patolli", "simulate", "patolli", "-n", "2", "--players", "fox")
    assert played.returncode == 0, played.stderr
