"""The beauty takes a vote."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_whom_the_beauty_chose_may_not_vote() -> None:
    table = Table(f"beauty hunter {CROWD}").round(beauty=5)
    assert 5 not in table.asked("vote")
    assert {"e": "voteless", "seat": 5} in table.view("town")


def test_who_may_not_vote_may_be_executed() -> None:
    assert Table(f"beauty hunter {CROWD}").round(beauty=5).night(5, 5).dead == [5]


def test_the_beauty_chooses_a_new_one_each_time() -> None:
    table = Table(f"beauty hunter {CROWD}").round(beauty=5).night()
    assert 5 not in table.asked("beauty")[0]


def test_the_vote_comes_back_the_next_night() -> None:
    table = Table(f"beauty hunter {CROWD}").round(beauty=5).round(beauty=6)
    asked = table.asked("vote")
    assert 5 in asked
    assert 6 not in asked


def test_a_beauty_killed_that_day_has_had_her_way() -> None:
    table = Table(f"beauty king hunter hunter {CROWD}").round(king=0, beauty=5)
    assert table.dead == [0]
    assert 5 not in table.asked("vote")


def test_who_may_not_vote_is_not_counted_in_the_majority() -> None:
    table = Table("beauty hunter vampire vampire vampire vampire vampire", voting="panic").round(beauty=6)
    table.night(nominate={0: 2}, panic={0: 2, 1: 2, 3: 2})
    assert table.dead == []
    table = Table("beauty hunter vampire vampire vampire vampire vampire", voting="panic").round(beauty=6)
    table.night(nominate={0: 2}, panic={0: 2, 1: 2, 3: 2, 4: 2})
    assert table.dead == [2]
