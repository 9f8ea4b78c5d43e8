"""The Professor, and what it is to live again."""

from __future__ import annotations

from tests.games.clocktower.square import end_talk, open_talk
from tests.games.clocktower.table import Table

SEVEN = "professor slayer chef monk fool scarlet_woman imp"
POISONED = "professor slayer chef monk fool poisoner imp"


def dead_already(roles: str, *seats: int, **choices: object) -> Table:
    """The first night is over, and these have died by day."""
    return Table(roles).night(**choices).bury(*seats).day()


def test_a_dead_townsfolk_lives_again_and_all_hear_it_at_dawn_after_the_dead() -> None:
    table = dead_already(SEVEN, 2).night(professor=2, imp=3, monk=0)
    assert table.alive(2)
    told = [event["e"] for event in table.heard_by(6) if event["e"] in ("died", "revived")]
    assert told[-2:] == ["died", "revived"]
    assert table.found("revived") == [{"e": "revived", "seat": 2}]


def test_nobody_hears_of_it_by_night() -> None:
    table = dead_already(SEVEN, 2)
    table.asked_by_night("imp", monk=0)
    table.telling.answer(6, 3)
    while table.next != "dawn":
        if table.telling.pending is None:
            table.telling.begin_beat()
        if table.telling.pending is not None:
            table.telling.answer(0, 2)
    assert table.alive(2)
    assert 2 not in table.tale.seem_alive(table.telling.grimoire)
    assert not [event for event in table.heard_by(3) if event["e"] in ("revived", "shroud")]


def test_only_those_of_whose_death_all_know_may_be_chosen() -> None:
    table = dead_already(SEVEN, 2).night(professor=None, imp=3, monk=0)
    assert table.asked("professor") == [(None, 2)]
    assert table.dead == [3]


def test_where_nobody_is_dead_the_professor_sleeps() -> None:
    assert Table(SEVEN).night().day().night(imp=2, monk=0).woke(0) == []


def test_others_than_townsfolk_stay_dead_and_it_is_spent() -> None:
    seats = "professor slayer chef saint scarlet_woman imp"
    table = dead_already(seats, 3).night(professor=3, imp=2)
    assert not table.alive(3)
    assert table.found("revived") == []
    assert table.day().night(imp=1).woke(0) == []


def test_the_drunk_stays_dead() -> None:
    table = dead_already("professor slayer drunk:chef monk scarlet_woman imp", 2)
    assert not table.night(professor=2, imp=3, monk=0).alive(2)


def test_a_poisoned_professor_spends_it_in_vain() -> None:
    table = dead_already(POISONED, 2, poisoner=1).night(professor=2, poisoner=0, imp=3, monk=1)
    assert not table.alive(2)
    assert table.day().night(poisoner=1, imp=1).woke(0) == []


def test_a_drunk_professor_brings_nobody_back() -> None:
    table = dead_already("drunk:professor slayer chef monk scarlet_woman imp", 2)
    assert not table.night(professor=2, imp=3, monk=0).alive(2)


def test_a_spy_may_register_as_a_townsfolk_and_live_again() -> None:
    seats = "professor slayer chef monk fool spy imp"
    asked = "register:professor"
    assert dead_already(seats, 5).night(professor=5, imp=2, monk=0, **{asked: "yes"}).alive(5)
    assert not dead_already(seats, 5).night(professor=5, imp=2, monk=0, **{asked: "no"}).alive(5)


def test_who_lives_again_and_knows_something_of_the_first_night_learns_it_tonight() -> None:
    table = dead_already(SEVEN, 2).night(professor=2, imp=3, monk=0)
    assert table.woke(2) == ["chef"]
    assert table.told(2) == [1]
    assert table.day().night(imp=1).woke(2) == []


def test_who_lives_again_may_use_a_spent_power_once_more() -> None:
    table = Table(SEVEN).night()
    open_talk(table).say(1, "slay", 2)
    end_talk(table).close_the_day()
    table.bury(1).night(professor=1, imp=3, monk=0)
    open_talk(table)
    assert ("slay", 6) in table.options(1)
    table.say(1, "slay", 6)
    assert not table.alive(6)


def test_a_fool_who_lives_again_is_saved_once_more() -> None:
    table = Table(SEVEN).night().day((0, 4, (0, 1, 2, 3)))
    assert table.alive(4)
    table.bury(4).night(professor=4, imp=3, monk=0)
    assert table.day((0, 4, (0, 1, 2, 4))).dead == []


def test_who_lives_again_wakes_later_in_the_same_night_and_may_be_killed_again() -> None:
    table = dead_already("professor empath chef monk fool scarlet_woman imp", 1)
    assert table.night(professor=1, imp=3, monk=0).woke(1) == ["empath"]


def test_who_lives_again_has_a_vote_when_dead_again() -> None:
    table = dead_already(SEVEN, 2).night(professor=2, imp=3, monk=0).day((0, 2, (0, 1, 2, 4)))
    assert table.dead == [2]
    assert [event["left"] for event in table.found("vote_tokens")] == [1]


def test_the_living_are_counted_anew() -> None:
    table = dead_already(SEVEN, 1, 2, 3, 4).night(professor=1, imp=4)
    assert len(table.town.living_residents) == 4
    assert table.winners == ()


def test_who_becomes_the_professor_may_use_it() -> None:
    table = Table(SEVEN).night().bury(2)
    table.telling.amend(("role", 1, "professor"))
    table.day().night(professor={0: None, 1: 2}, imp=3, monk=0)
    assert table.alive(2)
