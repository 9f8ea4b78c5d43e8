"""The Snake Charmer."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

FIVE = "snake_charmer chef empath scarlet_woman imp"


def test_the_charmed_demon_and_the_charmer_swap_roles_and_sides() -> None:
    table = Table(FIVE).night(snake_charmer=4)
    assert (table.role(0), table.role(4)) == ("imp", "snake_charmer")
    assert table.town.is_evil(0)
    assert not table.town.is_evil(4)
    assert table.told(0) == ["evil"]
    assert table.told(4) == ["good"]
    assert [event["role"] for event in table.found("shown")] == ["imp", "snake_charmer"]


def test_nothing_happens_to_anybody_else() -> None:
    table = Table(FIVE).night(snake_charmer=3)
    assert (table.role(0), table.role(3)) == ("snake_charmer", "scarlet_woman")
    assert table.told(0) == []


def test_the_charmer_chooses_among_the_living_themselves_too() -> None:
    table = Table(FIVE).bury(2).night(snake_charmer=0)
    assert table.asked("snake_charmer") == [(0, 1, 3, 4)]
    assert table.role(0) == "snake_charmer"


def test_the_new_charmer_is_poisoned_for_the_rest_of_the_game() -> None:
    table = Table(FIVE).night(snake_charmer=4)
    assert marked(table, "poisoned") == [4]
    table.day().night(imp=1, snake_charmer=0)
    assert (table.role(0), table.role(4)) == ("imp", "snake_charmer")
    assert marked(table, "poisoned") == [4]


def test_the_new_demon_kills_in_the_same_night() -> None:
    table = Table(FIVE).night(snake_charmer=1).day().night(snake_charmer=4, imp={0: 1})
    assert table.dead == [1]


def test_a_poisoned_charmer_charms_nobody() -> None:
    table = Table("snake_charmer chef empath poisoner imp", poisoner=0).night(snake_charmer=4)
    assert table.role(4) == "imp"
    assert [event["seat"] for event in table.found("went_wrong")] == [0]


def test_a_drunk_charmer_charms_nobody() -> None:
    table = Table("drunk:snake_charmer chef empath monk scarlet_woman imp").night(snake_charmer=5)
    assert table.role(5) == "imp"
    assert table.role(0) == "drunk"


def test_an_evil_charmer_and_the_demon_stay_evil() -> None:
    table = Table(FIVE)
    table.telling.amend(("side", 0, "evil"))
    table.night(snake_charmer=4)
    assert table.town.is_evil(0)
    assert table.town.is_evil(4)
    assert table.told(4) == []


def test_a_recluse_may_be_charmed_as_a_demon() -> None:
    roles = "snake_charmer recluse chef empath scarlet_woman imp"
    table = Table(roles).night(snake_charmer=1)
    assert table.asked("register:snake_charmer") == [("no", "yes")]
    assert table.role(0) == "snake_charmer"
    table = Table(roles, **{"register:snake_charmer": "yes"}).night(snake_charmer=1)
    assert (table.role(0), table.role(1)) == ("recluse", "snake_charmer")
    assert marked(table, "poisoned") == [1]
    assert not table.is_over


def test_who_charms_a_poisoned_demon_is_not_poisoned() -> None:
    table = Table("snake_charmer chef empath poisoner imp", poisoner=4).night(snake_charmer=4)
    assert table.day().night(poisoner=4, imp=1).dead == [1]


def test_all_others_see_nothing_of_it() -> None:
    charmed = Table(FIVE).night(snake_charmer=4)
    missed = Table(FIVE).night(snake_charmer=1)
    assert charmed.heard_by("town") == missed.heard_by("town")
    assert charmed.heard_by(2) == missed.heard_by(2)
