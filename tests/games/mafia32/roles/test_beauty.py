"""The Beauty: her guest's powers do nothing tonight, and nobody can kill him tonight."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_who_is_visited_cannot_be_shot() -> None:
    assert Table(f"beauty mafioso {TOWN}").night(beauty=4, mafia=4).dead == []


def test_a_visit_ends_with_the_night() -> None:
    table = Table(f"beauty mafioso {TOWN}").night(beauty=4, mafia=4).day()
    assert table.night(mafia=4).dead == [4]


def test_a_visited_doctor_heals_in_vain_and_is_not_told() -> None:
    table = Table(f"beauty doctor mafioso {TOWN}").night(beauty=1, doctor=4, mafia=4)
    assert table.dead == [4]
    assert table.told(1) == []


def test_a_visited_bodyguard_guards_in_vain() -> None:
    assert Table(f"beauty bodyguard mafioso {TOWN}").night(beauty=1, bodyguard=4, mafia=4).dead == [4]


def test_a_visited_lawyer_pleads_in_vain() -> None:
    cards = f"beauty lawyer mafioso detective {TOWN} citizen"
    table = Table(cards).night(beauty=1, lawyer=2, detective=2, mafia=None)
    assert table.told(3) == ["criminal"]


def test_a_visited_maniac_shoots_in_vain() -> None:
    assert Table(f"beauty maniac mafioso {TOWN}").night(beauty=1, maniac=4).dead == []


def test_a_visited_widow_poisons_in_vain() -> None:
    table = Table(f"beauty black_widow mafioso {TOWN}").night(beauty=1, black_widow=4).day()
    assert table.night().dead == []


def test_a_visited_patient_zero_infects_nobody() -> None:
    table = Table(f"beauty patient_zero mafioso {TOWN}").night(beauty=1, patient_zero=4)
    assert table.telling.grimoire.sides == {}


def test_who_is_visited_acts_in_the_usual_order_all_the_same() -> None:
    table = Table(f"beauty doctor mafioso {TOWN}").night(beauty=1, doctor=4)
    assert table.woken(1) == ["doctor"]
    assert table.options("doctor")[0] != 4  # the choice counts as made: not the same one twice running


def test_the_same_guest_may_be_chosen_again() -> None:
    table = Table(f"beauty mafioso {TOWN}").night(beauty=4, mafia=4).day()
    assert table.night(beauty=4, mafia=4).dead == []


def test_a_dead_beauty_visits_nobody() -> None:
    table = Table(f"beauty mafioso {TOWN}").night(mafia=0).day()
    assert table.night(beauty=4, mafia=4).dead == [4]


def test_of_two_beauties_the_visited_one_visits_in_vain() -> None:
    table = Table(f"beauty beauty mafioso {TOWN}").night({0: 1, 1: 4}, mafia=4)
    assert table.dead == [4]
