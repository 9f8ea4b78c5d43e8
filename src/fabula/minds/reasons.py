"""Why a mind says what it says: a ground that all can check, and which of its wordings fits its temperament.

Grounds are found in what all have heard, never in what a seat alone knows, and weighed by the opinion of whom
it is or passes for: so they are the same on all sides. Nothing here is asked where no room listens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from fabula.core.requests import Choice
from fabula.minds.levels import EVEN, LIVELY, QUIET

DEEDS = ("nominate", "vote")  # all see them, whatever is said
AGAINST, FOR, OWN = ("suspect", *DEEDS), ("trust",), ("claim",)
PLAIN, OTHER, WARM, SHORT = 1, 2, 3, 4  # the wordings that each ground has
WORDINGS = {EVEN: (PLAIN, OTHER), LIVELY: (WARM, OTHER), QUIET: (SHORT, PLAIN)}
OFTEN = ("hunch", "turn", "chorus", "many")  # given so often that there are as many wordings once more
CHORUS = 2  # so many more who say the same are worth a word

Reason = tuple[Choice, ...]  # the ground, its wording, and the seats and the role it names


class Sign(NamedTuple):
    """Who says of whom that they are of those to be found, or that they are not."""

    who: int
    about: int
    bad: bool


class Heard(NamedTuple):
    """What all have heard so far, as far as it gives grounds."""

    claims: Mapping[int, str]
    signs: Sequence[Sign]
    suspicions: Mapping[int, int]
    trusts: Mapping[int, int]
    hands: Sequence[tuple[int, int]]
    shown: Mapping[int, bool]  # whose card lies open, and whether it was one of those to be found
    few: Callable[[str], int]  # so many of a role there may be
    day: int
    spared: Sequence[int] = ()  # who says to be worth killing, and lives


def reason(heard: Heard, seat: int, words: Choice, doubt: Mapping[int, float], temper: str) -> Reason | None:
    """Why somebody says this; None where it speaks for itself."""
    kind, about = words[0], words[1] if len(words) > 1 else None  # some say a word alone
    if kind in AGAINST and isinstance(about, int):
        grounds = _against(heard, seat, about, doubt)
    elif kind in FOR and isinstance(about, int) and about != seat:
        grounds = _for(heard, seat, about, doubt)
    elif kind in OWN:
        grounds, about = _for_a_claim(heard, seat), seat
    else:
        return None
    ground, *named = next(grounds)
    return (*said(ground, seat, about, heard.day, temper), *named)


def said(ground: str, seat: int, about: int, day: int, temper: str) -> Reason:
    """A ground as somebody of this temperament says it, not always alike."""
    ways: tuple[int, ...] = WORDINGS[temper]
    ways = (*ways, *(way + SHORT for way in ways)) if ground in OFTEN else ways
    return (ground, ways[(seat + 3 * about + day) % len(ways)], about)


def _against(heard: Heard, seat: int, about: int, doubt: Mapping[int, float]) -> Iterator[Reason]:
    """Why to suspect somebody, the strongest first; a feeling is always left."""
    if Sign(seat, about, bad=True) in heard.signs:
        yield ("seen",)
    yield from _of_two_alike(heard, seat, about, doubt)
    accusers = {one.who: one.about for one in heard.signs if one.bad and one.about == about}
    for other in _believed(accusers, (seat, about), doubt, doubt.get(about, 0.0)):
        yield ("word", other)
    yield from _of_open_cards(heard, about)
    if about in heard.spared:
        yield ("spared",)
    if heard.suspicions.get(about) == seat:
        yield ("blames",)
    if sum(at == about for who, at in heard.suspicions.items() if who != seat) >= CHORUS:
        yield ("chorus",)
    if about not in heard.claims and heard.day > 1 and len(heard.claims) > CHORUS:
        yield ("silent",)
    yield ("hunch",)


def _of_two_alike(heard: Heard, seat: int, about: int, doubt: Mapping[int, float]) -> Iterator[Reason]:
    """Somebody says to be what another is, or what nobody can be any more."""
    theirs = heard.claims.get(about)
    if theirs is None or Counter(heard.claims.values())[theirs] <= heard.few(theirs):
        return
    if not heard.few(theirs):
        yield ("taken", theirs)
    if heard.few(theirs) > 1:
        yield ("many", theirs)
        return
    if theirs == heard.claims.get(seat):
        yield ("mine", theirs)
    for other in _believed(heard.claims, (seat, about), doubt, doubt.get(about, 0.0)):
        if heard.claims[other] == theirs:
            yield ("clash", other, theirs)


def _of_open_cards(heard: Heard, about: int) -> Iterator[Reason]:
    """What they said or did, by cards that lie open now."""
    for sign in heard.signs:
        if sign.who == about and heard.shown.get(sign.about, sign.bad) != sign.bad:
            yield ("false", sign.about)
    trusted = heard.trusts.get(about)
    if trusted is not None and heard.shown.get(trusted):
        yield ("shield", trusted)
    for who, at in heard.hands:
        if who == about and not heard.shown.get(at, True):
            yield ("hanged", at)


def _for(heard: Heard, seat: int, about: int, doubt: Mapping[int, float]) -> Iterator[Reason]:
    """Why to trust somebody."""
    opinion = doubt.get(about, 0.0)
    if any(one == (seat, about, False) for one in heard.signs):
        yield ("cleared",)
    vouching = {one.who: one.about for one in heard.signs if not one.bad and one.about == about}
    for other in _believed(vouching, (seat, about), doubt, opinion + 1.0):
        yield ("vouched", other)
    for one in heard.signs:
        if one.who == about and heard.shown.get(one.about) == one.bad:
            yield ("right", one.about)
    for who, at in heard.hands:
        if who == about and heard.shown.get(at):
            yield ("caught", at)
    yield ("fits",) if about in heard.claims else ("face",)


def _for_a_claim(heard: Heard, seat: int) -> Iterator[Reason]:
    """Why to say who one is now."""
    accuser = next((who for who, at in heard.suspicions.items() if at == seat), None)
    if accuser is not None:
        yield ("answer", accuser)
    others = [who for who in heard.claims if who != seat]
    yield ("open",) if not others else ("turn", others[-1])


def _believed(
    among: Mapping[int, object], but: tuple[int, int], doubt: Mapping[int, float], opinion: float
) -> list[int]:
    """Whom one doubts less, the surest first."""
    others = [seat for seat in among if seat not in but and doubt.get(seat, 0.0) < opinion]
    return sorted(others, key=lambda seat: (doubt.get(seat, 0.0), seat))
