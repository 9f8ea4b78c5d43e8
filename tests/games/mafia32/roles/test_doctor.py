"""The Doctor: heals one player, also himself, never the same one two nights running."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_a_healed_player_survives_a_shot() -> None:
    assert Table(f"doctor mafioso {TOWN}").night(doctor=4, mafia=4).dead == []


def test_who_is_not_healed_dies() -> None:
    assert Table(f"doctor mafioso {TOWN}").night(doctor=3, mafia=4).dead == [4]


def test_he_may_heal_himself() -> None:
    table = Table(f"doctor mafioso {TOWN}")
    assert 0 in table.options("doctor")
    assert Table(f"doctor mafioso {TOWN}").night(doctor=0, mafia=0).dead == []


def test_he_must_heal_somebody() -> None:
    assert None not in Table(f"doctor mafioso {TOWN}").options("doctor")


def test_the_patient_of_last_night_is_not_offered_and_the_night_after_is() -> None:
    table = Table(f"doctor mafioso {TOWN}").night(doctor=4, mafia=None).day()
    assert table.night(doctor=4, mafia=4).dead == [4]
    table = Table(f"doctor mafioso {TOWN}").night(doctor=4, mafia=None).day()
    table.night(doctor=3, mafia=None).day()
    assert table.night(doctor=4, mafia=4).dead == []


def test_a_heal_lasts_one_night() -> None:
    table = Table(f"doctor mafioso {TOWN}").night(doctor=4, mafia=4).day()
    assert table.night(doctor=0, mafia=4).dead == [4]


def test_a_doctor_shot_tonight_still_heals_tonight() -> None:
    table = Table(f"doctor mafioso maniac {TOWN} citizen").night(doctor=4, mafia=0, maniac=4)
    assert table.dead == [0]


def test_two_doctors_remember_their_own_patients() -> None:
    table = Table(f"doctor doctor mafioso {TOWN}").night({0: 3, 1: 4}, mafia=None).day()
    assert table.night({0: 4, 1: 3}, mafia=4).dead == []


def test_an_infected_doctor_is_called_no_more_but_has_healed_this_night() -> None:
    table = Table(f"doctor patient_zero mafioso {TOWN} citizen")
    assert table.night(doctor=4, mafia=4, patient_zero=0).dead == []
    table.day()
    table.night(doctor=5, mafia=5)
    assert table.woken(0) == []
    assert table.dead == [5]
