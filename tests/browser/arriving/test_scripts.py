"""The Clocktower's scripts in the lobby: one with a tap, one of one's own, one that somebody brings."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import Phone, Table
from tests.games.clocktower.wild import WILD, WORDS

from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.almanac.published import jinxes_among
from fabula.games.clocktower.scripts.reading import read
from fabula.text import LANGUAGES

NAME = "clocktower-script-trouble_brewing"


def a_lobby(table: Table, lang: str = "ru") -> Phone:
    """A phone that has made a table for the Clocktower, and changes the script."""
    phone = table.lay(lang)
    phone.make("Анна", tale="clocktower")
    phone.reach("lobby")
    phone.button("square-edit-script").click()
    return phone


def is_called(phone: Phone, name: str) -> None:
    """What the script is called on this phone."""
    expect(phone.page.locator("h2.wrapped").first).to_have_text(name)


def test_a_set_of_the_box_is_played_in_the_order_of_its_printed_sheets(table: Table) -> None:
    host = a_lobby(table, "fr")
    host.button(NAME).click()
    for order in ("printed", "published", "printed"):
        host.button(f"script-order-{order}").click()
        expect(host.button(f"script-order-{order}")).to_have_attribute("aria-pressed", "true")
    assert grave(host) == []
    assert not sticking_out(host)
    host.button("clocktower-script-bad_moon_rising").click()
    expect(host.button("script-order-published")).to_have_attribute("aria-pressed", "true")


def test_a_script_of_ones_own_is_left_again_with_a_tap(table: Table) -> None:
    phone = a_lobby(table)
    is_called(phone, phone.say(NAME))
    taken = phone.button(NAME)
    expect(taken).to_have_attribute("aria-pressed", "true")
    phone.page.get_by_role("switch", name=phone.say("clocktower-drunk")).uncheck()
    expect(taken).to_have_attribute("aria-pressed", "false")
    is_called(phone, phone.say("script-of-your-own"))
    assert not sticking_out(phone)
    assert grave(phone) == []
    taken.click()
    expect(taken).to_have_attribute("aria-pressed", "true")
    is_called(phone, phone.say(NAME))


# ---- a script that somebody brings

GOOD = [role for role in BOX["trouble_brewing"] if role not in ("drunk", "imp")]
TEXT = json.dumps(
    [{"id": "_meta", "name": "Тихий омут", "author": "Зоя"}, *GOOD, "Imp", "Wizard", "Djinn", "moth"]
)
DROP = """(node, text) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], "script.json", { type: "application/json" }));
  const how = { dataTransfer: carried, bubbles: true, cancelable: true };
  for (const kind of ["dragover", "drop"]) node.dispatchEvent(new DragEvent(kind, how));
}"""
LIT = """() => {
  const carried = new DataTransfer();
  carried.items.add(new File([""], "script.json"));
  const how = { dataTransfer: carried, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("dragover", how));
  return document.querySelector(".drop.over") !== null;
}"""
STAYS = """() => {
  const carried = new DataTransfer();
  carried.items.add(new File(["[]"], "script.json"));
  const how = { dataTransfer: carried, bubbles: true, cancelable: true };
  return ["dragover", "drop"].every((kind) => !document.body.dispatchEvent(new DragEvent(kind, how)));
}"""
PASTE = """(node, text) => {
  const carried = new DataTransfer();
  carried.setData("text/plain", text);
  const how = { clipboardData: carried, bubbles: true, cancelable: true };
  node.dispatchEvent(new ClipboardEvent("paste", how));
}"""


def the_door(phone: Phone) -> Locator:
    """Where scripts are brought."""
    phone.button("script-bring").click()
    return phone.page.locator(".drop")


def shows_what_was_understood(phone: Phone) -> None:
    """Its name, what is played, what is left out and what is wrong."""
    found = phone.page.locator(".found")
    expect(found).to_contain_text("Тихий омут")
    expect(found).to_contain_text(phone.say("clocktower-imp"))
    expect(found).to_contain_text(phone.role("wizard"))
    expect(found).to_contain_text(phone.say("script-left"))
    expect(found).to_contain_text(phone.role("djinn"))
    expect(found).to_contain_text(phone.say("script-problem-unknown-role", name="moth"))


def test_a_script_is_dropped_read_played_and_seen_by_all(table: Table) -> None:
    phone = a_lobby(table)
    the_door(phone).evaluate(DROP, TEXT)
    shows_what_was_understood(phone)
    assert not sticking_out(phone)
    assert grave(phone) == []
    phone.button("script-take").click()
    expect(phone.page.locator(".found")).to_have_count(0)
    is_called(phone, "Тихий омут")
    guest = table.lay("fr")
    guest.join(phone.code, "Zoé")
    expect(guest.page.locator("h2.wrapped")).to_have_text("Тихий омут")
    expect(guest.page.locator(".panel").filter(has=guest.page.locator("h2.wrapped"))).to_contain_text(
        guest.say("script-by", author="Зоя")
    )


def test_a_script_is_pasted_and_what_is_no_script_is_said_to_be_none(table: Table) -> None:
    phone = a_lobby(table, "en")
    text = the_door(phone).locator("textarea")
    text.fill("See you at eight, bring a friend")
    phone.button("script-read").click()
    expect(phone.page.locator(".found")).to_contain_text(
        phone.say("script-problem-not-json", line="1", column="1")
    )
    expect(phone.button("script-take")).to_be_disabled()
    text.fill("")
    text.evaluate(PASTE, TEXT)
    expect(phone.page.locator(".found")).to_contain_text("Тихий омут")
    phone.button("script-take").click()
    is_called(phone, "Тихий омут")


def test_a_script_is_taken_away_as_a_file_and_brought_back(table: Table, tmp_path: Path) -> None:
    phone = a_lobby(table, "fr")
    phone.page.get_by_role("switch", name=phone.say("clocktower-drunk")).uncheck()
    with phone.page.expect_download() as taken:
        phone.button("script-save").click()
    file = tmp_path / "module.json"
    taken.value.save_as(file)
    meta, *roles = json.loads(file.read_text(encoding="utf-8"))
    assert meta == {"id": "_meta", "name": phone.say("script-of-your-own")}
    assert roles == [role.replace("_", "") for role in BOX["trouble_brewing"] if role != "drunk"]
    phone.button(NAME).click()
    the_door(phone).locator("input[type=file]").set_input_files(file)
    expect(phone.page.locator(".found")).to_contain_text(phone.say("script-of-your-own"))
    phone.button("script-take").click()
    expect(phone.page.locator(".found")).to_have_count(0)
    expect(phone.page.get_by_role("switch", name=phone.say("clocktower-drunk"))).not_to_be_checked()


# ---- on paper

NO_PRINTER = "() => { window.printed = 0; window.print = () => { window.printed += 1; }; }"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_script_is_printed_with_its_roles_and_nights(table: Table, lang: str) -> None:
    phone = a_lobby(table, lang)
    phone.page.evaluate(NO_PRINTER)
    phone.button("script-print").click()
    paper = phone.page.locator(".prints")
    expect(paper.locator("article")).to_have_count(2)
    assert phone.page.evaluate("window.printed") == 1
    expect(paper).to_be_hidden()
    phone.page.emulate_media(media="print")
    expect(paper).to_be_visible()
    expect(phone.page.locator("#app")).to_be_hidden()
    roles = paper.locator("article").first
    first, others = (paper.locator("article").last.locator("section").nth(night) for night in range(2))
    expect(roles.locator("dt")).to_have_count(len(BOX["trouble_brewing"]))
    expect(roles).to_contain_text(phone.say("clocktower-saint-ability"))
    expect(first.locator("h2")).to_have_text(phone.say("script-first_night"))
    called = [phone.say(f"clocktower-{role}") for role in ("poisoner", "washerwoman", "librarian")]
    assert first.locator("li b").all_inner_texts()[3:6] == called
    assert phone.say("clocktower-imp") in others.locator("li b").all_inner_texts()
    assert phone.say("clocktower-imp") not in first.locator("li b").all_inner_texts()
    expect(first).to_contain_text(phone.say("call-washerwoman"))
    expect(others).to_contain_text(phone.say("call-imp"))
    expect(others).not_to_contain_text(phone.say("clocktower-imp-lead"))
    numbers = [row.split() for row in paper.locator("table tr").all_inner_texts()]
    assert [numbers[0][1], numbers[0][-1], len(numbers[0])] == ["5", "15", 12]
    assert [row[1:][5] for row in numbers] == ["10", "7", "0", "2", "1"]
    assert len(re.findall(rb"/Type /Page\b", phone.page.pdf(format="A4"))) == 2
    expect(paper).to_have_count(0)


def test_a_script_that_is_brought_is_printed_with_what_is_not_ruled(table: Table) -> None:
    phone = a_lobby(table)
    phone.page.evaluate(NO_PRINTER)
    the_door(phone).evaluate(DROP, WILD["beautifulhouse"].text())
    pairs = jinxes_among(read(WILD["beautifulhouse"].text()).published)
    told = [phone.say("script-jinx", a=phone.role(a), b=phone.role(b)) for a, b in pairs]
    expect(phone.page.locator(".found section li b")).to_have_text(told)
    rules = phone.page.locator(".found section li")
    for number, (a, b) in enumerate(pairs):
        expect(rules.nth(number)).to_contain_text(phone.say(f"jinx-{a}-{b}"))
    phone.page.locator("dialog").last.get_by_role("button", name=phone.say("script-print")).click()
    paper = phone.page.locator(".prints")
    phone.page.emulate_media(media="print")
    expect(paper.locator("article").first).to_contain_text(WORDS)
    expect(paper.locator("article").first).to_contain_text(phone.role("grandmother"))
    expect(paper.locator("article").nth(1)).to_contain_text("Amnesiac")
    size = "(found) => parseFloat(getComputedStyle(found).fontSize)"
    assert paper.locator("ul li").first.evaluate(size) < paper.locator("dd").first.evaluate(size)


def test_what_is_dropped_beside_the_door_is_read_and_its_fault_is_what_is_said_first(table: Table) -> None:
    phone = a_lobby(table, "ru")
    assert phone.page.evaluate(STAYS), "the browser would leave for the file"
    the_door(phone)
    phone.page.wait_for_function(LIT)
    phone.page.locator("body").evaluate(DROP, '[{"id": "imp"')
    found = phone.page.locator(".found")
    fault = phone.say("script-problem-not-json", line="1", column="14")
    expect(found.locator("b")).to_have_text(fault)
    expect(found).to_have_text(fault)
    expect(phone.page.get_by_role("dialog").last.locator(".btn.main")).to_be_disabled()
    assert grave(phone) == []
    phone.page.locator("body").evaluate(DROP, '["wizard-of-oz"]')
    expect(found).to_contain_text(phone.say("script-found-none"))
    printing = phone.page.get_by_role("dialog").last.get_by_role("button", name=phone.say("script-print"))
    expect(printing).to_be_disabled()
