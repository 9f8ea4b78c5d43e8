"""Words are found in the sentences that use them: by stems with the endings of the language."""

from __future__ import annotations

import pytest

from fabula.games import TALES
from fabula.glossaries import faults_of_forms, faults_of_glossary
from fabula.text import LANGUAGES, source, words
from fabula.text.glossary import Glossary

# as the Russian book has them: each entry of its glossary, in its order
OF_THE_BOOK = (
    "in_play", "choose", "workshop", "square", "townsfolk", "vote", "grimoire", "demon", "day", "good",
    "vote_token", "life_token", "info_token", "night_token", "role_token", "alive", "living_neighbours",
    "tomorrow", "dusk", "healthy", "evil", "player", "exile", "outsider", "demon_info", "minion_info",
    "each_night", "each_night_but", "execution", "team", "night_sheet", "leaf", "setup_sheet",
    "rules_sheet", "role_sheet", "false", "dead", "mark", "may", "edition", "starts_knowing", "not_in_play",
    "nomination", "night", "declare", "once", "resurrected", "registers", "poisoned", "traveller_sheet",
    "first_night", "madness", "lose", "privately", "publicly", "win", "true", "about_to_die", "minion",
    "drunk", "wake", "dawn", "storyteller", "role", "shroud", "fabled", "neighbours", "state", "ally",
    "ability", "side", "traveller", "script", "thinks", "type", "sober", "clocktower",
)  # fmt: skip


def glossary(lang: str, tale: str = "clocktower") -> Glossary:
    """The words of a tale as it declares them."""
    return Glossary(words(lang), tale, [word for group in TALES[tale].glossary.values() for word in group])


def linked(lang: str, text: str, tale: str = "clocktower") -> list[tuple[str, str]]:
    """The words that can be touched in a text, each with what is said."""
    return [(one.word, text[one.start : one.end]) for one in glossary(lang, tale).links(text)]


def test_the_whole_glossary_of_the_book_is_there() -> None:
    declared = {word for group in TALES["clocktower"].glossary.values() for word in group}
    assert set(OF_THE_BOOK) <= declared
    assert declared - set(OF_THE_BOOK) == {"bluff", "jinx", "loric"}


@pytest.mark.parametrize("tale", TALES)
def test_each_tale_has_ten_words_and_more(tale: str) -> None:
    assert sum(map(len, TALES[tale].glossary.values())) > 10


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("en", "Neighbouring Townsfolk", [("neighbours", "Neighbouring"), ("townsfolk", "Townsfolk")]),
        ("en", "each night but the first", [("each_night_but", "each night but the first")]),
        ("en", "your living neighbours", [("living_neighbours", "living neighbours")]),
        ("en", "They nominated the nominator", [("nomination", "nominated")]),
        ("ru", "У двух соседей голоса", [("neighbours", "соседей"), ("vote", "голоса")]),
        ("ru", "каждую ночь, кроме первой", [("each_night_but", "каждую ночь, кроме первой")]),
        ("ru", "Изгоя изгоняют", [("outsider", "Изгоя"), ("exile", "изгоняют")]),
        ("ru", "Он будет пьян", [("drunk", "пьян")]),
        ("fr", "Vous nominez l’Étranger", [("nomination", "nominez"), ("outsider", "Étranger")]),
        ("fr", "les Villageois voisins", [("townsfolk", "Villageois"), ("neighbours", "voisins")]),
        ("fr", "votre exécutable est exécuté", [("about_to_die", "exécutable"), ("execution", "exécuté")]),
    ],
)
def test_a_word_is_found_in_any_case_and_number(lang: str, text: str, found: list[tuple[str, str]]) -> None:
    assert linked(lang, text) == found


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "somebody sits on either side, side by side"),
        ("en", "the Drunk and the Poisoner"),
        ("en", "goodness, a devil"),
        ("ru", "сторонник трезвона"),
        ("fr", "votre gentilhomme"),
        ("fr", "peut-être un demi-vivant"),
    ],
)
def test_what_only_looks_like_a_word_is_none(lang: str, text: str) -> None:
    assert linked(lang, text) == []


def test_a_capital_is_a_role_but_at_the_head_of_a_sentence() -> None:
    assert linked("en", "Drunk: lost. The Drunk is drunk.") == [("drunk", "Drunk")]
    assert linked("en", "The Drunk is drunk.") == [("drunk", "drunk")]


def test_what_a_word_is_not_hides_no_other_word() -> None:
    assert linked("en", "on either side an evil player") == [("evil", "evil")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tale", TALES)
def test_nearly_every_card_has_a_word_to_touch(lang: str, tale: str) -> None:
    found = glossary(lang, tale)
    cards = {role.id: words(lang).say(f"{tale}-{role.id}-ability") for role in TALES[tale].almanac}
    bare = [role for role, card in cards.items() if not found.links(card)]
    assert len(bare) <= len(cards) / 10, bare


def test_a_form_that_no_text_has_is_named() -> None:
    assert list(faults_of_forms(glossary("en", "onenight"), "en", ["In a tie the village wins"])) != []
    (fault,) = faults_of_forms(one_word("tie"), "en", ["nothing of it"])
    assert fault == "en: no text has the form tie of tie"
    assert list(faults_of_forms(one_word("tie"), "en", ["a tie"])) == []


def one_word(word: str) -> Glossary:
    """A glossary of One Night that holds a single word."""
    return Glossary(words("en"), "onenight", [word])


def test_a_form_of_two_words_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fabula.text.glossary.forms_of", lambda _say, _tale, _word: ("tie",))
    faults = faults_of_forms(Glossary(words("en"), "onenight", ["tie", "may"]), "en", ["A tie"])
    assert list(faults) == ["en: “tie” may be tie or may"]


def test_a_word_without_text_and_a_text_without_word_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = TALES["onenight"]
    said = source("en").replace("term-onenight-tie =", "term-onenight-knot =")
    assert list(faults_of_glossary(tale, words("en"), said)) == [
        "en: there is no text term-onenight-tie",
        "en: term-onenight-knot is no word of its tale",
    ]
    monkeypatch.setattr(type(tale), "glossary", {"hats": ("tie", "tie"), **tale.glossary})
    faults = list(faults_of_glossary(tale, words("en"), source("en")))
    assert faults == ["onenight: tie is twice a word", "en: there is no text glossary-hats"]


@pytest.mark.parametrize(("called", "word"), [
    ("приватно", "privately"), ("сценарий", "script"), ("генератор сценариев", "workshop"),
    ("информация для демона", "demon_info"), ("информация для приспешников", "minion_info"),
    ("листочек", "leaf"), ("помешанный", "madness"), ("считает себя", "thinks"),
])  # fmt: skip
def test_who_looks_for_a_word_as_the_russian_book_has_it_finds_it(called: str, word: str) -> None:
    ru = words("ru")
    both = f"{ru.say(f'term-clocktower-{word}')} {ru.say(f'term-clocktower-{word}.text')}"
    assert called in both.lower()
