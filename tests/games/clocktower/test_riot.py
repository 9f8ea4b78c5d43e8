"""Riot."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.core.events import Marked

ROLES = "riot baron saint butler empath chef soldier"


def third_day(**choices: object) -> Table:
    """The third night is over; nominations are open."""
    return Table(ROLES).night().day().night().day().night(**choices).open_nominations()


def test_nobody_dies_by_night_and_the_minions_become_riot_in_the_third() -> None:
    table = third_day()
    assert table.role(1) == "riot"
    assert table.town.side(1) == "evil"
    assert [table.alive(seat) for seat in range(7)] == [True] * 7


def test_before_the_third_day_nominations_are_as_always() -> None:
    assert Table(ROLES).night().day((3, 4, ())).dead == []


def test_nominees_die_and_nominate_until_good_has_won() -> None:
    table = third_day().say(4, "nominate", 0, riot={0: 1}).end_if_decided()
    assert table.dead == [0, 1]
    assert table.winners == ("good",)
    assert [(event["seat"], event["nominee"]) for event in table.found("nominated")] == [(4, 0), (0, 1)]


def test_or_only_two_are_left() -> None:
    table = third_day().say(4, "nominate", 2, riot={2: 3, 3: 4, 4: 5, 5: 6}).end_if_decided()
    assert table.dead == [2, 3, 4, 5, 6]
    assert table.winners == ("evil",)


def test_no_hands_are_counted() -> None:
    table = third_day().say(4, "nominate", 2, riot={2: 3, 3: 4, 4: 5, 5: 6})
    assert table.found("tallied") == []


def test_where_nobody_nominates_the_storyteller_does() -> None:
    table = third_day().close_the_day(riot_begins=0, riot={0: 1})
    assert table.found("put_up") == [{"e": "put_up", "nominee": 0}]
    assert table.winners == ("good",)


def test_a_poisoned_riot_makes_no_minion_a_riot() -> None:
    table = Table(ROLES)
    table.town.tell(Marked(0, "poisoned", None))
    table.night().day().night().day().night().open_nominations()
    assert table.role(1) == "baron"
    assert table.nominate(4, 3).dead == []


def test_ruling_451_whatever_keeps_a_player_alive_does_so_and_they_nominate() -> None:
    table = Table("riot baron saint butler empath fool soldier").night().day().night().day().night()
    table.open_nominations().say(4, "nominate", 5, riot={5: 0, 0: 1}).end_if_decided()
    assert table.dead == [0, 1]
    assert table.alive(5)
