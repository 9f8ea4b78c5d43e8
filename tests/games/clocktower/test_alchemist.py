"""The Alchemist."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

NINE = "alchemist chef empath monk saint recluse slayer scarlet_woman imp"


def distilled(role: str, roles: str = NINE, **settled: object) -> Table:
    """The Alchemist is given this Minion's ability in the first night."""
    return Table(roles, also="witch assassin evil_twin godfather", alchemist=role, **settled)


def test_a_minion_who_is_not_in_play() -> None:
    table = distilled("poisoner").night(poisoner=2)
    assert table.woke(0) == ["alchemist", "poisoner"]
    assert [one["shown"] for one in table.found("informed") if one["kind"] == "gained"] == ["poisoner"]
    assert marked(table, "poisoned") == [2]
    assert table.town.side(0) == "good"
    assert table.role(0) == "alchemist"


def test_roles_in_play_are_not_offered_nor_such_as_help_nobody_good() -> None:
    table = distilled("witch", NINE.replace("scarlet_woman", "poisoner")).night()
    assert table.asked("alchemist") == [("witch", "assassin", "evil_twin", "godfather")]


def test_they_have_it_every_night() -> None:
    table = distilled("poisoner").night(poisoner=2).day().night(poisoner=3, imp=1, monk=5)
    assert table.woke(0) == ["poisoner"]
    assert marked(table, "poisoned") == [3]


def test_the_storyteller_may_ask_for_another_choice() -> None:
    table = distilled("poisoner", veto=["no", "yes"]).night(poisoner=[2, 3])
    assert marked(table, "poisoned") == [3]
    assert 2 in table.asked("poisoner")[0]
    assert 2 not in table.asked("poisoner")[1]
    assert () in table.told(0)


def test_a_true_minions_choice_is_never_asked_back() -> None:
    table = distilled("witch", NINE.replace("scarlet_woman", "poisoner")).night(poisoner=2, witch=3)
    assert len(table.asked("veto")) == 1


def test_poisoned_it_does_not_work_and_dead_it_is_gone() -> None:
    table = distilled("witch", NINE.replace("scarlet_woman", "poisoner")).night(poisoner=0, witch=3)
    assert marked(table, "cursed") == []
    table.day().night(poisoner=2, witch=3, imp=0, monk=1)
    assert marked(table, "cursed") == []
    assert table.day().night(poisoner=2, imp=1, monk=2).woke(0) == []


def test_poisoned_in_the_first_night_it_works_when_they_are_well() -> None:
    table = distilled("witch", NINE.replace("scarlet_woman", "poisoner")).night(poisoner=0, witch=3).day()
    assert marked(table.night(poisoner=2, witch=3, imp=1, monk=5), "cursed") == [3]


def test_who_only_believes_to_be_the_alchemist_does_nothing() -> None:
    table = distilled("poisoner", "drunk:alchemist chef empath monk saint mayor slayer scarlet_woman imp")
    assert marked(table.night(poisoner=2), "poisoned") == []
    assert "poisoner" in table.woke(0)


def test_a_good_evil_twins_twin_is_evil() -> None:
    table = distilled("evil_twin").night(twin=8)
    assert table.asked("twin") == [(7, 8)]
    assert "evil_twin" in table.woke(8)


def test_where_no_such_minion_is_left_nothing_is_given() -> None:
    table = Table("alchemist chef empath monk saint recluse slayer poisoner imp").night(poisoner=1)
    assert table.woke(0) == ["alchemist"]
    assert table.asked("alchemist") == []


def test_who_becomes_the_alchemist_is_given_it_in_the_next_night() -> None:
    table = Table("mayor chef empath monk saint recluse slayer scarlet_woman imp", also="alchemist witch")
    table.night().day()
    table.telling.amend(("role", 0, "alchemist"))
    assert table.night(alchemist="witch", witch=3, imp=1, monk=5).woke(0) == ["news", "alchemist", "witch"]
