"""Legion."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import tallies
from tests.games.clocktower.table import Table

from fabula.core.events import Marked
from fabula.core.registration import appearances
from fabula.core.rulings import FOURTH, RULINGS
from fabula.games.clocktower.sets.role_sets import Sets

ROLES = "legion legion legion legion legion empath chef monk"
GOOD = (5, 6, 7)
WITH_SEERS = "legion legion legion legion legion fortune_teller town_crier clockmaker"


def test_most_players_are_legion_and_there_are_no_minions() -> None:
    script = ("legion", "imp", "baron", "poisoner", "empath", "chef", "monk", "slayer", "soldier", "saint")
    sets = Sets(8, script)
    assert tuple(ROLES.split()) in sets
    assert ("legion", "legion", "legion", "legion", "slayer", "empath", "chef", "monk") not in sets
    assert ("legion", "legion", "legion", "legion", "legion", "baron", "chef", "monk") not in sets
    assert tuple(["legion"] * 7 + ["empath"]) not in sets
    assert ("legion", "imp", "legion", "legion", "legion", "empath", "chef", "monk") not in sets


@pytest.mark.parametrize("lot", range(4))
def test_a_set_by_lot_has_more_than_half(lot: int) -> None:
    script = ("legion", "empath", "chef", "monk", "slayer", "soldier", "saint", "butler")
    dealt = Sets(7, script).draw(lambda below: lot % below)
    assert 3 < dealt.count("legion") < 6


def test_they_know_each_other_and_the_same_bluffs() -> None:
    table = Table(ROLES).night()
    assert table.told(0)[0] == (1, 2, 3, 4)
    assert len({tuple(table.told(seat)[1]) for seat in range(5)}) == 1


def test_a_player_may_die_by_night() -> None:
    table = Table(ROLES).night().day().night(legion=5)
    assert table.dead == [5]
    assert len(table.asked("legion")) == 1
    assert table.day().night(legion=None).dead == []


def test_if_the_first_of_them_dies_nobody_else_dies_that_night() -> None:
    table = Table("empath legion legion legion legion legion chef monk").night().day().night(legion=1)
    assert table.dead == [1]
    assert len(table.asked("legion")) == 1
    assert table.day().night(legion=7).dead == [7]


def test_an_execution_for_which_only_the_evil_voted_fails_and_nobody_learns_it_before() -> None:
    table = Table(ROLES).night().day((0, 5, (0, 1, 2, 3, 4)))
    assert tallies(table) == [(5, 5, 4, 5)]
    assert table.executed == []
    assert table.found("unexecuted") != []


def test_with_a_good_vote_it_does_not() -> None:
    assert Table(ROLES).night().day((0, 1, (0, 2, 3, 5))).dead == [1]


def test_a_later_vote_with_fewer_hands_counts_where_the_first_was_in_vain() -> None:
    table = Table(ROLES).night().day((0, 5, (0, 1, 2, 3, 4)), (6, 1, (5, 6, 7, 2)))
    assert table.executed == [1]


def test_a_vote_that_counted_before_is_still_counted() -> None:
    table = Table(ROLES).night().day((6, 1, (5, 6, 7, 2)), (0, 5, (0, 1, 2, 3, 4)))
    assert table.executed == [1]


def test_legion_counts_as_minion_too() -> None:
    table = Table(ROLES)
    seen = appearances(table.town, 0)
    assert {one.kind for one in seen} == {"demon", "minion"}
    assert all(one.is_a("demon") and one.is_a("minion") for one in seen)


@pytest.mark.parametrize("two", [(0, 1), (0, 5)])
def test_to_a_fortune_teller_legion_is_always_a_demon(two: tuple[int, int]) -> None:
    table = Table(WITH_SEERS).night(fortune_teller=two)
    assert table.asked("learn:fortune_teller") == []
    assert table.told(5)[-1] == "yes"


def test_a_town_crier_hears_that_a_minion_nominated() -> None:
    table = Table(WITH_SEERS).night(fortune_teller=(5, 6)).day((0, 5, ())).night(fortune_teller=(5, 6))
    assert table.asked("learn:town_crier") == []
    assert table.told(6)[-1] == "yes"


def test_a_clockmaker_measures_from_one_legion_to_the_next() -> None:
    table = Table(WITH_SEERS).night(fortune_teller=(5, 6))
    assert table.asked("learn:clockmaker") == []
    assert table.told(7)[-1] == 1


def test_a_dead_legion_is_no_minion_and_a_demon_still() -> None:
    (seen,) = appearances(Table(ROLES).bury(0).town, 0)
    assert seen.is_a("demon")
    assert not seen.is_a("minion")


def test_a_poisoned_legion_is_no_minion_and_a_demon_still() -> None:
    table = Table(ROLES)
    table.town.tell(Marked(0, "poisoned", None))
    (seen,) = appearances(table.town, 0)
    assert seen.is_a("demon")
    assert not seen.is_a("minion")


def begun_before(roles: str) -> Table:
    """A table whose game was begun before a check took Legion for both."""
    table = Table(roles)
    table.telling.grimoire.settings = {**table.telling.grimoire.settings, RULINGS: FOURTH}
    return table


def test_ruling_776_in_games_begun_before_a_check_takes_legion_for_one_or_the_other() -> None:
    table = begun_before("legion legion legion legion legion fortune_teller chef monk")
    assert not any(seen.besides for seen in appearances(table.town, 0))
    table.night(fortune_teller=(0, 7), **{"learn:fortune_teller": "no"})
    assert table.told(5) == ["no"]


def test_ruling_776_in_games_begun_before_a_preacher_takes_a_poisoned_legion_for_a_demon() -> None:
    roles = "legion legion legion legion legion preacher chef monk"
    for table, asked in ((begun_before(roles), 0), (Table(roles), 1)):
        table.town.tell(Marked(0, "poisoned", None))
        assert len(table.night(preacher=0).asked("register:preacher")) == asked


def test_all_legion_dead_good_wins() -> None:
    table = Table(ROLES).bury(1, 2, 3, 4).night().day((5, 0, (5, 6, 7)))
    assert table.winners == ("good",)


def test_drunk_or_poisoned_legion_leave_it_to_the_others() -> None:
    table = Table(ROLES)
    table.town.tell(Marked(0, "drunk", None))
    table.night().day()
    assert table.night(legion=5).dead == [5]


def test_who_leads_is_shown_how_many_there_may_be() -> None:
    script = ("legion", "imp", "spy", "empath", "chef", "monk", "slayer", "soldier", "saint")
    (shown,) = Sets(7, script).shown()
    with_legion = [one["counts"] for one in shown["numbers"] if one["with"] == ["legion"]]
    assert {counts["demon"] for counts in with_legion} == {4, 5}
    assert all(counts["minion"] == 0 and sum(counts.values()) == 7 for counts in with_legion)
    assert shown["numbers"][0]["with"] == []
