"""A device too busy to keep up: it sees a scene where all others are, and says what it had no time to say."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.phones import SEND, Phone, Table
from tests.browser.show.test_named_everywhere import A_VOICE, SPEAK

BUSY = 1_200  # ms
NAMED: dict[str, Any] = {"code": "dawn", "args": {"who": 1}}
SCENE: dict[str, Any] = {
    "kind": "dawn",
    "said": [NAMED],
    "dead": [1],
    "length": 60_000,
    "speaks": 3_000,
    "n": 1,
}
# A scene begins; once it is drawn the device has so much else to do before a frame, and then it may be over.
BEGIN = """async ([scene, busy, over]) => {
  const app = document.querySelector('script[type=module]').src;
  const { clock, ahead } = await import(app.replace('app.js', 'base/wire.js'));
  const drawn = new Promise((done) => {
    const look = () => document.querySelector('.show') && (watcher.disconnect(), done());
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { subtree: true, childList: true });
  });
  clock.value = { ...clock.value, scene: { ends: Date.now() + ahead.value + scene.length, ...scene } };
  await drawn;
  for (const until = Date.now() + busy; Date.now() < until; );
  const { scene: gone, ...rest } = clock.value;
  if (over) clock.value = rest;
}"""
COME_SO_FAR = """(busy) =>
  parseFloat(document.querySelector('.show').style.getPropertyValue('--begin')) <= -busy"""


@pytest.fixture
def hurry() -> float:
    """The game itself stands still meanwhile."""
    return 1.0


def at_the_cards(table: Table, lang: str) -> Phone:
    """A device of a game in which all look at their cards."""
    host = table.lay(lang)
    host.make("Анна", ("settings", {"change": {"look": 180}}), tale="clocktower")
    host.add_bots(8)
    host.page.evaluate(SEND, ["start", {}])
    host.reach("dusk")
    return host


@pytest.fixture
def phone(table: Table) -> Phone:
    """A device on which nothing happens by itself."""
    return at_the_cards(table, "ru")


def test_a_late_device_sees_a_scene_where_all_others_are(phone: Phone) -> None:
    phone.page.evaluate(BEGIN, [SCENE, BUSY, False])
    phone.page.wait_for_function(COME_SO_FAR, arg=BUSY)
    assert phone.page.evaluate(COME_SO_FAR, BUSY)


def test_what_a_scene_had_no_time_to_say_is_said_once_it_is_over_but_not_where_it_was_cut(
    phone: Phone,
) -> None:
    phone.page.evaluate(A_VOICE)
    phone.page.evaluate(SPEAK)
    said = phone.say("scene-dawn", who="Ada")
    for scene, busy in ((SCENE, 0), ({**SCENE, "n": 2, "length": BUSY - 100}, BUSY)):
        phone.page.evaluate(BEGIN, [scene, busy, True])
        expect(phone.page.locator(".show")).to_have_count(0)
        uttered = [one["text"] for one in phone.page.evaluate("window.uttered")]
        assert (said in uttered) is (busy > 0), (said, uttered)


COUNTED: dict[str, Any] = {
    "kind": "result",
    "said": [{"code": "result", "args": {"who": 1, "n": 2}}],
    "hands": [[0, 1], [2, 1]],
    "countdown": 2_700,
    "length": 7_800,
    "speaks": 4_600,
    "n": 1,
}
# When the count of hands is first seen, and when something is first said, since the page was told of it (ms).
SEEN_AND_SAID = """async (scene) => {
  const app = document.querySelector('script[type=module]').src;
  const { clock, ahead } = await import(app.replace('app.js', 'base/wire.js'));
  const begun = Date.now();
  clock.value = { ...clock.value, scene: { ends: begun + ahead.value + scene.length, ...scene } };
  let seen = 0;
  while (!seen || !window.uttered.length) {
    const title = document.querySelector('.show h1');
    if (!seen && title && getComputedStyle(title).opacity > 0.1) seen = Date.now() - begun;
    await new Promise(requestAnimationFrame);
  }
  return [seen, window.uttered[0].at - begun];
}"""
LATELY = 150  # ms


def test_nothing_is_said_of_three_two_one_before_all_see_it(phone: Phone) -> None:
    phone.page.evaluate(A_VOICE)
    phone.page.evaluate(SPEAK)
    phone.page.evaluate("window.uttered.length = 0")
    seen, said = phone.page.evaluate(SEEN_AND_SAID, COUNTED)
    assert COUNTED["countdown"] < seen < said + LATELY, (seen, said)


BRIEF, JUST_OVER = 300, 900  # ms


def test_the_last_picture_stays_until_what_follows_has_come_and_not_for_ever(phone: Phone) -> None:
    phone.page.evaluate(BEGIN, [{**SCENE, "length": BRIEF}, 0, False])
    phone.page.wait_for_timeout(JUST_OVER)
    expect(phone.page.locator(".show")).to_have_count(1, timeout=1)
    expect(phone.page.locator(".show")).to_have_count(0)
