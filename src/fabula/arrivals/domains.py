"""What a role can be told is enough: no answer that may be true is left out, however the others sit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from random import Random
from unittest.mock import patch

from fabula.core.readings import Appearance, Question, Reading
from fabula.core.registration import appearances
from fabula.core.requests import Choice
from fabula.core.town import Town
from fabula.core.verbs import Me

SHUFFLES = 12


@contextmanager
def watched_domains(roles: Container[str]) -> Iterator[dict[tuple[str, str], None]]:
    """While games are played, which of these roles may have to be told what, and can not."""
    found: dict[tuple[str, str], None] = {}
    told_of = Me.told_of

    def watching(me: Me, domain: tuple[Choice, ...], question: Question) -> tuple[Choice, ...]:
        honest = told_of(me, domain, question)
        for answer in might_be(me.town, me.seat, question) if me.role in roles else ():
            if answer not in domain:
                found[me.role, f"may have to learn {answer!r}, and can be told one of {domain}"] = None
        return honest

    with patch.object(Me, "told_of", watching):
        yield found


def might_be(town: Town, seat: int, question: Question) -> Iterator[Choice]:
    """What a question would find if the others sat otherwise: fewest of a side where it looks, and by lot."""
    looked: dict[int, None] = {}
    truly = {one: appearances(town, one)[0] for one in range(town.grimoire.seats)}

    def watched(one: int) -> tuple[Appearance, ...]:
        looked[one] = None
        return (truly[one],)

    yield question(Reading(watched, {}, []))
    others = [one for one in truly if one != seat]
    sides = Counter(truly[one].side for one in others)
    rare = sorted(others, key=lambda one: sides[truly[one].side])
    places = [one for one in looked if one != seat]
    places += [one for one in others if one not in places]
    orders, lots = [rare, rare[::-1]], Random(0)
    orders += [lots.sample(others, len(others)) for _ in range(SHUFFLES)]
    for order in orders:
        sits = {**truly, **{place: truly[who] for place, who in zip(places, order, strict=True)}}
        yield question(Reading(partial(as_if, sits), {}, []))


def as_if(sits: Mapping[int, Appearance], seat: int) -> tuple[Appearance, ...]:
    """What a seat registers as, if they sit so."""
    return (sits[seat],)
