"""What the wheel holds besides the package, and the compiled engine where it is asked for.

`pip wheel .` makes a plain wheel that needs no compiler. With PATOLLI_COMPILE=1 the core and the
games are compiled into it.
"""

from __future__ import annotations

import os
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = os.environ.get("PATOLLI_COMPILE", "") not in ("", "0")
BESIDE = {
    "locales": "patolli/locales",
    "docs/rules": "patolli/docs/rules",
    "src/patolli/server/static": "patolli/server/static",
}


class PatolliBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the words, the rules and the web table to the wheel, and compiles if asked."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4", "setuptools>=65"] if COMPILE else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        for source, inside in BESIDE.items():
            if (Path(self.root) / source).is_dir():
                build_data["force_include"][str(Path(self.root) / source)] = inside
            else:
                self.app.display_warning(f"the wheel will be without {source}: it is not built")
        if COMPILE:
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile where `make fast` does, and take the extension modules from there."""
        build = engine_build(Path(self.root))
        target = Path(self.root) / "build" / "compiled"
        target.mkdir(parents=True, exist_ok=True)
        try:
            with build.alone(target):
                build.build(target)
        except build.NotCompiled as error:
            raise SystemExit(f"{error.output}\n{error}") from None
        for path in build.extensions(target):
            build_data["force_include"][str(target / path)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def engine_build(root: Path) -> ModuleType:
    """The module `patolli.build`, loaded without its package."""
    spec = spec_from_file_location("patolli_build", root / "src" / "patolli" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
