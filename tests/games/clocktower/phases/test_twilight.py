"""Dusk: the talk between the execution and the night, with what may still be used in it."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, may
from tests.games.clocktower.table import Table

from fabula.core.requests import TIME, Window
from fabula.games.clocktower.town.statements import Statement

TOWN = "imp poisoner slayer washerwoman empath chef mayor"


def at_dusk(roles: str = TOWN, *nominations: tuple[int, int, tuple[int, ...]], **settled: object) -> Table:
    """A day after the first night, decided; the talk of its dusk has begun."""
    table = Table(roles, talk_at_dusk=True, **settled).night()
    table.open_nominations()
    for nominator, nominee, voters in nominations:
        table.nominate(nominator, nominee, *voters)
    if isinstance(table.telling.pending, Window):
        table.telling.answer(TIME, None)
    while table.next != "twilight":
        table.go_on()
    table.telling.begin_beat()
    return table


def words(table: Table, seat: int) -> set[object]:
    """With which words a player may begin."""
    options = table.options(seat)
    return {pattern.word for pattern in options.patterns}


def test_night_falls_when_the_living_are_ready() -> None:
    table = at_dusk(TOWN, (0, 3, (0, 1, 2, 4)))
    for seat in (0, 1, 2, 4, 5):
        assert isinstance(table.telling.pending, Window)
        table.say(seat, "ready")
    assert isinstance(table.telling.pending, Window)
    table.say(6, "ready")
    assert table.next.startswith("night:")
    assert table.telling.grimoire.phase == "twilight"


def test_all_may_talk_and_nobody_can_nominate() -> None:
    table = at_dusk()
    assert "claim" in words(table, 3)
    assert not may(table, 3, "nominate")
    assert may(table, 3, "slay")


def test_a_slayer_shoots_after_the_execution_and_the_game_is_over() -> None:
    table = at_dusk(TOWN, (0, 3, (0, 1, 2, 4)))
    table.say(2, "slay", 0)
    assert table.end_if_decided().winners == ("good",)


def test_a_shot_that_misses_leaves_the_talk_open() -> None:
    table = at_dusk()
    table.say(2, "slay", 1)
    assert table.found("nothing_happened")
    assert isinstance(table.telling.pending, Window)
    assert not may(table, 2, "slay")


def test_a_traveller_may_be_exiled_there_and_the_talk_goes_on() -> None:
    table = at_dusk(TOWN)
    table.telling.answer(TIME, None)
    table.night()
    thief = arrive(table, "thief")
    table.open_nominations()
    table.telling.answer(TIME, None)
    while table.next != "twilight":
        table.go_on()
    table.telling.begin_beat()
    table.exile(3, thief, 0, 1, 2, 4, 5)
    assert not table.alive(thief)
    assert isinstance(table.telling.pending, Window)
    assert table.telling.pending.prompt == "twilight"


def test_what_a_gossip_says_there_counts_tonight() -> None:
    table = at_dusk("imp poisoner gossip washerwoman empath chef mayor")
    said: Statement = ("of_kind", 0, "demon")
    table.say(2, "gossip", said)
    table.telling.answer(TIME, None)
    assert table.asked_by_night("gossip")


def test_who_leads_may_say_that_it_is_too_late_and_take_it_back() -> None:
    table = at_dusk("imp poisoner slayer gossip empath chef mayor")
    table.say(4, "claim", "chef")
    table.telling = table.telling.amended(("too_late",))
    assert "claim" in words(table, 3)
    assert not words(table, 3) & {"slay", "gossip"}
    assert not may(table, 2, "slay")
    assert [one["words"] for one in table.found("claimed")] == [("claim", "chef")]
    table.telling = table.telling.amended(("let_use",))
    assert may(table, 2, "slay")


def test_the_next_day_nothing_is_too_late_any_more() -> None:
    table = at_dusk("imp poisoner slayer gossip empath chef mayor")
    table.telling = table.telling.amended(("too_late",))
    table.telling.answer(TIME, None)
    table.night(imp=3).open_nominations()
    assert may(table, 2, "slay")


def test_a_mutant_who_says_so_only_there_may_still_be_executed() -> None:
    table = at_dusk("fang_gu witch mutant chef empath mayor soldier")
    table.say(2, "claim", "mutant")
    table.telling.answer(TIME, None)
    assert table.options("storyteller") == ("no", "yes")
    table.telling.answer("storyteller", "yes")
    assert not table.alive(2)
    assert table.next.startswith("night:")


def test_a_table_may_do_without() -> None:
    table = Table(TOWN, talk_at_dusk=False).night().day()
    assert table.next.startswith("night:")


def test_games_that_have_begun_before_there_was_a_dusk_go_on_without() -> None:
    tale = Table(TOWN).tale
    roles = tale.suggest(7)
    assert not tale.set_up_again(7, roles, {}).settings["talk_at_dusk"]
    assert tale.set_up(7, roles).settings["talk_at_dusk"]


def test_there_is_no_dusk_when_the_game_is_over() -> None:
    table = Table(TOWN, talk_at_dusk=True).night()
    table.day((3, 0, (1, 2, 3, 4, 5)))
    assert table.winners == ("good",)
