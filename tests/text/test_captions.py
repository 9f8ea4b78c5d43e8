"""What is said aloud stands on a big screen sentence by sentence, each in two lines."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from tests.text.test_languages import messages

from fabula.text import LANGUAGES

TWO_LINES = 110  # letters, as screens/bigscreen.js counts them, which browser/show/test_wall.py looks at
A_NAME = "Максимилиан"
SPOKEN = re.compile(r"^(voice|scene|first)-")


def longest(pattern: ast.Pattern | None) -> str:
    """A text as long as it may be: each of its choices made for the longest."""
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else max((longest(one.value) for one in element.expression.variants), key=len)
        if isinstance(element.expression, ast.SelectExpression)
        else A_NAME
        for element in (pattern.elements if pattern else ())
    )


def too_long(text: str) -> list[str]:
    """The sentences of a text that two lines do not hold."""
    return [one for one in re.split(r"(?<=[.!?…])\s+", " ".join(text.split())) if len(one) > TWO_LINES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_that_is_said_is_longer_than_two_lines(lang: str) -> None:
    found = {}
    for id, message in messages(lang).items():
        if SPOKEN.match(id):
            patterns = (message.value, *(one.value for one in message.attributes if one.id.name == "text"))
            found[id] = [sentence for pattern in patterns for sentence in too_long(longest(pattern))]
    assert len(found) > 200
    assert {id: sentences for id, sentences in found.items() if sentences} == {}


def test_a_sentence_of_three_lines_is_found() -> None:
    assert too_long("Short. " + "long " * 23 + ". Short.") == ["long " * 23 + "."]
