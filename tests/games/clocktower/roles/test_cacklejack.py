"""The Cacklejack."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, may
from tests.games.clocktower.table import Table

from fabula.core.events import Marked

ROLES = "imp poisoner empath chef monk slayer soldier"
JACK = 7


def named(whom: int = 2) -> Table:
    """A Cacklejack has named a player on the first day."""
    table = Table(ROLES, poisoner=1, monk=6, imp=6)
    arrive(table, "cacklejack")
    return table.night().open_nominations().say(JACK, "jest", whom).close_the_day()


def test_another_player_becomes_another_role_and_learns_it() -> None:
    table = named().night(cacklejack=(3, "mayor"))
    assert table.role(3) == "mayor"
    assert [one["role"] for one in table.found("shown")] == ["mayor"]
    assert not table.town.is_evil(3)


def test_whoever_was_named_stays_as_they_are() -> None:
    options = named().asked_by_night("cacklejack")
    assert {seat for seat, _ in options} == {0, 1, 3, 4, 5, 6}
    assert not {role for _, role in options} & {"imp", "empath", "soldier"}


def test_who_names_nobody_changes_nobody() -> None:
    table = Table(ROLES, poisoner=1, monk=6, imp=6)
    arrive(table, "cacklejack")
    table.night().day().night()
    assert table.asked("cacklejack") == []


def test_once_a_day_and_only_the_cacklejack() -> None:
    table = Table(ROLES, poisoner=1, monk=6, imp=6)
    arrive(table, "cacklejack")
    table.night().open_nominations()
    assert not may(table, 2, "jest")
    assert not may(table.say(JACK, "jest", 2), JACK, "jest")
    assert may(table.close_the_day().night(cacklejack=(3, "mayor")).open_nominations(), JACK, "jest")


def test_the_side_stays() -> None:
    table = named().night(cacklejack=(1, "mayor"))
    assert table.town.is_evil(1)


def test_a_poisoned_or_dead_cacklejack_changes_nobody() -> None:
    table = named()
    table.town.tell(Marked(JACK, "poisoned", None))
    assert table.night().asked("cacklejack") == []
    assert named().bury(JACK).night().asked("cacklejack") == []


def test_a_drunk_who_changes_does_not_learn_of_the_drunk() -> None:
    table = Table("imp poisoner empath drunk:chef monk slayer soldier virgin", poisoner=1, monk=6, imp=6)
    jack = arrive(table, "cacklejack")
    table.night().open_nominations().say(jack, "jest", 2).close_the_day()
    table.night(cacklejack=(3, "mayor"))
    assert [one["role"] for one in table.heard_by(3) if one["e"] == "shown"] == ["chef", "mayor"]


def test_ruling_510_a_second_demon_may_be_made() -> None:
    table = named().night(cacklejack=(1, "baron"))
    assert table.role(1) == "baron"
    table = Table("imp poisoner empath chef monk slayer soldier", also="zombuul", poisoner=1, monk=6, imp=6)
    arrive(table, "cacklejack")
    table.night().open_nominations().say(JACK, "jest", 2).close_the_day()
    table.night(cacklejack=(3, "zombuul"), zombuul=6)
    table.tale.laws(table.telling.grimoire)
    assert table.town.living_demons == (0, 3)


def test_served_twice_two_players_change() -> None:
    table = named()
    table.town.tell(Marked(JACK, "twice", None))
    table.night(cacklejack=[(3, "mayor"), (4, "virgin")])
    assert (table.role(3), table.role(4)) == ("mayor", "virgin")
