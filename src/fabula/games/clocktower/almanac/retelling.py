"""How players say in public what they were told: the words that a card claims, and what fills each of them.

A card whose news are filled otherwise says so itself (`news`), by the kind of news: that it is one of two
a Sage need not be told, and what a Fisherman hears goes by the advice.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from fabula.core.requests import Choice
from fabula.games.clocktower.almanac.cards import almanac


class Gap(Enum):
    """A gap in the words in which news are said, by what was told that fills it."""

    PLACE = "place"  # of whom it was told
    SHOWN = "shown"  # the role
    A = "a"  # the first of two
    B = "b"
    NUMBER = "n"
    ANSWER = "answer"
    SEATS = "seats"  # of whom it was told, if of several
    KIND = "kind"  # the kind of news, which is the role whose it is
    CHOSEN = "chosen"  # whom its player chose last


Words = tuple[Gap | Choice, ...]

PLACE, SHOWN, A, B, NUMBER = Gap.PLACE, Gap.SHOWN, Gap.A, Gap.B, Gap.NUMBER
ANSWER, SEATS, KIND, CHOSEN = Gap.ANSWER, Gap.SEATS, Gap.KIND, Gap.CHOSEN
AS_USUAL: Mapping[str, Words] = {
    "one_of": (A, B, SHOWN),
    "pairs": (NUMBER,),
    "neighbours": (NUMBER,),
    "demon_among": (A, B, ANSWER),
    "number": (KIND, NUMBER),
    "answer": (KIND, ANSWER),
    "woke": (A, B, NUMBER),
    "same_side": (A, B, ANSWER),
    "either": (CHOSEN, ANSWER),
    "is": (PLACE, SHOWN),
    "side": (PLACE, ANSWER),
    "one_evil": (SEATS,),
    "nearest": (ANSWER,),
    "winning": (ANSWER,),
    "in_play": (ANSWER,),
    "shown": (KIND, PLACE),
}
NEWS: Mapping[str, Mapping[str, Words]] = almanac.facts(lambda role: role.news)
CLAIMS: Mapping[str, tuple[str, ...]] = almanac.facts(lambda role: role.claims)


def words_for(kind: str) -> Words | None:
    """In which words news of a kind are said, with their gaps; None if it cannot be said."""
    own = next((news[kind] for news in NEWS.values() if kind in news), None)
    if own is not None:
        return own
    word = next((word for word in CLAIMS.get(kind, ()) if word in AS_USUAL), None)
    return None if word is None else (word, *AS_USUAL[word])
