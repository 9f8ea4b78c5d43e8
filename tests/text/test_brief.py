"""The rules that are read aloud: each game in each language, no longer than a minute, said as one speaks."""

from __future__ import annotations

import re
from itertools import count, takewhile

import pytest

from fabula.games import TALES
from fabula.text import LANGUAGES, source_for_pages, source_of_tale, source_on_demand, words
from fabula.web.pages import STATIC

A_MINUTE = range(100, 191)  # words
LONGEST_SENTENCE = 170  # letters: it stands on a phone while it is said
UNSPEAKABLE = re.compile(r"[():;!]|[A-Za-z]/|\.\.\.")
GAMES = [(lang, tale) for lang in LANGUAGES for tale in TALES]
EVERY_GAME_HAS = ("clocktower", "onenight", "mafia32", "vendetta")
WHEN_IT_COMES_UP = {
    "clocktower": ("nomination", "ghost", "exile"), "onenight": ("vote",), "mafia32": ("vote",),
    "vendetta": ("vote",),
}  # fmt: skip
MANNERS = {"en": "play kindly", "ru": "играйте по-доброму", "fr": "jouez gentiment"}
RULES = {
    "en": ("First,", "Second,", "Third,", "Fourth,"),
    "ru": ("Первое\u00a0—", "Второе\u00a0—", "Третье\u00a0—", "Четвёртое\u00a0—"),
    "fr": ("La première,", "La deuxième,", "La troisième,", "La quatrième,"),
}


def sentences(lang: str, tale: str) -> list[str]:
    """What is read of a game."""
    said = words(lang)
    return [said.say(id) for id in takewhile(said.has, (f"brief-{tale}-{n}" for n in count(1)))]


def test_every_game_can_be_read() -> None:
    assert set(TALES) == set(EVERY_GAME_HAS) == set(WHEN_IT_COMES_UP)


@pytest.mark.parametrize(("lang", "tale"), GAMES)
def test_it_takes_a_minute(lang: str, tale: str) -> None:
    told = sentences(lang, tale)
    assert len(re.findall(r"[\w’'-]+", " ".join(told))) in A_MINUTE
    assert max(map(len, told)) <= LONGEST_SENTENCE
    assert len(told) == len(sentences("en", tale))


@pytest.mark.parametrize(("lang", "tale"), GAMES)
def test_it_is_said_as_one_speaks(lang: str, tale: str) -> None:
    told = sentences(lang, tale)
    assert [line for line in told if UNSPEAKABLE.search(line) or not line.endswith(".")] == []


@pytest.mark.parametrize(("lang", "tale"), GAMES)
def test_the_four_rules_are_in_it_and_manners_are_the_fourth(lang: str, tale: str) -> None:
    told = sentences(lang, tale)
    at = [next(n for n, line in enumerate(told) if rule in line) for rule in RULES[lang]]
    assert at == list(range(at[0], at[0] + 4))
    assert MANNERS[lang] in told[at[3]].lower()
    assert MANNERS[lang] in words(lang).say("brief-manners").lower()


@pytest.mark.parametrize(("lang", "tale"), GAMES)
def test_what_comes_up_later_is_told_in_three_lines(lang: str, tale: str) -> None:
    said = words(lang)
    for topic in WHEN_IT_COMES_UP[tale]:
        assert said.say(f"first-{tale}-{topic}")
        assert len(said.say(f"first-{tale}-{topic}.text").splitlines()) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_set_up_sheet_has_all_its_steps(lang: str) -> None:
    said = words(lang)
    steps = list(takewhile(said.has, (f"setup-clocktower-{n}" for n in count(1))))
    assert len(steps) == 11
    assert all(said.say(f"{id}.text") for id in steps)
    assert said.say("clocktower-baron") in said.say("setup-clocktower-7.text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_reads_nothing_is_not_sent_it(lang: str) -> None:
    sent = source_for_pages(lang) + "".join(source_of_tale(lang, tale) for tale in TALES)
    ids = re.findall(r"^(?:brief|first)-[\w-]+(?= =)", source_on_demand(lang, "brief"), re.MULTILINE)
    assert len(ids) > 40
    assert [id for id in ids if f"\n{id} = " in sent] == []


def test_every_step_has_a_picture_that_is_drawn_and_none_is_left() -> None:
    sprite = (STATIC / "look/steps.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<symbol id="(s-\w+)"', sprite))
    shown = dict(re.findall(r'<symbol id="(\w+-\w+-\d+)" [^>]*><use href="#(s-\w+)"/>', sprite))
    said = words("en")
    rows = [f"{row}-{tale}" for row in ("brief", "rules") for tale in TALES]
    steps = {id for row in rows for id in takewhile(said.has, (f"{row}-{n}" for n in count(1)))}
    assert set(shown) == steps
    assert set(shown.values()) == drawn
