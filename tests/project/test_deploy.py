"""The files for a server of one's own fit each other and the settings that there are."""

import re
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from patolli.server.ops.config import Settings, read

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {f"PATOLLI_{name.upper()}" for name in Settings.__struct_fields__}
ENVIRONMENT = dict(
    line.split("=", 1)
    for line in (DEPLOY / "example.env").read_text().splitlines()
    if "=" in line and not line.startswith("#")
)


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
    return found


def test_the_services_have_settings_that_there_are() -> None:
    services = compose()["services"]
    assert set(services) == {"database", "table", "worker", "proxy"}
    for name in ("table", "worker"):
        given = {
            key: re.sub(r"\$\{(\w+)[^}]*\}", lambda found: ENVIRONMENT[found[1]] or "x", value)
            for key, value in services[name]["environment"].items()
        }
        assert {key for key in given if key.startswith("PATOLLI_")} <= SETTINGS
        settings = read(None, given)
        assert settings.postgres
        assert settings.secure_cookies
        assert settings.hosts == ["table.example.org"]
    assert services["worker"]["environment"]["PATOLLI_BOT_WORKERS"] == "0"


def test_the_services_name_what_there_is() -> None:
    whole = compose()
    text = (DEPLOY / "compose.yml").read_text(encoding="utf-8")
    services = whole["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services), name
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            there = source in whole["volumes"] or (DEPLOY / source).is_file()
            assert there, volume
    waited_for = re.findall(r"(\w+): \{ condition: service_healthy \}", text)
    assert set(waited_for) == {"database", "table"}
    assert all("test" in services[name]["healthcheck"] for name in waited_for)
    build = services["table"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert set(re.findall(r"\$\{(\w+)", text)) == set(ENVIRONMENT)
    assert [name for name in services if "ports" in services[name]] == ["proxy"]


def test_the_container_is_built_from_files_that_there_are() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    stages = re.findall(r"^FROM \S+ AS (\w+)", text, re.MULTILINE)
    for line in re.findall(r"^COPY (.*)$", text, re.MULTILINE):
        first, *rest = line.split()
        if first.startswith("--from="):
            assert first.removeprefix("--from=") in stages
        else:
            assert all((ROOT / source).exists() for source in [first, *rest][:-1]), line
    given = dict(re.findall(r"(PATOLLI_(?!COMPILE)\w+)=(\S+)", text))
    assert set(given) <= SETTINGS
    assert read(None, given).sqlite_file == Path("/var/lib/patolli/patolli.db")
    assert "USER patolli" in text
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", "**/node_modules", "build"} <= set(ignored)


def test_the_unit_and_its_settings(tmp_path: Path) -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "patolli.service")
    settings = read(DEPLOY / "patolli.toml", {})
    assert unit["Service"]["ExecStart"].endswith("patolli serve --config /etc/patolli.toml")
    assert unit["Service"]["WorkingDirectory"] == str(
        settings.sqlite_file and settings.sqlite_file.parent
    )
    assert settings.secure_cookies
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed here")
    text = (DEPLOY / "patolli.service").read_text()
    started = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.MULTILINE)
    (tmp_path / "patolli.service").write_text(started)
    done = subprocess.run(
        [analyze, "verify", str(tmp_path / "patolli.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_a_proxy_leads_to_the_port_of_the_table(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    settings = read(DEPLOY / "patolli.toml", {})
    assert f"{settings.host}:{settings.port}" in text
    assert settings.hosts[0] in text
    assert text.count("{") == text.count("}")
