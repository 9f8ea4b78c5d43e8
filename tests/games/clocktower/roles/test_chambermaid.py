"""The Chambermaid."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.questions import IsWoken

SEVEN = "chambermaid sailor empath monk soldier scarlet_woman imp"
CHAMBERMAID = "learn:chambermaid"


def count(table: Table, *two: int, **choices: object) -> object:
    """What she learns of two."""
    return table.night(chambermaid=two, **choices).told(0)[-1]


def test_she_chooses_two_other_living_players() -> None:
    table = Table(SEVEN).night(sailor=6, chambermaid=(1, 2)).bury(3)
    table.day().night(sailor=6, imp=4, chambermaid=(1, 2))
    pairs = table.asked("chambermaid")[0]
    assert len(pairs) == 10
    assert all(0 not in pair and 3 not in pair for pair in pairs)


def test_she_learns_how_many_of_the_two_woke_for_their_ability() -> None:
    assert count(Table(SEVEN), 1, 2, sailor=6) == 2
    assert count(Table(SEVEN), 1, 4, sailor=6) == 1
    assert count(Table(SEVEN), 4, 5, sailor=6) == 0


def test_the_demon_who_meets_the_minions_has_not_woken_for_an_ability() -> None:
    table = Table(SEVEN)
    assert count(table, 5, 6, sailor=4) == 0
    assert count(table.day(), 5, 6, sailor=4, monk=4, imp=4) == 1


def test_she_is_told_whom_she_asked_about() -> None:
    table = Table(SEVEN).night(sailor=6, chambermaid=(1, 2))
    told = next(one for one in table.found("informed") if one["seat"] == 0)
    assert (told["a"], told["b"], told["n"]) == (1, 2, 2)


def test_who_is_drunk_or_only_believes_wakes_all_the_same() -> None:
    table = Table(SEVEN)
    assert count(table, 2, 4, sailor=2, sailor_drunk=2) == 1
    assert count(Table("chambermaid drunk:empath chef monk scarlet_woman imp"), 1, 3) == 1


def test_who_woke_and_did_nothing_counts() -> None:
    table = Table("chambermaid courtier chef monk soldier scarlet_woman imp")
    assert count(table, 1, 4, courtier=None) == 1
    assert table.asked("courtier")[0][0] is None


def test_a_demon_whom_the_exorcist_has_found_has_not_woken() -> None:
    table = Table("chambermaid exorcist chef monk soldier scarlet_woman imp").night(chambermaid=(1, 2)).day()
    assert count(table, 4, 6, exorcist=6, monk=1) == 0


def test_who_wakes_later_in_the_night_counts() -> None:
    """Who has become a role of the first night acts at the end."""
    table = Table(SEVEN).night(sailor=6, chambermaid=(1, 2))
    table.telling.amend(("role", 4, "chef"))
    assert count(table.day(), 4, 5, sailor=6, monk=1, imp=3) == 1


def test_of_two_chambermaids_each_counts_the_other() -> None:
    """Both wake at one line, and the second has not yet when the first is told."""
    table = Table("philosopher chambermaid empath monk soldier scarlet_woman imp")
    table.night(philosopher="chambermaid", chambermaid={0: (1, 4), 1: (0, 4)})
    assert table.told(0) == [1]


def test_a_poisoned_chambermaid_may_be_told_any_number() -> None:
    table = Table("chambermaid chef empath monk soldier poisoner imp")
    table.night(poisoner=0, chambermaid=(1, 2))
    assert table.asked(CHAMBERMAID) == [(0, 1, 2)]


def test_a_drunk_chambermaid_may_be_told_any_number() -> None:
    table = Table("drunk:chambermaid chef empath monk scarlet_woman imp").night(chambermaid=(1, 2))
    assert table.asked(CHAMBERMAID) == [(0, 1, 2)]


def test_she_is_not_asked_if_she_dies_in_the_night() -> None:
    table = Table(SEVEN).night(sailor=6, chambermaid=(1, 2)).day()
    assert table.night(sailor=6, sailor_drunk=1, monk=2, imp=0).woke(0) == []


def test_she_sleeps_if_there_are_not_two_others_alive() -> None:
    table = Table(SEVEN).night(sailor=6, chambermaid=(1, 2)).bury(1, 2, 3, 4, 5)
    asked = table.town.abilities(0)[0]
    says = table.town.almanac["chambermaid"].answers[IsWoken]
    assert not says(table.town, asked)


def test_the_night_is_counted_anew() -> None:
    table = Table("chambermaid chef sailor monk soldier scarlet_woman imp")
    assert count(table, 1, 2, sailor=6) == 2
    assert count(table.day(), 1, 2, sailor=6, monk=1, imp=4) == 1
