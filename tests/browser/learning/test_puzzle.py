"""Puzzles in the page: marked in the circle, answered, and the proof read; and the way there."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.fit.test_layout import BROKEN, box
from tests.browser.phones import WALL, WITHIN, Table
from tests.browser.playing.test_clocktower import trouble_on

from fabula.sim.puzzles import made


def test_a_puzzle_is_marked_and_answered_and_its_proof_read(table: Table) -> None:
    puzzle, phone = made(1, 1, 8), table.lay("ru")
    page, names = phone.page, phone.say("puzzle-names").split()
    page.goto("/")
    expect(phone.button("ui-puzzles")).to_be_visible()
    page.goto("/puzzle#1.1")
    expect(page.locator("button.seat")).to_have_count(8, timeout=WITHIN * 1000)
    lines = "(all) => all.map((one) => getComputedStyle(one)).map((own) => own.borderBottomStyle)"
    assert set(page.locator(".says li").evaluate_all(lines)) == {"none"}  # each has a line above itself
    phone.button("puzzle-hint").click()
    expect(page.locator(".steps li")).to_have_text([re.compile(names[puzzle.steps[0].because[0]])])
    demon = puzzle.dealt.index("imp")
    for seat in ((demon + 1) % 8, demon):
        page.locator("button.seat").nth(seat).click()
        page.locator(".marking").get_by_role("button", name=phone.say("clocktower-imp")).click()
        if seat == demon:
            page.locator("button.seat").nth((demon + 1) % 8).click()
            phone.button("puzzle-mark-none").click()
        assert trouble_on(phone, axe=seat == demon) == []
        phone.button("puzzle-answer", name=names[seat]).click()
        told = "puzzle-right" if seat == demon else "puzzle-wrong"
        expect(page.get_by_text(phone.say(told, name=names[seat]))).to_be_visible()
    expect(page.locator(".steps li")).to_have_count(len(puzzle.steps))
    page.reload()
    expect(page.locator(".steps li")).to_have_count(len(puzzle.steps))
    phone.button("puzzle-next").click()
    expect(page).to_have_url(re.compile("#1.2$"))


def test_on_a_laptop_what_is_read_is_as_wide_as_the_circle_beside_it(table: Table) -> None:
    phone = table.lay("fr", WALL)
    phone.page.goto("/puzzle#1.1")
    expect(phone.page.locator("button.seat")).to_have_count(8, timeout=WITHIN * 1000)
    circle, read = (box(one) for one in phone.page.locator(".two > div").all())
    assert read["width"] >= circle["width"] * 0.8
    assert read["x"] + read["width"] <= WALL[0]
    assert phone.page.evaluate(BROKEN, ".two .btn") == []
