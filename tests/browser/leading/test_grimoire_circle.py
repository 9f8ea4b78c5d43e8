"""The circle and the sheet of the Grimoire: marks that are carried, lines in their order, nobody kept out."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.fit.test_axe import SMALL, bare_colons, grave, sticking_out
from tests.browser.fit.test_layout import CUT_ROLES
from tests.browser.phones import ON_ITS_SIDE, PHONE, SEND, WALL, Phone, Table
from tests.browser.storyteller import (
    HEAR,
    MANY_STEPS,
    SET,
    Storyteller,
    choose_the_set,
    lay_the_set,
    put_together,
)

from fabula.text import LANGUAGES

TABLET = (820, 1180)
WITHOUT = ("Аня", "Борис", "Élisabeth-Antoinette", "Bartholomew Jones", "Y", "Лиза", "Даша")
SEAT_ALL = """async (names) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { tell } = await import(wire);
  await tell("settings", { change: { lead: "person" } });
  for (const name of names) await tell("add_guest", { name });
}"""

SIDEWAYS = (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"])
# The least and the most who sit at most tables, each with a Fortune Teller.
FULL = {
    5: ("fortune_teller", "washerwoman", "monk", "poisoner", "imp"),
    15: (
        "fortune_teller", "washerwoman", "monk", "virgin", "soldier", "empath", "chef", "undertaker",
        "ravenkeeper", "butler", "recluse", "poisoner", "scarlet_woman", "spy", "imp",
    ),
}  # fmt: skip
SEERS = ("fortune_teller", *SET[1:])
LIT = re.compile(r"\bmain\b")
# What stands in the middle of the circle and lies under a token or a name.
UNDER_A_SEAT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const seats = [...document.querySelectorAll(".grim-ring .seat :is(.coin, .name, .role)")].map(box);
  const under = ({ left, right, top, bottom }) =>
    seats.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top);
  return [...document.querySelectorAll(".grim-ring .mid > *")].filter((one) => under(box(one)))
    .map((one) => one.innerText);
}"""
TO_THE_END = """() => [document.documentElement, document.querySelector(".grim-right")]
  .forEach((one) => one.scrollTo({ top: one.scrollHeight, behavior: "instant" }))"""
# On a laptop twenty tokens take the room there is (px).
FOR_A_WALL = 60
LARGER_THAN = """(least) => [...document.querySelectorAll(".grim-ring .seat .coin")]
  .every((one) => one.getBoundingClientRect().width >= least)"""
# Seats that are no finger wide, letters too small to read (px), and names or roles over each other.
OF_TWENTY = """() => {
  const all = (what) => [...document.querySelectorAll(`.grim-ring .seat ${what}`)];
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 &&
    b.top < a.bottom - 1;
  const words = all(":is(.name, .role)").map((one) => [one.textContent, one.getBoundingClientRect()]);
  return [
    all("").filter((one) => one.clientWidth < 44 || one.clientHeight < 44).map((one) => one.textContent),
    all(":is(.name, .role), .seat .name *").filter((one) => size(one) < 11).map((one) => one.textContent),
    words.flatMap(([text, one], i) => words.slice(i + 1)
      .filter(([, other]) => meet(one, other)).map(([other]) => `${text}, ${other}`)),
  ];
}"""
# Marks that lie over a face.
OVER_A_FACE = """() => {
  const boxes = (what) => [...document.querySelectorAll(`.grim-ring ${what}`)]
    .map((one) => one.getBoundingClientRect());
  const faces = boxes(".face-of");
  return boxes(".marks .mk").filter((a) => faces.some((b) => a.left < b.right - 3 &&
    b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3)).map(({ left }) => left);
}"""
LOOKS = 40
# From so high on a button has more than two lines (px).
THREE_LINES = 80
OUT_OF_SIGHT = """() => {
  const part = (one) => document.querySelector(`.grimoire ${one}`)?.getBoundingClientRect();
  const [bar, foot, step] = [part(".bar"), part(".foot"), part("[aria-current=step]")];
  if (!step?.height) return [];
  const right = document.querySelector(".grim-right");
  const alone = getComputedStyle(right).overflowY === "auto" && right.getBoundingClientRect();
  const top = alone ? alone.top : bar.bottom;
  const [under, above] = [step.top - top, (alone ? alone.bottom : foot.top) - step.bottom];
  return under >= 0 && (above >= 0 || under < 16) ? [] : [`${under} px from the top, ${above} from the foot`];
}"""


def grimoire(table: Table, lang: str, size: tuple[int, int]) -> Storyteller:
    """The Grimoire of seven people without phones, its set chosen."""
    teller = before_the_set(table, lang, size)
    lay_the_set(teller, SET)
    return teller


def before_the_set(
    table: Table, lang: str, size: tuple[int, int], names: Sequence[str] = WITHOUT
) -> Storyteller:
    """The same, before anything is chosen."""
    lead = table.lay(lang, size)
    lead.make("Marina", tale="clocktower")
    lead.reach("lobby")
    lead.page.evaluate(SEAT_ALL, names)
    expect(lead.seats).to_have_count(len(names))
    lead.button("ui-deal").click()
    return Storyteller(lead)


def token(teller: Storyteller, name: str) -> Locator:
    """The token of somebody."""
    return teller.page.locator(".grim-ring .seat", has=teller.page.get_by_text(name, exact=True))


def poisoned(teller: Storyteller) -> list[int]:
    """Where the Poisoner's mark was laid, one time after another."""
    return [one["seat"] for one in teller.told("marked", kind="poisoned")]


def rows(teller: Storyteller, kind: str) -> list[str]:
    """The lines of tonight's sheet that are done or still to come, by name."""
    return teller.page.locator(f".sheet-lines .{kind} b").all_text_contents()


def test_a_mark_is_dragged_from_seat_to_seat(table: Table) -> None:
    teller = grimoire(table, "en", WALL)
    teller.until_line("poisoner")
    teller.pick(WITHOUT[0], ".now")
    mark = teller.page.locator(".mk.loose", has_text=teller.phone.say("grim-mark-poisoned"))
    start, goal = mark.bounding_box(), token(teller, WITHOUT[4]).locator(".coin").bounding_box()
    assert start
    assert goal
    mouse = teller.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(token(teller, WITHOUT[4])).to_have_class(re.compile("aimed"))
    mouse.up()
    expect(token(teller, WITHOUT[4])).to_have_attribute("aria-label", re.compile("Poisoned"))
    assert poisoned(teller) == [0, 4]
    expect(teller.page.locator("dialog")).to_have_count(0)


def test_a_mark_is_carried_with_the_keyboard_alone(table: Table) -> None:
    teller = before_the_set(table, "en", PHONE)
    choose_the_set(teller)
    teller.until_line("poisoner")
    teller.pick(WITHOUT[0], ".now")
    expect(teller.page.locator(".now .told")).to_be_visible()
    teller.phone.button("grim-circle").press("Enter")
    token(teller, WITHOUT[0]).press("Enter")
    teller.phone.button("grim-amend-carry").press("Enter")
    goals = teller.page.get_by_role("group", name=teller.phone.say("grim-carry-to"))
    goals.get_by_role("button", name=WITHOUT[4], exact=True).press("Enter")
    expect(token(teller, WITHOUT[4])).to_have_attribute("aria-label", re.compile("Poisoned"))
    assert poisoned(teller) == [0, 4]


def test_a_set_is_changed_after_it_was_dealt(table: Table) -> None:
    teller = before_the_set(table, "fr", TABLET)
    choose_the_set(teller)
    say, dialog = teller.phone.say, teller.page.get_by_role("dialog")
    teller.phone.button("ui-answers").first.click()
    answer = dialog.locator("li", has=teller.page.get_by_text(say("prompt-clocktower-set")))
    answer.get_by_role("button", name=say("ui-change")).click()
    answer.locator(".token-of", has_text=teller.role("monk")).click()
    expect(answer.locator(".full > .btn")).to_be_disabled()  # while it does not fit the numbers
    answer.locator(".token-of", has_text=teller.role("mayor")).click()
    answer.locator(".full > .btn").click()
    expect(dialog).to_have_count(0)
    expect(token(teller, teller.role("mayor"))).to_have_count(1)
    (dealt,) = teller.told("dealt")
    assert sorted(dealt["cards"].values()) == sorted({*SET, "mayor"} - {"monk"})


def test_the_night_is_one_list_in_the_order_of_its_sheet(table: Table) -> None:
    teller = grimoire(table, "en", WALL)
    names = {role: teller.role(role) for role in ("washerwoman", "empath", "monk", "poisoner", "imp")}
    teller.until_line("poisoner")
    infos = [teller.phone.say("grim-line-minion_info"), teller.phone.say("grim-line-demon_info")]
    assert rows(teller, "done") == infos
    assert rows(teller, "next") == [names["washerwoman"], names["empath"]]
    teller.until_line("empath")
    assert rows(teller, "done") == [*infos, names["poisoner"], names["washerwoman"]]
    assert rows(teller, "next") == []
    answers_so_far_name_the_players(teller)
    teller.until_day()
    put_before(teller, "empath", "monk")
    teller.go_on()
    teller.go_on()
    teller.until_line("poisoner")
    assert rows(teller, "next") == [names["empath"], names["monk"], names["imp"]]
    teller.until_line("monk")
    assert rows(teller, "done") == [names["poisoner"], names["empath"]]
    assert rows(teller, "next") == [names["imp"]]


def answers_so_far_name_the_players(teller: Storyteller) -> None:
    """What the Washerwoman was told is two names and a role."""
    teller.phone.button("ui-answers").first.click()
    expect(teller.page.get_by_role("dialog")).to_be_visible()
    question = teller.phone.say("prompt-clocktower-learn-washerwoman")
    answer = teller.page.locator("dialog li", has_text=question).inner_text()
    assert sum(name in answer.split("\u2192")[1] for name in WITHOUT) >= 2
    teller.page.keyboard.press("Escape")
    expect(teller.page.locator("dialog")).to_have_count(0)


def put_before(teller: Storyteller, line: str, other: str) -> None:
    """Change the order of the other nights."""
    teller.phone.button("grim-more").click()
    teller.phone.button("grim-order").click()
    rows = teller.page.locator("dialog .lines li")
    names = rows.locator("b")
    expect(names.filter(has_text=teller.role(line))).to_have_count(1)
    expect(rows.filter(has_text=teller.role("zombuul"))).to_have_count(0)
    own = teller.page.locator("dialog .lines li:not(:has(.nobodys))")
    expect(own.locator(".whose")).to_have_count(own.count())  # a line says whose it is, or stands back
    assert 0 < own.count() < rows.count()
    there = names.all_inner_texts().index(teller.role(other))
    target = rows.nth(there).bounding_box()
    assert target is not None
    rows.filter(has_text=teller.role(line)).locator(".place").hover()
    teller.page.mouse.down()
    teller.page.mouse.move(target["x"] + 20, target["y"] + target["height"] / 3, steps=4)
    teller.page.mouse.up()
    expect(names.nth(there)).to_have_text(teller.role(line))
    teller.phone.until_settled()
    teller.page.keyboard.press("Escape")
    expect(teller.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("many", FULL)
@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("ru", TABLET), ("fr", SIDEWAYS)])
def test_circle_and_sheet_are_always_at_hand(
    table: Table, lang: str, size: tuple[int, int], many: int
) -> None:
    teller = before_the_set(table, lang, size, [f"{WITHOUT[n % 7][:12]} {n}" for n in range(many)])
    lay_the_set(teller, FULL[many])
    teller.until_line("fortune_teller")
    switch, now = teller.page.locator(".grim-tabs"), teller.page.locator(".now")
    found = {"sheet": trouble(teller.phone)}
    teller.page.evaluate(TO_THE_END)
    if size == PHONE:
        for half in ("grim-circle", "grim-half-sheet"):
            expect(switch).to_be_in_viewport(ratio=1)
            teller.phone.button(half).click()
            found[half] = trouble(teller.phone)
            teller.page.evaluate(TO_THE_END)
        expect(switch).to_be_in_viewport(ratio=1)
    else:
        expect(switch).to_be_visible(visible=size == TABLET)
        for seat in teller.page.locator(".grim-ring .coin").all():
            expect(seat).to_be_in_viewport(ratio=1)
        teller.pick(f"{WITHOUT[0][:12]} 0", ".now")
        expect(now.locator(".pick.on")).to_be_in_viewport()
        assert teller.page.evaluate(UNDER_A_SEAT) == []
    assert {name: one for name, one in found.items() if one} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_twenty_tokens_are_touched_and_read(table: Table, lang: str) -> None:
    names = [f"{WITHOUT[n % 7][:12]} {n}" for n in range(19)]
    teller = before_the_set(table, lang, PHONE, ["Константинопольская", *names])
    roles = teller.page.locator(".grim-ring .seat .role")
    for _ in range(MANY_STEPS):
        if roles.count() == 20:
            break
        button = teller.main.bounding_box()
        assert button
        assert button["height"] < THREE_LINES
        teller.go_on()
    teller.phone.button("grim-circle").click()
    expect(roles).to_have_count(20)
    small, dim, meeting = teller.page.evaluate(OF_TWENTY)
    assert [small, dim, meeting] == [[], [], []]
    assert teller.page.evaluate(CUT_ROLES) == []
    if lang == "ru":
        teller.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
        teller.page.wait_for_function(LARGER_THAN, arg=FOR_A_WALL)
        assert teller.page.evaluate(OF_TWENTY) == [[], [], []]


# What is written of each role without its breaks at syllables, and marks that lie on a name.
WRITTEN = """() => [...document.querySelectorAll(".grim-ring .role")]
  .map((one) => one.textContent.replaceAll("\u00ad", ""))"""
ON_A_NAME = """() => {
  const all = (what) => [...document.querySelectorAll(`.grim-ring ${what}`)];
  const names = all(".name").map((one) => [one.textContent, one.getBoundingClientRect()]);
  return all(".mk").flatMap((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return names.filter(([, one]) => one.left < right && one.right > left && one.top + 3 < bottom &&
      one.bottom > top).map(([name]) => name);
  });
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_roles_of_fifteen_stand_whole_and_no_mark_lies_on_a_name(
    table: Table, lang: str
) -> None:
    teller = before_the_set(table, lang, PHONE, [f"{WITHOUT[n % 7][:12]} {n}" for n in range(15)])
    lay_the_set(teller, FULL[15])
    teller.phone.button("grim-circle").click()
    for seat in range(15):
        teller.page.evaluate(SEND, ["lay", {"mark": seat, "seat": seat, "text": "Bread"}])
    expect(teller.page.locator(".grim-ring .mk.own")).to_have_count(15)
    for size in (PHONE, SIDEWAYS):
        teller.page.set_viewport_size({"width": size[0], "height": size[1]})
        roles = sorted(teller.role(role) for role in FULL[15])
        teller.page.wait_for_function(f"() => ({WRITTEN})().length === 15")
        assert sorted(teller.page.evaluate(WRITTEN)) == roles
        assert teller.page.evaluate(CUT_ROLES) == []
        assert teller.page.evaluate(OF_TWENTY) == [[], [], []]
        assert teller.page.evaluate(ON_A_NAME) == []
    phase = teller.page.locator(".grimoire .bar .cut")
    assert phase.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_marks_leave_every_face_free(table: Table) -> None:
    teller = before_the_set(table, "fr", PHONE, [*WITHOUT, "Igor", "Ян"])
    few = ("fortune_teller", "washerwoman", "librarian", "empath", "chef", "butler", "recluse")
    lay_the_set(teller, (*few, "poisoner", "imp"))
    teller.until_line("empath")
    for n in range(9):
        for kind in ("poisoned", "red_herring", "safe")[: 1 + n % 3]:
            teller.page.evaluate(SEND, ["amend", {"act": ["mark", n, kind]}])
    teller.phone.until_settled()
    teller.phone.button("grim-circle").click()  # only now: what is asked anew shows the sheet again
    for width, height in (PHONE, SIDEWAYS):
        teller.page.set_viewport_size({"width": width, "height": height})
        expect(teller.page.locator(".grim-ring .marks")).to_have_count(9)
        expect(teller.page.locator(".grim-ring .marks .mk:nth-child(3)")).not_to_have_count(0)
        assert teller.page.evaluate(OVER_A_FACE) == []


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("ru", TABLET), ("en", WALL), ("ru", SIDEWAYS)])
def test_the_grimoire_keeps_nobody_out(table: Table, lang: str, size: tuple[int, int]) -> None:
    teller = grimoire(table, lang, size)
    found = {"dusk": trouble(teller.phone)}
    teller.until_line("poisoner")
    found["choice"] = trouble(teller.phone)
    teller.pick(WITHOUT[4], ".now")
    expect(teller.page.locator(".now .told")).to_be_visible()
    if size == PHONE:
        teller.phone.button("grim-circle").click()
    found["circle"] = trouble(teller.phone)
    token(teller, WITHOUT[4]).locator(".coin").click(position={"x": 8, "y": 8})  # a mark may lie on it
    teller.phone.button("grim-amend-carry").click()
    found["seat"] = trouble(teller.phone)
    teller.page.keyboard.press("Escape")
    if size == PHONE:
        teller.phone.button("grim-half-sheet").click()
    for line in ("washerwoman", "empath"):
        teller.page.evaluate(TO_THE_END)
        teller.until_line(line)
        found[f"after scrolling to {line}"] = out_of_sight(teller)
    found["decision"] = trouble(teller.phone)
    teller.until_day()
    found["day"] = trouble(teller.phone)
    teller.go_on()
    teller.page.locator(".grim-right .pick").first.click()
    found["nominations"] = trouble(teller.phone)
    assert {name: one for name, one in found.items() if one} == {}


def test_on_a_phone_on_its_side_nothing_lies_over_the_middle(table: Table) -> None:
    teller = grimoire(table, "fr", SIDEWAYS)
    teller.until_line("washerwoman")
    middle = teller.page.locator(".grim-ring .mid")
    expect(middle).to_contain_text(teller.phone.say("grim-which-two"))
    assert teller.page.evaluate(UNDER_A_SEAT) == []
    teller.go_on()
    expect(middle).to_contain_text(teller.phone.say("grim-bluffs"))
    assert teller.page.evaluate(UNDER_A_SEAT) == []


def out_of_sight(teller: Storyteller) -> list[str]:
    """What is to be done and cannot be seen, once the page has had time to scroll."""
    for _ in range(LOOKS):
        if not (out := teller.page.evaluate(OUT_OF_SIGHT)):
            break
        teller.page.wait_for_timeout(50)
    return list(out)


def trouble(phone: Phone) -> list[str]:
    """What keeps somebody out, what is too small to touch, too wide, or said without the colon of French."""
    small = phone.page.evaluate(SMALL)
    return [*grave(phone), *small, *sticking_out(phone), *bare_colons(phone)]


def test_the_lit_button_takes_what_was_pointed_at_and_a_lot_leaves_what_is_to_be_shown(table: Table) -> None:
    teller = before_the_set(table, "fr", PHONE)
    put_together(teller, SEERS)
    say, now = teller.phone.say, teller.page.locator(".now")
    teller.until_line("fortune_teller")
    asked = now.get_by_role("group", name=say("prompt-clocktower-fortune_teller"))
    lot = say("grim-next-lots", names=teller.who("fortune_teller"))
    expect(teller.main).to_have_text(lot)
    expect(teller.main).not_to_have_class(LIT)
    first, second = (asked.locator(".pick", has_text=name) for name in WITHOUT[:2])
    first.click()
    expect(teller.main).to_have_text(say("ui-picked", n=1, of=2))
    expect(teller.main).to_be_disabled()
    second.click()
    expect(teller.main).to_have_text(say("ui-choose", what=f"{WITHOUT[0]} et {WITHOUT[1]}"))
    expect(teller.main).to_have_class(LIT)
    assert [*grave(teller.phone), *sticking_out(teller.phone)] == []
    second.click()
    now.get_by_role("button", name=lot, exact=True).click()
    teller.phone.until_settled()
    while teller.page.locator(".decision").count():  # to the poisoned one may be lied
        teller.go_on()
    expect(now.locator(".told").get_by_role("button", name=say("grim-show"), exact=True)).to_be_visible()
    assert len(teller.told("chose", role="fortune_teller")) == 1


def test_who_leads_is_not_among_those_who_look_on(table: Table) -> None:
    lead = table.lay("fr", PHONE)
    lead.make("Marina", tale="clocktower")
    lead.reach("lobby")
    lead.page.evaluate(SEAT_ALL, WITHOUT)
    expect(lead.seats).to_have_count(len(WITHOUT))
    lookers = lead.page.locator(".lookers")
    expect(lookers).to_have_count(0)
    screen = table.screen(lead.code, "fr")
    expect(lookers).to_have_attribute("aria-label", f"{lead.say('floor-lookers')}\u00a0: 1")
    screen.page.context.close()
    expect(lookers).to_have_count(0)
    assert sticking_out(lead) == []


def test_what_a_poisoned_player_has_laid_lies_upside_down(table: Table) -> None:
    teller = grimoire(table, "en", WALL)
    monk, poisoner = (WITHOUT.index(teller.who(role)) for role in ("monk", "poisoner"))
    idle = teller.page.locator(".mk.idle")
    safe = {"e": "marked", "seat": poisoner, "kind": "safe", "owner": [monk, "monk"]}
    teller.page.evaluate(HEAR, [safe])
    expect(teller.page.locator(".mk")).to_have_count(1)
    expect(idle).to_have_count(0)
    poison = {"e": "marked", "seat": monk, "kind": "poisoned", "owner": [poisoner, "poisoner"]}
    teller.page.evaluate(HEAR, [poison])
    expect(idle).to_have_count(1)
    said = teller.phone.say("grim-mark-idle", mark=teller.phone.say("grim-mark-safe"))
    expect(idle).to_have_attribute("title", re.compile(re.escape(said)))


def test_for_the_left_hand_the_sheet_lies_on_the_left_and_stays_there(table: Table) -> None:
    teller = grimoire(table, "en", WALL)
    left = "document.querySelector('.grim-{}').offsetLeft"
    further_left = f"() => {left.format('right')} < {left.format('left')}"
    expect(teller.page.locator(".grim-left")).to_be_visible()
    assert not teller.page.evaluate(further_left)
    teller.phone.button("grim-more").click()
    teller.phone.button("grim-mirror").click()
    teller.page.wait_for_function(further_left)
    teller.page.reload()
    expect(teller.page.locator(".grim-right")).to_be_visible()
    teller.page.wait_for_function(further_left)


def test_the_circle_is_there_before_anything_lies_in_it(table: Table) -> None:
    teller = before_the_set(table, "en", TABLET)
    expect(teller.page.locator(".grim-ring")).to_be_hidden()
    teller.phone.button("grim-circle").click()
    expect(teller.page.locator(".grim-ring .seat .name")).to_have_text(list(WITHOUT))
    assert sticking_out(teller.phone) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_phase_is_cut_on_an_upright_tablet(table: Table, lang: str) -> None:
    teller = grimoire(table, lang, TABLET)
    title = teller.page.locator(".grimoire .bar .cut")
    for phase in ("nominations", "plea", "vote", "execution"):
        teller.page.evaluate(HEAR, [{"e": "phase", "phase": phase, "number": 12}])
        expect(title).to_contain_text("12")
        assert title.evaluate(
            "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1"
        )
        assert title.evaluate("one => one.getBoundingClientRect().height") <= 46
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    assert teller.page.locator(".grim-ring .role").first.evaluate(size) >= 15


@pytest.mark.parametrize("lang", ["ru", "fr"])
def test_on_an_upright_tablet_the_circle_may_stand_alone_and_larger(table: Table, lang: str) -> None:
    teller = grimoire(table, lang, TABLET)
    say, right = teller.phone.say, teller.page.locator(".grim-right")
    circle = teller.page.locator(".grim-ring")
    before = circle.bounding_box()
    expect(right).to_be_visible()
    teller.phone.button("grim-circle").click()
    expect(right).to_be_hidden()
    teller.page.wait_for_function(
        "high => document.querySelector('.grim-ring').clientHeight > high + 100",
        arg=before and before["height"],
    )
    assert teller.page.evaluate(UNDER_A_SEAT) == []
    assert [*grave(teller.phone), *sticking_out(teller.phone), *teller.page.evaluate(SMALL)] == []
    teller.phone.button("grim-both", half=say("grim-half-sheet")).or_(
        teller.phone.button("grim-both", half=say("grim-to-do"))
    ).click()
    expect(right).to_be_visible()
    teller.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    expect(teller.page.locator(".grim-tabs")).to_be_hidden()
    teller.page.wait_for_function(f"() => document.querySelector('.grim-ring').clientWidth > {TABLET[0]}")
    teller.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})  # as when it is turned
    teller.page.wait_for_function(f"() => document.querySelector('.grim-ring').clientWidth < {TABLET[0]}")
