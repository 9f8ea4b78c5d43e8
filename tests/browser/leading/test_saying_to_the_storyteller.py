"""A Storyteller hears who comes, tells a Savant two things, and judges what is said in free words."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import SEND, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.playing.test_saying import SCRIPT, power, tap
from tests.browser.storyteller import WIDE, WITH_A_PHONE, once_dealt

from fabula.rooms.wire import messages as m

SET = ("savant", "gossip", "monk", "virgin", "soldier", "poisoner", "imp")
RUMOUR = "<b>Кто-то</b> из соседей Веры врёт: «с утра»"
HINT = "Сегодня никто не врал"


def write(phone: Phone, text: str) -> None:
    """Say it in one's own words."""
    phone.button("says-own-words").click()
    phone.page.get_by_role("textbox", name=phone.say("says-own-words")).fill(text)


def test_a_savant_is_told_two_things_and_free_words_are_judged(table: Table) -> None:
    lead, player = table.lay("ru", WIDE), table.lay("ru")
    teller = once_dealt(lead, player, SET, (m.Choose, {"roles": SCRIPT}))
    teller.until_line("poisoner")
    teller.pick(teller.who("monk"), ".now")
    teller.until_day()
    gossip, with_a_phone = (teller.seat(name) for name in (teller.who("gossip"), WITH_A_PHONE))
    lead.page.evaluate(SEND, ["amend", {"act": ["swap", gossip, with_a_phone]}])
    savant, imp = teller.who("savant"), teller.who("imp")
    teller.pick(savant, ".grim-right")
    lead.page.locator(".chips .btn", has_text=lead.say("square-power-visit")).click()
    teller.repeat("visit")
    decision = lead.page.locator(".decision")
    expect(decision).to_contain_text(lead.say("prompt-clocktower-savant"))
    expect(decision.locator("ol li")).to_have_count(2)
    assert trouble_on(lead, axe=True) == []
    lead.button("says-first").click()
    for text in (lead.say("says-word-is"), imp, lead.say("clocktower-imp")):
        decision.locator(".chips").get_by_role("button", name=text, exact=True).click()
    assert trouble_on(lead, axe=False) == []
    decision.locator(".btn.main").click()
    expect(decision.locator("ol li").nth(0)).to_contain_text(f"{imp} — {lead.say('clocktower-imp')}")
    lead.button("says-second").click()
    write(lead, HINT)
    assert trouble_on(lead, axe=True) == []
    decision.locator(".btn.main").click()
    expect(decision.locator("ol li").nth(1)).to_contain_text(HINT)
    teller.go_on()
    (told,) = teller.told("informed", kind="savant")
    assert told["answer"] == [["is", teller.seat(imp), "imp"], ["words", HINT]]

    power(player, "gossip")
    write(player, RUMOUR)
    assert trouble_on(player, axe=True) == []
    tap(player, "says-do-gossip")
    expect(player.page.locator(".news")).to_contain_text(RUMOUR)
    teller.until_line("poisoner")
    teller.pick(teller.who("monk"), ".now")
    teller.until_line("imp")
    teller.pick(teller.who("imp"), ".now")
    teller.until_line("gossip")
    expect(decision).to_contain_text(lead.say("prompt-clocktower-gossip_words"))
    expect(decision).to_contain_text(RUMOUR)
    expect(teller.main).to_be_disabled()
    assert trouble_on(lead, axe=True) == []
    teller.pick(lead.say("option-clocktower-yes"), ".decision")
    teller.go_on()
    expect(decision).to_contain_text(lead.say("prompt-clocktower-gossip"))
