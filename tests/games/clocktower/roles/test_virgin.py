"""The Virgin."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import STORYTELLER, Table

from fabula.core.refusals import Refusal
from fabula.core.scenes import scenes_of
from fabula.games.clocktower.phases.scenes import SCENES

FIVE = "virgin chef empath scarlet_woman imp"
SEVEN = "virgin chef empath undertaker soldier scarlet_woman imp"
SIXTEEN = (
    "virgin chef imp washerwoman librarian investigator empath fortune_teller monk poisoner "
    "undertaker scarlet_woman butler spy saint {}"
)


def first_day(roles: str, nominator: int, *voters: int, **settled: object) -> Table:
    """The Virgin, on the first seat, is nominated on the first day."""
    return Table(roles, **settled).night().day((nominator, 0, voters))


def test_a_townsfolk_who_nominates_the_virgin_is_executed_at_once() -> None:
    table = first_day(SEVEN, 1)
    assert table.executed == [1]
    assert table.dead == [1]
    assert table.alive(0)


def test_the_day_ends_at_once_and_nobody_votes() -> None:
    table = first_day(SEVEN, 1)
    assert table.found("polled") == []
    assert table.found("tallied") == []
    assert table.next.startswith("night")


def test_the_scene_names_who_was_nominated_besides() -> None:
    telling = first_day(SEVEN, 1).telling
    execution = next(one for one in scenes_of(SCENES, telling.events()) if one.kind == "execution")
    assert execution.said == (("execution-for-virgin", {"who": 1, "name": 0}), ("dies", {"who": 1}))
    assert execution.sentenced == execution.said[:1]
    voted_for = Table(SEVEN).night().day((2, 5, (0, 1, 2, 3))).telling
    execution = next(one for one in scenes_of(SCENES, voted_for.events()) if one.kind == "execution")
    assert execution.said[0] == ("execution", {"who": 5}), "of any other nothing is said but whose it is"


def test_who_is_about_to_die_escapes_for_there_is_one_execution_a_day() -> None:
    table = Table(SEVEN).night().day((2, 5, (0, 1, 2, 3)), (1, 0, ()))
    assert table.found("condemned")[0]["seats"] == (5,)
    assert table.executed == [1]
    assert table.alive(5)


def test_only_the_first_nomination_counts() -> None:
    table = first_day(SEVEN, 6)
    assert table.executed == []
    assert table.found("tallied")
    table.night(imp=4).day((1, 0, ()))
    assert table.executed == []


def test_a_second_townsfolk_is_not_executed() -> None:
    table = first_day(SEVEN, 1).night(imp=4).day((2, 0, (2,)))
    assert table.executed == []
    assert table.found("tallied")[0]["votes"] == 1


@pytest.mark.parametrize(("nominator", "role"), [(1, "recluse"), (2, "drunk"), (6, "baron"), (7, "imp")])
def test_who_is_no_townsfolk_is_not_executed(nominator: int, role: str) -> None:
    """The Drunk cannot die of nominating the Virgin (Подготовка к игре)."""
    table = first_day("virgin recluse drunk:chef saint soldier empath baron imp", nominator)
    assert table.role(nominator) == role
    assert table.executed == []
    assert table.asked("register:virgin") == []
    assert table.found("tallied")


def test_a_traveller_is_not_executed_and_the_nomination_was_the_first() -> None:
    table = first_day(SIXTEEN.format("beggar"), 15, poisoner=2)
    assert table.executed == []
    assert table.night(imp=15).day((1, 0, ())).executed == []


def test_a_spy_who_nominates_may_be_executed_as_a_townsfolk() -> None:
    seven = "virgin chef empath undertaker soldier spy imp"
    table = first_day(seven, 5)
    assert table.asked("register:virgin") == [("no", "yes")]
    assert table.executed == []
    table = first_day(seven, 5, **{"register:virgin": "yes"})
    assert table.executed == [5]
    assert table.found("tallied") == []


def test_a_poisoned_spy_is_not_executed() -> None:
    ten = "virgin chef empath undertaker soldier slayer mayor spy poisoner imp"
    table = first_day(ten, 7, poisoner=7)
    assert table.executed == []
    assert table.asked("register:virgin") == []


def test_a_poisoned_townsfolk_is_executed() -> None:
    assert first_day("virgin chef empath undertaker soldier poisoner imp", 1, poisoner=1).executed == [1]


def test_a_poisoned_virgin_has_nobody_executed_and_has_lost_her_chance() -> None:
    table = first_day("virgin chef empath undertaker soldier poisoner imp", 1, poisoner=0)
    assert table.executed == []
    assert table.found("tallied")
    assert table.night(poisoner=6, imp=4).day((1, 0, ())).executed == []


def test_a_drunk_virgin_has_nobody_executed() -> None:
    table = first_day("drunk:virgin chef empath undertaker soldier slayer scarlet_woman imp", 1)
    assert table.executed == []
    assert table.night(imp=4).day((2, 0, ())).executed == []


def test_a_virgin_killed_in_the_night_has_nobody_executed() -> None:
    table = Table(SEVEN).night().day().night(imp=0).day((1, 0, ()))
    assert table.executed == []
    assert table.found("tallied")


def test_the_dead_nominate_nobody_and_the_next_nomination_is_the_first() -> None:
    table = Table(SEVEN).night().bury(1).open_nominations()
    with pytest.raises(Refusal):
        table.say(1, "nominate", 0)
    assert table.say(2, "nominate", 0).executed == [2]


def test_a_virgin_who_nominates_herself_is_executed() -> None:
    table = first_day(SEVEN, 0)
    assert table.executed == [0]
    assert table.dead == [0]


def test_a_protected_virgin_has_her_nominator_executed() -> None:
    table = Table("virgin chef empath monk soldier scarlet_woman imp").night().day().night(monk=0, imp=0)
    assert table.day((1, 0, ())).executed == [1]


def test_a_protected_nominator_dies_of_it() -> None:
    table = Table("virgin chef empath monk soldier scarlet_woman imp").night().day().night(monk=1, imp=1)
    assert table.day((1, 0, ())).dead == [1]


def test_a_scapegoat_may_die_in_the_nominators_stead() -> None:
    table = first_day(SIXTEEN.format("scapegoat"), 1, poisoner=2, scapegoat="yes")
    assert table.executed == [15]
    assert table.alive(1)
    assert table.next.startswith("night")


def test_a_good_scapegoat_may_stand_in_for_a_spy_who_registers_as_good() -> None:
    for stands_in, executed in (("yes", 15), ("no", 13)):
        table = first_day(
            SIXTEEN.format("scapegoat"), 13, poisoner=2, scapegoat=stands_in, **{"register:virgin": "yes"}
        )
        assert table.executed == [executed]


def test_with_three_left_the_execution_ends_the_game() -> None:
    table = Table(FIVE).night().bury(2, 3).day((1, 0, ()))
    assert table.executed == [1]
    assert table.winners == ("evil",)


def test_whoever_bluffs_to_be_the_virgin_looks_like_one_who_is_spent() -> None:
    """Nothing happens where an evil player claims it (Добавляем веселья)."""
    poisoned = first_day("virgin chef empath undertaker soldier poisoner imp", 1, poisoner=0)
    bluff = first_day("saint chef empath undertaker soldier slayer poisoner imp", 1, poisoner=0)
    named = [
        [one["e"] for one in table.found("nominated") + table.found("phase")] for table in (poisoned, bluff)
    ]
    assert named[0] == named[1]


def test_every_nomination_is_confirmed_so_that_no_pause_tells_of_the_virgin() -> None:
    for nominee in (0, 2):
        table = Table(FIVE).night().open_nominations()
        table.telling.answer(1, ("nominate", nominee))
        assert table.options(STORYTELLER) == ("yes",)
