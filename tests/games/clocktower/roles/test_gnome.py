"""The Gnome."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.events import Marked
from fabula.games.clocktower.almanac.cards import EVIL, GOOD

ROLES = "imp poisoner empath chef monk slayer virgin"
GNOME = 7


def table_with(side: str = GOOD, **choices: Any) -> Table:
    """A Gnome is there from the first night on, which is over."""
    table = Table(ROLES, **{"poisoner": 1, "imp": 2, **choices})
    arrive(table, "gnome", side)
    return table.night()


def test_at_the_first_dawn_all_learn_the_amigo_of_the_same_side() -> None:
    table = table_with(amigo=3)
    assert table.found("befriended") == [{"e": "befriended", "seat": GNOME, "nominee": 3}]
    assert set(table.asked("amigo")[0]) == {2, 3, 4, 5, 6}


def test_an_evil_gnome_has_an_evil_amigo() -> None:
    table = table_with(EVIL)
    assert set(table.asked("amigo")[0]) == {0, 1}


def test_it_is_told_once() -> None:
    table = table_with(amigo=3)
    assert table.day().night(imp=2, poisoner=1).found("befriended") == []


def test_ruling_508_who_comes_later_makes_a_friend_at_the_next_dawn() -> None:
    table = Table(ROLES, poisoner=1, imp=2, amigo=3).night().day()
    arrive(table, "gnome")
    assert table.night().found("befriended") == [{"e": "befriended", "seat": GNOME, "nominee": 3}]


def test_whoever_nominates_the_amigo_may_die_and_the_vote_goes_on() -> None:
    table = table_with(amigo=3).open_nominations()
    table.nominate(2, 3, 4, 5, gnome=2)
    assert table.dead == [2]
    assert len(table.found("tallied")) == 1


def test_the_gnome_need_not_kill() -> None:
    table = table_with(amigo=3).open_nominations().nominate(2, 3)
    assert table.dead == []
    assert table.asked("gnome") == [(None, 2)]


def test_nominating_another_asks_nothing() -> None:
    table = table_with(amigo=3).open_nominations().nominate(2, 4)
    assert table.asked("gnome") == []


def test_a_dead_gnome_defends_nobody() -> None:
    table = table_with(amigo=3).bury(GNOME).open_nominations().nominate(2, 3)
    assert table.asked("gnome") == []


def test_a_poisoned_gnome_kills_nobody_and_all_see_it() -> None:
    table = table_with(amigo=3)
    table.town.tell(Marked(GNOME, "poisoned", None))
    table.open_nominations().nominate(2, 3, gnome=2)
    assert table.dead == []
    assert len(table.found("nothing_happened")) == 1


def test_ruling_509_poisoned_at_the_dawn_the_amigo_may_be_anybody() -> None:
    table = table_with(poisoner=GNOME)
    assert set(table.asked("amigo")[0]) == {0, 1, 2, 3, 4, 5, 6}


def test_whom_the_virgin_has_executed_is_not_asked_about() -> None:
    table = table_with(amigo=6).open_nominations()
    table.say(2, "nominate", 6)
    assert table.asked("gnome") == []
    assert table.executed == [2]
