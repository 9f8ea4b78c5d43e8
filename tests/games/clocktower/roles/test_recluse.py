"""The Recluse."""

from __future__ import annotations

from tests.games.clocktower.square import end_talk, open_talk
from tests.games.clocktower.table import Table

ROLES = "recluse imp poisoner slayer undertaker ravenkeeper"


def test_the_slayer_may_kill_a_recluse_and_the_game_goes_on() -> None:
    table = Table(ROLES, poisoner=2).night()
    open_talk(table).say(3, "slay", 0, **{"register:slayer": "yes"})
    assert table.dead == [0]
    assert table.winners == ()
    assert end_talk(table).next == ""


def test_the_slayer_may_miss_a_recluse() -> None:
    table = Table(ROLES, poisoner=2).night()
    open_talk(table).say(3, "slay", 0, **{"register:slayer": "no"})
    assert table.dead == []


def test_the_undertaker_may_see_any_minion_or_demon_for_a_dead_recluse() -> None:
    table = Table(ROLES, poisoner=2).night().day((1, 0, (1, 2, 3)))
    told = table.asked_by_night("learn:undertaker", imp=3)
    assert told == ("recluse", "poisoner", "spy", "scarlet_woman", "baron", "imp")


def test_the_ravenkeeper_may_see_any_minion_or_demon_for_a_recluse() -> None:
    table = Table(ROLES, poisoner=2).night().day()
    told = table.asked_by_night("learn:ravenkeeper", imp=5, ravenkeeper=0)
    assert set(told) == {"recluse", "poisoner", "spy", "scarlet_woman", "baron", "imp"}


def test_a_poisoned_recluse_registers_as_what_they_are() -> None:
    table = Table(ROLES).night(poisoner=3).day()
    table.night(poisoner=0, imp=5, ravenkeeper=0)
    assert table.told(5) == ["recluse"]


def test_a_dead_recluse_who_is_poisoned_registers_as_what_they_are() -> None:
    table = Table(ROLES).night(poisoner=3).day((1, 0, (1, 2, 3)))
    table.night(poisoner=0, imp=3)
    assert table.told(4) == ["recluse"]


def test_the_fortune_teller_may_see_a_demon_in_a_recluse() -> None:
    table = Table("recluse imp poisoner fortune_teller chef monk", poisoner=2, red_herring=4)
    assert table.asked_by_night("learn:fortune_teller", fortune_teller=(0, 5)) == ("no", "yes")


def test_the_investigator_may_see_any_minion_in_a_recluse() -> None:
    table = Table("recluse imp poisoner investigator chef monk", poisoner=2)
    told = table.asked_by_night("learn:investigator")
    assert {role for *_, role in told} == {"poisoner", "spy", "scarlet_woman", "baron"}
    assert all(0 in (a, b) for a, b, role in told if role != "poisoner")


def test_a_recluse_is_good_whatever_they_register_as() -> None:
    table = Table(ROLES, poisoner=2).night().day((0, 1, (0, 2, 3)))
    assert table.winners == ("good",)
    won = [event for event in table.telling.events() if event.name == "won"]
    assert 0 in won[0].data()["seats"]


def test_a_recluse_executed_is_no_demon_who_dies() -> None:
    table = Table("recluse imp scarlet_woman slayer undertaker ravenkeeper").night().day((1, 0, (1, 2, 3)))
    assert table.role(2) == "scarlet_woman"
    assert table.winners == ()
