"""What a device that speaks says of a day of the Clocktower."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.phones import SEND, Phone, Table
from tests.laws.playing import played

from fabula.core.events import Called, Event, Named, PhaseBegan, Tied
from fabula.core.scenes import watched
from fabula.core.tale import Tale
from fabula.games import TALES
from fabula.rooms.progress.voice import letters_of
from fabula.text import LANGUAGES

LINES = """async (events) => {
  const voice = document.querySelector("script[type=module]").src.replace("app.js", "parts/voice.js");
  const lines = (await import(voice)).linesFor("clocktower", events);
  return lines.map((line) => [line].flat()[0].replace("voice-clocktower-", ""));
}"""

SAID = """async (id) => {
  const words = document.querySelector("script[type=module]").src.replace("app.js", "base/words.js");
  return (await import(words)).has(id);
}"""

CHOOSE = """async (roles) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { room, tell } = await import(wire);
  await tell("choose", { roles });
  return room.value.roles;
}"""

WORDED = """async (events) => {
  const voice = document.querySelector("script[type=module]").src.replace("app.js", "parts/voice.js");
  const words = document.querySelector("script[type=module]").src.replace("app.js", "base/words.js");
  const { linesFor } = await import(voice);
  const { has, t } = await import(words);
  return linesFor("clocktower", events).filter(([id]) => has(id)).map(([id, gaps]) => t(id, gaps));
}"""


# How many letters are said of each of these pieces of a game, one after another, besides the news of a dawn,
# which are said in its scene.
LETTERS = """async ([tale, pieces]) => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { linesFor } = await import(base + 'parts/voice.js');
  const { has, t } = await import(base + 'base/words.js');
  const isNews = (id) => /-(killed|nobody-killed|jailed|freed|revived)$/.test(id);
  return JSON.parse(pieces).map((events) => linesFor(tale, events).map((line) => [line].flat())
    .filter(([id]) => has(id) && !isNews(id)).map(([id, gaps]) => t(id, gaps)).join('').length);
}"""
SEATS = 9


def a_screen(table: Table, lang: str, tale: str = "clocktower", seats: int = 1) -> Phone:
    """The big screen of a table."""
    host = table.lay(lang)
    host.make("Anna", tale=tale)
    host.add_bots(seats)
    screen = table.screen(host.code, lang)
    expect(screen.seats).to_have_count(seats)
    return screen


def phase(name: str, number: int) -> dict[str, Any]:
    """A phase begins."""
    return {"e": "phase", "phase": name, "number": number}


def test_the_voice_tells_the_execution_and_has_the_cards_looked_at_but_once(table: Table) -> None:
    phone = a_screen(table, "en")
    told = phone.page.evaluate(
        LINES,
        [
            phase("deal", 0), phase("dusk", 0), phase("night", 1), phase("dawn", 1), phase("day", 1),
            {"e": "used", "seat": 0, "kind": "slayer", "nominee": 1}, {"e": "nothing_happened"},
            phase("nominations", 1), {"e": "nominated", "seat": 0, "nominee": 1}, phase("plea", 1),
            phase("vote", 1), {"e": "condemned", "seats": [1]}, phase("nominations", 1),
            phase("execution", 1), {"e": "executed", "seat": 1},
            {"e": "died", "seat": 1, "cause": "execution"}, phase("dusk", 1), phase("night", 2),
        ],
    )  # fmt: skip
    assert told.count("dusk") == 1
    heard = [what for what in told if phone.page.evaluate(SAID, f"voice-clocktower-{what}")]
    assert heard == [
        "dusk", "first-night-phones", "dawn", "day", "used-slayer", "used-nothing", "nominations",
        "nominated", "vote", "condemned", "more-nominations", "executed", "night-phones",
    ]  # fmt: skip
    another = [*(phase(name, 2) for name in ("day", "exile", "day", "nominations")), phase("nominations", 3)]
    assert [what for what in phone.page.evaluate(LINES, another) if "day" in what or "nom" in what] == [
        "day", "more-day", "nominations", "nominations",
    ]  # fmt: skip


def test_who_has_a_phone_is_told_to_look_at_it_and_who_has_none_to_close_their_eyes(table: Table) -> None:
    (host,) = table.seat({"Zoé": "fr"}, "clocktower")
    screen = table.screen(host.code, "fr")
    expect(screen.seats).to_have_count(1)
    night = [phase("deal", 0), phase("dusk", 0), phase("night", 1)]
    assert "first-night-phones" in screen.page.evaluate(LINES, night)
    host.page.evaluate(SEND, ["add_guest", {"name": "Papi"}])
    expect(screen.seats).to_have_count(2)
    told = screen.page.evaluate(LINES, night)
    assert "first-night" in told
    assert "first-night-phones" not in told


def test_the_voice_tells_who_lives_on_and_that_nobody_is_executed(table: Table) -> None:
    phone = a_screen(table, "fr")
    lived = [phase("execution", 1), {"e": "executed", "seat": 1}, {"e": "survived", "seat": 1}]
    assert "executed-lives" in phone.page.evaluate(LINES, lived)
    assert "executed-nobody" in phone.page.evaluate(LINES, [phase("execution", 1), {"e": "unexecuted"}])


def test_the_last_words_say_who_has_won(table: Table) -> None:
    phone = a_screen(table, "en")
    told = phone.page.evaluate(LINES, [phase("end", 3), {"e": "won", "sides": ["good"], "seats": [0]}])
    assert [id for id in told if id.startswith("story-")] == ["story-clocktower-won-good"]
    assert not phone.page.evaluate(SAID, "voice-clocktower-end")


def test_the_voice_says_who_comes_as_which_traveller_and_what_the_card_says(table: Table) -> None:
    phone = a_screen(table, "en")
    (said,) = phone.page.evaluate(WORDED, [{"e": "arrived", "seat": 0, "role": "scapegoat"}])
    assert said.startswith("A Traveller comes to town: Anna, the Scapegoat. The card says: ")
    assert "own side" in said
    (settled,) = phone.page.evaluate(WORDED, [{"e": "settled", "seat": 0}])
    assert settled == "Anna is no longer a Traveller."


def test_the_voice_says_who_calls_for_whose_exile_and_then_asks_who_is_for_it(table: Table) -> None:
    phone = a_screen(table, "en")
    called = {"e": "exile_called", "seat": 0, "nominee": 0}
    said = phone.page.evaluate(WORDED, [called, phase("plea", 1), phase("exile", 1)])
    assert said == ["Anna calls for the exile of Anna.", "Who is for the exile of Anna?"]


def test_the_voice_says_the_rules_for_pairs_of_the_script_before_the_game(table: Table) -> None:
    host = table.lay("en")
    host.make("Anna", tale="clocktower")
    host.reach("lobby")
    assert [one for one in host.page.evaluate(LINES, [phase("dusk", 0)]) if "jinx" in one] == []
    roles = ["chef", "empath", "magician", "saint", "spy", "poisoner", "imp"]
    assert sorted(host.page.evaluate(CHOOSE, roles)) == sorted(roles)
    told = host.page.evaluate(LINES, [phase("deal", 0), phase("dusk", 0)])
    assert told[-3:] == ["dusk", "jinxes", "jinx"]


def pieces_of(events: Sequence[Event]) -> list[list[Event]]:
    """What all hear of a game, piece by piece, as one thing is called after another."""
    pieces = list[list[Event]]([[]])
    for event in events:
        if isinstance(event, Called | Named | PhaseBegan | Tied):
            pieces.append([])
        if event.audience is None:
            pieces[-1].append(event)
    return pieces


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
def test_all_that_is_said_before_a_calls_time_is_waited_for(table: Table, tale: Tale, lang: str) -> None:
    """What the server waits for is never less than the page says, and not so much that nobody would."""
    screen = a_screen(table, lang, tale.id, SEATS)
    in_scenes = watched(tale.scenes)
    marks = (Called, Named, PhaseBegan, Tied)
    for seed in range(4):
        pieces = pieces_of(played(tale, seed, 12, 0.0, every=True).events())
        besides = [
            [one for one in piece if isinstance(one, marks) or in_scenes.get(one.name) != ()]
            for piece in pieces
        ]
        told = json.dumps([[one.data() for one in piece] for piece in besides])
        said = screen.page.evaluate(LETTERS, [tale.id, told])
        counted = [
            letters_of(tale, [one for before in pieces[:n] for one in before], piece)
            for n, piece in enumerate(pieces)
        ]
        short = [(piece, s, c) for piece, s, c in zip(besides, said, counted, strict=True) if s > c]
        assert short == []
        assert 0 < sum(said) <= sum(counted) < 4 * sum(said)
