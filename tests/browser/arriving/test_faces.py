"""Each has a face, the same on every screen; a guest sees whose table it is and which faces are free."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import SEND, Phone, Table, held
from tests.laws.test_faces import alike

from fabula.rooms.room.faces import FACES
from fabula.text import LANGUAGES, words

# Who is shown by which drawing in the ring, by the names below them; bots are told apart by their sign.
FACES_OF_THE_RING = """() => Object.fromEntries([...document.querySelectorAll(".ring .seat")].map((seat) => [
  seat.querySelector(".name").textContent,
  (seat.querySelector(".coin.enamel > .i use, .coin > .face-of use")?.getAttribute("href") || "").slice(3),
]))"""
LOOKED_AGAIN_MS = 11_000  # after ten seconds who is at the door looks again
PEOPLE = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { room } = await import(app.replace('app.js', 'base/wire.js'));
  return Object.fromEntries(room.value.people.map((one) => [one.name, one.face]));
}"""
# All drawings at the size of a line of text, without colour: which of their points are dark.
IN_GREY = """async (ids) => {
  const app = document.querySelector('script[type=module]').src;
  await (await import(app.replace('app.js', 'parts/face.js'))).loadFaces();
  const drawn = {};
  for (const id of ids) {
    const sign = document.getElementById(id);
    const image = new Image();
    const box = sign.getAttribute("viewBox");
    image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="20"
      height="20" viewBox="${box}" color="#000" style="--enamel:#fff">${sign.innerHTML}</svg>`)}`;
    await image.decode();
    const pen = Object.assign(document.createElement("canvas"), { width: 20, height: 20 }).getContext("2d");
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, 20, 20);
    pen.drawImage(image, 0, 0, 20, 20);
    drawn[id] = [...pen.getImageData(0, 0, 20, 20).data].filter((_, at) => at % 4 === 0);
  }
  return drawn;
}"""
# Of what colour the drawing of each is, by the enamel it lies on.
DRAWN = """() => Object.fromEntries([...document.querySelectorAll(".ring .coin.enamel")].map((coin) => [
  [...coin.classList].find((one) => one.startsWith("e-")), getComputedStyle(coin).color]))"""
# The colours of the sides by night and by day, and on parchment.
COLOURS_OF_SIDES = """(sides) => {
  const root = document.documentElement;
  const before = root.dataset.phase;
  const colours = (start) => Object.fromEntries(sides.map((side) => [side,
    getComputedStyle(root).getPropertyValue(`${start}${side}`).trim()]));
  const at = (phase) => ((root.dataset.phase = phase), colours("--"));
  const found = { night: at("night"), day: at("day"), paper: colours("--paper-") };
  root.dataset.phase = before;
  return found;
}"""
SIDES = ("good", "evil", "gang", "loner", "neutral")
DIFFERENT = 0.12  # of all points, by how much darker or lighter they are


def of_the_ring(phone: Phone) -> dict[str, str]:
    """Who has which face in the ring of a screen."""
    return dict(phone.page.evaluate(FACES_OF_THE_RING))


def apart(one: list[int], other: list[int]) -> float:
    """By how much two drawings differ, from 0 to 1."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 255 / len(one)


def near(drawn: dict[str, list[int]]) -> dict[tuple[str, str], float]:
    """Which two drawings are hardly told apart, and by how much they differ."""
    pairs = {(one, other): apart(drawn[one], drawn[other]) for one, other in combinations(drawn, 2)}
    return {pair: round(far, 3) for pair, far in pairs.items() if far < DIFFERENT}


def test_any_two_drawings_are_told_apart_in_a_line_of_text_and_in_grey(table: Table) -> None:
    phone = table.lay()
    phone.make("Ann")
    drawn: dict[str, list[int]] = phone.page.evaluate(IN_GREY, [f"f-{face}" for face in FACES])
    assert near(drawn) == {}
    assert all(any(point < 100 for point in points) for points in drawn.values())
    assert near({"one": drawn["f-cat"], "same": drawn["f-cat"]}) == {("one", "same"): 0}


def test_sides_have_signs_that_differ_in_grey_for_some_of_their_colours_look_alike(
    table: Table,
) -> None:
    phone = table.lay()
    phone.make("Ann")
    signs: dict[str, list[int]] = phone.page.evaluate(IN_GREY, [f"u-side-{side}" for side in SIDES])
    assert near(signs) == {}
    colours: dict[str, dict[str, str]] = phone.page.evaluate(COLOURS_OF_SIDES, list(SIDES))
    for time, of in colours.items():
        assert "full" not in {sight for *_, sight in alike(of)}, time
        assert not [sight for one, other, sight in alike(of) if {one, other} == {"good", "evil"}], time
    assert ("good", "loner", "deuteranopia") in alike(colours["day"]), "and so the sign has to tell them"


def test_everybody_has_the_same_face_on_every_screen(table: Table) -> None:
    host, guest, _ = table.seat({"Ольга": "ru", "Oscar": "en", "Odette": "fr"}, looked_at=2)
    wall = table.screen(host.code)
    expect(wall.seats).to_have_count(3)
    mine: dict[str, str] = host.page.evaluate(PEOPLE)
    assert list(mine.values()) == ["boat", "tulip", "fir"]  # three with one initial are told apart
    hold = ".screen.dusk"
    host.hold_at(hold)
    host.page.evaluate(SEND, ["start", {}])
    guest.reach("dusk")
    wall.page.wait_for_selector(".bigscreen .ring .seat")
    assert of_the_ring(wall) == mine


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_sees_whose_table_it_is_and_takes_a_free_face(table: Table, lang: str) -> None:
    host, guest = table.lay(), table.lay(lang)
    host.make("Zoé")
    host.add_bots(3)
    guest.page.goto(f"/{host.code}")
    there = guest.page.locator(".at-the-table")
    expect(there).to_contain_text(guest.say("face-table-of", name="Zoé"))
    expect(there).to_contain_text(guest.say("onenight"))
    expect(there.locator(".who-sits > li")).to_have_count(3)
    expect(there.locator(".who-sits .plays-itself, .who-sits .u-bot, .who-sits .i.inline")).to_have_count(2)
    grid = guest.page.get_by_role("radiogroup", name=guest.say("face-title"))
    expect(grid.get_by_role("radio")).to_have_count(24)
    expect(grid.get_by_role("radio", name=guest.say("face-boat"))).to_be_disabled()
    expect(grid.get_by_role("radio", checked=True)).to_have_attribute("aria-label", guest.say("face-tulip"))
    assert grave(guest) == []
    assert sticking_out(guest) == []
    grid.get_by_role("radio", name=guest.say("face-apple")).click()  # that of a bot
    guest.page.get_by_label(guest.say("ui-your-name")).fill("Émile")
    guest.button("ui-sit-down").click()
    guest.reach("lobby")
    expect(guest.seats).to_have_count(4)
    people: dict[str, str] = guest.page.evaluate(PEOPLE)
    assert people["Émile"] == "apple"
    assert len(set(people.values())) == 4


def test_no_face_is_a_bare_disc_while_the_drawings_are_on_their_way(table: Table) -> None:
    (host,) = table.seat({"Anna": "en"})
    guest = table.lay("en", anew=True)
    waiting = held(guest.page, "**/look/faces.svg*")
    guest.page.goto(f"/{host.code}")
    expect(guest.page.get_by_label(guest.say("ui-your-name"))).to_be_visible()
    expect(guest.button("ui-sit-down")).to_be_visible()
    guest.page.wait_for_function("() => !document.querySelector('.screen .face-of')")
    assert waiting
    faces = guest.page.locator(".faces button")
    expect(faces).to_have_count(0)
    waiting[0].continue_()
    expect(faces).to_have_count(len(FACES))
    expect(guest.page.locator("#signs-faces")).to_have_count(1)


def test_who_waits_at_the_door_sees_others_come_and_the_game_begin(table: Table) -> None:
    host, guest = table.lay(), table.lay()
    host.make("Zoé")
    guest.page.clock.install()
    guest.page.goto(f"/{host.code}")
    there = guest.page.locator(".at-the-table")
    expect(there).to_contain_text(guest.say("face-stage-lobby"))
    host.add_bots(3)
    host.button("ui-deal").click()
    expect(host.page.locator(".screen.lobby")).to_have_count(0)
    guest.page.clock.fast_forward(LOOKED_AGAIN_MS)
    expect(there).to_contain_text(guest.say("face-stage-playing"))


@pytest.mark.parametrize("by_the_door", [True, False])
def test_faces_are_drawn_in_the_same_colours_however_one_has_come_in(table: Table, by_the_door: bool) -> None:
    host, guest = table.lay(), table.lay(anew=True)
    host.make("Zoé")
    host.add_bots(8)
    (guest.join_by_touch if by_the_door else guest.join)(host.code, "Léa")
    expect(guest.seats).to_have_count(9)
    expect(guest.page.locator(".ring .coin.enamel")).to_have_count(9)
    guest.page.wait_for_load_state("networkidle")
    ivory, soot = "rgb(251, 244, 227)", "rgb(29, 37, 56)"
    assert guest.page.evaluate(DRAWN) == {
        **dict.fromkeys(("e-slate", "e-plum", "e-pine", "e-umber"), ivory),
        **dict.fromkeys(("e-pear", "e-rose", "e-sky", "e-chalk"), soot),
    }


def test_in_the_lobby_one_has_another_and_the_device_remembers_it(table: Table) -> None:
    host, guest = table.seat({"Ann": "en", "Bob": "en"})
    guest.page.locator(".ring button.seat.you").click()
    radio = guest.page.get_by_role("dialog").get_by_role("radio", name=words("en").say("face-whale"))
    radio.click()
    expect(radio).to_be_checked()
    guest.page.keyboard.press("Escape")
    expect(host.page.locator(".ring .coin.e-sky use")).to_have_attribute("href", "#f-whale")
    assert guest.page.evaluate("localStorage.getItem('fabula.face')") == "whale"
    guest.page.evaluate("localStorage.removeItem('fabula.face')")


def test_seats_have_numbers_where_the_table_wishes(table: Table) -> None:
    host, guest = table.seat({"Ann": "en", "Bob": "en"})
    expect(host.page.locator(".coin .number")).to_have_count(0)
    host.page.evaluate(SEND, ["settings", {"change": {"seat_numbers": True}}])
    expect(guest.page.locator(".coin .number")).to_have_text(["1", "2"])


# Quicker than the server answers, but not than the page draws.
ONE_AFTER_THE_OTHER = """async (sheet, names) => {
  for (const name of names) {
    [...sheet.querySelectorAll("button")].find((one) => one.textContent.trim() === name).click();
    for (let turn = 0; turn < 9; turn++) await null;
  }
}"""


def test_the_host_gives_a_bot_a_level_and_a_temperament_and_guests_read_them(table: Table) -> None:
    host, guest = table.seat({"Ann": "en", "Bob": "en"})
    host.page.evaluate(SEND, ["add_bot", {}])
    for phone in (host, guest):
        expect(phone.seats).to_have_count(3)
        phone.page.locator(".ring button.seat").filter(has=phone.page.locator(".plays-itself")).click()
        expect(phone.page.get_by_role("dialog")).to_contain_text("Sharp · Even.")
    sheet = host.page.get_by_role("dialog")
    sheet.evaluate(ONE_AFTER_THE_OTHER, ["Newcomer", "Quiet"])
    expect(sheet.get_by_role("button", name="Quiet")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.get_by_role("dialog")).to_contain_text("Newcomer · Quiet.")
    assert sticking_out(host) == []
