"""A touch on a seat opens its page: what was said there, and what one thinks oneself, in pencil."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import ready
from tests.browser.fit.test_axe import SMALL, grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.fit.test_layout import BROKEN, TABLET, box
from tests.browser.phones import ON_ITS_SIDE, PHONE, SEND, WALL, Phone, Table, play_on
from tests.browser.storyteller import HEAR

from fabula.games import TALES
from fabula.text import LANGUAGES

NOTE = "Сменила слова: Zoë?"
BOTS = {"onenight": 3, "mafia32": 7, "vendetta": 7, "clocktower": 5}
# Say by the wire what one claims to be: the first role that may be claimed.
CLAIM = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { asks, tell } = await import(app.replace('app.js', 'base/wire.js'));
  const ask = asks.value.find((one) => one.open);
  const [word, gap] = ask.options.find((one) => one[0] === "claim");
  await tell("answer", { ask: ask.id, choice: [word, gap.any[0]] });
}"""


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


def a_day_of_one(table: Table, tale: str, lang: str = "en") -> Phone:
    """The same, where nobody looks on the second device."""
    host = table.lay(lang)
    ready.on_a_day({"Анна": host, "Борис": None}, tale, 2 + BOTS[tale])
    return host


def a_day(table: Table, tale: str, lang: str = "en") -> tuple[Phone, Phone]:
    """Two people and some bots on a day that stands still."""
    host, other = table.lay(lang), table.lay("fr")
    ready.on_a_day({"Анна": host, "Борис": other}, tale, 2 + BOTS[tale])
    return host, other


def open_seat(phone: Phone, name: str) -> None:
    """Touch the seat of somebody."""
    phone.page.locator(".ring button.seat", has=phone.page.get_by_text(name, exact=True)).click()
    expect(phone.page.get_by_role("dialog")).to_have_attribute("aria-label", name)


def test_a_day_of_claims_is_called_a_day_whenever_in_it_they_were_made(table: Table) -> None:
    host, _ = a_day(table, "clocktower", "ru")
    host.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    later = [
        {"e": "phase", "phase": "plea", "number": 2},
        {"e": "claimed", "seat": 2, "words": ["claim", "chef"]},
    ]
    host.page.evaluate(HEAR, later)
    days = host.page.locator(".beside .claims-table thead th:not(:first-child)")
    expect(days.filter(has_text="2")).to_have_text(re.compile(f"^{host.say('ui-phase-day')}\\s2$"))


def test_names_in_the_table_of_claims_are_whole_or_broken_at_a_syllable(table: Table) -> None:
    host = table.lay("fr")
    ready.on_a_day({"Maximilian": host, "Константинопольская": None}, "mafia32", 9)
    words = ["compared", 0, 2, "different"]
    later = [{"e": "phase", "phase": "day", "number": 2}, {"e": "claimed", "seat": 1, "words": words}]
    host.page.evaluate(HEAR, [{"e": "claimed", "seat": 1, "words": ["claim", "citizen"]}, *later])
    for size in (WALL, TABLET, PHONE):
        host.page.set_viewport_size({"width": size[0], "height": size[1]})
        if size == PHONE:
            host.button("ui-journal").click()
        expect(host.page.locator(".claims-table thead th").nth(3)).to_be_visible()
        assert host.page.evaluate(BROKEN, ".claims-table :is(.btn, .words)") == [], size
        assert sticking_out(host) == []


@pytest.mark.parametrize("tale", TALES)
def test_guesses_and_a_note_are_kept_and_nobody_else_has_them(table: Table, tale: str) -> None:
    host, other = a_day(table, tale, "ru")
    open_seat(host, "Борис")
    sides = host.page.locator(".sides-guessed .btn")
    sides.first.click()
    expect(sides.first).to_have_attribute("aria-pressed", "true")
    host.page.locator(".mine-alone summary").click()
    picks = host.page.locator(".roles-guessed .pick")
    role = picks.first.inner_text()
    picks.first.click()
    expect(picks.first).to_have_attribute("aria-pressed", "true")
    host.page.locator(".note-of textarea").fill(NOTE)
    host.page.locator(".note-of textarea").blur()
    host.until_settled()
    assert grave(host) == []
    assert sticking_out(host) == []
    assert host.page.evaluate(SMALL) == []
    assert not UNTRANSLATED.search(texts(host))
    host.page.set_viewport_size(ON_ITS_SIDE)  # there what can be done stands beside what one thinks
    head, mine = (box(host.page.locator(f".seat-page > {part}")) for part in (".neighbours", ".mine-alone"))
    assert head["x"] + head["width"] <= mine["x"]
    assert [*grave(host), *sticking_out(host), *host.page.evaluate(SMALL)] == []
    host.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    host.page.keyboard.press("Escape")
    seat = host.page.locator(".ring button.seat", has=host.page.get_by_text("Борис", exact=True))
    expect(seat.locator(".badge.pencil")).to_have_count(1)
    expect(seat).to_have_attribute("aria-label", re.compile(f"{re.escape(role)}.*{re.escape(NOTE)}"))
    host.page.reload()
    expect(seat.locator(".badge.pencil")).to_have_count(1)
    open_seat(host, "Борис")
    expect(host.page.locator(".note-of textarea")).to_have_value(NOTE)
    expect(other.page.locator(".badge.pencil")).to_have_count(0)
    assert NOTE not in other.page.content()


@pytest.mark.parametrize("tale", TALES)
def test_a_claim_is_a_bubble_and_a_token_at_the_seat_and_stands_on_its_page(table: Table, tale: str) -> None:
    host, other = a_day(table, tale)
    other.page.evaluate(CLAIM)
    seat = host.page.locator(".ring .seat", has=host.page.get_by_text("Борис", exact=True))
    expect(host.page.locator(".bubble")).to_contain_text("Борис")
    expect(seat.locator(".badge.claim")).to_have_count(1)
    claimed = host.page.locator(".bubble").inner_text().split("“")[1].split("”")[0]
    expect(host.page.locator(".bubble")).to_have_count(0)
    open_seat(host, "Борис")
    expect(host.page.locator(".seat-page")).to_contain_text(claimed)


def test_an_exile_stands_among_the_votes_whether_it_came_about_or_not(table: Table) -> None:
    host = a_day_of_one(table, "clocktower")
    failed = {"e": "exile_failed", "nominee": 2, "votes": 1, "value": 4, "seats": [1]}
    supported = {"e": "exile_supported", "candidate": 3, "seats": [0, 1, 4, 5], "value": 4}
    host.page.evaluate(HEAR, [failed])
    host.button("square-course").click()
    course = host.page.get_by_role("dialog")
    expect(course.locator(".votes-past li")).to_contain_text("Борис")
    course.get_by_role("button", name=host.say("book-votes"), exact=True).click()
    told = course.locator(".records .heard-of li")
    expect(told).to_have_count(1)
    expect(told.last).to_contain_text("Борис")
    host.page.evaluate(HEAR, [supported])
    expect(told).to_have_count(2)
    expect(told.first).to_contain_text("Анна")
    course.locator(".records .only select").select_option(label="Анна")
    expect(told).to_have_count(1)


@pytest.mark.parametrize("tale", TALES)
def test_what_was_public_is_found_again_by_player_and_by_day(table: Table, tale: str) -> None:
    host, other = a_day(table, tale, "ru")
    other.page.evaluate(CLAIM)
    expect(host.page.locator(".bubble")).to_contain_text("Борис")
    claimed = host.page.locator(".bubble").inner_text().split("«")[1].split("»")[0]
    host.button("ui-journal").click()
    rows = host.page.locator(".records .claims-table tbody tr")
    expect(rows).to_have_count(2 + BOTS[tale])
    expect(rows.filter(has_text="Борис")).to_contain_text(claimed)
    expect(rows.filter(has_text="Борис").locator(".tks .tk")).to_have_count(1)
    assert host.page.evaluate(BROKEN, ".claims-table :is(.btn, .what)") == []
    assert grave(host) == []
    assert sticking_out(host) == []
    assert host.page.evaluate(SMALL) == []
    assert not UNTRANSLATED.search(texts(host))
    host.page.locator(".records .only select").select_option(label="Борис")
    expect(rows).to_have_count(1)
    host.page.locator(".records .only select").select_option("")
    host.page.locator(".records .chips .btn").last.click()
    expect(rows.filter(has_text="Борис")).to_have_count(0)
    host.button("book-votes").click()
    expect(host.page.locator(".records")).to_contain_text(host.say("book-no-votes"))


@pytest.mark.parametrize("tale", TALES)
def test_what_is_said_aloud_is_noted_at_the_seat_for_oneself_alone_and_struck(
    table: Table, tale: str
) -> None:
    host, other = a_day(table, tale, "fr")
    open_seat(host, "Борис")
    host.button("book-note-aloud").click()
    role = host.page.locator(".seat-page .chips .btn").first
    name = role.inner_text()
    role.click()
    host.button("book-note-it").click()
    aloud = host.page.locator(".heard-of .aloud")
    expect(aloud).to_contain_text(name)
    assert [*grave(host), *sticking_out(host), *host.page.evaluate(SMALL)] == []
    assert not UNTRANSLATED.search(texts(host))
    host.page.keyboard.press("Escape")
    seat = host.page.locator(".ring .seat", has=host.page.get_by_text("Борис", exact=True))
    expect(seat.locator(".badge.claim.aloud")).to_have_count(1)
    expect(seat).to_have_attribute("aria-label", re.compile(re.escape(name)))
    expect(other.page.locator(".badge.claim.aloud")).to_have_count(0)
    host.page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    named = host.page.get_by_role("button", name="Борис", exact=True)  # others may have said something of him
    row = host.page.locator(".beside tbody tr", has=named)
    expect(row.locator("td.said .aloud")).to_have_count(1)
    row.get_by_role("button").click()  # the page of the seat lies over the table
    host.button("book-aloud-strike").click()
    expect(aloud).to_have_count(0)
    expect(seat.locator(".badge.claim")).to_have_count(0)


@pytest.mark.parametrize("tale", ["onenight", "clocktower"])
def test_what_was_heard_aloud_is_confirmed_by_whoever_said_it(table: Table, tale: str) -> None:
    host, other = a_day(table, tale, "fr")
    open_seat(host, "Борис")
    host.button("book-note-aloud").click()
    host.page.locator(".seat-page .chips .btn").first.click()
    host.button("book-note-it").click()
    assert host.page.evaluate(BROKEN, ".sides-guessed .btn") == []
    host.button("book-ask").click()
    expect(host.page.get_by_text(host.say("book-asked"))).to_be_visible()
    assert [*grave(host), *sticking_out(host), *host.page.evaluate(SMALL)] == []
    host.page.keyboard.press("Escape")
    other.page.locator(".nav").get_by_role("button", name=other.say("ui-chat")).click()
    confirm = other.button("book-confirm")
    expect(confirm).to_be_visible()
    assert [*grave(other), *sticking_out(other), *other.page.evaluate(SMALL)] == []
    confirm.click()
    expect(confirm).to_have_count(0)
    seat = host.page.locator(".ring .seat", has=host.page.get_by_text("Борис", exact=True))
    expect(seat.locator(".badge.claim:not(.aloud)")).to_have_count(1)
    open_seat(host, "Борис")
    expect(host.page.locator(".heard-of .aloud")).to_have_count(0)


def test_a_page_of_ones_own_is_kept_and_stands_there_after_the_game(table: Table) -> None:
    host, other = a_day(table, "onenight", "ru")
    host.button("ui-journal").click()
    host.button("book-page").click()
    host.page.get_by_label(host.say("book-page")).fill(NOTE)
    host.button("book-claims").click()
    host.until_settled()
    assert [*grave(host), *sticking_out(host), *host.page.evaluate(SMALL)] == []
    host.page.reload()
    host.button("ui-journal").click()
    host.button("book-page").click()
    expect(host.page.get_by_label(host.say("book-page"))).to_have_value(NOTE)
    host.button("ui-ring").click()
    host.page.evaluate(SEND, ["go", {}])
    play_on([host, other])
    expect(host.page.locator(".judged")).to_contain_text(NOTE)
    assert NOTE not in other.page.content()


def test_threads_show_who_says_something_of_whom_until_the_phase_is_over(table: Table) -> None:
    host, other = a_day(table, "mafia32", "en")
    open_seat(other, "Анна")
    other.button("book-suspect").click()
    expect(host.page.locator(".bubble")).to_contain_text("Борис")
    host.button("floor-threads").click()
    host.button("floor-threads-accused").click()
    expect(host.page.locator(".ring > .threads .thread")).not_to_have_count(0)
    assert [*grave(host), *sticking_out(host), *host.page.evaluate(SMALL)] == []
    host.button("floor-threads-votes").click()
    expect(host.page.locator(".threads-line")).to_contain_text(host.say("floor-threads-none"))
    host.button("floor-threads-off").click()
    expect(host.page.locator(".ring > .threads")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_game_guesses_stand_beside_the_truth_for_their_owner_alone(table: Table, lang: str) -> None:
    host, other = a_day(table, "onenight", lang)
    open_seat(host, "Борис")
    host.page.locator(".mine-alone summary").click()
    for pick in host.page.locator(".roles-guessed .pick").all()[:3]:
        pick.click()
        expect(pick).to_have_attribute("aria-pressed", "true")
    host.page.locator(".note-of textarea").fill(NOTE)
    host.page.locator(".note-of textarea").blur()
    host.until_settled()
    host.page.keyboard.press("Escape")
    host.page.evaluate(SEND, ["go", {}])
    play_on([host, other])
    judged = host.page.locator(".judged")
    expect(judged).to_contain_text("Борис")
    expect(judged).not_to_contain_text(host.say("book-sides-right", n=0, of=0))
    expect(judged).to_contain_text(NOTE)
    expect(judged.locator(".tk.mine")).to_have_count(3)
    assert grave(host) == []
    assert sticking_out(host) == []
    assert host.page.evaluate(SMALL) == []
    assert not UNTRANSLATED.search(texts(host))
    expect(other.page.locator(".judged")).to_have_count(0)
    assert NOTE not in other.page.content()


@pytest.mark.parametrize("tale", TALES)
def test_roles_safe_to_claim_are_those_nobody_else_has_claimed(table: Table, tale: str) -> None:
    host = a_day_of_one(table, tale, "fr")
    host.button("ui-claim").click()
    host.button("floor-bluffs").click()
    roles = host.page.locator(".bluffs .btn.plain")
    expect(roles.first).to_be_visible()
    offered = roles.all_inner_texts()
    roles.first.click()
    host.page.locator(".drafted .btn").first.click()
    expect(host.page.locator("dialog .say")).to_contain_text(offered[0])
    for there in (host.page.locator("dialog .say"), host.button("ui-say-it")):  # it is seen, and can be said
        expect(there).to_be_in_viewport(ratio=1)
    assert grave(host) == []
    assert sticking_out(host) == []
    assert host.page.evaluate(SMALL) == []
    assert not UNTRANSLATED.search(texts(host))


def test_what_says_it_and_what_closes_the_sheet_stay_in_reach(table: Table) -> None:
    host = a_day_of_one(table, "clocktower", "fr")
    host.button("ui-claim").click()
    host.page.locator("dialog .chips .btn").first.click()
    for size in (PHONE, (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"])):
        host.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(host.button("ui-say-it")).to_be_in_viewport(ratio=1)
    host.page.keyboard.press("Escape")
    host.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    host.button("ui-menu").click()
    host.page.locator("dialog .btn").last.scroll_into_view_if_needed()
    expect(host.page.locator("dialog header .ibtn")).to_be_in_viewport(ratio=1)


def test_what_somebody_has_claimed_is_not_safe_any_more(table: Table) -> None:
    host, other = a_day(table, "onenight")
    host.button("ui-claim").click()
    host.button("floor-bluffs").click()
    free = host.page.locator(".bluffs .btn.plain")  # bots may have claimed some
    expect(free.first).to_be_visible()
    names, alone = free.all_inner_texts(), [one.id for one in TALES["onenight"].almanac if one.copies == 1]
    role, name = next((one, name) for one in alone if (name := host.say(f"onenight-{one}")) in names)
    other.page.evaluate(CLAIM.replace("gap.any[0]", f'"{role}"'))
    expect(free.get_by_text(name, exact=True)).to_have_count(0)


# Which signs at the seats lie on a name, whoever’s it is: on its letters, which are lower than their line.
ON_A_NAME = """() => {
  const seats = [...document.querySelectorAll(".ring .seat")];
  const lines = seats.flatMap((seat) => {
    const range = document.createRange();
    range.selectNodeContents(seat.querySelector(".name"));
    return [...range.getClientRects()].filter(({ width }) => width > 1)
      .map((box) => [seat.querySelector(".name").textContent, box]);
  });
  const signs = [...document.querySelectorAll(".ring .seat .coin > :is(.badge, .plays-itself)")];
  const meet = (one, letters) => Math.min(one.right, letters.right) - Math.max(one.left, letters.left) > 1.5
    && Math.min(one.bottom, letters.bottom - 3) - Math.max(one.top, letters.top + 4) > 1.5;
  return signs.flatMap((sign) => lines.filter(([, box]) => meet(sign.getBoundingClientRect(), box))
    .map(([name]) => `${sign.className} on ${name}`));
}"""
SIGNED = """async (seats) => {
  const app = document.querySelector('script[type=module]').src;
  const { entries, room, tell } = await import(app.replace('app.js', 'base/wire.js'));
  const { roleOf } = await import(app.replace('app.js', 'base/tales.js'));
  const { roles, tale } = room.value;
  const guess = (about) => roles[about % roles.length];
  const others = [...Array(seats).keys()];
  for (const about of others.slice(1))
    await tell("jot", { about, side: roleOf(tale, guess(about)).side, roles: [guess(about)] });
  entries.value = [...entries.value,
    ...others.map((seat) => ({ e: "claimed", seat, words: ["claim", guess(seat)] })),
    ...others.map((seat) => ({ e: "nominated", seat, nominee: (seat + 1) % seats })),
    ...others.map((seat) => ({ e: "readied", seat }))];
}"""


@pytest.mark.parametrize(
    ("tale", "seats", "size"),
    [
        ("clocktower", 9, PHONE), ("clocktower", 20, PHONE), ("clocktower", 20, (1440, 900)),
        ("clocktower", 9, (740, 360)), ("mafia32", 9, PHONE), ("onenight", 9, (740, 360)),
    ],
)  # fmt: skip
def test_no_sign_at_a_seat_lies_on_a_name(table: Table, tale: str, seats: int, size: tuple[int, int]) -> None:
    host = table.lay("ru")
    people = dict.fromkeys(("Анна", "Boris", "Chloé", "Юлия", "Élisabeth"))
    ready.on_a_day({**people, "Анна": host}, tale, seats)
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    host.page.evaluate(SIGNED, seats)
    expect(host.page.locator(".ring .badge.pencil")).not_to_have_count(0)
    host.until_settled()
    assert host.page.evaluate(ON_A_NAME) == []


# Some claim, some nominate, some are nominated; one has done both and is nominated.
SOME = [
    {"e": "claimed", "seat": 1, "words": ["claim", "chef"]},
    {"e": "nominated", "seat": 2, "nominee": 3},
    {"e": "claimed", "seat": 4, "words": ["claim", "monk"]},
    {"e": "nominated", "seat": 4, "nominee": 5},
    {"e": "claimed", "seat": 6, "words": ["claim", "empath"]},
    {"e": "nominated", "seat": 6, "nominee": 6},
]
# Signs of bots of which another sign hides more than a rim.
BOT_HIDDEN = """() => [...document.querySelectorAll(".ring .coin > .plays-itself")].filter((one) => {
  const bot = one.getBoundingClientRect();
  return [...one.parentElement.querySelectorAll(":scope > .badge")].some((other) => {
    const sign = other.getBoundingClientRect();
    const [wide, high] = [Math.min(bot.right, sign.right) - Math.max(bot.left, sign.left),
      Math.min(bot.bottom, sign.bottom) - Math.max(bot.top, sign.top)];
    return Math.min(wide, high) > 4;
  });
}).map((one) => one.closest(".seat").textContent)"""


def test_on_a_coin_of_twenty_no_sign_hides_that_of_a_bot(table: Table) -> None:
    host = table.lay("ru")
    ready.on_a_day({"Анна": host}, "clocktower", 20)
    host.page.evaluate(HEAR, SOME)
    expect(host.page.locator(".ring .badge.claim")).to_have_count(3)
    expect(host.page.locator(".ring .badge.low")).to_have_count(6)
    host.until_settled()
    assert host.page.evaluate(BOT_HIDDEN) == []


# Where the signs at a seat are that hide each other by more than a rim.
HIDDEN = """(seat) => {
  const signs = [...seat.querySelectorAll(".coin > .badge")].map((one) => [one, one.getBoundingClientRect()]);
  const by = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return signs.flatMap(([one, a], n) => signs.slice(n + 1).filter(([, b]) => by(a, b) > 12)
    .map(([other]) => `${one.className} and ${other.className}`));
}"""
ICON = """async ([tale, role]) => {
  const app = document.querySelector('script[type=module]').src;
  return `#g-${(await import(app.replace('app.js', 'base/tales.js'))).roleOf(tale, role).icon}`;
}"""


def seat_of(phone: Phone, name: str) -> Locator:
    """The seat of somebody in the circle."""
    return phone.page.locator(".ring .seat", has=phone.page.get_by_text(name, exact=True))


def test_whoever_says_their_card_was_changed_has_both_faces_at_their_seat(table: Table) -> None:
    host = a_day_of_one(table, "onenight", "ru")
    says = [["claim", "seer"], ["saw", 2, "werewolf"]]
    host.page.evaluate(HEAR, [{"e": "claimed", "seat": 2, "words": words} for words in says])
    seat = seat_of(host, "Ada")
    dealt, now = seat.locator(".badge.claim:not(.face) use"), seat.locator(".badge.claim.face use")
    expect(dealt).to_have_attribute("href", host.page.evaluate(ICON, ["onenight", "seer"]))
    expect(now).to_have_attribute("href", host.page.evaluate(ICON, ["onenight", "werewolf"]))
    assert seat.evaluate(HIDDEN) == []
    host.page.evaluate(HEAR, [{"e": "claimed", "seat": 2, "words": ["saw", 2, "seer"]}])
    expect(now).to_have_count(0)  # it is the same again
    expect(dealt).to_have_count(1)


@pytest.mark.parametrize(
    ("tale", "found", "other"),
    [("mafia32", ("criminal", "evil"), ("town", "good")),
     ("vendetta", ("hunter", "evil"), ("special_vampire", "good"))],
)  # fmt: skip
def test_what_somebody_says_to_have_found_out_stands_at_the_seat_it_is_about(
    table: Table, tale: str, found: tuple[str, str], other: tuple[str, str]
) -> None:
    host = a_day_of_one(table, tale, "fr")
    seat = seat_of(host, "Борис")
    expect(seat.locator(".badge.checked")).to_have_count(0)
    for answer, side in (found, other):  # the last that was said is shown
        host.page.evaluate(HEAR, [{"e": "claimed", "seat": 2, "words": ["checked", 1, answer]}])
        expect(seat.locator(".badge.checked use")).to_have_attribute("href", f"#u-side-{side}")
        expect(seat.locator(f".badge.checked.s-{side}")).to_have_count(1)
    expect(host.page.locator(".ring .badge.checked")).to_have_count(1)


# What this device has heard said, by whom it is for, and what was claimed.
AHEAD = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  return (await import(wire)).ahead.value;
}"""
SAID = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { entries, said } = await import(app.replace('app.js', 'base/wire.js'));
  const claims = entries.value.filter(({ e }) => e === "claimed").map(({ seat, words }) => [seat, ...words]);
  return [said.value.map(({ text, to }) => [text, Boolean(to)]), claims];
}"""
# What one device has sent another may still be on its way.
HAS_HEARD = f"async (claim) => (await ({SAID})())[1].some((one) => String(one) === String(claim))"


def test_from_the_page_of_a_seat_one_whispers_to_them_and_says_before_all_what_one_thinks(
    table: Table,
) -> None:
    host, other = a_day(table, "mafia32")
    screen = table.screen(host.code)
    expect(screen.page.locator(".ring .seat").first).to_be_visible()
    open_seat(host, "Борис")
    host.page.locator(".whisper summary").click()
    host.page.locator(".whisper input").fill(NOTE)
    host.button("ui-send").click()
    expect(host.page.get_by_text(host.say("book-whispered"))).to_be_visible()
    expect(host.page.locator(".whisper .lately li")).to_contain_text([NOTE])
    host.button("book-suspect").click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    for phone, heard in ((other, [[NOTE, True]]), (screen, [])):
        phone.page.wait_for_function(HAS_HEARD, arg=[0, "suspect", 1])
        said = phone.page.evaluate(SAID)[0]  # and bots may have answered with a sign by then
        assert [one for one in said if NOTE in one[0] or one[1]] == heard
    screen.page.goto(f"/{host.code}/stream?delay=1")
    expect(screen.page.locator(".stream .seat")).to_have_count(2 + BOTS["mafia32"])
    assert screen.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"
    assert -1500 < screen.page.evaluate(AHEAD) < -900  # its clock is a second behind


@pytest.mark.parametrize("tale", TALES)
def test_what_was_claimed_stands_beside_the_circle_of_a_laptop_and_below_that_of_a_tablet(
    table: Table, tale: str
) -> None:
    host, other = a_day(table, tale, "fr")
    other.page.evaluate(CLAIM)
    expect(host.page.locator(".bubble")).to_contain_text("Борис")
    expect(host.page.locator(".beside")).to_have_count(0)  # a phone
    for width, height, tables in ((1440, 900, 1), (820, 1180, 2)):
        host.page.set_viewport_size({"width": width, "height": height})
        beside = host.page.locator(".beside")
        expect(beside.locator(".claims-table")).to_have_count(tables)
        rows = beside.locator("tbody tr")
        expect(rows).to_have_count(2 + BOTS[tale])
        named = host.page.get_by_role("button", name="Борис", exact=True)
        expect(rows.filter(has=named).locator(".tks .tk")).to_have_count(1)
        last, book, foot = (box(host.page.locator(one)) for one in (".seat.you", ".beside", ".play > .foot"))
        if tables == 1:
            assert foot["x"] + foot["width"] <= book["x"]
        else:
            assert last["y"] + last["height"] <= book["y"]
            assert book["y"] + book["height"] <= foot["y"] + 1
        assert [*grave(host), *sticking_out(host), *host.page.evaluate(SMALL)] == []
    rows.filter(has=named).locator(".btn.plain").click()
    expect(host.page.get_by_role("dialog")).to_have_attribute("aria-label", "Борис")


def test_a_role_that_several_claim_is_framed_and_the_journal_stands_in_two_columns(table: Table) -> None:
    host, other = a_day(table, "clocktower", "ru")
    for phone in (host, other):
        phone.page.evaluate(CLAIM)
    host.button("ui-journal").click()
    framed = host.page.locator(".tks.clash .tk")
    expect(framed.nth(1)).to_be_visible()
    expect(host.page.locator(".records")).to_contain_text(host.say("book-framed"))
    for width, height in ((ON_ITS_SIDE["width"], ON_ITS_SIDE["height"]), TABLET, WALL):
        host.page.set_viewport_size({"width": width, "height": height})
        told, book = (box(host.page.locator(one)) for one in (".told-me", ".panel:has(> .records)"))
        assert told["x"] + told["width"] <= book["x"]
        assert [*grave(host), *sticking_out(host), *host.page.evaluate(SMALL)] == []


def test_notes_written_without_a_line_are_kept_on_the_device_and_sent_when_it_is_back(table: Table) -> None:
    host = a_day_of_one(table, "clocktower", "ru")
    open_seat(host, "Борис")
    sides, note = host.page.locator(".sides-guessed .btn"), host.page.locator(".note-of textarea")
    summary = host.page.locator(".mine-alone summary")
    host.page.context.set_offline(True)
    expect(host.page.locator(".no-line p").first).to_be_visible()
    sides.first.click()
    expect(sides.first).to_have_attribute("aria-pressed", "true")  # it is seen at once
    summary.click()
    host.page.locator(".roles-guessed .pick").first.click()
    expect(sides.first).to_have_attribute("aria-pressed", "true")  # and what came before is not lost by it
    note.fill(NOTE)
    note.blur()
    expect(host.page.locator(".mine-alone")).to_contain_text(host.say("table-kept"))
    kept = "Object.keys(localStorage).filter((one) => one.startsWith('fabula.unsent'))"
    assert len(host.page.evaluate(kept)) == 1
    host.page.context.set_offline(False)
    expect(host.page.locator(".no-line p")).to_have_count(0)
    host.until_settled()
    expect(note).to_have_value(NOTE)
    assert host.page.evaluate(kept) == []
    host.page.reload()
    open_seat(host, "Борис")
    expect(note).to_have_value(NOTE)
    expect(sides.first).to_have_attribute("aria-pressed", "true")


def test_notes_that_were_not_sent_when_the_page_was_closed_are_sent_by_the_next(table: Table) -> None:
    host = a_day_of_one(table, "clocktower")
    open_seat(host, "Борис")
    host.page.context.set_offline(True)
    host.page.locator(".note-of textarea").fill(NOTE)
    host.page.evaluate("dispatchEvent(new Event('pagehide'))")  # as a page is closed: no pause is waited for
    code, page = host.code, host.page
    context = page.context
    page.close()
    context.set_offline(False)
    again = table.lay(context=context)
    again.open(code)
    again.reach("day")
    again.until_settled()
    open_seat(again, "Борис")
    expect(again.page.locator(".note-of textarea")).to_have_value(NOTE)
    expect(again.page.locator(".mine-alone")).not_to_contain_text(again.say("table-kept"))
    again.page.evaluate(
        "localStorage.removeItem(Object.keys(localStorage).find((one) => /unsent/.test(one)))"
    )
    again.page.reload()
    open_seat(again, "Борис")
    expect(again.page.locator(".note-of textarea")).to_have_value(NOTE)  # the server has it
