"""News that the Storyteller makes freely, where it is a lie: it fits what was claimed and betrays nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.clocktower.advice.test_claims_weighed import MOST, a_first_day, told
from tests.games.clocktower.fabled import table_with
from tests.games.clocktower.table import Table

from fabula.core.requests import STORYTELLER, Ask, Choice
from fabula.core.tale import Suggestion
from fabula.games.clocktower.almanac.cards import YES
from fabula.games.clocktower.town.statements import Statement

MANY = 1600
BORIS, ANNA, WHO = 1, 4, 2  # the Baron; who is what she claims; whose ability does not work
Claim = tuple[int, str]
Advice = list[Suggestion]


def by_lots(table: Table) -> Advice:
    """What is advised for the question that is open, lot by lot."""
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    grimoire = table.telling.grimoire
    return [table.tale.suggestion(grimoire, ask, Random(lot).randrange) for lot in range(MANY)]


def asked(table: Table, prompt: str, **choices: Any) -> Advice:
    """What is advised when this is asked in the second night, lot by lot."""
    table.asked_by_night(prompt, **choices)
    return by_lots(table)


def roles_with(learner: str, anna: str = "chef") -> str:
    """Boris is the Baron, Anna the Chef or what he claims, and this one is a Drunk."""
    return f"imp baron drunk:{learner} soldier {anna} washerwoman slayer virgin saint scarlet_woman"


# ---- High Priestess


def priestess(anna: str, *claims: Claim) -> Advice:
    """With whom she is told to talk, who is a Drunk."""
    table = a_first_day(roles_with("high_priestess", anna), *claims, high_priestess=9)
    return asked(table, "high_priestess", imp=8)


def test_a_drunk_high_priestess_rather_talks_to_who_claims_to_know_in_vain() -> None:
    before, after = told(priestess("chef")), priestess("chef", (BORIS, "empath"))
    assert not before[ANNA]
    assert told(after)[BORIS] > 1.4 * before[BORIS]
    assert {(one.why, one.because) for one in after if one.choice == BORIS} == {
        ("backs-claim", ((BORIS, "empath"),))
    }
    assert {one.because for one in after if one.choice != BORIS} == {()}


def test_what_tells_nothing_makes_nobody_worth_talking_to() -> None:
    assert not any(one.because for one in priestess("chef", (BORIS, "mayor")))


# ---- General


def general(anna: str, *dead: int, claims: tuple[Claim, ...] = ()) -> Advice:
    """What a drunk General hears after some have died."""
    table = a_first_day(roles_with("general", anna), *claims).bury(*dead)
    return asked(table, "general", imp=8)


def test_a_drunk_general_rather_hears_who_seems_ahead() -> None:
    """Two of three evil players are dead, and the table takes them for good."""
    before = told(general("chef", 1, 9, 5))
    claims = ((1, "mayor"), (9, "ravenkeeper"))
    after = general("chef", 1, 9, 5, claims=claims)
    assert told(after)["evil"] > 1.3 * before["evil"]
    assert {(one.why, one.because) for one in after if one.why == "backs-claim"} == {("backs-claim", claims)}
    assert 0.2 * MANY < told(after)["good"] < 0.3 * MANY  # the truth


# ---- Fisherman


def fisherman(word: str, anna: str, *claims: Claim) -> Advice:
    """About whom a drunk Fisherman is advised so."""
    table = a_first_day(roles_with("fisherman", anna), *claims).night(imp=8).open_nominations()
    table.telling.answer(WHO, ("fish",))
    return asked(table, f"fisherman:{word}", fisherman=word)


def test_a_drunk_fisherman_is_rather_sent_to_who_bluffs() -> None:
    claims = ((BORIS, "mayor"), (ANNA, "chef"))
    advice = fisherman("talk_to", "chef", *claims)
    found = told(advice)
    assert found[BORIS] > 1.5 * found[ANNA] > 0
    assert {one.because for one in advice if one.choice == BORIS} == {(claims[0],)}


def test_a_drunk_fisherman_is_rather_told_to_doubt_whom_a_bluff_stands_against() -> None:
    claims = ((BORIS, "chef"), (ANNA, "chef"))
    advice = fisherman("execute", "chef", *claims)
    found = told(advice)
    assert found[ANNA] > 1.5 * found[3]
    assert found[BORIS]
    assert {one.because for one in advice if one.choice == ANNA} == {(claims[0],)}


# ---- Duchess


def test_of_three_visitors_of_the_duchess_one_hears_rather_what_would_be_so() -> None:
    shares = []
    for claims in ((), ((BORIS, "mayor"),)):
        table = table_with("duchess", roles="imp poisoner monk empath chef butler slayer saint virgin")
        table.night(poisoner=6).open_nominations()
        for seat, role in claims:
            table.say(seat, "claim", role)
        for seat in (BORIS, 3, 4):
            table.say(seat, "call_on", seat)
        table.close_the_day()
        advice = asked(table, "duchess_number", imp=8, monk=5, poisoner=6, duchess_lie=3)
        shares.append(told(advice)[0] / MANY)
        assert {one.because for one in advice if one.choice == 0} <= {(), claims}
    assert shares[1] > 1.3 * shares[0]


def test_a_spy_who_bluffs_is_none_of_the_evil_visitors_of_the_duchess() -> None:
    table = table_with("duchess", roles="imp spy monk empath chef butler slayer saint virgin")
    table.night().open_nominations().say(BORIS, "claim", "mayor")
    for seat in (BORIS, 3, 4):
        table.say(seat, "call_on", seat)
    assert told(asked(table.close_the_day(), "learn:duchess", imp=8, monk=5)) == {0: MANY}


# ---- Nightwatchman


def test_a_vortox_rather_has_somebody_taken_for_the_nightwatchman_who_claims_to_be_it() -> None:
    roles = "vortox poisoner nightwatchman monk chef soldier slayer saint"
    shares = []
    for claims in ((), ((BORIS, "nightwatchman"),)):
        table = Table(roles, nightwatchman=None, poisoner=7).night().open_nominations()
        for seat, role in claims:
            table.say(seat, "claim", role)
        table.nominate(3, 6, 2, 3, 4, 5).close_the_day()
        advice = asked(table, "nightwatchman_lie", nightwatchman=4, monk=0, poisoner=7)
        shares.append(told(advice)[BORIS] / MANY)
    assert shares[1] > 1.4 * shares[0]


# ---- Savant


def visit(anna: str, *claims: Claim, drunk: bool = False) -> Table:
    """A Savant visits the Storyteller on the second day."""
    sober = f"imp baron savant soldier {anna} butler slayer virgin saint scarlet_woman"
    table = a_first_day(roles_with("savant", anna) if drunk else sober, *claims)
    table.night(imp=8).open_nominations().telling.answer(WHO, ("visit",))
    table.telling.answer(STORYTELLER, YES)
    return table


def savant(anna: str, *claims: Claim, drunk: bool = False) -> Advice:
    """Which two things they hear."""
    return by_lots(visit(anna, *claims, drunk=drunk))


def about(advice: Advice, seat: int, fits: Callable[[Statement], bool]) -> float:
    """How often one of two statements names a player so."""
    words = ("is", "of_kind", "of_side")
    found = [
        [one for one in pair.choice if one[0] in words and one[1] == seat and fits(one)] for pair in advice
    ]
    return sum(map(bool, found)) / MANY


def good(one: Statement) -> bool:
    """Whether it says that somebody is a good Townsfolk, or the Mayor."""
    return one[2] in ("mayor", "townsfolk", "good")


@pytest.mark.parametrize("drunk", [False, True])
def test_what_a_savant_hears_that_is_false_of_who_bluffs_is_rather_as_they_claim(*, drunk: bool) -> None:
    before = savant("chef", drunk=drunk)
    after = savant("chef", (BORIS, "mayor"), drunk=drunk)
    assert about(after, BORIS, good) > 1.3 * about(before, BORIS, good)
    reasons = {one.because for one in after if one.why == "backs-claim"}
    assert reasons == {((BORIS, "mayor"),)}
    assert abs(about(after, BORIS, bool) - about(before, BORIS, bool)) < 0.05  # no claim is sought out


def test_one_of_two_is_still_true() -> None:
    table = visit("chef", (BORIS, "mayor"))
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    assert all(one.choice in ask.options for one in by_lots(table))


# ---- whoever is behind is helped


def test_where_the_good_are_far_behind_none_of_these_backs_a_bluff() -> None:
    claims = ((BORIS, "empath"),)
    table = a_first_day(roles_with("high_priestess"), *claims, high_priestess=9).bury(3, 5, 6, 7)
    assert not any(one.why == "backs-claim" for one in asked(table, "high_priestess", imp=8))


# ---- secrecy


def shares(advice: Advice, sort: Callable[[Choice], str]) -> dict[str, float]:
    """How often which sort of news is heard."""
    found = Counter(sort(one.choice) for one in advice)
    return {kind: n / MANY for kind, n in found.items()}


def named(seat: int) -> Callable[[Choice], str]:
    """Whether it is about this player."""
    return lambda choice: "named" if choice == seat else "not named"


def worlds() -> dict[str, tuple[Advice, Advice, Callable[[Choice], str], Callable[[Choice], str]]]:
    """The same claims in vain and in truth, to one who knows to be drunk; and the sorts of news."""
    return {
        "high_priestess": (
            priestess("chef", (BORIS, "empath")),
            priestess("empath", (ANNA, "empath")),
            named(BORIS),
            named(ANNA),
        ),
        "talk_to": (
            fisherman("talk_to", "chef", (BORIS, "mayor")),
            fisherman("talk_to", "mayor", (ANNA, "mayor")),
            named(BORIS),
            named(ANNA),
        ),
        "execute": (
            fisherman("execute", "chef", (BORIS, "chef"), (ANNA, "chef")),
            fisherman("execute", "chef", (BORIS, "chef"), (ANNA, "chef")),
            named(BORIS),
            named(ANNA),
        ),
        "general": (
            general("chef", 1, 9, 5, claims=((1, "mayor"), (9, "ravenkeeper"))),
            general("chef", 3, 4, 5, claims=((3, "soldier"), (4, "chef"))),
            str,
            str,
        ),
    }


@pytest.mark.parametrize("sort", ["high_priestess", "talk_to", "execute", "general"])
def test_who_knows_to_be_drunk_learns_little_of_a_claim(sort: str) -> None:
    """What they hear is at most so many times as likely of a bluff as of the truth, or the reverse."""
    bluffing, honest, of_the_bluff, of_the_truth = worlds()[sort]
    in_vain, in_truth = shares(bluffing, of_the_bluff), shares(honest, of_the_truth)
    assert in_vain.keys() == in_truth.keys()
    for kind, share in in_vain.items():
        assert 1 / MOST < share / in_truth[kind] < MOST, (kind, in_vain, in_truth)


SORTS = (good, lambda one: not good(one))


def test_a_savant_learns_little_of_a_claim() -> None:
    """Of who bluffs they hear that it is so about as often as of who tells the truth, and that it is not."""
    bluffing, honest = savant("chef", (BORIS, "mayor")), savant("mayor", (ANNA, "mayor"))
    for fits in SORTS:
        share = about(bluffing, BORIS, fits) / about(honest, ANNA, fits)
        assert 1 / MOST < share < MOST


def test_a_savant_who_knows_to_be_drunk_learns_little_more_by_a_claim() -> None:
    """Two lies they hear mostly in any case; a claim makes no sort of them much likelier."""
    before, after = savant("chef", drunk=True), savant("chef", (BORIS, "mayor"), drunk=True)
    for fits in SORTS:
        share = about(after, BORIS, fits) / about(before, BORIS, fits)
        assert 1 / MOST < share < MOST
