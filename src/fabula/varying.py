"""Texts that differ from table to table: what a setting changes of a role, its card has to say."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax.ast import Identifier, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from fabula.core.cards import Role
from fabula.core.parts import VARIED
from fabula.core.tale import Setting, Tale
from fabula.text import LANGUAGES, Words, source_of_tale, source_of_ways, source_on_demand, variants, words
from fabula.text.brought import entries
from fabula.text.words import read

PARTS = ("ability", "when", "example", "play", "bluff", "short")
BEFORE = "variant_"
_READ = re.compile(r"""settings\[("?)(\w+)"?\]""")


def faults_of_variants(tale: Tale) -> Iterator[str]:
    """What one tale's settings change unsaid, and what its texts ask of settings there are not."""
    for role in tale.almanac.printed:
        if role in tale.almanac:
            yield from faults_of_reading(tale, tale.almanac[role])
    for lang in LANGUAGES:
        for setting in tale.settings:
            if setting.is_offered:
                yield from faults_of_cards(words(lang), tale, setting)
        yield from faults_of_selectors(tale, lang, source_of_tale(lang, tale.id))
        yield from faults_of_selectors(tale, lang, source_of_ways(lang, tale.id))
        if VARIED in tale.nights.wordings:
            yield from faults_of_selectors(tale, lang, source_on_demand(lang, f"{tale.id}-wordings"))


def faults_of_reading(tale: Tale, role: Role) -> Iterator[str]:
    """A role whose script asks for a setting is among the cards that the setting names."""
    for script in filter(None, (role.script, *role.reactions.values(), *role.answers.values())):
        for quoted, word in _READ.findall(inspect.getsource(script)):
            key = word if quoted else getattr(inspect.getmodule(script), word, word)
            if not any(one.key == key and role.id in one.cards for one in tale.settings):
                yield f"{tale.id}: {role.id} asks for {key}, which does not name it among its cards"


def faults_of_cards(say: Words, tale: Tale, setting: Setting) -> Iterator[str]:
    """The card of each role that a setting names says something else for each of its options."""
    for role in setting.cards:
        if role not in tale.almanac:
            yield f"{tale.id}: {setting.key} names {role}, which there is not"
            continue
        cards = [card_of(say, tale, role, setting, option) for option in setting.options or (False, True)]
        if len(dict.fromkeys(cards)) < len(cards):
            yield f"{say.lang}: the card of {tale.id}-{role} says the same whatever {setting.key} is"


def card_of(say: Words, tale: Tale, role: str, setting: Setting, option: bool | str) -> str:
    """All that a card says where this setting has this value, and all others are as by the book."""
    settings = {one.key: one.default for one in tale.settings}
    settings.update([setting.under] if setting.under else [])
    told = variants({**settings, setting.key: option})
    parts = [f"{tale.id}-{role}-{part}" for part in PARTS]
    return "\n".join(say.say(id, **told) for id in parts if say.has(id))


def faults_of_selectors(tale: Tale, lang: str, text: str) -> Iterator[str]:
    """A text that differs by a setting asks for one of its tale, and for values that it may have."""
    known = {BEFORE + one.key: one for one in tale.settings if one.is_offered}
    for name, keys in selectors(text):
        if name.removeprefix(BEFORE) in tale.nights.wordings:
            yield from (f"{lang}: ${name} is never {key}" for key in keys if key not in ("on", "off"))
            continue
        if name not in known:
            yield f"{lang}: a text of {tale.id} asks for ${name}, which is no setting of it"
            continue
        possible = known[name].options or ("on", "off")
        yield from (f"{lang}: ${name} is never {key}" for key in keys if key not in possible)


@cache
def selectors(text: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The variants by which texts of a source differ, each with the values it names."""
    finder = _Finder()
    for entry in entries(text).values():
        if f"${BEFORE}" in entry:
            finder.visit(read(entry))
    return tuple(finder.found)


class _Finder(Visitor):
    def __init__(self) -> None:
        self.found: list[tuple[str, tuple[str, ...]]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's name
        """Keep what is selected by a variant."""
        by = node.selector
        if isinstance(by, VariableReference) and by.id.name.startswith(BEFORE):
            keys = [one.key.name for one in node.variants if isinstance(one.key, Identifier)]
            self.found.append((by.id.name, tuple(keys)))
        self.generic_visit(node)
