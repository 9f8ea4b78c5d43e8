"""Patient Zero: infects one player a night, who loses the powers and joins the group."""

from __future__ import annotations

from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_the_infected_become_loners_and_lose_their_powers() -> None:
    table = Table(f"patient_zero doctor mafioso {TOWN}").night(patient_zero=1, doctor=4, mafia=None)
    assert table.side(1) == "loner"
    assert not [grant for grant in table.telling.grimoire.grants if grant.seat == 1]


def test_the_newly_infected_learn_of_it_at_once() -> None:
    table = Table(f"patient_zero doctor mafioso {TOWN}").night(patient_zero=1, doctor=4, mafia=None)
    assert table.met(1) == [(0,)]


def test_the_group_meets_at_each_call_and_patient_zero_sees_who_is_there_the_night_after() -> None:
    table = Table(f"patient_zero {TOWN} mafioso citizen citizen").night(patient_zero=1, mafia=None).day()
    table.night(patient_zero=2, mafia=None)
    assert table.met(1) == [(0,), (0,), (0, 2)]
    assert table.met(2) == [(0, 1)]
    assert table.met(0) == [(1,)]


def test_a_blocked_patient_zero_learns_of_it_no_sooner_than_the_night_after() -> None:
    table = Table(f"patient_zero beauty {TOWN} mafioso").night(patient_zero=3, beauty=0, mafia=None)
    assert table.met(0) == table.met(3) == []


def test_an_uninfected_patient_zero_meets_nobody() -> None:
    assert Table(f"patient_zero {TOWN} mafioso").night(patient_zero=None, mafia=None).met(0) == []


def test_only_the_healthy_can_be_infected() -> None:
    table = Table(f"patient_zero {TOWN} mafioso").night(patient_zero=1, mafia=None).day()
    options = table.options("patient_zero")
    assert None in options
    assert 0 not in options
    assert 1 not in options


def test_with_nobody_left_to_infect_the_call_still_passes() -> None:
    table = Table("patient_zero maniac mafioso citizen citizen citizen", maniac_pass=True)
    table.night(patient_zero=3, mafia=None, maniac=None)
    assert table.side(3) == "loner"


def test_a_gang_member_infected_tonight_has_shot_tonight() -> None:
    table = Table(f"patient_zero mafioso {TOWN} citizen").night(patient_zero=1, mafia=4)
    assert table.dead == [4]
    assert table.won is None  # the last criminal lives


def test_the_town_must_be_rid_of_infected_criminals_too() -> None:
    cards = f"patient_zero don {TOWN}"
    table = Table(cards).night(patient_zero=1, mafia=2)
    assert table.side(1) == "loner"
    assert table.won is None
    assert table.vote_out(1).won == ("town",)


def test_by_the_setting_an_infected_criminal_bars_nobody() -> None:
    table = Table(f"patient_zero don {TOWN}", infected_criminals="gone").night(patient_zero=1, mafia=2)
    assert table.won == ("town",)


def test_while_an_infected_rival_lives_the_other_gang_has_not_won() -> None:
    cards = "patient_zero mafioso triad citizen citizen citizen"
    last = {"patient_zero": 2, "mafia": 3, "triads": 4}
    assert Table(cards).night(None, **last).won is None
    table = Table(cards, infected_criminals="gone").night(None, **last)
    assert table.won == ("mafia",)


def test_the_infected_may_keep_their_side_by_a_setting() -> None:
    cards = f"patient_zero mafioso {TOWN} citizen"
    table = Table(cards, infected="checks_only").night(patient_zero=1, mafia=4)
    assert table.won is None
    assert table.side(1) == "loner"
    table.vote_out(1)
    assert table.won == ("town",)


def test_the_group_wins_when_at_most_one_is_healthy() -> None:
    table = Table("patient_zero mafioso citizen citizen citizen citizen").night(patient_zero=2, mafia=3)
    table.vote_out(4)
    table.night(patient_zero=5, mafia=None)
    assert table.won == ("loner",)
    assert table.telling.grimoire.winners == (0, 2, 5)


def test_by_the_setting_patient_zero_wins_alone() -> None:
    cards = "patient_zero mafioso citizen citizen citizen citizen"
    table = Table(cards, infected="checks_only").night(patient_zero=2, mafia=3)
    table.vote_out(4)
    table.night(patient_zero=5, mafia=None)
    assert table.telling.grimoire.winners == (0,)


def test_shot_before_his_call_he_infects_nobody() -> None:
    table = Table(f"patient_zero mafioso {TOWN}").night(patient_zero=4, mafia=0)
    assert table.telling.grimoire.sides == {}


def test_when_he_dies_powers_stay_lost_and_sides_return() -> None:
    table = Table(f"patient_zero doctor mafioso {TOWN}").night(patient_zero=1, doctor=4, mafia=None)
    table.vote_out(0)
    assert table.side(1) == "town"
    table.night(doctor=4, mafia=4)
    assert table.dead == [4]
    assert table.woken(1) == []


def test_the_heir_of_the_boss_stays_on_the_gangs_side() -> None:
    table = Table(f"don mafioso patient_zero {TOWN} citizen").vote_out(0)
    table.night(mafia=None, patient_zero=None).vote_out(2)
    assert table.side(1) == "mafia"
