"""The Fisherman."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.core.requests import Ask

SEVEN = "fisherman chef empath undertaker mayor poisoner imp"


def came(roles: str = SEVEN, by: int = 0, poisoned: int = 6, **choices: Any) -> Table:
    """On the first day somebody comes for advice."""
    return Table(roles).night(poisoner=poisoned).open_nominations().say(by, "fish", **choices)


def advice(table: Table) -> list[tuple[int, str, Any]]:
    """What was told, and to whom."""
    told = [event for event in table.found("informed") if event["kind"].startswith("fish")]
    return [(event["seat"], event["kind"], event["answer"]) for event in told]


def test_the_fisherman_is_advised_about_somebody() -> None:
    wanted: dict[str, Any] = {"fisherman": "execute", "fisherman:execute": 5}
    table = came(**wanted)
    assert advice(table) == [(0, "fisherman_execute", (5,))]
    assert table.asked("fisherman") == [("talk_to", "execute", "spare", "doubt", "own_words")]
    assert table.asked("fisherman:execute") == [(1, 2, 3, 4, 5, 6)]


def test_the_storyteller_may_say_it_in_their_own_words() -> None:
    assert advice(came(fisherman="own_words")) == [(0, "fisherman_own_words", ())]


def test_once_in_the_game() -> None:
    table = came().close_the_day().night(poisoner=6).open_nominations().say(0, "fish")
    assert advice(table) == [(0, "fish", ())]
    assert table.asked("fisherman") == []


def test_others_may_come_and_are_told_nothing() -> None:
    table = came(by=1)
    assert advice(table) == [(1, "fish", ())]
    assert table.asked("fish") == came().asked("fish") == [("yes",)]


def test_nobody_else_hears_of_it() -> None:
    table = came()
    for seat in range(1, 7):
        assert not any(str(event.get("kind")).startswith("fish") for event in table.heard_by(seat))


def test_once_a_day_and_not_when_dead() -> None:
    table = came(by=1)
    with pytest.raises(Refusal):
        table.say(1, "fish")
    dead = Table(SEVEN).night(poisoner=6).bury(0).open_nominations()
    with pytest.raises(Refusal):
        dead.say(0, "fish")


def test_without_a_fisherman_in_the_script_nobody_may() -> None:
    table = Table("chef monk empath undertaker mayor poisoner imp").night(poisoner=6).open_nominations()
    with pytest.raises(Refusal):
        table.say(0, "fish")


@pytest.mark.parametrize(("roles", "poisoned"), [
    (SEVEN, 0),
    ("drunk:fisherman chef empath monk undertaker mayor poisoner imp", 7),
])  # fmt: skip
def test_drunk_or_poisoned_the_fisherman_is_advised_too_and_has_used_it(roles: str, poisoned: int) -> None:
    table = came(roles, poisoned=poisoned)
    assert len(advice(table)) == 1
    assert advice(table)[0][1] == "fisherman_talk_to"
    assert "spent" in [mark.kind for mark in table.telling.grimoire.marks]


def suggested(roles: str, prompt: str, poisoned: int, **choices: Any) -> set[Any]:
    """What is suggested to decide for the Fisherman."""
    table = Table(roles).night(poisoner=poisoned).open_nominations()
    table.telling.answer(0, ("fish",))
    while (ask := table.telling.pending) is not None:
        assert isinstance(ask, Ask)
        if ask.prompt == prompt:
            grimoire = table.telling.grimoire
            lots = (Random(lot).randrange for lot in range(24))
            return {table.tale.suggestion(grimoire, ask, below).choice for below in lots}
        table.telling.answer(ask.who, choices.get(ask.prompt, next(iter(ask.options))))
    raise AssertionError(f"nobody was asked {prompt}")


def test_it_is_suggested_to_help_whom_it_works_for_and_to_mislead_the_others() -> None:
    assert suggested(SEVEN, "fisherman", 6) == {"talk_to", "spare"}
    assert suggested(SEVEN, "fisherman:talk_to", 6) == {1, 2, 3}
    assert suggested(SEVEN, "fisherman:talk_to", 0) == {5}
    assert suggested(SEVEN, "fisherman:execute", 6, fisherman="execute") == {5}
    assert suggested(SEVEN, "fisherman:execute", 0, fisherman="execute") == {1, 2, 3}
