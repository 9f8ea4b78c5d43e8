"""Words for ids: the files of a language, read once and filled with arguments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from fabula.text.brought import Shelf

LANGUAGES = ("en", "ru", "fr")
ON_EVERY_PAGE = ("interface", "refused", "tales")
WITH_ANY_TALE = ("floor", "glossary", "scenes", "settings", "story", "table")
OWN = "own_"  # before the id of a role that is no book's, whose name the telling itself says
WAYS = "-ways"  # after a tale's id: what else one may try with its roles, read where a role's page is open
ALSO = {"clocktower": ("roll",)}  # what a tale needs besides the files named after it
# what few ever need, by the name it is asked for
ON_DEMAND = {
    "scripts": ("scripts",), "workshop": ("workshop",), "door": ("door",), "leading": ("leading",),
    "jinxes": ("clocktower-jinxes",), "calls": ("clocktower-calls",), "brief": ("brief",),
    "leads": ("leads",), "ask": ("ask",), "watching": ("watching",),
    "vendetta-tales": ("vendetta-tales",), "sets": ("sets",),
    **{file: (file,) for file in ("onenight-wordings", "mafia32-wordings", "vendetta-wordings")},
    "path": ("path",), "lesson": ("lesson",),
}  # fmt: skip
# Only before a capital: what begins otherwise stands in the file, where it is written as it is said.
_BEFORE_A_NAME = re.compile(r"\b([Dd]|(?:[Ll]ors|[Pp]uis)?[Qq]u)e (?=[AÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜÆŒ])")
_VARIANT = re.compile(r"\$(variant_\w+)")
FOLDER = Path(__file__).parent
BROUGHT = Shelf(*LANGUAGES)  # what almanacs besides ours say


def bring(folder: Path) -> None:
    """Let texts be said too: in this folder each language has its own, with files named as ours."""
    BROUGHT.folders.append(folder)
    for known in (source, source_for_pages, source_of_tale, source_of_ways, source_on_demand, words):
        known.cache_clear()


def is_own(id: str) -> bool:
    """Whether an id is one of those of somebody's own roles, which are written on blank cards."""
    return id.startswith(OWN)


class UnknownText(KeyError):
    """There is no text of this id."""


@cache
def source(lang: str) -> str:
    """All texts of a language as one Fluent source."""
    files = sorted((FOLDER / lang).glob("*.ftl"))
    return "\n\n".join(map(_read, files)) + BROUGHT.texts(lang, lambda _: True)


@cache
def source_for_pages(lang: str) -> str:
    """What every page of the client may say."""
    ours = "\n\n".join(_read(FOLDER / lang / f"{name}.ftl") for name in ON_EVERY_PAGE)
    return ours + BROUGHT.texts(lang, ON_EVERY_PAGE.__contains__)


@cache
def source_of_tale(lang: str, tale: str) -> str:
    """What is said where a tale is played: of all tales alike, its own file, and those named after it."""
    shared = [FOLDER / lang / f"{name}.ftl" for name in (*WITH_ANY_TALE, *ALSO.get(tale, ()))]
    ours = [file for file in sorted((FOLDER / lang).glob("*.ftl")) if is_of_tale(tale, file.stem)]
    brought = BROUGHT.texts(lang, lambda file: is_of_tale(tale, file))
    return "\n\n".join(map(_read, [*shared, *ours])) + brought


def is_of_tale(tale: str, file: str) -> bool:
    """Whether a file of this name is read wherever a tale is played: neither rare nor about ways to play."""
    is_named = file == tale or file.startswith(f"{tale}-")
    return is_named and not file.startswith(f"{tale}{WAYS}") and file not in sum(ON_DEMAND.values(), ())


@cache
def source_of_ways(lang: str, tale: str) -> str:
    """What else one may try with a tale's roles, besides what stands with their cards."""
    ours = "\n\n".join(map(_read, sorted((FOLDER / lang).glob(f"{tale}{WAYS}*.ftl"))))
    return ours + BROUGHT.texts(lang, lambda file: file.startswith(f"{tale}{WAYS}"))


@cache
def source_on_demand(lang: str, name: str) -> str:
    """What is said where something rare is done."""
    ours = "\n\n".join(_read(FOLDER / lang / f"{one}.ftl") for one in ON_DEMAND[name])
    return ours + BROUGHT.texts(lang, ON_DEMAND[name].__contains__)


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def words(lang: str) -> Words:
    """The words of a language; English for one that is not there."""
    return Words(lang if lang in LANGUAGES else "en")


def variants(settings: Mapping[str, object]) -> dict[str, str]:
    """What a table's settings are to its texts: `{ $variant_undine -> ... }`; a flag is on or off."""
    words_of_flags = {True: "on", False: "off"}
    return {
        f"variant_{key}": words_of_flags[value] if isinstance(value, bool) else str(value)
        for key, value in settings.items()
    }


def elided(text: str) -> str:
    """French once its gaps are filled: d'Ada, qu'Ada."""
    return _BEFORE_A_NAME.sub("\\1’", text)


class Words:
    """One language: `say` gives the text of an id with its gaps filled."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._by_the_book = dict.fromkeys(_VARIANT.findall(source(lang)), "")
        self._bundle.add_resource(FluentResource(source(lang)))

    def has(self, id: str) -> bool:
        """Whether there is a text of this id."""
        return self._bundle.has_message(id)

    def say(self, id: str, **args: object) -> str:
        """The text of an id, or of its attribute (`seer.genitive`); UnknownText if there is none."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            raise UnknownText(id)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownText(id)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:  # a text that is another at other tables, told of none
            text, errors = self._bundle.format_pattern(pattern, {**self._by_the_book, **args})
        if errors:
            raise UnknownText(f"{id}: {errors[0]}")
        return elided(str(text)) if self.lang == "fr" else str(text)

    def role(self, tale: str, role: str, case: str = "") -> str:
        """A role's name, in a grammatical case if one is named."""
        id = f"{tale}-{role}"
        if self.has(id):
            return self.say(f"{id}.{case}" if case else id)
        return self.say("led-own" if role.startswith(OWN) else f"roll-{role}")

    def names(self, tale: str, role: str) -> bool:
        """Whether there is a name for a role, be it one that has no rules here."""
        return self.has(f"{tale}-{role}") or self.has(f"roll-{role}") or role.startswith(OWN)

    def several(self, things: Iterable[str]) -> str:
        """Several things in a row: `Anna, Boris and Vera`."""
        named = list(things)
        if len(named) < 2:
            return "".join(named)
        return self.say("ui-several", first=", ".join(named[:-1]), last=named[-1])
