"""Who has a Minion's ability besides their own: an Alchemist, and what follows from it for all others."""

from __future__ import annotations

import pytest
from tests.deduction.clocktower.test_carousel import told
from tests.deduction.clocktower.test_format import dealt
from tests.deduction.clocktower.test_histories import a_case, died, left

FIVE = "alchemist empath chef slayer mayor"
WRONG = [told("Ben", "empath", count=0)]  # Ann and Cem sit beside them


def test_with_a_poisoners_ability_an_alchemist_may_be_why_somebody_learned_what_is_not_so() -> None:
    deals = dealt(left(a_case(FIVE, "imp witch poisoner", info=WRONG)))
    misled = [one for one in deals if one[1] == "empath" and one[2] in ("imp", "witch")]
    assert misled
    assert all("poisoner" not in one and one[0] == "alchemist" for one in misled if "witch" in one)


def test_where_no_poisoner_is_on_the_script_nobody_has_that_ability() -> None:
    deals = dealt(left(a_case(FIVE, "imp witch", info=WRONG)))
    assert not [one for one in deals if one[1] == "empath" and one[2] in ("imp", "witch")]


def test_nobody_has_the_ability_of_a_minion_who_is_in_play() -> None:
    dead = [died("Dot", night=2), died("Eli", night=2)]
    file = a_case("alchemist artist chef slayer mayor", "imp assassin witch", nights=2, events=dead)
    assert {("assassin" in one, "alchemist" in one) for one in dealt(left(file))} == {
        (True, True), (True, False), (False, True),
    }  # fmt: skip
    assert not dealt(left({**file, "hidden_roles": ["imp", "witch"]}))


def test_with_a_summoners_ability_no_demon_is_dealt() -> None:
    deals = dealt(left(a_case(FIVE, "imp witch summoner")))
    nobody = [one for one in deals if "imp" not in one]
    assert any("summoner" not in one for one in nobody)
    assert all("alchemist" in one for one in nobody if "summoner" not in one)


@pytest.mark.parametrize("hidden", ["imp witch baron", "imp witch"])
def test_with_a_barons_ability_there_are_two_outsiders_more(hidden: str) -> None:
    deals = dealt(left(a_case("alchemist saint recluse slayer mayor", hidden)))
    both = [one for one in deals if "witch" in one and "saint" in one and "recluse" in one]
    assert bool(both) is ("baron" in hidden)
    assert all("alchemist" in one for one in both)


def test_whoever_has_the_ability_is_not_that_minion() -> None:
    seen = [told("Cem", "investigator", among=["Ann", "Dot"], shown="scarletwoman")]
    claims = "alchemist empath investigator slayer mayor"
    deals = dealt(left(a_case(claims, "imp witch scarletwoman", info=seen)))
    true = [one for one in deals if one[2] == "investigator"]
    assert true
    assert all("scarletwoman" in (one[0], one[3]) for one in true)
