"""Words for ids: the files of a language, read once and filled with arguments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from fabula.text.brought import FOLDER, INTERFACE, TALE, Shelf, entries, place_of

LANGUAGES = ("en", "ru", "fr")
ON_EVERY_PAGE = ("page", "refused", "tales")
WITH_ANY_TALE = (
    "at-table", "floor", "glossary", "refused-at-table", "scenes", "settings", "story", "table",
)  # fmt: skip
LOBBY = "lobby"  # the part of a tale's texts so named: what is said before a game begins
IN_A_LOBBY = (
    *(f"{INTERFACE}/{name}" for name in ("at-table", "floor", "refused-at-table", "settings", "table")),
    *("advice", "company", "dusk", "scripts", "square", TALE),
    *("criminals", "hunters", "roles", "town", "vampires"),  # the cards of short games
)
OWN = "own_"  # before the id of a role that is no book's, whose name the telling itself says
WAYS = "ways"  # the part of a tale's texts so named: what else one may try with its roles, on their pages
CALLS = "calls"  # what whoever leads does at each line, where a script is made or printed
# What stands with a role's card and is read only where it is asked for: the id of a message says so.
_OF_WAYS = re.compile(r"[a-z\d]+-\w+-(?:play|bluff)-\d+")
_OF_CALLS = re.compile(r"call-\w+")
# what few ever need, by the name it is asked for: files of their own
ON_DEMAND = {
    **{name: f"{INTERFACE}/{name}" for name in (
        "aside", "ask", "bots", "brief", "door", "evenings", "faces", "finale", "leading", "leads",
        "learning", "lesson", "path", "pocketbook", "puzzles", "reasons", "sets", "sound", "watching",
    )},
    "jinxes": "clocktower/jinxes",
    "scripts": "clocktower/script-problems", "workshop": "clocktower/workshop",
    "vendetta-tales": "vendetta/tales",
    **{f"{tale}-wordings": f"{tale}/wordings" for tale in ("onenight", "mafia32", "vendetta")},
}  # fmt: skip
# Only before a capital: what begins otherwise stands in the file, where it is written as it is said.
_BEFORE_A_NAME = re.compile(r"\b([Dd]|(?:[Ll]ors|[Pp]uis)?[Qq]u)e (?=[AÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜÆŒ])")
_VARIANT = re.compile(r"\$(variant_\w+)")
_REFERS = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)")  # to another text; a word of a sentence may look like it
OPEN = "Unknown external"  # so Fluent says that a gap has nothing to fill it
_PARSER = FluentParser(with_spans=False)
BROUGHT = Shelf(*LANGUAGES)  # what almanacs besides ours say


def bring(folder: Path) -> None:
    """Let texts be said too: in this folder each language has its own, with files named as ours."""
    BROUGHT.folders.append(folder)
    for known in (
        source, source_for_pages, source_of_tale, source_of_lobby, source_beyond_lobby, source_of_ways,
        source_of_calls, source_on_demand, said_in_lobby, words, _own,
    ):  # fmt: skip
        known.cache_clear()


def is_own(id: str) -> bool:
    """Whether an id is one of those of somebody's own roles, which are written on blank cards."""
    return id.startswith(OWN)


class UnknownText(KeyError):
    """Raised for an id that has no text."""


class Unfilled(UnknownText):
    """A text has a gap that nothing fills."""


def all_texts(lang: str) -> str:
    """All texts of a language as one Fluent source, read anew each time it is asked for."""
    return _texts(lang, lambda _: True)


@cache
def source(lang: str) -> str:
    """All texts of a language, kept for who looks through them again and again."""
    return all_texts(lang)


@cache
def source_for_pages(lang: str) -> str:
    """What every page of the client may say."""
    return _those(_texts(lang, _of_the_interface(ON_EVERY_PAGE)))


@cache
def source_of_tale(lang: str, tale: str) -> str:
    """What is said where a tale is played: of all tales alike, and what its own folder has; no rare kind."""
    of_all = _texts(lang, _of_the_interface(WITH_ANY_TALE), is_brought=False)
    own = _own(lang, tale).items()
    at_once = (text for id, text in own if not (_OF_WAYS.fullmatch(id) or _OF_CALLS.fullmatch(id)))
    return _those(of_all) + "".join(at_once)


@cache
def source_of_lobby(lang: str, tale: str) -> str:
    """What is said before a game of a tale begins: its settings, and what its roles are called."""
    return "".join(said_in_lobby(lang, tale).values())


@cache
def source_beyond_lobby(lang: str, tale: str) -> str:
    """All that is said where a tale is played but what its lobby says."""
    in_lobby = said_in_lobby(lang, tale)
    said = entries(source_of_tale(lang, tale)).items()
    return "".join(text for id, text in said if id not in in_lobby)


@cache
def said_in_lobby(lang: str, tale: str) -> dict[str, str]:
    """The texts of a lobby by their ids."""
    places = {place if "/" in place else f"{tale}/{place}" for place in IN_A_LOBBY}
    at_once = entries(_texts(lang, places.__contains__))
    # names, settings, and whether there are rules to be read
    by_id = re.compile(rf"{tale}-\w+|setting-.+|rules-{tale}-1")
    said = entries(source_of_tale(lang, tale)).items()
    first = {id: text for id, text in said if id in at_once or by_id.fullmatch(id)}
    later = {id for id, _ in said if id not in first}
    return {id: text for id, text in first.items() if later.isdisjoint(_REFERS.findall(text))}


def is_of_tale(tale: str, place: str) -> bool:
    """Whether a file is one of a tale, and not one that is asked for by its own name."""
    return place.startswith(f"{tale}/") and place not in ON_DEMAND.values()


@cache
def _own(lang: str, tale: str) -> Mapping[str, str]:
    """The messages that a tale's folder has, by their ids."""
    return entries(_texts(lang, lambda place: is_of_tale(tale, place)))


@cache
def source_of_ways(lang: str, tale: str) -> str:
    """What else one may try with a tale's roles, besides the first way, which is always there."""
    return "".join(text for id, text in _own(lang, tale).items() if _OF_WAYS.fullmatch(id))


@cache
def source_of_calls(lang: str) -> str:
    """What whoever leads does at each line of a night."""
    return _those(_texts(lang, lambda place: not place.startswith(INTERFACE)), _OF_CALLS.fullmatch)


@cache
def source_on_demand(lang: str, name: str) -> str:
    """What is said where something rare is done."""
    return _those(_texts(lang, ON_DEMAND[name].__eq__))


def _those(told: str, is_wanted: Callable[[str], object] = lambda _: True) -> str:
    """The messages of a source with a wanted id, without what stands about them and between them."""
    return "".join(text for id, text in entries(told).items() if is_wanted(id))


def _of_the_interface(names: Iterable[str]) -> Callable[[str], bool]:
    return frozenset(f"{INTERFACE}/{name}" for name in names).__contains__


def _texts(lang: str, is_wanted: Callable[[str], bool], *, is_brought: bool = True) -> str:
    """The wanted files of ours, and of the almanacs besides."""
    folder = FOLDER / lang
    ours = [file for file in sorted(folder.rglob("*.ftl")) if is_wanted(place_of(file, folder))]
    told = "\n\n".join(file.read_text(encoding="utf-8") for file in ours)
    return told + BROUGHT.texts(lang, is_wanted) if is_brought else f"{told}\n\n"


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


@cache  # what one language says in two ways, and what a linter reads again, is read once
def read(entry: str) -> ast.Resource:
    """One text of a Fluent source, read."""
    return _PARSER.parse(entry)


class Words:
    """One language: `say` gives the text of an id with its gaps filled.

    A text is read when it is first asked for, with those it refers to: most processes say few of them, and
    to read all takes longer than what many of them are for. Until then it lies there as in its file, in
    bytes, which take half the room.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        told = all_texts(lang)
        self._by_the_book = dict.fromkeys(_VARIANT.findall(told), "")
        self._unread = {id: entry.encode() for id, entry in entries(told).items()}

    def _read(self, id: str) -> None:
        unread = self._unread.pop(id, None)
        if unread is not None:
            entry = unread.decode()
            self._bundle.add_resource(read(entry))
            for other in _REFERS.findall(entry):
                self._read(other)

    def has(self, id: str) -> bool:
        """Whether there is a text of this id."""
        self._read(id)
        return self._bundle.has_message(id)

    def say(self, id: str, **args: object) -> str:
        """The text of an id, or of its attribute (`seer.genitive`); UnknownText if there is none."""
        name, _, attribute = id.partition(".")
        if not self.has(name):
            raise UnknownText(id)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownText(id)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:  # a text that is another at other tables, told of none
            text, errors = self._bundle.format_pattern(pattern, {**self._by_the_book, **args})
        if errors:
            known = all(str(error).startswith(OPEN) for error in errors)
            raise (Unfilled if known else UnknownText)(f"{id}: {errors[0]}")
        return elided(str(text)) if self.lang == "fr" else str(text)

    def say_or_id(self, id: str) -> str:
        """The text of an id; the id itself where an almanac has brought no words for it."""
        return self.say(id) if self.has(id) else id

    def role(self, tale: str, role: str, case: str = "") -> str:
        """A role's name, in a grammatical case if one is named; its id where it was brought without one."""
        id = f"{tale}-{role}"
        if self.has(id):
            return self.say(f"{id}.{case}" if case else id)
        if role.startswith(OWN):
            return self.say("led-own")
        return self.say(f"roll-{role}") if self.has(f"roll-{role}") else role

    def names(self, tale: str, role: str) -> bool:
        """Whether there is a name for a role, be it one that has no rules here."""
        return self.has(f"{tale}-{role}") or self.has(f"roll-{role}") or role.startswith(OWN)

    def several(self, things: Iterable[str]) -> str:
        """Several things in a row: `Anna, Boris and Vera`."""
        named = list(things)
        if len(named) < 2:
            return "".join(named)
        return self.say("ui-several", first=", ".join(named[:-1]), last=named[-1])
