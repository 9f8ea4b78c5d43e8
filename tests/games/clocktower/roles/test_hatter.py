"""The Hatter."""

from __future__ import annotations

from tests.games.clocktower.table import Table

NINE = "hatter chef empath monk soldier mayor saint poisoner imp"


def dead_by_day(table: Table) -> Table:
    """The Hatter is executed on the first day."""
    return table.night().day((1, 0, (1, 2, 3, 4, 5)))


def test_in_the_night_after_the_evil_may_choose_who_to_be() -> None:
    table = dead_by_day(Table(NINE, also="po witch", poisoner=1))
    table.night(hatter={7: "witch", 8: "po"}, imp=1, monk=2)
    assert (table.role(7), table.role(8)) == ("witch", "po")
    assert [table.town.side(seat) for seat in (7, 8)] == ["evil", "evil"]
    assert table.woke(7)[-1] == table.woke(8)[-1] == "hatter"
    assert table.woke(0) == []


def test_they_may_stay_as_they_are() -> None:
    table = dead_by_day(Table(NINE, also="po witch", poisoner=1)).night(imp=1, monk=2)
    assert (table.role(7), table.role(8)) == ("poisoner", "imp")


def test_only_roles_of_their_kind_that_nobody_has_can_be_chosen() -> None:
    roles = "hatter chef empath monk soldier mayor slayer virgin poisoner spy imp"
    table = Table(roles, also="po", poisoner=1).night().day((1, 0, (1, 2, 3, 4, 5, 6)))
    table.night(hatter={8: "baron"}, imp=1, monk=2)
    assert table.asked("hatter") == [
        (None, "scarlet_woman", "baron"),
        (None, "scarlet_woman", "baron"),
        (None, "po"),
    ]


def test_killed_by_night_it_is_the_same_night() -> None:
    table = Table(NINE, also="po", poisoner=1).night().day().night(imp=0, monk=2, hatter={8: "po"})
    assert table.role(8) == "po"
    assert table.day().night(po=1, monk=2).asked("hatter") == []


def test_dead_minions_may_choose_too() -> None:
    table = Table(NINE, also="witch", poisoner=1).night().bury(7)
    table.day((1, 0, (1, 2, 3, 4, 5))).night(hatter={7: "witch"}, imp=1, monk=2)
    assert table.role(7) == "witch"
    assert not table.alive(7)


def test_poisoned_at_death_nobody_is_asked() -> None:
    table = Table(NINE, poisoner=0).night().day((1, 0, (1, 2, 3, 4, 5))).night(imp=1, monk=2, poisoner=1)
    assert table.asked("hatter") == []


def test_ruling_373_poisoned_in_the_night_after_nobody_is_asked_either() -> None:
    table = dead_by_day(Table(NINE, poisoner=1)).night(imp=1, monk=2, poisoner=0)
    assert table.asked("hatter") == []


def test_who_becomes_the_hatter_after_death_invites_nobody() -> None:
    table = Table("saint chef empath monk soldier mayor poisoner imp", also="hatter", poisoner=1)
    table.night().day((1, 2, (1, 3, 4, 5)))
    table.telling.amend(("role", 2, "hatter"))
    assert table.night(imp=1, monk=4).asked("hatter") == []


def test_a_new_minion_has_an_ability_as_new() -> None:
    table = dead_by_day(Table(NINE, also="assassin", poisoner=1))
    table.night(hatter={7: "assassin"}, imp=1, monk=2).day().night(assassin=3, imp=2, monk=1)
    assert 3 in table.dead


def test_the_bots_and_clocks_have_a_choice_that_is_always_there() -> None:
    table = dead_by_day(Table(NINE, poisoner=1))
    table.night(imp=1, monk=2)
    assert [options[0] for options in table.asked("hatter")] == [None, None]


def test_all_choose_at_once_and_who_was_too_late_once_more() -> None:
    roles = "hatter chef empath monk soldier mayor slayer virgin poisoner spy imp"
    table = Table(roles, also="po", poisoner=1).night().day((1, 0, (1, 2, 3, 4, 5, 6)))
    table.night(hatter=["baron", "baron", "po", None], imp=1, monk=2)
    assert [options[1:] for options in table.asked("hatter")[3:]] == [("poisoner", "scarlet_woman")]
    assert [table.role(seat) for seat in (8, 9, 10)] == ["baron", "spy", "po"]


def test_whoever_minds_lil_monsta_changes_as_a_minion_and_minds_it_still() -> None:
    roles = "lil_monsta:spy poisoner empath chef hatter monk slayer soldier"
    table = Table(roles, also="witch").night(lil_monsta=1).day((3, 4, (2, 3, 4, 5, 6)))
    table.night(hatter={1: "witch"}, lil_monsta=1)
    assert table.role(1) == "witch"
    assert table.town.living_demons == (1,)
    assert all("imp" not in choices for choices in table.asked("hatter"))


def test_legion_are_not_invited() -> None:
    table = Table("legion legion legion legion hatter chef empath").night().day((5, 4, (0, 4, 5, 6)))
    assert table.night().asked("hatter") == []


def test_legion_and_lil_monsta_are_offered_too() -> None:
    table = dead_by_day(Table(NINE, also="po legion lil_monsta", poisoner=1)).night(imp=1, monk=2)
    assert table.asked("hatter")[-1] == (None, "po", "legion", "lil_monsta")
