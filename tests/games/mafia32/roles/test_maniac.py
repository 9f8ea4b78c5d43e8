"""The Maniac: shoots one player each night; a side of his own."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_he_shoots_besides_the_gang() -> None:
    assert Table(f"maniac mafioso {TOWN}").night(maniac=3, mafia=4).dead == [3, 4]


def test_he_shoots_anybody_but_himself_and_must() -> None:
    options = Table(f"maniac mafioso {TOWN}").options("maniac")
    assert options == tuple(range(1, 8))


def test_he_may_pass_where_that_is_set() -> None:
    assert Table(f"maniac mafioso {TOWN}", maniac_pass=True).night(maniac=None).dead == []


def test_his_shot_is_healed_like_any() -> None:
    assert Table(f"maniac doctor mafioso {TOWN}").night(maniac=4, doctor=4).dead == []


def test_his_shot_is_moved_to_the_bodyguard() -> None:
    assert Table(f"maniac bodyguard mafioso {TOWN}").night(maniac=4, bodyguard=4).dead == [1]


def test_shot_by_a_gang_he_shoots_in_vain() -> None:
    assert Table(f"maniac mafioso {TOWN}").night(maniac=4, mafia=0).dead == [0]


def test_he_shoots_nobody_in_the_night_of_acquaintance() -> None:
    assert Table(f"maniac mafioso {TOWN}").telling.town.living == tuple(range(8))


def test_he_wins_with_one_survivor_even_against_the_last_mafioso() -> None:
    table = Table("maniac mafioso citizen citizen citizen citizen").night(maniac=2, mafia=3)
    assert table.vote_out(4).won is None
    assert table.night(maniac=5, mafia=None).won == ("loner",)
    assert table.telling.grimoire.winners == (0,)


def test_with_two_others_left_he_has_not_won() -> None:
    table = Table("maniac mafioso citizen citizen citizen citizen citizen", loner_blocks=True)
    table.night(maniac=2, mafia=3).vote_out(4)
    assert table.night(maniac=5, mafia=None).won is None


def test_ruling_45_another_loner_may_be_infected() -> None:
    table = Table(f"maniac patient_zero mafioso {TOWN} citizen")
    assert 0 in table.options("patient_zero")
    table = Table(f"maniac patient_zero mafioso {TOWN} citizen").night(patient_zero=0, maniac=4, mafia=None)
    assert table.dead == [4]
    assert table.met(0) == [(1,)]
    table.day().night(patient_zero=None, mafia=None)
    assert table.woken(0) == []
