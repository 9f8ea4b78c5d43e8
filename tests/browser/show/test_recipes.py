"""Each sound as it is meant to be: its pitch, how it begins, glides and dies away, and how long it lasts.

Nobody listens here: every recipe is rendered by the browser's own sound machine, through the one way to the
loudspeaker, and measured.
"""

from __future__ import annotations

from itertools import pairwise
from math import log10
from typing import Any, NamedTuple

import pytest
from tests.browser.phones import Phone, Table
from tests.browser.show.test_sound import AUDIBLE, SILENT, SOUND

# A recipe by its name: how loud each hundredth of a second is, its highest peak, how long it says that it
# lasts; how strong each tone asked for is between two moments, and how often the wave rises through nothing
# in a second there, which is its pitch, or that of a noise on the whole.
MEASURED = """async (wishes) => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { RECIPES } = await import(base + 'base/recipes.js');
  const { outlet, sounded } = await import(base + 'parts/instrument.js');
  const RATE = 22050, LONG = 7, AS_WRITTEN = 7;
  const measure = async ([name, tones, windows]) => {
    const at = new OfflineAudioContext(1, RATE * LONG, RATE);
    const lasts = sounded(at, outlet(at, AS_WRITTEN).all, RECIPES[name]);
    const wave = (await at.startRendering()).getChannelData(0);
    const cut = (from, to) => wave.subarray(Math.round(from * RATE), Math.round(to * RATE));
    const rms = (part) => Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
    const strength = ([hertz, from, to]) => {
      const part = cut(from, to);
      let [re, im] = [0, 0];
      part.forEach((one, i) => {
        const hann = 1 - Math.cos((2 * Math.PI * i) / part.length);
        const turn = (2 * Math.PI * hertz * i) / RATE;
        [re, im] = [re + one * hann * Math.cos(turn), im - one * hann * Math.sin(turn)];
      });
      return (2 * Math.hypot(re, im)) / part.length;
    };
    const pitch = ([from, to]) => {
      const part = cut(from, to);
      return part.filter((one, i) => i && part[i - 1] < 0 && one >= 0).length / (to - from);
    };
    return {
      loud: Array.from({ length: LONG * 100 }, (_, i) => rms(cut(i / 100, (i + 1) / 100))),
      peak: wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
      edges: cut(lasts - 0.003, LONG).reduce((most, one) => Math.max(most, Math.abs(one)), Math.abs(wave[0])),
      lasts, tones: tones.map(strength), pitches: windows.map(pitch),
    };
  };
  return Promise.all(wishes.map(measure));
}"""
NAMES = """async () => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  return Object.keys((await import(base + 'base/recipes.js')).RECIPES);
}"""
Window = tuple[float, float]
A_CLICK = 0.002  # of the whole stroke
A_TENTH = 10  # hundredths of a second
AS_LOUD = 12  # dB between the loudest and the softest of what stands for itself
TORN = 0.98
TOGETHER = (
    ("gavel", "candle"), ("shot", "candle"), ("bell", "candle"), ("bell", "high"), ("bell", "card"),
    ("drum", "heart"), ("tick", "heart"), ("stroke", "heart"), ("finale", "card"), ("fallen", "card"),
    ("tower", "bell"), ("tower", "drum"),
)  # fmt: skip
# Two sounds that may come at once: the highest peak of both.
BOTH = """async (pairs) => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { RECIPES } = await import(base + 'base/recipes.js');
  const { outlet, sounded } = await import(base + 'parts/instrument.js');
  const RATE = 22050, AS_WRITTEN = 7;
  return Promise.all(pairs.map(async (pair) => {
    const at = new OfflineAudioContext(1, RATE * 2, RATE);
    const { all } = outlet(at, AS_WRITTEN);
    for (const name of pair) sounded(at, all, RECIPES[name]);
    const wave = (await at.startRendering()).getChannelData(0);
    return wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  }));
}"""
# The noise of rain goes round: how far it steps where it begins anew, by how far it does elsewhere.
SEAM = """async (many) => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { RAIN } = await import(base + 'base/recipes.js');
  const { outlet, held } = await import(base + 'parts/instrument.js');
  const RATE = 22050, ROUND = 4, AS_WRITTEN = 7;
  const there = [], elsewhere = [];
  for (let n = 0; n < many; n++) {
    const at = new OfflineAudioContext(1, RATE * (ROUND + 1), RATE);
    held(at, outlet(at, AS_WRITTEN).all, RAIN);
    const wave = (await at.startRendering()).getChannelData(0);
    const step = (i) => (wave[i] - wave[i - 1]) ** 2;
    for (let i = 0; i < 4; i++) there.push(step(RATE * ROUND + i));
    for (let i = RATE; i < 2 * RATE; i++) elsewhere.push(step(i));
  }
  const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
  return Math.sqrt(mean(there) / mean(elsewhere));
}"""
SO_OFTEN = 6  # a noise is another each time, and its pitch in so short a while is known on average alone


class Sound(NamedTuple):
    """A recipe as it was rendered."""

    loud: list[float]
    peak: float
    edges: float  # how far from silence it begins and ends
    lasts: float
    tones: list[float]
    pitches: list[float]

    def at(self, second: float) -> float:
        """How loud it is about a moment."""
        place = round(second * 100)
        return max(self.loud[max(0, place - 1) : place + 2])

    @property
    def heard(self) -> float:
        """Until when something of it is heard."""
        return max(n for n, one in enumerate(self.loud) if one > SILENT) / 100


@pytest.fixture
def page(table: Table) -> Phone:
    """A page whose sounds can be rendered."""
    phone = table.lay("en")
    phone.page.goto("/narrator")
    phone.page.wait_for_selector(".screen")
    return phone


def rendered(
    phone: Phone, name: str, tones: list[tuple[float, float, float]] | None = None, *windows: Window
) -> Sound:
    """One recipe, with what is asked of it: tones (Hz, from, to), and windows in which to know its pitch."""
    (found,) = phone.page.evaluate(MEASURED, [[name, tones or [], list(windows)]])
    return Sound(**found)


def test_every_sound_begins_at_once_is_not_torn_and_lasts_as_long_as_it_says(page: Phone) -> None:
    for name in page.page.evaluate(NAMES):
        sound = rendered(page, name)
        assert max(sound.loud[:10]) > AUDIBLE / 2, name
        assert AUDIBLE < sound.peak < 1, name
        assert sound.heard <= sound.lasts + 0.05, name
        assert sound.heard > sound.lasts / 4, name
        assert sound.lasts < 6, name
        assert sound.edges < A_CLICK, (name, "it clicks")


@pytest.mark.parametrize(("name", "pitch"), [("bell", 196), ("high", 490), ("stroke", 294), ("tower", 294)])
def test_a_bell_has_its_pitch_and_rings_out(page: Phone, name: str, pitch: float) -> None:
    beside = [(hertz, 0.05, 0.9) for hertz in (pitch, pitch * 0.84, pitch * 1.19)]
    sound = rendered(page, name, beside)
    assert sound.tones[0] > 20 * max(sound.tones[1:])
    rings = [sound.at(second) for second in (0.02, 0.3, 0.6, 0.9)]
    assert all(one > 1.2 * later for one, later in pairwise(rings)), rings
    assert sound.at(0.9) > SILENT * 4, "it rings on"


def test_the_lowest_tones_of_a_bell_ring_longest(page: Phone) -> None:
    early, late = (
        rendered(page, "bell", [(196, *when), (784, *when)]).tones for when in ((0.02, 0.3), (1.2, 1.6))
    )
    assert late[0] / early[0] > 5 * late[1] / early[1]


def test_what_strikes_twice_does_so_and_the_second_time_softer_or_alike(page: Phone) -> None:
    for name, second, share in (("gavel", 0.17, 0.9), ("heart", 0.19, 0.9), ("tower", 1.1, 1.3)):
        sound = rendered(page, name)
        between = min(sound.loud[3 : round(second * 100) - 1])
        assert between < sound.at(second + 0.02) / 2, name
        assert between < sound.at(0.02), name
        assert sound.at(second + 0.02) < share * sound.at(0.02), name


def test_what_stands_for_itself_is_about_as_loud_as_the_rest(page: Phone) -> None:
    loud = {}
    for name in page.page.evaluate(NAMES):
        wave = rendered(page, name).loud
        tenths = (wave[at : at + A_TENTH] for at in range(len(wave) - A_TENTH))
        loud[name] = 10 * log10(max(sum(one * one for one in tenth) / A_TENTH for tenth in tenths))
    assert loud.pop("soft") < loud["card"] - 6  # it comes again and again
    assert max(loud.values()) - min(loud.values()) < AS_LOUD, loud
    assert loud["candle"] > loud["bell"] - 8, "a light is heard to go out while a bell rings"


def test_two_sounds_at_once_are_not_torn(page: Phone) -> None:
    peaks = dict(zip(TOGETHER, page.page.evaluate(BOTH, TOGETHER), strict=True))
    assert {pair: peak for pair, peak in peaks.items() if not AUDIBLE < peak < TORN} == {}


def test_nothing_ticks_where_the_noise_of_rain_begins_anew(page: Phone) -> None:
    assert page.page.evaluate(SEAM, 16) < 1.6


def test_what_glides_does_so_the_right_way(page: Phone) -> None:
    for name, early, late, rises in (
        ("card", (0.01, 0.05), (0.1, 0.14), True),
        ("soft", (0.01, 0.05), (0.1, 0.14), True),
        ("candle", (0.02, 0.08), (0.2, 0.26), False),
        ("shot", (0, 0.04), (0.12, 0.18), False),
        ("drum", (0, 0.04), (0.2, 0.3), False),
    ):
        heard = [rendered(page, name, None, early, late).pitches for _ in range(SO_OFTEN)]
        first, then = (sum(each) for each in zip(*heard, strict=True))
        assert (then > 1.3 * first) if rises else (then < first / 1.3), (name, first, then)
    assert rendered(page, "soft").peak < 0.6 * rendered(page, "card").peak


def test_a_tick_is_short_and_high_and_the_end_opens_from_its_lowest_tone(page: Phone) -> None:
    tick = rendered(page, "tick", None, (0, 0.03))
    assert tick.heard < 0.12
    assert abs(tick.pitches[0] - 1250) < 100
    windows = [(0.0, 0.1), (0.7, 1.1)]
    low, high = (rendered(page, "finale", [(98, *when), (392, *when)]).tones for when in windows)
    assert low[0] > 4 * low[1], "first the lowest alone"
    assert high[1] > 4 * low[1]
    assert rendered(page, "finale").at(2.5) > AUDIBLE, "it stands"


def test_the_end_has_a_bright_chord_and_where_evil_has_won_a_dark_one(page: Phone) -> None:
    bright, dark = ((146.8, 246.9, 392), (138.6, 233.1, 370))
    when = (0.9, 2.1)
    for name, own, other in (("finale", bright, dark), ("fallen", dark, bright)):
        sound = rendered(page, name, [(hertz, *when) for hertz in (*own, *other)])
        assert min(sound.tones[:3]) > 4 * max(sound.tones[3:]), name
        assert sound.at(2.5) > AUDIBLE, name


def test_ticks_and_heartbeats_are_regular_and_the_last_are_faster(page: Phone) -> None:
    def times(kind: str, *asked: Any) -> list[float]:
        found = page.page.evaluate(SOUND, [kind, *asked])
        return [at for name, at in found if name in ("tick", "heart")]

    ticks = times("scene", {"kind": "result", "countdown": 2_700}, 9)
    assert {later - one for one, later in pairwise(ticks)} == {900}
    beats = [later - one for one, later in pairwise(times("last", 100_000, 300_000))]
    assert beats[:7] == [1_000] * 7
    assert [round(one) for one in beats[7:]] == [600] * 4
