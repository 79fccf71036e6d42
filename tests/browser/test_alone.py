"""What the static site packs is enough: our archive and the standard library play every game."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLAY = """
import json
import sys

sys.path.insert(0, sys.argv[1])

import patolli
from patolli.browser.inbox import Inbox
from patolli.browser.thinker import think

assert patolli.__file__.startswith(sys.argv[1])
inbox, jobs = Inbox(lambda: 1), []


def tell(**message):
    found = json.loads(inbox.handle(json.dumps(message)))
    jobs.extend(found["jobs"])
    return found


for number, game in enumerate(patolli.games()):
    seats = [{"kind": "me"}, {"kind": "bot", "level": "artisan"}]
    form = {"game": game, "seats": seats, "seed": 4}
    answers = tell(do="request", ref=1, name="open", given=[form, ""])["answers"]
    table = answers[0][1]["id"]
    tell(do="connect", connection=number, table=table)
    said = tell(do="command", connection=number, data={"type": "hello", "version": None})["said"]
    played = 0
    while played < 4:
        update = said[-1][1]
        if update["choices"]:
            act = {"type": "act", "action": update["choices"][0]["id"]}
            act["version"] = update["version"]
            said = tell(do="command", connection=number, data=act)["said"]
        else:
            job = jobs.pop()
            found = json.loads(think(json.dumps(job)))
            said = tell(do="result", job=job["id"], found=found)["said"]
        played += 1
print(*sorted({name.split(".")[0] for name in sys.modules}))
"""


def test_the_archive_plays_alone(tmp_path: Path) -> None:
    script = ROOT / "web" / "scripts" / "site.py"
    spec = importlib.util.spec_from_file_location("site_script", script)
    assert spec is not None
    assert spec.loader is not None
    site = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(site)
    site.pack(tmp_path / "patolli.zip")
    with zipfile.ZipFile(tmp_path / "patolli.zip") as archive:
        archive.extractall(tmp_path / "unpacked")
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PLAY, str(tmp_path / "unpacked")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    used = set(found.stdout.split())
    assert not used & {"numpy", "msgspec", "litestar", "sqlalchemy"}
    assert used - sys.stdlib_module_names <= {"patolli", "__main__"} | {
        name for name in used if name.startswith("_")
    }
