"""Words for ids: the files of a language, read once and filled with arguments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "fr")
ON_EVERY_PAGE = ("interface", "refused", "tales")
WITH_ANY_TALE = ("floor", "glossary", "settings", "story", "table")
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
_FOLDER = Path(__file__).parent


class UnknownText(KeyError):
    """There is no text of this id."""


@cache
def source(lang: str) -> str:
    """All texts of a language as one Fluent source."""
    files = sorted((_FOLDER / lang).glob("*.ftl"))
    return "\n\n".join(map(_read, files))


@cache
def source_for_pages(lang: str) -> str:
    """What every page of the client may say."""
    return "\n\n".join(_read(_FOLDER / lang / f"{name}.ftl") for name in ON_EVERY_PAGE)


@cache
def source_of_tale(lang: str, tale: str) -> str:
    """What is said where a tale is played: of all tales alike, its own file, and those named after it."""
    shared = [_FOLDER / lang / f"{name}.ftl" for name in (*WITH_ANY_TALE, *ALSO.get(tale, ()))]
    rare = sum(ON_DEMAND.values(), ())
    ways = _files_of_ways(lang, tale)
    named = (f for f in (_FOLDER / lang).glob(f"{tale}-*.ftl") if f not in ways and f.stem not in rare)
    files = sorted([_FOLDER / lang / f"{tale}.ftl", *named])
    return "\n\n".join(map(_read, [*shared, *files]))


@cache
def source_of_ways(lang: str, tale: str) -> str:
    """What else one may try with a tale's roles, besides what stands with their cards."""
    return "\n\n".join(map(_read, _files_of_ways(lang, tale)))


def _files_of_ways(lang: str, tale: str) -> list[Path]:
    return sorted((_FOLDER / lang).glob(f"{tale}{WAYS}*.ftl"))


@cache
def source_on_demand(lang: str, name: str) -> str:
    """What is said where something rare is done."""
    return "\n\n".join(_read(_FOLDER / lang / f"{one}.ftl") for one in ON_DEMAND[name])


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
