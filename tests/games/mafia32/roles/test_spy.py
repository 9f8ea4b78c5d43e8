"""The Spy: wakes with each gang; a gang that shoots him sees his card and may shoot again."""

from __future__ import annotations

from tests.games.mafia32.table import Table

from fabula.core.events import Pointed

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_he_wakes_with_the_gang_and_sees_where_they_point() -> None:
    table = Table(f"spy mafioso mafioso {TOWN}").night({0: 4, 1: 4, 2: 4})
    assert table.woken(0) == ["spy"]
    seen = [event.hands for event in table.now() if isinstance(event, Pointed) and event.seat == 0]
    assert seen == [((0, 4), (1, 4), (2, 4))]


def test_he_wakes_with_both_gangs() -> None:
    table = Table(f"spy mafioso triad {TOWN} citizen citizen citizen").night(mafia=5, triads=5)
    assert table.woken(0) == ["spy", "spy"]


def test_without_triads_in_the_set_he_wakes_once() -> None:
    assert Table(f"spy don {TOWN}").night(mafia=3).woken(0) == ["spy"]


def test_a_gang_of_a_lawyer_alone_is_a_gang() -> None:
    assert Table(f"spy lawyer {TOWN}").met(0) == [(1,)]


def test_shot_he_shows_his_card_and_the_gang_shoots_again() -> None:
    table = Table(f"spy mafioso mafioso {TOWN}").night(mafia=0, mafia_more=5)
    assert table.dead == [0, 5]
    assert table.saw(1) == table.saw(2) == [(0, "spy")]
    assert table.saw(0) == []


def test_the_second_shot_may_be_given_up() -> None:
    assert Table(f"spy mafioso {TOWN}").night(mafia=0).dead == [0]


def test_no_healing_helps_him() -> None:
    assert Table(f"spy doctor mafioso {TOWN}").night(doctor=0, mafia=0).dead == [0]


def test_each_gang_that_shoots_him_may_shoot_again() -> None:
    cards = f"spy mafioso triad {TOWN} citizen citizen citizen"
    table = Table(cards).night(mafia=0, mafia_more=5, triads=0, triads_more=6)
    assert table.dead == [0, 5, 6]


def test_the_second_shot_may_hit_the_other_gang() -> None:
    cards = f"spy mafioso triad triad {TOWN} citizen citizen"
    assert Table(cards).night(mafia=0, mafia_more=2, triads=None).dead == [0, 2]


def test_shot_by_the_maniac_he_dies_like_anybody_and_can_be_healed() -> None:
    cards = f"spy maniac mafioso doctor {TOWN}"
    assert Table(cards).night(maniac=0, doctor=4, mafia=None).dead == [0]
    assert Table(cards).night(maniac=0, doctor=0, mafia=None).dead == []


def test_a_spy_alone_does_not_call_a_gang_whose_cards_lie_open() -> None:
    table = Table(f"spy mafioso triad {TOWN} citizen citizen citizen").night(triads=1, mafia=None)
    assert table.dead == [1]
    table.day()
    table.night(mafia=5, triads=6)
    assert table.dead == [6]
    assert table.woken(0) == ["spy"]


def test_a_spy_alone_among_prisoners_shoots_nobody() -> None:
    table = Table(f"spy mafioso judge {TOWN}").night(judge=1, mafia=None)
    table.day()
    assert table.night(mafia=5).dead == []
    assert table.woken(0) == ["spy"]


def test_an_infected_spy_wakes_with_no_gang_and_is_shot_like_anybody() -> None:
    table = Table(f"spy mafioso patient_zero {TOWN} citizen").night(patient_zero=0, mafia=None)
    table.day()
    table.night(mafia=0, mafia_more=5)
    assert table.woken(0) == []
    assert table.dead == [0]
