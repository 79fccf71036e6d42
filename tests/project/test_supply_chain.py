"""What Patolli is built from: hashes that belong to the pins, an audit that says what it knows."""

from __future__ import annotations

import json
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def script(name: str) -> Any:
    """A script of the project as a module."""
    module = f"scripts_{name}"
    spec = spec_from_loader(module, SourceFileLoader(module, str(ROOT / "scripts" / name)))
    assert spec is not None
    assert spec.loader is not None
    found = sys.modules[module] = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_every_package_of_the_server_has_the_hashes_of_its_pinned_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashes = script("hashes")
    assert hashes.faults() == []
    text = hashes.TARGET.read_text()
    version = hashes.pins()["litestar"]
    for old, new, wrong in (
        (f"litestar=={version}", "litestar==0.1", "litestar: 0.1 in"),
        (f"litestar=={version}", f"litestarlet=={version}", "litestar: not in"),
        ("--hash=sha256:", "--hash=md5:", "litestar: no hashes"),
    ):
        monkeypatch.setattr(hashes, "TARGET", tmp_path / "server.txt")
        hashes.TARGET.write_text(text.replace(old, new))
        assert any(fault.startswith(wrong) for fault in hashes.faults())


def test_no_file_of_pins_names_where_packages_are_kept() -> None:
    for path in (ROOT / "requirements").iterdir():
        assert "://" not in path.read_text(), path.name


def test_an_audit_tells_found_from_not_found_from_not_asked() -> None:
    audit = script("audit")
    clean = {"name": "idna", "version": "3", "vulns": []}
    skipped = {"name": "idna", "skip_reason": "not found"}
    bad = {**clean, "vulns": [{"id": "CVE-1", "fix_versions": ["4"]}]}

    def python(*packages: object) -> Any:
        return audit.python_report(json.dumps({"dependencies": packages}))

    assert python(clean).sentence() == "Python: 1 packages, no advisory."
    assert python(bad, skipped).advisories == ["idna 3: CVE-1, mended in 4"]
    for unasked in (python(skipped), audit.python_report(""), audit.web_report('{"error": {}}')):
        assert "not checked" in unasked.sentence()
        assert unasked.advisories == []
    count = {"dependencies": {"total": 3}}
    found = {"vite": {"severity": "high", "range": "<8"}}
    web = audit.web_report(json.dumps({"metadata": count, "vulnerabilities": found}))
    assert web.advisories == ["vite: high, in <8"]
    web = audit.web_report(json.dumps({"metadata": count, "vulnerabilities": {}}))
    assert web.sentence() == "Web: 3 packages, no advisory."
