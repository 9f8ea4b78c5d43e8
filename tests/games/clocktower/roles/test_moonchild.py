"""The Moonchild, and last words."""

from __future__ import annotations

from tests.games.clocktower.square import open_talk
from tests.games.clocktower.table import Table

from fabula.core.requests import Ask

SIX = "moonchild chef empath monk scarlet_woman imp"
POISONED = "moonchild chef empath monk poisoner imp"
FOUR = (0, 1, 2, 3)


def named(table: Table) -> list[dict[str, object]]:
    """Who has named whom before all."""
    return [one for one in table.found("used") if one["kind"] == "moonchild"]


def speak(table: Table, *choices: object) -> Table:
    """Last words, one after another."""
    for choice in choices:
        if table.telling.pending is None:
            assert table.next == "last_words"
            table.telling.begin_beat()
        request = table.telling.pending
        assert isinstance(request, Ask)
        table.telling.answer(request.who, choice)
    return table


def executed(choice: object, roles: str = SIX, **choices: object) -> Table:
    """The Moonchild is executed on the first day and names somebody."""
    return speak(Table(roles).night(**choices).day((1, 0, FOUR)), choice)


def test_an_executed_moonchild_names_a_living_player_and_all_see_it() -> None:
    table = Table(SIX).night().day((1, 0, FOUR))
    assert table.next == "last_words"
    table.telling.begin_beat()
    assert table.options(0) == (1, 2, 3, 4, 5)
    table.telling.answer(0, 2)
    assert named(table) == [{"e": "used", "seat": 0, "kind": "moonchild", "nominee": 2}]
    assert {"e": "used", "seat": 0, "kind": "moonchild", "nominee": 2} in table.heard_by(5)


def test_a_good_player_who_was_named_dies_in_the_night() -> None:
    assert executed(2).night(imp=1, monk=1).dead == [2]


def test_an_evil_player_who_was_named_lives() -> None:
    assert executed(4).night(imp=1, monk=1).dead == []


def test_nobody_is_woken_for_it() -> None:
    assert executed(2).night(imp=1, monk=1).woke(0) == []


def test_who_dies_by_night_speaks_at_dawn_and_the_named_dies_in_the_next_night() -> None:
    table = Table(SIX).night().day().night(imp=0, monk=1)
    assert table.dead == [0]
    assert table.next == "last_words"
    speak(table, 2).day()
    assert table.alive(2)
    assert table.night(imp=1, monk=1).dead == [2]


def test_all_who_die_are_asked_and_may_say_so_or_not() -> None:
    """Else only the Moonchild would be asked, and all would know."""
    table = Table(SIX).night().day((0, 1, FOUR))
    assert table.next == "last_words"
    table.telling.begin_beat()
    assert table.options(1) == (None, 0, 2, 3, 4, 5)
    table.telling.answer(1, 2)
    assert len(named(table)) == 1
    assert table.night(imp=3, monk=4).dead == [3]


def test_silence_is_not_told() -> None:
    table = Table(SIX).night().day((0, 1, FOUR))
    speak(table, None)
    assert named(table) == []
    assert table.next.startswith("night")


def test_without_a_moonchild_in_the_script_nobody_is_asked() -> None:
    table = Table("saint chef empath monk scarlet_woman imp").night().day((0, 1, FOUR))
    assert table.next.startswith("night")


def test_several_dead_of_a_night_speak_one_after_another_clockwise() -> None:
    table = Table("moonchild gambler empath monk scarlet_woman imp").night().day()
    table.night(imp=0, monk=2, gambler=(2, "imp"))
    assert table.dead == [0, 1]
    speak(table, 2, None)
    assert table.next == "day"


def test_who_is_shot_by_day_speaks_at_once() -> None:
    table = Table("recluse slayer chef monk moonchild baron imp")
    table.night()
    open_talk(table).say(1, "slay", 0, **{"register:slayer": "yes"})
    assert not table.alive(0)
    assert table.next == "last_words"
    speak(table, None)
    assert table.next == "day"


def test_a_moonchild_poisoned_in_that_night_kills_nobody() -> None:
    table = executed(2, POISONED, poisoner=4)
    assert table.night(poisoner=0, imp=1, monk=1).dead == []


def test_a_moonchild_poisoned_at_death_and_well_in_the_night_kills() -> None:
    """It is asked whether the ability works when it kills."""
    table = executed(2, POISONED, poisoner=0)
    assert len(named(table)) == 1
    assert table.night(poisoner=4, imp=1, monk=1).dead == [2]


def test_what_saves_others_saves_whom_the_moonchild_names() -> None:
    seats = "moonchild chef empath innkeeper scarlet_woman imp"
    table = executed(2, seats).night(innkeeper=(1, 2), innkeeper_drunk=1, imp=4)
    assert table.dead == [4]


def test_a_monk_does_not_save_whom_the_moonchild_names() -> None:
    assert executed(2).night(imp=1, monk=2).dead == [1, 2]


def test_who_was_named_and_died_before_dies_once() -> None:
    assert executed(2).night(imp=2, monk=1).dead == [2]


def test_a_recluse_may_register_as_evil_and_a_spy_as_good() -> None:
    asked = "register:moonchild"
    seats = "moonchild recluse chef monk empath baron imp"
    table = speak(Table(seats).night().day((2, 0, (0, 2, 3, 4))), 1)
    assert table.night(imp=6, monk=6, **{asked: "no"}).dead == []
    table = executed(4, "moonchild chef empath monk spy imp")
    assert table.night(imp=5, monk=5, **{asked: "yes"}).dead == [4]


def test_a_moonchild_killed_by_hand_speaks_too() -> None:
    table = Table(SIX).night()
    table.telling.amend(("kill", 0))
    assert table.next == "last_words"


def test_who_becomes_the_moonchild_speaks_when_they_die() -> None:
    table = Table(SIX).night()
    table.telling.amend(("role", 1, "moonchild"))
    table.telling.amend(("role", 0, "saint"))
    table.day((0, 1, FOUR))
    speak(table, 2)
    assert table.night(imp=4, monk=4).dead == [2]


def test_where_nobody_lives_nobody_has_to_be_named() -> None:
    table = Table(SIX).night().bury(*range(1, 6))
    table.telling.amend(("avert",))
    table.telling.amend(("kill", 0))
    speak(table, None)
    assert named(table) == []
