"""The Leviathan."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

from fabula.text import words

ROLES = "leviathan poisoner empath chef monk slayer soldier"
MOST = (2, 3, 4, 5, 6)


def test_all_learn_that_it_is_in_play() -> None:
    table = Table(ROLES).night()
    assert table.found("announced") == [{"e": "announced", "kind": "leviathan"}]
    assert table.day().night().found("announced") == []


def test_nobody_dies_by_night() -> None:
    """It wakes to seek out a Ravenkeeper, who is on the script."""
    table = Table(ROLES).night(poisoner=6).day().night(poisoner=6)
    assert table.dead == []
    assert table.woke(0) == ["leviathan"]


def test_a_second_good_player_executed_and_evil_wins() -> None:
    table = Table(ROLES).night(poisoner=6).day((4, 3, MOST))
    assert not table.winners
    table.night(poisoner=6).day((4, 2, MOST))
    assert "evil" in table.winners
    assert [event["kind"] for event in table.found("ended")] == ["leviathan"]


def test_evil_players_do_not_count() -> None:
    table = Table(ROLES).night(poisoner=6).day((4, 1, MOST)).night()
    assert table.day((4, 3, MOST)).winners == ()


def test_executed_the_leviathan_loses() -> None:
    assert Table(ROLES).night(poisoner=6).day((4, 0, MOST)).winners == ("good",)


def test_after_the_fifth_day_evil_wins() -> None:
    table = Table(ROLES)
    for _ in range(4):
        assert table.night(poisoner=6).day().winners == ()
    assert table.night(poisoner=6).day().winners == ("evil",)


def test_a_poisoned_leviathan_counts_nobody() -> None:
    table = Table(ROLES).night(poisoner=0).day((4, 3, MOST)).night(poisoner=6)
    assert table.day((4, 2, MOST)).winners == ()


def test_ruling_446_a_good_player_who_is_executed_and_lives_counts() -> None:
    roles = "leviathan devils_advocate poisoner empath chef monk slayer soldier virgin mayor"
    table = Table(roles).night(poisoner=7, devils_advocate=3).day((4, 3, (2, 3, 4, 5, 6)))
    assert table.dead == []
    table.night(poisoner=7).day((4, 5, (2, 3, 4, 5, 6)))
    assert table.winners == ("evil",)


def test_a_spy_may_count_as_good() -> None:
    table = Table("leviathan spy empath chef monk slayer soldier").night().day((4, 3, MOST)).night()
    assert table.day((4, 1, MOST), **{"register:leviathan": "yes"}).winners == ("evil",)


def test_a_lunatic_who_believes_to_be_it_announces_nothing_and_hears_it_alone() -> None:
    table = Table(
        "imp poisoner lunatic:leviathan empath chef monk slayer soldier", also="leviathan", lunatic=2
    )
    assert table.night().found("announced") == []
    hearers = [one["seat"] for one in table.found("informed") if one["kind"] == "announced_leviathan"]
    assert hearers == [2]


def test_a_soldier_nominated_by_it_and_executed_wins_for_the_good() -> None:
    assert Table(ROLES).night(poisoner=2).day((0, 6, MOST)).winners == ("good",)
    assert Table(ROLES).night(poisoner=2).day((4, 6, MOST)).winners == ()
    assert Table(ROLES).night(poisoner=6).day((0, 6, MOST)).winners == ()


def test_the_grandchild_executed_wins_for_the_evil() -> None:
    table = Table("leviathan poisoner grandmother chef monk slayer soldier")
    table.night(poisoner=6, **{"grandchild": 3, "learn:grandmother": (3, "chef")})
    assert table.day((4, 3, MOST)).winners == ("evil",)


def test_a_mayor_alive_after_the_fifth_day_without_an_execution_wins_for_the_good() -> None:
    table = Table("leviathan poisoner empath chef monk slayer mayor")
    for _ in range(4):
        table.night(poisoner=2).day()
    assert table.night(poisoner=2).day().winners == ("good",)


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_whoever_is_to_be_sought_out_has_to_be_good_as_the_note_says(lang: str) -> None:
    note = words(lang).say("prompt-clocktower-seek_out.note")
    assert {"en": "good", "ru": "добр", "fr": "gentil"}[lang] in note.split(".")[0]


@pytest.mark.parametrize("demon", ["leviathan", "riot"])
def test_whom_a_lunatic_brings_down_wins_for_nobody(demon: str) -> None:
    roles = f"imp poisoner lunatic:{demon} empath chef monk slayer soldier"
    table = Table(roles, also=demon, lunatic=2).night(poisoner=3)
    assert table.day((2, 7, (0, 1, 3, 4, 5))).winners == ()
    assert table.executed == [7]


def test_a_mayor_outlasts_no_leviathan_that_a_lunatic_believes_to_be() -> None:
    roles = "imp poisoner lunatic:leviathan empath chef monk slayer mayor"
    table = Table(roles, also="leviathan", lunatic=2)
    for _ in range(5):
        table.night(poisoner=3, imp=3, monk=4).day()
    assert table.alive(7)
    assert table.winners == ()
