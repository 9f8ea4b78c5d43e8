"""The Chef."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.core.events import Turned
from fabula.games.clocktower.almanac.cards import EVIL


def told_to_the_chef(roles: str, **settled: object) -> object:
    return Table(roles, **settled).night().told(0)[0]


def what_may_be_told(roles: str, **settled: object) -> tuple[int, ...]:
    return Table(roles, **settled).night().asked("learn:chef")[0]


def test_the_chef_learns_how_many_pairs_of_neighbours_are_evil() -> None:
    assert told_to_the_chef("chef imp monk scarlet_woman empath") == 0
    assert told_to_the_chef("chef imp scarlet_woman monk empath") == 1


def test_three_evil_players_in_a_row_are_two_pairs() -> None:
    ten = "chef {} monk empath soldier mayor slayer virgin"
    assert told_to_the_chef(ten.format("poisoner imp scarlet_woman"), poisoner=2) == 2


def test_first_and_last_seat_are_neighbours() -> None:
    assert Table("imp chef monk empath scarlet_woman").night().told(1) == [1]


def test_a_whole_circle_of_evil_players_has_as_many_pairs_as_players() -> None:
    table = Table("chef imp scarlet_woman monk empath")
    for seat in (0, 3, 4):
        table.town.tell(Turned(seat, EVIL))
    table.telling.amend(("avert",))  # nobody good lives
    assert table.night().told(0) == [5]


def test_a_recluse_counts_for_each_neighbour_as_the_storyteller_decides() -> None:
    assert what_may_be_told("chef imp recluse scarlet_woman monk empath") == (0, 1, 2)
    assert what_may_be_told("chef imp recluse monk scarlet_woman empath") == (0, 1)


def test_a_poisoned_recluse_counts_as_good() -> None:
    assert told_to_the_chef("chef imp recluse poisoner monk empath", poisoner=2) == 0


def test_a_spy_counts_for_each_neighbour_as_the_storyteller_decides() -> None:
    assert what_may_be_told("chef imp spy monk empath") == (1, 0)
    ten = "chef imp spy scarlet_woman monk empath soldier mayor slayer virgin"
    told = what_may_be_told(ten)
    assert told[0] == 2
    assert sorted(told) == [0, 1, 2]


def test_a_poisoned_spy_counts_as_evil() -> None:
    ten = "chef imp spy poisoner monk empath soldier mayor slayer virgin"
    assert told_to_the_chef(ten, poisoner=2) == 2


def test_a_drunk_chef_may_be_told_any_number() -> None:
    assert what_may_be_told("drunk:chef imp monk scarlet_woman empath soldier") == (0, 1, 2, 3, 4, 5, 6)


def test_a_poisoned_chef_may_be_told_any_number() -> None:
    assert what_may_be_told("chef imp monk poisoner empath", poisoner=0) == (0, 1, 2, 3, 4, 5)


def test_an_evil_traveller_makes_a_pair() -> None:
    seats = (
        "chef imp thief:{} washerwoman librarian investigator empath fortune_teller undertaker monk "
        "poisoner ravenkeeper scarlet_woman butler spy saint"
    )
    assert told_to_the_chef(seats.format("evil"), poisoner=1) == 1
    assert told_to_the_chef(seats.format("good"), poisoner=1) == 0


def test_the_chef_wakes_in_the_first_night_only() -> None:
    table = Table("chef imp monk scarlet_woman empath").night()
    assert table.woke(0) == ["chef"]
    assert table.day().night(imp=4, monk=0).woke(0) == []
