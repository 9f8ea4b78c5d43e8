"""A role more in the house: its header and script, its place in print, three texts and one test file.

It is tried in a copy of the house, with the Lamplighter of the examples, which our own files have nothing of.
"""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fabula as package
from fabula.text.brought import messages_in

SOURCE, TESTS = Path(package.__file__).parent, Path(__file__).parent
HARBOUR = TESTS.parent / "examples" / "harbour"
CARDS = Path("src/fabula/games/clocktower/almanac/cards.py")
CHAPTER = Path("src/fabula/games/clocktower/roles/trouble_brewing/townsfolk.py")
TEXTS = [Path(f"src/fabula/text/{lang}/clocktower/trouble-brewing-good.ftl") for lang in ("en", "fr", "ru")]
TEST = Path("tests/games/clocktower/roles/test_lamplighter.py")
# what `fabula check` asks of one role, without the games that it plays with all others
LINT = """
from fabula import check
from fabula.games import TALES
tale = TALES["clocktower"]
role = tale.almanac["lamplighter"]
faults = [
    *check.faults_of_card(tale, role), *check.faults_of_header(tale, role),
    *check.faults_of_icon(tale.id, role), *check.fault_of_test(tale.id, role.id, check.ROOT),
    *check.faults_of_ways(tale), *check.faults_of_words(tale),
]
for lang in check.LANGUAGES:
    faults += check.faults_of_led(check.words(lang), tale.scripts.published, tale.almanac)
    faults += check.faults_of_terms(lang, check.source(lang))
print(*check.told_with_files(faults, "fabula", check.FOLDER, "page.ftl", (), check.neighbours_of), sep="\\n")
"""
PAPER = """print(*read('["lamplighter", "imp", "empath"]').night("first_night")[3:5])"""
UNREAD = shutil.ignore_patterns("__pycache__", "built", "vendor", "fonts")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the house, as far as its linter and the tests of its roles read it."""
    shutil.copytree(SOURCE, tmp_path / "src" / "fabula", ignore=UNREAD)
    shutil.copytree(TESTS / "games", tmp_path / "tests" / "games", ignore=UNREAD)
    return tmp_path


def run(house: Path, *arguments: str) -> str:
    """What a command says that runs in the copy."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=house, env={**os.environ, "PYTHONPATH": str(house / "src"), "LANG": "en_GB.UTF-8"},
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


def write(house: Path, file: Path, told: str) -> None:
    """Write more into a file of the copy, or one that is new."""
    with (house / file).open("a", encoding="utf-8") as at:
        at.write(told)


def declare(house: Path) -> None:
    """Name the role in the printed order, and write its header and its script."""
    cards = (house / CARDS).read_text("utf-8")
    (house / CARDS).write_text(cards.replace("librarian", "librarian lamplighter", 1), "utf-8")
    roles = (HARBOUR / "roles.py").read_text("utf-8")
    (role,) = re.findall(r'^@townsfolk\(\s*"lamplighter".*?\n(?=\n\n)', roles, re.MULTILINE | re.DOTALL)
    write(house, CHAPTER, "\n\n" + role.replace("learns=", 'icon="lantern-flame", learns='))


def tell(house: Path) -> None:
    """Write its texts, each language in one file: those of the example, and a second way of each."""
    for file in TEXTS:
        said = messages_in(HARBOUR / "text" / file.parts[3] / "clocktower-harbour.ftl")
        card = [text for id, text in said.items() if "lamplighter" in id]
        ways = [
            text.replace(f"-{way} =", f"-{way}-2 =") for text in card for way in ("play", "bluff")
            if f"-{way} =" in text
        ]  # fmt: skip
        write(house, file, "".join(["\n", *card, *ways]))


def changed(house: Path) -> list[Path]:
    """Which files of the copy are others than ours."""
    copied = [file for file in house.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    ours = {file: SOURCE.parents[1] / file.relative_to(house) for file in copied}
    return sorted(
        file.relative_to(house)
        for file, one in ours.items()
        if not one.is_file() or not filecmp.cmp(file, one, shallow=False)
    )


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("from fabula.games.clocktower.almanac.moments import Dyes", "has no Dyes: Dies?"),
        ("chef.when(Dyes)", "NameError: name 'Dyes' is not defined"),
        ("townsfolk('lantern')", "fabula: lantern is not in the printed order: name it in"),
        ("chef.when(7)", "TypeError: chef: 7 is no moment"),
        ("if:", "SyntaxError: invalid syntax"),
    ],
)
def test_a_chapter_that_cannot_be_read_is_told_of_in_a_line(house: Path, wrong: str, told: str) -> None:
    write(house, CHAPTER, f"\n\n{wrong}\n")
    (line,) = run(house, "-m", "fabula", "check").strip().splitlines()
    assert told in line
    assert line.startswith("fabula: ")
    if "printed order" not in told:
        assert f"townsfolk.py line {len((house / CHAPTER).read_text('utf-8').splitlines())}: " in line


def test_it_costs_six_files_and_the_linter_names_each_of_them(house: Path) -> None:
    declare(house)
    lacking = run(house, "-c", LINT).splitlines()
    assert f"clocktower: lamplighter has no {TEST.as_posix()}" in lacking
    texts = [line for line in lacking if "is not said" in line]
    asked = {"call-", "prompt-clocktower-", "prompt-clocktower-learn-", "story-you-informed-", "clocktower-"}
    assert asked <= {re.split("lamplighter", line.removeprefix("fabula: "))[0] for line in texts}
    where = "is not said in text/en, text/ru, text/fr: write it into clocktower/trouble-brewing-good.ftl"
    assert [line for line in texts if not line.endswith(where)] == []
    assert len(texts) == len(lacking) - 1

    tell(house)
    write(house, TEST, (HARBOUR / "tests" / TEST.name).read_text("utf-8"))
    assert run(house, "-c", LINT).strip() == ""
    assert "6 passed" in run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", TEST.as_posix())
    on_paper = "from fabula.games.clocktower.scripts.reading import read; " + PAPER
    assert run(house, "-c", on_paper).split() == ["empath", "lamplighter"]
    assert changed(house) == sorted([CARDS, CHAPTER, *TEXTS, TEST])
