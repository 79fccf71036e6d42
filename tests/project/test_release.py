"""What a release is made with: workflows that only a person lets publish, and one licence."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import patolli

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def read(path: Path) -> dict[str, Any]:
    """A workflow; YAML reads its key `on` as true."""
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def commands(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_the_workflows_are_there() -> None:
    assert [path.stem for path in WORKFLOWS] == ["audit", "docs", "site", "test", "wheels"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_reads_and_calls_what_there_is(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(workflow["jobs"]), name
        for command in commands(job):
            assert set(re.findall(r"make ([a-z-]+)", command)) <= TARGETS, command


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_only_a_tag_or_a_person_publishes(path: Path) -> None:
    for name, job in read(path)["jobs"].items():
        if "write" in job.get("permissions", {}).values():
            assert job["if"] in (
                "startsWith(github.ref, 'refs/tags/v')",
                "github.event_name == 'workflow_dispatch'",
            ), name
            assert "environment" in job, name
        for command in commands(job):
            assert not re.search(r"twine|npm publish|pip.* upload", command), name
            assert "gh release" not in command or "--draft" in command, name


def test_one_licence_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    web = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert "Apache License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert project["license"] == "Apache-2.0 AND OFL-1.1"
    assert web["license"] == "Apache-2.0"
    fonts = [name for name in web["dependencies"] if name.startswith("@fontsource")]
    licences = sorted(path.name for path in (ROOT / "web/public/licences").glob("*-OFL.txt"))
    assert licences == sorted(f"{name.rpartition('/')[2]}-OFL.txt" for name in fonts)
    assert "may choose another licence" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_supported_python_is_named_and_built() -> None:
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [one.rpartition(" ")[2] for one in whole["project"]["classifiers"] if ":: 3." in one]
    built = [f"3.{one[3:5]}" for one in whole["tool"]["cibuildwheel"]["build"]]
    assert named == built
    assert re.fullmatch(r"\d+\.\d+\.\d+", patolli.__version__)
