"""Imports run downward only, and the lower layers depend on nothing but their arguments."""

from __future__ import annotations

import ast

import pytest
from tests.laws.imports import (
    FLOORS,
    MOST_IMPORTS,
    PURE_LAYERS,
    REGISTERS,
    circles,
    climbing_imports,
    layer,
    loops_below,
    modules,
    strangers_below,
    tales_named,
    too_many_imports,
    unknown_layers,
    upward_imports,
    without_floor,
)

from fabula.arrivals.walks import walks_over_sets
from fabula.games import TALES


def test_every_module_stands_in_a_layer() -> None:
    assert unknown_layers([name for name, _ in modules()]) == []


def test_a_module_in_no_layer_is_found() -> None:
    assert unknown_layers(["core.cards", "tools.seers"]) == ["tools.seers stands in no layer"]


def test_imports_run_downward() -> None:
    assert [breach for name, tree in modules() for breach in upward_imports(name, tree)] == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core.town", "from fabula.games.onenight.tale import tale"),
        ("core.town", "from fabula import games"),
        ("core.town", "def f():\n    import fabula.rooms.wire.messages"),
        ("core.town", "from ..games import onenight"),
        ("games.onenight.tale", "from fabula.text import say"),
        ("games.onenight.tale", "from fabula.minds import sensible"),
        ("minds.sensible", "from fabula.text import say"),
        ("host.pace", "from fabula.sim.pool import play"),
        ("sim.pool", "from fabula.host.pace import steps"),
        ("rooms.room.room", "from fabula.web.app import app"),
        ("web.app", "from fabula.cli import main"),
        ("text", "from fabula.games import onenight"),
    ],
)
def test_an_upward_import_is_found(module: str, line: str) -> None:
    assert len(upward_imports(module, ast.parse(line))) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("games.onenight.tale", "from fabula.core import cards"),
        ("rooms.room.room", "from fabula.minds.sensible import Sensible"),
        ("web.app", "import fabula.rooms.wire.messages"),
    ],
)
def test_a_downward_import_is_not(module: str, line: str) -> None:
    assert upward_imports(module, ast.parse(line)) == []


@pytest.mark.parametrize("folder", FLOORS)
def test_imports_run_downward_between_the_floors_of_a_folder(folder: str) -> None:
    inside = [(name, tree) for name, tree in modules() if name.startswith(f"{folder}.")]
    assert {name.removeprefix(f"{folder}.").split(".")[0] for name, _ in inside} >= set(FLOORS[folder])
    assert [breach for name, tree in inside for breach in climbing_imports(folder, name, tree)] == []
    assert without_floor(folder, [name for name, _ in inside]) == []


@pytest.mark.parametrize(
    "line",
    [
        "from fabula.games.clocktower.roles.carousel import demons",
        "from fabula.games.clocktower.phases.night import Night",
        "from fabula.games.clocktower import advice",
        "from fabula.games.clocktower import tale",
        "def f():\n    import fabula.games.clocktower.company.fabled",
    ],
)
def test_an_import_that_climbs_is_found(line: str) -> None:
    found = climbing_imports("games.clocktower", "games.clocktower.town.deaths", ast.parse(line))
    assert found
    assert climbing_imports("games.clocktower", "games.clocktower.tale", ast.parse(line)) == []


@pytest.mark.parametrize(
    "line",
    [
        "from fabula.rooms.commands import lobby",
        "from fabula.rooms.progress.driver import advance",
        "from fabula.rooms.rooms import Rooms",
    ],
)
def test_a_room_that_needs_what_stands_above_it_is_found(line: str) -> None:
    assert climbing_imports("rooms", "rooms.room.room", ast.parse(line))
    assert climbing_imports("rooms", "rooms.room_server", ast.parse(line)) == []


def test_no_modules_need_each_other() -> None:
    assert circles(modules()) == []


@pytest.mark.parametrize(
    "line",
    [
        "from fabula.core.grimoire import Grimoire",
        "from fabula.core import grimoire",
        "def f():\n    import fabula.core.grimoire",
        "if TYPE_CHECKING:\n    from fabula.core.grimoire import Grimoire",
    ],
)
def test_modules_that_need_each_other_are_found(line: str) -> None:
    below = ("core.grimoire", ast.parse("from fabula.core.cards import Card"))
    house = [below, ("core.town", ast.parse("from fabula.core.grimoire import Grimoire"))]
    assert circles([*house, ("core.cards", ast.parse(line))]) == [["core.cards", "core.grimoire"]]
    assert circles([*house, ("core.cards", ast.parse("from fabula.core import moments"))]) == []


def test_what_is_for_all_tales_names_none() -> None:
    assert [breach for name, tree in modules() for breach in tales_named(name, tree, TALES)] == []
    assert {name for name, _ in modules()} >= REGISTERS


@pytest.mark.parametrize(
    "line",
    [
        "from fabula.games.clocktower.almanac.cards import almanac",
        "from fabula.games import vendetta",
        "def f():\n    from fabula.minds.onenight import Sensible",
        "a_rule = setup.tale == 'clocktower'",
        "title = f'mafia32-script-{name}'",
    ],
)
def test_a_module_for_all_tales_that_names_one_is_found(line: str) -> None:
    tree = ast.parse(line)
    assert len(tales_named("rooms.room.table", tree, TALES)) >= 1
    assert tales_named("minds.clocktower.hands", ast.parse("almanac = 'clocktower'"), TALES) == []
    assert len(tales_named("minds.clocktower.hands", ast.parse("almanac = 'vendetta'"), TALES)) == 1
    assert tales_named("web.tools", tree, TALES) == []


def test_a_sentence_about_a_tale_names_none() -> None:
    sentence = '"""The clocktower, where bats live: not vendetta."""'
    assert tales_named("rooms.room.table", ast.parse(sentence), TALES) == []


def test_a_folder_that_stands_on_no_floor_is_found() -> None:
    assert without_floor("games.clocktower", ["games.clocktower.odds.ends", "games.clocktower.tale"]) == [
        "odds"
    ]


def test_no_module_imports_more_of_ours_than_a_reader_can_keep_in_mind() -> None:
    ours = [name for name, _ in modules()]
    assert [breach for name, tree in modules() for breach in too_many_imports(name, tree, ours)] == []


def test_a_module_that_imports_too_many_is_found() -> None:
    ours = [f"core.m{n}" for n in range(MOST_IMPORTS + 1)]
    lines = [f"from fabula.core import m{n}" for n in range(MOST_IMPORTS)]
    late = "def f():\n    from fabula.core.m20 import thing"
    assert too_many_imports("rooms.room.room", ast.parse("\n".join(lines)), ours) == []
    assert too_many_imports("rooms.room.room", ast.parse("\n".join([*lines, late])), ours) == [
        "rooms.room.room imports 21 modules of ours"
    ]
    assert too_many_imports("games.clocktower.tale", ast.parse("\n".join([*lines, late])), ours) != [], (
        "of a tale, which is put together, as of any"
    )


def test_the_lower_layers_stand_on_the_pure_standard_library() -> None:
    assert [breach for name, tree in modules() for breach in strangers_below(name, tree)] == []


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "import time",
        "from datetime import datetime",
        "import os.path",
        "import socket",
        "import threading",
        "from secrets import choice",
        "import asyncio",
        "import msgspec",
        "text = open('cards').read()",
    ],
)
def test_a_stranger_in_core_is_found(line: str) -> None:
    assert len(strangers_below("core.town", ast.parse(line))) == 1
    assert strangers_below("rooms.room.room", ast.parse(line)) == []


def test_only_the_upper_layers_run_a_loop() -> None:
    assert [breach for name, tree in modules() for breach in loops_below(name, tree)] == []


def test_a_loop_below_is_found() -> None:
    assert loops_below("host.pace", ast.parse("from asyncio import sleep")) == ["host.pace imports asyncio"]
    assert loops_below("rooms.room.room", ast.parse("import asyncio")) == []


def test_the_lower_layers_never_walk_over_a_set() -> None:
    below = [(name, tree) for name, tree in modules() if layer(name) in PURE_LAYERS]
    assert below
    assert [breach for name, tree in below for breach in walks_over_sets(name, tree)] == []


@pytest.mark.parametrize(
    "text",
    [
        "for seat in {1, 2}: pass",
        "x = [seat for seat in set(seats)]",
        "x = list(frozenset(seats))",
        "x = (*{seat for seat in seats},)",
        "x = tuple({1} | others)",
        "x = ','.join({'a', 'b'})",
        "def f(seats: set[int]):\n    for seat in seats: pass",
        "def f():\n    seats = set()\n    return tuple(seats)",
        "SEATS = frozenset('ab')\ndef f():\n    return [seat for seat in SEATS]",
        "class Town:\n    dead: set[int]\n    def f(self):\n        for seat in self.dead: pass",
        "class Town:\n    def __init__(self):\n        self.dead: set[int] = set()\n        self.dead.pop()",
    ],
)
def test_a_walk_over_a_set_is_found(text: str) -> None:
    assert len(walks_over_sets("core.town", ast.parse(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "for seat in sorted({1, 2}): pass",
        "x = len(set(seats)) == len(seats)",
        "def f(seats: list[int]):\n    for seat in seats: pass",
        "seats = set()\ndef f(seats: list[int]):\n    return tuple(seats)",
        "x = 3 in {1, 2}",
        "x = stack.pop()",
    ],
)
def test_what_follows_an_order_is_not(text: str) -> None:
    assert walks_over_sets("core.town", ast.parse(text)) == []
