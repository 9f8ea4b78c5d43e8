"""Each mark in the Grimoire lies nearer to its own token than to any other, and on no name and no token."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import ON_ITS_SIDE, PHONE, WALL, Table
from tests.browser.storyteller import HEAR, LEADS, Storyteller

from fabula.text import LANGUAGES

FEWEST, MOST = 5, 20
SO_FEW = 7
AT_MOST = 0.33
NAMES = (
    "Анна", "Борис", "Константинопольская", "Maximilian", "Zoé", "Chloé", "Юлия", "Lea", "Kai",
    "Bartholomew Jo", "Élisabeth-Antoi", "Пётр", "Саша", "Noah", "Владислава", "Jo", "Marie-Claire", "Ян",
    "Frederick", "Ольга",
)  # fmt: skip
ROLES = (
    "fortune_teller", "washerwoman", "monk", "virgin", "soldier", "empath", "chef", "undertaker",
    "ravenkeeper", "butler", "recluse", "poisoner", "scarlet_woman", "spy", "imp", "librarian",
    "investigator", "mayor", "slayer", "drunk",
)  # fmt: skip
SIZES = (PHONE, (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"]), (820, 1180), WALL, (1920, 1080))
# So many sit there now, with these roles, by day, and nothing is asked; this lies at them besides.
SIT = """async ([seats, roles, more]) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { asks, entries } = await import(wire);
  window.told ??= entries.value;
  const began = window.told.find(({ e }) => e === "began");
  const cards = Object.fromEntries(roles.slice(0, seats).map((role, seat) => [seat, role]));
  asks.value = [];
  entries.value = [
    ...window.told.filter((one) => one !== began), { ...began, seats },
    { e: "phase", phase: "day", number: 2 }, { e: "dealt", cards }, ...more,
  ];
  for (const tab of document.querySelectorAll(".grim-tabs button:last-of-type")) tab.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
}"""
# Marks that are nearer to another seat, or to another token, than to their own; those on a name, a face or
# another token; how many marks there are, and how many of them lie over their token.
ASTRAY = """(names) => {
  const box = (one) => one.getBoundingClientRect();
  const written = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  };
  const seats = [...document.querySelectorAll(".grim-ring .seat")].map((seat) => ({
    coin: box(seat.querySelector(".coin")),
    words: [...seat.querySelectorAll(".name, .role")].flatMap(written),
    faces: [...seat.querySelectorAll(".face-of")].map(box),
  }));
  const gap = (one, other) => Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );
  const toToken = (one, { left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    return gap(one, { left: x, right: x, top: y, bottom: y }) - width / 2;
  };
  const toSeat = (one, { coin, words }) =>
    Math.min(toToken(one, coin), ...words.map((each) => gap(one, each)));
  const lies = (one, on) => Math.min(one.right, on.right) - Math.max(one.left, on.left) > 2 &&
    Math.min(one.bottom, on.bottom) - Math.max(one.top + 3, on.top) > 2;
  const marks = [...document.querySelectorAll(".grim-ring .mk")];
  const wrong = marks.flatMap((mark) => {
    const [one, own] = [box(mark), names.findIndex((name) => mark.title.startsWith(name))];
    const isOver = mark.closest(".over");
    const [mine, token] = [toSeat(one, seats[own]), toToken(one, seats[own].coin)];
    return seats.flatMap((seat, at) => [
      ...(toSeat(one, seat) < mine - 1 ? ["nearer to"] : []),
      ...(toToken(one, seat.coin) < token - 1 ? ["nearer to the token of"] : []),
      ...(!isOver && toToken(one, seat.coin) < -1 ? ["on the token of"] : []),
      ...(seat.words.some((each) => lies(one, each)) ? ["on the name of"] : []),
      ...(!isOver && seat.faces.some((each) => lies(one, each)) ? ["on the face of"] : []),
    ].map((how) => `${mark.title} ${how} ${names[at]}`));
  });
  return [wrong, marks.length, marks.filter((mark) => mark.closest(".over")).length];
}"""

# Which mark lies on which part of what is asked in the middle of the circle; and how many marks there are.
ON_WHAT_IS_ASKED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const lines = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return one.matches(".btn") ? [box(one)] : [...range.getClientRects()];
  };
  const lies = (one, on) => Math.min(one.right, on.right) - Math.max(one.left, on.left) > 1 &&
    Math.min(one.bottom, on.bottom) - Math.max(one.top, on.top) > 1;
  const asked = [...document.querySelectorAll(".asked-here > *")].filter((one) => one.checkVisibility());
  const marks = [...document.querySelectorAll(".grim-ring .mk")];
  return [marks.flatMap((mark) => asked.filter((one) => lines(one).some((line) => lies(box(mark), line)))
    .map((one) => `${mark.title} on ${one.innerText}`)), marks.length];
}"""
FEW = ("fortune_teller", "virgin", "soldier", "poisoner", "imp")
SEVEN = ("fortune_teller", "virgin", "soldier", "monk", "mayor", "poisoner", "imp")


def laid(seats: int, kinds: tuple[str, ...], every: int) -> list[dict[str, Any]]:
    """Marks at one seat of so many, each believing itself somebody else."""
    return [
        {"e": "granted", "seat": seat, "role": "virgin", "step": "virgin", "sham": True}
        for seat in range(0, seats, every)
        if ROLES[seat] != "virgin"
    ] + [{"e": "marked", "seat": seat, "kind": kind} for seat in range(1, seats, every) for kind in kinds]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_mark_is_nearer_to_its_own_token_than_to_any_other(table: Table, lang: str) -> None:
    lead = table.lay(lang, WALL)
    ready.on_a_day_that_is_led({LEADS: lead}, NAMES, [], until="set")
    astray, seen, over, lying = {}, 0, [], [0, 0]
    for width, height in SIZES:
        lead.page.set_viewport_size({"width": width, "height": height})
        for seats in range(FEWEST, MOST + 1):
            for kinds, every in ((("poisoned",), 3), (("poisoned", "drunk", "red_herring"), 1)):
                lead.page.evaluate(SIT, [seats, ROLES, laid(seats, kinds, every)])
                wrong, marks, on_tokens = lead.page.evaluate(ASTRAY, NAMES)
                seen += marks
                if on_tokens and len(kinds) == 1 and (width > ON_ITS_SIDE["width"] or seats <= SO_FEW):
                    over.append((seats, width))
                if len(kinds) == 1 and width == ON_ITS_SIDE["width"] and seats > SO_FEW:
                    lying = [lying[0] + marks, lying[1] + on_tokens]
                if wrong:
                    astray[f"{seats} at {width}, {len(kinds)} each"] = wrong
    assert seen > len(SIZES) * (MOST - FEWEST) * FEWEST
    assert astray == {}
    assert over == []  # one each has room beside the tokens, but for many on a phone
    marks, on_tokens = lying
    assert on_tokens <= marks * AT_MOST, lying  # there it is those in the corners


@pytest.mark.parametrize("roles", [FEW, SEVEN], ids=len)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_mark_lies_on_what_is_asked_in_the_middle_of_a_phone(
    table: Table, lang: str, roles: tuple[str, ...]
) -> None:
    lead = table.lay(lang, PHONE)
    ready.on_a_day_that_is_led({LEADS: lead}, NAMES[: len(roles)], roles, until="set")
    Storyteller(lead).until_line("fortune_teller")
    lead.button("grim-circle").click()
    expect(lead.page.locator(".asked-here .btn")).to_be_visible()
    for kind in ("poisoned", "drunk"):
        seats = range(len(roles))
        lead.page.evaluate(HEAR, [{"e": "marked", "seat": seat, "kind": kind} for seat in seats])
        expect(lead.page.locator(".grim-ring .mk").nth(len(roles) - 1)).to_be_attached()
        on_it, marks = lead.page.evaluate(ON_WHAT_IS_ASKED)
        assert marks >= len(roles)
        assert on_it == []


# By how much what is written below the lowest token lies under what is touched at the foot (px), how many
# signs of a side lie on a role, and how many roles there are.
UNDER_THE_FOOT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const all = (one) => [...document.querySelectorAll(`.grim-ring .seat ${one}`)].map(box);
  const [roles, pips] = [all(".role"), all(".pip")];
  const lies = (one, on) => Math.min(one.right, on.right) - Math.max(one.left, on.left) > 1 &&
    Math.min(one.bottom, on.bottom) - Math.max(one.top, on.top) > 3;
  const end = Math.max(...roles.map(({ bottom }) => bottom));
  return [Math.round(end - box(document.querySelector(".foot .btn")).top),
    pips.filter((pip) => roles.some((role) => lies(pip, role))).length, roles.length];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twenty_tokens_with_their_roles_are_seen_at_once_on_a_phone(table: Table, lang: str) -> None:
    lead = table.lay(lang, PHONE)
    ready.on_a_day_that_is_led({LEADS: lead}, NAMES, [], until="set")
    for seats in (19, 20):
        lead.page.evaluate(SIT, [seats, ROLES, []])
        under, on_roles, roles = lead.page.evaluate(UNDER_THE_FOOT)
        assert roles == seats
        assert under <= 0
        assert on_roles == 0
