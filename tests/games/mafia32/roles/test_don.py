"""The Don: decides what is disputed; when he dies, a Mafioso inherits."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_his_hand_decides_a_disputed_shot() -> None:
    assert Table(f"don mafioso {TOWN}").night({0: 4, 1: 5}).dead == [4]
    assert Table(f"mafioso mafioso don {TOWN}").night({0: 3, 1: 4, 2: 5}).dead == [5]


def test_a_majority_against_him_is_not_disputed() -> None:
    assert Table(f"don mafioso mafioso {TOWN}").night({0: 4, 1: 5, 2: 5}).dead == [5]


def test_a_blocked_don_decides_nothing() -> None:
    table = Table(f"don mafioso mafioso beauty {TOWN}").night({0: 5, 1: 6, 2: 7}, beauty=0)
    assert table.dead == []


def test_a_don_in_jail_decides_nothing_and_leaves_no_heir() -> None:
    table = Table(f"don mafioso mafioso judge {TOWN}").night(judge=0, mafia=None).day()
    assert table.night({1: 5, 2: 6}, judge=4).dead == []
    assert (table.card(1), table.card(2)) == ("mafioso", "mafioso")


def test_the_only_mafioso_inherits_without_a_lot_and_is_told_alone() -> None:
    table = Table(f"don mafioso {TOWN}").vote_out(0)
    table.night(mafia=4)
    assert table.shown(1) == ["mafioso", "don"]
    assert table.shown(1)[-1] == "don"
    assert table.shown(4) == ["citizen"]


def test_an_heirs_hand_decides() -> None:
    table = Table(f"don mafioso mafioso mafioso {TOWN}", fate=2).vote_out(0)
    assert table.night({1: 5, 2: 6, 3: 7}).dead == [6]


def test_the_heirs_heir_inherits_too() -> None:
    table = Table(f"don mafioso mafioso {TOWN} citizen citizen", fate=1).vote_out(0)
    table.night(mafia=4).vote_out(1)
    table.night(mafia=5)
    assert table.shown(2)[-1] == "don"


def test_an_infected_don_is_lost_to_the_gang() -> None:
    table = Table(f"don mafioso patient_zero {TOWN} citizen").night(patient_zero=0, mafia=None).day()
    table.night(mafia=4)
    assert table.shown(1)[-1] == "don"
    assert table.woken(0) == []


def test_without_a_don_in_the_set_nobody_inherits() -> None:
    table = Table(f"mafioso mafioso {TOWN}").vote_out(0)
    assert table.night(mafia=4).shown(1) == ["mafioso"]


def test_two_dons_in_a_set_need_an_heir_only_after_both() -> None:
    table = Table(f"don don mafioso {TOWN} citizen").vote_out(0).night(mafia=4)
    assert table.card(2) == "mafioso"
