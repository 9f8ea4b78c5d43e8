"""Nothing jumps and nothing is lost: without a line, with long names, with large letters, on small phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser import ready
from tests.browser.phones import A_MOMENT, ON_ITS_SIDE, PHONE, SEND, WALL, Phone, Table
from tests.browser.show.test_frames import FOR_ONE, HIT, STAND
from tests.browser.storyteller import (
    HEAR,
    QUIET,
    WITH_A_PHONE,
    WITHOUT,
    Storyteller,
    gather,
    on_a_day,
    put_together,
)

from fabula.rooms.wire.messages import AddGuest
from fabula.text import LANGUAGES

SIDEWAYS, TABLET = (740, 360), (820, 1180)
LARGE = "document.documentElement.style.fontSize = '200%'"
CUT = """() => [...document.querySelectorAll(".screen :is(.btn, .name, h2, p, td, th)")]
  .filter((one) => one.getClientRects().length && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).overflowX !== "visible"
    || one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.textContent)"""

CUT_ROLES = """() => [...document.querySelectorAll(".grim-ring .role")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
TOUCH_NAMED = """(name) => [...document.querySelectorAll(".foot .btn:enabled")]
  .find((one) => one.textContent.trim() === name)?.click()"""
# What a finger reaches where a foot that stays fades out over what is scrolled below it.
UNDER_THE_FOOT = """() => {
  const { top, left, width } = document.querySelector(".foot.stick").getBoundingClientRect();
  return document.elementFromPoint(left + width / 4, top + 6).closest(".foot") ? "caught" : "reached";
}"""
# Which words are broken, but at a syllable.
BROKEN = """(buttons) => [...document.querySelectorAll(buttons)].flatMap((button) => {
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const range = document.createRange(), broken = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { index, 0: word } of text.data.matchAll(/\\p{L}+/gu)) {
      if (text.parentElement.closest(".vh")) break; // it is not seen
      range.setStart(text, index + (text.data[index - 1] === "\u00ad")); // the hyphen stands on its line
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  return broken;
})"""
# Somebody has thought of each of the others, and they have these names in turn.
THOUGHT_OF = """async (names) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { pocketbook, room, told } = await import(wire);
  pocketbook.value = Object.fromEntries(room.value.seats.map((_, seat) => [seat, { side: "unsure" }]));
  const people = told.value.people.map((one, n) => ({ ...one, name: names[n % names.length] }));
  told.value = { ...told.value, people };
}"""
ON_TWO_LINES = """(all) => [...document.querySelectorAll(all)].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map((one) => one.innerText)"""
MEETING = """
  const all = (what) => [...document.querySelectorAll(what)];
  const within = (at, from, to) => Math.max(from, Math.min(at, to));
  const meet = (box, { x, y, width, height }) => {  // a seat is round
    const [across, down] = [x + width / 2, y + height / 2];
    const [near, level] = [within(across, box.left, box.right), within(down, box.top, box.bottom)];
    return Math.hypot(across - near, down - level) < width / 2;
  };
  const touching = () => {
    const seats = all(".plaza .seat .coin").map((one) => one.getBoundingClientRect());
    return all(".plaza .mid :is(.chip, .time)").filter((one) => one.getClientRects().length)
      .filter((one) => seats.some((seat) => meet(one.getBoundingClientRect(), seat)))
      .map((one) => one.textContent);
  };
"""
TOUCHING = f"() => {{{MEETING} return touching(); }}"
TOUCHING_AT_MOST = f"""async () => {{{MEETING}
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const {{ clock, entries }} = await import(wire);
  const seen = () => all(".plaza .mid :is(.chip, .time)").filter((one) => one.getClientRects().length);
  for (let frame = 0; frame < 1500; frame++) {{
    // below what somebody says all else is hidden, and bots may go on talking for as long as they are awake
    const silent = entries.value.filter(({{ e }}) => e !== "claimed");
    if (silent.length < entries.value.length) entries.value = silent;
    clock.value = {{ ...clock.value, length: 90000, left: 61000 }};
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    if (seen().length > 2 && seen().some((one) => one.textContent.includes("1:01"))) return touching();
  }}
  throw new Error("the middle never has its lines and the time: " + seen().map((one) => one.textContent));
}}"""


def box(locator: Locator) -> FloatRect:
    """Where something stands."""
    found = locator.bounding_box()
    assert found is not None
    return found


def asleep(table: Table, name: str) -> Phone:
    """In the first night, while all clocks stand."""
    phone = table.lay("en")
    phone.make(name, trial=True)
    phone.reach("dusk")
    phone.hold_at(".screen.night")
    phone.know_the_card()
    phone.reach("night")
    return phone


def test_the_strip_without_a_line_is_one_line_and_moves_nothing(table: Table) -> None:
    phone = asleep(table, "Zoé")
    mine, before = phone.page.locator(".seat.you"), box(phone.page.locator(".seat.you"))
    phone.page.context.set_offline(True)
    strip = phone.page.locator(".no-line p")
    expect(strip).to_be_visible()
    assert box(mine) == before
    assert box(strip)["height"] < 44
    phone.page.context.set_offline(False)
    expect(strip).to_have_count(0)


def test_the_button_keeps_its_height_and_the_circle_its_place(table: Table) -> None:
    phone = asleep(table, "Maximilian-Alexander Noé")
    before = box(phone.main), box(phone.seats.first)
    for number in range(2):
        phone.page.locator("button.seat.can").nth(number).click()
        assert (box(phone.main), box(phone.seats.first)["y"]) == (before[0], before[1]["y"])


# How far above the room of a title the accent of a capital would stand, in pixels.
CUT_OFF = """(title) => {
  const look = getComputedStyle(title);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
  const { actualBoundingBoxAscent, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText("É");
  const lead = (parseFloat(look.lineHeight) - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
  return actualBoundingBoxAscent - (parseFloat(look.paddingTop) + lead + fontBoundingBoxAscent);
}"""


def test_a_capital_keeps_its_accent(table: Table) -> None:
    phone = table.lay("fr")
    phone.page.goto("/")
    phone.button("ui-lead-first").click()
    phone.button("clocktower").click()
    title = phone.page.locator(".bar .cut")
    expect(title).to_have_text(phone.say("path-step", n=1, of=8))
    assert title.evaluate(CUT_OFF) <= 0


def test_a_name_that_is_typed_is_typed_on_while_another_game_is_chosen(table: Table) -> None:
    phone = table.lay("ru", WALL)
    phone.page.goto("/")
    phone.button("ui-make").click()
    phone.page.keyboard.type("Зо")
    phone.button("mafia32").click()
    phone.page.keyboard.type("я")
    expect(phone.page.get_by_role("dialog").get_by_role("textbox")).to_have_value("Зоя")


def test_a_sheet_reads_the_same_wherever_it_is_opened(table: Table) -> None:
    host = table.lay("en")
    host.make("Zoé")
    screen = table.screen(host.code, "en", TABLET)
    found = []
    for device in (host, screen):
        device.button("ui-menu").click()
        found.append(device.page.locator("dialog .note").first.evaluate(
            "one => [getComputedStyle(one).textAlign, getComputedStyle(one).fontSize]"
        ))  # fmt: skip
    assert found[0] == found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_title_beside_the_languages_is_cut(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    for place, title in (("narrator", "ui-narrator"), ("almanac", "ui-almanac"), ("words", "ui-words")):
        phone.page.goto(f"/{place}")
        written = phone.page.locator(".bar .cut")
        expect(written).to_have_text(phone.say(title))
        assert written.evaluate("(one) => one.scrollWidth <= one.clientWidth"), place
        phone.page.evaluate("document.documentElement.dataset.phase = 'day'")  # read from a game
        assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
        assert box(phone.page.locator(".bar"))["height"] <= 68
        assert box(phone.page.locator(".screen > .centre-text .seg"))["x"] >= 8


# Where a card of the middle, or the candle below it, lies on somebody or on their name.
LIES_ON = """() => {
  const box = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return (one.matches('.name') ? range : one).getBoundingClientRect();
  };
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const seats = [...document.querySelectorAll('.ring .seat :is(.coin, .name)')];
  const lies = [...document.querySelectorAll('.spare, .sleeps .candle')];
  return lies.filter((one) => one.getClientRects().length)
    .flatMap((one) => seats.filter((seat) => meet(box(one), box(seat))).map((seat) => seat.innerText));
}"""


@pytest.mark.parametrize("seats", [8, 9])
def test_the_cards_of_the_middle_lie_on_no_seat_and_no_name(table: Table, seats: int) -> None:
    phone = table.lay("fr")
    guests = [("add_guest", {"name": name}) for name in ("Maximilien", "Константин", "Opa Hans")]
    phone.make("Marguerite", *guests)
    phone.add_bots(seats)
    phone.hold_at(".screen.night .spare")
    phone.button("ui-deal").click()
    phone.know_the_card()
    expect(phone.page.locator(".spare")).to_have_count(3)
    for width, height in ((360, 740), (360, 640), (412, 700), (320, 568), SIDEWAYS):
        phone.page.set_viewport_size({"width": width, "height": height})
        assert phone.page.evaluate(LIES_ON) == [], (width, height)


# On whose names the candle of a day stands, or on whose tokens what stands below it.
CANDLE_ON = """() => {
  const FLAME = 20;
  const box = (one) => one.getBoundingClientRect();
  const candle = document.querySelector(".ring .mid .candle");
  if (!candle?.checkVisibility()) return [];
  const on = [...document.querySelectorAll(".ring .mid > .chip")].flatMap((chip) =>
    [...document.querySelectorAll(".ring .coin")].filter((coin) => box(coin).top < box(chip).bottom - 1
      && box(coin).bottom > box(chip).top && box(coin).left < box(chip).right
      && box(coin).right > box(chip).left).map(() => chip.textContent));
  const { left: from, right: to, top: above, bottom: foot } = box(candle);
  return [...on, ...[...document.querySelectorAll(".ring .seat .name")].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
      top < foot - 2 && bottom > above - FLAME && Math.min(right, to) - Math.max(left, from) > 1);
  }).map((one) => one.textContent)];
}"""


@pytest.mark.parametrize("seats", [5, 9])
def test_the_candle_of_a_day_stands_on_no_name_and_nothing_below_it_on_a_seat(
    table: Table, seats: int
) -> None:
    phone = table.lay("ru")
    guests = [(AddGuest, {"name": f"Константинополь{seat}"}) for seat in range(1, seats - 1)]
    ready.on_a_day({"Зоя": phone}, "onenight", seats - len(guests), *guests)
    phone.page.evaluate(SEND, ["walk", {"place": "well"}])
    expect(phone.page.locator(".stands-aside")).to_be_visible()
    expect(phone.page.locator(".ring .seat")).to_have_count(seats)
    for width, height in ((360, 740), (393, 852), (360, 640), SIDEWAYS, TABLET):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.wait_for_timeout(A_MOMENT)
        assert phone.page.evaluate(CANDLE_ON) == [], (width, height)


def test_large_letters_lose_nothing(table: Table) -> None:
    phone = table.lay("ru")
    phone.make("Зоя", trial=True)
    phone.reach("dusk")
    phone.page.evaluate(LARGE)
    phone.hold_at(".screen.night")
    phone.know_the_card()
    phone.reach("night")
    expect(phone.page.locator("html")).to_have_class("large-type")
    foot, ring = box(phone.page.locator(".foot")), box(phone.page.locator(".ring"))
    assert ring["y"] + ring["height"] <= foot["y"] + 1
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.page.evaluate(CUT) == []


def test_the_count_of_the_ready_stands_clear_of_ones_own_seat_on_a_small_phone(table: Table) -> None:
    phone = table.lay("ru", (320, 568))
    ready.on_a_day({"Зоя": phone}, "mafia32", 9)
    phone.page.wait_for_selector(".ring .chip")
    chip, mine = box(phone.page.locator(".ring .chip")), box(phone.page.locator(".seat.you .coin"))
    assert chip["y"] + chip["height"] <= mine["y"]


# The roles below tokens whose letters lie on the token of somebody else.
ON_A_TOKEN = """() => {
  const seats = [...document.querySelectorAll(".round .ring .seat")];
  const lines = (seat) => {
    const range = document.createRange();
    range.selectNodeContents(seat.querySelector(".role"));
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  };
  const meet = (one, other) => Math.min(one.right, other.right) > Math.max(one.left, other.left)
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3; // what a line leaves
  return seats.filter((seat) => seats.some((other) => other !== seat
    && lines(seat).some((line) => meet(line, other.querySelector(".coin").getBoundingClientRect()))))
    .map((seat) => seat.innerText);
}"""


def test_the_table_of_who_was_who_fits_a_phone(table: Table) -> None:
    phone = table.lay("ru")
    ready.at_the_end(phone, "onenight", "Максимилиан-Александр")
    phone.button("ui-after-who").click()
    frame = phone.page.locator(".rows .who-table").locator("..")
    assert frame.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert phone.page.evaluate(BROKEN, ".who-table .held-card") == []


def test_on_a_phone_no_role_of_who_was_who_lies_on_a_token(table: Table) -> None:
    phone = table.lay("ru")
    ready.at_the_end(phone, "clocktower", "Максимилиан", 9)
    phone.button("ui-after-who").click()
    expect(phone.page.locator(".round .ring .role").first).to_be_visible()
    assert phone.page.evaluate(ON_A_TOKEN) == []


def test_what_is_said_at_the_end_catches_no_finger_that_draws_the_page_of_a_phone(table: Table) -> None:
    phone = table.lay("en")
    ready.at_the_end(phone, "onenight", "Zoe")
    for number in range(12):
        phone.page.evaluate(
            SEND, ["say", {"text": f"That was the evening number {number}, and what an evening"}]
        )
    said = phone.page.locator(".after .talk .said")
    expect(said.locator("li").nth(11)).to_be_attached()
    assert said.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_no_name_beside_what_became_of_somebody_or_beside_the_truth_is_broken(table: Table) -> None:
    phone = table.lay("ru")
    ready.at_the_end(phone, "onenight", "Константин", 5)
    phone.page.wait_for_selector(".after .verdict")
    phone.page.evaluate(THOUGHT_OF, ["Борис", "Maximilian", "Константин"])
    expect(phone.page.locator(".judged th bdi")).not_to_have_count(0)
    assert phone.page.evaluate(ON_TWO_LINES, ".judged th bdi") == []
    phone.button("ui-after-who").click()
    expect(phone.page.locator(".who-table tbody th").first).to_be_visible()
    assert phone.page.evaluate(ON_TWO_LINES, ".who-table .fate") == []


def test_who_leads_keeps_what_is_half_made_while_others_do_something(table: Table) -> None:
    lead, player = table.lay("ru", WALL), table.lay("ru")
    on_a_day(lead, player, QUIET)
    chosen = lead.page.locator(".grim-right .pick.on", has_text=WITHOUT[1])
    lead.page.locator(".grim-right .pick", has_text=WITHOUT[1]).click()
    lead.page.locator(".sub .chips .btn").first.click()
    player.button("square-to-nominations").click()
    expect(lead.page.locator(".grim-ring .seat", has_text=WITH_A_PHONE).locator(".badge")).not_to_have_count(
        0
    )
    expect(chosen).to_have_count(1)
    expect(lead.page.locator(".sub .chips .btn.chosen")).to_have_count(1)


def test_who_leads_goes_on_from_a_shot_and_a_count_on_any_phone(table: Table) -> None:
    lead = table.lay("ru")
    ready.on_a_day_that_is_led({"Марина": lead}, WITHOUT, ())
    for width, height in ((320, 568), (360, 740), (740, 360), (1440, 900)):
        lead.page.set_viewport_size({"width": width, "height": height})
        for scene in (HIT, FOR_ONE):
            lead.page.evaluate(STAND, [scene, 6_000])
            whole, told = (box(lead.page.locator(f".show{one}")) for one in ("", " .sentences"))
            end = whole["y"] + whole["height"]
            if width < 700 or height <= 480:  # a strip above the foot, whose button does the same
                button = box(lead.main)
                assert end <= button["y"], (width, height)
            else:
                button = box(lead.page.locator(".show .btn"))
                assert button["y"] + button["height"] <= end, (width, height)
            assert told["y"] + told["height"] <= button["y"], (width, height)
            assert button["height"] >= 44


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_days_buttons_is_broken_and_its_numbers_touch_no_seat(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    ready.on_a_day({"Зоя": phone}, "clocktower", 8)
    phone.page.evaluate(SEND, ["go", {}])
    while not phone.button("square-nominate").count():  # to act there may mean to nominate already
        phone.page.evaluate(TOUCH_NAMED, phone.say("square-to-nominations"))
        phone.page.wait_for_timeout(60)
    counted = {"e": "tallied", "nominee": 1, "votes": 8, "value": 5}
    ready_too = [{"e": "readied", "seat": seat} for seat in (2, 3)]
    phone.page.evaluate(HEAR, [counted, {"e": "condemned", "seats": [1]}, *ready_too])
    assert phone.page.evaluate(TOUCHING_AT_MOST) == []
    assert phone.page.evaluate(BROKEN, ".foot .btn") == []
    phone.page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    phone.page.wait_for_timeout(A_MOMENT)
    assert phone.page.evaluate(BROKEN, ".foot .btn") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_circle_of_the_lobby_stands_beside_the_rest_on_a_phone_on_its_side_and_on_a_tablet(
    table: Table, lang: str
) -> None:
    host = table.lay(lang, SIDEWAYS)
    host.make("Zoé", tale="clocktower")
    host.add_bots(9)
    ring, rules, foot = (host.page.locator(one) for one in (".ring", ".two > :last-child", ".foot"))
    for size in (SIDEWAYS, TABLET):
        host.page.set_viewport_size({"width": size[0], "height": size[1]})
        host.page.wait_for_timeout(A_MOMENT)
        circle = box(ring)
        assert circle["x"] + circle["width"] <= box(rules)["x"], size
        assert circle["y"] + circle["height"] <= size[1], size
        if size == SIDEWAYS:
            assert circle["x"] + circle["width"] <= box(foot)["x"]
        assert host.page.evaluate(CUT) == []
        assert host.page.evaluate(BROKEN, ".lobby .btn, .lobby .seg button") == []


def test_twenty_in_the_lobby_and_at_the_end_have_their_names_in_sight_on_a_phone_on_its_side(
    table: Table,
) -> None:
    lobby, end = table.lay("ru", SIDEWAYS), table.lay("ru", SIDEWAYS)
    lobby.make("Zoé", tale="mafia32")
    lobby.add_bots(20)
    ready.at_the_end(end, "mafia32", "Ян", 20)
    end.button("ui-after-who").click()
    for phone in (lobby, end):
        expect(phone.page.locator(".ring .seat")).to_have_count(20)
        low = """() => Math.max(...[...document.querySelectorAll('.ring .seat .name')]
          .map((name) => name.getBoundingClientRect().bottom)) + scrollY"""
        phone.page.wait_for_timeout(A_MOMENT)
        assert phone.page.evaluate(low) <= SIDEWAYS[1] + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_types_a_name_beside_whose_table_it_is_on_a_phone_on_its_side(
    table: Table, lang: str
) -> None:
    host, guest = table.lay(lang), table.lay(lang, SIDEWAYS)
    host.make("Zoé")
    guest.page.goto(f"/{host.code}")
    field = guest.page.get_by_label(guest.say("ui-your-name"))
    who = guest.page.locator(".door > .at-the-table")
    expect(who).to_contain_text("Zoé")
    assert box(field)["y"] + box(field)["height"] <= SIDEWAYS[1]
    assert box(who)["x"] + box(who)["width"] <= box(field)["x"]
    assert guest.page.evaluate(CUT) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_of_twenty_types_a_name_without_scrolling(table: Table, lang: str) -> None:
    host, guest = table.lay(lang), table.lay(lang)
    host.make("Maximilian", tale="clocktower")
    host.add_bots(20)
    for size in (PHONE, SIDEWAYS, TABLET):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        guest.page.goto(f"/{host.code}")
        expect(guest.page.locator(".who-sits > li")).to_have_count(20)
        field = box(guest.page.get_by_label(guest.say("ui-your-name")))
        assert field["y"] + field["height"] <= size[1] * 0.6, size
        assert guest.page.evaluate(CUT) == []


def test_twenty_signs_of_a_lobby_are_as_large_as_there_is_room(table: Table) -> None:
    host = table.lay("fr", WALL)
    host.make("Zoé", tale="clocktower")
    host.add_bots(20)
    expect(host.seats).to_have_count(20)
    for size, least in ((WALL, 58), (TABLET, 54)):
        host.page.set_viewport_size({"width": size[0], "height": size[1]})
        host.page.wait_for_function(
            "least => document.querySelector('.ring .coin').offsetWidth >= least", arg=least
        )
        assert host.page.evaluate(CUT) == []
    rules = host.page.locator(".two > :last-child .btn").last
    rules.scroll_into_view_if_needed()
    assert host.page.evaluate(UNDER_THE_FOOT) == "reached"


def test_no_role_of_a_grimoire_is_cut_where_it_has_one_line(table: Table) -> None:
    lead, player = table.lay("fr", SIDEWAYS), table.lay("fr")
    gather(lead, player)
    lead.button("ui-deal").click()
    good = ("washerwoman", "investigator", "empath", "undertaker", "fortune_teller")
    teller = Storyteller(lead)
    put_together(teller, (*good, "scarlet_woman", "imp"))
    teller.go_on()
    expect(lead.page.locator(".grim-ring .role")).to_have_count(7)
    for size in (SIDEWAYS, (820, 1180), (1440, 900)):
        lead.page.set_viewport_size({"width": size[0], "height": size[1]})
        lead.page.wait_for_timeout(A_MOMENT)
        assert lead.page.evaluate(CUT_ROLES) == [], size


def test_the_card_by_day_lies_beside_the_way_to_the_script_on_a_phone_on_its_side(table: Table) -> None:
    phone = table.lay("fr")
    ready.on_a_day({"Zoé": phone}, "clocktower", 9)
    phone.button("ui-my-card").click()
    phone.page.set_viewport_size(ON_ITS_SIDE)
    card, foot = box(phone.page.locator(".cardbox")), box(phone.page.locator(".foot"))
    assert card["x"] + card["width"] <= foot["x"]
    assert card["y"] + card["height"] <= SIDEWAYS[1]
    assert foot["y"] + foot["height"] <= SIDEWAYS[1]


def test_long_names_are_broken_at_a_syllable_in_the_rows_of_the_end(table: Table) -> None:
    phone = table.lay("fr")
    ready.at_the_end(phone, "mafia32", "Константинопольская", 9)
    phone.page.wait_for_selector(".after .verdict")
    assert phone.page.evaluate(BROKEN, ".standings th") == []
    phone.button("ui-after-who").click()
    expect(phone.page.locator(".who-table tbody th").first).to_be_visible()
    assert phone.page.evaluate(BROKEN, ".who-table th") == []


def test_no_role_ends_in_dots_when_all_is_over(table: Table) -> None:
    phone = table.lay("fr", WALL)
    ready.at_the_end(phone, "vendetta", "Zoé", 20)
    phone.page.wait_for_selector(".after .verdict")
    phone.button("ui-after-who").click()
    role = phone.page.locator(".round .ring .seat .role").first
    expect(role).to_be_visible()
    room = role.evaluate("(one) => one.parentElement.style.getPropertyValue('--lw')")
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"
    assert phone.page.locator(".round .ring .seat .role").evaluate_all(cut) == []
    assert float(room) > 0, "there each has so much room, and no more"
