"""For whoever leads where roles are called aloud: advice, the sign for what is shown, a covered notebook."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.arriving.test_set import TELL
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_layout import box
from tests.browser.phones import ON_ITS_SIDE, PHONE, Phone, Table

CHECKS = ("mafioso", "mafioso", "detective", "journalist", "citizen", "citizen", "citizen")
CHOOSE = TELL.replace("(change)", "(roles)").replace('"settings", { change }', '"choose", { roles }')
# The moment from which whoever leads would go on.
MOMENT = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  return (await import(wire)).moment.value;
}"""


def a_leader(table: Table, lang: str, tale: str, roles: tuple[str, ...]) -> Phone:
    """A phone that leads as many bots as there are roles."""
    seats = len(roles)
    phone = table.lay(lang)
    phone.make("Анна", tale=tale)
    phone.add_bots(seats + 1)
    phone.page.evaluate(TELL, {"lead": "person"})
    expect(phone.seats).to_have_count(seats)
    phone.page.evaluate(CHOOSE, list(roles))
    expect(phone.page.locator(".foot .btn.main").last).to_be_enabled()
    phone.page.locator(".tips summary").click()  # some of it has to be known before the deal
    expect(phone.page.locator(".tips")).to_contain_text(phone.say("tip-1"))
    assert grave(phone) == []
    phone.page.locator(".foot .btn.main").last.click()
    expect(phone.page.locator(".leader")).to_be_visible()
    return phone


def until_signs(phone: Phone) -> None:
    """Go on until somebody is to be shown something."""
    for _ in range(40):
        phone.until_settled()
        if phone.page.locator(".signs").count():
            return
        before = phone.page.evaluate(MOMENT)
        phone.page.locator(".foot.stick .btn.main").click()
        phone.touch("dialog .btn.main")
        phone.wait_for(f"async (before) => await ({MOMENT})() !== before", before)
    raise AssertionError("nobody is shown anything")


def test_the_sign_stands_beside_the_answer_and_the_notebook_can_be_covered(table: Table) -> None:
    phone = a_leader(table, "ru", "mafia32", CHECKS)
    until_signs(phone)
    answers = ("criminal", "town", "killed", "same", "different")
    signs = [phone.say(f"sign-{answer}") for answer in answers]
    assert any(sign in phone.page.locator(".signs").inner_text() for sign in signs)
    phone.page.locator(".tips summary").click()
    expect(phone.page.locator(".tips")).to_contain_text(phone.say("tip-4"))
    expect(phone.page.locator(".tips")).to_contain_text(phone.say("tip-mafia32-1"))
    assert grave(phone) == []
    assert not sticking_out(phone)
    phone.page.set_viewport_size(ON_ITS_SIDE)  # the circle stands beside the notebook and the foot
    phone.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    foot = box(phone.page.locator(".foot.stick"))
    for seat in (box(one) for one in phone.page.locator(".ring .seat .coin").all()):
        assert seat["x"] + seat["width"] <= foot["x"] + 1
    assert box(phone.page.locator(".walk"))["x"] >= foot["x"] - 8
    expect(phone.page.locator(".ring .seat .coin").first).to_be_in_viewport(ratio=1)
    assert grave(phone) == []
    phone.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    roles = phone.page.locator(".seat", has_text=phone.say("mafia32-detective"))
    expect(roles).to_have_count(1)
    phone.page.get_by_label(phone.say("ui-cover")).click()
    expect(phone.page.get_by_text(phone.say("ui-covered"))).to_be_visible()
    expect(roles).to_have_count(0)
    for part in (".signs", ".foresight", ".tips"):
        expect(phone.page.locator(part)).to_have_count(0)
    phone.page.get_by_label(phone.say("ui-uncover")).click()
    expect(roles).to_have_count(1)
