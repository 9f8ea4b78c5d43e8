"""The Devil's Advocate."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked, open_talk
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import DEFENDED

SEVEN = "devils_advocate imp chef empath monk slayer saint"
SEVEN_PLAIN = "devils_advocate imp chef empath monk slayer soldier"
TEN = "devils_advocate poisoner imp chef empath monk slayer soldier mayor undertaker"
ALL = tuple(range(7))


def test_an_execution_does_not_kill_the_chosen_player() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=3).night().day((2, 3, (2, 4, 5, 6)))
    assert table.executed == [3]
    assert table.dead == []
    assert [event["seat"] for event in table.found("survived")] == [3]


def test_the_execution_of_the_day_is_used() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=3).night().day((2, 3, (2, 4, 5, 6)), (4, 5, (2, 4, 6, 3, 1)))
    assert table.executed == [5]
    table = Table(SEVEN_PLAIN, devils_advocate=3).night().day((2, 3, (2, 4, 5, 6)))
    assert table.night(devils_advocate=4, imp=5, monk=2).dead == [5]


def test_somebody_else_dies_by_execution() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=3).night().day((2, 4, (2, 3, 5, 6)))
    assert table.dead == [4]


def test_nobody_hears_why() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=3).night().day((2, 3, (2, 4, 5, 6)))
    heard = [event["e"] for event in table.heard_by("town")]
    assert "saved" not in heard
    assert "marked" not in heard


def test_only_the_living_can_be_chosen() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=3).night().day().bury(5)
    assert table.asked_by_night("devils_advocate") == (0, 1, 2, 4, 6)


def test_not_the_same_as_last_night() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=3).night().day()
    assert 3 not in table.asked_by_night("devils_advocate")
    table = Table(SEVEN_PLAIN, devils_advocate=[3, 4]).night().day().night(imp=6).day()
    options = table.asked_by_night("devils_advocate")
    assert 3 in options
    assert 4 not in options


def test_even_if_the_choice_was_in_vain() -> None:
    table = Table(TEN, poisoner=0, devils_advocate=3).night().day()
    assert 3 not in table.asked_by_night("devils_advocate", poisoner=4)


def test_the_protection_is_gone_the_day_after() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=[3, 4]).night().day()
    table.night(imp=6).day((2, 3, (2, 4, 5, 6)))
    assert table.dead == [3]


def test_a_poisoned_advocate_saves_nobody() -> None:
    table = Table(TEN, poisoner=0, devils_advocate=3).night().day((4, 3, (4, 5, 6, 7, 8)))
    assert table.dead == [3]


def test_who_is_well_only_later_has_chosen_in_vain() -> None:
    table = Table(TEN, poisoner=0, devils_advocate=3).night()
    open_talk(table)
    table.telling = table.telling.amended(("kill", 1))
    table.open_nominations().nominate(4, 3, 4, 5, 6, 7, 8).close_the_day()
    assert table.dead[-1] == 3


def test_a_dead_advocate_saves_nobody() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=3).night()
    open_talk(table)
    table.telling = table.telling.amended(("kill", 0))
    table.open_nominations().nominate(2, 3, 2, 4, 5).close_the_day()
    assert 3 in table.dead


def test_the_demon_kills_the_chosen_player() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=[6, 3]).night().day().night(imp=3)
    assert table.dead == [3]


def test_a_shot_kills_the_chosen_player() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=1).night()
    open_talk(table).say(5, "slay", 1)
    assert table.dead == [1]


def test_an_exile_is_no_execution() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=7)
    arrive(table, "thief")
    table.night(thief=2).open_nominations().exile(2, 7, 1, 2, 3, 4)
    assert table.dead == [7]


def test_a_saint_who_does_not_die_loses_nothing() -> None:
    table = Table(
        "devils_advocate baron imp chef empath monk slayer soldier saint recluse", devils_advocate=8
    )
    table.night().day((3, 8, (3, 4, 5, 6, 7)))
    assert table.executed == [8]
    assert table.winners == ()


def test_the_demon_who_is_saved_lives_on_and_the_undertaker_sleeps() -> None:
    table = Table(TEN, poisoner=3, devils_advocate=[2, 4]).night().day((4, 2, (4, 5, 6, 7, 8)))
    assert table.winners == ()
    table.night(imp=4, monk=3)
    assert table.woke(9) == []


def test_who_nominated_the_virgin_may_be_saved() -> None:
    table = Table("devils_advocate imp virgin empath monk slayer soldier", devils_advocate=3).night()
    table.day((3, 2, ()))
    assert table.executed == [3]
    assert table.dead == []


def test_a_scapegoat_in_their_stead_may_be_saved() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=7, scapegoat="yes")
    arrive(table, "scapegoat")
    table.night().day((2, 3, (2, 4, 5, 6)))
    assert table.executed == [7]
    assert table.dead == []


def test_the_advocate_may_choose_themselves() -> None:
    table = Table(SEVEN_PLAIN, devils_advocate=0).night().day((2, 0, (2, 4, 5, 6)))
    assert marked(table, DEFENDED) == [0]
    assert table.dead == []
