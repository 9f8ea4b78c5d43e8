"""A game with roles that have no rules, from the script that is dropped to the end by hand; step by step."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from playwright.sync_api import expect
from tests.browser.arriving.test_scripts import DROP
from tests.browser.phones import Phone, Table
from tests.browser.storyteller import WITH_A_PHONE, WITHOUT, Storyteller, choose_the_set, gather

from fabula.games.clocktower.almanac.named_scripts import BOX

BREAD = "Bread"
RULE = "Бес не ест хлеба."
BAKER = {
    "id": "baker",
    "name": "Пекарь <b>Марк</b>",
    "team": "townsfolk",
    "ability": "Each night, choose a player: they are fed.",
    "firstNight": 40,
    "firstNightReminder": "The Baker chooses a player. Put the reminder “Bread” there.",
    "otherNight": 30,
    "otherNightReminder": "The Baker chooses again.",
    "reminders": [BREAD, "Stale"],
    "image": "https://example.org/baker.png",
    "jinxes": [{"id": "imp", "reason": RULE}],
}
GOOD = [role for role in BOX["trouble_brewing"] if role not in ("drunk", "baron")]
SCRIPT = json.dumps(
    [
        {"id": "_meta", "name": "Хлеб и чары", "author": "Зоя", "bootlegger": ["Хлеба хватит всем."]},
        *GOOD,
        "wizard",
        "djinn",
        BAKER,
    ]
)
SET = ("washerwoman", "empath", "monk", "virgin", "own_townsfolk_1", "wizard", "imp")
NOTE = "Тебя угостили. <b>Верь</b>."


class Leader(Storyteller):
    """Who leads, and knows the names of all roles."""

    def role(self, id: str) -> str:
        """A role as this person reads it, be it the author's own."""
        return str(BAKER["name"]) if id.startswith("own_") else super().role(id)


def led_game(table: Table, lang: str, size: tuple[int, int]) -> Iterator[tuple[str, Phone]]:
    """The steps by their names, with the phone on which there is something to see."""
    lead, player = table.lay(lang, size), table.lay(lang)
    gather(lead, player)
    lead.button("square-edit-script").click()
    lead.button("script-bring").click()
    lead.page.locator(".drop").evaluate(DROP, SCRIPT)
    found = lead.page.locator(".found")
    expect(found).to_contain_text(str(BAKER["name"]))
    expect(found).to_contain_text(lead.say("script-left"))
    expect(found).to_contain_text(RULE)
    yield "found", lead
    lead.button("script-take").click()
    expect(found).to_have_count(0)
    yield "editor", lead
    lead.page.keyboard.press("Escape")
    expect(lead.page.locator(".check")).to_contain_text(lead.say("roll-wizard"))
    yield "lobby", lead
    yield "guest-lobby", player
    lead.button("ui-deal").click()
    teller = Leader(lead)
    yield "set", lead
    choose_the_set(teller, roles=SET)
    yield "dusk", lead
    baker = teller.who("own_townsfolk_1")
    teller.until_line("own_townsfolk_1")
    now = lead.page.locator(".now")
    expect(now).to_contain_text("Put the reminder")
    yield "prompt", lead
    lead.button("grim-amend-ask").click()
    yield "ask", lead
    lead.button("grim-ask-one").click()
    teller.pick(WITH_A_PHONE, ".now")
    expect(now.locator(".told")).to_contain_text(WITH_A_PHONE)
    assert teller.told("chose", seat=teller.seat(baker), choice=0)
    lead.button("grim-amend-mark").click()
    lead.page.get_by_role("dialog").get_by_role("button", name=BREAD, exact=True).click()
    yield "mark", lead
    teller.pick(WITH_A_PHONE, "dialog")
    expect(lead.page.locator(".grim-left")).to_contain_text(BREAD)
    yield "marked", lead
    a_card_is_sent(lead)
    expect(player.page.locator(".learned")).to_contain_text(NOTE)
    yield "card-on-the-phone", player
    yield "card-told", lead
    teller.until_line("wizard")
    yield "wizard", lead
    lead.button("grim-more").click()
    lead.button("company-title").click()
    lead.page.get_by_role("switch", name=re.compile(f"^{lead.say('roll-angel')}")).check()
    yield "company", lead
    lead.page.keyboard.press("Escape")
    expect(lead.page.locator(".grimoire")).to_contain_text(
        lead.say("story-clocktower-entered", role=lead.say("roll-angel"))
    )
    assert teller.told("entered", role="angel")
    teller.until_day()
    player.page.get_by_role("button", name=player.say("ui-journal")).click()
    expect(player.page.locator(".company")).to_contain_text(player.say("roll-angel"))
    player.button("floor-hold-notes").hover()
    player.page.mouse.down()
    expect(player.page.locator(".panel.told-me")).to_contain_text(NOTE)
    yield "journal", player
    player.page.mouse.up()
    yield "day", lead
    lead.button("grim-more").click()
    lead.button("ui-amend-win").click()
    lead.button("story-clocktower-won-evil").click()
    player.reach("after")
    yield "after", player


def a_card_is_sent(lead: Phone) -> None:
    """A text, two players and a role, to the one who has a phone."""
    if lead.page.locator(".grim-tabs").is_visible():
        lead.button("grim-circle").click()
    lead.page.locator(".grim-ring .seat").filter(has_text=WITH_A_PHONE).first.locator(".coin").click(
        position={"x": 8, "y": 8}
    )
    lead.button("grim-write-card").click()
    dialog = lead.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(NOTE)
    for name in WITHOUT[:2]:
        dialog.get_by_role("button", name=name, exact=True).click()
    dialog.locator("summary").click()
    dialog.get_by_role("button", name=str(BAKER["name"])).click()
    lead.button("grim-info-send", name=WITH_A_PHONE).click()
    expect(lead.page.locator("dialog")).to_have_count(0)
    if lead.page.locator(".grim-tabs").is_visible():
        lead.page.locator(".grim-tabs button").first.click()
