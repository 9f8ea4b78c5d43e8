"""The Scarlet Woman."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked, open_talk
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import POISONED

FIVE = "scarlet_woman imp slayer empath chef"
SIX = "scarlet_woman imp slayer empath chef recluse"
TEN = "scarlet_woman imp poisoner slayer empath chef monk virgin undertaker soldier"


def test_if_the_demon_is_executed_while_five_live_she_becomes_the_demon() -> None:
    table = Table(FIVE).night().day((2, 1, (2, 3, 4)))
    assert table.executed == [1]
    assert table.role(0) == "imp"
    assert table.winners == ()


def test_with_four_alive_good_wins() -> None:
    table = Table(FIVE).night().day((1, 4, (1, 2, 3)))
    assert table.executed == [4]
    table.night(imp=4).day((2, 1, (2, 3)))
    assert table.role(0) == "scarlet_woman"
    assert table.winners == ("good",)


def test_travellers_do_not_count_among_the_five() -> None:
    table = Table(FIVE).night().day((1, 4, (1, 2, 3))).night(imp=4)
    for role in ("thief", "bureaucrat", "gunslinger"):
        arrive(table, role)
    assert table.day((2, 1, (0, 2, 3, 5))).winners == ("good",)


def test_she_takes_over_when_the_slayer_hits() -> None:
    table = Table(FIVE).night()
    open_talk(table).say(2, "slay", 1)
    assert table.dead == [1]
    assert table.role(0) == "imp"
    assert table.winners == ()


def test_she_takes_over_when_a_gunslinger_hits() -> None:
    table = Table(FIVE)
    arrive(table, "gunslinger")
    table.night().day((2, 3, (1,)), gunslinger=1)
    assert table.dead == [1]
    assert table.role(0) == "imp"


def test_nobody_else_learns_of_it() -> None:
    table = Table(FIVE).night().day((2, 1, (2, 3, 4)))
    assert not [event for event in table.heard_by("town") if event["e"] in ("became", "shown")]
    assert not [event for event in table.heard_by(1) if event["e"] == "became"]


def test_she_is_told_in_the_night_that_comes_before_she_acts() -> None:
    table = Table(FIVE).night().day((2, 1, (2, 3, 4)))
    assert [event["role"] for event in table.heard_by(0) if event["e"] == "shown"] == ["scarlet_woman"]
    table.night(imp=4)
    assert table.woke(0) == ["news", "imp"]
    assert [event["role"] for event in table.heard_by(0) if event["e"] == "shown"] == ["scarlet_woman", "imp"]
    assert table.dead == [4]


def test_she_is_told_once() -> None:
    table = Table(FIVE).night().day((2, 1, (2, 3, 4))).night(imp=0).day()
    assert "news" not in table.woke(0)


def test_when_the_imp_kills_itself_with_five_alive_it_is_she_who_becomes_the_imp() -> None:
    table = Table(TEN, poisoner=9).night().day().night(imp=1, monk=4)
    assert table.role(0) == "imp"
    assert table.role(2) == "poisoner"
    assert table.dead == [1]
    shown = [event["role"] for event in table.heard_by(0) if event["e"] == "shown"]
    assert shown == ["scarlet_woman", "imp"]


def test_who_becomes_the_imp_by_night_does_not_act_that_night() -> None:
    table = Table(TEN, poisoner=9).night().day().night(imp=1, monk=4)
    assert table.woke(0) == []


def test_with_four_alive_the_storyteller_chooses_among_the_minions() -> None:
    table = Table(TEN, poisoner=9).night()
    for victim in (4, 5, 6, 7, 8, 9):
        table.telling.grimoire.let_live(victim, lives=False)
    table.day()
    assert table.asked_by_night("heir", imp=1) == (0, 2)


def test_while_poisoned_she_does_not_take_over() -> None:
    table = Table(TEN).night(poisoner=0).day((3, 1, (3, 4, 5, 6, 7)))
    assert table.role(0) == "scarlet_woman"
    assert table.winners == ("good",)


def test_poisoned_she_may_still_be_the_minion_who_becomes_the_imp() -> None:
    table = Table(TEN).night(poisoner=9).day().night(poisoner=0, imp=1, monk=4, heir=0)
    assert table.role(0) == "imp"
    assert marked(table, POISONED) == [0]


def test_dead_she_does_not_take_over() -> None:
    table = Table(TEN, poisoner=9).night().day((3, 0, (3, 4, 5, 6, 7))).night(imp=8, monk=4)
    assert table.day((3, 1, (3, 4, 5, 6, 7))).winners == ("good",)


def test_she_stays_on_her_side() -> None:
    table = Table(FIVE).night().day((2, 1, (2, 3, 4)))
    assert table.town.is_evil(0)


def test_a_recluse_who_dies_makes_no_demon_of_her() -> None:
    table = Table(SIX).night()
    open_talk(table).say(2, "slay", 5, **{"register:slayer": "yes"})
    assert table.dead == [5]
    assert table.role(0) == "scarlet_woman"


def test_if_she_dies_as_the_demon_good_wins() -> None:
    table = Table(TEN, poisoner=9).night().day((3, 1, (3, 4, 5, 6, 7)))
    table.night(imp=8, monk=4).day((3, 0, (3, 4, 5, 6)))
    assert table.winners == ("good",)


def test_the_fortune_teller_finds_her_only_after_she_took_over() -> None:
    roles = "scarlet_woman imp fortune_teller empath chef"
    table = Table(roles, red_herring=2).night(fortune_teller=(0, 4))
    assert table.told(2) == ["no"]
    table.day((2, 1, (2, 3, 4))).night(imp=3, fortune_teller=(0, 4))
    assert table.told(2) == ["yes"]


def test_news_are_true_for_the_poisoned_too() -> None:
    table = Table(TEN, poisoner=9).night().day((3, 1, (3, 4, 5, 6, 7))).night(poisoner=0, imp=8, monk=4)
    assert [event["role"] for event in table.heard_by(0) if event["e"] == "shown"] == ["scarlet_woman", "imp"]
    assert table.dead == []


def with_a_second_demon(demon: str) -> Table:
    """The Imp is executed by day, while somebody else has been made this Demon."""
    table = Table("imp poisoner scarlet_woman chef empath mayor slayer virgin monk undertaker", also=demon)
    table.night(poisoner=3)
    table.telling.amend(("role", 3, demon))
    return table.day((4, 0, (1, 2, 4, 5, 6, 7)))


def test_she_takes_over_though_another_demon_lives() -> None:
    table = with_a_second_demon("pukka")
    assert (table.role(2), table.winners) == ("imp", ())
    assert table.town.living_demons == (2, 3)


def test_beside_a_fang_gu_there_are_not_two_demons() -> None:
    table = with_a_second_demon("fang_gu")
    assert (table.role(2), table.winners) == ("scarlet_woman", ())


def test_of_two_with_the_ability_one_takes_over() -> None:
    table = Table("imp poisoner scarlet_woman chef empath mayor slayer virgin monk undertaker")
    table.night(poisoner=3)
    table.town.give(4, "scarlet_woman", source="alchemist")
    table.day((5, 0, (1, 2, 4, 5, 6, 7)))
    assert (table.role(2), table.role(4)) == ("imp", "empath")
