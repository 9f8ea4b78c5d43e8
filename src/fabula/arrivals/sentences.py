"""The linter of texts that were brought: each file can be read, and says only what can be filled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fluent.syntax import FluentParser, ast

from fabula.almanacs import Brought
from fabula.check import differing_gaps, faults_of_strangers, has, missing, too_long
from fabula.core.cards import Role
from fabula.core.spelling import meant_by
from fabula.core.tale import Tale
from fabula.games import TALES
from fabula.gaps import misfilled, unfilled
from fabula.omissions import LACKS
from fabula.text import FOLDER, LANGUAGES, words
from fabula.text.brought import INTERFACE, messages, place_of
from fabula.text.terms import misnamed

NOTES = ("note", "text")  # what a page may say besides of something that has a name


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
            text = file.read_text("utf-8")
            yield from (f"{almanac.name}: {name} {fault}" for fault in (*unreadable(text), *said_again(text)))


def unreadable(text: str) -> Iterator[str]:
    """Where a text is no Fluent, by its line."""
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            for note in entry.annotations:
                at = note.span.start if note.span is not None else 0
                yield f"line {text.count(chr(10), 0, at) + 1}: {note.message}"


def said_again(text: str) -> Iterator[str]:
    """What a file says twice: the first time counts."""
    lines = dict[str, int]()
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.span is not None:
            line = text.count("\n", 0, entry.id.span.start) + 1
            if lines.setdefault(entry.id.name, line) != line:
                yield f"line {line}: {entry.id.name} is said in line {lines[entry.id.name]} already"


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
        notes = (f".{part}" for part in NOTES)
        yield from (
            f"{lang}{LACKS}{id}{note}"
            for note in notes
            for id, text in texts.items()
            if f"    {note} =" not in text
            and any(f"    {note} =" in one.get(id, "") for one in said.values())
        )
        ours = messages(FOLDER / lang)
        for id in texts:
            if id in ours:
                instead = "use it as it is, or call yours otherwise"
                yield f"{almanac.name}: text/{lang} says {id}, which is ours: {instead}"
        yield from misnamed(lang, "\n".join(texts.values()))
        yield from too_long(words(lang), texts)
        gaps = (fault for id, text in texts.items() for fault in unfilled(id, text, TALES))
        yield from (f"{almanac.name}: text/{lang}: {fault}" for fault in gaps)
    yield from (f"{almanac.name}: text/{fault}" for fault in differing_gaps(said))
    for tale in dict.fromkeys(tale for tale, _ in almanac.roles):
        yield from faults_of_strangers(TALES[tale], [id for texts in said.values() for id in texts])


def of_one_language(said: Mapping[str, Mapping[str, str]], lang: str) -> Iterator[tuple[str, str]]:
    """The texts that one language alone says, where it lacks one like it: what each may be meant for."""
    others = [texts for other, texts in said.items() if other != lang]
    lacking = [id for texts in others for id in texts if id not in said[lang]]
    for id in said[lang]:
        if (meant := meant_by(id, lacking)) and not any(id in texts for texts in others):
            yield id, meant


def faults_of_parts(almanac: Brought, parts: Mapping[str, Mapping[str, None]]) -> Iterator[str]:
    """What is said of something learned names those parts that it has."""
    for lang in LANGUAGES:
        for fault in misfilled(messages(almanac.folder / "text" / lang), parts):
            yield f"{almanac.name}: text/{lang}: {fault}"


def faults_of_spoken(tale: Tale, role: Role) -> Iterator[str]:
    """The word by which a role is used before all has words, and so have those of what its player claims."""
    others = [tale.almanac[id] for id in tale.almanac.printed if id in tale.almanac and id != role.id]
    usual = dict.fromkeys(word for other in others for word in other.claims)
    for word in role.claims:
        said = [lang for lang in LANGUAGES if any(has(words(lang), id) for id in of_a_claim(tale, word))]
        if not said and (meant := meant_by(word, usual)):
            yield f"{tale.id}: {role.id} says claims={word!r}, which has no words{meant}: {role.header}"
            continue
        for lang in LANGUAGES:
            yield from () if lang in said else (f"{lang}{LACKS}{of_a_claim(tale, word)[0]}",)
            yield from missing(words(lang), [f"ui-claim-{word}"])
    power = f"square-power-{role.speaks}"
    for lang in LANGUAGES if role.speaks else ():
        yield from missing(words(lang), [power, f"{power}.note"])


def of_a_claim(tale: Tale, word: str) -> tuple[str, str]:
    """The texts of which one tells a claim."""
    return f"story-{tale.id}-claim-{word}", f"story-claim-{word}"
