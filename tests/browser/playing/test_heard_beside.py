"""What all have heard stands where one thinks: past votes, and who claims a role that may be guessed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_axe import SMALL, grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.fit.test_layout import BROKEN
from tests.browser.phones import ON_ITS_SIDE, Table
from tests.browser.playing.test_pocketbook import a_day_of_one, open_seat
from tests.browser.storyteller import HEAR

from fabula.games import TALES
from fabula.text import LANGUAGES

LAST_ROLE = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  return (await import(wire)).room.value.roles.at(-1);
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_past_votes_show_who_named_whom_whose_hands_were_up_and_with_whom_somebody_votes(
    table: Table, lang: str
) -> None:
    host = a_day_of_one(table, "clocktower", lang)
    host.page.evaluate(
        HEAR,
        [
            {"e": "nominated", "seat": 1, "nominee": 2},
            {"e": "raised", "candidate": 2, "seats": [1, 3, 4]},
            {"e": "nominated", "seat": 3, "nominee": 0},
            {"e": "raised", "candidate": 0, "seats": []},
            {"e": "phase", "phase": "day", "number": 2},
            {"e": "nominated", "seat": 5, "nominee": 4},
            {"e": "raised", "candidate": 4, "seats": [0, 1, 2, 3, 4, 5]},
            {"e": "nominated", "seat": 4, "nominee": 1},
        ],
    )
    host.button("ui-journal").click()
    host.button("book-votes").click()
    past = host.page.locator(".records .votes-of-all > li")
    expect(past).to_have_count(4)
    hands = [one.locator(".hands-up .named").count() for one in past.all()]
    assert hands == [0, 6, 0, 3], "the last first"
    expect(past.nth(0).locator(".how-many")).to_have_count(0)  # nobody has voted on that yet
    expect(past.nth(2).locator(".hands-up")).to_have_text(host.say("book-votes-nobody"))
    assert [one.locator(".faces-of .face-of").count() for one in past.all()] == [2, 2, 2, 2]
    assert [*grave(host), *sticking_out(host), *host.page.evaluate(SMALL)] == []
    assert not UNTRANSLATED.search(texts(host))
    host.page.locator(".records .only select").select_option("1")
    expect(past).to_have_count(3)
    said = host.page.locator(".records .hands-of")
    expect(said).to_contain_text(host.say("book-hands-of", n=2, of=3))
    assert said.inner_text().count("(2)") == 2
    expect(past.locator(".hands-up .me")).to_have_count(2)


@pytest.mark.parametrize("tale", TALES)
def test_roles_to_guess_stand_by_kind_and_bear_the_faces_of_those_who_claim_them(
    table: Table, tale: str
) -> None:
    host = a_day_of_one(table, tale, "ru")
    role = host.page.evaluate(LAST_ROLE)
    host.page.evaluate(HEAR, [{"e": "claimed", "seat": seat, "words": ["claim", role]} for seat in (1, 2, 3)])
    expect(host.page.locator(".bubble")).to_have_count(0, timeout=20_000)
    open_seat(host, "Борис")
    host.page.locator(".mine-alone summary").click()
    picks = host.page.locator(".roles-guessed .pick")
    claimed = picks.filter(has=host.page.locator(".claimed-by"))
    expect(claimed).to_have_count(1)
    expect(claimed.locator(".face-of")).to_have_count(2)  # of more there is no room
    assert claimed.inner_text().replace("\u00ad", "").startswith(host.say(f"{tale}-{role}"))
    assert "Борис" in claimed.inner_text()
    kinds = host.page.locator(".roles-guessed h4").all_inner_texts()
    assert len(kinds) == (4 if tale == "clocktower" else 0)
    host.page.set_viewport_size(ON_ITS_SIDE)
    assert host.page.evaluate(BROKEN, ".roles-guessed .pick") == []
    assert [*grave(host), *sticking_out(host), *host.page.evaluate(SMALL)] == []
