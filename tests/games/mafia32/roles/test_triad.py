"""The Triads: the second gang, whose shot falls at the same time as the Mafia's."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"
CARDS = f"mafioso mafioso triad triad {TOWN} citizen citizen"


def test_both_gangs_shoot() -> None:
    assert Table(CARDS).night(mafia=5, triads=6).dead == [5, 6]


def test_the_gangs_do_not_meet_each_other() -> None:
    table = Table(CARDS)
    assert table.met(0) == [(1,)]
    assert table.met(2) == [(3,)]


def test_who_is_shot_by_the_mafia_still_points() -> None:
    assert Table(CARDS).night({2: 5, 3: 5}, mafia=2).dead == [2, 5]


def test_both_may_shoot_the_same_victim() -> None:
    assert Table(CARDS).night(mafia=5, triads=5).dead == [5]


def test_they_may_shoot_each_other() -> None:
    assert Table(CARDS).night(mafia=2, triads=0).dead == [0, 2]


def test_a_majority_of_their_own_decides() -> None:
    assert Table(CARDS).night({2: 5, 3: 6}, mafia=None).dead == []


def test_while_both_gangs_live_neither_wins_by_numbers() -> None:
    table = Table("mafioso mafioso triad triad citizen citizen").night(mafia=4, triads=None)
    assert table.won is None


def test_the_triads_win_when_the_mafia_is_gone_and_the_town_does_not_outvote_them() -> None:
    table = Table("mafioso triad triad citizen citizen citizen").night(triads=0, mafia=3)
    assert table.won == ("triads",)


def test_the_mafia_wins_when_the_triads_are_gone() -> None:
    table = Table("mafioso mafioso triad citizen citizen citizen").night(mafia=2, triads=3)
    assert table.won == ("mafia",)


def test_the_town_wins_only_when_both_are_gone() -> None:
    table = Table(f"mafioso triad {TOWN}").vote_out(0)
    assert table.won is None
    table.night(triads=None).vote_out(1)
    assert table.won == ("town",)


def test_without_mafia_in_the_set_they_are_the_gang() -> None:
    assert Table("triad triad citizen citizen citizen citizen").night(triads=5).won is None
    assert Table("triad triad triad citizen citizen citizen citizen").night(triads=4).won == ("triads",)
