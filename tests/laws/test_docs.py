"""What the documentation shows is true: its examples run, its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.laws.examples import Example, commands, examples, prints, run_command, run_python
from tests.laws.house import ROOT

PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
}
FENCES = [example for page, text in PAGES.items() for example in examples(page, text)]
LINK = re.compile(r"\[[^\]]*\]\((?!\w+:)([^)#\s]*)(#[^)\s]*)?\)")


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_python([fence for fence in FENCES if fence.page == page and fence.info == "python"])


def test_python_that_does_not_run_is_found() -> None:
    fences = [Example("page.md", 3, "python", "x = 3\n"), Example("page.md", 9, "python", "assert x == 4\n")]
    with pytest.raises(AssertionError):
        run_python(fences)


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_print_what_it_says(page: str, tmp_path: Path) -> None:
    for fence in FENCES:
        if fence.page == page and fence.info == "console":
            for command, said in commands(fence):
                code, printed = run_command(command, tmp_path)
                assert code == 0, f"{page}: {command}\n{printed}"
                assert prints(said, printed), f"{page}: {command}\nprints\n{printed}\nand not\n{said}"


def test_a_command_is_told_from_what_it_prints() -> None:
    fence = Example("p.md", 1, "console", "$ fabula roles X\nseer ...\n$ fabula serve\n$ ./dev test\n")
    assert list(commands(fence)) == [("fabula roles X", "seer ...\n")]


def test_what_a_command_does_not_print_is_found() -> None:
    assert prints("seer ...\nrobber\n", "seer  villager\nrobber\n")
    assert not prints("seer ...\nrobber\n", "seer  villager\nthief\n")


def test_fences_are_found_where_they_stand() -> None:
    text = "# Page\n\n```python\nx = 1\n```\n\n````text\n```python\nnot run\n```\n````\n"
    assert [(fence.line, fence.info) for fence in examples("page.md", text)] == [(4, "python"), (8, "text")]


def dead_links(page: str, text: str) -> list[str]:
    """Links of a page to files that are not there."""
    folder = (ROOT / page).parent
    return [f"{page}: {m[1]}" for m in LINK.finditer(text) if m[1] and not (folder / m[1]).exists()]


def test_links_lead_somewhere() -> None:
    assert [breach for page, text in PAGES.items() for breach in dead_links(page, text)] == []


def test_a_dead_link_is_found() -> None:
    assert dead_links("docs/page.md", "[the house](../README.md) and [nowhere](nowhere.md#there)") == [
        "docs/page.md: nowhere.md"
    ]
