"""What roles are worth to bots: ours by their taste, those that were brought by their cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.minds.clocktower.brought import with_a_role

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, FIRST_NIGHT
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.traits import NO_OUTSIDER_TO_SEEM, TOLD_EVERY_NIGHT, TOLD_SELDOM
from fabula.minds.clocktower import taste
from fabula.minds.clocktower.pretence import UNKNOWN_TO_THEMSELVES
from fabula.minds.clocktower.value import (
    HARDLY_HEEDED,
    OFTEN,
    ONCE,
    UNKNOWN,
    WORTH,
    is_told_every_night,
    worth_of,
)

TOLD = (
    "empath", "fortune_teller", "undertaker", "chambermaid", "dreamer", "flowergirl", "town_crier", "oracle",
    "balloonist", "village_idiot",
)  # fmt: skip
LATER = EACH_NIGHT_BUT_FIRST


@contextmanager
def brought(**headers: dict[str, Any]) -> Iterator[None]:
    """Some roles of somebody’s own, with these headers, while it lasts."""
    with ExitStack() as several:
        for role, header in headers.items():
            several.enter_context(with_a_role(role, **header))
        yield


def test_ours_are_worth_what_bots_like() -> None:
    assert worth_of("empath") == WORTH["empath"]
    assert (worth_of(None), worth_of("gambler"), worth_of("gambler", 0.0)) == (UNKNOWN, UNKNOWN, 0.0)


def test_who_is_told_every_night_is_read_from_the_cards() -> None:
    assert sorted(role for role in almanac.printed if is_told_every_night(role)) == sorted(TOLD)
    assert sorted(TOLD_EVERY_NIGHT) == sorted((*TOLD, *HARDLY_HEEDED))


def test_those_that_were_brought_are_worth_what_their_cards_say() -> None:
    roles = ("lamplighter", "stargazer", "breakwater", "gleaner")
    with brought(
        lamplighter={"wakes": EACH_NIGHT, "learns": ("evil",), "claims": ("number",)},
        stargazer={"wakes": FIRST_NIGHT, "learns": ("demon",), "claims": ("shown",)},
        breakwater={"wakes": EACH_NIGHT},
        gleaner={"wakes": EACH_NIGHT, "learns": ("evil",), "claims": ("number",), "traits": (TOLD_SELDOM,)},
    ):
        assert [worth_of(role) for role in roles] == [OFTEN, ONCE, UNKNOWN, ONCE]
        assert [worth_of(role, 0.0) for role in roles] == [OFTEN, ONCE, 0.0, ONCE]
        assert [is_told_every_night(role) for role in roles] == [True, False, False, False]


def test_the_taste_of_bots_goes_by_the_card_of_a_role_that_was_brought() -> None:
    with brought(
        lamplighter={"wakes": EACH_NIGHT, "learns": ("evil",), "claims": ("number",)},
        gravedigger={"wakes": LATER, "learns": ("evil",), "claims": ("number",), "lasts": True},
        breakwater={},
        shy={"traits": (NO_OUTSIDER_TO_SEEM,)},
    ):
        roles = ("lamplighter", "gravedigger", "breakwater")
        assert [taste.speaks(role) for role in roles] == [(1, 2), (2, 3), (1, 2)]
        assert [taste.hides(role) for role in roles] == [False, True, False]
        assert [taste.is_worth_killing(role) for role in roles] == [True, True, False]
        assert "lamplighter" in taste.baits()
        assert "breakwater" in taste.quiet()
        assert not {"lamplighter", "gravedigger"} & {*taste.quiet()}
        assert [role for role in almanac.printed if taste.keeps_secret(role)] == ["mutant", "damsel", "shy"]
    assert (taste.baits(), taste.quiet()) == (taste.BAIT, taste.QUIET)


def test_who_takes_themselves_for_another_is_read_from_the_cards() -> None:
    assert sorted(UNKNOWN_TO_THEMSELVES) == ["drunk", "lunatic", "marionette"]
