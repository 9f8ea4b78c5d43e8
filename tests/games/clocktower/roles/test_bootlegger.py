"""Bootlegger, of the Loric."""

from __future__ import annotations

import json

import pytest

from fabula.core.parts import PlainLists
from fabula.core.refusals import Refusal
from fabula.core.telling import Telling
from fabula.games.clocktower.scripts.importing import chosen, taken_away
from fabula.games.clocktower.scripts.reading import read, write
from fabula.games.clocktower.tale import Clocktower

TALE = Clocktower()
RULES = ["The Chef cooks twice.", "Nobody whispers after noon."]


def brought(*roles: str) -> PlainLists:
    """What comes to the table with a script that has rules of its own."""
    made = chosen(
        read(json.dumps([{"id": "_meta", "name": "Oz", "bootlegger": RULES}, "imp", "chef", *roles]))
    )
    return made["more"]


def test_rules_of_a_script_come_to_the_table_with_the_bootlegger() -> None:
    assert brought()["house_rules"] == RULES
    assert brought()["company"] == ["bootlegger"]
    assert brought("bootlegger")["company"] == ["bootlegger"]


def test_a_script_without_rules_has_none() -> None:
    more = chosen(read('["imp", "chef"]'))["more"]
    assert (more["house_rules"], more["company"]) == ([], [])


def test_all_hear_them_when_the_game_begins() -> None:
    telling = Telling(TALE, TALE.set_up(7, company=("bootlegger",), house_rules=RULES))
    telling.begin_beat()
    began = next(event for event in telling.events() if event.name == "began")
    assert began.audience is None
    assert tuple(began.data()["settings"]["house_rules"]) == tuple(RULES)


def test_they_change_nothing_by_themselves_and_nobody_need_lead() -> None:
    assert TALE.led_among(("imp", "bootlegger")) == ()
    assert "house_rules" not in TALE.set_up(7, company=("bootlegger",)).settings


def test_they_are_taken_away_in_a_file_again() -> None:
    script = taken_away(("imp", "chef"), {"company": ["bootlegger"], "house_rules": RULES})
    assert script.rules == tuple(RULES)
    assert json.loads(write(script))[0]["bootlegger"] == RULES


@pytest.mark.parametrize("rules", [["x" * 5000], ["a\nb"], [7], ["a"] * 99])
def test_what_cannot_be_read_out_is_refused(rules: list[object]) -> None:
    with pytest.raises(Refusal):
        TALE.brought({"house_rules": rules})
