"""What a tale says of sets: for how many it is, what it suggests, what it advises."""

from __future__ import annotations

from typing import Any

import pytest
from tests.arrivals.ferries import a_ferry

from fabula.arrivals import suggestions
from fabula.arrivals.suggestions import faults_of_advice, faults_of_bounds, faults_of_suggestions
from fabula.core.parts import Advice


def test_the_ferry_can_be_set_up() -> None:
    tale = a_ferry().TALE
    assert [*faults_of_bounds(tale), *faults_of_suggestions(tale)] == []


def test_a_tale_for_fewer_than_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry.Ferry, "least_seats", 13)
    assert list(faults_of_bounds(ferry.TALE)) == ["ferry: least_seats is 13, and most_seats 12"]


def test_more_of_a_card_than_the_box_has(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry.passenger, "copies", 3)
    assert list(faults_of_suggestions(ferry.TALE)) == ["ferry: suggest(12) has passenger 10 times: copies=10"]


def test_a_card_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry.Ferry, "suggest", lambda tale, seats: ("pirate",) * seats)
    assert list(faults_of_suggestions(ferry.TALE)) == ["ferry: suggest(3) names pirate, which there is not"]


def test_a_set_that_is_suggested_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry.Ferry, "suggest", lambda tale, seats: ("passenger",) * (seats - 2))
    assert "ferry: suggest(3) is refused by advise: set-wrong-size" in faults_of_suggestions(ferry.TALE)


def test_a_gap_of_advice_that_it_does_not_fill(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "advice-ferry-small = { $needed }, not { $have }\nrefused-small = { $got }\n"
    monkeypatch.setattr(suggestions, "source_of_tale", lambda lang, tale: said)
    small = Advice("small", "stop", {"needed": 3, "got": 2})
    assert list(suggestions.unfilled_of("ferry", "en", small)) == [
        "ferry: text/en: advice-ferry-small has a gap { $have }, and what fills one is needed, got"
    ]
    assert list(suggestions.unfilled_of("ferry", "en", Advice("large", "stop"))) == []


def test_a_level_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    level: Any = "halt"
    monkeypatch.setattr(ferry.Ferry, "advise", lambda *_: [Advice("set-wrong-size", level)])
    assert "ferry: the advice set-wrong-size has the level 'halt': stop, warn, hint" in faults_of_advice(
        ferry.TALE
    )


def test_a_tale_that_does_not_say_for_how_many_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.delattr(ferry.Ferry, "most_seats")
    assert list(faults_of_bounds(ferry.TALE)) == [
        "ferry: tale.py does not say most_seats: write most_seats = ..."
    ]
