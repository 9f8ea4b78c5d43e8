"""Whoever leads may let a Traveller become a resident and back: all know who is a Traveller."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.amendments import Amendment
from fabula.core.requests import Choice
from fabula.games.clocktower.almanac.cards import TRAVELLERS

SEVEN = "imp poisoner chef empath monk slayer soldier"


def amend(table: Table, *act: Choice) -> None:
    """A person who leads corrects the facts."""
    table.telling.amend(act)


def gaps(table: Table, word: str) -> tuple[tuple[Choice, ...], ...]:
    """What may be said in this correction; nothing, where there is none."""
    found: list[Amendment] = [
        one for one in table.tale.amendments(table.telling.grimoire) if one.word == word
    ]
    return found[0].gaps if found else ()


def a_day() -> Table:
    """The first day, with a Thief who came late."""
    table = Table(SEVEN, poisoner=2).night()
    arrive(table, "thief", "evil")
    return table


def test_a_traveller_settles_with_a_role_that_nobody_else_learns() -> None:
    table = a_day()
    amend(table, "settle", 7, "washerwoman")
    assert table.town.travellers == ()
    assert table.role(7) == "washerwoman"
    assert table.town.side(7) == "evil"
    assert [event["e"] for event in table.heard_by("town")][-1] == "settled"
    assert all(event.get("role") != "washerwoman" for event in table.heard_by("town"))
    assert [event["role"] for event in table.heard_by(7) if event["e"] == "shown"][-1] == "washerwoman"


def test_whoever_has_settled_may_be_nominated_and_is_counted() -> None:
    table = a_day()
    amend(table, "settle", 7, "washerwoman")
    assert 7 in table.town.living_residents
    table.open_nominations().nominate(0, 7, 0, 1, 2, 3, 4)
    table.close_the_day()
    assert 7 in table.dead


def test_a_resident_sets_out_and_all_see_as_whom() -> None:
    table = a_day()
    amend(table, "set_out", 2, "beggar")
    assert table.town.travellers == ("beggar", "thief")
    assert table.town.side(2) == "good"
    (arrived,) = [event for event in table.heard_by("town") if event["e"] == "arrived" and event["seat"] == 2]
    assert arrived["role"] == "beggar"
    assert [event["answer"] for event in table.heard_by(2) if event["e"] == "informed"][-1] == "good"


def test_back_and_forth_the_town_is_as_before() -> None:
    table = a_day()
    amend(table, "set_out", 2, "beggar")
    amend(table, "settle", 2, "chef")
    assert table.role(2) == "chef"
    assert table.town.travellers == ("thief",)
    table.day().night(poisoner=3)
    assert table.alive(2)


def test_only_those_there_are_and_never_by_night_when_all_would_notice() -> None:
    table = a_day()
    assert gaps(table, "settle")[0] == (7,)
    seats, roles = gaps(table, "set_out")
    assert seats == (0, 1, 2, 3, 4, 5, 6)
    assert set(roles) == {*TRAVELLERS} - {"thief"}
    table.day().asked_by_night("poisoner")
    assert gaps(table, "settle") == gaps(table, "set_out") == ()
