"""The cards of the Fabled and Loric, roles of the Storyteller: each says here all that other rules ask of it.

They stand by what a table may need them for. Those that the roll has and that are not ruled here are `led`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from fabula.core.parts import Company
from fabula.games.clocktower.almanac.cards import (
    ALIGNED,
    ANGEL,
    BAD,
    FIBBED,
    HINDU,
    POPE,
    STORMCAUGHT,
    TALKED,
    TOYMAKER,
    VETERAN,
)
from fabula.games.clocktower.almanac.published import FABLED, LORIC, ROLL


@dataclass(frozen=True)
class Companion:
    """A Fabled or a Loric, as declared: what it is for, when it comes, and what it changes.

    `needs` are the needs of a table that it serves. One that comes `late` changes nothing that was dealt or
    shown before, so that it may come and go while a game is on that nobody leads. Its `marks` may lie at
    seats; players may call themselves `called` before all, where it matters. It has a `line` of the night at
    which its rule runs, or at its line whoever leads says whom it is about (`prompts`). By it there may be so
    many Outsiders more (`changes`), or any numbers (`frees`), and a game that is lost may turn (`turning`).
    Where somebody has to hear what happens, or to make the mistakes, it needs a person who leads (`heard`);
    where it has no rule here, that person plays it (`led`).
    """

    id: str
    needs: tuple[str, ...] = ()
    late: bool = False
    marks: tuple[str, ...] = ()
    called: str = ""
    line: bool = False
    prompts: bool = False
    changes: tuple[int, ...] = ()
    frees: bool = False
    turning: bool = False
    heard: bool = False
    led: bool = False


ALL = (
    # for newcomers, and for the shy
    Companion("buddhist", ("newcomers", "shy"), late=True, marks=(VETERAN,), called=VETERAN, prompts=True),
    Companion(ANGEL, ("newcomers",), late=True, marks=(ANGEL, BAD), called=ANGEL, prompts=True, turning=True),
    Companion(HINDU, ("newcomers",), turning=True),
    # for order, and where somebody needs help
    Companion("hells_librarian", ("shy", "order"), marks=(TALKED,), heard=True, turning=True),
    Companion("deus_ex_fiasco", ("order",), frees=True, heard=True),
    Companion("revolutionary", ("help",), marks=(ALIGNED,)),
    # for want of time, of players, or of something to do for the dead
    Companion("doomsayer", ("time",), late=True),
    Companion("fiddler", ("time", "leaving"), late=True, turning=True),
    Companion(TOYMAKER, ("few",)),
    Companion("ferryman", ("dead",), late=True),
    # for a script
    Companion("djinn", ("script",)),
    Companion("bootlegger", ("script",), frees=True),  # whose rules are words, for all to read
    Companion("sentinel", ("balance", "script"), changes=(0, 1, -1)),
    Companion("spirit_of_ivory", ("balance",), late=True),
    Companion("fibbin", ("balance",), late=True, marks=(FIBBED,), line=True),
    Companion("duchess", ("balance",), late=True, line=True),
    Companion("storm_catcher", ("script",), marks=(STORMCAUGHT,)),
    Companion("gardener", ("script",)),  # gives out the tokens, in the deal
    Companion(POPE, ("script",)),  # by whom other sets are dealt, and other bluffs shown
    # for whoever likes them
    Companion("big_wig", turning=True),  # by whom whoever is nominated has an advocate
    Companion("ventriloquist"),  # whose executions may kill nobody
    Companion("god_of_ug", heard=True),  # whose hat votes twice
    Companion("knaves", led=True),
    Companion("tor", led=True, frees=True),
    Companion("zenomancer", led=True),
)


def those(holds: Callable[[Companion], object]) -> tuple[str, ...]:
    """The Fabled and Loric of whom this holds."""
    return tuple(one.id for one in ALL if holds(one))


def serves(want: str, one: Companion) -> bool:
    """Whether this is for what a table needs."""
    return want in one.needs


PUBLISHED = tuple(role.id for role in ROLL.values() if role.kind in (FABLED, LORIC))
RULED = those(lambda one: not one.led)
RULED_ALONE = those(lambda one: not one.led and not one.heard)  # also where nobody leads
AT_ANY_TIME = those(lambda one: one.late)
PROMPTED = those(lambda one: one.prompts)
LINES = those(lambda one: one.line)
FREEING = those(lambda one: one.frees)
TURNING = those(lambda one: one.turning)
MARKS = {one.id: one.marks for one in ALL if one.marks}
CHANGES = {one.id: one.changes for one in ALL if one.changes}
CALLED_THEMSELVES = {one.called: one.id for one in ALL if one.called}
# What a table may need, in the order in which it is asked.
WANTS = ("newcomers", "shy", "help", "time", "leaving", "order", "few", "dead", "balance", "script")
NEEDS = {want: those(partial(serves, want)) for want in WANTS}
COMPANY = Company(PUBLISHED, NEEDS, AT_ANY_TIME, MARKS)
