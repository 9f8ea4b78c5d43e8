"""Voice, pace and language of the device that speaks: chosen by hearing them, and kept on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import Phone, Table

VOICES = """(() => {
  window.uttered = [];
  const voices = ['en', 'ru', 'fr'].flatMap((lang) => ['Ada', 'Ben'].map((name) =>
    ({ lang: lang + '-XX', name: name + ' ' + lang, voiceURI: name + lang })));
  window.SpeechSynthesisUtterance = function (text) { this.text = text; };
  const voice = { getVoices: () => voices, speaking: false, pending: false, cancel() {},
    speak(one) {
      window.uttered.push([one.text, one.voice && one.voice.voiceURI, one.rate]);
      setTimeout(() => one.onend({ type: 'end' }), 10);
    } };
  Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
})()"""


def the_sheet(phone: Phone) -> None:
    """Sound and voice of the narrator."""
    phone.page.goto("/narrator")
    phone.button("ui-sound").click()
    expect(phone.button("sound-hear")).to_be_visible()


@pytest.mark.parametrize(("lang", "other"), [("en", "fr"), ("ru", "en"), ("fr", "ru")])
def test_a_sample_is_heard_in_the_voice_the_pace_and_the_language_that_are_chosen_and_kept(
    table: Table, lang: str, other: str
) -> None:
    phone = table.lay(lang, anew=True)
    phone.page.add_init_script(VOICES)
    the_sheet(phone)
    sheet = phone.page.get_by_role("dialog")
    phone.button("sound-hear").click()
    assert phone.page.evaluate("window.uttered.at(-1)") == [phone.say("sound-sample"), f"Ada{lang}", 0.95]
    sheet.get_by_role("combobox", name=phone.say("sound-voice")).select_option(f"Ben{lang}")
    phone.button("sound-pace-slow").click()
    phone.button("sound-hear").click()
    assert phone.page.evaluate("window.uttered.at(-1)") == [phone.say("sound-sample"), f"Ben{lang}", 0.8]
    the_sheet(phone)  # as after a reload
    phone.button("sound-hear").click()
    assert phone.page.evaluate("window.uttered.at(-1)")[1:] == [f"Ben{lang}", 0.8]
    sheet.get_by_role("button", name=other, exact=True).click()
    expect(
        sheet.get_by_role("button", name=Phone(phone.page, other, phone.server).say("sound-hear"))
    ).to_be_visible()
    phone.lang = other
    phone.button("sound-hear").click()
    assert phone.page.evaluate("window.uttered.at(-1)") == [phone.say("sound-sample"), f"Ada{other}", 0.8]
