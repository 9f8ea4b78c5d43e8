"""Music and rain are heard: not silent, never too loud, other tones by night than by day, and off again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.phones import Phone, Table

# An ear at each context of sound: what goes to the loudspeaker goes there too.
EARS = """(() => {
  const { connect } = AudioNode.prototype;
  window.ears = [];
  AudioNode.prototype.connect = function (to, ...more) {
    if (to === this.context.destination) {
      const ear = this.context.createAnalyser();
      ear.fftSize = 32768;
      ear.smoothingTimeConstant = 0;
      connect.call(this, ear);
      window.ears.push(ear);
    }
    return connect.call(this, to, ...more);
  };
})()"""
LISTEN = """(tones) => window.ears.map((ear) => {
  const wave = new Float32Array(ear.fftSize), tall = new Float32Array(ear.frequencyBinCount);
  ear.getFloatTimeDomainData(wave);
  ear.getFloatFrequencyData(tall);
  const at = (hertz) => Math.round(hertz * ear.fftSize / ear.context.sampleRate);
  return {
    loud: Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length),
    peak: wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    tones: tones.map((hertz) => Math.max(...tall.slice(at(hertz) - 1, at(hertz) + 2))),
    state: ear.context.state,
  };
})"""
NIGHT, DAY = 73.4, 98  # Hz, the lowest tone of each chord
SILENT, AUDIBLE, TOO_LOUD = 0.0005, 0.01, 0.3  # of a loudspeaker's whole stroke
TURNED = 7_000  # ms: a mood has given way to the other, and a second is heard of it alone
OVER = 3_500


def heard(phone: Phone) -> dict[str, Any]:
    """What is heard of the one source of sound that there is."""
    (found,) = phone.page.evaluate(LISTEN, [NIGHT, DAY])
    return dict(found)


@pytest.fixture
def listened(table: Table) -> Phone:
    """The Narrator of One Night, to whom one can listen."""
    phone = table.lay(anew=True)
    phone.page.add_init_script(EARS)
    phone.page.goto("/narrator")
    phone.button("onenight").click()
    expect(phone.button("onenight")).to_have_attribute("aria-pressed", "true")
    return phone


def switch(phone: Phone, id: str, *, on: bool) -> None:
    """Put a switch on or off."""
    phone.page.get_by_role("switch", name=phone.say(id)).set_checked(on)


def test_the_music_is_heard_low_by_night_and_higher_by_day_until_it_is_switched_off(listened: Phone) -> None:
    phone = listened
    switch(phone, "ui-music", on=True)
    phone.button("ui-begin-night").click()
    phone.page.wait_for_timeout(TURNED)
    night = heard(phone)
    assert night["state"] == "running"
    assert AUDIBLE < night["loud"] <= night["peak"] < TOO_LOUD
    assert night["tones"][0] > night["tones"][1] + 10  # dB
    while not phone.button("floor-vote-now").count():
        phone.button("ui-next-call").click()
    phone.page.wait_for_timeout(TURNED)
    day = heard(phone)
    assert AUDIBLE < day["loud"] <= day["peak"] < TOO_LOUD
    assert day["tones"][1] > day["tones"][0] + 10
    phone.page.locator(".bar .ibtn").first.click()
    switch(phone, "ui-music", on=False)
    phone.page.wait_for_timeout(OVER)
    assert heard(phone)["peak"] < SILENT


def test_no_sound_is_made_where_nobody_wished_for_it(listened: Phone) -> None:
    listened.button("ui-begin-night").click()
    listened.page.wait_for_timeout(500)
    assert listened.page.evaluate(LISTEN, [NIGHT, DAY]) == []


def test_the_rain_that_covers_tapping_is_heard_until_it_is_switched_off(listened: Phone) -> None:
    switch(listened, "ui-noise", on=True)
    listened.page.wait_for_timeout(1_500)
    rain = heard(listened)
    assert AUDIBLE < rain["loud"] <= rain["peak"] < TOO_LOUD
    switch(listened, "ui-noise", on=False)
    listened.page.wait_for_timeout(1_500)
    assert heard(listened)["peak"] < SILENT
