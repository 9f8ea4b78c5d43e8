"""The map of the house tells what the source says."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import fields
from types import FunctionType

from tests.laws.imports import FLOORS
from tests.laws.map import (
    STATIC,
    arc,
    between_floors,
    files,
    first_comment,
    names_in,
    picture,
    rooms,
    rooms_of_the_page,
)
from tests.laws.trees import ROOT

from fabula.core.cards import Role
from fabula.core.verbs import Me
from fabula.games.clocktower.town.verbs import Me as MeOfTheClocktower

HOUSE = [
    (
        "games.clocktower.town.deaths",
        ast.parse('"""Who dies."""\nfrom fabula.games.clocktower.almanac import cards'),
    ),
    (
        "games.clocktower.tale",
        ast.parse('"""The beats.\n\nIn turn."""\nfrom fabula.games.clocktower import town'),
    ),
]


def test_the_map_tells_what_the_source_says() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, "python -m tests.laws.map --write"


def test_each_module_stands_in_its_room_with_its_first_sentence() -> None:
    told = rooms(HOUSE)
    assert (
        "### `games.clocktower.town`\n\n| module | what it holds |\n|---|---|\n| `deaths` | Who dies. |"
        in told
    )
    assert "| `tale` | The beats. |" in told


def test_each_module_of_the_page_says_what_it_holds() -> None:
    told = rooms_of_the_page()
    assert "### `tales/clocktower/grimoire`\n" in told
    assert "vendor" not in told
    assert [row for row in told.split("\n") if row.endswith("|  |")] == []
    script = "// @ts-check\n// Who sits\n// where. In turn.\nlet all;\n// No more."
    assert first_comment(script) == "Who sits where."
    assert first_comment("let all;\n// Nothing.") == ""


def test_an_arrow_of_the_picture_is_an_import() -> None:
    arrows = between_floors("games.clocktower", HOUSE)
    assert dict(arrows) == {("town", "almanac"): 1, ("tale", "town"): 1}
    drawn = picture((*FLOORS["games.clocktower"], "tale"), arrows)
    assert drawn.count("<path") == 2
    assert "town → almanac: 1" in drawn
    assert arc(10, 20, "a → b", 1) != arc(10, 90, "a → b", 1)


def test_every_class_and_verb_stands_in_the_vocabulary() -> None:
    house = [
        (
            "core.verbs",
            ast.parse(
                'class Me:\n    """A role that acts."""\n'
                '    async def sing(self):\n        """It sings."""\n'
                "    async def _hum(self): ...\nclass _Own: ..."
            ),
        ),
        ("rooms.room.room", ast.parse('class Room:\n    """A table."""')),
    ]
    assert names_in("core", house).splitlines()[2:] == [
        "| `Me` | A role that acts. | `core.verbs` |",
        "| `sing()` | It sings. | `core.verbs` |",
    ]
    assert names_in("rooms", house).splitlines()[2:] == ["| `Room` | A table. | `rooms.room.room` |"]


def test_every_module_and_every_verb_of_a_script_is_named() -> None:
    page = (ROOT / "docs/vocabulary.md").read_text(encoding="utf-8")
    modules = [file.stem for file in (ROOT / "src/fabula/core").glob("*.py") if file.stem != "__init__"]
    told = [one for of in (Me, MeOfTheClocktower) for one in vars(of).items() if not one[0].startswith("_")]
    verbs = [name for name, does in told if isinstance(does, FunctionType | property)]
    assert [one for one in modules if f"| `{one}` |" not in page] == []
    assert [one for one in verbs if f"| `{one}` |" not in page and f"| `{one}(" not in page] == []


def words_of_the_page(page: str) -> list[str]:
    """The words that are said to be the page's alone."""
    table = page[page.index("## Words of the page alone") : page.index("## What is asked")]
    rows = [line.split(" | ")[0] for line in table.splitlines() if line.startswith("| ")]
    return [word for row in rows[1:] for word in row.removeprefix("| ").split(", ")]


def without_a_module(words: Iterable[str], modules: Iterable[str]) -> list[str]:
    """The words that no module of the page has in its name."""
    names = tuple(modules)
    return [word for word in words if not any(word in name for name in names)]


def test_every_word_of_the_page_is_in_the_name_of_a_module() -> None:
    words = words_of_the_page((ROOT / "docs/vocabulary.md").read_text(encoding="utf-8"))
    assert {"outbox", "foot", "middle"} <= set(words)
    assert without_a_module(words, (file.stem for file in STATIC.rglob("*.js"))) == []


def test_a_word_of_the_page_that_is_gone_is_found() -> None:
    page = (
        "## Words of the page alone\n| word | meaning |\n|---|---|\n| foot, hat | what |\n## What is asked\n"
    )
    assert without_a_module(words_of_the_page(page), ["squarefoot"]) == ["hat"]


def without_a_row(words: Iterable[str], page: str) -> list[str]:
    """The words of a header that its table does not have."""
    table = page[page.index("## The header of a role") : page.index("## Every name of the core")]
    return [word for word in words if f"`{word}`" not in table]


def test_every_word_of_a_header_stands_in_the_vocabulary() -> None:
    page = (ROOT / "docs/vocabulary.md").read_text(encoding="utf-8")
    assert without_a_row([one.name for one in fields(Role)], page) == []


def test_a_word_of_a_header_without_its_row_is_found() -> None:
    page = "`brings` in a text\n## The header of a role\n| `icon` | a sign |\n## Every name of the core\n"
    assert without_a_row(["icon", "brings"], page) == ["brings"]
