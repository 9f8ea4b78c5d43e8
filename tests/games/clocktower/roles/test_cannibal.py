"""The Cannibal."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

NINE = "cannibal chef empath monk saint recluse slayer poisoner imp"


def eaten(seat: int, roles: str = NINE, **settled: object) -> Table:
    """Somebody is executed on the first day."""
    table = Table(roles, poisoner=1, **settled).night()
    return table.day((6, seat, tuple(one for one in range(9) if one != seat)))


def test_the_ability_of_whom_the_execution_killed() -> None:
    table = eaten(3).night(imp=1, monk=2)
    assert table.woke(0) == ["monk"]
    assert table.role(0) == "cannibal"
    assert table.told(0) == []


def test_a_monk_who_was_eaten_protects() -> None:
    assert eaten(3).night(imp=1, monk=1).dead == []


def test_what_is_for_the_first_night_is_learned_in_the_next() -> None:
    table = eaten(1).night(imp=2)
    assert table.woke(0) == ["chef"]
    assert len(table.told(0)) == 1
    assert table.day().night(imp=3).woke(0) == []


def test_the_next_one_takes_its_place() -> None:
    table = eaten(3).night(imp=1, monk=5).day((6, 2, (0, 2, 4, 5, 6)))
    assert table.dead == [2]
    assert table.night(imp=4).woke(0) == ["empath"]


def test_who_is_evil_poisons_until_somebody_good_follows() -> None:
    table = eaten(7, cannibal_food="empath")
    assert marked(table, "poisoned") == [0]
    assert table.night(imp=1, monk=2).woke(0) == ["empath"]
    assert len(table.asked("learn:empath")[0]) == 3
    table.day((6, 2, (0, 3, 4, 5, 6)))
    assert marked(table, "poisoned") == []


def test_the_poison_of_another_stays_when_that_of_the_meal_goes() -> None:
    roles = "cannibal chef empath monk soldier mayor slayer poisoner scarlet_woman imp"
    table = Table(roles, poisoner=0).night()
    table.day((6, 8, (1, 2, 3, 4, 5, 6)), cannibal_food="empath")
    table.night(imp=1, monk=2, poisoner=0).day((6, 2, (0, 3, 4, 5, 6)))
    assert marked(table, "poisoned") == [0]
    assert table.night(imp=5, monk=4, poisoner=3).dead == [5]
    assert marked(table, "poisoned") == [3]


def test_nobody_is_told_what_was_eaten() -> None:
    good, evil = eaten(2), eaten(7, cannibal_food="empath")
    kinds = [[one["e"] for one in table.night(imp=1, monk=5).heard_by(0)[-4:]] for table in (good, evil)]
    assert kinds[0] == kinds[1]


def test_a_saint_who_was_eaten_loses_the_game() -> None:
    table = Table(NINE.replace("saint", "butler"), poisoner=1).night()
    table.telling.amend(("role", 1, "saint"))
    table.telling.amend(("side", 1, "good"))
    table.telling.amend(("mark", 1, "poisoned"))
    table.day((6, 1, (0, 2, 3, 4, 5))).night(imp=2, monk=2, poisoner=3)
    assert table.winners == ()
    assert table.day((6, 0, (2, 3, 4, 5, 6))).winners == ("evil",)


def test_poisoned_they_have_it_and_it_does_not_work() -> None:
    table = eaten(3).night(imp=1, monk=1, poisoner=0)
    assert table.woke(0) == ["monk"]
    assert table.dead == [1]


def test_who_only_believes_to_be_the_cannibal_believes_in_what_they_ate() -> None:
    table = eaten(3, "drunk:cannibal chef empath monk saint mayor slayer poisoner imp")
    table.night(imp=1, monk=1)
    assert table.woke(0) == ["monk"]
    assert table.dead == [1]
    sick = eaten(7, "drunk:cannibal chef empath monk saint mayor slayer poisoner imp", cannibal_food="empath")
    assert 0 not in marked(sick, "poisoned")


def test_with_what_was_eaten_goes_all_that_came_from_it() -> None:
    table = Table(NINE.replace("saint", "hermit"), poisoner=1, butler=1).night()
    table.telling.amend(("mark", 4, "poisoned"))
    table.day((6, 4, (0, 1, 2, 3, 5)))
    assert "butler" in [grant.role for grant in table.town.abilities(0)]
    table.night(imp=1, monk=2).day((6, 3, (0, 2, 5, 6, 7)))
    assert [grant.role for grant in table.town.abilities(0)] == ["cannibal", "monk"]


def test_dead_they_eat_nobody_any_more() -> None:
    table = Table(NINE, poisoner=1).night().bury(0).day((6, 3, (1, 2, 4, 5, 6)))
    assert table.night(imp=1).woke(0) == []


def test_a_killing_that_is_no_execution_feeds_nobody() -> None:
    table = Table(NINE, poisoner=1).night().day().night(imp=3, monk=1).day().night(imp=2, monk=1)
    assert table.woke(0) == []


@pytest.mark.parametrize(("answer", "poisoned"), [("yes", []), ("no", [0])])
def test_a_recluse_may_register_as_evil(answer: str, poisoned: list[int]) -> None:
    table = eaten(5, **{"register:cannibal": answer})
    assert table.asked("register:cannibal") == [("yes", "no")]
    assert [seat for seat in marked(table, "poisoned") if seat == 0] == poisoned


def test_ruling_380_a_drunk_who_was_eaten_is_believed_in() -> None:
    table = eaten(4, "cannibal chef empath monk drunk:undertaker recluse slayer poisoner imp")
    assert table.night(imp=1, monk=2).woke(0) == ["undertaker"]


def test_ruling_380_of_another_cannibal_nothing_is_had_and_nothing_kept() -> None:
    table = eaten(3)
    table.telling.amend(("role", 2, "cannibal"))
    table.night(imp=1, monk=5)
    assert table.woke(0) == ["monk"]
    table.day((6, 2, (0, 2, 4, 5, 6)))
    assert [grant.role for grant in table.town.abilities(0)] == ["cannibal"]
    assert table.night(imp=4).woke(0) == []
    table.day((0, 6, (0, 5, 6)))
    assert sorted(grant.role for grant in table.town.abilities(0)) == ["cannibal", "slayer"]


@pytest.mark.parametrize("role", ["butler", "zealot"])
def test_ruling_381_a_vote_that_is_bound_is_told(role: str) -> None:
    table = eaten(4, f"cannibal chef empath monk {role} recluse slayer poisoner imp")
    (told,) = [one for one in table.found("informed") if one["seat"] == 0]
    assert (told["kind"], told["shown"]) == ("gained", role)


def test_ruling_381_an_eaten_jugglers_guesses_are_told() -> None:
    roles = "cannibal chef empath monk saint recluse juggler poisoner imp"
    table = Table(roles, poisoner=1).night().open_nominations()
    table.say(6, "juggle", (("is", 1, "chef"), ("is", 2, "monk")))
    table.nominate(2, 6, 0, 1, 2, 3, 4).close_the_day().night(imp=1, monk=2)
    assert table.told(0) == [1]
