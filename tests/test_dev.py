"""The command for developers: what goes out is told, and every page of the documentation is found."""

from __future__ import annotations

import re
import subprocess
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The command, at work on a project that has a list of changes and nothing else."""
    loader = SourceFileLoader("dev", str(ROOT / "dev"))
    spec = spec_from_loader("dev", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changes\n\n## 1.4.0, 2026-05-04\n\n## 1.3.0, not yet released\n"
    )
    who = ("-c", "user.name=A", "-c", "user.email=a")
    for command in (("init",), ("add", "."), (*who, "commit", "-m", "All")):
        subprocess.run(["git", *command], cwd=tmp_path, check=True, capture_output=True)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


def test_a_version_goes_out_that_is_told_with_its_date(dev: ModuleType) -> None:
    assert dev.is_ready_to_go_out("1.4.0") is None


@pytest.mark.parametrize("version", ["1.3.0", "1.4", "2.0.0"])
def test_a_version_without_its_date_does_not(dev: ModuleType, version: str) -> None:
    with pytest.raises(SystemExit, match="no heading"):
        dev.is_ready_to_go_out(version)


def test_what_is_not_committed_does_not(dev: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "more.py").write_text("")
    with pytest.raises(SystemExit, match="not committed"):
        dev.is_ready_to_go_out("1.4.0")


def test_every_page_is_on_the_site() -> None:
    index = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^[\w/*-]+$", index, re.MULTILINE))
    pages = {path.relative_to(ROOT / "docs").with_suffix("").as_posix() for path in ROOT.glob("docs/*.md")}
    assert pages - named == {"index"}
    assert named - pages == {"rulings/*", "api/modules"}
