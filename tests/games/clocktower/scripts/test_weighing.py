"""What a script lacks is said where it is certain, and only there."""

from __future__ import annotations

import json

import pytest
from tests.games.clocktower.wild import WILD

from fabula.games.clocktower.almanac.cards import ANY, KINDS
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.almanac.setup_table import BRINGS, CHANGES, TABLE
from fabula.games.clocktower.scripts.reading import Problem, Script, read
from fabula.games.clocktower.scripts.weighing import (
    LEARNS,
    MISLEADS,
    SIZES,
    held,
    listed,
    needed,
    size_of,
    spans,
    travellers_of,
    weighed,
)
from fabula.games.clocktower.sets.role_sets import Sets

TROUBLE = BOX["trouble_brewing"]


def of(*roles: str) -> Script:
    """A script of these roles."""
    return read(json.dumps(roles))


def without(*roles: str) -> Script:
    """Trouble Brewing without some of its roles."""
    return of(*(role for role in TROUBLE if role not in roles))


def lacks(script: Script, size: str = "full") -> list[Problem]:
    """What it lacks."""
    return weighed(script, size).lacks


def codes(script: Script, size: str = "full") -> list[str]:
    """The same in short."""
    return [problem.code for problem in lacks(script, size)]


@pytest.mark.parametrize("name", BOX)
def test_a_set_of_the_box_lacks_nothing(name: str) -> None:
    script = of(*BOX[name])
    assert size_of(listed(script)) == "full"
    assert weighed(script, "full").seats == list(range(5, 16))
    assert lacks(script) == []


def test_usual_numbers_are_those_of_the_box() -> None:
    boxes = [held(listed(of(*roles))) for roles in BOX.values()]
    assert list(SIZES["full"].usual) == [max(box[kind] for box in boxes) for kind in KINDS]
    assert sum(SIZES["teensy"].usual) == 11


def test_without_a_demon_nothing_goes() -> None:
    script = without("imp")
    assert codes(script)[0] == "no-demon"
    assert weighed(script, "full").seats == []
    assert "no-demon" not in codes(of("atheist", "chef"))


def test_too_few_of_a_kind_are_named_with_the_tables_they_are_too_few_for() -> None:
    script = without("butler", "drunk", "recluse")
    assert lacks(script)[0] == Problem("few-outsider", {"seats": "9, 12, 15", "needed": 2, "got": 1})
    assert weighed(script, "full").seats == [5, 6, 7, 8, 10, 11, 13, 14]
    none = without("butler", "drunk", "recluse", "saint")
    assert lacks(none)[0].args["seats"] == "6, 8–9, 11–12, 14–15"
    assert codes(without("spy", "scarlet_woman", "baron"))[0] == "few-minion"


def test_the_drunk_needs_a_townsfolk_for_the_bag() -> None:
    nine = [role for role in TROUBLE if ROLL[role].kind == "townsfolk"][:9]
    others = [role for role in TROUBLE if ROLL[role].kind != "townsfolk"]
    assert "few-townsfolk" not in codes(of(*nine, *(role for role in others if role != "drunk")))
    assert Problem("few-townsfolk", {"seats": "13–15", "needed": 10, "got": 9}) in lacks(of(*nine, *others))


def test_so_does_a_marionette_and_both_need_two() -> None:
    """As for the Drunk, a Townsfolk lies in the bag for it that nobody is (the card of the Marionette)."""
    townsfolk = tuple(ROLL[role] for role in ("empath", "chef", "monk"))
    both = tuple(ROLL[role] for role in ("drunk", "marionette"))
    assert needed(5, "townsfolk", townsfolk) == 3
    assert needed(5, "townsfolk", (*townsfolk, both[1])) == 4
    assert needed(5, "townsfolk", (*townsfolk, *both)) == 5
    assert needed(5, "minion", (*townsfolk, *both)) == 1


def test_whoever_brings_outsiders_wants_enough_of_them() -> None:
    told = Problem("few-for", {"role": "baron", "seats": "9, 12, 15", "needed": 4, "got": 3})
    assert lacks(without("butler")) == [told]
    assert lacks(without("butler", "baron")) == []
    assert "few-for" in codes(
        of(*(role for role in TROUBLE if role not in ("butler", "saint", "baron")), "balloonist")
    )


@pytest.mark.parametrize("role", [role for role, change in CHANGES.items() if change is ANY])
def test_whoever_may_bring_any_number_brings_no_more_than_there_are(role: str) -> None:
    """The Storyteller takes as many as the script has."""
    assert "few-for" not in codes(without("baron", "butler", "saint"))
    assert "few-for" not in codes(of(*(one for one in TROUBLE if one not in ("baron", "butler")), role))


@pytest.mark.parametrize("size", SIZES)
def test_no_role_is_said_to_bring_more_outsiders_than_there_are_good_players(size: str) -> None:
    for role in CHANGES:
        for few in (of("drunk", role), of("drunk", "recluse", "imp", role)):
            for problem in lacks(few, size):
                if problem.code == "few-for":
                    most = max(sum(TABLE[seats][:2]) for seats in SIZES[size].seats)
                    assert int(problem.args["needed"]) <= most


@pytest.mark.parametrize(("role", "other"), BRINGS.items())
def test_a_role_that_comes_with_another_wants_it(role: str, other: str) -> None:
    assert Problem("comes-with", {"role": role, "other": other}) in lacks(of(*TROUBLE, role))
    assert "comes-with" not in codes(of(*TROUBLE, role, other))


def test_the_demon_wants_three_bluffs() -> None:
    good = [role for role in TROUBLE if ROLL[role].kind in ("townsfolk", "outsider")]
    evil = [role for role in TROUBLE if role not in good]
    script = of(*good[:9], *good[-3:], *evil)
    assert Problem("few-bluffs", {"seats": "14–15", "needed": 3}) in lacks(script)
    assert "few-bluffs" not in codes(script, "teensy")


def test_that_nobody_learns_of_a_kind_is_said() -> None:
    blind = ("monk", "soldier", "mayor", "drunk", "saint", "poisoner", "imp")
    assert codes(of(*blind), "teensy")[-3:] == [
        "nobody-learns-demon", "nobody-learns-minion", "nobody-learns-outsider",
    ]  # fmt: skip
    assert "nobody-learns-minion" not in codes(of(*blind, "investigator"), "teensy")
    assert "nobody-learns-demon" in codes(of(*blind, "investigator"), "teensy")
    assert codes(of(*blind, "artist"), "teensy")[-1:] != ["nobody-learns-outsider"]


def test_that_all_which_is_learned_is_true_is_said() -> None:
    sober = ("chef", "empath", "librarian", "saint", "butler", "baron", "imp")
    assert "all-true" in codes(of(*sober), "teensy")
    assert "all-true" not in codes(of(*sober, "poisoner"), "teensy")


def test_a_small_script_is_held_against_small_tables() -> None:
    small = of(
        "clockmaker", "investigator", "empath", "chambermaid", "artist", "sage", "drunk", "klutz",
        "scarlet_woman", "baron", "imp",
    )  # fmt: skip
    assert size_of(listed(small)) == "teensy"
    assert held(listed(small)) == dict(zip(KINDS, SIZES["teensy"].usual, strict=True))
    assert weighed(small, "teensy").seats == [5, 6]
    assert codes(small, "teensy") == ["few-for"]
    assert "few-townsfolk" in codes(small, "full")


def test_nothing_is_said_of_nothing() -> None:
    assert lacks(Script()) == []


def test_facts_are_about_published_roles() -> None:
    named = [*BRINGS, *BRINGS.values(), *MISLEADS, *LEARNS]
    assert [role for role in named if role not in ROLL] == []


@pytest.mark.parametrize("name", BOX)
def test_for_every_table_that_does_there_is_a_set_to_deal(name: str) -> None:
    roles = BOX[name]
    for left_out in roles:
        script = of(*(role for role in roles if role != left_out))
        for seats in weighed(script, "full").seats:
            assert len(Sets(seats, script.roles)) > 0


def test_numbers_are_told_in_short() -> None:
    assert spans([5]) == "5"
    assert spans([5, 6, 7, 9, 11, 12]) == "5–7, 9, 11–12"


# ---- Travellers


def test_travellers_are_those_of_the_sets_it_is_made_of() -> None:
    mixed = of(*BOX["bad_moon_rising"][:5], "clockmaker", "matron")
    assert travellers_of(mixed) == ("judge", "apprentice", "bishop", "voudon", "barista")
    assert travellers_of(Script()) == ()


@pytest.mark.parametrize("name", WILD)
def test_whatever_is_brought_is_weighed(name: str) -> None:
    script = read(WILD[name].text())
    for size in SIZES:
        assert weighed(script, size).lacks == lacks(script, size)
    assert set(travellers_of(script)).isdisjoint(script.published)
