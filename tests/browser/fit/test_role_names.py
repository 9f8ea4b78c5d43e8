"""Roles under the names of an open circle: each is whole, and lies on no token and no word of another."""

from __future__ import annotations

import pytest
from tests.browser import ready
from tests.browser.phones import PHONE, WALL, Table

from fabula.games import TALES

ON_ITS_SIDE = (740, 360)
# With as many a phone on its side has the closest circle in which roles stand below names.
SEATS = 9
# Circles of so many, one after another until each role has been in one; which of them are broken off a
# syllable, lie on another's token or words, or stick out.
LAID = r"""async ([seats, roles]) => {
  const source = (name) => document.querySelector('script[type=module]').src.replace('app.js', name);
  const { html, render } = await import(source('base/html.js'));
  const { Ring } = await import(source('parts/ring.js'));
  const { lowest } = await import(source('screens/storycircle.js'));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const linesOf = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].filter(({ width }) => width > 0.5);
  };
  const isOn = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  const isOnToken = (line, { left, right, top, bottom, width }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const near = [Math.max(line.left, Math.min(x, line.right)),
      Math.max(line.top + 3, Math.min(y, line.bottom - 3))];
    return width / 2 - Math.hypot(near[0] - x, near[1] - y) > 1;
  };
  const isBroken = (one) => {
    const words = one.textContent.split(/[\s\u00ad-]+/).filter(Boolean);
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
    return !text.data.includes('\u00ad') && words.some((word) => {
      const range = document.createRange();
      const at = text.data.indexOf(word);
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  };
  const round = document.querySelector('.told-again .round');
  const place = document.createElement('div');
  round.replaceChildren(place);
  const found = [];
  for (let first = 0; first < roles.length; first += seats) {
    const some = Array.from({ length: seats }, (_, i) => roles[(first + i) % roles.length]);
    const shown = some.map((role, i) => ({ name: `Dora ${i}`, role, face: 'x', cls: 's-good' }));
    const size = { most: 520, low: lowest(0.6) };
    render(html`<${Ring} key=${first} ...${size} seats=${shown} gtok=${true} me=${0} />`, place);
    await drawn();
    const all = [...place.querySelectorAll('.seat')].map((seat, i) => {
      const [coin, name, role] = ['.coin', '.name', '.role'].map((part) => seat.querySelector(part));
      const lines = linesOf(role);
      return { role: some[i], coin: coin.getBoundingClientRect(), lines, words: [...linesOf(name), ...lines],
        amiss: isBroken(role) || lines.some(({ left, right }) => left < 0 || right > innerWidth) };
    });
    const meet = (one, other) => one !== other && one.lines.some((line) =>
      isOnToken(line, other.coin) || other.words.some((word) => isOn(line, word)));
    const amiss = all.filter((one) => one.amiss || all.some((other) => meet(one, other)));
    found.push(...amiss.map(({ role }) => role));
  }
  return found;
}"""


@pytest.mark.parametrize(
    ("lang", "size"),
    [("fr", PHONE), ("ru", PHONE), ("fr", ON_ITS_SIDE), ("ru", ON_ITS_SIDE)],
)
def test_no_role_of_an_open_circle_lies_on_a_token_or_is_broken_off_a_syllable(
    table: Table, lang: str, size: tuple[int, int]
) -> None:
    phone = table.lay(lang)
    ready.at_the_end(phone, "onenight", "Anna", 5)
    phone.page.wait_for_selector(".told-again .round")
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    names = [
        phone.say(f"{tale.id}-{role.id}")
        for tale in TALES.values()
        for role in tale.almanac
        if phone.has(f"{tale.id}-{role.id}")
    ]
    drunk = phone.say("clocktower-drunk")
    names += [f"{drunk} ({phone.say(f'clocktower-{role}')})" for role in ("investigator", "librarian")]
    assert phone.page.evaluate(LAID, [SEATS, names]) == []


# This role in each cell of a table that tells both what was dealt and what was held at the end; on how many
# lines it stands.
IN_THE_TABLE = r"""(role) => {
  const table = document.querySelector('.who-table');
  const isBrief = table.querySelectorAll('thead th').length < 4;
  for (const row of isBrief ? table.rows : []) row.insertBefore(row.cells[1].cloneNode(true), row.cells[1]);
  const written = [...table.querySelectorAll('.held-card')].map((card) =>
    [...card.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  for (const text of written) text.data = role;
  return Math.max(...written.map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }));
}"""


def test_a_long_card_is_not_broken_among_all_cards_on_a_laptop(table: Table) -> None:
    phone = table.lay("en", WALL)
    ready.at_the_end(phone, "clocktower", "Anna", 9)
    phone.button("ui-after-who").click()
    phone.page.wait_for_selector(".who-table .held-card")
    assert phone.page.evaluate(IN_THE_TABLE, "Wash\u00ader\u00adwo\u00adman") == 1
