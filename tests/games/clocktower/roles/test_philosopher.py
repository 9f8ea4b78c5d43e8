"""The Philosopher."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import marked, open_talk
from tests.games.clocktower.table import Table

from fabula.core.working import bears
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

FIVE = "philosopher chef empath scarlet_woman imp"
SEVEN = "philosopher chef empath monk slayer scarlet_woman imp"


def test_the_philosopher_gains_an_ability_and_acts_in_its_line() -> None:
    table = Table(FIVE).night(philosopher="washerwoman")
    assert table.role(0) == "philosopher"
    assert table.woke(0) == ["philosopher", "washerwoman"]
    assert table.told(0)[0][2] == "chef"


def test_the_philosopher_chooses_once_and_may_wait() -> None:
    table = Table(SEVEN).night()
    table.day().night(philosopher="empath", imp=2, monk=1)
    assert table.told(0) == [1]
    table.day().night(imp=1, monk=4)
    assert table.woke(0) == ["empath"]
    assert table.asked("philosopher") == []


def test_any_good_role_of_the_script_may_be_chosen_but_their_own() -> None:
    (options,) = Table(FIVE).night().asked("philosopher")
    assert options[0] is None
    assert set(options[1:]) >= {"chef", "saint", "drunk"}
    assert {"philosopher", "imp", "poisoner"}.isdisjoint(options)


def test_whoever_has_the_role_is_drunk_while_the_philosopher_lives() -> None:
    table = Table(SEVEN).night(philosopher="empath")
    assert marked(table, "drunk") == [2]
    assert table.told(0) == [1]
    assert len(table.asked("learn:empath")[-1]) == 3
    table.day().night(imp=0, monk=1)
    assert marked(table, "drunk") == []


def test_the_drunkenness_pauses_while_the_philosopher_is_poisoned() -> None:
    table = Table("philosopher chef empath slayer poisoner imp monk", poisoner=1)
    table.night(philosopher="empath").day()
    table.night(poisoner=0, imp=1, monk=2)
    assert not bears(table.telling.grimoire, 2, "drunk")
    table.day().night(poisoner=3, imp=3, monk=2)
    assert bears(table.telling.grimoire, 2, "drunk")


def test_whoever_comes_to_have_the_role_later_is_drunk_too() -> None:
    table = Table(SEVEN).night(philosopher="soldier")
    assert marked(table, "drunk") == []
    at_once(become(table.town, 1, "soldier"))
    assert marked(table, "drunk") == [1]
    at_once(become(table.town, 2, "virgin"))
    assert marked(table, "drunk") == [1]


def test_who_is_drunk_stays_so_with_another_role() -> None:
    table = Table(SEVEN).night(philosopher="empath")
    at_once(become(table.town, 2, "virgin"))
    assert marked(table, "drunk") == [2]


def test_a_role_of_the_first_night_acts_in_the_night_of_the_choice() -> None:
    table = Table(SEVEN).night().day().night(philosopher="chef", imp=2, monk=4)
    assert table.told(0) == [1]
    assert table.day().night(imp=3, monk=4).woke(0) == []


def test_a_philosopher_with_a_red_herring_and_one_who_is_a_soldier() -> None:
    table = Table(SEVEN, red_herring=1).night(philosopher="fortune_teller", fortune_teller=(1, 2))
    assert table.told(0) == ["yes"]
    table = Table(SEVEN).night(philosopher="soldier").day().night(imp=0, monk=1)
    assert table.alive(0)


def test_a_philosopher_may_shoot_and_may_lose_as_a_saint() -> None:
    table = Table("philosopher chef empath poisoner imp", poisoner=1).night(philosopher="slayer")
    open_talk(table).say(0, "slay", 4)
    assert table.dead == [4]
    table = Table(SEVEN).night(philosopher="saint").day((1, 0, (1, 2, 3, 4)))
    assert table.winners == ("evil",)


def test_a_philosopher_registers_as_a_recluse_does_even_when_dead() -> None:
    table = Table(FIVE).night(philosopher="recluse").day().night(imp=0)
    table.day()
    assert table.town.disguises(0) == ("recluse",)
    table = Table("chef philosopher empath scarlet_woman imp").night(philosopher="recluse")
    assert table.asked("learn:empath") == [(1, 2)]


def test_a_dead_philosopher_is_a_ravenkeeper_for_once() -> None:
    table = Table(FIVE).night(philosopher="ravenkeeper").day().night(imp=0, ravenkeeper=3)
    assert table.told(0) == ["scarlet_woman"]


def test_the_dead_ability_ends_with_the_philosopher() -> None:
    table = Table(SEVEN).night(philosopher="empath").day().night(imp=0, monk=1)
    assert table.woke(0) == []


def test_a_poisoned_philosopher_gains_nothing_and_does_not_know_it() -> None:
    table = Table("philosopher chef empath poisoner imp", poisoner=0).night(philosopher="empath")
    assert marked(table, "drunk") == []
    assert table.woke(0) == ["philosopher", "empath"]
    assert len(table.asked("learn:empath")[0]) == 3
    table.day().night(poisoner=1, imp=1)
    assert table.woke(0) == ["empath"]
    assert len(table.asked("learn:empath")[0]) == 3


def test_a_drunk_philosopher_gains_nothing() -> None:
    table = Table("drunk:philosopher chef empath monk scarlet_woman imp").night(philosopher="soldier")
    assert table.day().night(imp=0, monk=1).dead == [0]


def test_a_philosopher_who_charms_the_demon_gives_it_their_own_role() -> None:
    table = Table("philosopher snake_charmer chef scarlet_woman imp")
    table.night(philosopher="snake_charmer", snake_charmer={0: 4, 1: 2})
    assert (table.role(0), table.role(4)) == ("imp", "philosopher")
    assert marked(table, "drunk") == []
    assert marked(table, "poisoned") == [4]


def test_a_philosopher_is_seen_as_the_philosopher() -> None:
    table = Table("philosopher undertaker empath monk slayer scarlet_woman imp").night(philosopher="chef")
    table.day((1, 0, (1, 2, 3, 4))).night(imp=2, monk=4)
    assert table.told(1) == ["philosopher"]


@pytest.mark.parametrize("role", ["drunk", "butler", "mutant", "klutz", "barber", "sweetheart", "sage"])
def test_every_good_role_can_be_taken_up(role: str) -> None:
    table = Table(f"{SEVEN} {role}" if role not in ("drunk", "sage") else FIVE).night(
        **({"philosopher": role} if role in ("drunk", "butler") else {})
    )
    assert table.day().night(imp=1, monk=2).alive(0)
