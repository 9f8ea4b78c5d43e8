"""Evenings that are kept: begun at a table, read by their link, counted, and taken out again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_axe import SMALL, grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.fit.test_layout import BROKEN
from tests.browser.phones import PHONE, WALL, Phone, Table
from tests.web.server import Server

from fabula.rooms.access.keys import hashed
from fabula.rooms.storage.chronicle import TITLE, Game, Leaf, Player, Title, write
from fabula.rooms.storage.sqlite import FILE, SqliteStore

LINK = "0123456789abcdef" * 2
DAY = 24 * 3600 * 1000
BEGAN = round(datetime(2026, 3, 5, 20, 30).timestamp() * 1000)  # noqa: DTZ001 - as the devices here have it
SIDEWAYS, TABLET, TELEVISION = (740, 360), (820, 1180), (1920, 1080)
EVERYBODY = ("Anna", "Борис", "Chloé", "=1+1")


def games() -> list[Game]:
    """Three evenings of two games each, of two tales; the last game of each begins after midnight."""
    roles = ("washerwoman", "imp", "empath", "chef"), ("mafioso", "citizen", "doctor", "citizen")
    kept = []
    for evening in range(3):
        for number in range(2):
            at = BEGAN + 7 * evening * DAY + number * 4 * 3600 * 1000
            town = number == 0
            evil = "evil" if town else "mafia"
            sides = [
                evil if role in ("imp", "mafioso") else "good" if town else "town" for role in roles[number]
            ]
            won = sides[0] if evening else sides[1]
            players = [
                Player(name, role, side, side == won, dead=side != won)
                for name, role, side in zip(EVERYBODY, roles[number], sides, strict=True)
            ]
            tale, script = ("clocktower", "trouble_brewing") if town else ("mafia32", "")
            kept.append(Game(f"{at}-1-1", at, 3_000_000, tale, [won], players, script))
    return kept


def lay_a_chronicle(server: Server) -> None:
    """Have a chronicle on the server, as evenings would have left it."""
    book = hashed(LINK)
    leaves = [Leaf(book, TITLE, BEGAN, write(Title("Чтв 5 — les jeudis")))]
    leaves += [Leaf(book, game.id, game.at, write(game)) for game in games()]

    async def keep() -> None:
        store = SqliteStore(server.folder / FILE)
        await store.keep_leaves(leaves)
        await store.close()

    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, keep()).result()


def opened(table: Table, lang: str, size: tuple[int, int]) -> Phone:
    """A device that opens the page by its link."""
    phone = table.lay(lang, size)
    phone.page.goto(f"/evenings#{LINK}")
    expect(phone.page.locator(".columns li")).to_have_count(3)
    return phone


@pytest.mark.parametrize(("lang", "size"), [("ru", PHONE), ("fr", SIDEWAYS), ("en", WALL)])
def test_games_are_counted_by_evening_side_person_and_role(
    table: Table, server: Server, lang: str, size: tuple[int, int]
) -> None:
    lay_a_chronicle(server)
    phone = opened(table, lang, size)
    page = phone.page
    assert page.locator(".columns .n").all_inner_texts() == ["2", "2", "2"]
    expect(page.get_by_text(phone.say("evenings-sum", n=6, evenings=3))).to_be_visible()
    anna = page.locator(".counted li", has_text="Anna")
    expect(anna).to_contain_text(phone.say("evenings-won-of", won=4, n=6))
    imp = page.locator(".counted li", has=page.get_by_text(phone.say("clocktower-imp"), exact=True))
    expect(imp).to_contain_text(phone.say("evenings-won-of", won=1, n=3))
    for summary in page.locator("summary").all():
        summary.click()
    assert grave(phone) == []
    assert sticking_out(phone) == []
    assert size != PHONE or page.evaluate(SMALL) == []
    assert not UNTRANSLATED.search(texts(phone))
    page.locator(".head select").select_option("mafia32")
    expect(page.get_by_text(phone.say("evenings-sum", n=3, evenings=3))).to_be_visible()
    expect(page.locator(".sides-won")).to_have_count(1)


def test_names_and_games_come_out_and_files_are_saved(table: Table, server: Server, tmp_path: Path) -> None:
    lay_a_chronicle(server)
    phone = opened(table, "en", PHONE)
    page = phone.page
    with page.expect_download() as saving:
        phone.button("evenings-csv").click()
    saving.value.save_as(tmp_path / "kept.csv")
    lines = (tmp_path / "kept.csv").read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 1 + 6 * 4
    what, who = "Blood on the Clocktower · Trouble Brewing,0,Evil", "Anna,Washerwoman,Washerwoman,Good,0,0,1"
    assert lines[1] == f"2026-03-05,20:30,50,{what},{who}"
    assert ",'=1+1," in lines[4]
    for summary in page.locator("summary").all():
        summary.click()
    page.locator(".games-kept .ibtn").last.click()  # the question stands below the game, and is read whole
    assert [*sticking_out(phone), *page.evaluate(BROKEN, ".sure .btn")] == []
    page.get_by_role("alertdialog").get_by_role("button").last.click()
    phone.button("evenings-strike-whom", name="Борис").click()
    page.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(page.locator(".counted li", has_text="Борис")).to_have_count(0)
    expect(page.get_by_text(phone.say("evenings-somebody")).first).to_be_visible()
    page.locator(".games-kept .ibtn").first.click()
    page.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(page.get_by_text(phone.say("evenings-sum", n=5, evenings=3))).to_be_visible()
    phone.button("evenings-burn").click()
    page.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(page.get_by_role("alert")).to_have_text(phone.say("evenings-unknown"))


def test_a_host_begins_to_keep_them_after_a_game_and_finds_them_again(table: Table, server: Server) -> None:
    phone = table.lay("fr")
    ready.at_the_end(phone, "onenight", "Zoé")
    page = phone.page
    phone.button("table-evenings").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Les jeudis")
    assert grave(phone) == []
    phone.button("evenings-begin").click()
    expect(page.get_by_text(phone.say("evenings-kept-in", name="Les jeudis"))).to_be_visible()
    with page.expect_download() as saving:
        phone.button("evenings-json").click()
    assert saving.value.suggested_filename.endswith(".json")
    phone.button("evenings-open").click()
    expect(page.get_by_text(phone.say("evenings-sum", n=1, evenings=1))).to_be_visible()
    expect(page.locator(".counted li", has_text="Zoé")).to_have_count(1)
    for by in ("/evenings", "/"):
        page.goto(by)
        page.get_by_role("link", name="Les jeudis").click()
        expect(page.locator(".columns li")).to_have_count(1)
