"""A number that ends what is said stays on the line of the word before it, and begins none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from fabula.text import LANGUAGES

NUMBERS = "n|needed|value|votes|count|left|most|least|number|got|of|low|high|box"
# A word, a space at which a line may end, a number, and then no word of which it is the number.
BROKEN = re.compile(rf"(?<=[^\W\d_]) (?={{ \$(?:{NUMBERS}) }}½?(?:[.,;:!?)]|\u00a0[:;?!]|$))", re.MULTILINE)


def sources(lang: str) -> Iterator[Path]:
    """The files of a language."""
    yield from sorted(Path(str(files("fabula.text") / lang)).rglob("*.ftl"))


def found(text: str) -> list[str]:
    """The lines of a source in which a number may begin a line."""
    return [line for line in text.splitlines() if not line.startswith("#") and BROKEN.search(line)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_that_ends_what_is_said_may_begin_a_line(lang: str) -> None:
    broken = {path.name: lines for path in sources(lang) if (lines := found(path.read_text("utf-8")))}
    assert broken == {}


@pytest.mark.parametrize(
    ("line", "is_broken"),
    [
        ("ui-a = голосов: { $votes }, нужно { $needed }", True),
        ("ui-a = голосов: { $votes }, нужно\u00a0{ $needed }", False),
        ("ui-a = Нужно { $needed } голоса.", False),  # the number has its own word
        ("ui-a = Étape { $n } sur { $of }", True),
        ("# нужно { $needed }", False),
    ],
)
def test_it_is_found_and_nothing_else_is(line: str, is_broken: bool) -> None:
    assert bool(found(line)) is is_broken
