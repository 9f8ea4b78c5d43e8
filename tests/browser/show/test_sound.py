"""What a device sounds is heard: not silent, never too loud, each with its switch; and a phone is silent."""

from __future__ import annotations

import time
from math import log10
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
CLEARLY = 10  # dB
PATIENCE = 60  # s: a mood gives way to the other in four, far later where a machine is slow to sound


# Each recipe by itself, as fast as can be reckoned: how loud at most, how loud its end, and how loud on a
# phone, whose loudspeaker gives nothing low; and all of them at once, as loud as can be.
RENDERED = """async () => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const recipes = await import(base + 'base/recipes.js');
  const { outlet, sounded, held } = await import(base + 'parts/instrument.js');
  const RATE = 22050, LONG = 8;
  const peak = (part) => part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const wave = async (start, volume, lowest) => {
    const at = new OfflineAudioContext(1, RATE * LONG, RATE);
    const cut = () => new BiquadFilterNode(at, { type: 'highpass', frequency: lowest });
    const [first, second] = [cut(), cut()];
    first.connect(second).connect(outlet(at, volume).all);
    start(at, first);
    return (await at.startRendering()).getChannelData(0);
  };
  const render = async (start) => {
    const [here, phone] = [await wave(start, 7, 10), await wave(start, 7, 350)];
    return [peak(here), peak(here.slice(-RATE / 10)), peak(phone)];
  };
  const found = {};
  for (const [name, layers] of Object.entries(recipes.RECIPES))
    found[name] = await render((at, into) => sounded(at, into, layers));
  found.note = await render((at, into) => sounded(at, into, recipes.note(440)));
  const going = { rain: recipes.RAIN };
  for (const hour of ['night', 'day']) {
    going['air by ' + hour] = recipes.AMBIENCE[hour];
    going['music by ' + hour] = recipes.MUSIC[hour].chord;
  }
  for (const [name, layers] of Object.entries(going))
    found[name] = await render((at, into) => held(at, into, layers));
  const all = [...Object.values(recipes.RECIPES), ...Object.values(recipes.RECIPES)];
  return [found, peak(await wave((at, into) => all.forEach((one) => sounded(at, into, one)), 10, 10))];
}"""
SOUND = """async ([act, ...args]) => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { soundsOf, lastSeconds, strike } = await import(base + 'parts/sound.js');
  const sound = await import(base + 'parts/switches.js');
  if (act === 'speak') (await import(base + 'parts/speech.js')).speaks.value = args[0];
  if (act === 'silence') sound.silenced.value = args[0];
  if (act === 'strike') strike(args[0]);
  if (act === 'sleep') sound.asleep.value = args[0];
  if (act === 'scene') return soundsOf(...args);
  if (act === 'last') return lastSeconds(...args);
  return sound.SOUNDS;
}"""
ONCE = ["bell", "gavel", "shot", "candle", "heart", "card", "tower", "finale"]


def loudest(phone: Phone, within: int = 300) -> float:
    """How loud it has been on a device of late; nothing where nothing was ever sounded."""
    phone.page.wait_for_timeout(within)
    return max((ear["peak"] for ear in phone.page.evaluate(LISTEN, [NIGHT])), default=0.0)


def wait_to_hear(phone: Phone) -> None:
    """Something is heard, however slow the machine is to sound it."""
    end = time.monotonic() + PATIENCE
    while loudest(phone, 100) <= AUDIBLE:
        assert time.monotonic() < end


def wait_for_silence(phone: Phone) -> None:
    """All that was heard dies away."""
    end = time.monotonic() + PATIENCE
    while loudest(phone) >= SILENT:
        assert time.monotonic() < end


def heard(phone: Phone) -> dict[str, Any]:
    """What is heard of the one source of sound that there is."""
    (found,) = phone.page.evaluate(LISTEN, [NIGHT, DAY])
    return dict(found)


def once_clear(phone: Phone, lowest: int) -> dict[str, Any]:
    """What is heard when a mood is audible and its lowest tone is heard clearly before that of the other."""
    end = time.monotonic() + PATIENCE
    while True:
        found = heard(phone)
        if found["loud"] > AUDIBLE and found["tones"][lowest] > found["tones"][1 - lowest] + CLEARLY:
            return found
        assert time.monotonic() < end, found
        phone.page.wait_for_timeout(500)


@pytest.fixture
def listened(table: Table) -> Phone:
    """The Narrator of One Night, to whom one can listen."""
    phone = table.lay(anew=True)
    phone.page.add_init_script(EARS)
    phone.page.goto("/narrator")
    phone.button("onenight").click()
    expect(phone.button("onenight")).to_have_attribute("aria-pressed", "true")
    return phone


def switch(phone: Phone, *ids: str, on: bool) -> None:
    """Put switches on or off, where they stand together."""
    phone.button("ui-sound").click()
    for id in ids:
        phone.page.get_by_role("switch", name=phone.say(id)).set_checked(on)
    phone.page.get_by_role("dialog").get_by_role("button", name=phone.say("ui-close")).click()


def test_the_music_is_heard_low_by_night_and_higher_by_day_until_it_is_switched_off(listened: Phone) -> None:
    phone = listened
    switch(phone, "sound-music", on=True)
    phone.button("ui-begin-night").click()
    night = once_clear(phone, 0)
    assert night["state"] == "running"
    assert night["peak"] < TOO_LOUD
    while not phone.button("floor-vote-now").count():
        phone.button("ui-next-call").click()
    assert once_clear(phone, 1)["peak"] < TOO_LOUD
    phone.page.locator(".bar .ibtn").first.click()
    switch(phone, "sound-music", on=False)
    wait_for_silence(phone)


def test_no_sound_is_made_where_all_are_switched_off(listened: Phone) -> None:
    names = listened.page.evaluate(SOUND, ["list"])
    listened.page.evaluate(SOUND, ["silence", names])
    listened.button("ui-begin-night").click()
    listened.page.wait_for_timeout(500)
    assert listened.page.evaluate(LISTEN, [NIGHT, DAY]) == []


def test_the_rain_that_covers_tapping_is_heard_until_it_is_switched_off(listened: Phone) -> None:
    switch(listened, "sound-noise", on=True)
    wait_to_hear(listened)
    assert heard(listened)["peak"] < TOO_LOUD
    switch(listened, "sound-noise", on=False)
    wait_for_silence(listened)


def test_every_recipe_is_heard_is_not_too_loud_and_ends_unless_it_is_to_go_on(listened: Phone) -> None:
    found: dict[str, tuple[float, float, float]]
    found, at_once = listened.page.evaluate(RENDERED)
    assert set(found) >= {
        *ONCE,
        "stroke",
        "tick",
        "drum",
        "high",
        "soft",
        "rain",
        "air by night",
        "air by day",
        "music by night",
    }
    assert TOO_LOUD < at_once <= 1  # nothing is torn
    for name, (peak, end, on_a_phone) in found.items():
        goes_on = name == "rain" or " by " in name
        assert AUDIBLE < peak < 1, (name, peak)
        assert goes_on or on_a_phone > 3 * AUDIBLE, (name, on_a_phone)
        assert (end > AUDIBLE / 4) if goes_on else (end < SILENT), (name, end)


def test_each_sound_is_heard_where_the_device_speaks_and_not_with_its_switch_off(listened: Phone) -> None:
    phone = listened
    phone.page.evaluate(SOUND, ["strike", "bell"])
    assert loudest(phone) == 0  # it does not speak
    phone.button("ui-sound").click()
    switches = {name: phone.page.get_by_role("switch", name=phone.say(f"sound-{name}")) for name in ONCE}
    for one in switches.values():
        one.set_checked(False)
    for name, one in switches.items():
        phone.page.evaluate(SOUND, ["strike", name])
        assert loudest(phone) < SILENT, name
        one.set_checked(True)  # and it is heard at once
        wait_to_hear(phone)
        one.set_checked(False)
        wait_for_silence(phone)
    ambience = phone.page.get_by_role("switch", name=phone.say("sound-ambience"))
    phone.page.evaluate(SOUND, ["sleep", True])
    wait_to_hear(phone)
    ambience.set_checked(False)
    wait_for_silence(phone)
    phone.page.reload()
    assert phone.page.evaluate("localStorage.getItem('fabula.silenced')").count(",") == len(ONCE)


def test_the_volume_of_nothing_is_silence(listened: Phone) -> None:
    listened.button("ui-sound").click()
    listened.page.get_by_role("slider", name=listened.say("sound-volume")).fill("0")
    listened.page.evaluate(SOUND, ["strike", "gavel"])
    assert loudest(listened) < SILENT
    listened.page.get_by_role("slider", name=listened.say("sound-volume")).fill("7")
    listened.page.evaluate(SOUND, ["strike", "gavel"])
    wait_to_hear(listened)


# When all see who dies in a scene of a kind (ms): until then nothing that is heard depends on it.
SEEN = {"execution": 2_000, "dawn": 1_400, "death": 2_000, "power": 2_800}


def test_what_sounds_in_a_scene_tells_nothing_before_all_see_it(listened: Phone) -> None:
    def sounds(kind: str, **more: Any) -> list[Any]:
        found: list[Any] = listened.page.evaluate(SOUND, ["scene", {"kind": kind, **more}, 9])
        return found

    others = {"dead": [1, 2], "winners": [3], "hands": [[1, 2]], "said": [{"code": "died", "args": {}}]}
    for kind in ("result", "execution", "dawn", "death", "power", "exile", "end"):
        seen = SEEN.get(kind)
        heard = [[one for one in sounds(kind, **more) if not seen or one[1] < seen] for more in ({}, others)]
        assert heard[0] == heard[1], kind
    assert sounds("result") == [["drum", 1_200]]
    ticks = [["tick", 0], ["tick", 900], ["tick", 1_800]]
    assert sounds("result", countdown=2_700) == [*ticks, ["drum", 3_900]]
    assert sounds("dawn") == [["bell", 0], ["high", 1_400]]
    assert sounds("dawn", dead=[4, 1]) == [["bell", 0], ["candle", 2_000], ["candle", 2_900]]
    assert sounds("execution") == [["gavel", 900]]
    assert sounds("execution", dead=[1]) == [["gavel", 900], ["candle", 2_000]]
    spoken = sounds("execution", dead=[1], speakers=[1], words_at=5_000, words=20_000)
    assert spoken[-1] == ["candle", 25_000]  # not before last words are over
    assert sounds("power") == [["shot", 1_500]]  # whatever comes of it
    assert sounds("power", dead=[1]) == [["shot", 1_500], ["candle", 2_800]]
    along = [{"code": "died-hunter", "args": {"who": 3}}]
    assert sounds("execution", dead=[1, 3], said=along)[2:] == [["shot", 3_500], ["candle", 4_000]]
    assert [name for name, _ in sounds("end")] == ["finale"] + ["card"] * 9
    for sides, chord in (
        (["evil"], "fallen"),
        (["good"], "finale"),
        (["good", "evil"], "finale"),
        ([], "finale"),
    ):
        assert sounds("end", said=[{"code": "won", "args": {"sides": sides}}])[0] == [chord, 5_000], sides
    assert sounds("dawn", cards=[[1, "imp"]]) == sounds("dawn", cards=[[2, "saint"]])
    assert [name for name, _ in sounds("dawn", cards=[[1, "imp"]])] == ["bell", "high", "card"]


def test_a_heart_beats_in_the_last_ten_seconds_and_the_tower_strikes_a_minute_before(listened: Phone) -> None:
    long = listened.page.evaluate(SOUND, ["last", 100_000, 300_000])
    assert long[0] == ["stroke", 40_000]
    assert [name for name, _ in long[1:]] == ["heart"] * 12
    assert long[1] == ["heart", 90_000]
    assert listened.page.evaluate(SOUND, ["last", 5_500, 300_000])[0] == ["heart", 500]
    assert listened.page.evaluate(SOUND, ["last", 9_000, 10_000]) == []  # it has hardly begun


def test_phones_are_silent_all_night_and_the_screen_that_speaks_is_not(table: Table) -> None:
    host = table.lay("en", anew=True)
    host.page.add_init_script(EARS)
    host.make("Anna", tale="mafia32")
    host.reach("lobby")
    screen = table.lay("en", (1440, 900), anew=True)
    screen.page.add_init_script(EARS)
    screen.page.goto(f"/{host.code}/screen")
    screen.button("ui-let-speak").click()
    host.add_bots(7)
    host.button("ui-deal").click()
    host.know_the_card()
    host.reach("night")
    screen.page.wait_for_function("() => window.ears.length > 0")
    wait_to_hear(screen)
    assert host.page.evaluate(LISTEN, [NIGHT]) == []


# Something that goes on sounding, always as loud; and a sentence that is being said, or none.
A_TONE = """async (tone) => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { RECIPES } = await import(base + 'base/recipes.js');
  RECIPES.lasting = [{ tone: 'sine', hertz: tone, gain: 0.2, hold: 600, decay: 1 }];
  (await import(base + 'parts/instrument.js')).play('lasting');
}"""
SAY = """async (words) => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const speech = await import(base + 'parts/speech.js');
  speech.speaks.value = true;
  if (words) speech.sayAloud([words]);
  else speech.hush();
}"""
# A voice that never comes to an end.
A_LONG_BREATH = """Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: {
  getVoices: () => [], speaking: true, speak() {}, cancel() {} } })"""
TONE, DUCKED = 440, 9  # Hz, dB


def test_what_sounds_is_nine_decibels_softer_while_somebody_speaks(listened: Phone) -> None:
    phone = listened
    phone.page.add_init_script(A_LONG_BREATH)
    phone.page.reload()
    expect(phone.button("ui-begin-night")).to_be_visible()

    def loud() -> float:
        """How loud the tone stands, once it does."""
        end, before = time.monotonic() + PATIENCE, 0.0
        while True:
            phone.page.wait_for_timeout(900)
            (ear,) = phone.page.evaluate(LISTEN, [TONE])
            if before and abs(ear["loud"] / before - 1) < 0.02:
                return float(ear["loud"])
            assert time.monotonic() < end
            before = ear["loud"]

    phone.page.evaluate(A_TONE, TONE)
    alone = loud()
    phone.page.evaluate(SAY, "a sentence of some length " * 40)
    beneath = loud()
    assert 20 * log10(alone / beneath) == pytest.approx(DUCKED, abs=0.5)
    phone.page.evaluate(SAY, "")
    assert loud() == pytest.approx(alone, rel=0.05)
