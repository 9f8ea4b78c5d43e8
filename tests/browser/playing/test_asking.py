"""A question about the rules is answered on the phone itself, by what all may read and the card one holds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import Table
from tests.browser.playing.test_clocktower import trouble_on

from fabula.text import LANGUAGES

QUESTIONS = {
    "en": "May the Doctor choose himself?",
    "ru": "Может ли Доктор выбрать себя?",
    "fr": "Le Docteur peut-il se choisir ?",
}
ANSWERS = """async ([tale, role, line]) => {
  const app = document.querySelector('script[type=module]').src;
  const { found, offered } = await import(app.replace('app.js', 'screens/ask.js'));
  return JSON.stringify([offered(tale, role, role), found(tale, line, role)]);
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_answered_and_nothing_leaves_the_device(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    phone.make("Zoé", tale="mafia32")
    phone.button("ui-menu").click()
    phone.button("ui-ask").click()
    field = phone.page.get_by_role("searchbox", name=phone.say("ask-line"))
    expect(field).to_be_visible()
    sent = list[str]()
    phone.page.on("request", lambda request: sent.append(request.url))
    cdp = phone.page.context.new_cdp_session(phone.page)
    cdp.send("Network.enable")
    cdp.on("Network.webSocketFrameSent", lambda frame: sent.append(str(frame)))
    field.fill(QUESTIONS[lang])
    asked = phone.page.locator(".asking details", has_text=phone.say("ask-self")).first
    expect(asked).to_contain_text(phone.say("ask-self-yes"))
    expect(asked).to_contain_text(phone.say("ask-from-almanac", what=phone.say("mafia32-doctor")))
    field.fill("xyzzy")
    expect(phone.page.locator(".asking")).to_contain_text(phone.say("ask-found", n=0))
    assert sent == []
    assert trouble_on(phone, axe=True) == []
    assert table.complaints == []


def test_what_is_answered_follows_from_the_card_one_believes_to_hold(table: Table) -> None:
    alone, other = table.lay("en"), table.lay("en")
    told = []
    for phone, name in ((alone, "Zoé"), (other, "Лев")):
        phone.make(name, tale="clocktower")
        phone.button("ui-menu").click()
        phone.button("ui-ask").click()
        expect(phone.page.locator(".asking")).to_be_visible()
        told.append(phone.page.evaluate(ANSWERS, ["clocktower", "monk", "may I choose myself"]))
    assert told[0] == told[1]
    assert "monk" in told[0].lower()
    assert alone.say("ask-self-no") in told[0]
