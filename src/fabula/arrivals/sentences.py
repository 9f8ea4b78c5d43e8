"""The linter of texts that were brought: each file can be read, and says only what can be filled."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

from fabula.almanacs import Brought
from fabula.check import faults_of_strangers, too_long
from fabula.core.spelling import meant_by
from fabula.games import TALES
from fabula.omissions import LACKS
from fabula.text import FOLDER, LANGUAGES, words
from fabula.text.brought import INTERFACE, messages, place_of
from fabula.text.terms import misnamed

_GAP = re.compile(r"\$(\w+)")
FILLED = ("story", "scene")  # texts whose gaps are filled from what has happened
PARTS = ("a", "b", "place", "shown", "n", "seats")  # of an answer, each where it has one
VARIANT = "variant_"  # before a gap that says how a table plays


def faults_of_files(almanac: Brought) -> Iterator[str]:
    """A file of texts is read where its tale is played, in a language of ours, and is Fluent."""
    folders = sorted(one for one in (almanac.folder / "text").glob("*") if one.is_dir())
    for folder in folders:
        if folder.name not in LANGUAGES:
            yield f"{almanac.name}: text/{folder.name} is no language of ours: {', '.join(LANGUAGES)}"
            continue
        for file in sorted(folder.rglob("*.ftl")):
            tale = place_of(file, folder).partition("/")[0]
            name = file.relative_to(almanac.folder).as_posix()
            if tale not in TALES and tale != INTERFACE:
                yield f"{almanac.name}: {name} is read in no tale: call it TALE-{file.name}"
            yield from (f"{almanac.name}: {name} {fault}" for fault in unreadable(file.read_text("utf-8")))


def unreadable(text: str) -> Iterator[str]:
    """Where a text is no Fluent, by its line."""
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            for note in entry.annotations:
                at = note.span.start if note.span is not None else 0
                yield f"line {text.count(chr(10), 0, at) + 1}: {note.message}"


def faults_of_messages(almanac: Brought) -> Iterator[str]:
    """What one language says all do, in its own words and in the words of the game, and nothing twice."""
    said = {lang: messages(almanac.folder / "text" / lang) for lang in LANGUAGES}
    every = dict.fromkeys(id for texts in said.values() for id in texts)
    misspelt = {id: meant for lang in said for id, meant in of_one_language(said, lang)}
    yield from (
        f"{almanac.name}: {id} is said in one language alone{meant}" for id, meant in misspelt.items()
    )
    for lang, texts in said.items():
        yield from (f"{lang}{LACKS}{id}" for id in every if id not in texts and id not in misspelt)
        ours = messages(FOLDER / lang)
        for id in texts:
            if id in ours:
                instead = "use it as it is, or call yours otherwise"
                yield f"{almanac.name}: text/{lang} says {id}, which is ours: {instead}"
        yield from misnamed(lang, "\n".join(texts.values()))
        yield from too_long(words(lang), texts)
        yield from (f"{almanac.name}: text/{lang}: {fault}" for fault in unfilled(texts, gaps_of_ours(lang)))
    for tale in dict.fromkeys(tale for tale, _ in almanac.roles):
        yield from faults_of_strangers(TALES[tale], [id for texts in said.values() for id in texts])


def of_one_language(said: Mapping[str, Mapping[str, str]], lang: str) -> Iterator[tuple[str, str]]:
    """The texts that one language alone says, where it lacks one like it: what each may be meant for."""
    others = [texts for other, texts in said.items() if other != lang]
    lacking = [id for texts in others for id in texts if id not in said[lang]]
    for id in said[lang]:
        if (meant := meant_by(id, lacking)) and not any(id in texts for texts in others):
            yield id, meant


def unfilled(texts: Mapping[str, str], filled: Mapping[str, frozenset[str]]) -> Iterator[str]:
    """The gaps of the story and of scenes that nothing fills: none of ours has them."""
    for id, text in texts.items():
        known = filled.get(id.partition("-")[0])
        for gap in dict.fromkeys(_GAP.findall(text) if known is not None else ()):
            if known is not None and gap not in known and not gap.startswith(VARIANT):
                yield f"{id} has a gap {{ ${gap} }} that nothing fills"


def misfilled(almanac: Brought, parts: Mapping[str, Mapping[str, None]]) -> Iterator[str]:
    """The gaps in what is said of something learned that stand for a part which it never has."""
    for lang in LANGUAGES:
        for id, text in messages(almanac.folder / "text" / lang).items():
            has = [one for one in PARTS if one in parts.get(id, ())]
            for gap in dict.fromkeys(_GAP.findall(text) if id in parts else ()):
                if gap in PARTS and gap not in has:
                    what = " and ".join(f"{{ ${one} }}" for one in has or ["answer"])
                    said = f"text/{lang}: {id} says {{ ${gap} }}"
                    yield f"{almanac.name}: {said}, and what is told is in {what}"


@cache
def gaps_of_ours(lang: str) -> Mapping[str, frozenset[str]]:
    """The gaps that our own texts have, by the first word of their ids."""
    found: dict[str, frozenset[str]] = dict.fromkeys(FILLED, frozenset())
    for id, text in messages(FOLDER / lang).items():
        first = id.partition("-")[0]
        if first in found:
            found[first] |= frozenset(_GAP.findall(text))
    return found
