"""What whoever leads says of an execution that nobody has heard of, and the card on which they read it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_layout import box
from tests.browser.phones import ON_ITS_SIDE, PHONE, Phone, Table
from tests.browser.storyteller import LEADS, QUIET, WITH_A_PHONE, WITHOUT

from fabula.rooms.wire import messages as m

NAMED = (m.Settings, {"change": {"one_by_one": True, "words": 60}})
AT_ONCE = (m.Settings, {"change": {"lead": "person", "one_by_one": True, "words": 60, "hands": "at_once"}})
GUESTS = ("Вера", "Глеб", "Даша", "Ева", "Жан", "Зоя", "Ира")
STEP = 250  # ms
# Somebody good is nominated, all hands are up, and whoever leads goes on until they are to be named.
TO_THE_BLOCK = """async (step) => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { asks, clock, moment, tell, toName } = await import(base + 'base/wire.js');
  const { known } = await import(base + 'base/fold.js');
  const roleOf = ([, card]) => card.role;
  const whom = Number(Object.entries(known.value.cards).find((one) => roleOf(one) === 'empath')[0]);
  const ENOUGH = 5;
  const seats = Object.keys(known.value.cards).map(Number);
  const up = () => clock.value.hands || [];
  const voting = () => clock.value.phase === 'vote';
  const wait = () => new Promise((done) => setTimeout(done, step));
  let isNominated = false;
  while (!toName.value) {
    const floor = asks.value.find(({ open, seat }) => open && seat === (whom ? 0 : 1));
    const own = asks.value.find(({ seat }) => seat === null);
    const next = seats.find((seat) => !up().includes(seat));
    if (clock.value.phase === 'nominations' && !isNominated) {  // what is asked may come after the phase
      const nomination = { ask: floor?.id, seat: floor?.seat, choice: ['nominate', whom] };
      isNominated = Boolean(floor && await tell('answer', nomination));
    } else if (own) await tell('answer', { ask: own.id, choice: own.suggested ?? own.options[0] });
    else if (voting() && up().length < ENOUGH) {
      if (await tell('hand', { seat: next, up: true }))
        while (voting() && !up().includes(next)) await wait();  // seen before the next one
    } else await tell('next', { at: moment.value });
    await wait();
  }
}"""
# The row that says whether they die lies above the foot, with nothing over it; so do these.
IN_REACH = """(selector) => {
  const [row, foot] = [selector, '.foot'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (!row || !foot) return false;
  const above = document.elementFromPoint(row.x + row.width / 2, row.y + row.height / 2);
  return above?.closest(selector) && row.top >= 0 && row.bottom <= foot.top;
}"""
A_SCENE = 20_000  # ms
POINT = """async (step) => {  // all but one vote for the same seat
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { asks, moment, tell, toName } = await import(base + 'base/wire.js');
  while (!toName.value) {
    for (const { id, seat, open, options } of asks.value.filter((one) => !one.open && one.seat !== null))
      await tell('answer', { ask: id, seat, choice: [2, ...options].find((one) => options.includes(one)) });
    if (!toName.value) await tell('next', { at: moment.value });
    await new Promise((done) => setTimeout(done, step));
  }
}"""


def at_the_block(table: Table, lang: str) -> tuple[Phone, Phone]:
    """Who leads the Clocktower on a phone, before an execution is told, and a player."""
    lead, player = table.lay(lang), table.lay("ru")
    ready.on_a_day_that_is_led({LEADS: lead, WITH_A_PHONE: player}, WITHOUT, QUIET, NAMED)
    lead.page.evaluate(TO_THE_BLOCK, STEP)
    return lead, player


def test_whoever_leads_says_whether_the_executed_dies_and_nobody_learns_of_the_other(table: Table) -> None:
    lead, player = at_the_block(table, "fr")
    card = lead.page.locator(".naming")
    dies, lives = (
        card.get_by_role("button", name=lead.say(f"naming-{word}"), exact=True) for word in ("dies", "lives")
    )
    expect(dies).to_have_attribute("aria-pressed", "true")
    lives.click()
    expect(lives).to_have_attribute("aria-pressed", "true")
    name = str(card.locator(".fate").get_attribute("aria-label"))
    expect(card.locator(".then")).to_have_text(lead.say("scene-lives", who=name))
    expect(card.locator("h2")).to_contain_text(name)
    expect(player.page.locator(".show[data-scene=execution]")).to_have_count(0)
    dies.click()
    expect(card.locator(".then")).to_have_count(0)
    lives.click()
    expect(lives).to_have_attribute("aria-pressed", "true")
    lead.main.click()
    shown = player.page.locator(".show[data-scene=execution]")
    expect(shown).to_have_count(1)
    assert player.page.evaluate(
        """async () => {
          const base = document.querySelector('script[type=module]').src.replace('app.js', '');
          const { entries } = await import(base + 'base/wire.js');
          const told = entries.value.map(({ e }) => e);
          return told.filter((one) => ['executed', 'died', 'survived'].includes(one));
        }"""
    ) == ["executed", "survived"]


def test_nothing_moves_under_the_finger_that_says_whether_they_die(table: Table) -> None:
    lead, _ = at_the_block(table, "ru")
    card = lead.page.locator(".naming")
    who = str(card.locator(".fate").get_attribute("aria-label"))
    before = box(card.locator(".fate"))["y"]
    for word in ("lives", "dies"):
        card.get_by_role("button", name=lead.say(f"naming-{word}"), exact=True).click()
        expect(card.locator(".then")).to_have_count(int(word == "lives"))
        expect(card.locator("li.words .time")).to_have_text("1:00")  # who lives may speak too
        expect(card.locator("li", has=lead.page.locator(".mini"))).to_contain_text(who)
        expect(lead.main).to_have_text(lead.say("scene-name", name=who))
        assert box(card.locator(".fate"))["y"] == before


def test_what_nobody_has_heard_is_not_what_all_are_to_be_told(table: Table) -> None:
    lead, _ = at_the_block(table, "ru")
    who = str(lead.page.locator(".fate").get_attribute("aria-label"))
    expect(lead.page.locator(".naming .say")).to_contain_text(lead.say("scene-execution", who=who))
    expect(lead.page.locator(".aloud", has_text=who)).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr", "ru", "en"])
def test_on_a_phone_on_its_side_whether_they_die_can_be_said_at_once(table: Table, lang: str) -> None:
    lead = table.lay(lang, (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"]))
    ready.on_a_day_that_is_led({LEADS: lead, WITH_A_PHONE: None}, WITHOUT, QUIET, NAMED)
    lead.page.evaluate(TO_THE_BLOCK, STEP)
    expect(lead.page.locator(".show.lead")).to_have_count(0, timeout=A_SCENE)  # the count is over
    lead.wait_for(IN_REACH, ".fate")
    before = box(lead.page.locator(".fate"))["y"]
    for word in ("lives", "dies"):
        lead.page.locator(".fate").get_by_role("button", name=lead.say(f"naming-{word}"), exact=True).click()
        expect(lead.page.locator(".then")).to_have_count(int(word == "lives"))
        for row in (".fate", ".words", ".say") if word == "dies" else (".fate", ".then", ".words", ".say"):
            lead.wait_for(IN_REACH, f".naming {row}", 5)
        assert box(lead.page.locator(".fate"))["y"] == before, "nothing moves under the finger"


@pytest.mark.parametrize("size", [PHONE, (390, 844)])
def test_the_strip_of_a_scene_lies_below_what_is_left_of_last_words(
    table: Table, size: tuple[int, int]
) -> None:
    lead = table.lay("fr", size)
    ready.led_until("vote", "vendetta", {"Ada": lead}, GUESTS, AT_ONCE)
    lead.page.evaluate(POINT, STEP)
    lead.main.click()
    strip, words = lead.page.locator(".show.lead"), lead.page.locator(".beheld li.words")
    expect(strip).to_have_count(1)
    expect(words).to_have_count(1)
    lead.wait_for("() => document.querySelector('.show.lead .lastwords')")
    lead.wait_for(
        """() => document.querySelector('.beheld').getBoundingClientRect().bottom
          <= document.querySelector('.show.lead').getBoundingClientRect().top"""
    )
    assert box(words)["y"] > 0, "and not above the page"
