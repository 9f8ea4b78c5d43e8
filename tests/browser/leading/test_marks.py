"""Tokens change places by drag before all have seen them; reminders of the script and in own words; notes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.leading.test_circle_answers import NAMES, led, token
from tests.browser.phones import PHONE, WALL, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import Storyteller

from fabula.text import LANGUAGES

OWN = "Word for word"


def drag(teller: Storyteller, one: Locator, goal: Locator) -> None:
    """Carry something to something else."""
    mouse = teller.page.mouse
    (x, y), to = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for box in (one.bounding_box(), goal.bounding_box())
        if box
    )
    mouse.move(x, y)
    mouse.down()
    mouse.move(*to, steps=4)
    mouse.up()


# What lies topmost where a finger is, and whom the goal's light says that it would go to.
CARRIED = """([x, y]) => [
  document.elementFromPoint(x, y)?.closest(".seat")?.matches("[data-carried]"),
  [...document.querySelectorAll(".grim-ring .aimed .name")].map((one) => one.innerText),
]"""


def middle(one: Locator) -> tuple[float, float]:
    """The point in the middle of something."""
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [PHONE, WALL], ids=["phone", "laptop"])
def test_a_token_that_is_carried_lies_above_all_others_and_its_goal_is_lit(
    table: Table, size: tuple[int, int]
) -> None:
    teller = at_dusk(table, "fr", size)
    page, mouse = teller.page, teller.page.mouse
    if size == PHONE:
        teller.phone.button("grim-circle").click()
    first, second = (token(teller.phone, NAMES[n]).locator(".coin") for n in (0, 3))
    for one, goal, name in ((first, second, NAMES[3]), (second, first, NAMES[0])):
        to = middle(goal)
        mouse.move(*middle(one))
        mouse.down()
        mouse.move(to[0] + 6, to[1] + 6, steps=4)
        expect(page.locator(".grim-ring .aimed")).to_have_count(1)
        assert page.evaluate(CARRIED, to) == [True, [name]]
        mouse.move(*middle(page.locator(".grim-ring")), steps=4)
        expect(page.locator(".grim-ring .aimed")).to_have_count(0)
        mouse.up()
        expect(page.locator("[data-carried]")).to_have_count(0)
        expect(page.get_by_role("dialog")).to_have_count(0)


def at_dusk(table: Table, lang: str, size: tuple[int, int]) -> Storyteller:
    """The cards are dealt, nothing is asked, and nobody has been woken."""
    teller = led(table, lang, size)
    teller.go_on()
    expect(teller.page.locator(".asked-here")).to_have_count(0)
    return teller


def test_two_tokens_change_places_by_drag_and_side_and_card_go_with_them(table: Table) -> None:
    teller = at_dusk(table, "en", WALL)
    first, second = (teller.who(role) for role in ("imp", "monk"))
    drag(teller, token(teller.phone, first).locator(".coin"), token(teller.phone, second).locator(".coin"))
    expect(token(teller.phone, second)).to_have_attribute(
        "aria-label", re.compile("Imp, (side of )?evil", re.IGNORECASE)
    )
    expect(token(teller.phone, first)).to_have_attribute("aria-label", re.compile("Monk"))
    expect(teller.page.locator("dialog")).to_have_count(0)
    expect(teller.page.locator(".grim-ring .turned")).to_have_count(
        0
    )  # nobody is on another side than their role


def test_tokens_change_places_by_touch_too_also_while_the_deal_still_asks(table: Table) -> None:
    teller = led(table, "fr", PHONE)
    teller.phone.button("grim-circle").click()
    first, second = (token(teller.phone, one).locator(".coin") for one in NAMES[:2])
    expect(teller.page.locator(".asked-here")).to_have_count(1)
    for is_asked in (True, False):
        if not is_asked:
            teller.go_on()
            expect(teller.page.locator(".asked-here")).to_have_count(0)
        was = [str(one.locator("xpath=..").get_attribute("aria-label")) for one in (first, second)]
        carry(teller, first, second)
        for one, other in ((first, was[1]), (second, was[0])):
            role = other.split(", ")[1]
            expect(one.locator("xpath=..")).to_have_attribute("aria-label", re.compile(f", {role}"))
        expect(teller.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_leads_reads_that_tokens_change_places_as_long_as_they_do(table: Table, lang: str) -> None:
    teller = led(table, lang, PHONE)
    phone, page = teller.phone, teller.page
    said = page.get_by_text(phone.say("grim-swap-note"), exact=True)
    expect(said).to_be_visible()
    assert trouble_on(phone, axe=True) == []
    phone.button("grim-circle").click()
    teller.go_on()
    expect(page.get_by_text(phone.say("grim-swap-note"), exact=True)).to_have_count(0)


def carry(teller: Storyteller, one: Locator, goal: Locator) -> None:
    """Carry something to something else with a finger."""
    one.scroll_into_view_if_needed()
    boxes = [each.bounding_box() for each in (one, goal)]
    from_, to = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box)
    finger = teller.page.context.new_cdp_session(teller.page)
    for step in range(5):
        x, y = (begin + (end - begin) * step / 4 for begin, end in zip(from_, to, strict=True))
        kind = "touchMove" if step else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        teller.page.wait_for_timeout(30)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_reminders_of_a_script_are_those_that_somebody_in_it_may_lay(table: Table) -> None:
    teller = at_dusk(table, "en", WALL)
    teller.phone.button("mark-title").click()
    dialog = teller.page.get_by_role("dialog")
    offered = dialog.locator(".mark-picker > .picks").first
    for kind in ("drunk", "poisoned", "safe", "master", "red_herring", "spent"):
        expect(offered.get_by_role("button", name=teller.phone.say(f"grim-mark-{kind}"))).to_have_count(1)
    foreign = ("friend", "tea_party", "evil_wakes", "angel", "talked", "veteran", "feigned", "cursed")
    for kind in foreign:
        expect(offered.get_by_role("button", name=teller.phone.say(f"grim-mark-{kind}"))).to_have_count(0)
    dialog.get_by_role("searchbox").fill(teller.phone.say("grim-mark-friend"))
    found = dialog.get_by_role("button", name=teller.phone.say("grim-mark-friend"))
    expect(found).to_have_count(1)  # it is found by its name all the same


def test_a_reminder_is_found_by_typing_and_laid_at_as_many_as_one_likes(table: Table) -> None:
    teller = at_dusk(table, "en", PHONE)
    phone, page = teller.phone, teller.page
    phone.button("grim-more").click()
    phone.button("mark-title").click()
    marks = page.locator(".mark-picker .pick")
    expect(marks.filter(has_text=phone.say("grim-mark-mad"))).to_have_count(0)  # no role of this script
    assert trouble_on(phone, axe=True) == []
    page.locator(".mark-picker input[type=search]").fill(phone.say("grim-mark-poisoned").lower()[:5])
    expect(marks).to_have_count(1)
    marks.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".asked-here")).to_contain_text(phone.say("grim-mark-poisoned"))
    for name in NAMES[1:3]:
        token(phone, name).press("Enter")
        expect(token(phone, name)).to_have_attribute(
            "aria-label", re.compile(phone.say("grim-mark-poisoned"))
        )
    token(phone, NAMES[1]).press("Enter")  # taken off again
    expect(token(phone, NAMES[1])).to_have_attribute("aria-pressed", "false")
    assert page.locator(".foot > .btn").all_inner_texts() == [phone.say("circle-done")]  # no night begins
    phone.button("circle-done").click()
    expect(page.locator(".foot > .btn")).to_have_text(phone.say("grim-next-dusk"))
    assert [one["seat"] for one in teller.told("marked", kind="poisoned")] == [1, 2]
    expect(page.locator(".grim-body.at-walk")).to_be_visible()  # what was in front before


def test_own_words_lie_anywhere_and_are_rewritten_by_tap_and_kept(table: Table) -> None:
    teller = at_dusk(table, "fr", WALL)
    phone, page = teller.phone, teller.page
    phone.button("mark-title").click()
    page.get_by_role("textbox", name=phone.say("mark-own")).fill(OWN)
    phone.button("mark-colour-gem").click()
    phone.button("mark-lay-free").click()
    mark = page.locator(".mk.own")
    expect(page.locator(".marks.free .mk.c-gem")).to_have_text(OWN)
    drag(teller, mark, token(phone, NAMES[3]).locator(".coin"))
    expect(token(phone, NAMES[3])).to_have_attribute("aria-label", re.compile(OWN))
    drag(teller, mark, page.locator(".grim-ring .mid"))
    expect(page.locator(".marks.free")).to_have_count(1)
    mark.click()
    dialog = page.get_by_role("dialog")
    assert trouble_on(phone, axe=True) == []
    dialog.get_by_role("button", name=NAMES[5], exact=True).click()
    expect(token(phone, NAMES[5])).to_have_attribute("aria-label", re.compile(OWN))
    page.reload()
    expect(token(phone, NAMES[5])).to_have_attribute("aria-label", re.compile(OWN))
    mark.click()
    phone.button("mark-take-away").click()
    expect(mark).to_have_count(0)


def test_own_words_that_are_laid_at_once_lie_at_each_seat(table: Table) -> None:
    teller = at_dusk(table, "fr", WALL)
    phone = teller.phone
    phone.button("mark-title").click()
    teller.page.get_by_role("textbox", name=phone.say("mark-own")).fill(OWN)
    phone.button("mark-lay").click()
    seats = [token(phone, name).element_handle() for name in NAMES[1:4]]
    teller.page.evaluate("(all) => all.forEach((one) => one.click())", seats)  # before any has been heard of
    expect(teller.page.locator(".mk.own")).to_have_count(len(seats))


def test_notes_are_kept_with_the_game(table: Table) -> None:
    teller = at_dusk(table, "ru", WALL)
    phone, page = teller.phone, teller.page
    phone.button("grim-more").click()
    phone.button("desk-note").click()
    page.get_by_role("textbox", name=phone.say("desk-note"), exact=True).fill("Завтра спросить Бена")
    page.keyboard.press("Escape")
    token(phone, NAMES[1]).click()
    page.get_by_role("textbox", name=phone.say("desk-note-about")).fill("Говорит мало")
    phone.until_settled()
    page.keyboard.press("Escape")
    phone.until_settled()
    page.reload()
    token(phone, NAMES[1]).click()
    expect(page.get_by_role("textbox", name=phone.say("desk-note-about"))).to_have_value("Говорит мало")
    page.keyboard.press("Escape")
    phone.button("grim-more").click()
    phone.button("desk-note").click()
    expect(page.get_by_role("textbox", name=phone.say("desk-note"), exact=True)).to_have_value(
        "Завтра спросить Бена"
    )


def test_on_a_laptop_marks_to_choose_from_stand_beside_the_circle(table: Table) -> None:
    teller = at_dusk(table, "ru", WALL)
    teller.phone.button("mark-title").click()
    sheet = teller.page.locator("dialog.sheet:has(.mark-picker)")
    expect(sheet).to_be_visible()
    covered = teller.page.evaluate(
        """() => {
          const { left, right } = document.querySelector("dialog.sheet").getBoundingClientRect();
          const coins = [...document.querySelectorAll(".grim-ring .seat .coin")];
          return coins.map((coin) => coin.getBoundingClientRect())
            .filter((coin) => coin.right > left && coin.left < right).length;
        }"""
    )
    assert covered == 0
