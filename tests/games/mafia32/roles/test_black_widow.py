"""The Black Widow: her poison kills a day later."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_the_poisoned_live_a_day_and_die_after_the_next_night() -> None:
    table = Table(f"black_widow mafioso {TOWN}").night(black_widow=4, mafia=None)
    assert table.dead == []
    assert table.day().dead == []
    assert table.night(mafia=None).dead == [4]


def test_she_may_poison_nobody_and_never_herself() -> None:
    options = Table(f"black_widow mafioso {TOWN}").options("black_widow")
    assert None in options
    assert 0 not in options


def test_the_poisoned_act_and_vote_till_the_end() -> None:
    table = Table(f"black_widow detective mafioso {TOWN}").night(black_widow=1, mafia=None)
    assert table.day(None, 4).dead == [4]
    table.night(detective=2, mafia=None)
    assert table.told(1) == ["criminal"]
    assert table.dead == [1]


def test_poisoned_twice_dies_once_and_at_the_first_time() -> None:
    table = Table(f"black_widow mafioso {TOWN}").night(black_widow=4, mafia=None).day()
    assert table.night(black_widow=4, mafia=None).dead == [4]
    table.day()
    assert table.night(mafia=None).dead == []


def test_healing_the_night_after_cancels_it() -> None:
    table = Table(f"black_widow doctor mafioso {TOWN}").night(black_widow=4, doctor=5, mafia=None).day()
    assert table.night(doctor=4, mafia=None).dead == []


def test_guarding_the_night_after_moves_it_and_the_guard_can_be_healed() -> None:
    cards = f"black_widow doctor bodyguard mafioso {TOWN}"
    table = Table(cards).night(black_widow=4, doctor=5, mafia=None).day()
    assert table.night(bodyguard=4, doctor=2, mafia=None).dead == []


def test_a_doctor_infected_the_night_after_has_healed_it() -> None:
    cards = f"black_widow patient_zero doctor mafioso {TOWN}"
    table = Table(cards).night(black_widow=5, doctor=4, mafia=None).day()
    assert table.night(doctor=5, patient_zero=2, mafia=None).dead == []


def test_venom_and_a_shot_kill_once() -> None:
    table = Table(f"black_widow mafioso {TOWN}").night(black_widow=4, mafia=None).day()
    assert table.night(mafia=4).dead == [4]


def test_shot_herself_she_poisons_in_vain() -> None:
    table = Table(f"black_widow mafioso {TOWN}").night(black_widow=4, mafia=0).day()
    assert table.night(mafia=None).dead == []


def test_she_wins_with_one_survivor() -> None:
    table = Table("black_widow mafioso citizen citizen citizen citizen").night(black_widow=5, mafia=2)
    table.vote_out(3)
    table.night(mafia=4)
    assert table.dead == [4, 5]
    assert table.won == ("loner",)
