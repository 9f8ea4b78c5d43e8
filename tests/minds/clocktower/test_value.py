"""What roles are worth to bots: ours by their taste, those that were brought by their cards."""

from __future__ import annotations

import pytest

from fabula.core.cards import EACH_NIGHT, FIRST_NIGHT, Almanac
from fabula.minds.clocktower import value
from fabula.minds.clocktower.pretence import UNKNOWN_TO_THEMSELVES
from fabula.minds.clocktower.value import (
    NEWS_EVERY_NIGHT,
    OFTEN,
    ONCE,
    UNKNOWN,
    WORTH,
    is_told_every_night,
    told_every_night,
    worth_of,
)


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three roles of somebody's own."""
    almanac = Almanac()
    almanac.is_open = True
    townsfolk = almanac.kind("townsfolk", "good")
    townsfolk("lamplighter", wakes=EACH_NIGHT, learns=("evil",))
    townsfolk("stargazer", wakes=FIRST_NIGHT, learns=("demon",))
    townsfolk("breakwater", wakes=EACH_NIGHT)
    monkeypatch.setattr(value, "almanac", almanac)


def test_ours_are_worth_what_bots_like() -> None:
    assert worth_of("empath") == WORTH["empath"]
    assert (worth_of(None), worth_of("gambler"), worth_of("gambler", 0.0)) == (UNKNOWN, UNKNOWN, 0.0)
    assert told_every_night() == NEWS_EVERY_NIGHT


@pytest.mark.usefixtures("brought")
def test_those_that_were_brought_are_worth_what_their_cards_say() -> None:
    roles = ("lamplighter", "stargazer", "breakwater")
    assert [worth_of(role) for role in roles] == [OFTEN, ONCE, UNKNOWN]
    assert [worth_of(role, 0.0) for role in roles] == [OFTEN, ONCE, 0.0]
    assert [is_told_every_night(role) for role in (*roles, "empath")] == [True, False, False, True]
    assert told_every_night() == (*NEWS_EVERY_NIGHT, "lamplighter")


def test_who_takes_themselves_for_another_is_read_from_the_cards() -> None:
    assert sorted(UNKNOWN_TO_THEMSELVES) == ["drunk", "lunatic", "marionette"]
