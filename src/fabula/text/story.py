"""Events as sentences: the story of a telling, whole or as one seat heard it.

The id of a sentence is found from the event alone: `story-<tale>-<what>` or `story-<what>`, and in the
journal of the seat it happened to `story-you-<what>`. An event without such a text has nothing to tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from fabula.text.statements import are_statements, sentence
from fabula.text.words import Words

Told = Mapping[str, Any]  # an event as plain data, its name under `e`
SECOND = ("nominee", "candidate", "to")
# Of which parts of an event each gap of a sentence is filled; in what is claimed, and in two texts besides,
# others are.
FIELDS: Mapping[str, Sequence[str]] = {
    "who": ("seat",), "name": SECOND, "names": ("seats",), "to": ("to",), "place": ("place",), "by": ("by",),
    "choice": ("choice",), "a": ("a",), "b": ("b",), "hands": ("hands",), "value": ("value",),
    "votes": ("votes",), "n": ("n", "seats"), "role": ("role", "kind"), "shown": ("shown",),
    "said": ("statements", "answer"), "answer": ("answer",), "what": ("text",), "variant": ("variant",),
}  # fmt: skip
OF_A_CLAIM = frozenset({"a", "b", "c", "place", "role", "answer", "told", "said"})
OF_POINTING, OF_A_HALF = frozenset({"who", "at"}), frozenset({"n"})


class Story:
    """A teller of one telling, in one language: the whole truth, or the journal of one `seat`."""

    def __init__(self, words: Words, tale: str, names: Mapping[int, str], seat: int | None = None) -> None:
        self.words = words
        self.tale = tale
        self.names = names
        self.seat = seat
        self.turned_up: dict[Any, str] = {}
        self.own: dict[str, str] = {}  # the names of roles that no book has, as the telling says them

    # ---- words for things

    def place(self, place: Any) -> str:
        """A player's name, or the name of a spot of the table; a dash for nobody."""
        if place is None:
            return "–"
        if isinstance(place, int):
            return self.names.get(place) or self.words.say("tool-seat", n=str(place))
        return self.words.say(f"place-{place}")

    def within(self, place: Any) -> str:
        """A seat or a spot of the table, as a sentence names it: a spot has no capital letter there."""
        word = self.place(place)
        return word[0].lower() + word[1:] if isinstance(place, str) else word

    def role(self, role: str) -> str:
        """A role's name, or that of a call in which several roles wake."""
        return self.own.get(role) or self.words.role(self.tale, role)

    def is_role(self, word: str) -> bool:
        """Whether a word is the name of a role."""
        return word in self.own or self.words.names(self.tale, word)

    def option(self, part: Any) -> str:
        """A part of a choice: somebody, a spot of the table, a word of the tale, or a role."""
        if isinstance(part, str):
            if self.words.has(id := f"option-{self.tale}-{part}"):
                return self.words.say(id)
            if self.is_role(part):
                return self.role(part)
        return self.place(part)

    def chosen(self, choice: Any) -> str:
        """A choice in the words of the story."""
        several = choice if isinstance(choice, list | tuple) else (choice,)
        return self.words.several(self.option(one) for one in several)

    def answer(self, answer: Any) -> str:
        """What a role was told: a sign, a role, a number, or several of these."""
        if isinstance(answer, list | tuple):
            return self.words.several(self.answer(one) for one in answer)
        if isinstance(answer, bool) or not isinstance(answer, str):
            return str(answer)
        id = f"answer-{answer}"
        if self.words.has(id):
            return self.words.say(id)
        return self.role(answer) if self.is_role(answer) else answer

    def heading(self, beat: str) -> str:
        """The name of a beat."""
        phase, _, step = beat.partition(":")
        if not step:
            own = f"ui-phase-{self.tale}-{phase}"
            ids = (f"ui-beat-{phase}", own, f"ui-phase-{phase}", "ui-phase-dusk")
            return self.words.say(next(id for id in ids if self.words.has(id)))
        first, _, second = step.partition("_")
        composed = second and not self.words.has(f"{self.tale}-{step}")
        called = f"{self.role(first)} ({self.role(second)})" if composed else self.role(step)
        return self.pair(self.words.say(f"ui-phase-{phase}"), called)

    def pair(self, of: str, what: str) -> str:
        """Two things told as one belonging to the other."""
        return self.words.say("ui-pair", of=of, what=what)

    # ---- sentences

    def lines(self, event: Told) -> Iterator[str]:
        """What there is to say of an event: often a line, sometimes several, sometimes nothing."""
        name: str = event["e"]
        if name == "began":
            self.own = {id: called for id, called, *_ in event["settings"].get("homebrew", ())}
        if name == "revealed":
            self.turned_up[event["place"]] = event.get("copied") or event["role"]
        own = self.seat is not None and event.get("seat") == self.seat
        teller = TELLERS.get(name)
        if teller is not None:
            yield from teller(self, event)
        elif id := self.sentence(event, own=own):
            yield self.words.say(id, **self.gaps(event))

    def foreseen(self, code: str, args: Told) -> str:
        """A line of what is foreseen for a person who leads."""
        return self.words.say(code, **{name: self.gap(name, value) for name, value in args.items()})

    def gap(self, name: str, value: Any) -> str:
        """What fills a gap of that name: a player, a number `n`, a role or gang, or who has won."""
        if name == "sides":
            return self.words.say(self.won_by(sorted(value)))
        if name == "n":
            return str(value)
        return self.place(value) if isinstance(value, int) else self.role(value)

    def won_by(self, sides: Sequence[str], seats: Sequence[int] = ()) -> str:
        """The id of the sentence that says which sides have won, or one role alone, if that has its own."""
        what = f"won-{'-'.join(sides) or 'nobody'}"
        turned_up = [*dict.fromkeys(self.turned_up.get(seat, "") for seat in seats)]
        ids = (f"story-{self.tale}-{what}-{'-'.join(turned_up)}", f"story-{self.tale}-{what}")
        return next((id for id in ids if self.words.has(id)), f"story-{what}")

    def sentence(self, event: Told, *, own: bool) -> str | None:
        """The id of the text that tells this event; None if there is none."""
        for what in what_happened(event):
            ids = (f"story-you-{what}",) * own + (f"story-{self.tale}-{what}", f"story-{what}")
            for id in ids:
                if self.words.has(id):
                    return id
        return None

    def gaps(self, event: Told) -> dict[str, str | int]:
        """All that a sentence may name of an event."""
        second = next((event[key] for key in SECOND if event.get(key) is not None), None)
        gaps: dict[str, str | int] = {
            "who": self.place(event.get("seat")),
            "name": self.place(second),
            "names": self.chosen(event.get("seats", ())),
            "to": self.place(event.get("to")),
            "place": self.place(event.get("place")),
            "by": self.place(event["by"]) if isinstance(event.get("by"), int) else "",
            "choice": self.chosen(event.get("choice", ())),
            "a": self.within(event.get("a")),
            "b": self.within(event.get("b")),
            "hands": "; ".join(self.hand(hand) for hand in event.get("hands") or ()),
            "value": str(event.get("value", "")),
            "votes": str(event.get("votes", "")),
            "n": event.get("n", len(event.get("seats") or ())),
        }
        role = event.get("role", event.get("kind"))
        if role is not None and self.is_role(role):
            gaps["role"] = self.role(role)
        if "shown" in event:
            gaps["shown"] = self.role(event["shown"])
        if are_statements(said := event.get("statements", event.get("answer"))):
            gaps["said"] = self.statements(said)
        elif "answer" in event:
            gaps["answer"] = self.answer(event["answer"])
        if "text" in event:
            gaps["what"] = self.card(event)
        if "variant" in event:
            gaps["variant"] = self.words.say(f"setting-face-{event['variant']}")
        return gaps

    def card(self, event: Told) -> str:
        """What stands on an information card: a text, players, roles."""
        text = self.words.say("ui-quoted", what=event["text"]) if event["text"] else ""
        roles = self.words.several(map(self.role, event.get("roles", ())))
        return " · ".join(filter(None, (text, self.chosen(event.get("seats", ())), roles)))

    def hand(self, hand: Any) -> str:
        """Who points at whom, or who has raised a hand."""
        if isinstance(hand, int):
            return self.place(hand)
        who, at = hand
        return f"{self.place(who)} → {self.place(at)}"

    def statements(self, told: Sequence[Any]) -> str:
        """Statements about the town, each in quotation marks."""
        said = (sentence(self.words, self.tale, self.place, one) for one in told)
        return self.words.several(self.words.say("ui-quoted", what=one) for one in said)

    def statement(self, kind: str, *rest: Any) -> str:
        """What somebody said of themselves or others."""
        places = [one for one in rest if not self.is_sign(one)]
        signs = [one for one in rest if self.is_sign(one)]
        gaps = dict(zip("abc", map(self.within, places), strict=False))
        gaps["place"] = self.place(places[0]) if places else ""
        if signs:
            has_role = self.is_role(signs[0])
            gaps |= {"role": self.role(signs[0]) if has_role else self.answer(signs[0])}
            gaps |= {"answer": self.answer(signs[0]), "told": self.answer(signs[-1])}
        ids = (f"story-{self.tale}-claim-{kind}", f"story-claim-{kind}", "story-claim")
        return self.words.say(next(id for id in ids if self.words.has(id)), **gaps)

    def is_sign(self, word: Any) -> bool:
        """Whether a word names a role or a sign, and not a place."""
        return isinstance(word, str) and not self.words.has(f"place-{word}")


def what_happened(event: Told) -> Iterator[str]:
    """Words for an event, the most exact first."""
    name: str = event["e"]
    for key in ("cause", "kind", "office", "term"):
        if key in event:
            yield f"{name}-{event[key]}"
    if name == "attacked" and isinstance(event.get("by"), int):
        yield "attacked-by"
    if name == "saw" and event["place"] == event["seat"]:
        yield "saw-own"
    if name == "met":
        yield f"met-{event['role']}"
    if name == "turned":
        yield f"turned-{event.get('side') or 'nobody'}"
    if name == "agreed" and not event["yes"]:
        yield "not-agreed"
    if name == "chose" and event.get("choice") is None:
        yield "chose-nothing"
    if event.get("seats") in ((), []):
        yield f"{name}-nobody"
    yield name


Teller = Callable[[Story, Told], Iterator[str]]


def _dealt(story: Story, event: Told) -> Iterator[str]:
    for place, role in event["cards"].items():
        yield story.pair(story.place(place), story.role(role))


def _claimed(story: Story, event: Told) -> Iterator[str]:
    said = story.words.say("ui-quoted", what=story.statement(*event["words"]))
    yield story.pair(story.place(event["seat"]), said)


def _voted(story: Story, event: Told) -> Iterator[str]:
    for seat, at in enumerate(event["votes"]):
        if at is not None:
            yield story.words.say("story-points", who=story.place(seat), at=story.chosen(at))


def _revealed(story: Story, event: Told) -> Iterator[str]:
    copied = f" = {story.role(event['copied'])}" if event.get("copied") else ""
    yield story.pair(story.place(event["place"]), f"{story.role(event['role'])}{copied}")


def _counted(story: Story, event: Told) -> Iterator[str]:
    for seat, halves in enumerate(event["halves"]):
        if halves is not None:
            whole, half = divmod(halves, 2)
            votes = story.words.say("story-half", n=whole) if half else str(whole)
            yield story.pair(story.place(seat), votes)


def _won(story: Story, event: Told) -> Iterator[str]:
    sides = sorted(event["sides"])
    yield story.words.say(story.won_by(sides, event["seats"]))
    if sides and event["seats"]:
        yield story.words.several(story.place(seat) for seat in event["seats"])


TELLERS: dict[str, Teller] = {
    "dealt": _dealt,
    "claimed": _claimed,
    "voted": _voted,
    "voted_unseen": _voted,
    "revealed": _revealed,
    "counted": _counted,
    "won": _won,
}
