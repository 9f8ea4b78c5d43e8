"""What a lobby says comes before all else of its tale: it is little, and says all that it needs."""

from __future__ import annotations

import re

import pytest

from fabula.games import TALES
from fabula.text import LANGUAGES, source_beyond_lobby, source_for_pages, source_of_lobby, source_of_tale
from fabula.text.brought import entries

REFERS = re.compile(r"\{\s*(-?[a-z][\w-]*)[.\s}]")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tale", TALES)
def test_what_a_lobby_says_and_all_else_are_the_texts_of_a_tale(lang: str, tale: str) -> None:
    lobby, beyond = entries(source_of_lobby(lang, tale)), entries(source_beyond_lobby(lang, tale))
    assert lobby.keys().isdisjoint(beyond)
    assert {**lobby, **beyond} == entries(source_of_tale(lang, tale))
    names = {f"{tale}-{role.id}" for role in TALES[tale].almanac}
    assert names <= lobby.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tale", TALES)
def test_no_text_of_a_lobby_is_put_together_of_what_comes_later(lang: str, tale: str) -> None:
    there = {**entries(source_for_pages(lang)), **entries(source_of_lobby(lang, tale))}
    named = set(REFERS.findall(source_of_lobby(lang, tale)))
    assert named - there.keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lobby_of_the_clocktower_waits_for_a_quarter_of_its_texts(lang: str) -> None:
    lobby, beyond = source_of_lobby(lang, "clocktower"), source_beyond_lobby(lang, "clocktower")
    assert len(lobby) < len(beyond) / 3
