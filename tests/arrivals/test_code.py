"""Code that was brought: chance, walks over sets, and notes of one word."""

from __future__ import annotations

import ast
from types import ModuleType
from typing import Any

import pytest

from fabula.arrivals.code import faults_of_notes, impure, notes_kept_in
from fabula.core.cards import Role
from fabula.core.moments import Moment, RuleQuestion
from fabula.core.notes import SETTLED, Flag
from fabula.games.clocktower.almanac.moments import Dies
from fabula.games.clocktower.almanac.questions import GoodCannotWin


def a_function(me: object, town: object) -> None:
    """It asks nobody."""


async def a_script(town: object, grant: object) -> None:
    """It may ask somebody."""


@pytest.mark.parametrize("line", ["import random", "from time import time", "import secrets as dice"])
def test_chance_and_clocks_are_found(line: str) -> None:
    (fault,) = impure("roles.py", ast.parse(f"import math\n{line}\nfrom .time import now"))
    assert fault.startswith("roles.py line 2: ")
    assert fault.endswith(" tells another game each time: ask town.fate")


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
