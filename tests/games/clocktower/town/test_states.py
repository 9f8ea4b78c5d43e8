"""Role, side, life, drunkenness and poison: five states that do not depend on each other."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, end_talk, marked, may, open_talk
from tests.games.clocktower.table import Table

from fabula.core.events import Turned
from fabula.games.clocktower.almanac.cards import POISONED
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

SEVEN = "imp poisoner chef empath monk slayer soldier"
TEN = "imp poisoner spy soldier monk chef empath slayer virgin undertaker"


def test_an_ability_acts_as_soon_as_it_is_used() -> None:
    table = Table("imp poisoner fortune_teller empath monk", poisoner=4, red_herring=3).night().day()
    assert table.night(imp=2, monk=3).woke(2) == []


def test_the_town_does_not_learn_that_a_demon_has_a_successor() -> None:
    table = Table("imp scarlet_woman chef empath slayer").night().day((2, 0, (2, 3, 4)))
    before = [event["e"] for event in table.heard_by("town")]
    assert {"became", "shown", "granted"}.isdisjoint(before)


def test_a_shot_that_misses_tells_nothing_of_who_shot() -> None:
    table = open_talk(Table(SEVEN, poisoner=2).night())
    table.say(5, "slay", 2).say(3, "slay", 2)
    heard = [event for event in table.heard_by("town") if event["e"] in ("used", "nothing_happened")]
    assert [event["e"] for event in heard] == ["used", "nothing_happened"] * 2
    assert heard[0] == {**heard[2], "seat": 5}


def test_whoever_is_protected_does_not_learn_it() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(imp=3, monk=3)
    assert table.told(3) == [0]
    assert [event["e"] for event in table.heard_by(3)][-2:] == ["phase", "quiet"]


def test_a_dead_poisoners_victim_is_healthy_at_once() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(poisoner=5, imp=1, monk=2)
    open_talk(table).say(5, "slay", 0)
    assert table.dead == [0]


def test_a_poisoned_protector_does_not_protect_even_from_before() -> None:
    table = Table(SEVEN, poisoner=2).night().day()
    assert table.night(poisoner=4, imp=3, monk=3).dead == [3]


def test_an_ability_for_when_one_dies_is_lost_where_one_dies_poisoned() -> None:
    roles = "imp poisoner ravenkeeper empath monk"
    table = Table(roles, poisoner=4).night().day()
    told = table.asked_by_night("learn:ravenkeeper", poisoner=2, imp=2, monk=3, ravenkeeper=0)
    assert len(told) > 20


def test_an_ability_for_when_one_dies_works_after_death() -> None:
    roles = "imp poisoner ravenkeeper empath monk"
    table = Table(roles, poisoner=4).night().day().night(imp=2, monk=3, ravenkeeper=0)
    assert table.told(2) == ["imp"]


def test_a_new_role_brings_its_ability_fresh_and_the_old_one_goes() -> None:
    table = Table(SEVEN, poisoner=2).night()
    open_talk(table).say(5, "slay", 2)
    end_talk(table).close_the_day()
    at_once(become(table.town, 5, "monk"))
    assert [grant.role for grant in table.town.abilities(5)] == ["monk"]
    at_once(become(table.town, 5, "slayer"))
    assert not [mark for mark in table.telling.grimoire.marks if mark.kind == "spent"]


def test_a_role_of_the_first_night_gained_later_acts_in_the_night_that_comes() -> None:
    table = Table(SEVEN, poisoner=2).night().day()
    at_once(become(table.town, 5, "monk"))
    table.night(imp=2, monk=3)
    assert table.woke(5) == ["news", "monk"]


def test_brackets_change_nothing_in_the_middle_of_a_game() -> None:
    table = Table(SEVEN, poisoner=2).night().day()
    at_once(become(table.town, 1, "baron"))
    assert [table.town.kind(seat) for seat in range(7)].count("outsider") == 0


def test_the_executed_need_not_die_and_the_dead_do_not_die_again() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(imp=3, monk=2).day((0, 3, (0, 1, 2)))
    assert table.executed == [3]
    assert table.dead == []
    assert table.night(imp=3, monk=2).dead == []


def test_a_role_does_not_depend_on_the_side() -> None:
    table = Table(SEVEN, poisoner=2).night()
    table.town.tell(Turned(4, "evil"))
    assert table.role(4) == "monk"
    assert table.town.is_evil(4)
    assert table.day().night(imp=3, monk=3).dead == []


def test_a_side_does_not_depend_on_the_role() -> None:
    table = Table(SEVEN, poisoner=2).night().day()
    at_once(become(table.town, 4, "spy"))
    assert not table.town.is_evil(4)
    assert table.town.kind(4) == "minion"


def test_who_changes_learns_it_truly_though_poisoned() -> None:
    table = Table(SEVEN, poisoner=2).night().day()
    at_once(become(table.town, 5, "undertaker"))
    table.night(poisoner=5, imp=2, monk=3)
    assert [event["role"] for event in table.heard_by(5) if event["e"] == "shown"] == ["slayer", "undertaker"]


def test_who_believes_in_another_role_is_not_told_the_truth() -> None:
    table = (
        Table("imp poisoner drunk:soldier chef empath monk", poisoner=3).night().day().night(imp=3, monk=4)
    )
    assert [event["role"] for event in table.heard_by(2) if event["e"] == "shown"] == ["soldier"]


def test_the_dead_may_be_poisoned() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(imp=3, monk=2).day().night(poisoner=3, imp=3, monk=2)
    assert marked(table, POISONED) == [3]


def test_a_power_used_in_vain_is_used_up() -> None:
    table = Table(SEVEN).night(poisoner=5)
    open_talk(table).say(5, "slay", 0)
    assert table.dead == []
    end_talk(table).close_the_day().night(poisoner=2, imp=2, monk=3)
    assert may(open_talk(table), 5, "slay") == []


def test_a_player_who_is_well_again_has_the_ability_again() -> None:
    table = Table("imp poisoner soldier empath monk").night(poisoner=2).day()
    table.night(poisoner=2, imp=4, monk=3).day()
    assert table.night(poisoner=3, imp=2).dead == []


def test_who_is_poisoned_is_woken_and_asked_like_the_others() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(poisoner=4, imp=3, monk=2)
    assert table.woke(4) == ["monk"]
    assert [event["choice"] for event in table.heard_by(4) if event["e"] == "chose"] == [2]


def test_the_poisoned_may_be_told_the_truth_or_anything() -> None:
    table = Table("imp poisoner undertaker empath monk slayer soldier", poisoner=3).night()
    table.day((0, 5, (0, 1, 2, 3)))
    told = table.asked_by_night("learn:undertaker", poisoner=2, imp=6, monk=3)
    assert {"slayer", "mayor", "imp"} <= set(told)


def test_poison_does_not_cure_the_drunk() -> None:
    table = Table("imp poisoner drunk:soldier chef empath monk").night(poisoner=2).day()
    assert table.night(poisoner=2, imp=2, monk=3).dead == [2]


def test_abilities_see_the_poisoned_as_they_are() -> None:
    table = Table("empath imp poisoner chef monk", poisoner=1).night()
    assert table.told(0) == [1]
    roles = "fortune_teller imp poisoner chef monk"
    table = Table(roles, poisoner=1, red_herring=3).night(fortune_teller=(1, 4))
    assert table.told(0) == ["yes"]


def test_it_is_the_player_who_is_poisoned() -> None:
    table = Table(SEVEN, poisoner=2).night().day()
    table.asked_by_night("imp", poisoner=5, monk=3)
    at_once(become(table.town, 5, "mayor"))
    assert marked(table, POISONED) == [5]
    assert table.town.working(5, "mayor") is None


def test_what_a_drunk_or_poisoned_player_does_stays_undone() -> None:
    table = Table(SEVEN, poisoner=2).night().day()
    table.asked_by_night("monk", poisoner=4)
    table.telling.answer(4, 3)
    table.town.grimoire.marks = ()
    assert table.night(imp=3).dead == [3]


def test_what_runs_on_pauses_and_comes_back() -> None:
    table = Table(SEVEN, poisoner=2)
    bureaucrat = arrive(table, "bureaucrat")
    table.asked_by_night("poisoner", bureaucrat=3)
    assert marked(table, "three_votes") == [3]
    table.telling.answer(1, bureaucrat)
    assert marked(table, "three_votes") == []
    table.night().day()
    assert table.night(bureaucrat=3, imp=2, monk=5).day().winners == ()


def test_what_runs_on_comes_back_when_the_poisoner_dies() -> None:
    table = Table(SEVEN, poisoner=2)
    bureaucrat = arrive(table, "bureaucrat")
    table.night(bureaucrat=3).day().night(bureaucrat=3, poisoner=bureaucrat, imp=1, monk=2)
    assert marked(table, "three_votes") == [3]


def test_five_states_do_not_depend_on_each_other() -> None:
    table = Table(TEN, poisoner=5).night().day().night(poisoner=2, imp=0, heir=2, monk=3)
    town = table.town
    assert (table.role(2), town.is_evil(2), table.alive(2), marked(table, POISONED)) == (
        "imp",
        True,
        True,
        [2],
    )
    town.tell(Turned(2, "good"))
    assert (table.role(2), table.alive(2), marked(table, POISONED)) == ("imp", True, [2])
    table.day((1, 7, (1, 2, 3, 4, 5)))
    assert (table.role(7), town.is_evil(7), table.alive(7)) == ("slayer", False, False)
