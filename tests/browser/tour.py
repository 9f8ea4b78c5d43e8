"""A walk through every screen, told by name as it is shown: for looking and for checking."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect
from tests.browser.phones import WALL, Phone, Table, patiently

Shown = tuple[str, Phone]


def tour(table: Table, lang: str, size: tuple[int, int]) -> Iterator[Shown]:
    """All screens in this language and size, in the order of an evening."""
    phone = table.lay(lang, size)
    yield from before(phone)
    phone.make("Zoé")
    phone.reach("lobby")
    yield from at_the_door(table, phone, size)
    screen = table.screen(phone.code, lang, WALL if size[0] > size[1] else size)
    yield from in_the_lobby(phone)
    yield "screen-lobby", screen
    phone.hold_at(".screen.dusk")
    phone.button("ui-deal").click()
    yield from in_play(phone, screen)
    yield from afterwards(phone, screen)
    yield from as_leader(phone)


def before(phone: Phone) -> Iterator[Shown]:
    """What is there without a room."""
    page = phone.page
    page.goto("/")
    expect(phone.button("ui-make")).to_be_visible()
    yield "home", phone
    phone.button("ui-make").click()
    yield "home-name", phone
    page.goto("/rules")
    expect(page.locator(".paper.page h2").first).to_be_visible()
    yield "rules", phone
    page.goto("/words")
    expect(page.locator(".glossary").first).to_be_visible()
    yield "words", phone
    page.goto("/almanac")
    expect(page.locator(".tile")).to_have_count(12)
    yield "almanac", phone
    page.locator(".tile").first.click()
    yield "almanac-role", phone
    page.locator(".abl .word").first.click()
    yield from sheet("almanac-word", phone)
    page.goto("/narrator")
    expect(phone.button("ui-begin-night")).to_be_visible()
    yield "narrator", phone
    phone.button("ui-begin-night").click()
    expect(page.locator(".candle")).to_be_visible()
    yield "narrator-night", phone


def at_the_door(table: Table, host: Phone, size: tuple[int, int]) -> Iterator[Shown]:
    """A guest before the room; then the guest sits down."""
    guest = table.lay(host.lang, size)
    guest.page.goto(f"/{host.code}")
    expect(guest.button("ui-sit-down")).to_be_visible()
    yield "door", guest
    guest.button("ui-have-ticket").click()
    yield "door-ticket", guest
    guest.join(host.code, "Léa")
    yield "lobby-guest", guest
    guest.page.close()


def in_the_lobby(host: Phone) -> Iterator[Shown]:
    """The host's lobby and all that opens from it."""
    yield "lobby-few", host
    host.add_bots(5)
    yield "lobby", host
    for name, opener in (("set", "ui-edit-set"), ("rules", "ui-edit-rules"), ("menu", "ui-menu")):
        host.button(opener).click()
        yield from sheet(f"lobby-{name}", host)
    yield from reworded(host)
    host.page.locator("button.seat").nth(1).click()
    yield from sheet("lobby-seat", host)


def reworded(host: Phone) -> Iterator[Shown]:
    """The host gives a card the longest wording there can be; the almanac shows it."""
    page, role, text = host.page, host.say("onenight-doppelganger"), page_of_words(host)
    host.button("ui-edit-set").click()
    page.get_by_role("button", name=role).first.press("s")
    host.button("ui-reword", what=role).click()
    yield "lobby-wording", host
    page.locator("textarea").fill(text)
    host.button("ui-reword-keep").click()
    expect(page.locator("textarea")).to_have_count(0)
    yield from sheet("lobby-set-reworded", host)
    host.button("ui-menu").click()
    host.button("ui-almanac").click()
    page.locator(".tile").first.click()
    expect(page.get_by_text(text)).to_be_visible()
    yield "almanac-reworded", host
    page.go_back()
    host.reach("lobby")


def page_of_words(phone: Phone) -> str:
    """As many words as a card may be given."""
    return (f"{phone.say('onenight-doppelganger-example')} " * 300)[:300].strip()


def sheet(name: str, phone: Phone) -> Iterator[Shown]:
    """What lies over the screen, and is then put away."""
    over = phone.page.locator("dialog[open]")
    expect(over).to_be_visible()
    yield name, phone
    phone.page.keyboard.press("Escape")
    expect(over).to_have_count(0)


def in_play(phone: Phone, screen: Phone) -> Iterator[Shown]:
    """From dusk to the vote."""
    page = phone.page
    phone.reach("dusk")
    yield "dusk", phone
    yield "screen-dusk", screen
    yield from replace(phone, "Léa")
    page.locator(".cardbox").hover()
    page.mouse.down()
    expect(page.locator(".paper.held")).to_be_visible()
    yield "dusk-card", phone
    page.mouse.up()
    phone.hold_at(".screen.night")
    from_menu(phone, "ui-go-on")
    phone.main.click()
    phone.reach("night")
    yield "night", phone
    yield "screen-night", screen
    phone.hold_at(".screen.day")
    from_menu(phone, "ui-go-on")
    patiently(phone)
    yield "night-answered", phone
    phone.reach("day")
    yield "day", phone
    for name, opener in (("claim", "ui-claim"), ("board", "ui-said-board")):
        phone.button(opener).first.click()  # beside the circle of a tablet there is one more
        yield from sheet(f"day-{name}", phone)
    for name, label in (("chat", "ui-chat"), ("journal", "ui-journal"), ("card", "ui-my-card")):
        # How much has been said since is written there too.
        tab = page.locator(".nav button", has_text=phone.say(label))
        page.get_by_role("tab", name=phone.say(label)).or_(tab).first.click()
        yield f"day-{name}", phone
    page.get_by_role("tab", name=phone.say("ui-ring")).or_(phone.button("ui-ring")).first.click()
    yield "screen-day", screen
    from_menu(phone, "ui-go-on")
    phone.main.click()
    phone.reach("vote")
    yield "vote-count", phone
    expect(page.locator("button.seat.can").first).to_be_visible()
    yield "vote", phone
    yield "screen-vote", screen
    patiently(phone)


def from_menu(host: Phone, id: str) -> None:
    """Press one of the menu's buttons."""
    host.button("ui-menu").click()
    host.button(id).click()
    expect(host.page.locator("dialog")).to_have_count(0)


def replace(host: Phone, name: str) -> Iterator[Shown]:
    """Somebody has left: a bot plays on."""
    host.button("ui-menu").click()
    host.button("ui-people").click()
    yield "play-people", host
    host.page.locator(".people .tile", has_text=name).click()
    yield "play-person", host
    host.button("ui-replace-bot").click()
    expect(host.page.locator("dialog")).to_have_count(0)


def afterwards(phone: Phone, screen: Phone) -> Iterator[Shown]:
    """The end, and what is told of it."""
    phone.reach("after")
    expect(phone.page.locator(".verdict")).to_be_visible()
    yield "after-story", phone
    phone.button("ui-after-who").click()
    yield "after-who", phone
    yield "screen-after", screen
    phone.button("finale-table").click()
    phone.reach("lobby")
    yield "lobby-again", phone


def as_leader(phone: Phone) -> Iterator[Shown]:
    """The same table led by a person."""
    phone.button("ui-edit-rules").click()
    phone.button("setting-lead-person").click()
    yield from sheet("lobby-rules-led", phone)
    expect(phone.seats).to_have_count(4)
    phone.button("ui-deal").click()
    phone.reach("leader")
    for step in ("dusk", "night", "night-later"):
        yield f"leader-{step}", phone
        phone.go_on()
    for _ in range(30):
        if phone.phase == "after":
            break
        patiently(phone)
        phone.page.wait_for_timeout(100)
        if phone.phase == "leader":
            phone.go_on()
