"""The house rules hold in every file, and each of them can fail."""

from __future__ import annotations

import ast
import json
import tomllib

import pytest
from tests.laws.house import (
    MOST_METHODS,
    ROOT,
    addresses,
    foreign_addresses,
    leaning,
    lock_breaches,
    long_functions,
    ours,
    scripts,
    silenced,
    skipped,
    too_long,
    undocumented,
    unfinished,
    untyped,
    vague_names,
    walls_of_methods,
)

TEXTS = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in ours()
    if path.suffix in (".py", ".js", ".css", ".html", ".md", ".ftl", ".toml") or path.name in ("dev", "run")
}
OWN_LAWS = ("tests/laws/house.py", "tests/laws/test_house.py")
LOCKS = (
    "requirements.lock", "requirements-dev.lock", "requirements-docs.lock", "requirements-postgres.lock",
)  # fmt: skip


def test_no_file_is_too_long() -> None:
    assert [breach for name, text in TEXTS.items() for breach in too_long(name, len(text.splitlines()))] == []


def test_every_function_can_be_read_aloud() -> None:
    ours = [(name, tree) for name, tree in scripts() if name.startswith("src/")]
    assert [breach for name, tree in ours for breach in long_functions(name, tree)] == []


def test_a_function_too_long_is_found() -> None:
    body = "\n".join("    x = 1" for _ in range(40))
    method = f"class A:\n    async def told(self):\n{body.replace('    ', '        ')}"
    assert long_functions("a.py", ast.parse(f"def told():\n{body}")) == ["a.py: told has 41 lines"]
    assert long_functions("a.py", ast.parse(method)) == ["a.py: told has 41 lines"]
    assert long_functions("a.py", ast.parse(f"def told():\n{body[10:]}")) == []


def test_no_class_is_a_wall_of_methods() -> None:
    ours = [(name, tree) for name, tree in scripts() if name.startswith("src/")]
    assert [breach for name, tree in ours for breach in walls_of_methods(name, tree)] == []


def test_a_wall_of_methods_is_found() -> None:
    methods = "".join(f"    def m{n}(self): pass\n" for n in range(MOST_METHODS))
    handlers = "".join(f"    def _on_{n}(self, event): pass\n" for n in range(9))
    late = "    async def late(self): pass\n"
    assert walls_of_methods("a.py", ast.parse(f"class Room:\n{methods}{handlers}")) == []
    assert walls_of_methods("a.py", ast.parse(f"class Room:\n{methods}{late}")) == [
        f"a.py: Room has {MOST_METHODS + 1} methods"
    ]
    functions = methods.replace("    def", "def") + late[4:]
    assert walls_of_methods("a.py", ast.parse(f"class Room:\n    x = 1\n{functions}")) == []


def test_no_mapping_of_anything_goes_through_the_games() -> None:
    ours = [(name, tree) for name, tree in scripts() if name.startswith("src/fabula/games/")]
    assert [breach for name, tree in ours for breach in untyped(name, tree)] == []


@pytest.mark.parametrize(
    "text",
    [
        "def told() -> dict[str, Any]: ...",
        "def told(facts: dict[str, Any]) -> None: ...",
        "def told() -> list[dict[str, Any]]: ...",
        "facts: dict[str, Any] = {}",
        "Facts = dict[str, Any]",
        "def told(facts: Mapping[str, Any]) -> None: ...",
    ],
)
def test_a_mapping_of_anything_is_found(text: str) -> None:
    kind = "Mapping" if "Mapping" in text else "dict"
    assert untyped("a.py", ast.parse(text)) == [f"a.py:1 has a {kind}[str, Any]"]
    assert untyped("a.py", ast.parse(text.replace("Any", "int"))) == []


def test_a_file_too_long_is_found() -> None:
    assert too_long("src/fabula/web/app.py", 601) == ["src/fabula/web/app.py has 601 lines, more than 600"]
    assert too_long("src/fabula/games/onenight/wakers.py", 401) != []
    assert too_long("src/fabula/games/onenight/wakers.py", 400) == []
    assert too_long("src/fabula/text/en/onenight.ftl", 700) == []
    assert too_long("docs/architecture.md", 601) != []


def test_every_name_says_something() -> None:
    assert [breach for name, text in TEXTS.items() for breach in vague_names(name, text)] == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("src/fabula/rooms/utils.py", ""),
        ("src/fabula/rooms/room/room.py", "class RoomManager: pass"),
        ("src/fabula/rooms/room/room.py", "class BaseRoom: pass"),
        ("src/fabula/rooms/room/room.py", "def _seat_helper(): pass"),
        ("src/fabula/web/static/circle.js", "export class CircleBase {}"),
        ("src/fabula/web/static/circle.js", "const circleUtil = (n) => n;"),
    ],
)
def test_a_vague_name_is_found(name: str, text: str) -> None:
    assert len(vague_names(name, text)) == 1


def test_a_word_that_only_sounds_vague_is_not() -> None:
    assert vague_names("src/fabula/rooms/database.py", "class Database: pass\ndef utilised(): pass") == []


def test_nothing_promises_work() -> None:
    assert [breach for name, text in TEXTS.items() for breach in unfinished(name, text)] == []


@pytest.mark.parametrize("word", ["TO" + "DO", "FIX" + "ME", "XX" + "X"])
def test_a_promise_of_work_is_found(word: str) -> None:
    assert unfinished("src/fabula/cli.py", f"# {word} later") == [f"src/fabula/cli.py: {word}"]
    assert unfinished("src/fabula/cli.py", f"{word}S") == []


def test_everything_public_has_its_docstring() -> None:
    sources = [(name, tree) for name, tree in scripts() if name.startswith("src/")]
    assert sources
    assert [breach for name, tree in sources for breach in undocumented(name, tree)] == []


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("x = 1", "town"),
        ('"""A town."""\ndef wake(): pass', "town: wake"),
        ('"""A town."""\nasync def wake(): pass', "town: wake"),
        ('"""A town."""\nclass Town: pass', "town: Town"),
        ('"""A town."""\nclass Town:\n    """It sleeps."""\n    def wake(self): pass', "town: wake"),
    ],
)
def test_a_missing_docstring_is_found(text: str, missing: str) -> None:
    assert undocumented("town", ast.parse(text)) == [missing]


def test_every_docstring_needs_no_neighbour() -> None:
    sources = [(name, tree) for name, tree in scripts() if name.startswith("src/")]
    assert [breach for name, tree in sources for breach in leaning(name, tree)] == []


@pytest.mark.parametrize(
    "text", ["And goes again.", "The same for a card.", "Only for that.", "Its title leaf."]
)
def test_a_docstring_that_leans_on_another_is_found(text: str) -> None:
    module = f'"""A town."""\nclass Town:\n    """It sleeps."""\n    def wake(self):\n        """{text}"""'
    assert leaning("town", ast.parse(module)) == [f"town: wake: {text}"]
    assert leaning("town", ast.parse(module.replace("wake", "_wake"))) == []
    assert leaning("town", ast.parse(module.replace(text, "Andrew notes it."))) == []


def test_what_is_private_needs_none() -> None:
    assert undocumented("town", ast.parse('"""A town."""\ndef _wake(): pass')) == []
    assert undocumented("town", ast.parse("")) == []


def test_a_checker_looks_away_only_for_a_reason() -> None:
    python = [name for name in TEXTS if (name.endswith(".py") or name == "dev") and name not in OWN_LAWS]
    assert [breach for name in python for breach in silenced(name, TEXTS[name])] == []


@pytest.mark.parametrize(
    "rest", ["noqa", "noqa: F401", "type: ignore", "type: ignore[misc]", "mypy: ignore-errors"]
)
def test_a_look_away_without_a_reason_is_found(rest: str) -> None:
    assert len(silenced("cli", f"import os  # {rest}\n")) == 1


def test_a_look_away_with_a_reason_is_not() -> None:
    assert silenced("cli", "import os  # noqa: F401  the import is the test") == []
    assert silenced("cli", "import os  # noqa: F401 - the import is the test") == []
    assert silenced("cli", "x = f()  # type: ignore[misc]  # the stub lags behind") == []


def test_no_test_is_skipped() -> None:
    tests = [name for name in TEXTS if name.startswith("tests/") and name not in OWN_LAWS]
    assert [breach for name in tests for breach in skipped(name, TEXTS[name])] == []


def test_a_skipped_test_is_found() -> None:
    assert len(skipped("tests/x.py", "@pytest.mark.xfail\ndef test_x(): ...")) == 1
    assert len(skipped("tests/x.py", "pytest.skip('no browser')")) == 1


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_versions_and_hashes_only(name: str) -> None:
    assert lock_breaches(name, (ROOT / name).read_text(encoding="utf-8")) == []


HASH = "    --hash=sha256:" + "0" * 64


@pytest.mark.parametrize(
    "text",
    [
        f"--index-url https://example.org/simple\nmsgspec==1.0 \\\n{HASH}\n",
        f"# made by somebody\nmsgspec==1.0 \\\n{HASH}\n",
        f"msgspec @ https://example.org/msgspec.whl \\\n{HASH}\n",
        "msgspec==1.0 \\\n",
        f"msgspec==1.0 \\\n{HASH} \\\nsegno==1.0 \\\n",
    ],
)
def test_a_lock_with_anything_else_is_found(text: str) -> None:
    assert lock_breaches("requirements.lock", text) != []


def test_the_project_asks_for_nothing_that_is_not_locked() -> None:
    project = tomllib.loads(TEXTS["pyproject.toml"])
    asked = [line.split(";")[0].split(">")[0].strip() for line in project["project"]["dependencies"]]
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert [name for name in asked if f"\n{name.replace('.', '-')}==" not in f"\n{locked}"] == []


def test_all_locks_agree() -> None:
    runtime, development, _, database = ((ROOT / name).read_text(encoding="utf-8") for name in LOCKS)
    pins = [line for line in runtime.splitlines() if "==" in line.split(";")[0]]
    assert [pin for pin in pins if pin not in development or pin not in database] == []


def test_the_page_loads_nothing_from_elsewhere() -> None:
    page = [(name, text) for name, text in TEXTS.items() if name.startswith("src/fabula/web/static/")]
    code = [(name, text) for name, text in page if not name.endswith(".md")]
    assert [breach for name, text in code for breach in foreign_addresses(name, text)] == []


def test_something_from_elsewhere_is_found() -> None:
    assert len(foreign_addresses("app.js", 'import { h } from "https://example.org/preact.js";')) == 1
    assert foreign_addresses("app.js", "new WebSocket(`wss://${location.host}/ws`)") == []
    assert foreign_addresses("app.js", 'const SVG = "http://www.w3.org/2000/svg";') == []


def test_no_lock_of_any_kind_records_an_address() -> None:
    locks = [path for path in ours() if "lock" in path.name.replace("-", ".").split(".")]
    assert {path.name for path in locks} >= {*LOCKS}
    assert [breach for path in locks for breach in addresses(path.name, path.read_text("utf-8"))] == []


def test_an_address_in_a_lock_is_found() -> None:
    elsewhere = "https://example.org/preact.tgz"
    assert len(addresses("package-lock.json", json.dumps({"resolved": elsewhere}))) == 1
