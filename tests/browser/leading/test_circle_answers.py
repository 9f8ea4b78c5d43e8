"""While a question is open the circle answers: a touch on a token chooses, a long touch opens its sheet."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import Error, Locator, expect
from tests.browser import ready
from tests.browser.phones import ON_ITS_SIDE, PHONE, WALL, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import DEAL, Storyteller
from tests.rooms.prepared import Told

from fabula.rooms.wire import messages as m
from fabula.text import LANGUAGES

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil")
SIDEWAYS = (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"])
# What of a question in the middle of the circle lies under a sign or a name.
UNDER_A_SEAT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const lines = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return one.matches(".coin, .btn") ? [box(one)] : [...range.getClientRects()];
  };
  const seats = [...document.querySelectorAll(".ring .seat :is(.coin, .name, .role)")].flatMap(lines);
  const leading = 3; // what a line leaves over and under its letters
  const under = ({ left, right, top, bottom }) => seats.some((one) => one.left < right && one.right > left
    && Math.min(one.bottom, bottom) - Math.max(one.top, top) > leading);
  return [...document.querySelectorAll(".asked-here > *")]
    .filter((one) => lines(one).some(under)).map((one) => one.innerText);
}"""
# Whom a finger does not reach wherever the page is scrolled.
OUT_OF_REACH = """() => [...document.querySelectorAll(".ring button.seat")].filter((one) => {
  one.scrollIntoView({ block: "center" });
  const { left, top, width } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, top + width / 2));
}).map((one) => one.innerText)"""
A_WHILE = 600  # ms; a question that is about seats is drawn in the circle long before
# Nobody whom one must not nominate: a Virgin would end the day at once.
SET = ("washerwoman", "fortune_teller", "monk", "mayor", "soldier", "poisoner", "imp")


def led(table: Table, lang: str, size: tuple[int, int]) -> Storyteller:
    """Seven people without phones are led through their first night from a page of this size."""
    lead = table.lay(lang, size)
    ready.on_a_day_that_is_led({"Lead": lead}, NAMES, SET, until="set")
    return Storyteller(lead)


def tokens(phone: Phone) -> Locator:
    """All tokens in the circle."""
    return phone.page.locator(".ring .seat.gtok")


def token(phone: Phone, name: str) -> Locator:
    """The token of somebody."""
    return tokens(phone).filter(has=phone.page.get_by_text(name, exact=True))


def rest_on(phone: Phone, one: Locator) -> None:
    """Hold a finger on it for longer than a touch."""
    one.locator(".coin").hover()
    phone.page.mouse.down()
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    phone.page.mouse.up()


def test_the_circle_chooses_on_a_phone_and_the_button_takes_it(table: Table) -> None:
    teller = led(table, "en", PHONE)
    phone, page = teller.phone, teller.page
    teller.until_line("fortune_teller")
    phone.button("grim-circle").click()
    here = page.locator(".asked-here")
    expect(here).to_contain_text(phone.say("circle-touch", n=2))
    expect(page.locator(".seat.gtok.asked")).to_have_count(len(NAMES))
    chosen = (teller.who("imp"), teller.who("monk"))
    token(phone, chosen[0]).click()
    expect(here).to_contain_text(phone.say("circle-chosen", n=1, of=2))
    expect(token(phone, chosen[0])).to_have_attribute("aria-pressed", "true")
    token(phone, chosen[0]).click()  # taken back
    expect(here).to_contain_text(phone.say("circle-touch", n=2))
    for name in chosen:
        token(phone, name).click()
    assert trouble_on(phone, axe=True) == []
    teller.main.click()
    expect(page.locator(".now .told, .decision")).not_to_have_count(0)
    (told,) = teller.told("chose", role="fortune_teller")
    assert {NAMES[seat] for seat in told["choice"]} == set(chosen)


def test_two_of_whom_one_is_a_role_are_touched_in_the_circle(table: Table) -> None:
    teller = led(table, "fr", WALL)
    phone, page = teller.phone, teller.page
    teller.until_line("washerwoman")
    monk, other = teller.who("monk"), teller.who("imp")
    teller.pick(teller.role("monk"), ".decision")
    for name in [one for one in NAMES if token(phone, one).get_attribute("aria-pressed") == "true"]:
        token(phone, name).click()
    for name in (monk, other):
        token(phone, name).click()
    pressed = page.locator(".decision .pick[aria-pressed=true]")
    expect(pressed.filter(has_text=monk)).to_have_count(1)
    expect(page.locator(".asked-here")).to_contain_text(phone.say("grim-which-two"))
    teller.go_on()
    for name in (monk, other, teller.role("monk")):
        expect(page.locator(".now .told")).to_contain_text(name)


def test_a_sheet_opens_by_a_long_touch_a_key_or_a_button_and_nothing_is_chosen(table: Table) -> None:
    teller = led(table, "ru", WALL)
    phone, page = teller.phone, teller.page
    teller.until_line("fortune_teller")
    dialog, one = page.get_by_role("dialog"), token(phone, NAMES[2])
    rest_on(phone, one)
    page.keyboard.press("Escape")
    one.press("s")
    expect(dialog).to_contain_text(phone.say("grim-by-hand"))
    page.keyboard.press("Escape")
    phone.button("circle-sheet").click()
    expect(page.locator(".asked-here")).to_contain_text(phone.say("circle-which-sheet"))
    one.click()
    expect(dialog).to_contain_text(phone.say("grim-by-hand"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(one).to_have_attribute("aria-pressed", "false")
    one.press("Enter")
    expect(one).to_have_attribute("aria-pressed", "true")
    assert teller.told("chose", role="fortune_teller") == []


def test_hands_go_up_in_the_circle(table: Table) -> None:
    phone = table.lay("en", WALL)
    ready.on_a_day_that_is_led({"Lead": phone}, NAMES, SET)
    teller, page = Storyteller(phone), phone.page
    teller.nominate(NAMES[1], NAMES[2])
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    token(phone, NAMES[4]).click()
    hand = page.locator(".grim-right .pick", has_text=NAMES[4])
    expect(hand).to_have_attribute("aria-pressed", "true")
    token(phone, NAMES[4]).click()
    expect(hand).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("tale", "phase", "many"), [("onenight", "night", 9), ("mafia32", "vote", 9), ("vendetta", "vote", 6)]
)
def test_what_is_asked_in_a_small_circle_lies_below_no_seat(
    table: Table, tale: str, phase: str, many: int
) -> None:
    phone = table.lay("ru")
    names = ("Константинопольская", "Élisabeth-Antoinette", *NAMES)[:many]
    led = (m.Settings, {"change": {"lead": "person"}})
    ready.led_until(phase, tale, {"Lead": phone}, names, led)
    page = phone.page
    asked = page.locator(".answer-for" if phase == "night" else ".hands")
    for _ in range(20):
        if asked.count():
            break
        phone.main.click()
        phone.until_settled()  # who goes on at once goes past what is asked
    if phase == "night":
        asked.get_by_role("button", name=re.compile(phone.say("ui-answer-for"))).first.click()
    expect(page.locator(".asked-here")).to_be_attached()
    assert page.evaluate(UNDER_A_SEAT) == []
    page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    expect(page.locator(".asked-here")).to_be_hidden()
    expect(asked.first).to_be_visible()
    page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    expect(page.locator(".asked-here b")).to_be_visible()  # there is room for it
    assert page.evaluate(UNDER_A_SEAT) == []


@pytest.mark.parametrize(("many", "sizes"), [(20, [SIDEWAYS]), (9, [SIDEWAYS, PHONE])])
def test_all_who_are_led_are_within_reach_of_a_finger(
    table: Table, many: int, sizes: list[tuple[int, int]]
) -> None:
    phone = table.lay("fr")
    names = ("Константинопольская", *(f"Joueur {number}" for number in range(2, many + 1)))
    led = (m.Settings, {"change": {"lead": "person"}})
    ready.led_until("night", "mafia32", {"Lead": phone}, names, led)
    for width, height in sizes:
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.wait_for_timeout(A_WHILE)
        assert phone.page.evaluate(OUT_OF_REACH) == [], (width, height)


@pytest.mark.parametrize("hurry", [2], ids=["slowly"])  # no bot nominates before whoever leads
def test_the_hand_of_a_bot_is_its_own(table: Table) -> None:
    phone = table.lay("fr", WALL)
    bots: list[Told] = [(m.AddBot, {}), (m.AddBot, {})]
    ready.on_a_day_that_is_led({"Lead": phone}, NAMES[:5], SET, *bots)
    teller, page = Storyteller(phone), phone.page
    teller.nominate(NAMES[1], NAMES[2])
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    hands = page.get_by_role("group", name=phone.say("grim-hands")).locator(".pick")
    expect(hands).to_have_count(len(SET))
    expect(hands.and_(page.locator(":disabled"))).to_have_count(len(bots))
    for name in NAMES[:5]:
        expect(hands.filter(has_text=name)).to_be_enabled()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_opens_nominations_sees_who_may_nominate_and_then_whom(table: Table, lang: str) -> None:
    phone = table.lay(lang, PHONE)
    ready.on_a_day_that_is_led({"Lead": phone}, NAMES, SET)
    teller, page = Storyteller(phone), phone.page
    phone.button("grim-circle").click()
    teller.go_on()
    teller.phase("nominations")
    teller.pick(NAMES[1], ".grim-right")
    whom = page.locator(".sub").get_by_text(phone.say("grim-whom-nominate"), exact=True)
    expect(whom).to_be_in_viewport()
    expect(page.locator(".sub .picks .pick").first).to_be_in_viewport(ratio=1)


def test_whoever_is_shown_something_is_to_be_woken_first(table: Table) -> None:
    teller = led(table, "fr", WALL)
    page, asked = teller.page, teller.phone.say("grim-wake-show", names=teller.who("poisoner"))
    for _ in range(4):
        if page.locator(".now").count():
            break
        teller.go_on()
    expect(page.locator(".now .todo")).to_have_text(asked)


@pytest.mark.parametrize("tale", ["mafia32", "vendetta", "onenight"])
def test_the_other_notebooks_are_answered_by_their_circle(table: Table, tale: str) -> None:
    lead = table.lay("ru", (820, 1180))
    code = lead.come_in("make", ("settings", {"change": {"lead": "person"}}), name="Lead", tale=tale)
    lead.come_in("return", *[("add_guest", {"name": name}) for name in NAMES], DEAL, code=code)
    lead.open(code)
    asked = lead.page.locator(".answer-for")
    opened = lead.page.locator(".asked-here")
    lead.hold_at(".answer-for")
    for _ in range(20):
        waiting = asked.get_by_role("button", name=re.compile(lead.say("ui-answer-for")))
        if waiting.count():
            waiting.first.click()
            with contextlib.suppress(Error):
                opened.first.wait_for(timeout=A_WHILE)
                break
            asked.locator(".chips .btn").first.click()  # it is about no seat
            asked.locator(".row .btn.grow").first.click()
        else:
            lead.main.click()
        lead.until_settled()
    may = lead.page.locator(".seat.gtok.asked").first
    may.click()
    expect(may).to_have_attribute("aria-pressed", "true")
    expect(asked.locator(".btn.chosen")).not_to_have_count(0)
    assert trouble_on(lead, axe=True) == []
    rest_on(lead, may)
    lead.page.keyboard.press("Escape")
    expect(may).to_have_attribute("aria-pressed", "true")
    lead.button("ui-cover").click()
    expect(opened).to_have_count(0)
    expect(lead.page.locator(".seat.gtok.asked")).to_have_count(0)
