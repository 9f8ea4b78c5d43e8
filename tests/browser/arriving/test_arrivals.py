"""The lobby on the big screen: legible from four metres, with five as with twenty, and nobody touches it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_layout import BROKEN
from tests.browser.phones import WALL, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on

TELEVISIONS = ((1920, 1080), (1440, 900), (1366, 768), (1280, 720))
# Of a screen of 1080 rows: the code, the address, and the smallest letters of all.
CODE, ADDRESS, LEAST = 150, 40, 28
MEASURED = """async () => {
  await document.fonts.ready;
  const of = (one) => parseFloat(getComputedStyle(one).fontSize) * 1080 / innerHeight;
  const texts = [...document.querySelectorAll('.arrivals *')].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  const boxes = [...document.querySelectorAll('.way, .town-in > *, .sitting > li, .rt')]
    .map((one) => one.getBoundingClientRect());
  return {
    code: of(document.querySelector('.way .digits')),
    host: of(document.querySelector('.way .where')),
    least: Math.min(...texts.map(of)),
    qr: document.querySelector('.way .qr').getBoundingClientRect().width / innerWidth,
    out: boxes.filter((box) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1).length,
    cut: [...document.querySelectorAll('.sitting bdi')]
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).length,
    empty: (document.querySelector('.arrivals .cap').getBoundingClientRect().top -
      document.querySelector('.arrivals .roles').getBoundingClientRect().bottom) / innerHeight,
    scrolls: document.scrollingElement.scrollHeight - innerHeight,
  };
}"""


def lobby_of(table: Table, tale: str, seats: int, lang: str = "en") -> tuple[Phone, Phone]:
    """A host with bots, and a television that nobody ever touches."""
    host = table.lay(lang)
    host.make("Константинопольская", tale=tale)
    host.add_bots(seats)
    screen = table.screen(host.code, lang, (1920, 1080))
    expect(screen.seats).to_have_count(seats)
    return host, screen


@pytest.mark.parametrize(
    ("tale", "seats", "lang"),
    [("onenight", 3, "fr"), ("mafia32", 9, "ru"), ("vendetta", 5, "en"), ("clocktower", 20, "ru")],
)
def test_all_of_it_can_be_read_from_four_metres_and_fits(
    table: Table, tale: str, seats: int, lang: str
) -> None:
    _, screen = lobby_of(table, tale, seats, lang)
    for width, height in TELEVISIONS:
        screen.page.set_viewport_size({"width": width, "height": height})
        found = screen.page.evaluate(MEASURED)
        assert found["code"] >= CODE - 1, found
        assert found["host"] >= ADDRESS, found
        assert found["least"] >= LEAST - 1, found
        assert found["qr"] >= 0.33, found
        assert found["cut"] == 0, (width, height, found)
        assert found["out"] == 0, (width, height, found)
        assert found["scrolls"] <= 0, found
        assert found["empty"] <= 0.05, "no strip below the roles is empty"
        assert screen.page.evaluate(BROKEN, ".sitting bdi") == [], (width, height)
    expect(screen.page.locator(".town-in h1")).to_have_text(screen.say(tale))
    expect(screen.page.locator(".arrivals .rt").first).to_be_visible()
    assert trouble_on(screen, axe=True) == []


@pytest.mark.parametrize("lang", ["fr", "ru", "en"])
def test_all_that_a_laptop_may_do_that_looks_on_is_on_its_screen(table: Table, lang: str) -> None:
    host, _ = lobby_of(table, "clocktower", 20, "fr")
    looker = table.lay(lang)
    looker.page.goto(f"/{host.code}")
    looker.button("ui-look-on").click()
    for width, height in (*TELEVISIONS, (1024, 768)):
        looker.page.set_viewport_size({"width": width, "height": height})
        buttons = looker.page.locator(".town-in").get_by_role("button")
        expect(looker.button("ui-big-screen")).to_be_in_viewport(ratio=1)
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)
        assert looker.page.evaluate(BROKEN, ".sitting bdi") == [], (width, height)


def test_whoever_comes_is_seen_to_come_and_the_game_begins_without_a_touch(table: Table) -> None:
    host, screen = lobby_of(table, "onenight", 3)
    guest = table.lay("fr")
    guest.join(host.code, "Chloé")
    expect(screen.seats.last).to_have_text("Chloé")
    expect(screen.seats.last.locator(".coin-in use")).to_have_attribute("href", "#f-tulip")
    host.button("ui-deal").click()
    expect(screen.page.locator(".arrivals")).to_have_count(0)
    expect(screen.page.locator(".bigscreen .ring .seat")).to_have_count(4)


def test_a_large_device_that_looks_on_is_offered_to_be_the_big_screen(table: Table) -> None:
    host, _ = lobby_of(table, "onenight", 3)
    large, small = table.lay("en", WALL), table.lay("en")
    for looker in (large, small):
        looker.page.goto(f"/{host.code}")
        looker.button("ui-look-on").click()
        expect(looker.page.locator(".bigscreen")).to_be_visible()
    expect(small.button("ui-big-screen")).to_have_count(0)
    large.button("ui-big-screen").click()
    large.page.wait_for_url(f"**/{host.code}/screen")
    expect(large.page.locator(".arrivals .digits")).to_be_visible()
    expect(large.button("ui-big-screen")).to_have_count(0)
    host.button("ui-deal").click()
    late = table.lay("fr", WALL)
    late.open(late.come_in("join", code=host.code, name="Léo"))
    expect(late.button("ui-big-screen")).to_be_visible()  # who has a name and no seat looks on too
