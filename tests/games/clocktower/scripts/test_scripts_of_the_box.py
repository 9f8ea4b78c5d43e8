"""The scripts of the box: each with all its roles, offered as soon as every one of them is ruled."""

from __future__ import annotations

from random import Random

from tests.laws.playing import a_setup, scripted

from fabula.games.clocktower.almanac.cards import KINDS, TRAVELLERS, almanac
from fabula.games.clocktower.almanac.named_scripts import BOX, complete
from fabula.games.clocktower.sets.setup import advice
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.square import count_kinds


def test_each_set_has_the_numbers_of_the_box_as_far_as_it_is_ruled() -> None:
    assert [len(roles) for roles in BOX.values()] == [22, 25, 25]
    every = [role for roles in BOX.values() for role in roles]
    assert len(dict.fromkeys(every)) == len(every) == 72
    for name, roles in Clocktower.scripts.named.items():
        demons = 1 if name == "trouble_brewing" else 4
        assert tuple(count_kinds(almanac, roles)[kind] for kind in KINDS) == (13, 4, 4, demons)


def test_a_set_is_offered_only_if_all_its_roles_are_ruled() -> None:
    assert complete(BOX["trouble_brewing"]) == {"trouble_brewing": BOX["trouble_brewing"]}
    assert complete(BOX["sects_and_violets"][1:]) == {}
    assert complete([role for roles in BOX.values() for role in roles]) == BOX
    assert Clocktower.scripts.named == complete(almanac)
    assert "trouble_brewing" in Clocktower.scripts.named


def test_every_script_offered_may_be_played_by_any_number() -> None:
    tale = Clocktower()
    for roles in tale.scripts.named.values():
        for seats in range(tale.least_seats, tale.most_seats + 1):
            assert tale.set_up(seats, roles).roles == roles


def test_ruling_68_the_other_sets_are_advised_against_below_seven() -> None:
    for name, roles in BOX.items():
        advised = name == "trouble_brewing"
        assert [is_warned(seats, roles) for seats in (5, 6, 7)] == [not advised, not advised, False]
    assert not is_warned(5, BOX["bad_moon_rising"][:-1])


def is_warned(seats: int, roles: tuple[str, ...]) -> bool:
    """Whether so many are too few for this set."""
    return "too-few-for-set" in [line.code for line in advice(seats, roles)]


def test_mixtures_are_of_all_roles_of_the_scripts_offered_and_no_travellers() -> None:
    tale = Clocktower()
    possible = scripted(tale, *tale.scripts.named)
    assert set(possible) == {role for roles in tale.scripts.named.values() for role in roles}
    assert not set(possible) & set(TRAVELLERS)
    drawn = {a_setup(tale, Random(seed)).roles for seed in range(30)}
    assert drawn & {*tale.scripts.named.values()}
    assert len(drawn) > 10
