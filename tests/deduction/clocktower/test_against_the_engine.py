"""Where the engine, played through all hidden choices of small games, has come to what deduction had not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.deduction.clocktower.test_format import dealt
from tests.deduction.clocktower.test_histories import a_case, died, left

STRICT: Any = {"demon_may_attack_dead": False, "last_day_finished": True}


def test_a_zombuul_may_choose_itself_and_only_seem_to_die() -> None:
    file = a_case("chef mayor slayer virgin monk", "zombuul witch", nights=2, events=[died("Ann", night=2)])
    assert any(roles[0] == "zombuul" for roles in dealt(left(file)))
    executed = [*file["events"], {"type": "execution", "player": "Ann", "day": 2, "died": False}]
    over = {**file, "days": 2, "events": executed, "last_day_finished": True}
    assert not any(roles[0] == "zombuul" for roles in dealt(left(over)))  # for good has won with it


def test_a_zombuul_that_died_by_day_dies_by_night_for_good() -> None:
    events = [died("Ann", day=1), {"type": "execution", "player": "Ann", "day": 2, "died": False}]
    file = a_case("chef mayor slayer virgin monk", "zombuul witch", nights=3, days=2, events=events)
    assert not any(roles[0] == "zombuul" for roles in dealt(left(file)))
    taken = a_case("chef mayor slayer virgin monk", "zombuul scarletwoman", nights=3, days=2, events=events)
    assert any(deal.final.count("zombuul") == 2 for deal in left(taken))  # five lived until then


@pytest.mark.parametrize(("poison", "may_be"), [("lleech", True), ("imp", False)])
def test_who_is_poisoned_before_they_are_the_widow_is_known_to_nobody(poison: str, may_be: bool) -> None:
    file = a_case("chef mayor slayer virgin monk", f"{poison} widow")
    assert any("widow" in roles for roles in dealt(left(file))) is may_be


def test_a_lleech_may_choose_itself_on_its_host() -> None:
    file = a_case("chef mayor slayer virgin king", "lleech witch", nights=2, **STRICT)
    assert left(file).count
    assert not left(a_case("chef mayor slayer virgin king", "imp witch", nights=2, **STRICT)).count


def test_a_pukka_may_die_of_its_own_poison_where_a_scarlet_woman_is_the_next() -> None:
    file = a_case("chef mayor slayer virgin monk", "pukka scarletwoman", nights=2, events=[died("Ann", night=2)])
    assert any(deal.final.count("pukka") == 2 for deal in left(file))
