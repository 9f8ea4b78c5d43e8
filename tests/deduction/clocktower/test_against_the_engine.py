"""Where the engine, played through all hidden choices of small games, has come to what deduction had not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.deduction.clocktower.test_format import dealt
from tests.deduction.clocktower.test_histories import a_case, died, left

from fabula.deduction.clocktower.assumptions import IN_PLAY
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals

STRICT: Any = {"demon_may_attack_dead": False, "last_day_finished": True}
FALLEN: Any = {"events": [died("Ann", night=2)]}
ONE_OUTSIDER: Any = {"base_counts": {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}}


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
    file = a_case("chef mayor slayer virgin monk", "pukka scarletwoman", nights=2, **FALLEN)
    assert any(deal.final.count("pukka") == 2 for deal in left(file))


@pytest.mark.parametrize("demon", ["imp", "pukka", "shabaloth"])
def test_a_demon_that_is_the_first_to_choose_a_goon_is_drunk_and_kills_nobody(demon: str) -> None:
    file = a_case("goon chef slayer virgin monk", f"{demon} boomdandy", nights=2, **FALLEN, **ONE_OUTSIDER)
    assert not any(roles[0] == "goon" for roles in dealt(left(file)))
    assert any(roles[0] == "goon" for roles in dealt(left({**file, "events": []})))
    lucky = {**file, "claims": {**file["claims"], "Ben": "mayor"}}  # on whom the attack was
    before = {**file, "hidden_roles": [demon, "poisoner"]}  # who has chosen the Goon first
    for other in (lucky, before) if demon == "imp" else ():
        assert any(roles[0] == "goon" for roles in dealt(left(other)))


@pytest.mark.parametrize(("minion", "jumps"), [("boomdandy", False), ("poisoner", True)])
def test_a_fang_gu_jumps_to_a_goon_whom_somebody_else_has_chosen_before(minion: str, jumps: bool) -> None:
    events = [died("Ben", night=2)]
    file = a_case("goon chef slayer virgin monk", f"fanggu {minion}", nights=2, events=events)
    assert any(roles[1] == "fanggu" for roles in dealt(left(file))) is jumps
    assert any(roles[0] == "goon" for roles in dealt(left(file)))


def test_a_boomdandy_spares_whoever_cannot_die() -> None:
    file = a_case("fool chef slayer virgin monk", "imp boomdandy", days=1, events=[died("Ben", day=1)])
    assert {roles[0] for roles in dealt(left(file)) if roles[1] == "boomdandy"} == {"fool"}


def test_a_demon_that_dies_by_night_may_leave_the_game_on_while_both_twins_live() -> None:
    twin = {"by": "Eli", "night": 1, "role": "eviltwin", "kind": "told", "player": "Dot"}
    file = a_case("chef mayor slayer virgin monk", "vigormortis eviltwin", nights=2, info=[twin], **FALLEN)
    case = read_case(file)
    assert not any(
        deal.roles[0] == "vigormortis" for deal in deals(case)
    )  # a file has it that the Demon lives
    case.assume = IN_PLAY
    assert any(deal.roles[0] == "vigormortis" for deal in deals(case))
