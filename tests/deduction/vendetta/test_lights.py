"""What the murders of Blood Vendetta exclude."""

from __future__ import annotations

from typing import Any

import pytest

from fabula.deduction import deals, read_case
from fabula.deduction.found import Found

NAMES = ["Ann", "Ben", "Cem", "Dot", "Eli", "Fay", "Gus"]


def murdered(*dead: tuple[str, str], night: int = 2) -> list[dict[str, Any]]:
    """Who was named at a nightfall, and their cards."""
    return [{"type": "death", "night": night, "player": name, "role": role} for name, role in dead]


def used(by: str, role: str, *players: str, shown: str = "", night: int = 1) -> dict[str, Any]:
    """On whom somebody tells to have used their card."""
    return {"by": by, "night": night, "role": role, "kind": "choice", "players": [*players], "shown": shown}


def found(roles: str, **more: Any) -> Found:
    """What is left of a case of seven."""
    return deals(read_case({"tale": "vendetta", "players": NAMES, "set": roles.split(), "nights": 2, **more}))


def test_two_murders_need_two_who_kill() -> None:
    dead = murdered(("Ann", "vampire"), ("Ben", "vampire"))
    assert found("count vampire vampire vampire vampire hunter hunter", events=dead).count == 0
    assert found("king vampire vampire vampire vampire hunter hunter", events=dead).count > 0


def test_a_lord_drawn_blind_was_the_king_where_somebody_else_must_have_killed() -> None:
    dead = murdered(("Ann", "vampire"), ("Ben", "vampire"))
    left = found("lord vampire vampire vampire vampire hunter hunter", events=dead)
    assert {card for seat in range(7) for card in left.chances(seat)} == {"king", "vampire", "hunter"}
    assert left.certain == {0: "vampire", 1: "vampire"}


def test_whom_the_king_tells_to_have_gone_for_lives_by_somebodys_doing() -> None:
    more = {"claims": {"Ann": "king"}, "you": "Ann", "info": [used("Ann", "king", "Ben")]}
    assert found("king vampire vampire vampire vampire hunter hunter", **more).count == 0
    assert found("king queen vampire vampire vampire hunter hunter", **more).count > 0
    hidden = found("king lamia vampire vampire vampire hunter hunter", **more)
    assert hidden.may_be("lamia")[1] == 1 / 6, "out, at home with somebody: or Ben was her guest"


def test_whom_the_queen_guarded_was_not_murdered() -> None:
    more = {"claims": {"Ann": "queen"}, "info": [used("Ann", "queen", "Ben")]}
    left = found(
        "queen vampire vampire vampire vampire hunter hunter", events=murdered(("Ben", "vampire")), **more
    )
    assert left.may_be("queen").get(0) is None


def test_a_lamia_who_dies_alone_was_stopped_or_her_guest_was_guarded() -> None:
    dead = {"events": murdered(("Ann", "lamia"))}
    assert found("lamia vampire vampire vampire vampire hunter hunter", **dead).count == 0
    stopped = found("lamia vampire vampire vampire vampire monk hunter", **dead)
    guarded = found("lamia queen vampire vampire vampire hunter hunter", **dead)
    assert stopped.count > 0
    assert guarded.count > 0
    both = murdered(("Ann", "lamia"), ("Ben", "vampire"))
    assert found("lamia vampire vampire vampire vampire hunter hunter", events=both).count > 0


def test_what_the_banshee_has_heard_is_that_somebody_went_for_them() -> None:
    roles = "banshee vampire vampire vampire vampire hunter hunter"
    heard = {"by": "Ann", "night": 1, "role": "banshee", "players": ["Ben"], "shown": "yes"}
    more = {"claims": {"Ann": "banshee"}, "you": "Ann", "info": [heard]}
    assert found(roles, **more).count == 0, "nobody could have kept Ben alive"
    assert found(roles, events=murdered(("Ben", "vampire")), **more).count > 0
    heard["shown"] = "no"
    assert found(roles, events=murdered(("Ben", "vampire")), **more).count == 0


def test_in_the_wolf_pits_the_king_may_fall_who_came_for_the_wolf() -> None:
    roles = "king vampire vampire vampire hunter hunter werewolf"
    more = {
        "claims": {"Ann": "king"},
        "info": [used("Ann", "king", "Ben")],
        "events": murdered(("Ann", "king"), ("Cem", "vampire")),
    }
    assert found(roles, settings={"pits": True}, **more).may_be("werewolf") == {1: 1.0}


def executed(name: str, role: str, day: int = 1) -> dict[str, Any]:
    """Whom a vote has executed, and their card."""
    return {"type": "execution", "day": day, "player": name, "role": role}


def test_a_fledgling_strikes_alone_when_no_hunter_lives_who_could_walk_into_an_ambush() -> None:
    dead = [executed("Gus", "hunter"), *murdered(("Ann", "vampire"), ("Ben", "vampire"))]
    roles, settings = "fledgling vampire vampire vampire vampire kitsune hunter", {"ambush": "nearest_hunter"}
    assert found(roles, events=dead, settings=settings, nights=2).count > 0


def test_a_card_that_lies_open_stands_for_no_other_of_which_there_are_enough() -> None:
    dead = [executed("Cem", "count"), executed("Dot", "hunter", 2)]
    more = {
        "claims": {"Ann": "lamia"},
        "you": "Ann",
        "nights": 3,
        "events": dead,
        "settings": {"undercover": True},
    }
    told = [used("Ann", "lamia", "Eli", shown="visit"), used("Ann", "lamia", "Ben", shown="visit", night=2)]
    left = found("count lamia vampire vampire vampire scout hunter", info=told, **more)
    assert left.may_be("scout") == dict.fromkeys((1, 4, 5, 6), 1 / 4)


def test_of_dead_whose_cards_are_closed_it_matters_on_which_side_they_were() -> None:
    dead = [{"type": "execution", "day": 1, "player": "Ann"}]
    more = {"events": dead, "settings": {"fury": True, "undercover": True}}
    left = found("count vampire vampire vampire vampire vampire scout", **more)
    assert "scout" not in left.chances(0), "without a hunter the vampires would have won"


def test_where_one_of_two_lone_hunters_was_lured_away_a_shapeshifter_drawn_blind_has_killed() -> None:
    more = {"claims": {"Ann": "undine"}, "you": "Ann", "info": [used("Ann", "undine", "Ben")]}
    roles, dead = "undine vampire vampire vampire hunter hunter shapeshifter", murdered(("Cem", "vampire"))
    left = found(roles, settings={"lone_hunters": True}, events=dead, **more)
    with_ben = {card for deal in left if deal.roles[1] == "hunter" for card in deal.roles}
    assert with_ben == {"undine", "vampire", "hunter", "kitsune", "werewolf"}


def test_while_the_game_goes_on_with_as_many_hunters_somebody_can_still_kill() -> None:
    dead = murdered(("Ann", "vampire")) + murdered(("Ben", "vampire"), night=3)
    roles = "special_vampire special_vampire vampire vampire hunter hunter hunter"
    left = found(roles, nights=3, events=dead)
    armed = sum(bool({"lamia", "fledgling", "nosferatu"} & {*one.roles}) for one in left)
    assert 0 < armed == left.count


def test_what_is_not_followed_is_named_and_then_nothing_is_certain() -> None:
    dead = murdered(("Ann", ""), ("Ben", ""))
    for one in dead:
        del one["role"]
    closed = found("lord vampire vampire vampire vampire hunter hunter", settings={"fury": True}, events=dead)
    assert (closed.left_out, closed.certain) == (("murders",), {})
    turned = found(
        "tricky_varg vampire vampire vampire vampire hunter hunter", events=murdered(("Ann", "vampire"))
    )
    assert turned.left_out == ("tricky_varg",)


@pytest.mark.parametrize(
    "told",
    [
        [used("Ann", "queen", "Ann"), used("Ann", "queen", "Ann", night=3)],
        [used("Ann", "queen", "Ben"), used("Ann", "queen", "Ben", night=2)],
        [used("Ann", "queen", "Gus", night=2)],
    ],
)
def test_nobody_tells_the_truth_who_says_to_have_done_what_the_rules_forbid(
    told: list[dict[str, Any]],
) -> None:
    left = found(
        "queen vampire vampire vampire vampire hunter hunter",
        nights=4,
        claims={"Ann": "queen"},
        events=murdered(("Gus", "vampire")),
        info=told,
    )
    assert left.may_be("queen").get(0) is None


@pytest.mark.parametrize(("how", "is_true"), [("swap", True), ("lure", False)])
def test_the_undine_lures_nobody_twice_running_and_has_the_same_two_change_places_each_day(
    how: str, is_true: bool
) -> None:
    players = ["Ben", "Cem"] if how == "swap" else ["Ben"]
    left = found(
        "undine vampire vampire vampire vampire hunter hunter",
        nights=3,
        settings={"undine": how},
        claims={"Ann": "undine"},
        info=[used("Ann", "undine", *players, night=night) for night in (1, 2)],
    )
    assert (0 in left.may_be("undine")) is is_true
