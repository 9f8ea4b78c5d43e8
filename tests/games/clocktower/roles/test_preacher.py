"""The Preacher."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.core.working import bears
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

FIVE = "preacher chef empath poisoner imp"


def preached(table: Table) -> list[int]:
    """Who was told that the Preacher has chosen them."""
    return [event["seat"] for event in table.found("informed") if event["kind"] == "preached"]


def is_blocked(table: Table, seat: int) -> bool:
    """Whether a player has no ability because of a Preacher."""
    return bears(table.telling.grimoire, seat, "blocked")


def test_a_chosen_minion_learns_it_and_has_no_ability() -> None:
    table = Table(FIVE).night(preacher=3, poisoner=1)
    assert preached(table) == [3]
    assert "preacher" in table.woke(3)
    assert not bears(table.telling.grimoire, 1, "poisoned")


def test_the_minion_does_not_learn_who_the_preacher_is() -> None:
    table = Table(FIVE).night(preacher=3, poisoner=1)
    (told,) = [event for event in table.heard_by(3) if event.get("kind") == "preached"]
    assert "place" not in told or told["place"] is None


def test_nobody_else_learns_of_it() -> None:
    table = Table(FIVE).night(preacher=3)
    for seat in (0, 1, 2, 4):
        assert "preached" not in [event.get("kind") for event in table.heard_by(seat)]


def test_it_lasts_while_the_preacher_chooses_others() -> None:
    table = Table(FIVE).night(preacher=3).day().night(preacher=1, poisoner=2, imp=1)
    assert is_blocked(table, 3)
    assert not bears(table.telling.grimoire, 2, "poisoned")


def test_the_minion_is_woken_and_chooses_as_before() -> None:
    table = Table(FIVE).night(preacher=3).day().night(imp=1)
    assert "poisoner" in table.woke(3)


def test_all_chosen_minions_have_none() -> None:
    roles = "preacher chef empath monk soldier virgin mayor poisoner scarlet_woman imp"
    table = Table(roles).night(preacher=7).day().night(preacher=8, imp=1)
    assert is_blocked(table, 7)
    assert is_blocked(table, 8)
    assert table.day((0, 9, (0, 2, 3, 4, 5))).winners == ("good",)


def test_whoever_is_no_minion_learns_nothing_and_keeps_the_ability() -> None:
    for seat in (0, 1, 4):
        table = Table(FIVE).night(preacher=seat)
        assert preached(table) == []
        assert not is_blocked(table, seat)


def test_with_the_preachers_death_the_ability_comes_back() -> None:
    table = Table(FIVE).night(preacher=3).day().night(imp=0)
    assert not is_blocked(table, 3)
    table.day().night(poisoner=1, imp=2)
    assert bears(table.telling.grimoire, 1, "poisoned")


def test_while_the_preacher_is_poisoned_it_rests() -> None:
    roles = "preacher chef empath monk soldier virgin mayor poisoner scarlet_woman imp"
    table = Table(roles).night(preacher=8, poisoner=1).day().night(preacher=1, poisoner=0, imp=2)
    assert not is_blocked(table, 8)
    assert is_blocked(table.day().night(preacher=1, poisoner=1, imp=3), 8)


def test_a_poisoned_preacher_chooses_in_vain() -> None:
    table = Table(FIVE)
    table.telling.amend(("mark", 0, "poisoned"))
    table.night(preacher=3, poisoner=1)
    assert preached(table) == []
    assert 0 in [event["seat"] for event in table.found("went_wrong")]
    table.telling.amend(("unmark", 0, "poisoned"))
    assert not is_blocked(table, 3)


def test_a_drunk_preaches_in_vain() -> None:
    table = Table("drunk:preacher chef empath poisoner imp monk").night(preacher=3, poisoner=1)
    assert preached(table) == []
    assert not is_blocked(table, 3)


def test_a_recluse_may_register_as_a_minion() -> None:
    table = Table("preacher recluse chef empath poisoner imp", **{"register:preacher": "yes"})
    assert preached(table.night(preacher=1, poisoner=2)) == [1]
    assert is_blocked(table, 1)


def test_a_spy_may_register_as_no_minion() -> None:
    table = Table("preacher chef empath spy imp", **{"register:preacher": "no"}).night(preacher=3)
    assert preached(table) == []
    assert preached(Table("preacher chef empath spy imp").night(preacher=3)) == [3]


def test_a_minion_who_becomes_the_demon_has_its_ability() -> None:
    table = Table(FIVE).night(preacher=3).day().night(preacher=1, imp=4)
    assert table.role(3) == "imp"
    assert not is_blocked(table, 3)
    assert table.day().night(preacher=1, imp=2).dead == [2]


def test_a_minion_who_becomes_another_minion_has_none() -> None:
    table = Table(FIVE, also="witch").night(preacher=3)
    at_once(become(table.town, 3, "witch"))
    assert is_blocked(table, 3)


def test_a_preached_scarlet_woman_does_not_take_over() -> None:
    table = Table("preacher chef empath scarlet_woman imp").night(preacher=3)
    assert table.day((0, 4, (0, 1, 2))).winners == ("good",)


def test_a_vortox_changes_nothing() -> None:
    assert preached(Table("preacher chef empath poisoner vortox").night(preacher=3)) == [3]


def test_the_first_to_choose_a_goon_preaches_in_vain() -> None:
    table = Table("preacher goon chef empath poisoner imp").night(preacher=1)
    assert bears(table.telling.grimoire, 0, "drunk")
