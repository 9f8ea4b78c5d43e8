"""The script workshop: a script is made by touch, kept, given away, printed, tried and played."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.arriving.test_scripts import DROP, NO_PRINTER, PASTE, TEXT
from tests.browser.fit.test_axe import SMALL, bare_colons, grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.fit.test_layout import BROKEN
from tests.browser.phones import A_MOMENT, PHONE, WALL, WITHIN, Phone, Table, held
from tests.games.clocktower.wild import WILD

from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.scripts.coverage_level import RULED, known
from fabula.text import LANGUAGES

TABLET = (820, 1180)
TEENSY = (
    "clockmaker", "investigator", "empath", "chambermaid", "artist", "sage", "drunk", "klutz",
    "scarlet_woman", "baron", "imp", "vigormortis",
)  # fmt: skip
# How many roles each script of this browser has.
KEPT = "JSON.parse(localStorage.getItem('fabula.scripts')).map(({ roles }) => roles.length)"
# What the page does with an answer, it has done.
A_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
PAIR = ("widow", "damsel")  # for which there is a rule of their own
NO_ID = re.compile(UNTRANSLATED.pattern.replace("ui|", "ui|workshop|script|roll|", 1))


def the_workshop(table: Table, lang: str = "ru", size: tuple[int, int] = PHONE) -> Phone:
    """A phone in the workshop."""
    phone = table.lay(lang, size)
    phone.page.goto("/workshop")
    expect(phone.page.locator(".workshop")).to_be_visible()
    return phone


def from_the_first_page(table: Table, lang: str = "ru", size: tuple[int, int] = PHONE) -> Phone:
    """The same, come there by a touch."""
    phone = table.lay(lang, size)
    phone.page.goto("/")
    phone.button("ui-workshop").click()
    expect(phone.page.locator(".workshop")).to_be_visible()
    return phone


def turn(phone: Phone, tab: str) -> None:
    """Go to a tab, wherever the tabs are on this size of screen."""
    tabs = phone.page.locator(".workshop .nav button, .workshop .right > span .seg button")
    tabs.filter(has_text=phone.say(f"workshop-{tab}"), visible=True).first.click()


def begin_with(phone: Phone, script: str) -> None:
    """Lay a set of the box on the bench."""
    phone.button("workshop-mine").click()
    dialog = phone.page.get_by_role("dialog")
    dialog.get_by_role("button", name=phone.say(f"clocktower-script-{script}"), exact=True).click()
    expect(dialog).to_have_count(0)


def switch(phone: Phone, role: str) -> Locator:
    """The switch of a role; its note may name others."""
    name = re.compile(f"^{re.escape(phone.role(role))}")
    return phone.page.get_by_role("switch", name=name).first


def names(phone: Phone, *roles: str) -> list[str]:
    """What roles are called."""
    return [phone.role(role) for role in roles]


def on_paper(phone: Phone) -> Locator:
    """The names on the sheet."""
    return phone.page.locator(".sheet-paper li b")


# ---- making


def test_a_small_script_is_made_by_touch_and_is_there_after_a_reload(table: Table) -> None:
    phone = from_the_first_page(table)
    search = phone.page.get_by_role("searchbox")
    for role in TEENSY:
        search.fill(phone.role(role)[:-1].upper())
        switch(phone, role).tap()
        expect(switch(phone, role)).to_be_checked()
    search.fill("")
    turn(phone, "sheet")
    expect(on_paper(phone)).to_have_text(names(phone, *TEENSY))
    phone.page.get_by_label(phone.say("workshop-name")).fill("Тихий <b>омут</b>")
    phone.page.get_by_label(phone.say("workshop-author")).fill("Зоя")
    lacks = phone.page.locator(".lacks")
    expect(lacks).to_contain_text(phone.say("workshop-enough", seats="5–6"))
    baron = {"role": phone.role("baron"), "seats": "6", "needed": "3", "got": "2"}
    expect(lacks).to_contain_text(phone.say("workshop-lack-few-for", **baron))
    lacks.get_by_role("button", name=phone.say("workshop-size-full")).tap()
    few = phone.say("workshop-lack-few-townsfolk", seats="10–15", needed="10", got="6")
    expect(lacks).to_contain_text(few)
    phone.page.reload()
    expect(phone.page.locator(".title-of")).to_have_text("Тихий <b>омут</b>")
    tallies = phone.page.locator(".tallies .n").all_inner_texts()
    assert tallies == ["6/6", "2/2", "2/2", "2/1"]  # a second Demon does no harm
    turn(phone, "sheet")
    expect(on_paper(phone)).to_have_text(names(phone, *TEENSY))
    expect(phone.page.locator(".sheet-paper")).to_contain_text(phone.say("script-by", author="Зоя"))
    phone.page.get_by_role("button", name=phone.say("workshop-leave-out", name=phone.role("imp"))).tap()
    expect(on_paper(phone)).to_have_count(len(TEENSY) - 1)


def test_a_set_is_pressed_into_a_small_script_and_pressed_again_into_another(table: Table) -> None:
    phone = the_workshop(table)
    begin_with(phone, "trouble_brewing")
    turn(phone, "sheet")
    expect(on_paper(phone)).to_have_count(22)
    phone.button("workshop-make-small").click()
    expect(on_paper(phone)).to_have_count(11)
    small = phone.say("workshop-small-of", name=phone.say("clocktower-script-trouble_brewing"))
    expect(phone.page.get_by_label(phone.say("workshop-name"))).to_have_value(small)
    expect(phone.page.locator(".tallies .n")).to_have_text(["6/6", "2/2", "2/2", "1/1"])
    made = {frozenset(on_paper(phone).all_inner_texts())}
    while len(made) < 2:  # by lot the same ones may come again
        phone.button("workshop-small-again").click()
        expect(phone.page.locator(".lacks")).to_be_visible()
        made.add(frozenset(on_paper(phone).all_inner_texts()))
    expect(on_paper(phone)).to_have_count(11)
    expect(phone.page.get_by_label(phone.say("workshop-name"))).to_have_value(small)
    assert phone.page.evaluate(KEPT) == [11, 22]


@pytest.mark.parametrize("first_is_last", [False, True])
def test_presses_faster_than_their_answers_leave_one_small_script(table: Table, first_is_last: bool) -> None:
    phone = the_workshop(table)
    begin_with(phone, "trouble_brewing")
    turn(phone, "sheet")
    phone.button("workshop-make-small").click()
    expect(on_paper(phone)).to_have_count(11)
    waiting = held(phone.page, "**/api/scripts/weigh?small=*")
    for n in range(2):
        phone.button("workshop-small-again").click()
        end = time.monotonic() + WITHIN
        while len(waiting) == n:
            assert time.monotonic() < end
            phone.page.wait_for_timeout(A_MOMENT)
    for one in reversed(waiting) if first_is_last else waiting:
        with phone.page.expect_response(one.request.url) as answered:
            one.continue_()
        answered.value.finished()
    phone.page.evaluate(A_FRAME)
    assert phone.page.evaluate(KEPT) == [11, 22]


def test_roles_are_found_by_name_kind_set_and_by_how_far_they_are_known(table: Table) -> None:
    phone = the_workshop(table, "fr", WALL)
    shown = phone.page.locator(".roles-pane .picker li")
    expect(shown).to_have_count(181)
    kind, set_, degree = (phone.page.locator(".sieve select").nth(n) for n in range(3))
    set_.select_option("carousel")
    kind.select_option("demon")
    expect(shown).to_have_count(10)
    kind.select_option("")
    set_.select_option("")
    degree.select_option("ruled")
    expect(shown).to_have_count(sum(known(role) == RULED for role in ROLL.values()))
    degree.select_option("")
    phone.page.get_by_role("searchbox").fill("etran")
    expect(shown).to_have_count(0)
    expect(phone.page.get_by_role("status").first).to_have_text(phone.say("workshop-found", n=0))
    phone.page.get_by_role("searchbox").fill("empathique")
    expect(shown).to_have_count(1)
    switch(phone, "empath").check()
    phone.page.get_by_role("searchbox").fill("")
    phone.page.get_by_role("switch", name=phone.say("workshop-chosen"), exact=True).check()
    expect(shown).to_have_count(1)


def test_what_goes_with_a_script_is_taken_in_with_a_touch(table: Table) -> None:
    phone = the_workshop(table, "en")
    begin_with(phone, "trouble_brewing")
    for role in PAIR:
        switch(phone, role).check()
    turn(phone, "sheet")
    told = phone.say("script-jinx", a=phone.role("widow"), b=phone.role("damsel"))
    expect(phone.page.locator(".right")).to_contain_text(told)
    unruled = sum(known(ROLL[role]) != RULED for role in PAIR)
    if unruled:
        told = phone.say("workshop-unruled", n=unruled)
        expect(phone.page.locator(".lacks")).to_contain_text(told)
    thief = phone.page.get_by_role("button", name=phone.say("workshop-add", name=phone.role("thief")))
    thief.click()
    expect(thief).to_have_count(0)
    expect(on_paper(phone).filter(has_text=phone.role("thief"))).to_have_count(1)


def test_several_scripts_lie_side_by_side_and_come_back_when_removed(table: Table) -> None:
    phone = the_workshop(table, "en")
    begin_with(phone, "trouble_brewing")
    begin_with(phone, "sects_and_violets")
    phone.button("workshop-mine").click()
    dialog = phone.page.get_by_role("dialog")
    tiles = dialog.locator(".tile b")
    expect(tiles).to_have_text(["Sects & Violets", "Trouble Brewing"])
    dialog.get_by_role("button", name=phone.say("workshop-remove", name="Sects & Violets")).click()
    expect(tiles).to_have_text(["Trouble Brewing"])
    expect(phone.page.locator(".title-of")).to_have_text("Trouble Brewing")
    phone.button("workshop-put-back").click()
    expect(tiles).to_have_text(["Sects & Violets", "Trouble Brewing"])
    tiles.last.click()
    expect(phone.page.locator(".title-of")).to_have_text("Trouble Brewing")


# ---- nights


def lines(phone: Phone) -> list[str]:
    """The lines of the night on the screen."""
    return phone.page.locator(".lines li b").all_inner_texts()


def test_a_line_of_the_night_is_moved_by_its_arrows_by_keys_and_by_dragging(table: Table) -> None:
    phone = the_workshop(table, "en", WALL)
    begin_with(phone, "trouble_brewing")
    waiting = held(phone.page, "**/text/en/calls.ftl*")
    turn(phone, "nights")
    places = phone.page.locator(".lines .place")
    expect(places).to_have_count(13)
    expect(phone.page.locator(".lines .ability")).to_have_count(0)
    waiting.pop().continue_()  # lines that came before their words are drawn once more
    expect(phone.page.locator(".lines li", has_text="Poisoner").locator(".ability")).not_to_be_empty()
    expect(phone.page.locator(".lines li b").nth(12)).to_have_text("Dawn")
    usual = lines(phone)
    assert usual[:5] == ["Dusk", "Minion info", "Demon info", "Poisoner", "Washerwoman"]
    phone.button("workshop-earlier", name="Poisoner").click()
    expect(phone.page.locator(".nights")).to_contain_text(phone.say("workshop-order-own"))
    expect(phone.page.locator(".lines li b").nth(2)).to_have_text("Poisoner")
    assert lines(phone)[2:4] == ["Poisoner", "Demon info"]
    place = phone.button("workshop-move", name="Poisoner")
    place.focus()
    place.press("ArrowUp")
    expect(place).to_be_focused()
    place.press("ArrowUp")
    expect(phone.page.locator(".lines li b").first).to_have_text("Poisoner")
    place.press("ArrowUp")
    drag(phone, "Poisoner", onto="Washerwoman")
    expect(phone.page.locator(".lines li b").nth(4)).to_have_text("Poisoner")
    drag_in_no_time(phone, "Poisoner", onto="Dusk")
    expect(phone.page.locator(".lines li b").first).to_have_text("Poisoner")
    expect(phone.page.locator(".lines .held")).to_have_count(0)
    drag(phone, "Poisoner", onto="Washerwoman")
    expect(phone.page.locator(".lines li b").nth(4)).to_have_text("Poisoner")
    phone.page.reload()
    turn(phone, "nights")
    expect(phone.page.locator(".lines li b").nth(4)).to_have_text("Poisoner")
    phone.button("workshop-order-back").click()
    expect(phone.page.locator(".lines li b").nth(3)).to_have_text("Poisoner")
    expect(phone.page.locator(".lines li b")).to_have_text(usual)


def drag_in_no_time(phone: Phone, name: str, onto: str) -> None:
    """Drag a line so quickly that the page is not drawn meanwhile."""
    to = phone.button("workshop-move", name=onto).bounding_box()
    assert to is not None
    phone.button("workshop-move", name=name).evaluate(
        """(handle, clientY) => {
          for (const kind of ["pointerdown", "pointermove", "pointerup"])
            handle.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientY }));
        }""",
        to["y"],
    )


def drag(phone: Phone, name: str, onto: str) -> None:
    """Drag a line by its number."""
    from_, to = (phone.button("workshop-move", name=one).bounding_box() for one in (name, onto))
    assert from_ is not None
    assert to is not None
    mouse = phone.page.mouse
    mouse.move(from_["x"] + 20, from_["y"] + 20)
    mouse.down()
    for step in range(1, 11):
        mouse.move(from_["x"] + 20, from_["y"] + 20 + (to["y"] + 10 - from_["y"]) * step / 10)
    mouse.up()


def test_a_line_of_the_night_is_dragged_by_touch(table: Table) -> None:
    phone = the_workshop(table, "en")
    begin_with(phone, "trouble_brewing")
    turn(phone, "nights")
    expect(phone.page.locator(".lines .place")).to_have_count(13)
    expect(phone.page.locator(".lines .ability")).not_to_have_count(0)  # words that come late push lines down
    boxes = [phone.button("workshop-move", name=one).bounding_box() for one in ("Dusk", "Demon info")]
    from_, to = ((box["x"] + 22, box["y"] + 22) for box in boxes if box)
    finger = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", from_)
    for step in range(1, 9):
        touch("touchMove", (from_[0], from_[1] + (to[1] + 8 - from_[1]) * step / 8))
        phone.page.wait_for_timeout(30)
    expect(phone.page.locator(".lines li b").nth(2)).to_have_text("Dusk")
    touch("touchEnd")
    assert lines(phone)[:3] == ["Minion info", "Demon info", "Dusk"]
    expect(phone.page.locator(".lines .held")).to_have_count(0)


# ---- giving and bringing


def test_a_script_is_opened_by_pasting_it(table: Table) -> None:
    phone = the_workshop(table, "en")
    phone.button("workshop-mine").click()
    phone.button("workshop-open").click()
    phone.page.locator("dialog textarea").evaluate(PASTE, TEXT)
    expect(phone.page.locator(".found")).to_contain_text("Тихий омут")
    phone.button("workshop-take").click()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    expect(phone.page.locator(".title-of")).to_have_text("Тихий омут")
    expect(on_paper(phone)).to_have_count(len(json.loads(TEXT)) - 2)


def test_what_lies_in_the_browser_is_not_trusted(table: Table) -> None:
    phone = table.lay("en")
    phone.page.goto("/")
    good = {"id": "a", "meta": {"name": "Oz"}, "roles": ["imp"], "own": []}
    some = json.dumps([good, None, {"id": "b", "meta": None, "roles": [], "own": []}, 7])
    for text in ('{"a": 1}', "[", some):
        phone.page.evaluate("(text) => localStorage.setItem('fabula.scripts', text)", text)
        phone.page.goto("/workshop")
        expect(phone.page.locator(".workshop")).to_be_visible()
    phone.button("workshop-mine").click()
    expect(phone.page.locator(".tile b")).to_have_text(["Oz"])


def test_a_script_is_saved_as_a_file_and_opened_by_dropping_it(table: Table, tmp_path: Path) -> None:
    phone = the_workshop(table)
    phone.page.locator(".bench").evaluate(DROP, TEXT)
    expect(phone.page.locator(".title-of")).to_have_text("Тихий омут")
    wrong = phone.say("script-problem-unknown-role", name="moth")
    expect(phone.page.locator(".right")).to_contain_text(wrong)
    turn(phone, "nights")
    phone.button("workshop-later", name=phone.role("poisoner")).click()
    expect(phone.page.locator(".nights")).to_contain_text(phone.say("workshop-order-own"))
    moved = lines(phone)
    phone.page.wait_for_timeout(500)
    turn(phone, "give")
    with phone.page.expect_download() as taken:
        phone.button("workshop-save").click()
    file = tmp_path / "script.json"
    taken.value.save_as(file)
    meta, *roles = json.loads(file.read_text(encoding="utf-8"))
    assert (meta["name"], meta["author"]) == ("Тихий омут", "Зоя")
    assert set(roles) >= {"imp", "wizard", "djinn", "fortuneteller"}
    other = the_workshop(table)
    other.page.locator(".bench").evaluate(DROP, file.read_text(encoding="utf-8"))
    expect(other.page.locator(".title-of")).to_have_text("Тихий омут")
    turn(other, "nights")
    expect(other.page.locator(".lines li b")).to_have_text(moved)


@pytest.mark.parametrize("name", [name for name, wild in WILD.items() if wild.own])
def test_a_wild_script_keeps_its_own_roles_on_the_way_out(table: Table, name: str) -> None:
    phone = the_workshop(table, "en")
    phone.page.locator(".bench").evaluate(DROP, WILD[name].text())
    expect(on_paper(phone)).not_to_have_count(0)
    own = [role["name"] for role in WILD[name].own]
    for one in own:
        expect(phone.page.locator(".sheet-paper")).to_contain_text(one)
    turn(phone, "give")
    with phone.page.expect_download() as taken:
        phone.button("workshop-save").click()
    entries = json.loads(Path(taken.value.path()).read_text(encoding="utf-8"))
    assert [entry["name"] for entry in entries if isinstance(entry, dict) and entry["id"] != "_meta"] == own


def test_a_link_carries_the_whole_script_and_the_server_is_told_nothing_of_it(table: Table) -> None:
    phone = the_workshop(table, "en")
    begin_with(phone, "trouble_brewing")
    switch(phone, "butler").uncheck()
    turn(phone, "sheet")
    phone.page.get_by_label(phone.say("workshop-name")).fill("Évil & <i>co</i>")
    turn(phone, "give")
    carried = phone.page.locator("#carried")
    expect(carried).to_have_value(re.compile(r"/workshop#z[\w-]{100,600}$"))
    expect(phone.page.get_by_role("img", name=phone.say("workshop-qr"))).to_be_visible()
    link = carried.input_value()
    other = table.lay("fr")
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.page.goto(link)
    expect(other.page.locator(".title-of")).to_have_text("Évil & <i>co</i>")
    assert other.page.evaluate("location.hash") == ""
    assert not any("#" in url.replace(link, "") or link.partition("#")[2] in url for url in asked[1:])
    turn(other, "sheet")
    roles = [role for role in BOX["trouble_brewing"] if role != "butler"]
    expect(on_paper(other)).to_have_text(names(other, *roles))


def test_what_is_no_script_is_said_to_be_none(table: Table) -> None:
    phone = the_workshop(table, "fr")
    phone.page.locator(".bench").evaluate(DROP, "[imp, chef")
    wrong = phone.say("script-problem-not-json", line="1", column="2")
    expect(phone.page.locator(".right")).to_contain_text(wrong)
    phone.page.locator(".bench").evaluate(DROP, "[" + " " * 300_000 + "]")
    expect(phone.page.locator(".right")).to_contain_text(phone.say("script-problem-too-large", most="200"))
    phone.button("workshop-mine").click()
    expect(phone.page.get_by_role("dialog").locator(".tile")).to_have_count(0)


@pytest.mark.parametrize("part", ["z", "p", "zAAAA", "pe30", "x", "z" + "A" * 5000, "p%00"])
def test_a_link_that_carries_nonsense_does_no_harm(table: Table, part: str) -> None:
    phone = table.lay("en")
    phone.page.goto(f"/workshop#{part}")
    expect(phone.page.locator(".workshop")).to_be_visible()
    expect(phone.page.locator(".title-of")).to_have_text(phone.say("workshop-unnamed"))


def test_a_script_is_played_at_a_table_of_its_own(table: Table) -> None:
    phone = the_workshop(table)
    begin_with(phone, "sects_and_violets")
    switch(phone, "mutant").uncheck()
    turn(phone, "give")
    phone.button("workshop-play").click()
    dialog = phone.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Анна")
    dialog.locator(".btn.main").click()
    phone.reach("lobby")
    title = phone.page.locator("h2.wrapped").first
    expect(title).to_have_text(phone.say("clocktower-script-sects_and_violets"))
    phone.button("square-edit-script").click()
    mutant = phone.page.get_by_role("switch", name=phone.say("clocktower-mutant"))
    expect(phone.page.get_by_role("switch")).not_to_have_count(0)
    expect(mutant).to_have_count(0)
    phone.page.get_by_role("searchbox", name=phone.say("script-seek")).fill(phone.say("clocktower-mutant"))
    expect(mutant).not_to_be_checked()
    phone.button("script-workshop").click()
    expect(phone.page.locator(".title-of")).to_have_text(phone.say("clocktower-script-sects_and_violets"))
    switch(phone, "mutant").check()
    turn(phone, "give")
    phone.page.wait_for_timeout(500)
    code = phone.page.evaluate("Object.keys(localStorage).find((key) => key.startsWith('fabula.key.'))")
    phone.button("workshop-play-here", code=code.rpartition(".")[2]).click()
    phone.reach("lobby")
    phone.button("square-edit-script").click()
    expect(mutant).to_be_checked()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_script_is_printed_on_two_pages(table: Table, lang: str) -> None:
    phone = the_workshop(table, lang, WALL)
    begin_with(phone, "sects_and_violets")
    phone.page.evaluate(NO_PRINTER)
    turn(phone, "give")
    phone.button("workshop-print").click()
    paper = phone.page.locator(".prints")
    phone.page.emulate_media(media="print")
    expect(paper.locator("article")).to_have_count(2)
    expect(paper.locator("dt")).to_have_count(25)
    assert phone.page.evaluate("window.printed") == 1
    assert len(re.findall(rb"/Type /Page\b", phone.page.pdf(format="A4"))) == 2


# ---- trying


def test_a_script_is_tried_and_what_comes_of_it_is_drawn_and_told(table: Table) -> None:
    phone = the_workshop(table, "ru")
    own = {"id": "owl", "name": "Сова", "team": "outsider", "ability": "Не спит."}
    phone.page.locator(".bench").evaluate(DROP, json.dumps([*BOX["trouble_brewing"], own]))
    turn(phone, "try")
    pane = phone.page.locator(".try")
    expect(pane).to_contain_text(phone.say("workshop-left-out"))
    expect(pane).to_contain_text("Сова")
    for _ in range(3):
        pane.get_by_role("button", name=phone.say("ui-less", what=phone.say("workshop-seats"))).tap()
    pane.get_by_role("button", name="1000", exact=True).tap()
    phone.button("workshop-begin").tap()
    expect(pane.locator(".plot.wins li")).to_have_count(2, timeout=90_000)
    expect(pane.locator("svg.days .bar-of")).not_to_have_count(0)
    expect(pane.locator(".leaning circle")).not_to_have_count(0, timeout=90_000)
    assert phone.page.evaluate(DOTTED, ".leaning .cut") == []
    assert not NO_ID.search(texts(phone))
    tables = pane.locator("summary")
    tables.last.tap()
    expect(pane.locator("tbody tr").last).to_be_visible()
    assert not sticking_out(phone)
    assert grave(phone) == []
    phone.button("workshop-stop").tap()
    expect(pane).to_contain_text(phone.say("workshop-state-stopped"))
    expect(phone.button("workshop-begin")).to_be_enabled()


def test_a_script_with_too_few_roles_is_not_tried(table: Table) -> None:
    phone = the_workshop(table, "en")
    switch(phone, "imp").check()
    turn(phone, "try")
    expect(phone.page.locator(".try")).to_contain_text(phone.say("workshop-too-few", n=8))
    expect(phone.button("workshop-begin")).to_be_disabled()


LONG = "Une très longue histoire de village, de loups et de cloches qui ne finit jamais"
# Which names end in dots.
DOTTED = """(where) => [...document.querySelectorAll(where)]
  .filter((one) => one.getClientRects().length && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_long_name_of_a_script_is_read_to_its_end(table: Table, size: tuple[int, int]) -> None:
    phone = the_workshop(table, "fr", size)
    script = [{"id": "_meta", "name": LONG}, *BOX["trouble_brewing"]]
    phone.page.locator(".bench").evaluate(DROP, json.dumps(script))
    expect(phone.page.locator(".title-of .cut")).to_have_text(LONG)
    assert phone.page.evaluate(DOTTED, ".title-of .cut") == []
    assert not sticking_out(phone)


# ---- for everybody


@pytest.mark.parametrize(
    ("lang", "size", "day"),
    [("ru", PHONE, False), ("fr", WALL, True), ("en", TABLET, False), ("fr", PHONE, True)],
)
def test_no_tab_keeps_anybody_out(table: Table, lang: str, size: tuple[int, int], day: bool) -> None:
    phone = from_the_first_page(table, lang, size)
    begin_with(phone, "bad_moon_rising")
    phone.button("workshop-mine").click()
    light = phone.page.get_by_role("switch", name=phone.say("workshop-by-day"))
    light.set_checked(day)
    found = {"mine": trouble(phone, size)}
    phone.button("ui-close").click()
    assert phone.page.evaluate("document.documentElement.dataset.phase") == ("day" if day else "night")
    for tab in ("roles", "sheet", "nights", "try", "give"):
        if tab != "roles" or size != WALL:
            turn(phone, tab)
        found[tab] = trouble(phone, size)
    assert {tab: told for tab, told in found.items() if told} == {}
    phone.page.go_back()
    expect(phone.button("ui-make")).to_be_visible()
    assert phone.page.evaluate("document.documentElement.dataset.phase") == "night"


def trouble(phone: Phone, size: tuple[int, int]) -> list[str]:
    """What is wrong with the screen."""
    small = phone.page.evaluate(SMALL) if size == PHONE else []
    unspoken = [match[0] for match in NO_ID.finditer(texts(phone))]
    broken = phone.page.evaluate(BROKEN, ".nav button")
    return [*grave(phone), *small, *sticking_out(phone), *bare_colons(phone), *unspoken, *broken]


def test_the_workshop_speaks_another_language_at_once(table: Table) -> None:
    phone = the_workshop(table, "en", WALL)
    begin_with(phone, "trouble_brewing")
    for lang in ("ru", "fr"):
        phone.page.locator(".bar").get_by_role("button", name=lang, exact=True).click()
        phone.lang = lang
        expect(on_paper(phone).first).to_have_text(phone.role("washerwoman"))
        expect(phone.page.locator(".roles-pane h3").first).to_have_text(
            phone.say("clocktower-townsfolk.plural")
        )
        assert not NO_ID.search(texts(phone))
