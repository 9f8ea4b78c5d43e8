"""Nobody is shut out: axe finds nothing serious on any screen, and every control can be touched."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.judging import JUDGE_ONCE
from tests.browser.phones import A_MOMENT, PHONE, WALL, Phone, Table
from tests.browser.tour import tour

# It is half a megabyte, and slow as long as it is new to a page.
IS_THERE = "'axe' in window"
# Contrast is looked for in what is painted, once it has the colours that it will have. Rules whose breach
# would be no grave one are not asked: what a breach weighs stands with the rule.
GRAVE = """async (before) => {
  const isGrave = ({ impact }) => ["serious", "critical"].includes(impact);
  const others = axe._audit.rules.filter((one) => !isGrave(one)).map(({ id }) => [id, { enabled: false }]);
  const passing = document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  for (const one of passing) one.finish();
  const veils = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  const [judged, isNew] = (JUDGE_ONCE)(before);
  if (!isNew) others.push(["color-contrast", { enabled: false }]);
  const { violations } = await axe.run({ resultTypes: ["violations"], rules: Object.fromEntries(others) });
  document.adoptedStyleSheets = veils;
  const grave = violations.filter(isGrave);
  const said = grave.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  return [said, judged];
}""".replace("JUDGE_ONCE", JUDGE_ONCE)
JUDGED: set[int] = set()  # by this worker, in looks that have found nothing
# White around some words of the first page, or a white box of its own that lies behind them.
WHITEN = """(where) => {
  const words = [...document.querySelectorAll("p")].find(({ innerText }) => innerText.length > 20);
  const box = document.createElement("div");
  box.style = "position: absolute; inset: 0; background: white";
  if (where === "around") words.parentElement.style.background = "white";
  else words.parentElement.prepend(box);
  words.parentElement.style.position = words.style.position = "relative";
}"""
LEAST_TOUCH = 44
# A word within a sentence is as high as its line.
CONTROLS = "button, a:not(.word), input, select, [role=button]"
SMALL = f"""[...document.querySelectorAll('{CONTROLS}')].filter((one) => {{
  const box = one.getBoundingClientRect();
  const label = one.closest('label, .field')?.getBoundingClientRect() ?? box;
  const [high, wide] = [Math.max(box.height, label.height), Math.max(box.width, label.width)];
  const seen = box.width && getComputedStyle(one).visibility !== 'hidden';
  return seen && (high < {LEAST_TOUCH} || wide < {LEAST_TOUCH});
}}).map((one) => `${{one.className}} ${{one.ariaLabel ?? one.innerText}}`)"""
# Of a ring that is no higher than it has to be the lowest may lie there.
UNDER_THE_FOOT = """[...document.querySelectorAll('.screen.play .ring:not(.many) .seat')].filter((one) => {
  const foot = one.closest('.screen').querySelector('.foot');
  const isBeside = foot && foot.getBoundingClientRect().left >= one.getBoundingClientRect().right;
  return foot && !isBeside && one.offsetParent.offsetHeight > 260
    && one.getBoundingClientRect().bottom + scrollY > foot.getBoundingClientRect().top + 8;
}).map((one) => `under the foot: ${one.innerText}`)"""
MOVES = 20  # moments in which seats go to where there is room for them
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


READ = """[document.body.innerText,
  ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)]"""
HAS_THE_FOCUS = "(selector) => document.activeElement?.matches(selector)"
CHOOSABLE = "button:is(.seat.can, .spare)[aria-pressed=false]:enabled"
ANSWER = ".screen.night .foot .btn.main"
MANY_KEYS = 600
BARE_COLON = re.compile(r"\S*[^\W\d]: ")


def grave(phone: Phone) -> list[str]:
    """What axe finds that keeps somebody out."""
    if not phone.page.evaluate(IS_THERE):
        phone.page.evaluate(AXE_SCRIPT)
    found: list[str]
    judged: list[int]
    found, judged = phone.page.evaluate(GRAVE, [*JUDGED])
    if not found:
        JUDGED.update(judged)
    return found


@pytest.mark.parametrize(("lang", "size"), [("ru", PHONE), ("fr", WALL)])
def test_no_screen_keeps_anybody_out_or_is_without_words(
    table: Table, lang: str, size: tuple[int, int]
) -> None:
    found = {}
    for name, phone in tour(table, lang, size):
        small = phone.page.evaluate(SMALL) if size == PHONE else []
        speechless = [one.group() for one in UNTRANSLATED.finditer(texts(phone))]
        if trouble := [*grave(phone), *small, *sticking_out(phone), *bare_colons(phone), *speechless]:
            found[name] = trouble
    assert found == {}


def test_what_cannot_be_read_is_found(table: Table) -> None:
    phone = table.lay("en")
    phone.page.goto("/")
    expect(phone.button("ui-make")).to_be_visible()
    assert grave(phone) == []
    assert grave(phone) == []
    phone.page.evaluate("document.querySelector('.btn.main').style.color = 'var(--lamp-2)'")
    for _ in range(2):  # what has been found is judged again
        (found,) = grave(phone)
        assert found.startswith("color-contrast:")
    phone.page.evaluate("document.querySelector('.btn.main').style.color = ''")
    assert grave(phone) == []


@pytest.mark.parametrize("where", ["around", "behind"])
def test_what_cannot_be_read_for_what_has_come_there_is_found(table: Table, where: str) -> None:
    phone = table.lay("en")
    phone.page.goto("/")
    expect(phone.button("ui-make")).to_be_visible()
    assert grave(phone) == []
    phone.page.evaluate(WHITEN, where)
    for _ in range(2):
        assert any(found.startswith("color-contrast:") for found in grave(phone))


def sticking_out(phone: Phone) -> list[str]:
    """How far the page is wider than the screen, and who sits under its foot, once the seats have moved."""
    found = _sticking_out_now(phone)
    for _ in range(MOVES):
        if not found:
            break
        phone.page.wait_for_timeout(A_MOMENT)
        found = _sticking_out_now(phone)
    return found


def _sticking_out_now(phone: Phone) -> list[str]:
    wider = phone.page.evaluate(WIDER)
    return [*[f"{wider} px too wide"] * (wider > 0), *phone.page.evaluate(UNDER_THE_FOOT)]


def bare_colons(phone: Phone) -> list[str]:
    """Where a colon in French stands without the space before it, read or heard."""
    read = phone.page.evaluate(READ) if phone.lang == "fr" else []
    return [found for text in read for found in BARE_COLON.findall(text or "")]


LOOK_OF = "(one) => { const { borderTopWidth, outlineStyle } = getComputedStyle(one); return %s }"


def test_where_a_device_forces_its_colours_buttons_have_borders_and_a_choice_is_framed(table: Table) -> None:
    phone = table.lay("en", anew=True)
    phone.page.emulate_media(forced_colors="active")
    phone.page.goto("/")
    make = phone.button("ui-make")
    assert make.evaluate(LOOK_OF % "parseFloat(borderTopWidth)") >= 1
    chosen = phone.page.get_by_role("button", name="en", exact=True)
    assert chosen.evaluate(LOOK_OF % "outlineStyle") == "solid"
    make.click()
    phone.page.get_by_role("dialog").get_by_role("textbox").fill("Zoé")
    phone.page.get_by_role("dialog").locator(".btn.main").click()
    phone.reach("lobby")
    phone.button("ui-edit-rules").click()
    switch = phone.page.get_by_role("switch").first
    knob = "(one) => ['', '::after'].map((part) => getComputedStyle(one, part || null).backgroundColor)"
    ground, colour = switch.evaluate(knob)
    assert ground != colour


def test_a_game_can_be_played_with_the_keyboard_alone(table: Table) -> None:
    phone = table.lay("en")
    page = phone.page
    page.goto("/")
    walk_to(phone, phone.say("ui-try-bots"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Zoé")
    page.keyboard.press("Enter")
    phone.reach("dusk")
    walk_to(phone, phone.say("ui-card-hold"))
    page.keyboard.down(" ")
    expect(page.locator(".paper.held")).to_be_visible()
    expect(page.locator(".hint-say")).to_have_text(phone.say("ui-card-release"))
    page.keyboard.up(" ")
    expect(page.locator(".paper.held")).to_have_count(0)
    walk_to(phone, phone.say("ui-card-seen"))
    page.keyboard.press("Enter")
    until_day_by_keys(phone)
    walk_to(phone, phone.say("ui-ready-to-vote"))
    page.keyboard.press("Enter")
    phone.reach("vote")


def until_day_by_keys(phone: Phone) -> None:
    """Answer whatever is asked or dreamt, for a game with bots alone waits for that; all by Tab and Enter."""
    page = phone.page
    for _ in range(MANY_KEYS):
        page.wait_for_selector(f".screen.day, {ANSWER}")
        if phone.phase == "day":
            return
        page.keyboard.press("Tab")
        if page.evaluate(HAS_THE_FOCUS, f"{CHOOSABLE}, {ANSWER}:enabled"):
            page.keyboard.press("Enter")
            phone.until_settled()
    raise AssertionError("the night cannot be left")


def walk_to(phone: Phone, name: str) -> None:
    """Press Tab until the control of this name has the focus."""
    named = "document.activeElement?.ariaLabel || document.activeElement?.innerText.trim()"
    for _ in range(40):
        if phone.page.evaluate(named) == name:
            return
        phone.page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached")
