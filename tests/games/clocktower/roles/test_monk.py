"""The Monk."""

from __future__ import annotations

from tests.games.clocktower.table import Table

FIVE = "monk chef empath scarlet_woman imp"


def second_night(roles: str, monk: int, imp: int, **settled: object) -> Table:
    return Table(roles, **settled).night().day().night(monk=monk, imp=imp)


def test_the_demon_does_not_kill_whom_the_monk_protects() -> None:
    """The Empath does not die (Способности)."""
    table = second_night(FIVE, monk=2, imp=2)
    assert table.dead == []
    assert table.found("quiet")
    assert table.alive(2)


def test_the_demon_kills_whom_the_monk_does_not_protect() -> None:
    assert second_night(FIVE, monk=1, imp=2).dead == [2]
    assert second_night(FIVE, monk=1, imp=0).dead == [0]


def test_whom_the_monk_protects_learns_nothing_of_it() -> None:
    """(Способности)"""
    table = second_night(FIVE, monk=1, imp=1)
    assert table.woke(1) == []
    assert not [
        one for one in table.heard_by(1) if one["e"] in ("marked", "learned") and one.get("seat") == 0
    ]


def test_the_monk_does_not_wake_in_the_first_night() -> None:
    table = Table(FIVE).night()
    assert table.woke(0) == []
    assert table.day().night(monk=1, imp=1).woke(0) == ["monk"]


def test_the_monk_chooses_anybody_else_the_dead_and_the_same_again() -> None:
    """Monks cannot choose themselves (Способности)."""
    table = Table(FIVE).night().bury(2).day().night(monk=2, imp=2)
    assert table.asked("monk") == [(1, 2, 3, 4)]
    assert table.day().night(monk=2, imp=2).asked("monk") == [(1, 2, 3, 4)]


def test_the_protection_is_over_at_dawn() -> None:
    table = second_night(FIVE, monk=1, imp=1)
    assert table.day().night(monk=2, imp=1).dead == [1]


def test_the_monk_saves_nobody_from_execution() -> None:
    table = second_night(FIVE, monk=1, imp=1)
    assert table.day((0, 1, (0, 2, 3))).dead == [1]


def test_the_monk_saves_nobody_from_poison() -> None:
    table = second_night("monk chef empath poisoner imp", monk=2, imp=2, poisoner=2)
    assert table.dead == []
    assert table.asked("learn:empath") == [(0, 1, 2)]


def test_a_poisoned_monk_chooses_and_protects_nobody() -> None:
    table = second_night("monk chef empath poisoner imp", monk=1, imp=1, poisoner=0)
    assert table.woke(0) == ["monk"]
    assert table.dead == [1]


def test_a_drunk_monk_chooses_and_protects_nobody() -> None:
    table = second_night("drunk:monk chef empath soldier scarlet_woman imp", monk=1, imp=1)
    assert table.woke(0) == ["monk"]
    assert table.dead == [1]


def test_who_was_chosen_by_a_poisoned_monk_is_not_safe_when_the_poisoner_has_gone() -> None:
    """A drunken choice is in vain, also if they are sober later (Опьянение и отравление)."""
    table = Table("monk chef empath poisoner soldier mayor imp", poisoner=0).night().day()
    assert table.asked_by_night("imp", monk=1)
    table.bury(3)
    table.night(imp=1)
    assert not table.alive(1)


def test_a_protected_imp_cannot_kill_itself_and_hands_nothing_on() -> None:
    table = second_night(FIVE, monk=4, imp=4)
    assert table.dead == []
    assert table.role(3) == "scarlet_woman"
    assert table.role(4) == "imp"


def test_who_is_attacked_in_the_mayors_stead_may_be_protected() -> None:
    table = Table("monk chef mayor scarlet_woman imp").night().day().night(monk=1, imp=2, bounce=1)
    assert table.dead == []


def test_a_dead_monk_sleeps() -> None:
    table = second_night(FIVE, monk=1, imp=0).day().night(imp=1)
    assert table.woke(0) == []
    assert table.dead == [1]
