"""The Slayer."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal

FIVE = "slayer chef empath scarlet_woman imp"
DEMON_SEEN: dict[str, Any] = {"register:slayer": "yes"}  # the Recluse is taken for a Demon
SEVEN = "slayer chef empath soldier monk scarlet_woman imp"


def shot(roles: str, target: int, by: int = 0, **settled: object) -> Table:
    """On the first day, once nominations are open, somebody says to be the Slayer and shoots."""
    return Table(roles, **settled).night().open_nominations().say(by, "slay", target)


def heard_of_it(table: Table, listener: int) -> list[dict[str, Any]]:
    heard = table.heard_by(listener)
    first = next(at for at, one in enumerate(heard) if one["e"] == "used")
    return heard[first:]


def test_the_slayer_kills_the_demon() -> None:
    table = shot("slayer chef empath poisoner imp", 4, poisoner=3).end_if_decided()
    assert table.dead == [4]
    assert table.winners == ("good",)


def test_the_slayer_shoots_while_all_talk_too() -> None:
    table = Table("slayer chef empath poisoner imp", poisoner=3).night()
    table.telling.begin_beat()
    assert table.say(0, "slay", 4).end_if_decided().winners == ("good",)


def test_nothing_happens_to_who_is_no_demon() -> None:
    table = shot(FIVE, 3)
    assert table.alive(3)
    assert table.found("nothing_happened")


def test_the_shot_is_no_execution() -> None:
    table = shot("slayer recluse empath soldier monk chef scarlet_woman imp", 1, **DEMON_SEEN)
    assert table.dead == [1]
    table.nominate(0, 6, 0, 2, 3, 4).close_the_day()
    assert table.executed == [6]


def test_nobody_shoots_twice() -> None:
    table = shot(FIVE, 3)
    with pytest.raises(Refusal):
        table.say(0, "slay", 4)
    table.close_the_day().night(imp=1).open_nominations()
    with pytest.raises(Refusal):
        table.say(0, "slay", 4)


def test_who_has_bluffed_cannot_do_so_again() -> None:
    table = shot(FIVE, 4, by=1)
    with pytest.raises(Refusal):
        table.say(1, "slay", 2)
    assert table.say(0, "slay", 3).alive(3)


def test_a_scarlet_woman_takes_over_from_a_demon_who_was_shot() -> None:
    """Nobody learns of it (Способности)."""
    table = shot(FIVE, 4)
    assert table.dead == [4]
    assert table.role(3) == "imp"
    assert table.winners == ()
    assert [one["e"] for one in heard_of_it(table, 1)] == ["used", "died", "vote_tokens"]


def test_a_poisoned_slayer_wastes_the_shot_for_good() -> None:
    table = shot("slayer chef empath poisoner imp", 4, poisoner=0)
    assert table.alive(4)
    assert table.found("nothing_happened")
    table.close_the_day().night(poisoner=1, imp=1).open_nominations()
    with pytest.raises(Refusal):
        table.say(0, "slay", 4)


def test_a_drunk_slayer_kills_nobody() -> None:
    table = shot("drunk:slayer chef empath soldier scarlet_woman imp", 5)
    assert table.alive(5)
    assert table.found("nothing_happened")


def test_a_dead_slayer_does_not_shoot() -> None:
    table = Table(FIVE).night().bury(0).open_nominations()
    with pytest.raises(Refusal):
        table.say(0, "slay", 4)


def test_a_recluse_may_be_shot_as_a_demon_and_the_game_goes_on() -> None:
    eight = "slayer recluse empath soldier monk chef scarlet_woman imp"
    table = shot(eight, 1)
    assert table.asked("register:slayer") == [("no", "yes")]
    assert table.alive(1)
    table = shot(eight, 1, **DEMON_SEEN)
    assert table.dead == [1]
    assert table.winners == ()
    assert table.role(6) == "scarlet_woman"


def test_a_poisoned_recluse_is_not_shot() -> None:
    table = shot("slayer recluse empath soldier monk chef poisoner imp", 1, poisoner=1)
    assert table.alive(1)
    assert table.asked("register:slayer") == []


def test_a_drunk_slayer_shoots_no_recluse() -> None:
    table = shot("drunk:slayer recluse empath saint soldier chef baron imp", 1)
    assert table.alive(1)
    assert table.asked("register:slayer") == []


def test_a_poisoned_demon_is_shot() -> None:
    assert shot("slayer chef empath poisoner imp", 4, poisoner=4).dead == [4]


def test_a_shot_at_the_dead_is_wasted() -> None:
    table = Table(SEVEN).night().day((0, 6, (0, 1, 2, 3))).night(imp=2, monk=2).open_nominations()
    table.say(0, "slay", 6)
    assert table.dead == []
    assert table.found("nothing_happened")
    with pytest.raises(Refusal):
        table.say(0, "slay", 5)


def test_a_dead_recluse_is_not_shot() -> None:
    table = (
        Table("slayer recluse empath soldier monk chef scarlet_woman imp").night().bury(1).open_nominations()
    )
    table.say(0, "slay", 1)
    assert table.asked("register:slayer") == []
    assert table.found("nothing_happened")


def test_the_demon_who_has_taken_over_is_shot() -> None:
    table = Table(SEVEN).night().day((0, 6, (0, 1, 2, 3))).night(imp=2, monk=2).open_nominations()
    assert table.say(0, "slay", 5).dead == [5]


def test_one_may_shoot_oneself() -> None:
    assert shot(FIVE, 0).found("nothing_happened")


@pytest.mark.parametrize("roles", [
    "slayer chef empath poisoner imp",
    "chef slayer empath poisoner imp",
    "imp chef empath poisoner slayer",
])  # fmt: skip
def test_a_bluff_sounds_like_the_true_slayer_who_misses(roles: str) -> None:
    """The Imp may pretend to use it (Добавляем веселья)."""
    table = shot(roles, 2, poisoner=3)
    assert heard_of_it(table, 1) == [
        {"e": "used", "seat": 0, "kind": "slayer", "nominee": 2},
        {"e": "nothing_happened"},
    ]


def test_nobody_shoots_between_a_nomination_and_its_vote() -> None:
    table = Table(FIVE).night().open_nominations().say(1, "nominate", 2)
    table.telling.begin_beat()
    with pytest.raises(Refusal):
        table.say(0, "slay", 4)


def test_who_missed_and_who_bluffed_may_say_the_same_from_then_on() -> None:
    true, bluff = shot(FIVE, 1), shot("chef slayer empath scarlet_woman imp", 1)
    assert set(true.options(0)) == set(bluff.options(0))


def test_a_shot_recluse_looks_like_a_demon_whom_a_scarlet_woman_follows() -> None:
    recluse = shot("slayer recluse empath soldier monk chef scarlet_woman imp", 1, **DEMON_SEEN)
    demon = shot("slayer imp empath soldier monk chef scarlet_woman recluse", 1)
    assert heard_of_it(recluse, 3) == heard_of_it(demon, 3)
