"""A picture of the end to share: drawn on the device, given to the device to share, else saved."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import Phone, Table

# What is written on the canvas, and how large the picture is; what the device is asked to share.
WRITTEN = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { picture } = await import(app.replace('app.js', 'MODULE'));
  const written = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, most) {
    const size = parseFloat(this.font.match(/([\\d.]+)px/)[1]);
    written.push([text, x, y, Math.min(most, this.measureText(text).width), this.textAlign, size,
      this.fillStyle]);
    write.call(this, text, x, y, most);
  };
  const made = await picture();
  CanvasRenderingContext2D.prototype.fillText = write;
  const { width, height } = await createImageBitmap(made);
  return [made.type, width, height, written];
}"""
# Whoever leads takes what is advised, and goes on until night has fallen; then who has which role there.
INTO_THE_NIGHT = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { asks, clock, room, tell } = await import(app.replace('app.js', 'base/wire.js'));
  const { book } = await import(app.replace('app.js', 'tales/clocktower/grimoire/book.js'));
  for (let n = 0; n < 60 && !(clock.value.phase === 'night' && book.value.bluffs.length); n++) {
    const ask = asks.value.find((one) => one.seat === null && one.suggested !== undefined);
    if (ask) await tell('answer', { ask: ask.id, choice: ask.suggested });
    else await tell('next');
  }
  const { bluffs, circle, roles } = book.value;
  return [circle.map((seat) => [room.value.people.find(({ id }) => id === room.value.seats[seat]).name,
    roles[seat]]), bluffs];
}"""
# At the first three seats marks of the game, and some in words of one's own: at a seat and at none.
MARK_ALL = """async ([kinds, own]) => {
  const app = document.querySelector('script[type=module]').src;
  const { tell } = await import(app.replace('app.js', 'base/wire.js'));
  for (const seat of [0, 1, 2]) for (const kind of kinds) await tell('amend', { act: ['mark', seat, kind] });
  for (const [n, text] of own.entries())
    await tell('lay', { mark: n + 1, text, colour: ['evil', 'leaf', 'plain'][n], seat: n < 2 ? 0 : null });
}"""
# So many tokens side by side have more words than there is room for beside them.
CROWDED = """async ([many, words]) => {
  const app = document.querySelector('script[type=module]').src;
  const taken = (path) => import(app.replace('app.js', path));
  const { coinsOf } = await taken('screens/picture.js');
  const { drawReminders } = await taken('tales/clocktower/grimoire/reminders.js');
  const { book } = await taken('tales/clocktower/grimoire/book.js');
  const around = coinsOf(book.value.circle, () => ({ role: '', dead: false, won: false }));
  const pen = document.createElement('canvas').getContext('2d');
  const written = [];
  pen.fillText = (text, x, y, most) => {
    const size = parseFloat(pen.font.match(/([\\d.]+)px/)[1]);
    written.push([text, x, y, Math.min(most, pen.measureText(text).width), 'center', size]);
  };
  const laid = around.coins.slice(0, many).map((coin) => ({ coin, words: words.map((text) => ({ text })) }));
  await drawReminders(pen, around, laid, { bluffs: true, words: [] });
  return written;
}"""
CAN_SHARE = """() => {
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files, ...more }) => (window.shared = [files[0].name, files[0].type, more]);
}"""


@pytest.fixture
def painted() -> bool:
    """What is drawn is painted."""
    return True


def at_the_end(table: Table, lang: str, tale: str, seats: int) -> Phone:
    """A phone whose game with bots is over."""
    phone = table.lay(lang)
    ready.at_the_end(phone, tale, "Максимилиан-Александр", seats)
    expect(phone.page.locator(".show")).to_have_count(0)
    return phone


@pytest.mark.parametrize(("lang", "tale", "seats"), [("ru", "onenight", 10), ("fr", "mafia32", 9)])
def test_it_names_all_with_their_roles_and_who_has_won(
    table: Table, lang: str, tale: str, seats: int
) -> None:
    phone = at_the_end(table, lang, tale, seats)
    title = phone.page.locator(".verdict .title").inner_text()
    phone.button("ui-after-who").click()
    ring = phone.page.locator(".overturned .seat")
    expected = [title, *ring.locator(".name").all_inner_texts(), *ring.locator(".role").all_inner_texts()]
    kind, width, height, written = phone.page.evaluate(WRITTEN.replace("MODULE", "screens/picture.js"))
    assert (kind, width, height) == ("image/png", 1080, 1350)
    drawn = {re.sub(r" = .*", "", one[0]) for one in written}
    missing = {re.sub(r" = .*", "", one) for one in expected} - drawn
    # a name that has no room in the ring ends with a point there, and is whole in the picture
    assert [one for one in missing if not any(name.startswith(one.rstrip(".")) for name in drawn)] == []
    assert all(one.endswith(".") for one in missing)
    for text, x, y, wide, align, *_ in written:
        left = {"left": x, "center": x - wide / 2, "right": x - wide}[align]
        assert left >= 0
        assert left + wide <= width, text
        assert y < height, text


def test_it_is_shared_where_the_device_can_and_else_saved(table: Table) -> None:
    phone = at_the_end(table, "en", "onenight", 5)
    name = f"fabula-onenight-{phone.code}.png"
    with phone.page.expect_download() as saved:
        phone.button("finale-picture").click()
    assert saved.value.suggested_filename == name
    phone.page.evaluate(CAN_SHARE)
    phone.button("finale-picture").click()
    phone.page.wait_for_function("() => window.shared")
    assert phone.page.evaluate("() => window.shared") == [name, "image/png", {}]


def test_whoever_leads_has_a_picture_of_the_grimoire_as_it_lies(table: Table) -> None:
    phone = table.lay(anew=True)
    phone.open(phone.come_in("make", name="Lea", tale="clocktower", trial=True, lead=True))
    phone.page.wait_for_selector(".screen.leader, .grim-body")
    seats, bluffs = phone.page.evaluate(INTO_THE_NIGHT)
    module = "tales/clocktower/grimoire/picture.js"
    kind, *_, written = phone.page.evaluate(WRITTEN.replace("MODULE", module))
    assert kind == "image/png"
    texts = [text for text, *_ in written]
    assert len(bluffs) == 3
    for name, role in seats:
        assert name in texts
        assert phone.say(f"clocktower-{role}") in texts
    assert {phone.say(f"clocktower-{role}") for role in bluffs} <= set(texts)
    phone.page.get_by_role("button", name=phone.say("grim-more")).click()
    phone.button("grim-picture").click()
    with phone.page.expect_download() as saved:
        phone.button("grim-picture.make").click()
    assert saved.value.suggested_filename == f"fabula-{phone.code}.png"


MARKED, MANY = 3, 5
KINDS = ("drunk", "poisoned", "safe", "master", "red_herring")
COLOURS = ("#f7907e", "#6fd0b7", "#f5b85c")  # as they are by night: of evil, of a leaf, plain
OWN = ("Is lying about the well", "Zoé’s neighbour", "Ask in the morning")


def overlapping(written: list[list[Any]]) -> list[tuple[str, str]]:
    """What is written in the middle of a line of its own and lies on another."""
    boxes = [
        (text, x - wide / 2, x + wide / 2, y - size * 0.7, y)
        for text, x, y, wide, align, size, *_ in written
        if align == "center"
    ]
    return [
        (one[0], other[0])
        for n, one in enumerate(boxes)
        for other in boxes[n + 1 :]
        if one[1] < other[2] and other[1] < one[2] and one[3] < other[4] and other[3] < one[4]
    ]


@pytest.mark.parametrize("seats", [7, 20])
def test_all_reminders_stand_in_it_each_by_itself(table: Table, seats: int) -> None:
    phone = table.lay(anew=True)
    ready.on_a_day_that_is_led({"Lea": phone}, [f"Guest {n}" for n in range(seats)], (), until="set")
    phone.page.wait_for_selector(".grim-body")
    phone.page.evaluate(INTO_THE_NIGHT)
    phone.page.evaluate(MARK_ALL, [KINDS, OWN])
    *_, written = phone.page.evaluate(WRITTEN.replace("MODULE", "tales/clocktower/grimoire/picture.js"))
    words = [word for text, *_ in written for word in text.split(" · ")]
    marks = [phone.say(f"grim-mark-{kind}") for kind in KINDS]
    short = [mark for mark in marks if sum(word.startswith(mark) for word in words) < MARKED]
    assert short == [], words
    assert all(words.count(own) == 1 for own in OWN)
    assert [next(colour for text, *_, colour in written if text == own) for own in OWN] == list(COLOURS)
    assert overlapping(written) == []


def test_what_has_no_room_at_a_token_stands_in_the_middle_under_its_name(table: Table) -> None:
    phone = table.lay(anew=True)
    ready.on_a_day_that_is_led({"Lea": phone}, [f"Guest {n}" for n in range(20)], (), until="set")
    phone.page.wait_for_selector(".grim-body")
    words = [f"{own}, in so many words" for own in OWN]
    written = phone.page.evaluate(CROWDED, [MANY, words])
    said = [word for text, *_ in written for word in text.split(" · ")]
    assert all(said.count(own) == MANY for own in words)
    assert any(word.startswith("Guest ") for word in said)
    assert overlapping(written) == []
