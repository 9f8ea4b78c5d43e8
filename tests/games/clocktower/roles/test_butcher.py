"""The Butcher."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, tallies
from tests.games.clocktower.table import Table

from fabula.core.events import Marked

ROLES = "imp poisoner empath chef monk slayer soldier virgin undertaker spy"
BUTCHER = 10


def table_with(roles: str = ROLES) -> Table:
    """The first night is over; a Butcher is in town."""
    table = Table(roles, poisoner=1, monk=6, imp=6)
    arrive(table, "butcher")
    return table.night()


def again(table: Table, *voters: int) -> Table:
    """The Butcher is asked, and the hands are counted."""
    while table.next in ("butcher", "plea", "vote", "execution") and not table.is_over:
        table._begin({"vote": dict.fromkeys(voters, "hand")})
    return table.end_if_decided()


def test_after_an_execution_the_butcher_may_nominate_again() -> None:
    table = table_with().day((2, 3, (2, 3, 4, 5, 6, 7)))
    assert table.next == "butcher"
    table.settled["butcher"] = 4
    again(table, 2, 5, 6, 7, 8)
    assert table.executed == [3, 4]
    assert table.dead == [3, 4]


def test_half_of_the_living_is_enough_and_earlier_votes_do_not_count() -> None:
    table = table_with().day((2, 3, (2, 3, 4, 5, 6, 7, 8)))
    table.settled["butcher"] = 4
    again(table, 2, 5, 6, 7)
    assert tallies(table)[1][1:3] == (4, 5)
    assert table.executed == [3]


def test_the_butcher_need_not_nominate() -> None:
    table = again(table_with().day((2, 3, (2, 3, 4, 5, 6, 7))))
    assert table.executed == [3]
    assert table.next.startswith("night")


def test_without_an_execution_there_is_no_other_nomination() -> None:
    assert table_with().day((2, 3, (2,))).next.startswith("night")


def test_who_was_nominated_today_may_be_nominated_again_by_who_has_nominated() -> None:
    table = table_with().day((BUTCHER, 4, (2,)), (2, 3, (2, 3, 4, 5, 6, 7)))
    table.settled["butcher"] = 4
    assert again(table, 2, 5, 6, 7, 8).executed == [3, 4]


def test_there_is_no_third_nomination() -> None:
    table = table_with().day((2, 3, (2, 3, 4, 5, 6, 7)))
    table.settled["butcher"] = 4
    again(table, 2, 5, 6, 7, 8)
    assert table.next.startswith("night")
    assert len(table.asked("butcher")) == 1


def test_each_day_has_its_own() -> None:
    table = again(table_with().day((2, 3, (2, 3, 4, 5, 6, 7)))).night()
    assert table.day((2, 4, (2, 4, 5, 6, 7))).next == "butcher"


def test_an_execution_by_the_virgin_is_one_too() -> None:
    assert table_with().day((2, 7, ())).next == "butcher"


def test_an_exile_is_none() -> None:
    table = table_with()
    goat = arrive(table, "scapegoat")
    table.open_nominations().exile(2, goat, 2, 3, 4, 5, 6, 7)
    assert not table.alive(goat)
    assert table.close_the_day().next.startswith("night")


def test_a_poisoned_or_dead_butcher_is_not_asked() -> None:
    table = table_with()
    table.town.tell(Marked(BUTCHER, "poisoned", None))
    assert table.day((2, 3, (2, 3, 4, 5, 6, 7))).next.startswith("night")
    assert table_with().bury(BUTCHER).day((2, 3, (2, 3, 4, 5, 6))).next.startswith("night")


def test_a_second_day_end_is_no_day_without_execution() -> None:
    table = table_with("vortox poisoner empath chef monk slayer soldier virgin undertaker spy")
    table.day((2, 3, (2, 3, 4, 5, 6, 7)))
    table.settled["butcher"] = 4
    again(table, 2)
    assert table.winners == ()
    assert table.found("unexecuted") == []


def test_ruling_235_of_two_who_die_by_execution_the_undertaker_learns_the_second() -> None:
    table = table_with().day((2, 3, (2, 3, 4, 5, 6, 7)))
    table.settled["butcher"] = 4
    assert again(table, 2, 5, 6, 7, 8).night().told(8) == ["monk"]


def test_if_the_demon_is_executed_nobody_nominates_again() -> None:
    assert table_with().day((2, 0, (2, 3, 4, 5, 6, 7))).winners == ("good",)
