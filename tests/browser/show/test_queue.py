"""The one queue of the voice: nothing dropped, nothing on top of another, and the game waits for it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.phones import SEND, Phone, Table

# A voice that takes its time, and notes what it was given while it spoke.
A_VOICE = """(() => {
  window.uttered = [];
  let now = null, timer;
  const over = (one, type) => { if (now === one) { now = null; one['on' + type]?.({ type }); } };
  const voice = { getVoices: () => [], pending: false, get speaking() { return Boolean(now); },
    speak(one) {
      window.uttered.push({ text: one.text, rate: one.rate, at: Date.now(), onTop: Boolean(now) });
      now = one;
      if (!window.isMute) timer = setTimeout(() => over(one, 'end'), 12 * one.text.length);
    },
    cancel() { clearTimeout(timer); const one = now; now = null; one?.onerror?.({ type: 'interrupted' }); } };
  Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
})()"""
SPEECH = """async ([name, words]) => {
  const app = document.querySelector('script[type=module]').src;
  const speech = await import(app.replace('app.js', 'parts/speech.js'));
  if (name === 'speaks') speech.speaks.value = true;
  if (name === 'say') speech.sayAloud(words);
  if (name === 'skip') speech.drop(() => true);
  return [speech.caption.value, speech.isSaying()];
}"""
# Clocks that wait for the voice, and what was said by then.
CLOCKS = """async () => {
  const { clock, ahead } = await import(document.querySelector('script[type=module]').src
    .replace('app.js', 'base/wire.js'));
  const { effect } = await import(document.querySelector('script[type=module]').src
    .replace('app.js', 'base/html.js'));
  window.clocks = [];
  effect(() => {
    const { ends, length, scene, phase } = clock.value;
    const left = ends - Date.now() - ahead.peek();
    if (!scene && ends) window.clocks.push([phase, Math.round(left), length, window.uttered.length]);
  });
}"""


@pytest.fixture
def hurry() -> float:
    """Fast, but with time to speak."""
    return 0.3


def a_speaker(table: Table, code: str, lang: str) -> Phone:
    """The big screen, with a voice of its own."""
    screen = table.screen(code, lang)
    screen.page.add_init_script(A_VOICE)
    screen.page.reload()
    screen.page.wait_for_selector(".bigscreen")
    screen.page.evaluate(SPEECH, ["speaks", []])
    return screen


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_the_game_waits_until_a_call_has_been_said_and_nothing_is_dropped_or_piled_up(
    table: Table, lang: str
) -> None:
    host = table.lay(lang)
    host.make("Anna", tale="mafia32")
    host.reach("lobby")
    screen = a_speaker(table, host.code, lang)
    screen.page.evaluate(CLOCKS)
    host.add_bots(7)
    host.button("ui-deal").click()
    host.know_the_card()
    wake = host.say("voice-mafia32-mafia-wake")
    screen.wait_for("(text) => window.uttered.some((one) => one.text === text)", wake)
    screen.page.wait_for_timeout(1_500)
    uttered: list[dict[str, Any]] = screen.page.evaluate("window.uttered")
    assert not any(one["onTop"] for one in uttered)
    assert len({one["text"] for one in uttered}) == len(uttered)
    clocks = screen.page.evaluate("window.clocks")
    waits = [one for one in clocks if one[1] > one[2] + 100]
    runs = [one for one in clocks if one[2] - 300 < one[1] <= one[2] + 100]
    assert waits, clocks
    assert runs, clocks
    assert runs[0][3] >= 1
    assert waits[0][3] <= runs[0][3]  # said first


def test_a_sentence_follows_another_and_the_caption_is_the_one_that_is_said(table: Table) -> None:
    host = table.lay("en")
    host.make("Anna", tale="mafia32")
    host.reach("lobby")
    screen = a_speaker(table, host.code, "en")
    words = ["The first of three.", "And then the second.", "The last."]
    assert screen.page.evaluate(SPEECH, ["say", words]) == [words[0], True]
    screen.page.evaluate(SPEECH, ["skip", []])
    screen.page.evaluate(SPEECH, ["say", words[2:]])
    expect(screen.page.locator(".cap > span")).to_have_text(words[2])
    said = [one["text"] for one in screen.page.evaluate("window.uttered")]
    assert said == [words[0], words[2]]
    screen.page.evaluate("window.isMute = true")  # a voice that tells nothing ends all the same
    screen.page.evaluate(SPEECH, ["say", ["A.", "B."]])
    screen.wait_for("() => window.uttered.at(-1).text === 'B.'")


def test_a_sentence_that_no_voice_says_stays_until_it_can_have_been_read(table: Table) -> None:
    host = table.lay("en")
    host.make("Anna", tale="mafia32")
    host.reach("lobby")
    screen = a_speaker(table, host.code, "en")
    screen.page.evaluate("""() => {
      speechSynthesis.speak = (one) => setTimeout(() => one.onerror({ type: 'synthesis-failed' }), 5);
    }""")
    words = ["The first of two.", "The other."]
    screen.page.evaluate(SPEECH, ["say", words])
    screen.page.wait_for_timeout(900)
    caption = screen.page.locator(".cap > span")
    assert caption.inner_text() == words[0], "it has not been skipped"
    expect(caption).to_have_text(words[1])


DEALT = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { clock, entries } = await import(app.replace('app.js', 'base/wire.js'));
  return entries.value.length > 0 && clock.value.phase !== "lobby";
}"""
# All hear of a tie, after which there is a second vote; the scene in which they see it is on, and is over.
TIE = """async ([ends, after]) => {
  const app = document.querySelector('script[type=module]').src;
  const { clock, ahead, entries } = await import(app.replace('app.js', 'base/wire.js'));
  const { batch } = await import(app.replace('app.js', 'base/html.js'));
  const { scene, ...rest } = clock.value;
  const said = [{ code: 'result-each', args: { names: [0, 1], n: 1 } }, { code: 'level', args: {} }];
  const shown = { n: 9, kind: 'result', phase: 'vote', speaks: 100, length: 60_000, said };
  const next = { ...shown, n: 10, kind: 'execution', said: [{ code: 'execution', args: { who: 1 } }] };
  const soon = (one) => ({ ...one, ends: Date.now() + ahead.value + one.length });
  batch(() => {
    if (!ends) entries.value = [...entries.value, { e: 'voted', votes: [1, 0] },
      { e: 'tied', seats: [0, 1] }, ...(after ? [] : [{ e: 'named', seat: 0 }])];
    clock.value = { ...rest, ...(!ends ? { scene: soon(shown) } : after ? { scene: soon(next) } : {}) };
  });
}"""


@pytest.mark.parametrize("after", ["", "execution"])
def test_what_comes_of_a_tie_is_said_once_all_have_seen_it_and_before_what_follows(
    table: Table, after: str
) -> None:
    host = table.lay("en")
    host.make("Anna", tale="mafia32")
    host.reach("lobby")
    screen = a_speaker(table, host.code, "en")
    host.page.evaluate(SEND, ["settings", {"change": {"look": 120}}])
    host.add_bots(7)
    host.button("ui-deal").click()
    expect(host.page.locator(".screen.dusk")).to_be_visible()
    screen.wait_for(DEALT)
    names = [one.inner_text() for one in screen.page.locator(".ring .seat .name").all()][:2]
    both = f"{names[0]} and {names[1]}"
    seen = [screen.say("scene-result-each", names=both, n=1), screen.say("scene-level")]
    screen.hears_no_more()
    screen.page.evaluate(TIE, [False, after])
    screen.wait_for("(text) => window.uttered.at(-1)?.text === text", seen[-1])
    screen.page.wait_for_timeout(800)
    heard = [one["text"] for one in screen.page.evaluate("window.uttered")]
    assert heard[-2:] == seen, "nothing is said of a second vote while it is seen"
    tied = screen.say("voice-mafia32-tied", names=both, variant_tie="revote_none")
    assert tied not in heard
    screen.page.evaluate(TIE, [True, after])
    last = screen.say(f"scene-mafia32-{after}" if after else "voice-mafia32-named", **called(names, after))
    screen.wait_for("(text) => window.uttered.at(-1)?.text === text", last)
    assert [one["text"] for one in screen.page.evaluate("window.uttered")][len(heard) :] == [tied, last]


def called(names: list[str], after: str) -> dict[str, str]:
    """Who is named next: who is voted out, or who is voted on again."""
    return {"who": names[1]} if after else {"name": names[0]}
