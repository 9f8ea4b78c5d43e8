"""Code that was brought: chance, walks over sets, what is not waited for, and notes of one word."""

from __future__ import annotations

import ast
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from tests.laws.imports import modules

from fabula.arrivals.code import faults_of_notes, impure, notes_kept_in, unawaited, unknown
from fabula.core.cards import Role
from fabula.core.moments import Moment, RuleQuestion
from fabula.core.notes import SETTLED, Flag
from fabula.games.clocktower.almanac.moments import Dies
from fabula.games.clocktower.almanac.questions import GoodCannotWin
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me


def a_function(me: object, town: object) -> None:
    """It asks nobody."""


async def a_script(town: object, grant: object) -> None:
    """It may ask somebody."""


async def attack() -> None:
    """It has to be waited for."""


@pytest.mark.parametrize("line", ["import random", "from time import time", "import secrets as dice"])
def test_chance_and_clocks_are_found(line: str) -> None:
    (fault,) = impure("roles.py", ast.parse(f"import math\n{line}\nfrom .time import now"))
    assert fault.startswith("roles.py line 2: ")
    assert fault.endswith(" tells another game each time: ask town.fate")


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("attack()", "attack"),
        ("me.mark(1, 'safe')", "me.mark"),
        ("lit = me.choose(())", "me.choose"),
        ("await attack(me, me.choose(()))", "me.choose"),
        ("await attack()", None),
        ("lit = await me.choose(())", None),
        ("await Together([me.choose(())])", None),
    ],
)
def test_what_nobody_waits_for_is_found(line: str, what: str | None) -> None:
    tree = ast.parse(f"async def script(me, town):\n    town.tell(1)\n    print()\n    {line}")
    expected = [] if what is None else [f"roles.py line 4: {what}(...) does nothing without await"]
    assert list(unawaited("roles.py", tree, {"attack": attack, "print": print})) == expected


def module_with(**notes: Flag) -> ModuleType:
    module = ModuleType("lamps")
    vars(module).update(notes)
    return module


def test_notes_of_one_word_and_of_no_sentence() -> None:
    ours = list(notes_kept_in("clocktower"))
    taken = next(note for note in ours if isinstance(note, Flag))
    mute, again = Flag("lamps_out", SETTLED, ""), Flag("lamps_out", SETTLED, "All lamps are out.")
    same = Flag(taken.word, SETTLED, "Something else.")
    assert list(faults_of_notes([module_with(ONE=again), module_with(ONE=again, OURS=taken)], ours)) == []
    assert list(faults_of_notes([module_with(MUTE=mute, AGAIN=again, SAME=same)], ours)) == [
        "the word lamps_out of the note MUTE is taken: call it otherwise",
        "the note MUTE has no sentence that says what it holds",
        "the word lamps_out of the note AGAIN is taken: call it otherwise",
        f"the word {taken.word} of the note SAME is taken: call it otherwise",
    ]


def test_a_script_waits_and_an_answer_does_not() -> None:
    role = Role("lamp", "townsfolk", "good")

    at_once: Any = a_function
    later: Any = a_script

    assert issubclass(Dies, Moment)
    assert issubclass(GoodCannotWin, RuleQuestion)
    with pytest.raises(TypeError, match="lamp: a_function is a script, which waits for answers: async def"):
        role.when(Dies)(at_once)
    with pytest.raises(TypeError, match="lamp: a_function is a script"):
        role(at_once)
    with pytest.raises(TypeError, match="lamp: a_script answers a question at once: def, without async"):
        role.says(GoodCannotWin)(later)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("town.living_neighbors(0)", "Square has no living_neighbors: living_neighbours?"),
        ("me.learns", "Me has no learns: learn?"),
        ("town.grimoire.alive", None),
        ("me.seat, town.spares, town.everyone", None),
        ("other.whatever", None),
    ],
)
def test_what_the_town_and_an_ability_do_not_have_is_found(line: str, what: str | None) -> None:
    tree = ast.parse(f"async def script(me: Me, town: Square, other: Seat):\n    {line}")
    expected = [] if what is None else [f"roles.py line 2: {what}"]
    assert list(unknown("roles.py", tree, {"Me": Me, "Square": Square})) == expected


def test_none_of_our_own_roles_asks_for_what_there_is_not() -> None:
    for name, tree in modules():
        if name.startswith("games."):
            known = vars(import_module(f"fabula.{name}"))
            assert [*unknown(name, tree, known), *unawaited(name, tree, known)] == []
