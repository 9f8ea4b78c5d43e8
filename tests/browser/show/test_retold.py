"""The end on a phone: the circle first, the sentence in it, nights and days, who was who turned over."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser import ready
from tests.browser.fit.test_places import RENAME, STYLED
from tests.browser.phones import ON_ITS_SIDE, PHONE, SEND, WALL, Phone, Table, play_on

from fabula.text import words

SIDEWAYS = (740, 360)
SIZES = (PHONE, SIDEWAYS, (820, 1180), WALL)
# What has happened, by the page's own reading of it.
MOMENTS = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { momentsOfStory, spansOf } = await import(app.replace('app.js', 'parts/retelling.js'));
  const moments = momentsOfStory();
  return [moments.map(({ text }) => text), spansOf(moments).map(({ first }) => first)];
}"""
# What happened last in a moment, without a role, and its sign.
SIGNS = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { momentsOfStory } = await import(app.replace('app.js', 'parts/retelling.js'));
  return momentsOfStory().map(({ events, icon }) => [events.at(-1), icon])
    .flatMap(([event, icon]) => event && !event.role ? [[event.e, icon]] : []);
}"""
NOMINATIONS = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { momentsOfStory, threadsIn } = await import(app.replace('app.js', 'parts/retelling.js'));
  return momentsOfStory().filter(({ events }) => events.at(-1)?.e === 'nominated')
    .map((moment) => [moment.events.at(-1).seat, moment.events.at(-1).nominee, threadsIn(moment)]);
}"""
# Sentences and buttons of the middle that lie over a token or a name of the ring.
OVERLAPS = """(() => {
  const written = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const boxOf = (one) => (one.matches('.coin, .plays') ? one.getBoundingClientRect() : written(one));
  const boxes = (all) => [...document.querySelectorAll(all)].map((one) => [one, boxOf(one)]);
  const lie = ([, a], [, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const seats = boxes('.told-again .seat :is(.coin, .name)');
  return boxes('.told-again .mid :is(.say, .told-now, .plays)')
    .filter((one) => seats.some((seat) => lie(one, seat)))
    .map(([one]) => one.textContent);
})()"""
# Each sentence in its turn, told again by the page itself: what is not reached, what lies over a seat, and
# what is said in fewer places than there should be.
TOLD_THROUGH = f"""async ([texts, stepOn, places]) => {{
  const flat = (text) => text.replace(/\\s+/g, ' ').trim();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const now = () => all('.beats [aria-current=step]').map((one) => flat(one.textContent)).join();
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const found = [];
  for (const told of texts.map(flat)) {{
    for (let n = 0; n < 300 && now() !== told; n++) await drawn();
    if (now() !== told) return [...found, ['never reached', told, now()]];
    let over = {OVERLAPS}; // the ring is laid a moment after the window has another size
    for (let n = 0; n < 30 && over.length; n++) over = (await drawn(), {OVERLAPS});
    if (over.length) found.push(['over a seat', told, over]);
    const spoken = all('.told-now, .told-below, .beats [aria-current=step]')
      .filter((one) => isSeen(one) && flat(one.textContent).includes(told));
    if (spoken.length < places) found.push(['not said', told, spoken.length]);
    const next = all('button').find((one) => one.ariaLabel === stepOn);
    if (next && !next.disabled) next.click();
  }}
  return found;
}}"""

# Whether the lobby has been on the screen since.
NOTE_THE_LOBBY = """() => {
  window.inTheLobby = false;
  const look = () => (window.inTheLobby ||= Boolean(document.querySelector('.screen.lobby')));
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}"""


@pytest.fixture
def painted() -> bool:
    """Where things lie is looked at."""
    return True


def at_the_end(table: Table, lang: str = "en", tale: str = "onenight", seats: int = 5) -> Phone:
    """A phone whose game with bots is over."""
    phone = table.lay(lang)
    ready.at_the_end(phone, tale, "Zoé")
    expect(phone.page.locator(".told-again .ring .seat")).to_have_count(seats)
    return phone


def told(phone: Phone) -> tuple[list[str], list[int]]:
    """All sentences of the story, and with which of them each night and day begins."""
    texts, firsts = phone.page.evaluate(MOMENTS)
    return texts, firsts


def box(one: Locator) -> FloatRect:
    """Where it is on the screen."""
    found = one.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_the_circle_and_its_sentence_are_seen_without_scrolling(table: Table, size: tuple[int, int]) -> None:
    phone = at_the_end(table, "fr")
    page = phone.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    foot = box(page.locator(".after .foot .btn.main"))["y"]
    beside = box(page.locator(".after .foot"))["x"]  # there the circle has all of the height
    for part in (
        page.locator(".seat.you .name"),
        page.locator(".plays"),
        page.locator(".medallions span").first,
    ):
        seen = box(part)
        assert seen["y"] >= 0
        assert seen["y"] + seen["height"] <= foot + 1 or seen["x"] + seen["width"] <= beside, part
    if size == SIDEWAYS:
        return
    top = box(page.locator(".told-again .seat .coin").first)
    assert box(page.locator(".beats"))["y"] > top["y"]
    you, others = box(page.locator(".seat.you")), page.locator(".told-again .ring .seat")
    assert all(box(others.nth(n))["y"] <= you["y"] + 1 for n in range(others.count()))


def test_what_happens_without_a_role_has_the_sign_of_its_kind(table: Table) -> None:
    phone = at_the_end(table, "fr")
    signs = dict(phone.page.evaluate(SIGNS))
    assert signs["swapped"] == "u-threads"
    assert "u-mark" not in signs.values()


def test_whoever_nominates_has_a_thread_to_whom_they_nominate(table: Table) -> None:
    phone = at_the_end(table, "ru", "clocktower", 9)
    nominations = phone.page.evaluate(NOMINATIONS)
    assert nominations
    assert all(threads == [[seat, nominee]] for seat, nominee, threads in nominations if seat != nominee)


def test_the_story_is_told_in_the_language_one_changes_to(table: Table) -> None:
    phone = at_the_end(table, "en")
    sentence = phone.page.locator(".beats [aria-current=step]")
    expect(sentence).to_contain_text(phone.say("ui-screen-deal"))
    phone.button("ui-menu").click()
    phone.page.get_by_role("dialog").get_by_role("button", name="ru", exact=True).click()
    expect(sentence).to_contain_text(words("ru").say("ui-screen-deal"))


@pytest.mark.parametrize(("seats", "lang"), [(15, "ru"), (20, "fr")])
def test_nights_and_days_are_seen_below_a_circle_of_many(table: Table, seats: int, lang: str) -> None:
    """No role stands below a name of the circle there, so no room is kept for one."""
    phone = table.lay(lang)
    ready.at_the_end(phone, "clocktower", "Zoé", seats)
    expect(phone.page.locator(".told-again .ring .seat")).to_have_count(seats)
    medal, foot = box(phone.page.locator(".medallions button").first), box(phone.page.locator(".after .foot"))
    assert medal["y"] + medal["height"] <= foot["y"]


def test_a_touch_an_arrow_and_the_play_button_tell_the_game_again(table: Table) -> None:
    phone = at_the_end(table)
    page = phone.page
    texts, firsts = told(phone)
    assert len(firsts) >= 2
    now = page.locator(".beats [aria-current=step]")
    expect(now).to_have_text(texts[0])
    phone.page.get_by_label(phone.say("ui-step-on")).click()
    expect(now).to_have_text(texts[1])
    medals = page.locator(".medallions button")
    expect(medals).to_have_count(len(firsts))
    medals.nth(1).click()
    expect(now).to_have_text(texts[firsts[1]])
    expect(medals.nth(1)).to_have_attribute("aria-current", "step")
    page.locator(".beats button:has([href='#u-hand-up'])").click()  # the scene of the vote, as it was watched
    expect(page.locator(".told-again .ring .badge.counted")).not_to_have_count(0)
    expect(page.locator(".told-again .thread")).to_have_count(5)
    medals.nth(1).press("ArrowLeft")
    expect(medals.nth(0)).to_be_focused()
    expect(now).to_have_text(texts[0])
    page.locator(".beats button").last.click()
    expect(now).to_have_text(texts[firsts[1] - 1])
    phone.button("finale-play").click()
    expect(phone.button("finale-stop")).to_be_visible()
    expect(now).to_have_text(texts[firsts[1]])
    medals.nth(0).click()  # a touch stops it
    expect(phone.button("finale-play")).to_be_visible()
    expect(phone.button("finale-stop")).to_have_count(0)


@pytest.mark.parametrize("tale", ["onenight", "mafia32"])
def test_nothing_in_the_circle_lies_over_a_seat(table: Table, tale: str) -> None:
    phone = at_the_end(table, "ru", tale, {"onenight": 5, "mafia32": 9}[tale])
    page = phone.page
    texts, _ = told(phone)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".medallions button").first.click()
        places = 2 if width == PHONE[0] else 1
        assert page.evaluate(TOLD_THROUGH, [texts, phone.say("ui-step-on"), places]) == [], width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".medallions button").first.click()
    ((fault, *_),) = page.evaluate(TOLD_THROUGH, [texts[:1], phone.say("ui-step-on"), 4])
    assert fault == "not said"  # nothing is said in four places


# What a role meets: other words of the circle, or those of the foot.
ROLES_MEET = """() => {
  const roles = [...document.querySelectorAll(".overturned .ring .role")];
  const lines = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  };
  const others = [...roles, ...document.querySelectorAll(".foot p")];
  const near = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > -4
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  return roles.flatMap((one, i) => others.filter((other, k) => k > i
    && lines(one).some((a) => lines(other).some((b) => near(a, b)))).map((other) => other.innerText));
}"""


def test_no_title_of_a_step_meets_the_names_above_it_on_a_phone_on_its_side(table: Table) -> None:
    phone = table.lay("fr", SIDEWAYS)
    ready.at_the_end(phone, "onenight", "Константин", 5)
    phone.page.wait_for_selector(".told-again .say")
    phone.page.evaluate(RENAME, ["Анна", "Борис", "Константин", "Maximilian", "Zoé"])
    expect(phone.page.locator(".told-again .name", has_text="Maximilian")).to_be_visible()
    phone.page.wait_for_function(f"() => {OVERLAPS}.length === 0")
    phone.page.evaluate(STYLED, ".told-again .mid { padding-bottom: 24px !important; }")
    assert phone.page.evaluate(OVERLAPS), "a title that stands higher is found"


def test_who_was_who_is_the_grimoire_turned_over(table: Table) -> None:
    phone = at_the_end(table, "ru")
    page = phone.page
    phone.button("ui-after-who").click()
    seats = page.locator(".overturned .ring .seat")
    expect(seats).to_have_count(5)
    for n in range(5):
        expect(seats.nth(n).locator(".coin > .i")).to_have_count(1)
        expect(seats.nth(n).locator(".pip")).to_have_count(1)
        expect(seats.nth(n).locator(".role")).not_to_be_empty()
    expect(page.locator(".who-table .held-card .coin > .i")).not_to_have_count(0)
    phone.button("ui-after-story").click()
    expect(page.locator(".medallions")).to_be_visible()


def test_no_role_of_who_was_who_meets_another_on_a_phone_on_its_side(table: Table) -> None:
    phone, more = table.lay("ru"), table.lay("fr")
    ready.at_the_end(phone, "clocktower", "Zoé", 9)
    phone.button("ui-after-who").click()
    phone.page.set_viewport_size(ON_ITS_SIDE)
    expect(phone.page.locator(".overturned .ring .seat .role")).to_have_count(9)
    expect(phone.page.locator(".overturned > .rows")).to_be_visible()
    assert phone.page.evaluate(ROLES_MEET) == []
    ready.at_the_end(more, "mafia32", "Zoé", 10)
    more.button("ui-after-who").click()
    more.page.set_viewport_size(ON_ITS_SIDE)
    expect(more.page.locator(".overturned .ring .seat .role")).to_have_count(0)  # they are in the rows
    expect(more.page.locator(".rows .who-table").first.locator("tbody tr")).to_have_count(10)


def test_playing_again_deals_at_once_and_the_table_can_be_changed_first(table: Table) -> None:
    host, guest = table.lay("ru"), table.lay("fr")
    ready.on_a_day({"Анна": host, "Zoé": guest}, "onenight", 4)
    host.page.evaluate(SEND, ["go", {}])
    play_on([host, guest])
    expect(guest.button("ui-again")).to_have_count(0)
    for phone in (host, guest):
        expect(phone.page.locator(".show")).to_have_count(0)
        phone.hold_at(".screen.dusk")
        phone.page.evaluate(NOTE_THE_LOBBY)
    host.button("ui-again").click()
    for phone in (host, guest):
        phone.reach("dusk")
        assert phone.page.evaluate("window.inTheLobby") is False  # nobody is sent through the lobby
    host.button("ui-menu").click()
    host.button("ui-go-on").click()
    play_on([host, guest])
    expect(host.page.locator(".show")).to_have_count(0)
    host.button("finale-table").click()
    for phone in (host, guest):
        phone.reach("lobby")
