"""The words of a table in the sentences that use them: as their declared forms have it, whatever the ending.

A form is one word or several. A part of it that ends in a star is a stem: it stands for itself with any of
the endings of its language, or none. A form after an exclamation mark is what the word is not: who sits on
either side is on no side by that. What begins with a small letter may have a capital where a sentence begins;
elsewhere a capital makes another word of it: a Drunk is not drunk. The page does the same in `glossary.js`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from fabula.text.words import UnknownText, Words

NOT = "!"  # before a form that is not the word
_INSIDE = r"-?[^\W_]"  # the word goes on
_START = r"(?<![^\W_])(?<!-)"  # where a word may begin
_HEAD = re.compile(r"(^|[.!?…:;\n])[\s«“„(]*$")


class Found(NamedTuple):
    """A word of the table in a sentence: which it is, if any, and from where to where it stands."""

    word: str
    start: int
    end: int


class Glossary:
    """The forms of a tale's words in one language."""

    def __init__(self, say: Words, tale: str, words: Iterable[str]) -> None:
        self.say = say
        self.forms = {word: forms_of(say, tale, word) for word in words}

    @cached_property
    def _each(self) -> list[tuple[str, str, re.Pattern[str]]]:
        endings = self.say.say("glossary-endings").split()
        return [
            (word, form, re.compile(pattern(form, endings), re.IGNORECASE))
            for word, forms in self.forms.items()
            for form in forms
        ]

    @cached_property
    def _any(self) -> re.Pattern[str]:
        longest = sorted(self._each, key=lambda one: (-one[1].count(" "), -len(one[1])))
        bodies = "|".join(one[2].pattern.removeprefix(_START) for one in longest) or "(?!)"
        return re.compile(f"{_START}(?:{bodies})", re.IGNORECASE)  # few places begin a word

    def claims(self, text: str) -> Iterator[tuple[Found, list[tuple[str, str]]]]:
        """Everything in a text that is a form of a word, with all words and forms that it may be."""
        at = 0
        while found := self._any.search(text, at):
            said = found[0]
            which = [(word, form) for word, form, fits in self._each if fits.fullmatch(said)]
            which = [one for one in which if _may_begin_so(said, one[1], text[: found.start()])]
            at = found.end() if which else found.start() + 1
            if which:
                longest = max(which, key=lambda one: len(one[1]))
                yield Found("" if longest[1].startswith(NOT) else longest[0], *found.span()), which

    def links(self, text: str) -> list[Found]:
        """The words of a text that can be touched: each where it stands first."""
        first: dict[str, Found] = {}
        for found, _ in self.claims(text):
            if found.word:
                first.setdefault(found.word, found)
        return list(first.values())


def forms_of(say: Words, tale: str, word: str) -> tuple[str, ...]:
    """How the texts say a word; nothing for one that is only looked up."""
    try:
        return tuple(form.strip() for form in say.say(f"term-{tale}-{word}.forms").split("|"))
    except UnknownText:
        return ()


def pattern(form: str, endings: Iterable[str]) -> str:
    """What fits a form: whole words, the last letters of a stem being any of the endings."""
    ending = f"(?:{'|'.join(map(re.escape, endings))})?"
    parts = (re.escape(part.rstrip("*")) + ending * part.endswith("*") for part in form.lstrip(NOT).split())
    return _START + r"\s".join(parts) + rf"(?!{_INSIDE})"


def _may_begin_so(said: str, form: str, before: str) -> bool:
    """Whether what is said begins as large as its form does, or stands at the head of a sentence."""
    first = form.lstrip(NOT)[0]
    return said[0] == first or (said[0].isupper() and first.islower() and bool(_HEAD.search(before)))
