"""Calls in several wordings and for masks, and the tales of variants: what is said of a game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import SEND, Phone, Table
from tests.browser.show.test_voice import SAID, phase

from fabula.games import TALES

WORDED = """async ([tale, events]) => {
  const base = document.querySelector("script[type=module]").src.replace("app.js", "");
  const { linesFor } = await import(base + "parts/voice.js");
  const { wordingOf } = await import(base + "base/wordings.js");
  const { has, t } = await import(base + "base/words.js");
  const lines = linesFor(tale, [{ e: "phase", phase: "", number: 0 }, ...events]);
  return lines.filter((line) => has(wordingOf(line))).map((line) => t(wordingOf(line), [line].flat()[1]));
}"""

# A device that has been laid before may have the words already, and not yet what the table has settled.
SETTLED = """async (change) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { settings } = (await import(wire)).room.value;
  return Object.entries(change).every(([name, value]) => settings[name] === value);
}"""


def a_lobby(table: Table, tale: str, lang: str, wait: str, **settings: Any) -> Phone:
    """A table before its game, with these settings; all its words are there."""
    host = table.lay(lang)
    host.make("Anna", tale=tale)
    host.reach("lobby")
    host.page.evaluate(SEND, ["settings", {"change": settings}])
    host.page.wait_for_function(SETTLED, arg=settings)
    host.page.wait_for_function(f"() => ({SAID})('{wait}')")
    return host


def said(phone: Phone, tale: str, *events: dict[str, Any]) -> list[str]:
    """What is said of these events."""
    told: list[str] = phone.page.evaluate(WORDED, [tale, list(events)])
    return told


def calls(steps: tuple[str, ...] | list[str], number: int) -> list[dict[str, Any]]:
    """These calls of a night."""
    return [
        phase("night", number),
        *({"e": "called", "step": step, "game": 1} for step in steps),
        phase("end", number),
    ]


@pytest.mark.parametrize(("tale", "lang"), [("onenight", "fr"), ("mafia32", "ru")])
def test_a_call_has_another_wording_by_night_and_place_and_whoever_is_in_play(
    table: Table, tale: str, lang: str
) -> None:
    phone = a_lobby(table, tale, lang, f"voice-{tale}-begin-2", varied=True)
    sheet = TALES[tale].sheet
    nights = [said(phone, tale, *calls(sheet, number)) for number in (2, 3, 4, 5)]
    assert [one for one, other in pairwise(nights) if one == other] == []
    assert all(len(set(words)) in (2, 3) for words in zip(*nights, strict=True))
    few = said(phone, tale, *calls(sheet[1::3], 2))
    assert set(few) <= set(nights[0])
    assert said(phone, tale, *calls(sheet, 2)) == nights[0]


def test_with_masks_nobody_is_told_to_close_their_eyes(table: Table) -> None:
    phone = a_lobby(table, "vendetta", "ru", "voice-vendetta-begin-2", varied=True, masks=True)
    light = [{"e": "called", "step": step} for step in TALES["vendetta"].sheet]
    evening = [phase("dusk", 0), phase("acquaintance", 0), {"e": "called", "step": "meet-hunters"}]
    for day in (1, 2, 3):
        evening += [phase("night", day), phase("dawn", day), *light, phase("nightfall", day)]
    evening.append(phase("night", 4))
    told = " ".join(said(phone, "vendetta", *evening))
    assert "глаза" not in told
    for words in ("Поднимите свои маски.", "Опустите маски.", "опустите маску.", "поднимите маску."):
        assert words in told


def test_a_variant_has_a_tale_that_stands_in_the_lobby_and_is_told_once_when_it_begins(table: Table) -> None:
    phone = a_lobby(table, "vendetta", "en", "tale-vendetta-fury", fury=True, voting="die", secrets=False)
    tale = phone.say("tale-vendetta-fury")
    expect(phone.page.locator(".told-tale")).to_have_text([tale, phone.say("tale-vendetta-die")])
    assert grave(phone) == []
    assert not sticking_out(phone)
    told = said(
        phone, "vendetta", phase("dusk", 0), phase("acquaintance", 0), phase("die", 1),
        {"e": "rolled", "value": 1, "variant": "roses"}, phase("night", 1), phase("night", 2),
        {"e": "rolled", "value": 1, "variant": "roses"}, {"e": "rolled", "value": 6, "variant": "hands"},
    )  # fmt: skip
    roses = phone.say("tale-vendetta-roses")
    assert [told.count(one) for one in (tale, roses, phone.say("tale-vendetta-die"))] == [1, 1, 1]
    assert told.index(roses) < told.index(tale) < told.index(phone.say("voice-vendetta-first-night"))


def test_the_gate_has_its_tale_where_its_set_is_played_and_no_other(table: Table) -> None:
    phone = a_lobby(table, "vendetta", "fr", "tale-vendetta-gate", masks=False)
    assert said(phone, "vendetta", phase("dusk", 0))[0] == phone.say("tale-vendetta-gate")
    phone.button("ui-edit-set").click()
    expect(phone.page.locator(".set-card .told-tale")).to_have_text(phone.say("tale-vendetta-gate"))
    phone.page.evaluate(SEND, ["choose", {"roles": ["count", *["vampire"] * 4, "hunter"]}])
    assert said(phone, "vendetta", phase("dusk", 0)) == [phone.say("voice-vendetta-dusk")]
