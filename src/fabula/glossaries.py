"""The linter of the words of the table: each has its texts, and is found where its forms say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from fabula.core.tale import Tale
from fabula.text import Words
from fabula.text.glossary import Glossary
from fabula.text.terms import texts
from fabula.varying import PARTS


def faults_of_glossary(tale: Tale, say: Words, source: str) -> Iterator[str]:
    """What a tale's words lack in one language, given all texts of it."""
    words = [word for group in tale.glossary.values() for word in group]
    yield from (f"{tale.id}: {word} is twice a word" for word, times in Counter(words).items() if times > 1)
    yield from (
        f"{say.lang}: there is no text glossary-{group}"
        for group in tale.glossary
        if not say.has(f"glossary-{group}")
    )
    explained = {
        match[1]: match[2] for match in re.finditer(rf"^term-{tale.id}-(\w+) =(.*)", source, re.MULTILINE)
    }
    said = dict(texts(source))
    for word in dict.fromkeys(words):
        if word not in explained or not said.get(f"term-{tale.id}-{word}.text"):
            yield f"{say.lang}: there is no text term-{tale.id}-{word}"
    yield from (
        f"{say.lang}: term-{tale.id}-{word} is no word of its tale" for word in explained if word not in words
    )
    yield from faults_of_forms(Glossary(say, tale.id, words), say.lang, read_of(tale.id, said))


def faults_of_forms(glossary: Glossary, lang: str, read: list[str]) -> Iterator[str]:
    """A form that no text has, and what two words claim."""
    unseen = {(word, form): None for word, forms in glossary.forms.items() for form in forms}
    both: dict[str, list[str]] = {}
    for text in read:
        for found, which in glossary.claims(text):
            for one in which:
                unseen.pop(one, None)
            if len(words := list(dict.fromkeys(word for word, _ in which))) > 1:
                both[text[found.start : found.end].lower()] = words
    yield from (f"{lang}: no text has the form {form} of {word}" for word, form in unseen)
    yield from (f"{lang}: “{said}” may be {' or '.join(words)}" for said, words in both.items())


def read_of(tale: str, said: dict[str, str]) -> list[str]:
    """What people read of a tale where words can be touched: cards, rules, and the words themselves."""
    of_cards = tuple(f"-{part}" for part in PARTS)
    return [
        text
        for id, text in said.items()
        if (id.startswith(f"{tale}-") and id.endswith(of_cards))
        or (id.startswith((f"rules-{tale}-", f"more-{tale}-", f"term-{tale}-")) and id.endswith(".text"))
    ]
