"""The three languages say the same things, each by its own habits."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from fabula.games import TALES
from fabula.games.clocktower.almanac.cards import KINDS, TRAVELLER
from fabula.games.clocktower.almanac.published import ROLL
from fabula.text import LANGUAGES, source, words
from fabula.text.brought import entries

ROOT = Path(__file__).parents[2]
PARTS = ("short", "ability", "when", "example", "play", "bluff")
NAMED_IN_FRENCH = {  # besides roles and their kinds, in the sentences of the Clocktower
    "Anna", "Boris", "Dasha", "Gleb", "Vera", "Conteur", "Conteurs", "Fabula", "Grimoire", "Lorics",
    "Village", "Trouble", "Brewing", "Moon", "Rising", "Sects", "Légendaire", "Horloge",
}  # fmt: skip
NAMES_IN_LATIN = re.compile(
    r"Fabula|One Night|Lorc|Delapouite|game-icons\.net|CC BY|Prata|Alegreya Sans|Playfair Display|SIL OFL"
    r"|QR|Ctrl-C|--port|fabula serve"
)


@cache
def body(lang: str) -> tuple[ast.SyntaxNode, ...]:
    """Every entry of a language, in order."""
    return tuple(FluentParser(with_spans=False).parse(source(lang)).body)


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """All messages of a language by id."""
    return {entry.id.name: entry for entry in body(lang) if isinstance(entry, ast.Message)}


def gaps(node: ast.SyntaxNode) -> set[str]:
    """The arguments a message takes."""
    found: set[str] = set()

    def walk(part: object) -> None:
        if isinstance(part, ast.VariableReference):
            found.add(part.id.name)
        elif isinstance(part, ast.SyntaxNode):
            for value in vars(part).values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(node)
    return found


def test_every_line_can_be_read() -> None:
    for lang in LANGUAGES:
        junk = [entry.content for entry in body(lang) if isinstance(entry, ast.Junk)]
        assert junk == []


def test_no_id_is_given_twice() -> None:
    for lang in LANGUAGES:
        names = [entry.id.name for entry in body(lang) if isinstance(entry, ast.Message)]
        assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_text_is_found_alone_as_among_all_others(lang: str) -> None:
    assert list(entries(source(lang))) == list(messages(lang))


def test_of_two_texts_with_one_id_the_first_is_said_and_what_stands_below_it_is_its_own() -> None:
    told = "# a note\na = 1\n    .b = 2\n\n# another\nc = { a }\na = 3\n"
    assert entries(told) == {"a": "a = 1\n    .b = 2\n", "c": "c = { a }\n"}
    assert entries("# nothing is said here\n") == {}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_languages_have_the_same_texts(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert set(english) == set(other)
    for id, message in english.items():
        assert {a.id.name for a in message.attributes} == {a.id.name for a in other[id].attributes}, id
        assert gaps(message) == gaps(other[id]), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_role_has_all_its_texts(lang: str) -> None:
    said = words(lang)
    for tale in TALES.values():
        for role in tale.almanac:
            id = f"{tale.id}-{role.id}"
            assert said.say(f"{id}.gender") in ("masculine", "feminine", "neuter")
            assert said.say(f"{id}.accusative")
            assert said.say(f"{id}.genitive")
            for part in PARTS:
                assert said.say(f"{id}-{part}")
            assert len(said.say(f"{id}-short")) <= 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_call_is_spoken(lang: str) -> None:
    said = words(lang)
    for tale in TALES.values():
        for step in tale.sheet if tale.nights.aloud else ():
            assert said.say(f"voice-{tale.id}-{step}-wake")
            assert said.say(f"voice-{tale.id}-{step}-sleep")
        for key in [setting.key for setting in tale.settings if setting.is_offered] + [
            timer.key for timer in tale.timers
        ]:
            assert said.say(f"setting-{key}")
            assert said.say(f"setting-{key}.note")


def test_no_latin_letter_slips_into_russian() -> None:
    for line in source("ru").splitlines():
        text = NAMES_IN_LATIN.sub("", line.partition("=")[2])
        text = re.sub(r"\{.*?\}", "", text)
        assert not re.search(r"[A-Za-z]*[A-Za-z][а-яё]|[а-яё][A-Za-z]", text), line


def test_roles_are_called_in_french_sentences_as_on_their_cards() -> None:
    french = ROOT / "src" / "fabula" / "text" / "fr"
    named = {
        name for role in ROLL for name in re.findall(r"[A-ZÉ][\w-]+", words("fr").role("clocktower", role))
    }
    named |= {words("fr").say(f"clocktower-{kind}") for kind in (*KINDS, TRAVELLER)} | NAMED_IN_FRENCH
    told = [path.read_text(encoding="utf-8") for path in french.glob("clocktower/*.ftl")]
    for line in "\n".join(told).splitlines():
        for name in re.findall(r"[a-zà-ÿœ,][ ’]([A-ZÉ][a-zà-ÿ][\w-]*)", line.partition("=")[2]):
            assert {name, name.rstrip("s")} & named, line


def test_errors_do_not_shout() -> None:
    for lang in LANGUAGES:
        said = messages(lang)
        for id in said:
            if id.startswith(("refused-", "advice-")):
                line = next(line for line in source(lang).splitlines() if line.startswith(f"{id} ="))
                assert "!" not in line


def test_every_refusal_of_the_sources_has_its_words() -> None:
    known = messages("en")
    for path in (ROOT / "src" / "fabula").rglob("*.py"):
        for why in re.findall(r'Refusal\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")):
            assert f"refused-{why}" in known, f"{path.name}: {why}"


def test_every_text_the_client_names_is_there() -> None:
    known = messages("en")
    static = ROOT / "src" / "fabula" / "web" / "static"
    asked: set[str] = set()
    for path in static.rglob("*.js"):
        if "vendor" not in path.parts:
            asked |= set(re.findall(r'\bt\(\s*"([a-z][a-z0-9_-]+)"', path.read_text(encoding="utf-8")))
    assert len(asked) > 100
    assert asked - set(known) == set()


def test_words_fall_back_to_english_and_name_what_is_missing() -> None:
    assert words("xx").lang == "en"
    assert words("ru").role("onenight", "drunk", "accusative") == "Пьяницу"
    assert words("fr").several(["Anna", "Boris", "Véra"]) == "Anna, Boris et Véra"
    with pytest.raises(KeyError, match="no-such-text"):
        words("en").say("no-such-text")


@pytest.mark.parametrize(
    ("name", "told"),
    [("Ada", "Nomination d’Ada"), ("Émile", "Nomination d’Émile"), ("Bob", "Nomination de Bob")],
)
def test_french_is_elided_before_a_name(name: str, told: str) -> None:
    assert words("fr").say("square-nominated-by", name=name) == told


def test_french_is_elided_before_a_name_after_que_and_not_before_a_number() -> None:
    told = {"who": "Bob", "place": "Ada"}
    assert "qu’Ada est" in words("fr").say("story-clocktower-informed-harpy", **told)
    assert "plus de 5 " in words("fr").say("refused-too-many-travellers", most=5)
