"""The Bodyguard: dies instead of the one he guards."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_he_dies_instead_of_his_ward() -> None:
    assert Table(f"bodyguard mafioso {TOWN}").night(bodyguard=4, mafia=4).dead == [0]


def test_nothing_happens_where_nobody_shoots_at_his_ward() -> None:
    assert Table(f"bodyguard mafioso {TOWN}").night(bodyguard=4, mafia=5).dead == [5]


def test_his_ward_is_told_nothing() -> None:
    table = Table(f"bodyguard mafioso {TOWN}").night(bodyguard=4, mafia=4)
    assert table.told(4) == []
    assert table.saw(4) == []


def test_he_may_guard_nobody_and_never_himself() -> None:
    options = Table(f"bodyguard mafioso {TOWN}").options("bodyguard")
    assert None in options
    assert 0 not in options


def test_guarding_ends_with_the_night() -> None:
    table = Table(f"bodyguard mafioso {TOWN}").night(bodyguard=4, mafia=5).day()
    assert table.night(mafia=4).dead == [4]


def test_he_may_guard_the_same_player_again() -> None:
    table = Table(f"bodyguard doctor mafioso {TOWN}").night(bodyguard=4, doctor=0, mafia=4)
    assert table.dead == []
    table.day()
    assert table.night(bodyguard=4, doctor=5, mafia=4).dead == [0]


def test_a_guarded_detective_was_never_killed_and_checks() -> None:
    cards = f"bodyguard detective mafioso {TOWN}"
    table = Table(cards).night(bodyguard=1, mafia=1, detective=2)
    assert table.told(1) == ["criminal"]
    assert table.dead == [0]


def test_guards_in_a_chain_die_last_first() -> None:
    table = Table(f"bodyguard bodyguard mafioso {TOWN}").night({0: 4, 1: 0}, mafia=4)
    assert table.dead == [1]


def test_guards_in_a_ring_do_not_save_each_other() -> None:
    table = Table(f"bodyguard bodyguard mafioso {TOWN}").night({0: 1, 1: 0}, mafia=0)
    assert len(table.dead) == 1


def test_a_visited_bodyguard_cannot_be_killed_for_another() -> None:
    table = Table(f"beauty bodyguard mafioso {TOWN}").night(beauty=1, bodyguard=4, mafia=4)
    assert table.dead == [4]
