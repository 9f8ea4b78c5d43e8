"""The Bishop."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive, may
from tests.games.clocktower.table import Table

from fabula.core.requests import STORYTELLER, TIME, Ask, Decide
from fabula.games.clocktower.almanac import notes

ROLES = "imp poisoner chef empath virgin slayer soldier"
ALL = tuple(range(7))


def table_with(side: str = "good", **settled: Any) -> tuple[Table, int]:
    """Residents, and the Bishop; the first night is over and nominations are open."""
    table = Table(ROLES, **{"poisoner": 6, **settled})
    seat = arrive(table, "bishop", side)
    return table.night().open_nominations(), seat


def asked(table: Table) -> tuple[Any, ...]:
    """Time is up: whom the Storyteller may nominate."""
    table.telling.answer(TIME, None)
    request = table.telling.pending
    assert isinstance(request, Ask)
    assert (request.who, request.prompt) == (STORYTELLER, "storyteller_nominates")
    return tuple(request.options)


def test_no_player_nominates() -> None:
    table, seat = table_with()
    assert [may(table, one, "nominate") for one in (*ALL, seat)] == [[]] * 8


def test_the_storyteller_does() -> None:
    table, _ = table_with()
    vote_on(table, 1)
    assert [event["nominee"] for event in table.found("put_up")] == [1]
    assert table.found("nominated") == []


def test_all_hear_of_it() -> None:
    table, _ = table_with()
    asked(table)
    table.telling.answer(STORYTELLER, 1)
    assert [one for one in table.heard_by("town") if one["e"] == "put_up"] == [{"e": "put_up", "nominee": 1}]


def vote_on(table: Table, nominee: int, *voters: int) -> Table:
    """The Storyteller nominates, hands are counted, nominations are open again."""
    asked(table)
    table.telling.answer(STORYTELLER, nominee)
    table.go_on()
    while table.next in ("plea", "vote"):
        table.go_on(vote=dict.fromkeys(voters, "hand"))
    if table.next == "nominations":
        table.go_on()
    return table


def test_an_opponent_has_to_be_nominated_before_it_can_be_over() -> None:
    table, _ = table_with()
    assert asked(table) == (0, 1, 2, 3, 4, 5, 6)
    table, _ = table_with()
    vote_on(table, 3)
    assert None not in asked(table)
    table, _ = table_with()
    vote_on(table, 1)
    assert asked(table) == (None, 0, 2, 3, 4, 5, 6)


def test_for_an_evil_bishop_it_is_a_good_player() -> None:
    table, _ = table_with("evil")
    vote_on(table, 0)
    assert None not in asked(table)
    table, _ = table_with("evil")
    vote_on(table, 2)
    assert None in asked(table)


def test_nobody_is_nominated_twice_and_no_traveller() -> None:
    table, seat = table_with()
    vote_on(table, 1)
    options = asked(table)
    assert 1 not in options
    assert seat not in options


def test_the_nominee_may_be_executed() -> None:
    table, _ = table_with()
    vote_on(table, 0, *ALL)
    asked(table)
    table.telling.answer(STORYTELLER, None)
    table.go_on()
    assert table.close_the_day().winners == ("good",)


def test_several_in_a_day() -> None:
    table, _ = table_with()
    vote_on(table, 1, 2, 3, 4, 5)
    vote_on(table, 3, 2, 3, 4, 5, 6)
    asked(table)
    table.telling.answer(STORYTELLER, None)
    table.go_on()
    table.tale.laws(table.telling.grimoire)
    assert table.close_the_day().executed == [3]


def test_ruling_161_a_virgin_has_been_nominated_once_and_nobody_is_executed() -> None:
    table, seat = table_with()
    vote_on(table, 4)
    assert table.executed == []
    table.exile(0, seat, *ALL)
    table.close_the_day()
    table.night(imp=6).day((3, 4, ()))
    assert table.executed == []


def test_a_poisoned_bishop_lets_the_players_nominate() -> None:
    table, _ = table_with(poisoner=7)
    assert 5 in may(table, 2, "nominate")
    table.nominate(2, 5, *ALL).close_the_day()
    assert table.executed == [5]
    assert table.found("put_up") == []


def test_an_exiled_bishop_does_too() -> None:
    table, seat = table_with()
    table.exile(0, seat, *ALL)
    assert 5 in may(table, 2, "nominate")


def test_exiles_are_called_for_as_ever() -> None:
    table, seat = table_with()
    assert may(table, 2, "exile") == [seat]


def test_ruling_162_a_judge_has_no_say_on_the_storyteller_s_nomination() -> None:
    table = Table(ROLES, poisoner=6)
    arrive(table, "bishop")
    arrive(table, "judge")
    table.night().open_nominations()
    vote_on(table, 1)
    assert [move for move in table.telling.log if getattr(move, "prompt", "") == "judge"] == []


def test_only_the_nominee_pleads() -> None:
    table, _ = table_with()
    asked(table)
    table.telling.answer(STORYTELLER, 1)
    table.go_on()
    table.telling.begin_beat()
    request = table.telling.pending
    assert request is not None
    assert getattr(request, "seats", ()) == (1,)


def test_the_advice_is_always_something_that_may_be_done() -> None:
    table, _ = table_with()
    table.bury(2, 3)
    for options in ((2, 3), (None, 2, 3), (None,), (4, 2), (None, 4, 5)):
        ask = Decide("storyteller_nominates", options)
        advised = table.tale.suggestion(table.telling.grimoire, ask, lambda n: n - 1).choice
        assert advised in options
        assert advised not in (2, 3) or options == (2, 3)


def test_where_the_storyteller_was_nominated_an_opponent_is_still_owed() -> None:
    table, _ = table_with()
    notes.NOMINATED.set(table.town, ((0, None),))
    assert None not in asked(table)
