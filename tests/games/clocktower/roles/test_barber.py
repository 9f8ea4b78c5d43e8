"""The Barber."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.roles.sects_and_violets.outsiders import next_demon
from fabula.games.clocktower.town.changes import become

SIX = "barber chef empath monk scarlet_woman imp"
EIGHT = "barber chef empath monk slayer scarlet_woman imp virgin"


def cut(roles: str, two: Any, **choices: Any) -> Table:
    """The Barber, on the first seat, is executed on the first day; the Demon may swap two."""
    return Table(roles).night().day((1, 0, (1, 2, 3, 4))).night(barber=two, **choices)


def test_the_demon_swaps_the_roles_of_two_players_and_both_are_told() -> None:
    table = cut(EIGHT, (1, 3), imp=2, monk=4)
    assert (table.role(1), table.role(3)) == ("monk", "chef")
    shown = [(event["seat"], event["role"]) for event in table.found("shown")]
    assert shown == [(1, "monk"), (3, "chef")]
    assert table.woke(6)[-1] == "barber"
    assert table.woke(0) == []


def test_sides_stay_as_they_are() -> None:
    table = cut(EIGHT, (1, 5), imp=2, monk=4)
    assert (table.role(1), table.role(5)) == ("scarlet_woman", "chef")
    assert not table.town.is_evil(1)
    assert table.town.is_evil(5)


def test_the_demon_may_do_nothing() -> None:
    assert cut(EIGHT, None, imp=2, monk=4).role(1) == "chef"


def test_the_demon_may_choose_itself_and_the_dead_but_no_traveller() -> None:
    table = Table(SIX)
    arrive(table, "thief")
    table.night(thief=0).day((1, 0, (1, 2, 3, 4))).night(imp=1, monk=2, thief=1)
    (options,) = table.asked("barber")
    assert options[0] is None
    assert (0, 5) in options
    assert all(6 not in two for two in options[1:])
    assert len(options) == 16


def test_a_demon_who_swaps_itself_stays_evil_and_another_is_the_demon() -> None:
    table = cut(EIGHT, (4, 6), imp=2, monk=1)
    assert (table.role(4), table.role(6)) == ("imp", "slayer")
    assert not table.town.is_evil(4)
    assert table.town.living_demons == (4,)
    assert table.day().night(imp={4: 1}, monk=6).dead == [1]


def test_a_demon_who_swaps_itself_with_the_dead_has_lost_the_game() -> None:
    table = cut(EIGHT, (0, 6), imp=2, monk=1)
    assert table.winners == ("good",)


def test_no_other_demon_can_be_chosen() -> None:
    table = Table(EIGHT).night().bury(1)
    at_once(become(table.town, 1, "imp"))
    table.day((2, 0, (2, 3, 4, 5))).night(imp=2, monk=4)
    (options,) = table.asked("barber")
    assert all(1 not in two for two in options[1:])


def test_a_barber_who_dies_by_night_counts_the_same_night() -> None:
    table = Table(EIGHT).night().day().night(imp=0, monk=1, barber=(1, 2))
    assert table.role(1) == "empath"
    assert table.told(1) == [0]


def test_it_is_for_one_night() -> None:
    table = cut(EIGHT, None, imp=2, monk=4)
    table.day().night(imp=1, monk=4)
    assert table.asked("barber") == []
    assert marked(table, "haircuts") == []


def test_a_poisoned_barber_lets_nobody_swap() -> None:
    table = Table("barber chef empath monk poisoner imp slayer virgin", poisoner=0).night()
    table.day((1, 0, (1, 2, 3, 4))).night(poisoner=1, imp=2, monk=6)
    assert table.asked("barber") == []


def test_a_barber_poisoned_after_death_lets_nobody_swap() -> None:
    table = Table("barber chef empath monk poisoner imp slayer virgin", poisoner=1).night()
    table.day((2, 0, (1, 2, 3, 4))).night(poisoner=0, imp=2, monk=6)
    assert table.asked("barber") == []


def test_the_dead_take_over_a_role_without_what_it_does_at_their_death() -> None:
    table = Table("barber chef ravenkeeper monk slayer scarlet_woman imp virgin").night()
    table.day((1, 0, (1, 3, 4, 5))).night(imp=1, monk=4, barber=(1, 2))
    assert (table.role(1), table.role(2)) == ("ravenkeeper", "chef")
    assert table.woke(1) == []


def test_whoever_becomes_the_drunk_does_not_know_it() -> None:
    roles = "barber drunk:chef empath monk slayer soldier virgin scarlet_woman imp"
    table = Table(roles, drunk_believes="chef")
    table.night().day((2, 0, (2, 3, 4, 5, 6)))
    table.night(imp=3, monk=4, barber=(1, 2))
    assert (table.role(1), table.role(2)) == ("empath", "drunk")
    shown = {event["seat"]: event["role"] for event in table.found("shown")}
    assert shown == {1: "empath", 2: "chef"}


def test_the_town_hears_nothing_of_it() -> None:
    swapped, left = cut(EIGHT, (1, 3), imp=2, monk=4), cut(EIGHT, None, imp=2, monk=4)
    assert swapped.heard_by("town") == left.heard_by("town")


def test_a_barber_who_was_made_the_demon_finds_the_scissors_themselves() -> None:
    table = Table(EIGHT).night().day((1, 0, (1, 2, 3, 4)))
    for act in (("revive", 0), ("role", 0, "imp"), ("role", 6, "chef")):
        table.telling.amend(act)
    assert next_demon(table.town, 0) == (0,)
