"""A walk through the screens of a game of many nights, told by name as they are shown."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect
from tests.browser.phones import WALL, Phone, Table, patiently, play_on
from tests.browser.tour import Shown, from_menu, sheet

LONG_NAMES = {
    "en": "Bartholomew Featherstone",
    "ru": "Константин Константинов",
    "fr": "Marie-Antoinette Latour",
}
SCENES = ("dusk", "night", "day", "vote")
HELD = ("dusk", "day")  # there is much to open, and clocks are short
STEPS = 4000
A_GAME = 300.0
TAKES_WISHES = "vendetta"


def nights(table: Table, tale: str, lang: str, size: tuple[int, int], seats: int = 20) -> Iterator[Shown]:
    """From the almanac to the vote at a table of many seats; the screens of everybody and of the wall."""
    phone = table.lay(lang, size)
    yield from in_the_almanac(phone, tale)
    fill(phone, tale, seats)
    yield from in_the_lobby(phone, tale)
    screen = table.screen(phone.code, lang, WALL if size[0] > size[1] else size)
    expect(screen.seats).to_have_count(seats)
    yield "screen-lobby", screen
    phone.button("ui-deal").click()
    yield from in_play(phone, screen)


def whole_game(table: Table, tale: str, lang: str, size: tuple[int, int]) -> Iterator[Shown]:
    """The same, and a small game with bots that is played to its end."""
    yield from nights(table, tale, lang, size)
    phone = table.lay(lang, size)
    phone.make(LONG_NAMES[lang], tale=tale, trial=True)
    play_on([phone], within=A_GAME)
    yield from told(phone)


def in_the_almanac(phone: Phone, tale: str) -> Iterator[Shown]:
    """The rules and the roles of the tale."""
    page = phone.page
    for path in ("rules", "almanac"):
        page.goto(f"/{path}")
        phone.button(tale).click()
        expect(page.locator(".paper.page h2, .tile").first).to_be_visible()
        yield path, phone
    page.locator(".tile").nth(4).click()
    expect(page.locator(".paper.page .abl")).to_be_visible()
    yield "almanac-role", phone


def fill(phone: Phone, tale: str, seats: int) -> None:
    """A table with a host of a long name, and bots."""
    phone.make(LONG_NAMES[phone.lang], tale=tale)
    phone.add_bots(seats)


def in_the_lobby(phone: Phone, tale: str) -> Iterator[Shown]:
    """The lobby and its sheets; with one card too many, and by wishes and lot where the tale has them."""
    yield "lobby", phone
    phone.button("ui-edit-rules").click()
    for summary in phone.page.locator("dialog summary").all():
        summary.click()
    yield from sheet("lobby-rules", phone)
    phone.button("ui-edit-set").click()
    yield "lobby-set", phone
    for summary in phone.page.locator("dialog summary").all():
        summary.click()
        yield "lobby-scenarios", phone
    phone.page.locator(".token-of").first.click()
    expect(phone.page.locator("dialog .digits.off")).to_be_visible()
    yield "lobby-warned", phone
    phone.button("ui-suggested").click()
    expect(phone.page.locator("dialog .digits.off")).to_have_count(0)
    for way in ("players", "lot", "host") if tale == TAKES_WISHES else ():
        phone.button(f"setting-choosing-{way}").click()
        expect(phone.button(f"setting-choosing-{way}")).to_have_attribute("aria-pressed", "true")
        yield f"lobby-by-{way}", phone
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("dialog")).to_have_count(0)


def in_play(phone: Phone, screen: Phone) -> Iterator[Shown]:
    """Each scene once, asked and answered, with what opens from it."""
    seen: set[str] = set()
    for _ in range(STEPS):
        scene = phone.phase
        asked = "asked" if phone.page.locator(".foot .btn.main:enabled").count() else "waits"
        if scene in SCENES and f"{scene}-{asked}" not in seen:
            held = scene in HELD and scene not in seen
            if held:
                from_menu(phone, "ui-pause")
            seen.add(f"{scene}-{asked}")
            yield f"{scene}-{asked}", phone
            if scene not in seen:
                seen.add(scene)
                yield f"screen-{scene}", screen
                yield from opened(phone, scene) if phone.phase == scene else ()
            if held:
                from_menu(phone, "ui-go-on")
        dead = phone.page.get_by_text(phone.say("ui-you-are-dead"), exact=True).count()
        if seen >= set(SCENES) or scene == "after" or (dead and "vote" not in seen):
            break  # whoever is dead is asked nothing any more
        patiently(phone)
        phone.page.wait_for_timeout(50)


def opened(phone: Phone, scene: str) -> Iterator[Shown]:
    """What can be opened while all talk, and the card held up."""
    page = phone.page
    if scene == "dusk":
        page.locator(".cardbox").hover()
        page.mouse.down()
        expect(page.locator(".paper.held")).to_be_visible()
        yield "dusk-card", phone
        page.mouse.up()
    if scene == "day" and phone.button("ui-claim").count():
        phone.button("ui-claim").click()
        yield from sheet("day-claim", phone)
        phone.button("ui-said-board").click()
        yield from sheet("day-board", phone)
        page.get_by_role("tab", name=phone.say("ui-journal")).or_(phone.button("ui-journal")).first.click()
        yield "day-journal", phone
        page.get_by_role("tab", name=phone.say("ui-ring")).or_(phone.button("ui-ring")).first.click()


def told(phone: Phone) -> Iterator[Shown]:
    """After the end: the story step by step, who was who, the talk, the evening."""
    phone.reach("after")
    step = phone.page.get_by_label(phone.say("ui-step-on"))
    for number in range(6):
        yield f"after-story-{number}", phone
        if step.is_enabled():
            step.click()
    phone.button("ui-after-who").click()
    yield "after-who", phone
    phone.page.locator(".after .evening").scroll_into_view_if_needed()
    yield "after-evening", phone
