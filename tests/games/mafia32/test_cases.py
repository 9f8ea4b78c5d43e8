"""The eighteen cases of the reference, played through."""

from __future__ import annotations

import pytest
from tests.games.mafia32.table import Table

from fabula.core.refusals import Refusal
from fabula.core.requests import Ask

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_one_heal_stops_both_gangs() -> None:
    table = Table(f"doctor mafioso mafioso triad triad citizen {TOWN}")
    table.night(doctor=5, mafia=5, triads=5)
    assert table.dead == []


def test_a_shot_detective_is_called_and_shown_crossed_arms() -> None:
    table = Table(f"detective mafioso {TOWN}").night(mafia=0, detective=1)
    assert table.told(0) == ["killed"]
    assert table.dead == [0]


def test_a_triad_shot_by_the_mafia_still_shoots() -> None:
    table = Table(f"mafioso mafioso triad citizen {TOWN} citizen citizen").night(mafia=2, triads=3)
    assert table.dead == [2, 3]


def test_a_healed_spy_is_dead_and_the_mafia_shoots_again() -> None:
    table = Table(f"spy doctor mafioso citizen {TOWN}")
    table.night(doctor=0, mafia=0, mafia_more=3)
    assert table.dead == [0, 3]
    assert table.saw(2) == [(0, "spy")]


def test_a_healed_bodyguard_saves_and_survives() -> None:
    table = Table(f"bodyguard doctor maniac citizen mafioso {TOWN} citizen")
    table.night(bodyguard=3, doctor=0, maniac=3)
    assert table.dead == []


def test_healing_on_the_night_of_the_poison_is_in_vain() -> None:
    table = Table(f"black_widow doctor citizen mafioso {TOWN} citizen")
    assert table.night(black_widow=2, doctor=2).dead == []
    table.day()
    assert table.night(doctor=0).dead == [2]


def test_guarding_a_night_later_moves_the_poison() -> None:
    table = Table(f"black_widow bodyguard citizen mafioso {TOWN} citizen")
    table.night(black_widow=2).day()
    assert table.night(bodyguard=2).dead == [1]


def test_healing_a_night_later_cancels_the_poison() -> None:
    table = Table(f"black_widow doctor citizen mafioso {TOWN} citizen")
    table.night(black_widow=2, doctor=0).day()
    assert table.night(doctor=2).dead == []
    table.day()
    assert table.night(doctor=0).dead == []


def test_a_defended_mafioso_looks_like_a_citizen_and_stays_free() -> None:
    table = Table(f"lawyer mafioso judge {TOWN}").night(lawyer=1, judge=1)
    assert table.saw(2) == [(1, "citizen")]
    assert table.jailed == []


def test_the_leaders_second_vote_keeps_the_town_in_the_game() -> None:
    table = Table("mafioso mafioso mafioso leader citizen citizen").night(mafia=None)
    assert table.won is None


def test_the_mafia_wins_when_votes_are_equal() -> None:
    table = Table("mafioso mafioso mafioso leader citizen citizen").night(mafia=4)
    assert table.won == ("mafia",)


def test_jailed_members_do_not_count_but_two_against_two_is_enough() -> None:
    table = Table("mafioso mafioso mafioso judge citizen citizen citizen citizen citizen")
    table.night(judge=0)
    assert table.jailed == [0]
    assert table.won is None
    table.day(None, 4, 4, 4, 4, None, 4)
    table.night(mafia=5).day(None, 6, 6, 6, 6, None, 6, None, None)
    table.night(mafia=7)
    assert table.telling.town.living == (0, 1, 2, 3, 8)
    assert table.won == ("mafia",)


def test_the_town_wins_although_a_maniac_lives() -> None:
    table = Table(f"maniac mafioso {TOWN}").night(maniac=2)
    table.day(1, None, None, 1, 1, 1, 1, 1)
    assert table.won == ("town",)


def test_a_maniac_with_one_survivor_wins() -> None:
    table = Table("maniac mafioso citizen citizen citizen citizen")
    table.night(maniac=2, mafia=3).day(4, 4, None, None, None, 4)
    table.night(maniac=5, mafia=5)
    assert table.won == ("loner",)


def test_patient_zero_wins_when_one_is_left_who_is_not_infected() -> None:
    table = Table("patient_zero citizen citizen mafioso citizen citizen")
    table.night(patient_zero=1, mafia=4).day(5, 5, 5, 5, None, None)
    table.night(patient_zero=2, mafia=None)
    assert table.won == ("loner",)
    assert table.telling.grimoire.winners == (0, 1, 2)


def test_when_the_gangs_shoot_each_other_the_town_wins() -> None:
    table = Table("mafioso triad citizen citizen citizen citizen").night(mafia=1, triads=0)
    assert table.won == ("town",)


def test_the_beauty_saves_the_spy_and_keeps_his_secret() -> None:
    table = Table(f"beauty spy mafioso {TOWN}").night(beauty=1, mafia=1)
    assert table.dead == []
    assert table.saw(2) == []


def test_the_doctor_cannot_heal_the_same_player_twice_running() -> None:
    table = Table(f"doctor mafioso {TOWN}").night(doctor=2, mafia=3)
    table.day()
    telling = table.telling
    while telling.begin_beat() and not isinstance(telling.pending, Ask):
        pass
    before = len(telling.log)
    with pytest.raises(Refusal, match="not-an-option"):
        telling.answer(0, 2)
    assert len(telling.log) == before
    telling.answer(0, 0)


def test_a_mafioso_inherits_from_the_executed_don() -> None:
    table = Table(f"don mafioso mafioso {TOWN}", fate=2)
    table.night(mafia=3).day(1, 0, 0, None, 0, 0, 0, 0, 0)
    assert table.dead == [0]
    table.night(mafia=4)
    assert table.shown(2)[-1] == "don"
    assert table.card(1) == "mafioso"
    assert table.shown(2) == ["mafioso", "don"]
