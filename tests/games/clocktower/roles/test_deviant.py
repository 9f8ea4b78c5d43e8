"""The Deviant."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import arrive, exiles
from tests.games.clocktower.table import Table

from fabula.core.events import Marked
from fabula.core.scenes import scenes_of
from fabula.games import TALES
from fabula.games.clocktower.almanac.cards import (
    OF_TROUBLE,
    OF_VIOLETS,
    SECTS_AND_VIOLETS,
    TRAVELLERS,
    TROUBLE_BREWING,
    travellers_for,
)
from fabula.text import LANGUAGES, words
from fabula.text.scene import spoken
from fabula.text.story import Story

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


@pytest.mark.parametrize("funny", ["yes", "no"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_are_told_one_thing_of_it_whether_they_stay_or_leave(lang: str, funny: str) -> None:
    scenes = scenes_of(TALES["clocktower"].scenes, exiled(funny).telling.events())
    (exile,) = (scene for scene in scenes if scene.kind == "exile")
    what = "exile-lives" if funny == "yes" else "exile"
    assert exile.said == ((what, {"who": DEVIANT}),)
    assert exile.dead == (() if funny == "yes" else (DEVIANT,))
    (told,) = spoken(Story(words(lang), "clocktower", {DEVIANT: "Zoé"}), exile.said)
    assert told == words(lang).say(f"scene-{what}", who="Zoé")


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
