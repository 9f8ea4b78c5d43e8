"""Whom and what the sensible mind chooses with the powers of Bad Moon Rising and Sects & Violets."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from tests.minds.clocktower.test_sets import MOON, VIOLETS, a_mind, claim, day

from fabula.core.events import Chose, Died, Event, PhaseBegan
from fabula.core.requests import Ask, Choice
from fabula.games.clocktower.town.events import Informed
from fabula.minds.clocktower import Sensible

SEATS = tuple(range(8))
PAIRS = tuple(combinations(SEATS, 2))
ACCUSED = (day(1), *(claim(seat, "suspect", 5) for seat in (1, 2, 3, 4)), PhaseBegan("night", 2))


def chosen(mind: Sensible, prompt: str, options: tuple[Choice, ...]) -> Choice:
    """What it answers."""
    return mind.choose(Ask(0, prompt, options))


def often(
    script: str, role: str, options: tuple[Choice, ...], *events: Event, prompt: str = ""
) -> set[Choice]:
    """What minds in seat 0 answer that differ only in their lots."""
    minds = (a_mind(script, role, *events, seed=seed) for seed in range(6))
    return {chosen(mind, prompt or role, options) for mind in minds}


@pytest.mark.parametrize(
    ("script", "role"),
    [(MOON, "sailor"), (MOON, "exorcist"), (VIOLETS, "snake_charmer"), (MOON, "moonchild")],
)
def test_the_most_suspect_is_chosen(script: str, role: str) -> None:
    assert often(script, role, SEATS, *ACCUSED) == {5}


def test_a_snake_charmer_looks_nowhere_twice() -> None:
    assert 5 not in often(VIOLETS, "snake_charmer", SEATS, *ACCUSED, Chose(0, "snake_charmer", 5))


def test_an_innkeeper_houses_whom_nobody_suspects_and_who_are_worth_it() -> None:
    claims = (claim(5, "claim", "gossip"), claim(2, "claim", "chambermaid"), claim(3, "claim", "professor"))
    assert often(MOON, "innkeeper", PAIRS, day(1), *claims, *ACCUSED) == {(2, 3)}


def test_a_gambler_bets_on_the_word_of_somebody_trusted_and_else_on_themselves() -> None:
    bets = tuple(product(SEATS, ("gambler", "sailor", "fool")))
    trusted = (day(1), claim(2, "claim", "sailor"), *(claim(seat, "trust", 2) for seat in (1, 3, 4, 5)))
    assert often(MOON, "gambler", bets, *trusted) == {(2, "sailor")}
    assert often(MOON, "gambler", bets, *trusted, Chose(0, "gambler", (2, "sailor"))) == {(0, "gambler")}
    assert often(MOON, "gambler", bets) == {(0, "gambler")}


def test_a_professor_waits_for_a_dead_townsfolk_worth_it() -> None:
    dead = (day(1), claim(3, "claim", "tinker"), claim(4, "claim", "exorcist"), PhaseBegan("night", 2))
    killed = [(Died(3, "night"),), (Died(3, "night"), Died(4, "night"))]
    assert often(MOON, "professor", (None, 3), *dead, *killed[0]) == {None}
    assert often(MOON, "professor", (None, 3, 4), *dead, *killed[1]) == {4}


def test_a_chambermaid_asks_about_others_each_night() -> None:
    others = tuple(combinations(range(1, 8), 2))
    assert all(5 in pair for pair in often(MOON, "chambermaid", others, *ACCUSED) if isinstance(pair, tuple))
    again = often(MOON, "chambermaid", others, *ACCUSED, Chose(0, "chambermaid", (5, 6)))
    assert not any({5, 6} & set(pair) for pair in again if isinstance(pair, tuple))


def test_a_courtier_makes_a_demon_drunk_and_a_philosopher_is_somebody_strong_whom_nobody_claims() -> None:
    assert often(MOON, "courtier", (None, "sailor", "assassin", "po", "pukka")) <= {"po", "pukka"}
    roles = (None, "dreamer", "flowergirl", "savant", "oracle", "sage", "klutz")
    claimed = (day(1), claim(3, "claim", "dreamer"), PhaseBegan("night", 2))
    assert often(VIOLETS, "philosopher", roles, *claimed) <= {"flowergirl", "savant", "oracle"}


def test_a_seamstress_waits_for_the_second_night() -> None:
    pairs = (None, *combinations(range(1, 8), 2))
    assert often(VIOLETS, "seamstress", pairs) == {None}
    assert all(5 in pair for pair in often(VIOLETS, "seamstress", pairs, *ACCUSED) if isinstance(pair, tuple))
    assert None not in often(VIOLETS, "seamstress", pairs, *ACCUSED)


def test_who_dies_and_is_no_moonchild_says_nothing() -> None:
    assert often(MOON, "fool", (None, *SEATS), *ACCUSED, prompt="moonchild") == {None}


@pytest.mark.parametrize("prompt", ["moonchild", "barber", "professor"])
def test_who_was_lent_an_ability_that_has_to_name_somebody_names_somebody(prompt: str) -> None:
    assert often(MOON, "fool", SEATS, *ACCUSED, prompt=prompt) <= set(SEATS)


def test_a_devil_s_advocate_stands_up_for_the_demon_and_else_for_their_own() -> None:
    met = Informed(0, "demon", (6,), seats=(6,))
    assert often(MOON, "devils_advocate", SEATS, met) == {6}
    rest = tuple(seat for seat in SEATS if seat != 6)
    assert often(MOON, "devils_advocate", rest, met) == {0}


def test_a_demon_lets_the_barber_s_scissors_lie() -> None:
    assert often(VIOLETS, "vortox", (None, *PAIRS), prompt="barber") == {None}


def test_an_organ_grinder_stays_sober() -> None:
    assert often(VIOLETS, "organ_grinder", (None, 0)) == {None}


def test_the_evil_with_a_power_of_the_good_choose_none_of_theirs() -> None:
    turned = Informed(0, "side", answer="evil")
    met = Informed(0, "demon", (6,), seats=(6,))
    assert not often(MOON, "exorcist", SEATS, turned, met) & {0, 6}
