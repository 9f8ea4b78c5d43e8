"""The Lawyer: whoever checks his client tonight is answered falsely; then he votes with the Mafia."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_a_criminal_client_looks_like_town() -> None:
    table = Table(f"lawyer mafioso detective {TOWN}").night(lawyer=1, detective=1, mafia=None)
    assert table.told(2) == ["town"]


def test_a_client_of_the_town_looks_criminal() -> None:
    table = Table(f"lawyer mafioso detective {TOWN}").night(lawyer=4, detective=4, mafia=None)
    assert table.told(2) == ["criminal"]


def test_who_is_not_his_client_is_seen_truly() -> None:
    table = Table(f"lawyer mafioso detective {TOWN}").night(lawyer=4, detective=1, mafia=None)
    assert table.told(2) == ["criminal"]


def test_he_may_plead_for_himself_and_must_plead_for_somebody() -> None:
    options = Table(f"lawyer mafioso detective {TOWN}").options("lawyer")
    assert 0 in options
    assert None not in options


def test_he_points_with_the_mafia() -> None:
    table = Table(f"lawyer mafioso detective {TOWN}").night(lawyer=1, mafia=5)
    assert table.woken(0) == ["lawyer", "lawyer"]
    assert table.dead == [5]


def test_he_meets_the_mafia_in_the_first_night() -> None:
    assert Table(f"lawyer mafioso detective {TOWN}").met(0) == [(1,)]


def test_his_plea_ends_with_the_night() -> None:
    table = Table(f"lawyer mafioso detective {TOWN}").night(lawyer=1, detective=3, mafia=None).day()
    assert table.night(lawyer=4, detective=1, mafia=None).told(2) == ["criminal"]


def test_he_is_killed_and_has_pleaded_this_night_all_the_same() -> None:
    cards = f"lawyer mafioso detective triad {TOWN} citizen citizen"
    table = Table(cards).night(lawyer=1, detective=1, triads=0, mafia=None)
    assert table.dead == [0]
    assert table.told(2) == ["town"]


def test_a_prisoner_pleads_no_more() -> None:
    table = Table(f"lawyer mafioso detective judge {TOWN}").night(lawyer=1, judge=0, mafia=None, detective=4)
    table.day()
    table.night(lawyer=1, detective=1, mafia=None, judge=4)
    assert table.told(2) == ["criminal"]


def test_the_last_lawyer_alone_is_the_gang() -> None:
    table = Table(f"lawyer detective {TOWN}").night(lawyer=0, mafia=5)
    assert table.dead == [5]
