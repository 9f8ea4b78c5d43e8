"""What is felt of a phone: one pulse for all alike, whoever is meant; its screen stays lit during a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import Phone, Table, play_on

# A phone that notes its pulses, and a screen that notes for how long it is kept lit.
NOTES = """(() => {
  window.pulsed = [];
  Object.defineProperty(navigator, 'vibrate',
    { value: (how) => (window.pulsed.push(how.join(' ')), true), configurable: true });
  window.locks = [];
  const request = async () => {
    const lock = new EventTarget();
    lock.release = async () => { lock.released = true; lock.dispatchEvent(new Event('release')); };
    window.locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
})()"""
LIT = "() => window.locks.filter((one) => !one.released).length"
NO_LOCK = "delete Navigator.prototype.wakeLock"


def noted(table: Table, lang: str = "en", size: tuple[int, int] = (360, 740)) -> Phone:
    """A device that notes what it does in the hand."""
    phone = table.lay(lang, size, anew=True)
    phone.page.add_init_script(NOTES)
    return phone


@pytest.mark.parametrize("tale", ["onenight", "mafia32"])
def test_all_phones_pulse_alike_whoever_is_called_and_no_other_device_does(table: Table, tale: str) -> None:
    host, *guests = phones = [noted(table, lang) for lang in ("en", "ru", "fr", "en")]
    host.make("Anna", tale=tale)
    for guest, name in zip(guests, ("Boris", "Chloé", "Dan"), strict=True):
        guest.join(host.code, name)
    still = phones[-1]
    still.page.get_by_role("button", name=still.say("ui-menu")).click()
    still.button("ui-sound").click()
    still.page.get_by_role("switch", name=still.say("sound-pulse")).uncheck()
    still.page.get_by_role("dialog").get_by_role("button", name=still.say("ui-close")).click()
    screen = noted(table, "en", (1440, 900))
    screen.page.goto(f"/{host.code}/screen")
    if tale == "mafia32":
        host.add_bots(8)
    host.button("ui-deal").click()
    play_on(phones, until="day")
    for phone in phones:
        phone.wait_for("() => !document.querySelector('.show')")
    one, *others = (phone.page.evaluate("window.pulsed") for phone in phones[:-1])
    assert len(one) > 3
    assert all(other == one for other in others)
    assert still.page.evaluate("window.pulsed") == []
    assert screen.page.evaluate("window.pulsed") == []


def test_the_screen_stays_lit_while_a_game_is_on_and_again_when_the_page_is_seen_again(table: Table) -> None:
    host = noted(table)
    host.make("Anna", tale="onenight")
    host.reach("lobby")
    assert host.page.evaluate("window.locks.length") == 0
    host.add_bots(3)
    host.button("ui-deal").click()
    host.reach("dusk")
    host.page.wait_for_function(f"() => ({LIT})() === 1")
    host.page.evaluate("window.locks[0].release()")  # as a browser does when its page is not seen
    assert host.page.evaluate(LIT) == 0
    host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    host.page.wait_for_function(f"() => ({LIT})() === 1")
    play_on([host])
    host.wait_for(f"() => ({LIT})() === 0")


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_where_a_screen_cannot_be_kept_lit_it_is_said(table: Table, lang: str) -> None:
    phone = table.lay(lang, anew=True)
    phone.page.add_init_script(NO_LOCK)
    phone.page.goto("/narrator")
    expect(phone.page.get_by_text(phone.say("awake-not"))).to_be_visible()
    phone.button("ui-sound").click()
    sheet = phone.page.get_by_role("dialog")
    expect(sheet.get_by_text(phone.say("awake-not"))).to_be_visible()
    expect(sheet.get_by_text(phone.say("awake-lit"))).to_have_count(0)


def test_where_it_can_nothing_is_said_of_it_before_the_night(table: Table) -> None:
    phone = noted(table)
    phone.page.goto("/narrator")
    expect(phone.button("ui-begin-night")).to_be_visible()
    expect(phone.page.get_by_text(phone.say("awake-not"))).to_have_count(0)
    phone.button("ui-begin-night").click()
    phone.page.wait_for_function(f"() => ({LIT})() === 1")
    phone.page.locator(".bar .ibtn").first.click()
    phone.page.wait_for_function(f"() => ({LIT})() === 0")
