"""An Artist and a Juggler say themselves whom they ask about: lies heed claims and are no test of them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.advice.test_claims_weighed import MOST, a_first_day, told
from tests.games.clocktower.advice.test_free_news import (
    ANNA,
    BORIS,
    MANY,
    WHO,
    Advice,
    Claim,
    asked,
    by_lots,
    roles_with,
)
from tests.games.clocktower.table import Table

from fabula.core.requests import STORYTELLER
from fabula.games.clocktower.almanac.cards import YES
from fabula.games.clocktower.town.statements import Statement

SPY = "imp spy {} soldier chef butler slayer virgin saint"


def artist(roles: str, question: Statement, *claims: Claim) -> Advice:
    """What is advised to answer on the second day."""
    table = a_first_day(roles, *claims).night(imp=8).open_nominations()
    table.telling.answer(WHO, ("ask", question))
    table.telling.answer(STORYTELLER, YES)
    return by_lots(table)


def juggler(roles: str, guesses: tuple[Any, ...], *claims: Claim, **settled: Any) -> Advice:
    """Which number is advised in the second night."""
    table = Table(roles).night(**settled).open_nominations()
    for seat, role in claims:
        table.say(seat, "claim", role)
    table.say(WHO, "juggle", guesses).close_the_day()
    return asked(table, "learn:juggler", imp=8, **settled)


def share(advice: Advice, choice: Any) -> float:
    """How often this is told."""
    return told(advice)[choice] / MANY


# ---- Artist


IS_BORIS_THE_MAYOR, IS_BORIS_THE_IMP = ("is", BORIS, "mayor"), ("is", BORIS, "imp")


@pytest.mark.parametrize("question", [
    IS_BORIS_THE_MAYOR,
    ("of_side", BORIS, "good"),
    ("or", ("in_play", "mayor"), ("of_kind", 3, "demon")),
    ("beside", WHO, "mayor"),
])  # fmt: skip
def test_a_drunk_artist_rather_hears_what_would_be_so_if_the_bluff_were_true(question: Statement) -> None:
    before = artist(roles_with("artist"), question)
    after = artist(roles_with("artist"), question, (BORIS, "mayor"))
    assert share(before, "yes") == pytest.approx(0.375, abs=0.03)
    assert share(after, "yes") == pytest.approx(0.5625, abs=0.03)
    assert share(after, "no") == pytest.approx(0.25, abs=0.03)  # the truth, as often as ever
    assert {(one.choice, one.because) for one in after if one.why == "backs-claim"} == {
        ("yes", ((BORIS, "mayor"),))
    }


def test_where_the_truth_is_as_the_bluff_has_it_the_contrary_is_told_less_often() -> None:
    before = artist(roles_with("artist"), IS_BORIS_THE_IMP)
    after = artist(roles_with("artist"), IS_BORIS_THE_IMP, (BORIS, "mayor"))
    assert share(before, "yes") == pytest.approx(0.375, abs=0.03)
    assert share(after, "yes") == pytest.approx(0.25, abs=0.03)
    assert share(after, "no") == pytest.approx(0.25, abs=0.03)


def test_a_question_about_somebody_else_hears_no_claim() -> None:
    question = ("is", 3, "mayor")
    without, after = (artist(roles_with("artist"), question, *c) for c in ((), ((BORIS, "mayor"),)))
    assert told(without) == told(after)


def test_a_sober_artist_hears_of_a_spy_what_the_spy_claims() -> None:
    roles = SPY.format("artist")
    assert told(artist(roles, IS_BORIS_THE_MAYOR, (BORIS, "mayor"))) == {"yes": MANY}
    assert share(artist(roles, IS_BORIS_THE_MAYOR), "yes") < 0.6


def test_of_anybody_else_a_sober_artist_hears_the_truth_whatever_is_claimed() -> None:
    sober = roles_with("artist").replace("drunk:", "").replace("washerwoman", "butler")
    for question, answer in ((IS_BORIS_THE_MAYOR, "no"), (("is", ANNA, "chef"), "yes")):
        table = a_first_day(sober, (BORIS, "mayor"), (ANNA, "chef")).night(imp=8).open_nominations()
        table.say(WHO, "ask", question)
        assert table.told(WHO)[-1] == answer


# ---- Juggler


GUESSES = (("is", 3, "soldier"), ("is", BORIS, "mayor"), ("is", 6, "chef"))


def test_a_drunk_juggler_rather_hears_the_bluff_counted_as_right() -> None:
    before = juggler(roles_with("juggler"), GUESSES)
    after = juggler(roles_with("juggler"), GUESSES, (BORIS, "mayor"))
    assert share(before, 2) == pytest.approx(0.375, abs=0.03)
    assert share(after, 2) == pytest.approx(0.535, abs=0.03)
    assert share(after, 1) == pytest.approx(0.25, abs=0.03)  # the truth
    assert {(one.choice, one.because) for one in after if one.why == "backs-claim"} == {
        (2, ((BORIS, "mayor"),))
    }


def test_who_guesses_what_the_bluffer_is_rather_hears_one_less() -> None:
    guesses = (GUESSES[0], ("is", BORIS, "baron"), GUESSES[2])
    before = juggler(roles_with("juggler"), guesses)
    after = juggler(roles_with("juggler"), guesses, (BORIS, "mayor"))
    assert share(after, 1) > 1.3 * share(before, 1)


def test_guesses_about_others_hear_no_claim() -> None:
    guesses = (GUESSES[0], GUESSES[2])
    without, after = (juggler(roles_with("juggler"), guesses, *c) for c in ((), ((BORIS, "mayor"),)))
    assert told(without) == told(after)


def test_a_sober_juggler_who_believes_the_spy_is_right() -> None:
    roles = SPY.format("juggler")
    assert told(juggler(roles, GUESSES, (BORIS, "mayor"))) == {2: MANY}
    assert share(juggler(roles, GUESSES), 1) > 0.1


def test_a_claim_made_after_the_guess_counts_too() -> None:
    table = Table(roles_with("juggler")).night().open_nominations()
    table.say(WHO, "juggle", GUESSES).say(BORIS, "claim", "mayor").close_the_day()
    assert share(asked(table, "learn:juggler", imp=8), 2) == pytest.approx(0.535, abs=0.03)


# ---- whoever is behind is helped


def test_where_the_good_are_far_behind_neither_backs_a_bluff() -> None:
    table = a_first_day(roles_with("artist"), (BORIS, "mayor")).night(imp=8).open_nominations()
    table.bury(3, 5, 6, 7).telling.answer(WHO, ("ask", IS_BORIS_THE_MAYOR))
    table.telling.answer(STORYTELLER, YES)
    assert told(by_lots(table)) == {"no": MANY}


# ---- secrecy


def mayor_guess(seat: int) -> tuple[Any, ...]:
    """The same guesses, of which one is that this player is the Mayor."""
    return (GUESSES[0], ("is", seat, "mayor"), GUESSES[2])


def test_who_knows_to_be_drunk_learns_little_of_a_claim_by_asking() -> None:
    """Each answer is at most so many times as likely of a bluff as of the truth, or the reverse."""
    for claimed in ("mayor", "imp"):
        in_vain = artist(roles_with("artist"), ("is", BORIS, claimed), (BORIS, "mayor"))
        honest = artist(roles_with("artist", "mayor"), ("is", ANNA, claimed), (ANNA, "mayor"))
        for answer in ("yes", "no", "unsure"):
            assert 1 / MOST < share(in_vain, answer) / share(honest, answer) < MOST, (claimed, answer)


def test_who_knows_to_be_drunk_learns_no_more_of_a_claim_by_guessing() -> None:
    """The numbers they could be told of a true claim are no likelier of a bluff than so many times."""
    in_vain = juggler(roles_with("juggler"), mayor_guess(BORIS), (BORIS, "mayor"))
    honest = juggler(roles_with("juggler", "mayor"), mayor_guess(ANNA), (ANNA, "mayor"))
    for number in (1, 2):
        assert 1 / MOST < share(in_vain, number) / share(honest, number) < MOST, number


@pytest.mark.parametrize("drunk", [0.1, 0.25, 0.5])
def test_that_a_claim_is_confirmed_makes_a_bluff_no_likelier_to_who_cannot_know(drunk: float) -> None:
    of_a_bluff = drunk * share(artist(roles_with("artist"), IS_BORIS_THE_MAYOR, (BORIS, "mayor")), "yes")
    honest = artist(roles_with("artist", "mayor"), ("is", ANNA, "mayor"), (ANNA, "mayor"))
    of_the_truth = 1 - drunk + drunk * share(honest, "yes")
    assert of_a_bluff < of_the_truth
