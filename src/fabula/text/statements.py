"""Statements in words: the nested tuples of the Clocktower's small language as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fabula.text.words import Words

JOINING = ("and", "or")
OF_ALL = ("count", "living")
OWN_WORDS = "words"


def are_statements(answer: Any) -> bool:
    """Whether an answer is made of statements: of parts each of which begins with a word."""
    several = isinstance(answer, list | tuple) and bool(answer)
    return several and all(isinstance(one, list | tuple) and isinstance(one[0], str) for one in answer)


def sentence(words: Words, tale: str, name: Callable[[Any], str], statement: Sequence[Any]) -> str:
    """A statement as a sentence without its full stop; somebody's own words as they are."""
    if statement[0] == OWN_WORDS:
        return str(statement[1])
    said = _joined(words, tale, name, statement)
    return said[:1].upper() + said[1:]


def _joined(words: Words, tale: str, name: Callable[[Any], str], statement: Sequence[Any]) -> str:
    word, *rest = statement
    if word not in (*JOINING, "exactly"):
        return _part(words, tale, name, statement)
    parts = [one for one in rest if not isinstance(one, int)]
    told = [_part(words, tale, name, part) for part in parts]
    if word == "exactly":
        return words.say("says-exactly", n=rest[0], **dict(zip("abc", told, strict=True)))
    bracketed = [
        words.say("says-bracket", a=text) if _is_wrapped(words, part) else text
        for part, text in zip(parts, told, strict=True)
    ]
    many = "-three" if len(parts) > 2 else ""
    return words.say(f"says-{word}{many}", **dict(zip("abc", bracketed, strict=False)))


def _is_wrapped(words: Words, part: Sequence[Any]) -> bool:
    """Whether a part is a negation said around what it denies, as that word has no negative form."""
    return part[0] == "not" and not words.has(f"says-not-{part[1][0]}")


def _part(words: Words, tale: str, name: Callable[[Any], str], part: Sequence[Any]) -> str:
    word, *rest = part
    if _is_wrapped(words, part):
        return words.say("says-not", a=_part(words, tale, name, rest[0]))
    if word == "not":
        word, rest = f"not-{rest[0][0]}", rest[0][1:]
    what = next(one for one in rest if isinstance(one, str))
    is_role = not words.has(f"says-a-{what}")
    id = f"says-many-{what}.of" if word in OF_ALL else f"says-a-{what}"
    number = next((one for one in rest if not isinstance(one, str)), 0)
    told = words.role(tale, what) if is_role else words.say(id, n=number)
    id = f"says-{word}-role" if is_role and words.has(f"says-{word}-role") else f"says-{word}"
    return words.say(id, what=told, who=name(number), n=number)
