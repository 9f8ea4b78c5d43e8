"""Events as sentences: the story of a telling, whole or as one seat heard it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from fabula.text.words import Words

Told = Mapping[str, Any]  # an event as plain data, its name under `e`


class Story:
    """A teller of one telling, in one language: the whole truth, or the journal of one `seat`."""

    def __init__(self, words: Words, tale: str, names: Mapping[int, str], seat: int | None = None) -> None:
        self.words = words
        self.tale = tale
        self.names = names
        self.seat = seat
        self.turned_up: dict[Any, str] = {}

    def place(self, place: Any) -> str:
        """A player's name, or the name of a spot of the table."""
        if isinstance(place, int):
            return self.names.get(place) or self.words.say("tool-seat", n=str(place))
        return self.words.say(f"place-{place}")

    def role(self, role: str) -> str:
        """A role's name."""
        return self.words.role(self.tale, role)

    def heading(self, beat: str) -> str:
        """The name of a beat."""
        phase, _, step = beat.partition(":")
        if not step:
            id = f"ui-beat-{phase}"
            return self.words.say(id if self.words.has(id) else "ui-phase-dusk")
        first, _, second = step.partition("_")
        composed = second and not self.words.has(f"{self.tale}-{step}")
        called = f"{self.role(first)} ({self.role(second)})" if composed else self.role(step)
        return f"{self.words.say('ui-phase-night')}: {called}"

    def lines(self, event: Told) -> Iterator[str]:
        """What there is to say of an event: often a line, sometimes several, sometimes nothing."""
        name: str = event["e"]
        if name == "revealed":
            self.turned_up[event["place"]] = event.get("copied") or event["role"]
        private = self.seat is not None and "seat" in event and event["seat"] == self.seat
        tell = (OWN.get(name) if private else None) or TELLERS.get(name)
        if tell is not None:
            yield from tell(self, event)

    def foreseen(self, code: str, args: Told) -> str:
        """A line of what is foreseen."""
        gaps = {name: self.gap(name, value) for name, value in args.items()}
        return self.say(code, **gaps)

    def gap(self, name: str, value: Any) -> str:
        """What fills a gap of that name: a player, a role or gang, or who has won."""
        if name == "sides":
            return self.say(won_by(value))
        return self.place(value) if isinstance(value, int) else self.role(value)

    def say(self, id: str, **args: str) -> str:
        """A text of the language."""
        return self.words.say(id, **args)

    def chosen(self, choice: Any) -> str:
        """A choice in words."""
        several = choice if isinstance(choice, list | tuple) else (choice,)
        return self.words.several(self.place(one) for one in several)


Teller = Callable[[Story, Told], Iterator[str]]

# ---- the whole truth


def _dealt(story: Story, event: Told) -> Iterator[str]:
    for place, role in event["cards"].items():
        yield f"{story.place(place)}: {story.role(role)}"


def _chose(story: Story, event: Told) -> Iterator[str]:
    args = {"who": story.place(event["seat"]), "role": story.role(event["role"])}
    if event.get("choice") is None:
        yield story.say("story-chose-nothing", **args)
    else:
        yield story.say("story-chose", **args, choice=story.chosen(event["choice"]))


def _met(story: Story, event: Told) -> Iterator[str]:
    args = {"who": story.place(event["seat"]), "role": story.role(event["role"])}
    if event["seats"]:
        yield story.say("story-met", **args, names=story.chosen(event["seats"]))
    else:
        yield story.say("story-met-nobody", **args)


def _saw(story: Story, event: Told) -> Iterator[str]:
    args = {"who": story.place(event["seat"]), "role": story.role(event["role"])}
    if event["place"] == event["seat"]:
        yield story.say("story-saw-own", **args)
    else:
        yield story.say("story-saw", **args, place=story.place(event["place"]))


def _copied(story: Story, event: Told) -> Iterator[str]:
    yield story.say("story-copied", who=story.place(event["seat"]), role=story.role(event["role"]))


def _swapped(story: Story, event: Told) -> Iterator[str]:
    yield story.say("story-swapped", a=story.place(event["a"]), b=story.place(event["b"]))


def _claimed(story: Story, event: Told) -> Iterator[str]:
    kind, *rest = event["words"]
    if kind == "claim":
        said = story.say("story-claim", role=story.role(rest[0]))
    elif kind == "saw":
        said = story.say("story-claim-saw", place=story.place(rest[0]), role=story.role(rest[1]))
    elif kind == "checked":
        answer = story.say(f"answer-{rest[1]}")
        said = story.say("story-claim-checked", place=story.place(rest[0]), answer=answer)
    elif kind == "compared":
        a, b, answer = story.place(rest[0]), story.place(rest[1]), story.say(f"answer-{rest[2]}")
        said = story.say("story-claim-compared", a=a, b=b, answer=answer)
    elif kind in ("suspect", "trust"):
        said = story.say(f"story-claim-{kind}", place=story.place(rest[0]))
    else:
        said = story.say("story-claim-swapped", a=story.place(rest[0]), b=story.place(rest[1]))
    yield f"{story.place(event['seat'])}: {said}"


def _voted(story: Story, event: Told) -> Iterator[str]:
    for seat, at in enumerate(event["votes"]):
        yield story.say("story-points", who=story.place(seat), at=story.chosen(at) if at is not None else "–")


def _died(story: Story, event: Told) -> Iterator[str]:
    id = f"story-died-{event['cause']}"
    yield story.say(id if story.words.has(id) else "story-died", who=story.place(event["seat"]))


def _revealed(story: Story, event: Told) -> Iterator[str]:
    copied = f" = {story.role(event['copied'])}" if event.get("copied") else ""
    yield f"{story.place(event['place'])}: {story.role(event['role'])}{copied}"


def _learned(story: Story, event: Told) -> Iterator[str]:
    args = {"who": story.place(event["seat"]), "role": story.role(event["role"])}
    yield story.say("story-learned", **args, answer=story.say(f"answer-{event['answer']}"))


def _struck(story: Story, event: Told) -> Iterator[str]:
    yield story.say(f"story-struck-{event['kind']}", who=story.place(event["seat"]))


def _turned(story: Story, event: Told) -> Iterator[str]:
    yield story.say("story-infected" if event.get("side") else "story-cured", who=story.place(event["seat"]))


def _corrected(story: Story, event: Told) -> Iterator[str]:
    yield story.say("story-corrected", who=story.place(event["seat"]), role=story.role(event["role"]))


def _became(story: Story, event: Told) -> Iterator[str]:
    yield story.say("story-became", who=story.place(event["seat"]), role=story.role(event["role"]))


def _nominated(story: Story, event: Told) -> Iterator[str]:
    yield story.say("story-nominated", who=story.place(event["seat"]), name=story.place(event["nominee"]))


def _raised(story: Story, event: Told) -> Iterator[str]:
    name = story.place(event["candidate"])
    if event["seats"]:
        yield story.say("story-raised", name=name, names=story.chosen(event["seats"]))
    else:
        yield story.say("story-raised-nobody", name=name)


def _of_one(id: str) -> Teller:
    def tell(story: Story, event: Told) -> Iterator[str]:
        yield story.say(id, who=story.place(event["seat"]))

    return tell


def _of_several(id: str) -> Teller:
    def tell(story: Story, event: Told) -> Iterator[str]:
        yield story.say(id, names=story.chosen(event["seats"]))

    return tell


def won_by(sides: Iterable[str]) -> str:
    """The id of the sentence that says which sides have won."""
    return f"story-won-{'-'.join(sorted(sides)) or 'nobody'}"


def _won(story: Story, event: Told) -> Iterator[str]:
    sides = sorted(event["sides"])
    alone = sides == ["werewolf"] and all(story.turned_up.get(seat) == "minion" for seat in event["seats"])
    yield story.say("story-won-minion" if sides and alone else won_by(sides))
    if not sides:
        return
    yield story.words.several(story.place(seat) for seat in event["seats"])


TELLERS = {
    "dealt": _dealt,
    "chose": _chose,
    "met": _met,
    "saw": _saw,
    "copied": _copied,
    "swapped": _swapped,
    "claimed": _claimed,
    "learned": _learned,
    "struck": _struck,
    "turned": _turned,
    "became": _became,
    "corrected": _corrected,
    "spared": _of_one("story-spared"),
    "revived": _of_one("story-revived"),
    "silenced": _of_one("story-silenced"),
    "unsilenced": _of_one("story-unsilenced"),
    "nominated": _nominated,
    "raised": _raised,
    "tied": _of_several("story-tied"),
    "condemned": _of_several("story-condemned"),
    "jailed": _of_one("story-jailed"),
    "freed": _of_one("story-freed"),
    "voted": _voted,
    "died": _died,
    "revealed": _revealed,
    "won": _won,
}


# ---- one's own journal


def _of_you(id: str) -> Teller:
    def tell(story: Story, _: Told) -> Iterator[str]:
        yield story.say(id)

    return tell


def _you_are_shown(story: Story, event: Told) -> Iterator[str]:
    yield story.say("story-you-shown", role=story.role(event["role"]))


def _you_copied(story: Story, event: Told) -> Iterator[str]:
    yield story.say("story-you-copied", role=story.role(event["role"]))


def _you_met(story: Story, event: Told) -> Iterator[str]:
    role = story.role(event["role"])
    if event["seats"]:
        yield story.say("story-you-met", role=role, names=story.chosen(event["seats"]))
    else:
        yield story.say("story-you-met-nobody", role=role)


def _you_saw(story: Story, event: Told) -> Iterator[str]:
    role = story.role(event["role"])
    if event["place"] == event["seat"]:
        yield story.say("story-you-saw-own", role=role)
    else:
        yield story.say("story-you-saw", place=story.place(event["place"]), role=role)


def _you_chose(story: Story, event: Told) -> Iterator[str]:
    role = story.role(event["role"])
    if event.get("choice") is None:
        yield story.say("story-you-chose-nothing", role=role)
    else:
        yield story.say("story-you-chose", role=role, choice=story.chosen(event["choice"]))


def _you_learned(story: Story, event: Told) -> Iterator[str]:
    answer = story.say(f"answer-{event['answer']}")
    yield story.say("story-you-learned", role=story.role(event["role"]), answer=answer)


def _you_saw_pointing(story: Story, event: Told) -> Iterator[str]:
    hands = "; ".join(
        f"{story.place(who)} → {story.place(at) if at is not None else '–'}" for who, at in event["hands"]
    )
    yield story.say("story-you-pointed", role=story.role(event["role"]), hands=hands)


OWN = {
    "silenced": _of_you("story-you-silenced"),
    "unsilenced": _of_you("story-you-unsilenced"),
    "learned": _you_learned,
    "pointed": _you_saw_pointing,
    "shown": _you_are_shown,
    "copied": _you_copied,
    "met": _you_met,
    "saw": _you_saw,
    "chose": _you_chose,
}
