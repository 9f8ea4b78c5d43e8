"""The Deviant."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, exiles
from tests.games.clocktower.table import Table

from fabula.core.events import Marked
from fabula.games.clocktower.almanac.cards import (
    OF_TROUBLE,
    OF_VIOLETS,
    SECTS_AND_VIOLETS,
    TRAVELLERS,
    TROUBLE_BREWING,
    travellers_for,
)

ROLES = "imp poisoner empath chef monk slayer soldier"
DEVIANT = 7


def exiled(funny: str, *, poisoned: bool = False) -> Table:
    """All want the Deviant gone."""
    table = Table(ROLES, poisoner=1, deviant=funny)
    arrive(table, "deviant")
    table.night()
    if poisoned:
        table.town.tell(Marked(DEVIANT, "poisoned", None))
    return table.open_nominations().exile(0, DEVIANT, 0, 1, 2, 3, 4)


def test_who_was_funny_does_not_die_of_an_exile() -> None:
    table = exiled("yes")
    assert table.alive(DEVIANT)
    assert exiles(table) == [(5, 4)]
    assert table.found("survived") == [{"e": "survived", "seat": DEVIANT}]


def test_who_was_not_funny_dies_of_it() -> None:
    assert exiled("no").dead == [DEVIANT]


def test_a_poisoned_deviant_dies_however_funny() -> None:
    table = exiled("yes", poisoned=True)
    assert table.dead == [DEVIANT]
    assert table.asked("deviant") == []


def test_it_does_not_help_against_anything_else() -> None:
    table = Table(ROLES, poisoner=1, deviant="yes", monk=6)
    arrive(table, "deviant")
    assert table.night().day().night(imp=DEVIANT).dead == [DEVIANT]


def test_other_travellers_are_not_saved() -> None:
    table = Table(ROLES, poisoner=1, deviant="yes")
    arrive(table, "deviant")
    goat = arrive(table, "scapegoat")
    table.night().open_nominations().exile(0, goat, 0, 1, 2, 3, 4)
    assert not table.alive(goat)


def test_ruling_237_any_traveller_may_come_those_of_the_script_first() -> None:
    for roles in (TROUBLE_BREWING, (*TROUBLE_BREWING, "vortox"), SECTS_AND_VIOLETS):
        assert sorted(travellers_for(roles)) == sorted(TRAVELLERS)
    assert travellers_for(TROUBLE_BREWING)[:5] == OF_TROUBLE
    assert travellers_for((*TROUBLE_BREWING, "vortox")).index("deviant") < len((*OF_TROUBLE, *OF_VIOLETS))
    assert travellers_for(TROUBLE_BREWING, ("judge", "bishop"))[:3] == ("judge", "bishop", OF_TROUBLE[0])
