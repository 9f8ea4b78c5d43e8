"""The Judge: is shown a card; a criminal goes to jail, as long as the Judge lives."""

from __future__ import annotations

from tests.games.mafia32.table import Table

from fabula.core.events import Voted

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_a_criminal_is_shown_and_jailed_by_name() -> None:
    table = Table(f"judge mafioso mafioso {TOWN}").night(judge=1, mafia=None)
    assert table.saw(0) == [(1, "mafioso")]
    assert table.jailed == [1]


def test_a_townsman_is_shown_and_stays_free() -> None:
    table = Table(f"judge mafioso {TOWN}").night(judge=4, mafia=None)
    assert table.saw(0) == [(4, "citizen")]
    assert table.jailed == []


def test_a_loner_is_shown_and_stays_free() -> None:
    table = Table(f"judge mafioso maniac {TOWN}").night(judge=2, mafia=None)
    assert table.saw(0) == [(2, "maniac")]
    assert table.jailed == []


def test_a_boss_of_the_triads_goes_to_jail_too() -> None:
    table = Table(f"judge mafioso triad_boss {TOWN} citizen citizen citizen").night(judge=2, mafia=None)
    assert table.jailed == [2]


def test_a_prisoner_has_no_hand_in_the_vote_and_may_be_voted_out() -> None:
    table = Table(f"judge mafioso mafioso {TOWN}").night(judge=1, mafia=None)
    table.day(1, 3, None, 1)
    assert [event.votes[1] for event in table.now() if isinstance(event, Voted)] == [None]
    assert table.dead == [1]


def test_a_prisoner_shoots_no_more() -> None:
    table = Table(f"judge mafioso {TOWN}").night(judge=1, mafia=None)
    table.day()
    assert table.night(mafia=3).dead == []
    assert table.woken(1) == []


def test_the_shot_of_the_same_night_still_falls() -> None:
    table = Table(f"judge mafioso mafioso {TOWN}").night(judge=1, mafia=4)
    assert (table.dead, table.jailed) == ([4], [1])


def test_when_the_judge_is_voted_out_all_go_free() -> None:
    table = Table(f"judge mafioso mafioso {TOWN} citizen citizen").night(judge=1, mafia=None).day()
    table.night(judge=2, mafia=None)
    assert table.jailed == [2]
    table.vote_out(0)
    assert table.freed == [1, 2]
    assert table.night(mafia=4).dead == [4]


def test_a_prisoner_shot_in_jail_dies_and_leaves_it() -> None:
    table = Table(f"judge mafioso mafioso maniac {TOWN}").night(judge=1, mafia=None).day()
    table.night(maniac=1, mafia=None, judge=4)
    assert table.dead == [1]
    assert "jail" not in table.telling.grimoire.notes


def test_an_infected_criminal_is_a_loner_and_stays_free() -> None:
    table = Table(f"judge mafioso mafioso patient_zero {TOWN} citizen").night(patient_zero=1, mafia=None)
    table.day()
    table.night(judge=1, mafia=None)
    assert table.saw(0) == [(1, "mafioso")]
    assert table.jailed == []


def test_infection_of_the_judge_keeps_or_frees_the_prisoners() -> None:
    cards = f"judge mafioso mafioso patient_zero {TOWN} citizen"
    kept = Table(cards).night(judge=1, mafia=None).day().night(judge=4, patient_zero=0, mafia=None)
    assert kept.freed == []
    freed = Table(cards, judge_infected="free").night(judge=1, mafia=None).day()
    assert freed.night(judge=4, patient_zero=0, mafia=None).freed == [1]


def test_a_second_judge_keeps_their_own_prisoner() -> None:
    table = Table(f"judge judge mafioso mafioso {TOWN} citizen").night({0: 2, 1: 3}, mafia=None)
    assert table.jailed == [2, 3]
    table.vote_out(0)
    assert table.freed == [2]
