"""The vote of the day: candidates in turn, hands, ties, nominations, last words."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mafia32.table import Table

from fabula.core.events import Condemned, Named, Nominated, PhaseBegan, Raised, Tied, Voted
from fabula.core.refusals import Refusal
from fabula.core.requests import TIME, Round, Window
from fabula.core.telling import Telling

CARDS = "mafioso citizen citizen citizen citizen citizen"


def raised(table: Table) -> list[tuple[int, tuple[int, ...]]]:
    """For whom hands were raised, and whose."""
    return [(event.candidate, event.seats) for event in table.now() if isinstance(event, Raised)]


def at_the_talk(**settings: Any) -> Table:
    """A table where the talk of the first day has begun."""
    table = Table(CARDS, at_dawn=True, **settings)
    while table.telling.grimoire.phase != "day":
        answer_whatever(table)
    return table


def answer_whatever(table: Table) -> None:
    """One step on, where nobody does anything."""
    telling = table.telling
    request = telling.pending
    if request is None:
        telling.begin_beat()
    elif isinstance(request, Window):
        telling.answer(TIME, None)
    else:
        for ask in request.asks if isinstance(request, Round) else (request,):
            telling.answer(ask.who, next(iter(ask.options)))


def at_the_vote(**settings: Any) -> Telling:
    """A telling in which the vote of the first day has begun."""
    table = at_the_talk(**settings)
    table.telling.answer(TIME, None)
    table.telling.begin_beat()
    return table.telling


def asked(telling: Telling) -> list[Any]:
    """Who is asked now."""
    assert isinstance(telling.pending, Round)
    return [ask.who for ask in telling.pending.asks]


# ---- hands


def test_hands_go_up_candidate_after_candidate_and_all_see_whose() -> None:
    table = Table(CARDS, hands="in_turn").day(2, 0, 3, 2, 2, None)
    assert raised(table) == [(1, ()), (2, (0, 3, 4)), (3, (2,)), (4, ()), (5, ()), (0, (1,))]
    assert table.dead == [2]


def test_every_candidate_is_named_to_all_before_the_hands_are_asked_for() -> None:
    telling = at_the_vote(hands="in_turn")
    assert [event for event in telling.events() if isinstance(event, Named)] == [Named(0)]
    assert Named(0).audience is None
    table = Table(CARDS, hands="in_turn").day(2, 0, 3, 2, 2, None)
    told = [event for event in table.now() if isinstance(event, Named | Raised)]
    assert [type(event) for event in told] == [Named, Raised] * 6
    assert [event.seat for event in told if isinstance(event, Named)] == [one for one, _ in raised(table)]


def test_a_hand_is_raised_once_a_vote_and_never_for_oneself() -> None:
    telling = at_the_vote(hands="in_turn")
    assert asked(telling) == [1, 2, 3, 4, 5]
    assert telling.ask_of(1).options == (None, 0)
    for seat in range(1, 6):
        telling.answer(seat, 0 if seat < 3 else None)
    assert asked(telling) == [0, 3, 4, 5]


def test_the_first_to_be_named_is_another_each_day() -> None:
    table = Table(CARDS, hands="in_turn").night(mafia=None).day().night(mafia=None).day()
    assert [candidate for candidate, _ in raised(table)] == [2, 3, 4, 5, 0, 1]


def test_who_must_vote_raises_a_hand_at_the_last_chance() -> None:
    table = Table(CARDS, hands="in_turn", must_vote=True, at_dawn=True).day()
    votes = [event.votes for event in table.now() if isinstance(event, Voted)]
    assert votes[0] == (5, 5, 5, 5, 5, 4)


def test_in_secret_only_the_outcome_is_told() -> None:
    table = Table(CARDS, hands="secret").day(2, 3, None, 2)
    assert [event for event in table.now() if isinstance(event, Voted | Raised)] == []
    assert table.dead == [2]


def test_pointing_at_once_may_be_a_duty() -> None:
    assert at_the_vote(must_vote=True).ask_of(1).options == (0, 2, 3, 4, 5)
    assert at_the_vote().ask_of(1).options == (None, 0, 2, 3, 4, 5)


def test_a_vote_may_be_answered_for_all_at_once() -> None:
    telling = at_the_vote()
    lines = len(telling.log)
    with pytest.raises(Refusal, match="not-an-option"):
        telling.answer_round((1, 0, 0, 0, 0, 5))
    with pytest.raises(Refusal, match="not-asked"):
        telling.answer_round((1, 0))
    assert len(telling.log) == lines
    telling.answer_round((1, 2, None, 2, 2, None))
    assert telling.town.living == (0, 1, 3, 4, 5)
    with pytest.raises(Refusal, match="not-asked"):
        telling.answer_round(())


# ---- ties


def test_the_second_vote_is_among_the_tied_alone() -> None:
    table = Table(CARDS, hands="in_turn").day(1, 0, 0, 1)
    assert [event.seats for event in table.now() if isinstance(event, Tied)] == [(0, 1)]
    assert [candidate for candidate, _ in raised(table)[-2:]] == [0, 1]
    assert table.dead == []


def test_in_a_second_vote_the_tied_may_vote_too() -> None:
    table = Table(CARDS)
    table._until("vote", {0: 1, 1: 0, 2: 1, 3: [0, 1]})
    assert table.telling.town.living == (0, 2, 3, 4, 5)


def test_a_tie_among_three_by_lot() -> None:
    assert Table(CARDS, tie="random", fate=2).day(1, 2, 3).dead == [2]


def test_all_the_tied_may_have_to_leave() -> None:
    assert Table(CARDS, tie="all").day(1, 2, None, 1, 2).dead == [1, 2]


# ---- who is up


def test_only_who_is_named_in_the_talk_is_up() -> None:
    table = at_the_talk(candidates="nominated")
    telling = table.telling
    for seat, nominee in ((3, 4), (5, 2), (1, 4)):
        telling.answer(seat, ("nominate", nominee))
    telling.answer(TIME, None)
    telling.begin_beat()
    assert telling.ask_of(0).options == (None, 2, 4)
    assert telling.ask_of(4).options == (None, 2)
    told = [event for event in telling.events() if isinstance(event, Nominated)]
    assert [(event.seat, event.nominee) for event in told] == [(3, 4), (5, 2), (1, 4)]


def test_where_nobody_is_named_nobody_leaves() -> None:
    table = Table(CARDS, candidates="nominated").day(1, 2, 1, 1, 1)
    assert table.dead == []
    assert [event for event in table.now() if isinstance(event, Voted)] == []


def test_where_all_are_up_nobody_can_be_named() -> None:
    assert ("nominate", 2) not in at_the_talk().telling.ask_of(0).options
    assert ("nominate", 2) in at_the_talk(candidates="nominated").telling.ask_of(0).options


# ---- last words


def test_who_is_voted_out_leaves_without_a_word() -> None:
    table = Table(CARDS).vote_out(2)
    assert [event for event in table.now() if isinstance(event, Condemned)] == []


def test_where_that_is_set_they_speak_before_the_card_is_shown() -> None:
    table = Table(CARDS, last_words=True).vote_out(2)
    assert table.dead == []
    assert [event.seats for event in table.now() if isinstance(event, Condemned)] == [(2,)]
    telling = table.telling
    telling.begin_beat()
    assert isinstance(telling.pending, Window)
    assert telling.pending.seats == (2,)
    telling.answer(2, ("claim", "citizen"))
    telling.answer(2, ("ready",))
    assert table.dead == [2]
    assert [event.phase for event in table.now() if isinstance(event, PhaseBegan)][-2:] == [
        "vote",
        "farewell",
    ]


def test_last_words_end_when_time_is_up() -> None:
    table = Table(CARDS, last_words=True).vote_out(2)
    table.telling.begin_beat()
    table.telling.answer(TIME, None)
    assert table.dead == [2]
    assert table.telling.grimoire.notes == {}
