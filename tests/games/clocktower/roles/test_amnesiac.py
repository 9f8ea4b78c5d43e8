"""The Amnesiac."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.games.clocktower.advising import advised
from tests.games.clocktower.square import marked, tallies
from tests.games.clocktower.table import Table

from fabula.core.cards import NEVER
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.phases.forgotten import LIBRARY, NEARNESS, OWN, nearness

SEVEN = "amnesiac imp poisoner chef monk slayer soldier"
CHEF, MONK, SLAYER, SOLDIER = 3, 4, 5, 6


def forgetting(ability: str, roles: str = SEVEN, **choices: Any) -> Table:
    """The Storyteller has thought of this ability; nobody of matter is poisoned."""
    return Table(roles, amnesiac_has=f"forgotten_{ability}", poisoner=SOLDIER, monk=SOLDIER, **choices)


def near(table: Table) -> list[Any]:
    """What the Amnesiac was told, by night or by day."""
    return [one["answer"] for one in table.found("informed") if (one["seat"], one["kind"]) == (0, "amnesiac")]


def test_there_are_twenty_abilities_and_more_no_two_alike_in_the_answer_they_get() -> None:
    assert len(LIBRARY) >= 20
    for one, other in combinations(LIBRARY, 2):
        assert nearness(one, other) == nearness(other, one) != "exact"
    assert {nearness(one, other) for one in LIBRARY for other in LIBRARY} == set(NEARNESS)


@pytest.mark.parametrize(
    ("ability", "first", "second"),
    [
        ("next_evil", [2], [2]),
        ("last_evil", [0], [0]),
        ("dead_evil", [], [0]),
        ("voting_evil", [], [1]),
        ("minions", [1], [1]),
        ("outsiders", [0], [0]),
        ("dead_townsfolk", [], [1]),
        ("steps", [1], [1]),
        ("impaired", [1], [1]),
    ],
)
def test_what_tells_a_number_tells_it_night_by_night(
    ability: str, first: list[int], second: list[int]
) -> None:
    table = forgetting(ability).night()
    assert near(table) == first
    table.day((4, CHEF, (0, 1, 4, 5))).night(imp=SOLDIER)
    assert near(table) == second


@pytest.mark.parametrize(
    ("ability", "chosen", "told"),
    [
        ("is_minion", 2, "yes"),
        ("is_minion", 1, "no"),
        ("is_townsfolk", CHEF, "yes"),
        ("is_impaired", SOLDIER, "yes"),
        ("is_impaired", CHEF, "no"),
        ("same_side", (1, 2), "yes"),
        ("same_side", (1, CHEF), "no"),
        ("same_kind", (CHEF, MONK), "yes"),
        ("one_evil", (2, CHEF), "yes"),
        ("one_evil", (CHEF, MONK), "no"),
    ],
)
def test_what_answers_is_asked_about_whoever_is_chosen(ability: str, chosen: Any, told: str) -> None:
    assert near(forgetting(ability).night(amnesiac=chosen)) == [told]


def second_night(ability: str, chosen: int, roles: str = SEVEN, **choices: Any) -> Table:
    """Chosen is this player in both nights."""
    return forgetting(ability, roles, amnesiac=chosen).night().day().night(**choices)


def test_whether_somebody_is_evil_is_told_from_the_second_night_on() -> None:
    table = forgetting("is_evil").night()
    assert near(table) == []
    assert near(table.day().night(amnesiac=1, imp=SOLDIER)) == ["yes"]


def test_whoever_is_sheltered_outlives_the_demon() -> None:
    assert second_night("shelter", CHEF, imp=CHEF).dead == []
    assert second_night("shelter", MONK, imp=CHEF).dead == [CHEF]


def test_whoever_is_defended_outlives_an_execution_on_the_next_day() -> None:
    table = second_night("defence", CHEF, imp=SOLDIER).day((4, CHEF, (0, 1, 4, 5)))
    assert table.executed == [CHEF]
    assert table.alive(CHEF)


@pytest.mark.parametrize(
    ("ability", "kind"),
    [
        ("drunk", "drunk"),
        ("sober", "sober"),
        ("three_votes", "three_votes"),
        ("negative_vote", "negative_vote"),
    ],
)
def test_others_bear_a_mark_until_dusk(ability: str, kind: str) -> None:
    table = second_night(ability, CHEF, imp=SOLDIER)
    assert CHEF in marked(table, kind)
    table.day().go_on()
    assert CHEF not in marked(table, kind)


def test_a_vote_counts_three_times() -> None:
    table = second_night("three_votes", CHEF, imp=SOLDIER).day((4, SLAYER, (CHEF,)))
    assert tallies(table)[0][1] == 3


def test_what_happens_by_itself_wakes_nobody() -> None:
    for ability in ("hide", "second_life", "peace"):
        assert LIBRARY[f"forgotten_{ability}"].wakes is NEVER
        assert forgetting(ability).night().woke(0) == []


def test_one_cannot_be_killed_by_the_demon() -> None:
    table = forgetting("hide").night().day().night(imp=0)
    assert table.alive(0)
    assert not table.day((4, 0, (1, 4, 5, 6))).alive(0)


def test_one_lives_on_the_first_time() -> None:
    table = forgetting("second_life").night().day((4, 0, (1, 4, 5, 6)))
    assert table.alive(0)
    assert table.night(imp=0).dead == [0]


def test_after_ones_death_the_demon_kills_nobody_that_night() -> None:
    table = forgetting("peace").night().day((4, 0, (1, 4, 5, 6))).night(imp=CHEF)
    assert table.dead == []
    assert table.day().night(imp=CHEF).dead == [CHEF]


# ---- guesses


def guessing(table: Table, seat: int, guess: str, **choices: Any) -> Table:
    """A player guesses on this day."""
    table.open_nominations()
    return table.say(seat, "recall", guess, **choices)


@pytest.mark.parametrize(
    ("guess", "told"),
    [
        ("forgotten_next_evil", "exact"),
        ("forgotten_dead_evil", "hot"),
        ("forgotten_is_evil", "warm"),
        ("forgotten_outsiders", "warm"),
        ("forgotten_drunk", "cold"),
    ],
)
def test_a_guess_is_told_how_near_it_is(guess: str, told: str) -> None:
    table = forgetting("next_evil").night()
    assert near(guessing(table, 0, guess))[-1] == told


def test_it_is_once_a_day_and_nobody_else_hears_of_it() -> None:
    table = guessing(forgetting("hide").night(), 0, "forgotten_drunk")
    assert not [words for words in table.options(0) if words[0] == "recall"]
    for seat in range(1, 7):
        heard = [one for one in table.heard_by(seat) if "recall" in str(one) or one.get("answer") == "cold"]
        assert heard == []
    again = guessing(table.close_the_day().night(imp=SOLDIER), 0, "forgotten_hide")
    assert near(again) == ["exact"]


def test_whoever_else_guesses_is_told_nothing() -> None:
    table = guessing(forgetting("hide").night(), CHEF, "forgotten_hide")
    told = [(one["seat"], one["kind"]) for one in table.found("informed")]
    assert (CHEF, "recall") in told
    assert near(table) == []


def test_poisoned_any_answer_may_be_given_and_by_a_vortox_no_true_one() -> None:
    table = forgetting("hide").night(poisoner=0)
    guessing(table, 0, "forgotten_hide", **{"learn:amnesiac": "cold"})
    assert near(table) == ["cold"]
    table = forgetting("hide", SEVEN.replace("imp", "vortox")).night()
    guessing(table, 0, "forgotten_hide")
    (options,) = table.asked("learn:amnesiac")
    assert "exact" not in options


# ---- whose it is


def test_one_of_the_storytellers_own_is_played_and_judged_by_hand() -> None:
    table = Table(SEVEN, amnesiac_has=OWN, poisoner=SOLDIER, monk=SOLDIER).night()
    assert [(one["role"], one["seat"]) for one in table.found("prompted")] == [("amnesiac", 0)]
    assert table.woke(0) == []
    guessing(table, 0, "forgotten_hide", amnesiac_near="warm")
    assert near(table) == ["warm"]


def test_fabula_takes_one_of_the_library() -> None:
    table = Table(SEVEN, poisoner=SOLDIER)
    assert notes.AMNESIAC_HAS.by(0).of(table.telling.grimoire) in LIBRARY
    assert (
        len(advised("philosopher imp poisoner chef monk slayer soldier", "philosopher", also="amnesiac")) > 0
    )


def test_a_drunk_amnesiac_is_told_lies() -> None:
    roles = "drunk:amnesiac imp poisoner chef monk slayer soldier saint virgin"
    table = Table(roles, amnesiac_has="forgotten_minions", poisoner=SOLDIER, **{"learn:amnesiac": 3})
    assert near(table.night()) == [3]


def test_a_dead_amnesiac_is_told_nothing_more() -> None:
    table = forgetting("minions").night().bury(0).day().night(imp=SOLDIER)
    assert near(table) == []
