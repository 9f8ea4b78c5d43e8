"""The Mutant."""

from __future__ import annotations

from tests.games.clocktower.square import end_talk, open_talk
from tests.games.clocktower.table import Table

from fabula.core.requests import TIME

SIX = "mutant chef empath monk scarlet_woman imp"
MAD = {"mutant": "yes"}


def test_a_mutant_who_says_to_be_an_outsider_may_be_executed_when_talk_is_over() -> None:
    table = open_talk(Table(SIX).night()).say(0, "claim", "recluse")
    table.telling.answer(TIME, None)
    assert table.options("storyteller") == ("no", "yes")
    table.telling.answer("storyteller", "yes")
    assert table.executed == [0]
    assert table.dead == [0]
    assert table.next.startswith("night:")


def test_it_is_the_execution_of_the_day_and_who_is_about_to_die_escapes() -> None:
    table = Table(SIX).night().open_nominations().nominate(1, 2, 1, 3, 4)
    table.say(0, "claim", "mutant")
    table.telling.answer(TIME, None)
    table.telling.answer("storyteller", "yes")
    assert table.executed == [0]
    assert table.alive(2)
    assert table.next.startswith("night:")


def test_the_storyteller_may_let_it_pass_and_is_asked_again_for_another_claim() -> None:
    table = end_talk(open_talk(Table(SIX).night()).say(0, "claim", "recluse"))
    assert table.asked("mutant") == [("no", "yes")]
    table.close_the_day()
    assert table.asked("mutant") == [("no", "yes")]
    assert table.alive(0)


def test_who_says_to_be_a_townsfolk_is_left_alone() -> None:
    table = end_talk(open_talk(Table(SIX).night()).say(0, "claim", "chef"))
    assert table.asked("mutant") == []


def test_the_storyteller_is_asked_about_others_too_and_can_only_say_no() -> None:
    table = end_talk(open_talk(Table(SIX).night()).say(1, "claim", "mutant"))
    assert table.asked("mutant") == [("no",)]
    assert table.alive(1)


def test_a_poisoned_mutant_is_not_executed() -> None:
    table = Table("mutant chef empath monk poisoner imp", poisoner=0).night()
    end_talk(open_talk(table).say(0, "claim", "saint"))
    assert table.asked("mutant") == [("no",)]


def test_a_dead_mutant_is_left_alone() -> None:
    table = end_talk(open_talk(Table(SIX).night().bury(0)).say(0, "claim", "mutant"))
    assert table.asked("mutant") == []


def test_words_in_a_plea_count_too() -> None:
    table = Table(SIX).night().open_nominations().say(1, "nominate", 0)
    table.telling.begin_beat()
    table.telling.answer(0, ("claim", "saint"))
    table.telling.answer(TIME, None)
    table._begin({})
    table._begin({})
    table.telling.answer(TIME, None)
    table.telling.answer("storyteller", "yes")
    assert table.executed == [0]


def test_a_philosopher_with_the_ability_may_be_executed() -> None:
    table = Table("philosopher chef empath mutant scarlet_woman imp").night(philosopher="mutant")
    end_talk(open_talk(table).say(0, "claim", "saint").say(3, "claim", "saint"))
    assert table.asked("mutant") == [("no", "yes"), ("no",)]


def test_an_execution_by_the_storyteller_does_not_name_the_role() -> None:
    table = open_talk(Table(SIX, **MAD).night()).say(0, "claim", "recluse")
    table.telling.answer(TIME, None)
    table.telling.answer("storyteller", "yes")
    heard = [event for event in table.heard_by("town") if event["e"] == "executed"]
    assert heard == [{"e": "executed", "seat": 0, "kind": "at_once"}]


def test_without_a_mutant_on_the_script_nothing_is_asked() -> None:
    table = end_talk(
        open_talk(Table("saint chef empath monk scarlet_woman imp").night()).say(0, "claim", "saint")
    )
    assert table.asked("mutant") == []
