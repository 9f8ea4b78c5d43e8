"""The terms of the three languages: one word for one thing, and what is never said in its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from types import MappingProxyType
from typing import NamedTuple

_ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*)$")
_ATTRIBUTE = re.compile(r"^    \.(\w+) *=(.*)$")
_GAP = re.compile(r"\{ [^{}\n]* \}")
_CHOICE = re.compile(r"\{ [^{}\n]* ->$|^ *\}", re.MULTILINE)  # what stands about the words for each case
_KEY = re.compile(r"^ *\*?\[\w+\]", re.MULTILINE)  # of a variant: a word of the code
_CASES = ("genitive", "accusative", "gender")
_WITHOUT: Mapping[str, str] = MappingProxyType({})
_CLOCKTOWER = "clocktower|^(led|call|grim|square|jinx)-"
_MODERATED = "a word of the other games, or of whoever leads whatever is played"


class Term(NamedTuple):
    """What a language says, and the pattern of what it never says in its place.

    It holds for ids in which the pattern `where` is found. An id of `unless` may say it, for the reason
    given there.
    """

    lang: str
    word: str
    never: str
    where: str = ""
    unless: Mapping[str, str] = _WITHOUT


TERMS = (
    # one word for one thing
    Term("en", "ability", r"\bpowers?\b"),
    Term("en", "red herring", r"\bfalse leads?\b"),
    Term("en", "about to die", r"\bon the block\b"),
    Term("en", "execute", r"\blynch"),
    Term("en", "drunk", r"\bintoxicated\b"),
    Term("en", "side", r"\balignments?\b"),
    Term("en", "game, record of the game", r"\btale is told\b|\buntold\b|\bthe telling\b"),
    Term("en", "spectator, watch", r"\bonlookers?\b|\blook(s|ing)? on\b"),
    Term("en", "tap", r"\btouch(es|ed)?\b", "", {
        "prompt-onenight-insomniac.note": "a card is touched, not a screen",
    }),
    Term("en", "four digits", r"\btickets?\b"),
    Term("en", "rulebook", r"\brule book\b"),
    Term("en", "puzzle", r"\briddles?\b"),
    Term("en", "almanac", r"\bcodex\b"),
    Term("en", "seat", r"\bchair\b|\bslot\b"),
    Term("en", "Storyteller", r"\bmoderator\b|\bnarrator\b", "clocktower|^(led|call)-"),
    Term("ru", "стол", r"\bкомнат"),
    Term("ru", "Fabula", r"фабул"),
    Term("ru", "набор", r"\bсценари", "clocktower|^(led|call|script|workshop|grim|square)-", {
        "term-clocktower-script.text": "the book's own word, by which it is searched",
        "term-clocktower-workshop.text": "the same",
    }),
    Term("ru", "способность", r"\bсил[аыу]\b", _CLOCKTOWER, {
        "clocktower-po-lead": "strength, which is gathered",
    }),
    Term("ru", "определиться", r"регистрир"),
    Term("ru", "приговорён", r"\bплах"),
    Term("ru", "обманка", r"\bложн\w+ след"),
    Term("ru", "номинировать", r"\bвыдви(н|г)", _CLOCKTOWER),
    Term("ru", "помешательство", r"\b(?-i:безум)"),
    Term("ru", "мешочек", r"\bмешок|\bмешк"),
    Term("ru", "Рассказчик", r"\bведущ(ий|его|ему|им|ем)\b", "clocktower|^(led|call|jinx)-", {
        "advice-clocktower-left-out": _MODERATED,
    }),
    Term("fr", "table", r"\bsalle\b"),
    Term("fr", "capacité", r"\b(le|un|son|votre|leur|du|ce) pouvoir\b|\bpouvoirs\b", _CLOCKTOWER),
    Term("fr", "Étranger", r"\bmarginal"),
    Term("fr", "type", r"\bgenres?\b|\bune? autre sorte\b"),
    Term("fr", "rappel", r"\bmarques?\b"),
    Term("fr", "les gentils, les maléfiques", r"\ble (bien|mal) (gagne|a gagné)|\bdu camp du (bien|mal)\b"),
    # how a player would not say it
    Term("en", "think they are, claim to be", r"\b(believe|say|said|saying)s? to be\b"),
    Term("en", "who do you …?", r"\bwhom (do|does|did|shall|should)\b"),
    Term("en", "everyone knows, hears, sees, learns", r"\ball (know|hear|see|learn)\b"),
    Term("en", "one extra", r"\b(one|an?) (outsider|minion|townsfolk|vote) more\b(?! (or|than))"),
    Term("en", "at night", r"\bby night\b", "", {
        "clocktower-amnesiac-play": "night by night: one after another",
    }),
    Term("en", "on the first night", r"\bin (the|that|your|their) (first|second|third|fourth|last) night\b"),
    Term("en", "is not a …", r"(?<!there )\b(is|are) no (demons?|outsiders?|minions?|vampires?)\b"),
    Term("en", "again", r"\banew\b"),
    Term("en", "until", r"\btill\b"),
    Term("en", "before everyone", r"\bbefore all\b(?! (the|of|others))"),
    Term("fr", "il est fou : il doit faire croire …", r"\bfou (d’être|que)\b|\bfollement\b"),
    Term("fr", "passé composé", r"\b(fut|furent|eut|eurent|mourut|moururent|firent|vinrent)\b"),
    Term("fr", "on vous montre un joueur", r"\bvous apprenez (un|deux|trois|le) joueurs?\b"),
    # signs
    *(Term(lang, "curly quotes and ’", r"[\"']") for lang in ("en", "ru", "fr")),
    *(Term(lang, "…", r"\.\.\.") for lang in ("en", "ru", "fr")),
    Term("ru", "a space that does not break (U+00A0) before a dash", r"[ \u202f]—"),
    Term("ru", "the long dash — between words", r"(?<=\S)[ \u00a0]– "),
    Term("fr", "a space that does not break (U+202F or U+00A0) before : ; ! ?", (
        r"(?:(?<=\S) |[^\u00a0\u202f\s:?!])[:;?!](?=\s|$)"
    )),
    Term("fr", "a space that does not break (U+00A0) within « »", r"«[^\u00a0\u202f]|[^\u00a0\u202f]»"),
    Term("ru", "ё", (
        r"\b(еще|ее|свое|мое|твое|чье|идет|ведет|живет|умрет|убьет|пойдет|придет|найдет|дает|берет|поймет|вернет|назовет"
        r"|прочтет|причем|трех|четырех|черн(ый|ая|ую|ой|ые|ых)|темн(ый|ая|ую|ой|ые|ых)|твердо|легк(ий|ая|ое|ую|ой|их)"
        r"|учет|счет|отчет|объем|прием|вперед|актер|режиссер|шепот|ребенок|пришел|ушел|нашел|вошел|далек(ий|ая|ое))\b"
    ), "", {"glossary-endings": "an ending alone: лучшее"}),
)  # fmt: skip


@lru_cache(16)  # each tale and each rule of wording asks for the same texts
def texts(source: str) -> tuple[tuple[str, str], ...]:
    """Each text of a Fluent source, and each attribute of one, by its id, without what fills its gaps."""
    return tuple(_texts(source))


def _texts(source: str) -> Iterator[tuple[str, str]]:
    id, lines = "", [""]
    message = ""
    for line in [*source.splitlines(), "end ="]:
        begins = _ID.match(line) or _ATTRIBUTE.match(line)
        if begins is None:
            lines.append("" if line.startswith("#") else line)
            continue
        if id and not id.endswith(_CASES):
            yield id, _KEY.sub("", _CHOICE.sub("", _GAP.sub("", "\n".join(lines)))).strip()
        message = message if line.startswith(" ") else begins[1]
        id = f"{message}.{begins[1]}" if line.startswith(" ") else message
        lines = [begins[2]]


def faults_of_terms(lang: str, source: str) -> Iterator[str]:
    """Every text that says what the terms of its language never say; every exception that nothing needs."""
    terms = _terms_of(lang)
    found = found_in(terms, texts(source))
    yield from _unexcepted(lang, found)
    excepted = {(term.word, term.never, id) for term, id, _ in found}
    for term in terms:
        for id in term.unless:
            if (term.word, term.never, id) not in excepted:
                yield f"{lang}: {id} need not be excepted from: {term.word}"


def misnamed(lang: str, source: str) -> Iterator[str]:
    """Every text that says what the terms of its language never say, and is no exception."""
    yield from _unexcepted(lang, found_in(_terms_of(lang), texts(source)))


def _unexcepted(lang: str, found: Iterable[tuple[Term, str, str]]) -> Iterator[str]:
    for term, id, words in found:
        if id not in term.unless:
            yield f"{lang}: {id} says “{words}”; say: {term.word}"


def _terms_of(lang: str) -> list[Term]:
    return [term for term in TERMS if term.lang == lang]


def found_in(terms: Sequence[Term], said: Iterable[tuple[str, str]]) -> list[tuple[Term, str, str]]:
    """Term by term the texts that say what is never said, each with the words."""
    never = tuple(term.never for term in terms)
    found = [
        (which, id, words)
        for id, text in said
        for which, words in _never_said(never, text)
        if _pattern(terms[which].where).search(id)
    ]
    return [(terms[which], id, words) for which, id, words in sorted(found, key=itemgetter(0))]


@lru_cache(65_536)  # texts of all languages: a linter reads the same ones again and again
def _never_said(never: tuple[str, ...], text: str) -> tuple[tuple[int, str], ...]:
    """Which of these patterns a text holds, and the words in which it does."""
    return tuple((which, hit[0]) for which, one in enumerate(never) if (hit := _pattern(one).search(text)))


@cache
def _pattern(one: str) -> re.Pattern[str]:
    """Capital or small letters are the same; ids have small ones."""
    return re.compile(one, re.IGNORECASE)
