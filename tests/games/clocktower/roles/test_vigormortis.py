"""The Vigormortis."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.core.events import Marked, Revived
from fabula.games.clocktower.almanac.cards import OUTSIDER, TROUBLE_BREWING, of_kind
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.town.changes import become

ROLES = "vigormortis empath witch spy chef monk slayer soldier undertaker virgin"


def table_of(roles: str = ROLES) -> Table:
    """The second night comes; the Witch curses the fourth player, the Monk protects the Soldier."""
    return Table(roles, witch=3, monk=7, poisoner=9, twin=4, vigormortis=2).night().day()


def served(roles: str = ROLES, **choices: Any) -> Table:
    """In the second night the Vigormortis has killed a Minion."""
    return table_of(roles).night(**choices)


def test_the_vigormortis_kills() -> None:
    table = served(vigormortis=4)
    assert table.dead == [4]
    assert marked(table, "poisoned") == []


def test_a_minion_it_kills_keeps_the_ability() -> None:
    table = served()
    assert table.dead == [2]
    assert table.day((9, 4, ())).night(witch=6, vigormortis=5).woke(2) == ["witch"]
    assert table.day((6, 4, ())).dead == [6]


def test_one_of_the_two_nearest_townsfolk_is_poisoned() -> None:
    assert table_of().asked_by_night("servant") == (1, 4)
    assert marked(served(servant=4), "poisoned") == [4]
    assert marked(served(servant=1), "poisoned") == [1]


def test_a_minion_who_died_otherwise_keeps_nothing() -> None:
    table = Table(ROLES, witch=3, monk=7).night().day((1, 2, (1, 3, 4, 5, 6))).night(vigormortis=5)
    assert table.woke(2) == []
    assert marked(table, "poisoned") == []


def test_with_its_death_all_of_it_ends() -> None:
    table = served(ROLES.replace("spy", "evil_twin"), servant=1)
    assert marked(table, "poisoned") == [1]
    table.day((5, 0, (3, 4, 5, 6, 7)))
    assert table.winners == ()
    assert marked(table, "poisoned") == []
    assert table.night().woke(2) == []


def test_while_it_is_poisoned_all_of_it_rests() -> None:
    table = served()
    table.town.tell(Marked(0, "poisoned", None))
    assert marked(table, "poisoned") == [0]
    assert not table.town.working(2, "witch")
    assert table.day().night(witch=6, vigormortis=5).woke(2) == ["witch"]
    assert marked(table, "cursed") == []


def test_a_minion_who_lives_again_poisons_nobody() -> None:
    table = served()
    table.town.tell(Revived(2))
    assert marked(table, "poisoned") == []
    assert table.town.working(2, "witch")


def test_a_dead_minion_who_becomes_no_minion_keeps_nothing() -> None:
    table = served()
    at_once(become(table.town, 2, "butler"))
    assert marked(table, "poisoned") == []
    assert not table.town.working(2, "butler")


def test_ruling_230_the_poison_moves_on_if_the_nearest_is_no_townsfolk_any_more() -> None:
    table = served(servant=4)
    at_once(become(table.town, 4, "butler"))
    assert marked(table, "poisoned") == [5]


def test_a_dead_poisoner_who_keeps_the_ability_poisons() -> None:
    table = served(ROLES.replace("witch", "poisoner"), servant=1).day()
    assert marked(table.night(poisoner=4, vigormortis=6), "poisoned") == [1, 4]


def test_a_dead_evil_twin_who_keeps_the_ability_holds_nobody_back() -> None:
    table = served(ROLES.replace("witch", "evil_twin"))
    assert table.day((3, 0, (3, 5, 6, 7, 8))).winners == ("good",)


def test_a_dead_evil_twin_who_keeps_the_ability_wins_if_the_good_one_is_executed() -> None:
    table = served(ROLES.replace("witch", "evil_twin"))
    assert table.day((3, 4, (3, 5, 6, 7, 8))).winners == ("evil",)


def test_a_protected_minion_lives() -> None:
    table = served(monk=2)
    assert table.dead == []
    assert marked(table, "kept") == []


def test_a_poisoned_vigormortis_kills_nobody() -> None:
    assert served(ROLES.replace("spy", "poisoner"), poisoner=0).dead == []


def test_the_spy_sees_who_keeps_an_ability() -> None:
    page = next(page for page in served().told(3)[-1] if page[0] == 2)
    assert set(page[-1]) == {"kept", "dead"}


def test_there_is_one_outsider_fewer_and_never_fewer_than_none() -> None:
    for seats, wanted in ((7, 0), (8, 0), (9, 1)):
        sets = Sets(seats, (*TROUBLE_BREWING, "vigormortis"))
        draws = [sets.draw(Random(seed).randrange) for seed in range(60)]
        found = [one for one in draws if "vigormortis" in one and "baron" not in one]
        assert {len(of_kind(OUTSIDER, one)) for one in found} == {wanted}


def test_a_recluse_may_be_killed_as_a_minion() -> None:
    table = Table("vigormortis witch recluse chef empath monk slayer virgin undertaker").night().day()
    table.night(vigormortis=2, monk=1, servant=3, **{"register:vigormortis": "yes"})
    assert len(table.asked("register:vigormortis")) == 1
    assert marked(table, "poisoned") == [3]
    assert marked(table.day().night(vigormortis=4, monk=1), "poisoned") == [3]


def test_a_spy_may_be_killed_as_none() -> None:
    table = Table("vigormortis spy empath chef mayor monk slayer").night().day()
    table.night(vigormortis=1, monk=2, **{"register:vigormortis": "no"})
    assert marked(table, "poisoned") == []
