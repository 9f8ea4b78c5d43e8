"""The Summoner."""

from __future__ import annotations

from random import Random

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.sets.role_sets import Sets

ROLES = "summoner washerwoman empath chef monk slayer soldier"
TEN = "summoner poisoner washerwoman empath chef monk slayer soldier virgin mayor"


def two_nights(roles: str = ROLES, **choices: object) -> Table:
    """The second day is over; nobody has died."""
    table = Table(roles, also="po zombuul pukka clockmaker").night(**choices)
    return table.day().night(**choices).day()


def test_no_demon_is_dealt_and_a_townsfolk_is_instead() -> None:
    script = tuple(f"{ROLES} imp po saint".split())
    assert tuple(ROLES.split()) in Sets(7, script)
    assert ("summoner", "imp", "empath", "chef", "monk", "slayer", "soldier") not in Sets(7, script)
    for lot in range(5):
        assert len(Sets(7, script).draw(Random(lot).randrange)) == 7


def test_the_summoner_learns_three_roles_and_the_game_goes_on_without_a_demon() -> None:
    table = Table(ROLES).night()
    assert len(table.told(0)[-1]) == 3
    assert table.winners == ()
    assert two_nights().winners == ()


def test_in_the_third_night_somebody_becomes_an_evil_demon_who_acts() -> None:
    table = two_nights().night(summoner=(3, "po"), po=2)
    assert (table.role(3), table.town.side(3)) == ("po", "evil")
    assert table.told(3)[-1] == "evil"
    assert table.dead == [2]


def test_if_the_summoner_dies_before_good_has_won() -> None:
    assert Table(ROLES).night().day((3, 0, (2, 3, 4, 5, 6))).winners == ("good",)


def test_afterwards_the_summoner_may_die() -> None:
    table = two_nights().night(summoner=(3, "imp"), imp=2)
    assert table.day((4, 0, (1, 4, 5, 6))).winners == ()


def test_poisoned_in_the_third_night_good_wins() -> None:
    table = two_nights(TEN, poisoner=3).night(poisoner=0, summoner=(3, "imp"))
    assert table.winners == ("good",)


def test_poisoned_before_it_does_not_matter() -> None:
    table = two_nights(TEN, poisoner=0)
    assert table.winners == ()
    assert table.night(poisoner=5, summoner=(3, "imp"), imp=7).role(3) == "imp"


def test_where_a_demon_lives_already_the_storyteller_decides_who_dies() -> None:
    table = Table("summoner pit_hag washerwoman empath chef monk slayer soldier virgin mayor").night().day()
    table.night(pit_hag=(2, "imp"), imp=8).day()
    table.night(summoner=(3, "imp"), pit_hag=(4, "chef"), who_dies=[2, None], imp=7)
    assert 2 in table.dead
    assert len(table.asked("arbitrary")) == 1


def test_a_pukka_may_be_summoned_a_night_sooner() -> None:
    table = Table(ROLES, also="pukka").night().day().night(summoner=(3, "pukka"), pukka=4)
    assert table.role(3) == "pukka"
    assert marked(table, "poisoned") == [4]
    table.day().night(pukka=5)
    assert table.woke(0) == []


def test_a_dead_player_may_be_summoned_as_a_zombuul_who_has_died_once() -> None:
    table = two_nights().bury(3).night(summoner=(3, "zombuul"))
    assert table.winners == ()
    assert table.town.feigns(3)


def test_a_dead_player_summoned_as_another_demon_is_dead() -> None:
    assert two_nights().bury(3).night(summoner=(3, "imp")).winners == ("good",)


def test_the_minions_learn_of_no_demon() -> None:
    table = Table(TEN).night()
    assert [event["kind"] for event in table.found("informed") if event["seat"] == 1] == ["fellows"]


def test_to_a_clockmaker_the_summoner_is_the_demon() -> None:
    table = Table("summoner poisoner clockmaker empath chef monk slayer soldier virgin mayor").night(
        poisoner=5
    )
    assert table.told(2) == [1]


def test_ruling_441_lil_monsta_has_to_be_there_from_the_beginning_and_cannot_be_summoned() -> None:
    table = Table(ROLES, also="legion lil_monsta lord_of_typhon").night().day().night().day()
    assert {role for _, role in table.asked_by_night("summoner")} == {"imp", "legion", "lord_of_typhon"}
