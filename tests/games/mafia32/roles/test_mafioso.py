"""The Mafioso: shoots with the others, by majority."""

from __future__ import annotations

from tests.games.mafia32.table import Table

from fabula.core.events import Chose, Pointed

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_all_meet_in_the_first_night_and_nobody_dies_in_it() -> None:
    table = Table(f"mafioso mafioso don {TOWN}")
    assert table.met(0) == [(1, 2)]
    assert table.met(2) == [(0, 1)]
    assert table.telling.town.living == tuple(range(9))


def test_the_majority_decides() -> None:
    assert Table(f"mafioso mafioso mafioso {TOWN}").night({0: 4, 1: 4, 2: 5}).dead == [4]


def test_without_a_majority_and_a_boss_nobody_is_shot() -> None:
    assert Table(f"mafioso mafioso {TOWN}").night({0: 4, 1: 5}).dead == []


def test_they_see_where_the_others_point_and_point_again_if_they_differ() -> None:
    table = Table(f"mafioso mafioso {TOWN}").night({0: [4, 5], 1: 5})
    assert table.dead == [5]
    seen = [event.hands for event in table.now() if isinstance(event, Pointed) and event.seat == 0]
    assert seen == [((0, 4), (1, 5)), ((0, 5), (1, 5))]


def test_agreed_at_once_they_are_not_asked_again() -> None:
    table = Table(f"mafioso mafioso {TOWN}").night({0: 4, 1: 4})
    assert [event.choice for event in table.now() if isinstance(event, Chose)] == [4, 4]


def test_they_may_spare_everybody_or_shoot_one_of_their_own() -> None:
    assert Table(f"mafioso mafioso {TOWN}").night(mafia=None).dead == []
    assert Table(f"mafioso mafioso {TOWN}").night(mafia=1).dead == [1]


def test_a_mafioso_shot_by_the_maniac_has_shot_this_night() -> None:
    table = Table(f"mafioso maniac {TOWN}").night(mafia=3, maniac=0)
    assert table.dead == [0, 3]


def test_an_infected_mafioso_does_not_wake_with_the_gang() -> None:
    table = Table(f"mafioso mafioso patient_zero {TOWN} citizen").night(patient_zero=0, mafia=None).day()
    table.night({0: 4, 1: 5})
    assert table.woken(0) == []
    assert table.dead == [5]


def test_the_mafia_wins_when_the_town_does_not_outvote_it() -> None:
    table = Table("mafioso mafioso citizen citizen citizen citizen").vote_out(5)
    assert table.night(mafia=4).won == ("mafia",)


def test_the_town_wins_when_the_last_one_is_voted_out() -> None:
    assert Table(f"mafioso {TOWN}").vote_out(0).won == ("town",)
