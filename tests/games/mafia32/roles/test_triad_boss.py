"""The Boss of the Triads: decides what is disputed; when he dies, a Triad inherits."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"
CARDS = f"mafioso don triad_boss triad triad {TOWN} citizen"


def test_his_hand_decides_a_disputed_shot_of_the_triads() -> None:
    assert Table(CARDS).night({2: 5, 3: 6, 4: 7}, mafia=None).dead == [5]


def test_he_has_no_say_in_the_mafia() -> None:
    table = Table(CARDS).night({0: 5, 1: 6}, triads=None)
    assert table.dead == [6]
    assert table.woken(2) == ["triad_boss"]


def test_a_triad_inherits_and_no_mafioso() -> None:
    table = Table(CARDS, fate=4).vote_out(2)
    table.night(mafia=None, triads=None)
    assert table.shown(4)[-1] == "triad_boss"
    assert (table.card(3), table.card(0)) == ("triad", "mafioso")
    assert table.shown(4) == ["triad", "triad_boss"]


def test_shot_at_night_he_decides_for_the_last_time() -> None:
    table = Table(CARDS).night({2: 5, 3: 6, 4: 7}, mafia=2)
    assert table.dead == [2, 5]


def test_both_bosses_may_fall_in_one_night() -> None:
    table = Table(CARDS, fate=4).night(mafia=2, triads=1)
    assert table.dead == [1, 2]
    table.day()
    table.night(mafia=None, triads=None)
    assert (table.shown(0)[-1], table.shown(4)[-1]) == ("don", "triad_boss")


def test_an_heir_in_jail_cannot_use_it() -> None:
    table = Table(f"judge {CARDS} citizen").night(judge=4, mafia=None, triads=3)
    assert (table.dead, table.jailed) == ([3], [4])
    table.day()
    table.night({5: 8}, judge=9, mafia=None)
    assert table.dead == [8]


def test_the_last_triad_inherits() -> None:
    table = Table(CARDS).night(mafia=3, triads=None).vote_out(2)
    table.night(triads=6, mafia=None)
    assert table.shown(4)[-1] == "triad_boss"
    assert table.dead == [6]
