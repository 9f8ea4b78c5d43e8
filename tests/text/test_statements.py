"""Statements as sentences."""

from __future__ import annotations

from random import Random

import pytest

from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.town.statements import Sayings
from fabula.text import LANGUAGES, words
from fabula.text.statements import sentence
from fabula.text.story import Story

NAMES = {0: "Anna", 1: "Boris", 2: "Vera"}
IMP = ("is", 1, "imp")
SENTENCES = {
    IMP: {"en": "Boris is the Imp", "ru": "Boris — Чёрт", "fr": "Boris a ce rôle : Imp"},
    ("of_kind", 1, "outsider"): {"en": "Boris is an Outsider"},
    ("beside", 0, "evil"): {"ru": "Рядом с игроком Anna сидит злой игрок"},
    ("beside", 0, "imp"): {"en": "The Imp sits next to Anna"},
    ("count", "minion", 2): {
        "en": "There are 2 Minions in play",
        "ru": "В игре 2 Приспешника",
        "fr": "Il y a 2 Sbires en jeu",
    },
    ("count", "demon", 0): {"en": "There are 0 Demons in play", "fr": "Il y a 0 Démon en jeu"},
    ("living", "evil", 1): {"en": "There is 1 evil player alive"},
    ("not", IMP): {"en": "Boris is not the Imp", "ru": "Boris — не Чёрт"},
    ("not", ("beside", 0, "minion")): {"en": "Nobody next to Anna is a Minion"},
    ("or", IMP, ("not", ("in_play", "chef"))): {"en": "Boris is the Imp or the Chef is not in play"},
    ("or", IMP, ("not", ("count", "minion", 1))): {
        "en": "Boris is the Imp or (it is false that there is 1 Minion in play)"
    },
    ("and", IMP, ("of_side", 0, "good"), ("of_side", 2, "evil")): {
        "en": "Boris is the Imp, Anna is good and Vera is evil"
    },
    ("words", "<b>die</b> Anna lies…"): dict.fromkeys(LANGUAGES, "<b>die</b> Anna lies…"),
    ("exactly", 1, IMP, ("of_side", 0, "good"), ("of_side", 2, "evil")): {
        "en": "Exactly one of three is true: Boris is the Imp; Anna is good; Vera is evil"
    },
}


@pytest.mark.parametrize("statement", SENTENCES)
def test_a_statement_reads_like_a_sentence(statement: tuple[object, ...]) -> None:
    for lang, text in SENTENCES[statement].items():
        told = sentence(words(lang), "clocktower", lambda seat: NAMES[seat], statement)
        assert told.replace("\u00a0", " ") == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_can_be_said_has_its_words(lang: str) -> None:
    sayings, lots = Sayings((0, 1, 2), TROUBLE_BREWING), Random(4)
    for statement in (*sayings, *(sayings.draw(lots.randrange) for _ in range(300))):
        assert len(sentence(words(lang), "clocktower", str, statement)) > 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_stated_asked_and_told_is_in_the_story(lang: str) -> None:
    own, public = (Story(words(lang), "clocktower", NAMES, seat) for seat in (0, None))
    said = own.statements((IMP,))
    (gossip,) = public.lines({"e": "stated", "seat": 0, "kind": "gossip", "statements": (IMP,)})
    (asked,) = own.lines({"e": "asked", "seat": 0, "statements": (IMP,)})
    pair = {"e": "informed", "seat": 0, "kind": "savant", "answer": (IMP, ("in_play", "chef"))}
    (told,) = own.lines(pair)
    assert said in gossip
    assert gossip.startswith("Anna")
    assert said in asked
    assert said in told
    assert words(lang).role("clocktower", "chef") in told
