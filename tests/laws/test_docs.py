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
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCE = re.compile(r"^(`{3,}).*?^\1", re.MULTILINE | re.DOTALL)
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
    """Links of a page to files that are not there, and to headings that a page does not have."""
    folder, dead = (ROOT / page).parent, list[str]()
    for found in LINK.finditer(text):
        to, heading = folder / found[1] if found[1] else ROOT / page, (found[2] or "").removeprefix("#")
        if not to.exists() or (
            heading and to.suffix == ".md" and heading not in headings(to.read_text(encoding="utf-8"))
        ):
            dead.append(f"{page}: {found[1]}{found[2] or ''}")
    return dead


def headings(text: str) -> set[str]:
    """The headings of a page as links name them."""
    lines = (m[1] for m in HEADING.finditer(FENCE.sub("", text)))
    return {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines}


def test_links_lead_somewhere() -> None:
    assert [breach for page, text in PAGES.items() for breach in dead_links(page, text)] == []


def test_a_dead_link_is_found() -> None:
    assert dead_links("docs/page.md", "[the house](../README.md) and [nowhere](nowhere.md#there)") == [
        "docs/page.md: nowhere.md#there"
    ]
    page = (
        "[what a script may ask](vocabulary.md#what-a-script-may-ask-of-the-town) [it](vocabulary.md#asked)"
    )
    assert dead_links("docs/page.md", page) == ["docs/page.md: vocabulary.md#asked"]
