"""Gaps: what fills each gap in texts of cards, questions, scenes and the story; any other stays open."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import fields
from functools import cache

from fabula.core.events import Event
from fabula.text.story import FIELDS, OF_A_CLAIM, OF_A_HALF, OF_POINTING
from fabula.varying import BEFORE
from fabula.varying import PARTS as OF_A_CARD

GAP = re.compile(r"\$(\w+)")
YOU, CLAIM, CALL = "you", "claim", "call"
OF_A_SCENE = frozenset({"who", "name", "names", "role", "n", "needed"})
OF_A_QUESTION: Mapping[str, frozenset[str]] = {"hand": frozenset({"name"})}  # who is up
TOLD_IN_SCENES = ("died",)  # events for which scenes have the words of the story
NOTHING: frozenset[str] = frozenset()
PARTS = ("a", "b", "place", "shown", "n", "seats")  # of an answer, each where it has one
LEARNT = ("informed",)  # events of whose kinds each has words of its own
Parts = dict[str, dict[str, None]]  # by the texts that tell of something learned, what has been told in it


def unfilled(id: str, text: str, tales: Container[str]) -> Iterator[str]:
    """The gaps of a text that nothing fills."""
    filled = filled_in(id, tales)
    for gap in dict.fromkeys(GAP.findall(text) if filled is not None else ()):
        if filled is not None and gap not in filled and not gap.startswith(BEFORE):
            yield f"{id} has a gap {{ ${gap} }} that nothing fills"


def filled_in(id: str, tales: Container[str]) -> Container[str] | None:
    """Which gaps are filled in a text of this id; of other texts than these it is not known."""
    kind, *rest = id.split("-")
    if rest and (rest[0] in tales or rest[0] == YOU):
        rest = rest[1:]
    what = rest[0] if rest else ""
    if kind == CALL or (kind in tales and rest and rest[-1] in OF_A_CARD):
        return NOTHING
    if kind == "prompt":
        return OF_A_QUESTION.get(what, NOTHING)
    if kind == "scene":
        return OF_A_SCENE
    if kind != "story":
        return None
    if what == CLAIM:
        return OF_A_CLAIM
    known = {"points": OF_POINTING, "half": OF_A_HALF, "won": NOTHING}.get(what)
    if known is not None:
        return known
    return gaps_of(what) | (OF_A_SCENE if what in TOLD_IN_SCENES else NOTHING)


@cache
def gaps_of(event: str) -> frozenset[str]:
    """The gaps that an event of this name can fill; of a word that no event has, those of any."""
    kinds = [kind for kind in kinds_of(Event) if kind.name == event]
    told = {one.name for kind in kinds for one in fields(kind)}
    return frozenset(gap for gap, keys in FIELDS.items() if not kinds or told.intersection(keys))


def kinds_of(event: type[Event]) -> Iterator[type[Event]]:
    """A class of events and all that are of its kind."""
    yield event
    for kind in event.__subclasses__():
        yield from kinds_of(kind)


def texts_of(event: Event, tale: str) -> Iterator[str]:
    """The texts by which something learned is told: to whoever learns it, and in the story."""
    data = event.data()
    kind = data.get("kind") or data.get("role")
    yield from (f"story-you-{event.name}-{kind}", f"story-{tale}-{event.name}-{kind}")


def note_parts(parts: Parts, event: Event, tale: str) -> None:
    """Keep of something learned which parts it has had."""
    for id in texts_of(event, tale) if event.name in LEARNT else ():
        parts.setdefault(id, {}).update(dict.fromkeys(event.data()))


def misfilled(texts: Mapping[str, str], parts: Mapping[str, Mapping[str, None]]) -> Iterator[str]:
    """The gaps in what is said of something learned that stand for a part which it never has."""
    for id, text in texts.items():
        has = [one for one in PARTS if one in parts.get(id, ())]
        for gap in dict.fromkeys(GAP.findall(text) if id in parts else ()):
            if gap in PARTS and gap not in has:
                what = " and ".join(f"{{ ${one} }}" for one in has or ["answer"])
                yield f"{id} says {{ ${gap} }}, and what is told is in {what}"
