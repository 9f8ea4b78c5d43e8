"""The Mayor."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

FIVE = "mayor chef monk scarlet_woman imp"
SIXTEEN = (
    "mayor chef imp washerwoman librarian investigator empath fortune_teller monk poisoner "
    "undertaker scarlet_woman butler spy saint {}"
)


def three_left(roles: str = FIVE, *dead: int, **settled: object) -> Table:
    return Table(roles, **settled).night().bury(*(dead or (2, 3)))


def attacked(roles: str = FIVE, **choices: object) -> Table:
    return Table(roles).night().day().night(**{"monk": 1, "imp": 0, **choices})


# ---- with three alive


def test_with_three_alive_and_nobody_executed_the_mayors_side_wins() -> None:
    assert three_left().day().winners == ("good",)


def test_with_four_alive_the_game_goes_on() -> None:
    assert three_left(FIVE, 2).day().winners == ()


def test_an_execution_takes_the_mayors_chance() -> None:
    assert three_left().day((0, 1, (0, 1))).winners == ("evil",)


def test_an_execution_of_the_dead_takes_the_mayors_chance() -> None:
    table = three_left().day((0, 2, (0, 1)))
    assert table.executed == [2]
    assert table.winners == ()


def test_a_tie_is_no_execution() -> None:
    table = three_left().day((0, 1, (0, 4)), (1, 0, (1, 4)))
    assert table.executed == []
    assert table.winners == ("good",)


def test_a_vote_that_fails_is_no_execution() -> None:
    assert three_left().day((4, 0, (4,))).winners == ("good",)


def test_a_dead_mayor_wins_nothing() -> None:
    assert three_left(FIVE, 0, 3).day().winners == ()


def test_a_poisoned_mayor_wins_nothing() -> None:
    assert three_left("mayor chef monk poisoner imp", 1, 2, poisoner=0).day().winners == ()


def test_a_drunk_mayor_wins_nothing() -> None:
    assert three_left("drunk:mayor chef monk empath scarlet_woman imp", 2, 3, 4).day().winners == ()


def test_living_travellers_count_among_the_three() -> None:
    table = three_left(SIXTEEN.format("beggar"), 1, *range(4, 15), poisoner=2)
    assert [seat for seat in range(16) if table.alive(seat)] == [0, 2, 3, 15]
    assert table.day().winners == ()


def test_an_exile_is_no_execution_and_leaves_three() -> None:
    table = three_left(SIXTEEN.format("beggar"), 1, *range(4, 15), poisoner=2)
    table.open_nominations().exile(0, 15, *range(8)).close_the_day()
    assert not table.alive(15)
    assert table.winners == ("good",)


# ---- in the night


def test_the_mayor_dies_or_another_in_their_stead() -> None:
    table = attacked()
    assert table.dead == [0]
    assert table.asked("bounce") == [(0, 1, 2, 3, 4)]
    assert attacked(bounce=3).dead == [3]


def test_that_the_mayor_dies_stands_first_wherever_they_sit() -> None:
    table = Table("chef monk mayor scarlet_woman imp").night().day().night(monk=0, imp=2)
    assert table.asked("bounce") == [(2, 0, 1, 3, 4)]


def test_the_dead_do_not_die_in_the_mayors_stead() -> None:
    table = Table(FIVE).night().bury(2).day().night(imp=0)
    assert table.asked("bounce") == [(0, 1, 3, 4)]


def test_a_protected_player_does_not_die_in_the_mayors_stead() -> None:
    table = attacked(bounce=1)
    assert table.dead == []
    assert table.alive(0)


def test_a_protected_mayor_sends_nobody_to_death() -> None:
    table = Table("mayor monk chef scarlet_woman imp").night().day().night(monk=0, imp=0)
    assert table.dead == []
    assert table.asked("bounce") == []


def test_a_poisoned_mayor_dies() -> None:
    table = Table("mayor chef monk poisoner imp", poisoner=0).night().day().night(monk=1, imp=0)
    assert table.dead == [0]
    assert table.asked("bounce") == []


def test_a_drunk_mayor_dies() -> None:
    table = Table("drunk:mayor chef monk empath scarlet_woman imp").night().day().night(monk=1, imp=0)
    assert table.dead == [0]
    assert table.asked("bounce") == []


def test_a_mayor_who_is_executed_dies() -> None:
    table = Table(FIVE).night().day((1, 0, (1, 2, 3)))
    assert table.dead == [0]
    assert table.asked("bounce") == []


def test_a_dead_mayor_who_is_attacked_sends_nobody_to_death() -> None:
    table = Table(FIVE).night().bury(0).day().night(monk=1, imp=0)
    assert table.dead == []
    assert table.asked("bounce") == []


def test_all_hear_who_died_and_not_in_whose_stead() -> None:
    mayor = attacked(bounce=3)
    chef = Table(FIVE).night().day().night(monk=1, imp=3)
    assert mayor.heard_by(0) == chef.heard_by(0)
    assert mayor.heard_by(1) == chef.heard_by(1)


def test_a_demon_who_dies_in_the_mayors_stead_has_not_killed_itself() -> None:
    table = Table("mayor chef monk spy imp").night().day().night(monk=1, imp=0, bounce=4)
    assert table.role(3) == "spy"
    assert table.winners == ("good",)


def test_a_scarlet_woman_takes_over_from_a_demon_who_dies_in_the_mayors_stead() -> None:
    table = attacked(bounce=4)
    assert table.dead == [4]
    assert table.role(3) == "imp"
    assert table.winners == ()


def test_a_minion_may_die_in_the_mayors_stead() -> None:
    """Also a Minion instead of a Townsfolk (Добавляем веселья)."""
    assert attacked("mayor chef monk spy imp", bounce=3).dead == [3]


def test_a_demon_who_chose_itself_sends_nobody_to_death() -> None:
    table = Table("mayor chef monk spy imp").night().day().night(monk=1, imp=4)
    assert table.dead == [4]
    assert table.asked("bounce") == []


def test_a_death_by_night_that_no_demon_brings_may_be_anothers_too() -> None:
    table = Table("imp poisoner mayor gossip chef monk slayer", poisoner=4).night().open_nominations()
    table.say(3, "gossip", ("is", 5, "monk")).close_the_day()
    table.night(imp=3, monk=3, gossip=2, bounce=6)
    assert table.asked("bounce") == [(2, 0, 1, 3, 4, 5, 6)]
    assert table.dead == [6]


def test_a_mayor_whom_a_moonchild_names_may_send_another_to_death() -> None:
    table = Table("moonchild mayor chef monk scarlet_woman imp").night().day((1, 0, (0, 1, 2, 3)))
    table.telling.begin_beat()
    table.telling.answer(0, 1)
    table.night(imp=2, monk=2, bounce=3)
    assert table.asked("bounce") == [(1, 2, 3, 4, 5)]
    assert table.dead == [3]


def test_a_mayor_whom_a_harlot_visits_may_send_another_to_death() -> None:
    table = Table("imp poisoner mayor chef monk slayer soldier", poisoner=3, monk=6, imp=6)
    arrive(table, "harlot")
    table.night().day()
    table.night(harlot=2, harlot_agrees=2, harlot_deaths="yes", bounce=5)
    assert table.asked("bounce") == [(2, 0, 1, 3, 4, 5, 6)]
    assert table.dead == [5, 7]


def test_an_execution_is_the_mayors_own() -> None:
    table = Table("imp poisoner mayor chef monk slayer virgin", poisoner=3).night()
    table.day((3, 2, (0, 1, 3, 4)))
    assert (table.dead, table.asked("bounce")) == ([2], [])
