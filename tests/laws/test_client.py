"""The client has nothing that it has no use for."""

from __future__ import annotations

import re
from posixpath import dirname, relpath

import pytest
from tests.laws.client import (
    LONGEST_FUNCTION,
    LONGEST_LINE,
    LONGEST_SCREEN,
    OF_ONE_TALE,
    bare,
    circles,
    doubly_described,
    doubly_named,
    letters_in_pixels,
    lines_too_long,
    listed_roles,
    long_functions,
    looking_behind,
    lost_motions,
    modules,
    named_roles,
    named_tales,
    too_many_needs,
    untyped,
    unused_exports,
    unused_names,
    upward_needs,
    without_a_room,
    written,
)
from tests.laws.house import ROOT
from tests.laws.imports import MOST_IMPORTS

from fabula.games import TALES

MODULES = modules()
# What browser tests take out of modules, in the lines in which they load them and those after.
LOADING = re.compile(r"[^\n]*\bimport\([^\n]*\n[^\n]*\n")


def taken_by_tests() -> str:
    """What tests of the browser take out of modules."""
    return "".join(
        match[0]
        for path in sorted((ROOT / "tests/browser").rglob("*.py"))
        for match in LOADING.finditer(path.read_text(encoding="utf-8"))
    )


def test_a_question_about_the_rules_is_answered_from_what_all_may_read_and_the_card_held_alone() -> None:
    module = MODULES["screens/ask.js"]
    assert re.findall(r"import \{([^}]*)\} from \"\.\./base/wire\.js\"", module) == [" room "]
    assert {match[1] for match in re.finditer(r"known\.value\.(\w+)", module)} == {"card"}
    assert not re.search(r"\b(fetch|tell|send|entries|asks|import\()", module)


def test_no_modules_need_each_other() -> None:
    assert circles(MODULES) == []


def test_a_circle_of_modules_is_found() -> None:
    away = {"a.js": 'import { b } from "./b.js";', "b.js": 'import { c } from "./d/c.js";'}
    assert circles({**away, "d/c.js": 'import { a } from "../a.js";'}) == [["a.js", "b.js", "d/c.js"]]
    assert circles({**away, "d/c.js": 'const a = () => import("../a.js");'}) != []
    assert circles({**away, "d/c.js": 'import "../a.js";'}) != []
    assert circles({**away, "d/c.js": "const a = (b) => b.import;"}) == []


def test_every_module_stands_in_a_room_of_the_page() -> None:
    assert without_a_room(MODULES) == []


def test_a_module_in_no_room_is_found() -> None:
    texts = dict.fromkeys(("app.js", "base/wire.js", "poll.js", "attic/seer.js"), "")
    assert without_a_room(texts) == ["poll.js", "attic/seer.js"]


def test_what_a_module_needs_stands_below_it() -> None:
    assert upward_needs(MODULES) == []


@pytest.mark.parametrize(
    ("lower", "upper"),
    [
        ("base/tales.js", "parts/scene.js"),
        ("parts/menu.js", "screens/home.js"),
        ("screens/set.js", "tales/clocktower/sheets.js"),
        ("tales/clocktower/wall.js", "tales/clocktower/grimoire/walk.js"),
        ("tales/clocktower/workshop/roles.js", "tales/clocktower/grimoire/book.js"),
        ("tales/clocktower/grimoire/walk.js", "lesson/coach.js"),
        ("lesson/coach.js", "app.js"),
    ],
)
def test_a_need_from_above_is_found(lower: str, upper: str) -> None:
    away = f'"{relpath(upper, dirname(lower))}"'
    texts = {lower: f"import {{ seer }} from {away};", upper: ""}
    assert upward_needs(texts) == [f"{lower} needs {upper}"]
    assert upward_needs({lower: f"const seer = () => import({away});", upper: ""}) == []


def test_a_need_from_below_is_not() -> None:
    texts = {"screens/set.js": 'import { seer } from "../base/wire.js";', "base/wire.js": ""}
    assert upward_needs(texts) == []


def test_no_module_needs_more_than_a_reader_keeps_in_mind() -> None:
    assert too_many_needs(MODULES) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('import { seer } from "./d/a20.js";', ["a.js needs 21 others"]),
        ('import "./d/a20.js";', ["a.js needs 21 others"]),
        ('import seer from "./d/a20.js";', ["a.js needs 21 others"]),
        ('import * as seer from "./d/a20.js";', ["a.js needs 21 others"]),
        ('export { seer } from "./d/a20.js";', ["a.js needs 21 others"]),
        ('import {\n  seer,\n  robber,\n} from "./d/a20.js";', ["a.js needs 21 others"]),
        ('const seer = () => import("./d/a20.js");', []),
        ('import { robber } from "./d/a19.js";', []),
        ('import { signal } from "./vendor/signals.js";', []),
    ],
)
def test_a_module_that_needs_too_many_others_is_found(line: str, found: list[str]) -> None:
    others = {f"d/a{n}.js": "" for n in range(MOST_IMPORTS + 1)}
    lines = [f'import {{ a{n} }} from "./d/a{n}.js";' for n in range(MOST_IMPORTS)]
    assert too_many_needs({"a.js": "\n".join(lines), **others}) == []
    assert too_many_needs({"a.js": "\n".join([*lines, line]), **others}) == found


def test_whatever_is_exported_is_taken() -> None:
    assert unused_exports(MODULES, taken_by_tests()) == []


def test_whatever_has_a_name_is_used() -> None:
    assert unused_names(MODULES) == []


@pytest.mark.parametrize(
    ("maker", "taker"),
    [
        ("export const seer = 1;", ""),
        ("export function seer() {}", 'import { robber } from "./a.js";'),
        ("export async function seer() {}", 'import { seer } from "./b.js";'),
        ("const seer = 1;\nexport { seer };", "// seer"),
        ("export const seer = 1;", "const { seer } = village();"),
    ],
)
def test_an_export_that_nobody_takes_is_found(maker: str, taker: str) -> None:
    assert unused_exports({"a.js": maker, "b.js": bare(taker)}) == ["a.js exports seer to nobody"]


@pytest.mark.parametrize(
    "taker",
    [
        'import { seer } from "./a.js";',
        'import { seer as who } from "./a.js";',
        'export { seer } from "./a.js";\nb.seer',
        '(await import("./a.js")).seer()',
        'const { seer } = await import("./a.js");',
    ],
)
def test_an_export_that_is_taken_is_not(taker: str) -> None:
    assert unused_exports({"a.js": "export const seer = 1;", "c.js": taker}, "c.seer") == []


@pytest.mark.parametrize(
    "text",
    [
        "const seer = 1;",
        "function seer() {}",
        'import { seer } from "./b.js";',
        'import seer from "./b.js";',
        "const { robber, role: seer } = one; robber();",
        "const [, seer] = one;",
        "const seer = () => 1; // seer()",
        "/** @param {seer} one */ const seer = 1;",
    ],
)
def test_a_name_without_a_use_is_found(text: str) -> None:
    assert unused_names({"a.js": bare(text)}) == ["a.js has no use for seer"]


@pytest.mark.parametrize(
    "text",
    [
        "const seer = 1; seer;",
        "export const seer = 1;",
        "const t = 1; html`${t}`",
        "const { a: _, ...b } = c; b;",
    ],
)
def test_a_name_with_a_use_is_not(text: str) -> None:
    assert unused_names({"a.js": bare(text)}) == []


def test_letters_grow_with_what_people_have_chosen() -> None:
    screens = [file for file in written(".css") if not file[0].endswith("paper.css")]  # what is printed
    assert [line for file in screens for line in letters_in_pixels(*file)] == []


def test_every_motion_that_is_called_is_described() -> None:
    assert lost_motions(text for _, text in written(".css")) == []


def test_a_motion_that_is_not_described_is_found() -> None:
    styles = ["@keyframes go {} b { animation: go 1s var(--a) calc(1s + var(--b)) both, draw 500ms ease-in }"]
    assert lost_motions(styles) == ["draw"]


def test_every_motion_is_described_once() -> None:
    assert doubly_described(text for _, text in written(".css")) == []


def test_a_motion_that_is_described_twice_is_found() -> None:
    assert doubly_described(["@keyframes go {} @keyframes land {}", "@keyframes land {}"]) == ["land"]


def test_what_lies_over_the_page_has_a_name_of_its_own() -> None:
    assert doubly_named(dict(written(".css"))) == []


def test_a_name_that_something_over_the_page_has_too_is_found() -> None:
    styles = {"a.css": ".asked { position: fixed; top: 0 }", "b.css": ".ring .seat.asked { top: 1px }"}
    assert doubly_named(styles) == ["asked of a.css in b.css: .ring .seat.asked"]
    assert doubly_named({**styles, "a.css": ".bidden { position: fixed }"}) == []


def test_letters_in_pixels_are_found() -> None:
    found = letters_in_pixels("a.css", "b { font: 400 20px/1.2 c; width: 3px; font-size: 1rem }")
    assert found == ["a.css: font: 400 20px"]


def test_no_line_of_a_script_or_a_style_is_too_long() -> None:
    assert [line for file in written(".js", ".css") for line in lines_too_long(*file)] == []


def test_a_line_too_long_is_found() -> None:
    long = "a" * (LONGEST_LINE + 1)
    assert lines_too_long("a.css", f"{long[1:]}\n{long}\n") == [f"a.css:2 is longer than {LONGEST_LINE}"]


def test_no_pattern_looks_behind() -> None:
    assert [line for file in written(".js") for line in looking_behind(*file)] == []


@pytest.mark.parametrize("line", ["one.split(/(?<=-)/)", "new RegExp(`(?<!${a})b`)"])
def test_a_pattern_that_looks_behind_is_found(line: str) -> None:
    assert looking_behind("a.js", f"const b = 1;\n  {line};\n") == [f"a.js: {line};"]


def test_nothing_is_typed_as_anything_at_all() -> None:
    assert [found for file in written(".js", ".ts") for found in untyped(*file)] == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.js", "/** @param {any} one */"),
        ("a.js", "const a = (/** @type {any[]} */ one) => one;"),
        ("a.js", "/**\n * @param {{role: string, card?:\n *  any}} props\n */"),
        ("a.js", "/** @type {Record<string, any>} */"),
        ("a.js", "/** @param {*} one */"),
        ("a.ts", "export type Card = { role: any };"),
    ],
)
def test_what_is_typed_as_anything_is_found(name: str, text: str) -> None:
    assert len(untyped(name, text)) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.js", "/** Whatever any seat may say. @param {string} any */"),
        ("a.js", "/** @param {{any?: number[]}} gap */\nconst { any } = gap;"),
        ("a.ts", "// what any role may\nexport interface Gap { any?: number[] }"),
    ],
)
def test_the_word_any_is_not(name: str, text: str) -> None:
    assert untyped(name, text) == []


def test_no_module_of_all_tales_names_one() -> None:
    assert [breach for file in written(".js") for breach in named_tales(*file, TALES)] == []


@pytest.mark.parametrize(
    "text",
    [
        'if (tale === "clocktower") go();',
        "const TALE = 'clocktower';",
        't("path-who-clocktower")',
        "const WHO_WINS = { clocktower: 9 };",
    ],
)
def test_a_tale_that_is_named_is_found(text: str) -> None:
    assert named_tales("screens/trial.js", text, TALES) == ["screens/trial.js names clocktower"]
    assert named_tales("tales/clocktower/seats.js", text, TALES) == []
    assert named_tales("screens/trial.js", "// as the clocktower has it", TALES) == []
    taken = 'import { cardOf } from "./clocktower/grimoire/cards.js";'
    assert named_tales("tales/both.js", taken, TALES) == []


def test_functions_are_short() -> None:
    assert [breach for file in written(".js") for breach in long_functions(*file).items()] == []


@pytest.mark.parametrize(("name", "most"), [("robber", LONGEST_FUNCTION), ("Robber", LONGEST_SCREEN)])
def test_a_long_function_is_found(name: str, most: int) -> None:
    inside = "".join(f"  see({n});\n\n" for n in range(most // 2))
    first = "  see(0);\n\n"
    short = "const seer = (\n  card,\n) => see(card);\n"
    assert long_functions("a.js", f"{short}export function {name}() {{\n{inside}}}\n{short}") == {
        f"a.js {name}": most + 2
    }
    assert long_functions("a.js", f"const {name} = () => {{\n{inside.removeprefix(first)}}};\n{short}") == {}
    assert long_functions("a.js", f"const ROBBERS = {{\n{inside}}};\n") == {}


def test_no_module_of_all_tales_names_a_role() -> None:
    roles = {role for tale in TALES.values() for role in tale.almanac.printed}
    assert [breach for file in written(".js") for breach in named_roles(*file, roles)] == []


@pytest.mark.parametrize(
    "text",
    [
        'const MANY = "legion";',
        "const MANY = ['drunk', 'legion'];",
        'const LOOKS = { legion: "evil" };',
        "{\n  legion: 1,\n}",
        "kind === `legion`",
    ],
)
def test_a_role_that_is_named_for_all_tales_is_found(text: str) -> None:
    roles = {"legion", "drunk", "count"}
    assert named_roles("screens/vote.js", text, roles) == ["screens/vote.js names legion"]
    assert named_roles("tales/clocktower/poll.js", text, roles) == []


def test_no_module_of_a_tale_lists_its_roles() -> None:
    assert [
        breach
        for name, text in written(".js")
        for tale in TALES
        if name.startswith(OF_ONE_TALE) and tale in name
        for breach in listed_roles(name, text, TALES[tale].almanac.printed)
    ] == []


@pytest.mark.parametrize(
    "text",
    [
        'const TOLD = ["savant", "artist"];',
        "const SIGNS = {\n  safe: 'savant',\n  mad: 'artist',\n};",
        "const SIGNS = { savant: 1, artist: 2 };",
    ],
)
def test_a_list_of_roles_of_a_tale_is_found(text: str) -> None:
    roles = {"savant", "artist", "gossip", "damsel"}
    assert listed_roles("tales/clocktower/statementcomposer.js", text, roles) == [
        "tales/clocktower/statementcomposer.js lists savant, artist"
    ]
    assert listed_roles("tales/clocktower/statementcomposer.js", text.replace("artist", "ask"), roles) == []
    assert (
        listed_roles("tales/clocktower/statementcomposer.js", 'const SAID = ["gossip", "damsel"];', roles)
        == []
    )


@pytest.mark.parametrize("text", ["// as legion: all", "of.legion", 't("ui-legion")', 'word === "count"'])
def test_what_is_only_called_like_a_role_is_let_pass(text: str) -> None:
    assert named_roles("screens/vote.js", text, {"legion", "count"}) == []
