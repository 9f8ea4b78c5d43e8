"""The Goon."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

SIX = "goon chef sailor monk scarlet_woman imp"
POISONED = "goon chef sailor monk poisoner imp"


def side(table: Table) -> str:
    """The Goon's."""
    return table.town.side(0)


def test_the_first_who_chooses_the_goon_is_drunk_at_once_and_the_choice_fails() -> None:
    table = Table(SIX).night(sailor=5).day().night(sailor=5, sailor_drunk=2, monk=1, imp=0)
    assert table.dead == []
    assert 5 in marked(table, "drunk")
    assert table.found("attacked")[0]["kind"] == "in_vain"


def test_the_goon_joins_the_side_of_who_chose_and_is_told() -> None:
    table = Table(SIX).night(sailor=5, sailor_drunk=2).day().night(sailor=5, sailor_drunk=2, monk=1, imp=0)
    assert side(table) == "evil"
    assert table.told(0) == ["evil"]


def test_a_good_player_makes_an_evil_goon_good_again() -> None:
    table = Table(SIX).night(sailor=5, sailor_drunk=2).day().night(sailor=5, sailor_drunk=2, monk=1, imp=0)
    table.day().night(sailor=0, monk=1, imp=2)
    assert side(table) == "good"
    assert table.told(0) == ["good"]


def test_who_chooses_as_the_second_does_as_always() -> None:
    table = Table(SIX).night(sailor=5, sailor_drunk=2).day()
    table.night(sailor=0, monk=1, imp=0)
    assert table.dead == [0]
    assert side(table) == "good"


def test_the_goon_is_told_nothing_if_the_side_is_the_same() -> None:
    table = Table(SIX).night(sailor=0)
    assert table.told(0) == []
    assert marked(table, "drunk") == [2]


def test_the_sailor_who_chooses_the_goon_is_drunk_and_can_die() -> None:
    table = Table(SIX).night(sailor=0).day((1, 2, (0, 1, 2, 3)))
    assert table.dead == [2]


def test_the_drunkenness_ends_at_dusk() -> None:
    table = Table(SIX).night(sailor=0).day()
    table.asked_by_night("sailor")
    assert marked(table, "drunk") == []


def test_who_is_drunk_already_still_turns_the_goon() -> None:
    table = Table(SIX).night(sailor=1).day().night(sailor=5, sailor_drunk=5, monk=1, imp=0)
    assert side(table) == "evil"
    assert table.dead == []


def test_who_only_believes_in_an_ability_is_the_first_too() -> None:
    table = Table("goon drunk:monk chef empath slayer baron imp").night().day()
    table.night(monk=0, imp=0)
    assert table.dead == [0]
    assert 1 in [mark.seat for mark in table.telling.grimoire.marks if mark.kind == "drunk"]


def test_a_poisoned_goon_does_nothing() -> None:
    """The Poisoner who chooses the Goon is the first; so the poison is laid the night before, by hand."""
    table = Table(POISONED).night(sailor=5, poisoner=4)
    table.telling.amend(("mark", 0, "poisoned"))
    table.day().night(sailor=1, monk=1, poisoner=4, imp=0)
    assert table.dead == [0]
    assert side(table) == "good"


def test_a_poisoner_who_chooses_the_goon_poisons_nobody() -> None:
    table = Table(POISONED).night(sailor=5, sailor_drunk=2, poisoner=0)
    assert marked(table, "poisoned") == []
    assert marked(table, "drunk") == [2, 4]
    assert side(table) == "evil"


def test_a_dead_goon_is_chosen_without_harm() -> None:
    table = Table(SIX).night(sailor=5).bury(0).day().night(sailor=5, sailor_drunk=2, monk=1, imp=0)
    assert side(table) == "good"
    assert marked(table, "drunk") == [2]


def test_choices_by_day_are_none() -> None:
    table = Table("goon slayer sailor monk scarlet_woman imp").night(sailor=5)
    table.telling.begin_beat()
    table.say(1, "slay", 0)
    assert marked(table, "drunk") == [5]


def test_it_ends_with_the_goon() -> None:
    table = Table(SIX).night(sailor=0)
    table.telling.amend(("kill", 0))
    assert marked(table, "drunk") == []


def test_an_evil_goon_wins_with_evil() -> None:
    table = Table(SIX).night(sailor=5, sailor_drunk=2).day().night(sailor=5, sailor_drunk=2, monk=1, imp=0)
    table.bury(1, 2).day().night(monk=1, imp=3)
    table.bury(4).end_if_decided()
    assert table.winners == ("evil",)
    assert 0 in next(event for event in table.telling.events() if event.name == "won").data()["seats"]


def test_an_innkeeper_who_takes_the_goon_in_shelters_nobody() -> None:
    table = Table("goon chef innkeeper monk scarlet_woman imp").night().day()
    table.night(innkeeper=(0, 1), monk=2, imp=1)
    assert table.dead == [1]


def test_who_becomes_the_goon_hits_back_from_then_on() -> None:
    table = Table(SIX).night(sailor=5, sailor_drunk=2)
    table.telling.amend(("role", 1, "goon"))
    table.day().night(sailor=1, monk=1, imp=3)
    assert marked(table, "drunk") == [2]
