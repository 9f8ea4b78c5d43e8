"""Somebody who has never led: the path, a trial game with bots, the coach, mistakes and how to mend them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_layout import BROKEN
from tests.browser.leading.test_leading_well import MOMENT
from tests.browser.phones import ON_ITS_SIDE, PHONE, Phone, Table

ASKED = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { asks, room } = await import(wire);
  const name = (seat) => room.value.people.find(({ id }) => id === room.value.seats[seat]).name;
  const open = asks.value.filter((ask) => !ask.open && ask.answered === undefined);
  return open.map(({ prompt, seat, suggested }) => ({ prompt, who: seat === null ? null : name(seat),
    named: [suggested].flat().map((one) => (typeof one === "number" ? name(one) : one)) }));
}"""
SPEAKS_ALONE = """async ([phase, seat]) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { asks, entries, room } = await import(wire);
  entries.value = [...entries.value, { e: "phase", phase, n: entries.value.length + 1 }];
  asks.value = [{ id: "alone", seat, open: true, prompt: phase, options: [] }];
  return room.value.people.find(({ id }) => id === room.value.seats[seat]).name;
}"""
# All that is to be read aloud stands between the bar and the button.
READABLE = """() => {
  const [bar, words, button] = [".bar", ".walk .say", ".foot > .btn:last-child"]
    .map((one) => document.querySelector(one)?.getBoundingClientRect());
  return words && words.top >= bar.bottom && words.bottom <= button.top;
}"""
MOST_TOUCHES = 30
MOST_STEPS = 40


class Learner:
    """The hand of somebody who does what the coach says, and counts the touches."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.page = phone.page
        self.touches = 0

    @property
    def coach(self) -> Locator:
        """What the coach says."""
        return self.page.locator(".coach")

    def touch(self, what: Locator) -> None:
        """Touch it, and wait until that is done."""
        what.click()
        self.touches += 1
        self.phone.until_settled()

    def go_on(self) -> None:
        """The button at the foot."""
        self.touch(self.page.locator(".foot > .btn").last)

    def next_text(self) -> str:
        """What the button at the foot says."""
        return self.page.locator(".foot > .btn").last.inner_text().strip()

    def lies_on_its_side(self) -> bool:
        """Whether coach and button stand beside each other, in sight, on a phone that lies on its side."""
        before = self.page.viewport_size
        assert before
        self.page.set_viewport_size(ON_ITS_SIDE)
        coach, button = self.coach.bounding_box(), self.page.locator(".foot > .btn").last.bounding_box()
        self.page.set_viewport_size(before)
        assert coach
        assert button
        return button["x"] + button["width"] <= coach["x"] and coach["y"] + coach["height"] <= 360

    def asked(self) -> list[dict[str, Any]]:
        """What waits for whoever leads."""
        found: list[dict[str, Any]] = self.page.evaluate(ASKED)
        return found

    def begin(self, tale: str, *, at_once: bool) -> None:
        """From the home page to the trial, along the path or straight."""
        self.page.goto("/")
        self.touch(self.phone.button("ui-lead-first"))
        self.touch(self.phone.button(tale))
        expect(self.page.locator(".path h2")).to_have_text(self.phone.say(f"path-{tale}-1"))
        if at_once:
            self.touch(self.phone.button("path-straight"))
        else:
            self.read_on()
        self.page.wait_for_url(re.compile(r"/\d{6}$"))
        expect(self.coach).to_be_visible()

    def read_on(self) -> None:
        """All that is to be read, and then the trial."""
        while not self.phone.button("path-trial-go").count():
            title = self.page.locator(".path h2").inner_text()
            assert not sticking_out(self.phone)
            self.touch(self.page.locator(".foot .btn.main"))
            expect(self.page.locator(".path h2")).not_to_have_text(title)
        self.touch(self.phone.button("path-trial-go"))

    def do_as_told(self) -> None:
        """One thing more, as the coach says."""
        before, asked = self.page.evaluate(MOMENT), self.asked()
        if not asked:
            self.go_on()
        elif asked[0]["prompt"] == "set":
            self.touch(self.phone.button("grim-set-example", n=1))
            self.go_on()
        elif asked[0]["who"] is None:
            self.go_on()
        else:
            self.enter(asked[0])
        self.until_after(before)

    def until_after(self, moment: str) -> None:
        """Wait until the game has gone on from there."""
        self.page.wait_for_function(f"async (before) => await ({MOMENT})() !== before", arg=moment)

    def enter(self, ask: dict[str, Any]) -> None:
        """What a bot points at, where this person leads from the Grimoire."""
        for name in ask["named"]:
            self.touch(self.page.locator(".now .pick", has_text=name))
        if len(ask["named"]) > 1:
            self.go_on()

    def until(self, title: str) -> None:
        """As the coach says, until it says this."""
        for _ in range(MOST_STEPS):
            if self.says(title):
                return
            self.do_as_told()
        raise AssertionError(f"the coach never says {title}")

    def says(self, title: str) -> bool:
        """Whether this is the coach's title now."""
        return self.phone.say(title) in self.coach.inner_text()


def test_a_newcomer_comes_from_the_home_page_to_the_first_dawn_in_thirty_touches(table: Table) -> None:
    learner = Learner(table.lay("ru", PHONE))
    learner.begin("clocktower", at_once=False)
    assert learner.says("lesson-clocktower-set")
    assert learner.lies_on_its_side()
    assert grave(learner.phone) == []
    learner.until("lesson-scene")
    expect(learner.coach).to_contain_text(learner.phone.say("lesson-scene.do", next=learner.next_text()))
    learner.until("lesson-clocktower-talk")
    assert learner.touches <= MOST_TOUCHES
    assert not sticking_out(learner.phone)
    assert grave(learner.phone) == []


def test_what_was_not_shown_is_told_kindly_and_summed_up_after_the_first_day(table: Table) -> None:
    learner = Learner(table.lay("en", PHONE))
    learner.begin("clocktower", at_once=True)
    learner.until("lesson-clocktower-minion_info")
    learner.go_on()
    expect(learner.coach).to_contain_text(learner.phone.say("lesson-slip-unshown"))
    learner.touch(learner.phone.button("lesson-fine"))
    expect(learner.coach).not_to_contain_text(learner.phone.say("lesson-slip-unshown"))
    learner.until("lesson-clocktower-talk")
    for _ in range(MOST_STEPS):
        if learner.phone.button("lesson-see").count():
            break
        learner.page.locator(".foot > .btn").last.click()
        learner.phone.until_settled()
        learner.page.wait_for_timeout(50)
    learner.touch(learner.phone.button("lesson-see"))
    summary = learner.page.get_by_role("dialog")
    unshown = summary.get_by_role("listitem").filter(has_text=learner.phone.say("lesson-slip-unshown.mind"))
    expect(unshown).to_have_count(1)  # all of them in one line
    expect(unshown).to_contain_text(re.compile(r"^\d+ answers were not shown: [^,]+, .+ and .+"))
    expect(summary).not_to_contain_text(learner.phone.say("lesson-slip-unshown"))
    expect(summary).to_contain_text(learner.phone.say("lesson-well-day"))
    assert grave(learner.phone) == []
    learner.touch(summary.get_by_role("button", name=learner.phone.say("lesson-table"), exact=True))
    learner.phone.reach("lobby")
    expect(learner.page.locator(".lobby .chip").first).to_contain_text(learner.phone.say("ui-led-by-me"))
    expect(learner.phone.button("ui-lead-first")).to_be_visible()


def test_what_was_entered_otherwise_than_pointed_at_is_told_and_taken_back(table: Table) -> None:
    learner = Learner(table.lay("en", PHONE))
    learner.begin("vendetta", at_once=True)
    answer, other = (
        learner.phone.say("ui-answer-for"),
        learner.page.locator(".answer-for .chips .btn:not(.chosen)"),
    )
    pointed_at = learner.page.locator(".answer-for .btn.plain", has_text=answer)  # not a hand
    for _ in range(MOST_STEPS):
        if learner.asked() and pointed_at.count():
            break
        before = learner.page.evaluate(MOMENT)
        learner.go_on()
        learner.until_after(before)
    learner.touch(pointed_at.first)
    learner.touch(other.first)
    learner.touch(learner.page.locator(".answer-for .row .btn.grow").first)
    expect(learner.coach).to_contain_text(learner.phone.say("lesson-slip-misheard"))
    learner.touch(learner.coach.get_by_role("button", name=learner.phone.say("lesson-undo"), exact=True))
    expect(learner.coach).not_to_contain_text(learner.phone.say("lesson-slip-misheard"))
    learner.touch(learner.phone.button("lesson-see"))
    expect(learner.page.get_by_role("dialog")).to_contain_text(learner.phone.say("lesson-mended"))


@pytest.mark.parametrize(("tale", "lang"), [("onenight", "ru"), ("mafia32", "en"), ("vendetta", "fr")])
def test_a_trial_of_each_game_reaches_its_first_morning(table: Table, tale: str, lang: str) -> None:
    learner = Learner(table.lay(lang, PHONE))
    learner.begin(tale, at_once=True)
    assert learner.says("lesson-dusk")
    answer = learner.phone.say("ui-answer-for")
    for _ in range(MOST_STEPS):
        if learner.says("lesson-talk"):
            break
        for _ in learner.asked():
            learner.touch(learner.page.locator(".answer-for .btn.plain", has_text=answer).first)
            assert learner.page.evaluate(BROKEN, ".answer-for .btn") == []
            learner.touch(learner.page.locator(".answer-for .row .btn.grow").first)
        before = learner.page.evaluate(MOMENT)
        learner.go_on()
        learner.until_after(before)
    assert learner.says("lesson-talk")
    assert not sticking_out(learner.phone)
    assert grave(learner.phone) == []
    for phase in ("plea", "farewell"):
        speaker = learner.page.evaluate(SPEAKS_ALONE, [phase, 2])
        expect(learner.coach).to_contain_text(learner.phone.say(f"lesson-{phase}"))
        expect(learner.coach).to_contain_text(speaker)


def test_at_the_end_who_has_won_stands_above_how_it_went(table: Table) -> None:
    learner = Learner(table.lay("ru", PHONE))
    learner.begin("onenight", at_once=True)
    answer, decided = learner.phone.say("ui-answer-for"), False
    drawn = learner.coach.or_(learner.page.locator(".screen.after"))
    for _ in range(MOST_STEPS):
        expect(drawn.first).to_be_visible()
        if learner.phone.phase == "after":
            break
        for _ in learner.asked():
            learner.touch(learner.page.locator(".answer-for .btn.plain", has_text=answer).first)
            learner.touch(learner.page.locator(".answer-for .row .btn.grow").first)
        if learner.says("lesson-won"):
            decided = True
            expect(learner.page.locator(".walk:not(.ending), .first")).to_have_count(
                0
            )  # nobody is to vote any more
            expect(learner.page.locator(".ending .say")).to_have_count(1)  # but the end is to be said
        before = learner.page.evaluate(MOMENT)
        learner.go_on()
        learner.until_after(before)
    assert decided
    parts = learner.page.locator(".after .body > *")
    expect(learner.page.locator(".lesson-end")).to_be_visible()
    assert [one.split()[0] for one in parts.evaluate_all("(all) => all.map((one) => one.className)")][:2] == [
        "verdict",
        "panel",
    ]
    assert learner.page.locator(".after .body > .panel").first.evaluate("(one) => one.matches('.lesson-end')")


@pytest.mark.parametrize(("tale", "lang"), [("onenight", "ru"), ("vendetta", "fr")])
def test_what_is_to_be_read_aloud_stands_clear_of_the_button_on_a_phone_on_its_side(
    table: Table, tale: str, lang: str
) -> None:
    learner = Learner(table.lay(lang, (740, 360)))
    learner.begin(tale, at_once=True)
    for _ in range(2):
        learner.page.wait_for_function(READABLE)
        before = learner.page.evaluate(MOMENT)
        learner.go_on()
        learner.until_after(before)
    learner.page.wait_for_function(READABLE)
