"""Somebody new plays with bots: a word for the role, three at the card, a line in each phase, put away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_layout import BROKEN
from tests.browser.phones import A_MOMENT, ON_ITS_SIDE, PHONE, SEND, SOON, Phone, Table
from tests.browser.storyteller import HEAR

from fabula.text import LANGUAGES

HINT = ".hint-line"
NAMED = 3  # of so many it is said above a circle how likely they are
WORD = ".first-word"
TITLE_CUT = """() => [...document.querySelectorAll("h1 .cut")].filter((one) => one.scrollWidth >
  one.clientWidth + 1).map((one) => one.textContent)"""
WIRE = """const app = document.querySelector('script[type=module]').src;
  const { me, room } = await import(app.replace('app.js', 'base/wire.js'));"""
MINE = f"async () => {{ {WIRE} return me.value.seat; }}"
NAME = f"""async (seat) => {{ {WIRE}
  return room.value.people.find(({{ id }}) => id === room.value.seats[seat]).name;
}}"""


def hold_the_card(phone: Phone) -> None:
    """The finger lies on the card, and stays there."""
    box = phone.page.locator(".cardbox").bounding_box()
    assert box
    phone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.page.mouse.down()


def test_whoever_plays_with_bots_for_the_first_time_is_taught_until_they_put_it_away(table: Table) -> None:
    phone = table.lay(anew=True)
    phone.make("Ada", tale="onenight", trial=True)
    marks = phone.page.locator(".marks-of-card li")
    expect(marks).to_have_text([phone.say(f"learn-card-{n}") for n in (1, 2, 3)])
    expect(phone.page.locator(WORD)).to_have_count(0)  # what it says tells the role
    hold_the_card(phone)
    role = phone.page.locator(".rolename").inner_text()
    expect(phone.page.locator(WORD)).to_contain_text(phone.say("learn-first-word", role=role))
    phone.page.mouse.up()
    expect(phone.page.locator(WORD)).to_have_count(0)
    phone.main.click()
    phone.play(".screen.day")
    phone.reach("day")
    expect(phone.page.locator(HINT)).to_be_visible()
    phone.button("learn-away").click()
    expect(phone.page.locator(HINT)).to_have_count(0)
    phone.page.reload()
    phone.reach("day")
    expect(phone.button("learn-again")).to_be_visible()
    expect(phone.page.locator(HINT)).to_have_count(0)
    phone.button("learn-again").click()
    expect(phone.page.locator(HINT)).to_be_visible()
    again = phone.page.evaluate("[localStorage['fabula.played'], localStorage['fabula.marked']]")
    assert "onenight-" in again[0]
    assert again[1] == '["onenight"]'
    phone.main.click()
    phone.play(".screen.after")
    phone.reach("after")
    then = phone.page.locator(".known-then")
    expect(then.locator("h2")).to_have_text(phone.say("learn-known"))
    expect(then.locator("li").last).to_contain_text(
        phone.say("learn-known-over", when=phone.say("ui-phase-day"))
    )
    assert grave(phone) == []
    assert not sticking_out(phone)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_at_the_first_card_stands_clear_of_the_foot(table: Table, lang: str) -> None:
    phone = table.lay(lang, anew=True)
    phone.make("Ada", tale="clocktower", trial=True)
    words, foot = phone.page.locator(".marks-of-card"), phone.page.locator(".foot")
    expect(words.locator("li")).to_have_count(3)
    for size in ((360, 740), (320, 568), (740, 360)):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        phone.page.wait_for_timeout(A_MOMENT)
        said, below = words.bounding_box(), foot.bounding_box()
        assert said
        assert below
        assert said["y"] + said["height"] <= below["y"] + 1, size
    phone.page.set_viewport_size({"width": 360, "height": 740})
    hold_the_card(phone)
    expect(phone.page.locator(WORD)).to_be_visible()
    assert phone.page.evaluate(ON_THE_HINT) == []


# Which words about the card lie on what is said of letting it go.
ON_THE_HINT = """() => {
  const { top } = document.querySelector(".let-go").getBoundingClientRect();
  return [...document.querySelectorAll(".marks-of-card :is(li, p)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.getBoundingClientRect().bottom > top).map((one) => one.innerText);
}"""


def say_on(phone: Phone, *more: dict[str, object]) -> None:
    """Let the page hear of more than has happened, and wait for what it says to that."""
    phone.page.evaluate(HEAR, list(more))
    phone.page.wait_for_timeout(A_MOMENT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_for_each_phase_of_the_clocktower_says_what_this_seat_can_do(table: Table, lang: str) -> None:
    phone = table.lay(lang, anew=True)
    phone.make("Ada", tale="clocktower", trial=True)
    phone.hold_at(".screen.day")
    phone.know_the_card()
    phone.play(".screen.day")
    phone.reach("day")
    line = phone.page.locator(f"{HINT} [role=status] > span")

    def says(id: str, **gaps: object) -> None:
        buttons = {"claim": "ui-claim", "go": "square-no-more", "night": "square-to-night"}
        words = {gap: phone.say(button) for gap, button in buttons.items()}
        expect(line).to_contain_text(phone.say(id, **words, **gaps))
        assert not sticking_out(phone)
        assert phone.page.evaluate(TITLE_CUT) == []

    seat = phone.page.evaluate(MINE)
    other = (seat + 1) % phone.seats.count()
    own = {"e": "shown", "seat": seat}
    empath, imp = phone.say("clocktower-empath"), {**own, "role": "imp"}
    say_on(phone, imp)
    says("learn-clocktower-hides")
    expect(line.locator("small")).to_have_count(0)  # whoever hides something is told nothing of the morning
    say_on(phone, {**own, "role": "empath"}, {"e": "claimed", "seat": other, "words": ["claim", "empath"]})
    name = phone.page.evaluate(NAME, other)
    says("learn-mine", name=name, role=empath)
    say_on(phone, imp)
    says("learn-clocktower-hides")  # of a card that is not their own they are told nothing
    say_on(phone, {"e": "phase", "phase": "nominations", "number": 1})
    says("learn-clocktower-nominations")
    say_on(phone, {"e": "nominated", "seat": other, "nominee": seat})
    for phase in ("plea", "vote", "twilight"):
        say_on(phone, {"e": "phase", "phase": phase, "number": 1})
        says("learn-plea" if phase == "plea" else f"learn-clocktower-{phase}")
    say_on(phone, {"e": "died", "seat": seat, "cause": "execution"})
    says("learn-clocktower-dead")
    say_on(phone, {"e": "phase", "phase": "night", "number": 2})
    expect(phone.page.locator(HINT)).to_have_count(0)  # by night the screen itself says it to all


@pytest.mark.parametrize(
    ("tale", "prompt", "lang", "seats"),
    [("vendetta", "hand", "fr", 5), ("mafia32", "hand", "ru", 9), ("clocktower", "nominations", "en", 20)],
)
def test_what_is_asked_is_answered_without_scrolling_whatever_is_explained(
    table: Table, tale: str, prompt: str, lang: str, seats: int
) -> None:
    phone = table.lay(lang, anew=True)  # to which all is new
    ready.asked(phone, tale, prompt, "Анна", seats)
    expect(phone.main).to_be_in_viewport(ratio=1)
    expect(phone.page.locator(".bar .stands")).to_be_visible()
    assert phone.page.evaluate(BROKEN, ".bar .cut") == []
    phone.page.set_viewport_size(ON_ITS_SIDE)
    expect(phone.main).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_twenty_no_seat_is_covered_where_hands_are_raised_whatever_is_explained(
    table: Table, lang: str
) -> None:
    phone = table.lay(lang, anew=True)
    ready.asked(phone, "mafia32", "hand", "Анна", 20)
    expect(phone.page.locator(".ring .seat")).to_have_count(20)
    foot = phone.page.locator(".foot").bounding_box()
    assert foot is not None
    for seat in phone.page.locator(".ring .seat").all():
        at = seat.bounding_box()
        assert at is not None
        assert at["y"] + at["height"] <= foot["y"]


SPEAK = """async (lang) => {
  const app = document.querySelector('script[type=module]').src;
  await (await import(app.replace('app.js', 'base/words.js'))).setLang(lang);
}"""


def test_what_follows_from_ones_own_view_is_said_in_the_language_one_changes_to(table: Table) -> None:
    phone = table.lay("en", anew=True)
    ready.asked(phone, "onenight", "day", "Anna", 5)
    morning = phone.page.locator(f"{HINT} small")
    expect(morning).to_be_visible(timeout=SOON)
    before = morning.inner_text()
    phone.page.evaluate(SPEAK, "fr")
    expect(morning).not_to_have_text(before, timeout=SOON)
    changed = morning.inner_text()
    phone.page.reload()
    expect(morning).to_have_text(changed, timeout=SOON)


def test_a_hint_gives_way_to_threads_and_to_what_was_said(table: Table) -> None:
    phone = table.lay("ru", anew=True)
    ready.asked(phone, "mafia32", "day", "Anna", 9)
    morning = phone.page.locator(f"{HINT} small")
    expect(morning).to_be_visible(timeout=SOON)
    assert morning.inner_text().count("%") <= NAMED
    for place in ("well", None):  # who stands aside has more to read above the circle
        phone.page.evaluate(SEND, ["walk", {"place": place}])
        expect(phone.page.locator(".stands-aside")).to_have_count(1 if place else 0)
        expect(morning).to_be_visible(visible=place is None)
    phone.button("floor-threads").click()
    phone.button("floor-threads-accused").click()
    expect(phone.page.locator(HINT)).to_be_hidden()
    phone.button("ui-chat").click()
    expect(phone.page.locator(".read .field").last).to_be_in_viewport(ratio=1)


# The line of a foot twice, as the Butler has one of their Master.
TWO_LINES = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  (await import(wire)).asks.value = [];
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const lines = [...document.querySelectorAll(".foot .hand-state")];
  if (lines.length < 2) lines[0].after(lines[0].cloneNode(true));
  dispatchEvent(new Event("resize"));
}"""


def test_a_circle_of_twenty_stands_clear_of_what_is_said_of_a_hand_while_they_plead(table: Table) -> None:
    phone = table.lay("ru", (360, 740), anew=True)
    ready.asked(phone, "clocktower", "nominations", "Анна", 20)
    say_on(
        phone,
        {"e": "nominated", "seat": 1, "nominee": 2},
        {"e": "phase", "phase": "plea", "number": 1},
    )
    phone.page.wait_for_selector(".foot .hand-state")
    phone.page.evaluate(TWO_LINES)
    clear = """() => document.querySelector(".ring").getBoundingClientRect().bottom
      <= document.querySelector(".foot").getBoundingClientRect().top + 1"""
    phone.page.wait_for_function(clear)


LYING_DOWN = (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"])
# Of what is said of a held card, what lies on something else of it or out of sight, with the longest of these
# words too.
LYING = """(words) => {
  const said = document.querySelector(".first-word");
  said.lastChild.data = words;
  const parts = [".bar", ".marks-of-card ol", ".let-go", ".first-word"]
    .map((one) => [one, document.querySelector(one).getBoundingClientRect()]);
  return parts.flatMap(([name, { bottom }], at) => {
    const next = parts[at + 1];
    return bottom > (next ? next[1].top : innerHeight) + 1 ? [`${name} on ${next?.[0] ?? "the edge"}`] : [];
  });
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("tale", "size"), [("mafia32", LYING_DOWN), ("clocktower", LYING_DOWN), ("clocktower", PHONE)]
)
def test_all_that_is_said_of_a_held_card_is_read_on_a_phone(
    table: Table, tale: str, size: tuple[int, int], lang: str
) -> None:
    phone = table.lay(lang, size, anew=True)
    phone.make("Ada", tale=tale, trial=True)
    expect(phone.page.locator(".marks-of-card li")).to_have_count(3)
    hold_the_card(phone)
    expect(phone.page.locator(WORD)).to_be_visible()
    roles = phone.page.evaluate(f"async () => {{ {WIRE} return room.value.roles; }}")
    longest = max((phone.say(f"{tale}-{role}-play") for role in roles), key=len)
    assert phone.page.evaluate(LYING, longest) == []


# What a helper adds to the line of a phase; by how much what can be done lies under the end of the screen.
HELPED = """() => {
  const said = document.querySelector(".hint-line [role=status] > span");
  const small = document.createElement("small");
  small.textContent = "Осталось раскладов: 12 780. ".repeat(6);
  said.append(small);
  const ends = [...document.querySelectorAll(".foot .btn")].map((one) => one.getBoundingClientRect().bottom);
  return Math.round(Math.max(...ends) - innerHeight);
}"""


def test_the_count_of_deals_pushes_no_button_out_of_sight_on_a_phone_on_its_side(table: Table) -> None:
    phone = table.lay("ru", LYING_DOWN, anew=True)
    phone.make("Ada", tale="onenight", trial=True)
    phone.hold_at(".screen.day")
    phone.know_the_card()
    phone.play(".screen.day")
    phone.reach("day")
    expect(phone.page.locator(f"{HINT} [role=status] > span")).to_be_visible()
    assert phone.page.evaluate(HELPED) <= 0
