"""Before dawn whoever leads is told of what each has died, and nobody else is at any time."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.events import Event, PhaseBegan
from fabula.core.telling import fold

Cause = tuple[str, dict[str, Any]]
BY_NIGHT = "foresee-dies-tonight"


def causes(table: Table) -> list[Cause]:
    """What was foreseen of those who die, before the last dawn told of them."""
    log = table.telling.log
    dawn = max(at for at, line in enumerate(log) if isinstance(line, PhaseBegan) and line.phase == "dawn")
    before = fold(table.telling.setup, (line for line in log[:dawn] if isinstance(line, Event)))
    foreseen = table.telling.tale.foresee(before)
    told = [(line.code, dict(line.args)) for line in foreseen if line.dies is not None]
    assert sorted(args["who"] for _, args in told) == sorted(table.dead)
    return told


def died_of(who: int, role: str) -> Cause:
    return BY_NIGHT, {"who": who, "role": role}


@pytest.mark.parametrize(
    ("roles", "choices", "expected"),
    [
        ("butler chef empath monk scarlet_woman imp", {"imp": 0, "monk": 2},
         [("foresee-attack-dies", {"who": 0, "role": "imp"})]),
        ("gambler chef empath monk soldier scarlet_woman imp", {"gambler": (6, "chef"), "imp": 4, "monk": 1},
         [died_of(0, "gambler")]),
        ("tinker chef empath monk scarlet_woman imp", {"imp": 1, "monk": 2, "tinker": "yes"},
         [("foresee-attack-dies", {"who": 1, "role": "imp"}), died_of(0, "tinker")]),
        ("mayor chef empath monk virgin scarlet_woman imp", {"imp": 0, "monk": 1, "bounce": 2},
         [("foresee-attack-bounced", {"who": 2, "ward": 0, "role": "imp"})]),
        ("fang_gu saint chef poisoner empath monk soldier", {"fang_gu": 1, "poisoner": 2, "monk": 6},
         [died_of(0, "fang_gu")]),
    ],
)  # fmt: skip
def test_whoever_leads_is_told_of_what_each_dies(
    roles: str, choices: dict[str, Any], expected: list[Cause]
) -> None:
    quiet = {"poisoner": 2} if "poisoner" in choices else {}
    assert causes(Table(roles).night(**quiet).day().night(**choices)) == expected


def test_whom_the_storyteller_kills_dies_by_their_decision() -> None:
    table = Table("butler chef empath monk scarlet_woman imp").night().day()
    table.telling.begin_beat()
    while table.telling.grimoire.phase != "night":
        table.telling.begin_beat()
    table.telling.amend(("kill", 1))
    assert causes(table.night(imp=3, monk=2))[-1] == ("foresee-dies-storyteller", {"who": 1})


def test_nobody_else_hears_of_what_somebody_died_by_night() -> None:
    table = Table("tinker chef empath monk scarlet_woman imp").night().day()
    table.night(imp=1, monk=2, tinker="yes")
    for seat in table.town.everyone:
        heard = [one for one in table.heard_by(seat) if one["e"] in ("fell", "died")]
        assert [(one["e"], one["cause"]) for one in heard] == [("died", "night")] * 2
