"""In rooms of every tale all hear, see or are told that a talk is nearly over: a minute before, at last."""

from __future__ import annotations

import pytest
from tests.browser.phones import SEND, WALL, Table

TALK = 1800  # seconds; there is no longer one
HURRY = 0.036  # so it is over in little more than a minute
BEATS = (10, 9, 8, 7, 6, 5, 4, 3, 2.4, 1.8, 1.2, 0.6)
LATE = 0.5  # seconds, on a busy machine
# A voice that has said all in a moment, and an ear at whatever sounds: each with the time that is left then.
HEARD = """(() => {
  window.heard = [];
  const note = (what) => window.left && window.heard.push([what, window.left()]);
  const voice = { getVoices: () => [], speaking: false, cancel() {}, speak(one) {
    note(one.text);
    setTimeout(() => one.onend?.({ type: 'end' }), 1);
  } };
  Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...more) {
    note('a sound');
    return start.apply(this, more);
  };
})()"""
WATCH = """async () => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { ahead, clock } = await import(base + 'base/wire.js');
  const ends = () => (clock.peek().length > 60_000 && clock.peek().ends) || 0;
  window.left = () => ends() && (ends() - ahead.peek() - Date.now()) / 1000;
}"""
# Between which moments a time on this device stands out by a line, by how much of the talk is left then (s),
# and what a screen reader is given to say, each with the time that is left then.
SEEN = """() => {
  window.told = [];
  const look = () => {
    const left = window.left();
    const isMarked = [...document.querySelectorAll('.time')].some((one) =>
      one.innerText.trim() && getComputedStyle(one).textDecorationLine === 'underline');
    if (left > 0 && isMarked) (window.marked ||= []).push(left);
    const says = document.querySelector('p.vh[role=status]')?.textContent ?? '';
    if (left > 0 && says !== (window.told.at(-1)?.[0] ?? '')) window.told.push([says, left]);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture
def hurry() -> float:
    """As fast as said."""
    return HURRY


@pytest.mark.parametrize(
    ("tale", "lang", "seats"),
    [("onenight", "fr", 4), ("mafia32", "ru", 7), ("vendetta", "en", 7), ("clocktower", "ru", 6)],
)
def test_all_hear_and_see_that_a_talk_is_nearly_over(table: Table, tale: str, lang: str, seats: int) -> None:
    host = table.lay(lang)
    host.make("Anna", ("settings", {"change": {"talk": TALK}}), tale=tale)
    host.add_bots(seats)
    screen = table.lay(lang, WALL, anew=True)
    screen.page.add_init_script(HEARD)
    screen.page.goto(f"/{host.code}/screen")
    screen.button("ui-let-speak").click()
    for device in (screen, host):
        device.page.evaluate(WATCH)
        device.page.evaluate(SEEN)
    host.play(".screen.day")
    host.page.evaluate(SEND, ["start", {}])
    screen.wait_for("() => window.left()")
    screen.wait_for("() => window.left() < 0.3", within=80)
    for device in (screen, host):  # and whoever does not hear the end of it sees it
        marked = device.page.evaluate("window.marked")
        assert BEATS[0] - 1 < max(marked) <= BEATS[0]
        assert min(marked) < 1
    told = host.page.evaluate("window.told")  # to a screen reader
    assert [(what, round(left)) for what, left in told] == [
        (host.say("ui-last-minute"), 60),
        (host.say("ui-last-seconds"), 10),
    ]
    heard = [(what, left) for what, left in screen.page.evaluate("window.heard") if 0 < left < 75]
    warned = [left for what, left in heard if what == screen.say(f"voice-{tale}-last-minute")]
    assert [round(left) for left in warned] == [60]
    struck = sorted({round(left, 1) for what, left in heard if what == "a sound"}, reverse=True)
    for before in (60, *BEATS):
        assert any(before - LATE < left <= before for left in struck), (before, struck)
    assert all(left > 59 or left <= BEATS[0] for left in struck)
