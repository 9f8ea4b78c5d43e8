"""The rules in a minute: on a card, read to all sentence by sentence, on this device alone, on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import Phone, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.text.test_brief import sentences


def card(phone: Phone) -> Locator:
    """The sentences on the open card."""
    return phone.page.locator("dialog .brief li")


def read(phone: Phone) -> Locator:
    """The sentence that is being read to all."""
    return phone.page.locator(".reading span")


def test_the_host_has_it_read_to_all_and_it_goes_on_by_itself_to_the_end(table: Table) -> None:
    anna, boris = table.seat({"Anna": "en", "Boris": "ru"})
    screen = table.screen(anna.code, "fr")
    told = {lang: sentences(lang, "onenight") for lang in ("en", "ru", "fr")}
    anna.button("brief").click()
    expect(card(anna)).to_have_text(told["en"])
    anna.button("brief-aloud").click()
    expect(read(boris)).to_have_text(told["ru"][0])
    expect(read(screen)).to_have_text(told["fr"][0])
    for device in (anna, boris, screen):
        assert trouble_on(device, axe=True) == []
    expect(card(anna).nth(1)).to_have_attribute("aria-current", "step")  # nobody has pressed
    expect(read(boris)).to_have_text(told["ru"][1])
    for n in range(2, len(told["en"])):
        anna.button("brief-next").click()
        expect(read(screen)).to_have_text(told["fr"][n])
    boris.button("ui-close").click()
    expect(read(boris)).to_have_count(0)
    anna.button("brief-next").click()
    expect(read(screen)).to_have_count(0)
    anna.button("brief-aloud").click()
    expect(read(boris)).to_have_text(told["ru"][0])
    anna.page.locator("dialog").get_by_text(anna.say("brief-stop")).click()
    expect(read(boris)).to_have_count(0)


def test_who_does_not_lead_may_read_the_card_and_has_it_read_to_nobody(table: Table) -> None:
    _, boris = table.seat({"Anna": "en", "Boris": "fr"})
    expect(boris.page.get_by_text(boris.say("brief-manners"))).to_be_visible()
    boris.button("brief").click()
    expect(card(boris)).to_have_text(sentences("fr", "onenight"))
    expect(boris.button("brief-aloud")).to_have_count(0)


@pytest.mark.parametrize(("tale", "lang"), [("clocktower", "ru"), ("vendetta", "fr")])
def test_on_the_page_of_rules_one_device_speaks_and_prints(table: Table, tale: str, lang: str) -> None:
    phone = table.lay(lang)
    phone.page.goto("/rules")
    phone.button(tale).click()
    phone.button("brief").click()
    told = sentences(lang, tale)
    expect(card(phone)).to_have_text(told)
    phone.button("brief-here").click()
    expect(card(phone).first).to_have_attribute("aria-current", "step")
    phone.button("brief-next").click()
    expect(card(phone).nth(1)).to_have_attribute("aria-current", "step")
    phone.button("brief-stop").click()
    expect(phone.button("brief-here")).to_be_visible()
    assert grave(phone) == []
    assert not sticking_out(phone)
    phone.page.evaluate("window.print = () => null")
    phone.button("brief-print").click()
    expect(phone.page.locator(".prints li")).to_have_text(told)
    if tale != "clocktower":
        expect(phone.page.locator("dialog .btn.plain")).to_have_count(1)
        return
    phone.button("setup-print").click()
    expect(phone.page.locator(".prints h1")).to_have_text(phone.say("setup"))
    expect(phone.page.locator(".prints li b")).to_have_text(
        [f"{phone.say(f'setup-clocktower-{n}')}." for n in range(1, 12)]
    )
    expect(phone.page.locator(".prints th[scope=col]")).to_have_text([str(n) for n in range(5, 16)])
    outsiders = phone.page.locator(".prints tr", has_text=phone.say("clocktower-outsider.plural"))
    expect(outsiders.locator("td")).to_have_text(list("01012012012"))
