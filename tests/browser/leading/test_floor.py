"""A table keeps order: hands to speak, a timer, a call; the lead goes to others; Travellers come."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.phones import ON_ITS_SIDE, PHONE, WALL, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.tour import from_menu

from fabula.text import LANGUAGES

TALE = "clocktower"
PEOPLE = ("Анна", "Борис", "Вера", "Глеб", "Даша", "Ева")
WITH_A_PHONE = 3  # of those who play: two who ask, and one who only sees it
TIME = re.compile(r"^\d:\d\d$")
LINK = re.compile(r"http\S+#[0-9a-f]{32}")
TABLET = (820, 1180)
KEPT = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { amendments, moves, foresight, asks, entries } = await import(wire);
  const kept = [amendments, moves, foresight, asks].map((one) => one.value.length);
  return [kept, entries.value.map(({ e }) => e)];
}"""


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


def led_until_day(table: Table) -> tuple[Phone, list[Phone]]:
    """Somebody leads from the Grimoire, five play, three of them with a phone, and it is day."""
    players = [table.lay("ru") for _ in range(WITH_A_PHONE)]
    return leading_by_day(table, players), players


def leading_by_day(table: Table, players: Sequence[Phone | None] = (None,) * WITH_A_PHONE) -> Phone:
    """The device of whoever leads; nobody may look on those of the others."""
    lead, (name, *names) = table.lay("ru"), PEOPLE
    seated = dict(zip(names, players, strict=False))
    ready.on_a_day_that_is_led({name: lead, **seated}, names[WITH_A_PHONE:], ())
    return lead


def hands_on(phone: Phone) -> list[str]:
    """The places in line on the circle, by name."""
    seats = phone.page.locator(".ring .seat", has=phone.page.locator(".badge.to-speak"))
    return [
        f"{seat.locator('.badge.to-speak').inner_text()} {seat.locator('.name').inner_text()}"
        for seat in seats.all()
    ]


def seen(phone: Phone, count: int) -> None:
    """Wait until so many hands are up."""
    expect(phone.page.locator(".ring .badge.to-speak")).to_have_count(count)


def open_from_menu(phone: Phone, id: str) -> None:
    """Open one of the menu's sheets."""
    phone.button("ui-menu").click()
    phone.button(id).click()
    expect(phone.page.get_by_role("dialog")).to_have_attribute("aria-label", phone.say(id))


def test_hands_time_and_a_call_are_seen_by_all(table: Table) -> None:
    lead, players = led_until_day(table)
    screen = table.screen(lead.code, "ru")
    for n, seat in enumerate((2, 0), 1):
        players[seat].button("floor-ask").click()
        for phone in (lead, *players, screen):
            seen(phone, n)
    assert sorted(hands_on(players[1])) == ["1 Глеб", "2 Борис"]
    assert sorted(hands_on(lead)) == ["1 Глеб", "2 Борис"]
    players[0].button("floor-lower-mine").click()
    seen(screen, 1)
    lead.button("floor-lower-of", name="Глеб").click()
    for phone in (lead, *players, screen):
        seen(phone, 0)

    lead.button("floor-minutes", n=3).click()
    for phone in (*players, screen):
        expect(phone.page.locator(".time")).to_have_text(re.compile("^(3:00|2:5[0-9])$"))
    lead.button("floor-stop").click()
    expect(players[0].page.locator(".time")).to_have_text("")

    lead.page.get_by_text(lead.say("floor-own-time")).click()
    lead.button("floor-about-apart").click()
    lead.page.get_by_role("textbox", name=lead.say("floor-own-minutes")).fill("7")
    lead.button("floor-own-start", n=7).click()
    for phone in (*players, screen):
        expect(phone.page.locator(".time")).to_have_text(re.compile("^(7:00|6:5[0-9])$"))
        expect(phone.page.locator(".about")).to_have_text(phone.say("floor-about-apart"))
    assert trouble_on(lead, axe=True) == []
    lead.page.get_by_role("textbox", name=lead.say("floor-own-name")).fill("Совет у колодца")
    lead.button("floor-own-start", n=7).click()
    expect(screen.page.locator(".about")).to_have_text("Совет у колодца")
    assert trouble_on(players[0], axe=False) == []
    lead.button("floor-stop").click()
    expect(screen.page.locator(".about")).to_have_count(0)

    lead.button("floor-gather").click()
    for phone in (*players, screen):
        expect(phone.page.get_by_role("alert")).to_have_text(phone.say("floor-call"))
        assert trouble_on(phone, axe=phone is players[0]) == []
    expect(lead.page.locator(".call")).to_have_count(0)
    players[0].page.locator(".call .ibtn").click()
    expect(players[0].page.locator(".call")).to_have_count(0)
    for size in (TABLET, (360, 740)):
        lead.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert trouble_on(lead, axe=True) == []


def test_where_fabula_leads_the_host_gives_time_from_the_menu(table: Table) -> None:
    (host,) = table.seat({"Анна": "ru"}, TALE)
    open_from_menu(host, "floor-order")
    host.button("floor-minutes", n=5).click()
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".bar .chip .time")).to_have_text(TIME)
    assert trouble_on(host, axe=True) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheets_have_their_words_in_every_language(table: Table, lang: str) -> None:
    (host,) = table.seat({"Anna": lang}, TALE)
    host.button("ui-edit-rules").click()
    host.button("setting-lead-person").click()
    host.page.keyboard.press("Escape")
    guest = table.lay(lang)
    guest.join(host.code, "Boris")
    guest.button("square-be-traveller").click()
    from_menu(guest, "ui-stand")
    for id in ("floor-order", "floor-handing"):
        open_from_menu(host, id)
        if id == "floor-handing":
            host.button("floor-show-link").click()
            host.button("floor-give").click()
        assert not UNTRANSLATED.search(texts(host))
        assert [*grave(host), *sticking_out(host)] == []
        host.page.keyboard.press("Escape")
        expect(host.page.locator("dialog")).to_have_count(0)


def test_the_grimoire_moves_to_another_device_by_a_link(table: Table) -> None:
    lead = leading_by_day(table)
    tokens = lead.page.locator(".grim-ring .seat .role").all_inner_texts()
    open_from_menu(lead, "floor-handing")
    lead.button("floor-show-link").click()
    found = LINK.search(lead.page.locator(".handing .link").inner_text())
    assert found
    tablet = table.lay("ru", TABLET)
    tablet.page.goto(found.group())
    expect(tablet.page.locator(".grim-ring .seat .role")).to_have_text(tokens)
    assert "#" not in tablet.page.url
    expect(lead.page.locator(".told")).to_have_text(lead.say("refused-moved"))
    expect(lead.page.locator(".grim-ring")).to_have_count(0)
    another = table.lay("ru")
    another.page.goto(found.group())
    expect(another.page.get_by_label(another.say("ui-your-name"))).to_be_visible()
    expect(another.page.locator(".grim-ring")).to_have_count(0)


def test_the_grimoire_is_shared_and_then_handed_over(table: Table) -> None:
    lead = leading_by_day(table)
    other = looking_on(table, lead, "Яна")
    open_from_menu(lead, "floor-handing")
    lead.button("floor-share").click()
    expect(lead.button("floor-take-back")).to_be_visible()
    expect(other.page.locator(".grim-ring .seat")).to_have_count(len(PEOPLE) - 1)
    lead.button("floor-give").click()
    lead.button("floor-sure").click()
    expect(lead.page.locator(".screen.bigscreen")).to_be_visible()
    expect(lead.page.locator(".grim-ring")).to_have_count(0)
    kept, heard = lead.page.evaluate(KEPT)
    assert kept == [0, 0, 0, 0]
    assert "dealt" not in heard
    assert "phase" in heard
    expect(lead.page.locator(".looking")).to_have_text(lead.say("floor-looking-known"))
    expect(lead.button("square-ask-to-come")).to_have_count(0)  # which they would be refused
    other.page.locator(".grimoire .foot .btn").click()
    expect(other.page.locator(".bar .phase")).to_contain_text(other.say("ui-phase-nominations"))


def test_who_looks_on_comes_as_a_traveller(table: Table) -> None:
    (host,) = table.seat({"Анна": "ru"}, TALE)
    host.add_bots(6)
    host.button("ui-deal").click()
    late = looking_on(table, host, "Яна")
    late.button("square-come").click()
    assert trouble_on(late, axe=True) == []
    for size in (TABLET, (360, 740)):
        late.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert sticking_out(late) == []
    late.page.get_by_role(
        "button", name=f"{late.say('square-come-as')}: {late.say('clocktower-thief')}"
    ).click()
    expect(late.page.locator(".screen.play")).to_be_visible()
    host.reach("day")
    late.reach("day")
    expect(late.seats).to_have_count(7)
    expect(host.page.locator(".seat.traveller .name")).to_have_text("Яна")
    host.button("floor-ask").click()
    seen(late, 1)
    assert hands_on(late) == [f"1 {PEOPLE[0]}"]


def test_who_wishes_is_a_traveller_from_the_beginning(table: Table) -> None:
    host, guest = table.seat(dict.fromkeys(("Анна", "Борис"), "ru"), TALE)
    host.add_bots(7)
    guest.button("square-be-traveller").click()
    host.page.get_by_role("button", name=f"{host.say('square-agree')}: Борис").click()
    expect(guest.page.get_by_text(guest.say("square-is-traveller"))).to_be_visible()
    assert trouble_on(host, axe=True) == []
    host.seats.last.click()
    host.button("square-guest-travels").click()
    expect(host.page.locator(".ring .badge.hand")).to_have_count(2)
    host.button("ui-deal").click()
    guest.page.locator(".arriving .btn").nth(2).click()
    guest.page.locator(".foot .btn.main").click()
    host.reach("day")
    expect(host.page.locator(".seat.traveller")).to_have_count(2)
    expect(host.page.locator(".seat.traveller .name").first).to_have_text("Борис")


def looking_on(table: Table, host: Phone, name: str) -> Phone:
    """Somebody who comes in after the deal, by name."""
    late = table.lay("ru")
    late.page.goto(f"/{host.code}")
    late.page.get_by_label(late.say("ui-your-name")).fill(name)
    late.button("ui-sit-down").click()
    expect(late.page.locator(".screen.bigscreen")).to_be_visible()
    return late


# All are called just now, and this seat is dead.
CALLED = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { clock, entries, me } = await import(wire);
  entries.value = [...entries.value, { e: "died", seat: me.value.seat }];
  clock.value = { ...clock.value, gathered: Date.now() - 1 };
}"""
# By so much it lies on what the dead may do (px).
ON_THE_DEADS = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return box(".call").bottom - box(".of-the-dead .btn").top;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_call_lies_on_nothing_that_the_dead_may_do(table: Table, lang: str) -> None:
    phone = table.lay(lang)
    ready.on_a_day({"Анна": phone}, TALE, 7)
    phone.page.evaluate(CALLED)
    expect(phone.page.locator(".call")).to_be_visible()
    for size in (PHONE, (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"]), TABLET, WALL):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert phone.page.evaluate(ON_THE_DEADS) <= 1, size
