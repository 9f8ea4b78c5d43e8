"""A number before a noun agrees with it: one Outsider, two Outsiders, in each language by its own rule."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from tests.text.test_languages import body

from fabula.text import LANGUAGES

NUMBERS = {
    "box", "cards", "come", "count", "criminals", "dead", "decisions", "demon", "games", "gone", "got",
    "hands", "least", "left", "mafia", "minion", "most", "n", "needed", "of", "outsider", "players",
    "points", "rooms", "seats", "spare", "ties", "town", "townsfolk", "triads", "usual", "value", "votes",
}  # fmt: skip # the gaps in which a number stands, of whatever
NEVER_ONE = {"seats", "players", "cards"}  # of which there are five and more
NO_NOUN = {
    "en": {"can", "chosen", "died", "for", "in", "is", "kB", "left", "lines", "min", "of", "s", "Tap", "to",
           "Townsfolk", "would"},
    "fr": {"à", "au", "contre", "dans", "de", "des", "fois", "ko", "min", "n", "s", "sur", "Touchez",
           "Villageois"},
    "ru": {"в", "до", "и", "из", "игры", "кБ", "Коснитесь", "мин", "на", "не", "с"},
}  # fmt: skip # what may follow a number that it does not count, or that is always the same
MANY_BY_THEIR_SENTENCE = {
    "advice-clocktower-no-team-info", "advice-clocktower-too-few-for-set", "advice-mafia32-too-few-seats",
    "advice-onenight-too-few-seats", "advice-vendetta-too-few-seats", "refused-too-few-seats",
    "advice-mafia32-two-gangs-early", "advice-vendetta-werewolf-early", "advice-vendetta-vargs-early",
    "advice-clocktower-too-many-for-small", "advice-mafia32-set-wrong-size", "advice-onenight-set-wrong-size",
    "advice-vendetta-set-wrong-size", "refused-set-wrong-size", "workshop-lack-few-bluffs",
    "grim-next-without-many", "advice-clocktower-too-many-seats", "refused-too-many-travellers",
    "workshop-too-few", "refused-name-too-long", "refused-too-many-rulings", "refused-too-long",
    "script-problem-too-many",
    "advice-vendetta-vampires-by-table", "advice-vendetta-hunters-by-table", "ui-reword-count",
    "workshop-progress",
}  # fmt: skip # players at a table and cards for them, limits, three bluffs, from one number to another
PLURALS = {"zero", "one", "two", "few", "many", "0", "1", "2"}
AFTER = re.compile(r"^[ \u00a0\u202f]+([^\W\d_]+)")


def uncounted(node: ast.SyntaxNode, lang: str, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The numbers in a message that stand before a word whatever their plural is."""
    if isinstance(node, ast.SelectExpression):
        keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in
                (variant.key for variant in node.variants)}  # fmt: skip
        if keys & PLURALS and isinstance(node.selector, ast.VariableReference):
            chosen |= {node.selector.id.name}
        for variant in node.variants:
            yield from uncounted(variant.value, lang, chosen)
        return
    if not isinstance(node, ast.Pattern):
        return
    for one, following in zip(node.elements, [*node.elements[1:], None], strict=True):
        inside = one.expression if isinstance(one, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            yield from uncounted(inside, lang, chosen)
        if (
            not isinstance(inside, ast.VariableReference)
            or inside.id.name not in NUMBERS - NEVER_ONE - chosen
        ):
            continue
        word = AFTER.match(following.value) if isinstance(following, ast.TextElement) else None
        if word and word[1] not in NO_NOUN[lang]:
            yield f"{{ ${inside.id.name} }} {word[1]}"


def found_in(entry: ast.Message, lang: str) -> list[str]:
    """All of them in a message and what belongs to it."""
    patterns = [entry.value, *(part.value for part in entry.attributes)]
    return [one for pattern in patterns if pattern is not None for one in uncounted(pattern, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_noun_agrees_with_its_number(lang: str) -> None:
    entries = [one for one in body(lang) if isinstance(one, ast.Message)]
    found = {one.id.name: found_in(one, lang) for one in entries if one.id.name not in MANY_BY_THEIR_SENTENCE}
    assert {name: gaps for name, gaps in found.items() if gaps} == {}


@pytest.mark.parametrize("line", [
    "ask = The table asks for { $needed } Outsiders.",
    "ask = { $n ->\n    [0] None\n   *[other] { $n } of { $got } Outsiders\n}",
    "ask = Well\n    .text = { $n } votes are needed",
])  # fmt: skip
def test_a_noun_without_its_plural_would_be_seen(line: str) -> None:
    (entry,) = FluentParser().parse(line).body
    assert isinstance(entry, ast.Message)
    assert found_in(entry, "en")


def test_what_is_exempt_is_there() -> None:
    ids = {one.id.name for one in body("en") if isinstance(one, ast.Message)}
    assert ids >= MANY_BY_THEIR_SENTENCE
