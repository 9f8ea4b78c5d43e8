"""The Leader: his vote counts twice by day, in secret."""

from __future__ import annotations

from tests.games.mafia32.table import Table

from fabula.core.cards import NEVER
from fabula.core.events import Raised, Voted
from fabula.games.mafia32.cards import almanac

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_he_sleeps_at_night() -> None:
    assert almanac["leader"].wakes is NEVER


def test_his_vote_counts_twice() -> None:
    assert Table(f"leader mafioso {TOWN}").day(2, 3).dead == [2]
    assert Table(f"leader mafioso {TOWN}").day(2, 3, 3).dead == []


def test_his_hand_looks_like_one() -> None:
    table = Table(f"leader mafioso {TOWN}").day(2, 3)
    assert [event.votes[:2] for event in table.now() if isinstance(event, Voted)] == [(2, 3)]


def test_it_counts_twice_hand_by_hand_too() -> None:
    table = Table(f"leader mafioso {TOWN}", hands="in_turn").day(2, 3)
    assert table.dead == [2]
    assert [(e.candidate, e.seats) for e in table.now() if isinstance(e, Raised) and e.seats] == [
        (2, (0,)),
        (3, (1,)),
    ]


def test_who_votes_for_nobody_votes_twice_for_nobody() -> None:
    assert Table(f"leader mafioso {TOWN}").day(None, 3).dead == [3]


def test_his_second_vote_counts_for_parity() -> None:
    table = Table("leader mafioso mafioso citizen citizen citizen").night(mafia=3)
    assert table.won is None
    table.vote_out(4)
    assert table.won is None
    assert table.night(mafia=5).won == ("mafia",)


def test_a_dead_leader_counts_no_more() -> None:
    assert Table("leader mafioso mafioso mafioso citizen citizen citizen").night(mafia=0).won == ("mafia",)


def test_an_infected_leader_has_one_vote() -> None:
    table = Table(f"leader patient_zero mafioso {TOWN}").night(patient_zero=0, mafia=None)
    table.day(3, 4)
    assert table.dead == []


def test_a_visit_at_night_does_not_take_his_vote() -> None:
    table = Table(f"leader beauty mafioso {TOWN}").night(beauty=0, mafia=None)
    assert table.day(3, 4).dead == [3]
