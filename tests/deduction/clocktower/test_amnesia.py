"""What an Amnesiac may have done that nobody sees."""

from __future__ import annotations

from typing import Any

from tests.deduction.clocktower.test_histories import a_case, died

from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import Found, deals

HALF = {"by": "Ben", "night": 1, "role": "empath", "count": 1}  # of Ann and Cem


def by_itself(file: Any) -> Found:
    """What is left where the Amnesiac can do what Fabula plays."""
    case = read_case(file)
    case.assume = case.assume.put(*case.assume.by_words["amnesiac-as-played"])
    return deals(case)


def good_but_for_the_last(found: Found) -> set[tuple[str, ...]]:
    """Who Dot and Eli are where the others are what they say."""
    return {deal.roles[3:] for deal in found if not {"imp", "witch"} & {*deal.roles[:3]}}


def test_an_amnesiac_may_have_made_somebody_drunk_after_their_line() -> None:
    file = a_case("amnesiac empath slayer virgin mayor", "imp witch", info=[HALF])
    assert good_but_for_the_last(by_itself(file)) == {("imp", "witch"), ("witch", "imp")}
    other = {**file, "claims": {**file["claims"], "Ann": "chef"}}
    assert not good_but_for_the_last(by_itself(other))
    charmed = [{"by": "Cem", "night": 1, "role": "snakecharmer", "kind": "choice", "player": "Dot"}]
    early = a_case("amnesiac empath snakecharmer virgin mayor", "imp witch", info=charmed)
    assert good_but_for_the_last(by_itself(early)) == {("witch", "imp")}  # who acts before that is sober


def test_an_amnesiac_who_keeps_others_alive_makes_nobody_drunk() -> None:
    hanged = {**died("Cem", day=1), "died": False}
    saved = a_case("amnesiac empath slayer virgin mayor", "imp witch", events=[hanged])
    assert good_but_for_the_last(by_itself(saved)) == {("imp", "witch"), ("witch", "imp")}
    assert not good_but_for_the_last(by_itself({**saved, "info": [HALF]}))


def test_an_amnesiac_whom_whoever_leads_has_thought_of_is_left_out_by_name() -> None:
    file = a_case("amnesiac empath slayer virgin mayor", "imp witch", info=[HALF])
    assert deals(read_case(file)).left_out == ("amnesiac",)
    assert not good_but_for_the_last(deals(read_case(file)))
    assert by_itself(file).left_out == ()


def test_what_comes_after_all_that_is_told_makes_nobody_drunk() -> None:
    """A Vortox is in play, which may be drunk itself; in the last night nothing comes after their line."""
    hanged = [died("Cem", day=1)]
    file = a_case("amnesiac empath slayer virgin mayor", "vortox witch", nights=2, events=hanged)
    assert by_itself(file).count == deals(read_case(file)).count > 0
