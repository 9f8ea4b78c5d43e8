"""A tale that somebody has brought, with few texts of its own: no screen says an id for want of words."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import HURRY
from tests.browser.phones import Phone, Table, play_on
from tests.web.server import Running, Server

FERRY = Path(__file__).parents[3] / "examples" / "ferry"
NAME = "Паром"
PROGRAM = (
    "import sys; from pathlib import Path; from fabula.almanacs import open_all; "
    "from fabula.web.serve import serve; from fabula.web.settings import Settings; "
    "open_all([Path(sys.argv[4])]); serve(Settings('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]), "
    "open_browser=False, hurry=float(sys.argv[3])))"
)
A_GAME = 90.0
AN_ID = re.compile(
    r"undefined|(?<![\w./-])[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+(?:\.[a-z]+)?(?![\w-])"
)  # all else is Russian
A_PLACE = "game-icons.net"  # whose signs they are, as the menu says
# Whatever is to be read of the page, or heard, in any picture of it.
READ = """() => {
  const read = (window.read = new Set());
  const look = () => {
    for (const line of document.body.innerText.split("\\n")) read.add(line.trim());
    for (const id of ["aria-label", "title", "placeholder"])
      for (const one of document.querySelectorAll(`[${id}]`)) read.add(one.getAttribute(id));
  };
  let isToLook = false;
  const soon = () => {
    if (!isToLook) requestAnimationFrame(() => ((isToLook = false), look()));
    isToLook = true;
  };
  new MutationObserver(soon).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""


class Ferrying(Server):
    """A server that has the ferry besides its own tales."""

    def _begin(self) -> Running:
        arguments = [str(self.port), str(self.folder), str(self.hurry), str(FERRY)]
        with self.written.open("ab") as written:
            return subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *arguments], stdout=written, stderr=written
            )


@pytest.fixture
def table(browser: Browser, tmp_path: Path) -> Iterator[Table]:
    """Phones at such a server."""
    with Ferrying(tmp_path, hurry=HURRY) as server:
        laid = Table(browser, server, painted=False)
        yield laid
        laid.clear()
        assert laid.complaints == []


def test_pages_about_a_brought_tale_say_no_id(table: Table) -> None:
    phone = table.lay("ru")
    for path in ("/rules", "/words", "/almanac", "/narrator", "/lead"):
        phone.page.goto(path)
        phone.page.get_by_role("button", name=NAME, exact=True).click()
        phone.until_settled()
        expect(phone.page.locator(".screen")).to_contain_text(NAME)
        assert ids_on(phone) == set(), path
    phone.page.goto("/almanac")
    phone.page.get_by_role("button", name=NAME, exact=True).click()
    phone.page.locator(".tile").first.click()
    expect(phone.page.locator(".paper.page .abl")).not_to_be_empty()
    assert ids_on(phone) == set()


def test_a_game_of_a_brought_tale_says_no_id(table: Table) -> None:
    phones = [table.lay("ru"), table.lay("ru")]
    sit_down(phones)
    screen = table.screen(phones[0].code, "ru")
    expect(screen.seats).to_have_count(2)
    for phone in (*phones, screen):
        phone.page.evaluate(READ)
    open_everything_in_the_lobby(phones[0])
    phones[0].add_bots(4)
    phones[0].button("ui-deal").click()
    play_on(phones, within=A_GAME)
    for phone in (*phones, screen):
        expect(phone.page.locator(".verdict, .cap").first).to_be_visible()
        assert ids_read(phone) == set()


def test_whoever_leads_a_brought_tale_reads_no_id(table: Table) -> None:
    phones = [table.lay("ru"), table.lay("ru")]
    sit_down(phones)
    leader, player = phones
    for phone in phones:
        phone.page.evaluate(READ)
    leader.button("ui-edit-rules").click()
    leader.button("setting-lead-person").click()
    leader.page.keyboard.press("Escape")
    expect(leader.seats).to_have_count(1)
    leader.add_bots(5)
    leader.button("ui-deal").click()
    leader.reach("leader")
    end = time.monotonic() + A_GAME
    while leader.phase != "after":
        assert time.monotonic() < end, leader.phase
        if not player.act():
            leader.go_on()
            leader.until_settled()
    player.reach("after")
    for phone in phones:
        assert ids_read(phone) == set()


def test_an_id_is_told_from_words() -> None:
    assert AN_ID.findall("Кто за борт? prompt-ferry-vote.note") == ["prompt-ferry-vote.note"]
    assert AN_ID.findall("Кто-то из пассажиров — Zoé, 127.0.0.1") == []


def sit_down(phones: list[Phone]) -> None:
    """The first makes a table for the ferry, the others come to it."""
    host, *guests = phones
    host.page.goto("/")
    host.button("ui-make").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name=NAME, exact=True).click()
    dialog.get_by_role("textbox").fill("Анна")
    dialog.locator(".btn.main").click()
    host.reach("lobby")
    for guest in guests:
        guest.join(host.code, "Борис")
    expect(host.seats).to_have_count(len(phones))


def open_everything_in_the_lobby(host: Phone) -> None:
    """The sheets of the set, of the rules and of the menu, with all that lies folded in them."""
    for opener in ("ui-edit-set", "ui-edit-rules", "ui-menu"):
        host.button(opener).click()
        dialog = host.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        if opener == "ui-menu":
            host.button("ui-ask").click()
            expect(host.page.locator(".asking")).to_be_visible()
        for folded in dialog.locator("summary").all():
            folded.click()
        host.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def ids_read(phone: Phone) -> set[str]:
    """All ids that have been shown on this device, or said."""
    return set(AN_ID.findall("\n".join(phone.page.evaluate("[...window.read]")))) - {A_PLACE}


def ids_on(phone: Phone) -> set[str]:
    """All ids that are shown on this device now, or said."""
    phone.page.evaluate(READ)
    return ids_read(phone)
