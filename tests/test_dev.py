"""The command for developers: what goes out is told, and every page of the documentation is found."""

from __future__ import annotations

import os
import re
import subprocess
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from tests.web.page import LIES_IN

ROOT = Path(__file__).parents[1]
AS_SOMEBODY = ("-c", "user.name=A", "-c", "user.email=a")


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
    for command in (("init",), ("add", "."), (*AS_SOMEBODY, "commit", "-m", "All")):
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


def test_a_version_does_not_while_changes_have_none(dev: ModuleType, tmp_path: Path) -> None:
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text(changes.read_text().replace("# Changes\n", "# Changes\n\n## Unreleased\n"))
    subprocess.run(["git", *AS_SOMEBODY, "commit", "-am", "More"], cwd=tmp_path, check=True)
    with pytest.raises(SystemExit, match="changes of no version"):
        dev.is_ready_to_go_out("1.4.0")


def test_a_version_that_is_out_does_not_go_out_again(dev: ModuleType, tmp_path: Path) -> None:
    subprocess.run(["git", "tag", "v1.4.0"], cwd=tmp_path, check=True)
    with pytest.raises(SystemExit, match="out already"):
        dev.is_ready_to_go_out("1.4.0")


@pytest.fixture
def building(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Where it has built pages; what builds them is there, and does nothing else."""
    built: list[Path] = []

    def build(to: Path, told: Path) -> None:
        built.append(to)
        to.mkdir()

    (tmp_path / "page").mkdir()
    (tmp_path / "package-lock.json").write_text("{}")
    (tmp_path / "page.cjs").write_text("")
    for name, place in (("PAGE", "page"), ("BUILDER", "page.cjs"), ("KEPT", "kept")):
        monkeypatch.setattr(dev, name, tmp_path / place)
    monkeypatch.setattr(dev, "npm_packages", lambda what: tmp_path)
    monkeypatch.setattr(dev, "build_page", build)
    monkeypatch.setattr(dev, "python", lambda *said: Path(said[-1]).mkdir())
    return built


def test_a_page_for_tests_is_built_once_and_anew_when_a_source_changes(
    dev: ModuleType, building: list[Path], tmp_path: Path
) -> None:
    first, again = dev.page_for_tests(), dev.page_for_tests()
    assert first == again
    assert Path(first[LIES_IN]).is_dir()
    assert len(building) == 1
    (tmp_path / "page/app.js").write_text("start()")
    assert dev.page_for_tests() != first
    assert len(building) == 2
    assert Path(first[LIES_IN]).is_dir()  # another run may use it


def test_a_page_that_nobody_has_used_for_a_day_is_taken_away(
    dev: ModuleType, building: list[Path], tmp_path: Path
) -> None:
    first = Path(dev.page_for_tests()[LIES_IN])
    os.utime(first, (0, 0))
    assert Path(dev.page_for_tests()[LIES_IN]) == first  # it is used again
    os.utime(first, (0, 0))
    (tmp_path / "page/app.js").write_text("start()")
    second = Path(dev.page_for_tests()[LIES_IN])
    assert list((tmp_path / "kept").iterdir()) == [second]


def test_where_npm_is_missing_tests_go_on_with_the_sources_and_it_is_said(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "package-lock.json").write_text("{}")
    monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
    monkeypatch.setenv("PATH", "")
    assert dev.page_for_tests() == {}
    assert capsys.readouterr().out.count("\n") == 1


def test_where_the_page_cannot_be_built_though_npm_is_there_the_run_fails(
    dev: ModuleType, building: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(to: Path, told: Path) -> None:
        raise SystemExit(1)

    monkeypatch.setattr(dev, "build_page", refuse)
    with pytest.raises(SystemExit):
        dev.page_for_tests()


def test_every_page_is_on_the_site() -> None:
    index = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^[\w/*-]+$", index, re.MULTILINE))
    pages = {path.relative_to(ROOT / "docs").with_suffix("").as_posix() for path in ROOT.glob("docs/*.md")}
    assert pages - named == {"index"}
    assert named - pages == {"rulings/*", "api/modules"}
