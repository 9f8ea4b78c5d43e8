"""The Gangster."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, may
from tests.games.clocktower.table import Table

from fabula.core.events import Marked
from fabula.games.clocktower.almanac.questions import DeedsOfOne

ROLES = "imp poisoner empath chef monk slayer soldier"
GANGSTER = 7  # between the Imp, clockwise, and the Saint


def table_with(roles: str = ROLES) -> Table:
    """The first night is over; a Gangster is in town."""
    table = Table(roles, poisoner=1, monk=6, imp=6)
    arrive(table, "gangster")
    return table.night().open_nominations()


def test_a_neighbour_dies_if_the_other_agrees() -> None:
    table = table_with().say(GANGSTER, "finish", 6, gangster_agrees={0: 6})
    assert table.dead == [6]
    assert table.found("died")[0]["cause"] == "gangster"
    assert not table.is_over


def test_if_the_other_does_not_agree_nobody_dies() -> None:
    table = table_with().say(GANGSTER, "finish", 6)
    assert table.dead == []
    assert len(table.found("nothing_happened")) == 1
    assert table.asked("gangster_agrees") == [(None, 6)]


def test_ruling_506_an_attempt_is_the_attempt_of_the_day() -> None:
    table = table_with().say(GANGSTER, "finish", 6)
    assert not may(table, GANGSTER, "finish")
    assert may(table.close_the_day().night(imp=4).open_nominations(), GANGSTER, "finish")


def test_only_the_two_living_neighbours_can_be_named_and_by_nobody_else() -> None:
    table = table_with().close_the_day().bury(6).night(imp=2).open_nominations()
    assert {one[1] for one in table.options(GANGSTER) if one[0] == "finish"} == {0, 5}
    assert not may(table, 0, "finish")


def test_ruling_507_with_one_other_alive_there_is_nobody_to_agree() -> None:
    table = table_with().bury(1, 2, 3, 4, 5, 6)
    assert table.town.living_neighbours(GANGSTER) == (0,)
    says = table.town.almanac["gangster"].answers[DeedsOfOne]
    assert says(table.town, table.town.abilities(GANGSTER)[0]) == ("finish", ())


def test_a_poisoned_gangster_kills_nobody_whoever_agrees() -> None:
    table = table_with()
    table.town.tell(Marked(GANGSTER, "poisoned", None))
    table.say(GANGSTER, "finish", 6, gangster_agrees={0: 6})
    assert table.dead == []
    assert len(table.found("nothing_happened")) == 1


def test_the_demon_may_die_of_it() -> None:
    table = table_with().say(GANGSTER, "finish", 0, gangster_agrees={6: 0})
    assert table.end_if_decided().winners == ("good",)


def test_who_cannot_die_does_not_and_the_attempt_is_used_up() -> None:
    table = Table("imp poisoner empath chef monk slayer fool", poisoner=1, monk=4, imp=2)
    arrive(table, "gangster")
    table.night().open_nominations().say(GANGSTER, "finish", 6, gangster_agrees={0: 6})
    assert table.dead == []
    assert not may(table, GANGSTER, "finish")


def test_served_twice_there_are_two_attempts() -> None:
    table = table_with()
    table.town.tell(Marked(GANGSTER, "twice", None))
    table.say(GANGSTER, "finish", 6, gangster_agrees={0: 6})
    table.say(GANGSTER, "finish", 5, gangster_agrees={0: 5})
    assert table.dead == [6, 5]
