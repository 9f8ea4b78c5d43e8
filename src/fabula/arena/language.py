"""Language models as players: what a seat knows as prose, what may be answered as a numbered list.

    def chat(messages): ...             # to whatever endpoint; gives the text of the reply
    make = reader(chat, lang="en")      # an agent for `fabula arena match --agents me=mymodule:make`

Where all may talk, whatever is said beside the number is said aloud, and what others said is read. A choice
of several parts is asked part by part. What cannot be read is asked once more; then a lot decides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from fabula.arena.agents import Maker, Reply
from fabula.arena.pieces import Choosing
from fabula.arena.prose import Prose
from fabula.arena.seated import Turn
from fabula.core.requests import Choice

Message = Mapping[str, str]  # as endpoints take it: a `role` (system or user) and its `content`
Chat = Callable[[Sequence[Message]], str]
TRIES = 2
LONGEST_TALK = 300  # signs
_NUMBER = re.compile(r"\d+")


class Reader:
    """One seat of one game for a model that reads and writes."""

    def __init__(self, chat: Chat, tale: str, seat: int, lots: Random, lang: str) -> None:
        self.chat = chat
        self.seat = seat
        self.tale = tale
        self.lots = lots
        self.lang = lang
        self._prose: Prose | None = None

    def answer(self, turn: Turn) -> Choice | Reply:
        """Ask the model, part by part."""
        choosing, spoken = Choosing(turn.options, may_pass=turn.open), ""
        while not choosing.is_whole:
            number, words = self._asked(turn, choosing)
            spoken = spoken or words
            choosing.take(choosing.offered[number - 1])
        return Reply(choosing.choice, spoken if turn.open else "")

    def _asked(self, turn: Turn, choosing: Choosing) -> tuple[int, str]:
        """The number of an option, and what is said beside it."""
        messages = [*self.messages(turn, choosing)]
        for _ in range(TRIES):
            reply = self.chat(messages)
            found = _NUMBER.search(reply)
            if found and 0 < int(found[0]) <= len(choosing.offered):
                return int(found[0]), " ".join((reply[: found.start()] + reply[found.end() :]).split())[
                    :LONGEST_TALK
                ]
        return 1 + self.lots.randrange(len(choosing.offered)), ""

    def messages(self, turn: Turn, choosing: Choosing) -> Iterator[Message]:
        """What the model reads: the rules of answering, then the view, what was said, and the options."""
        prose = self.prose(turn)
        say = prose.words.say
        yield {
            "role": "system",
            "content": say("arena-how", game=say(self.tale), name=prose.story.place(turn.seat)),
        }
        yield {"role": "user", "content": told(prose, turn, choosing)}

    def prose(self, turn: Turn) -> Prose:
        """The journal, which is put into words once."""
        if self._prose is None:
            self._prose = Prose(self.tale, self.seat, turn.names, self.lang)
        return self._prose


def told(prose: Prose, turn: Turn, choosing: Choosing) -> str:
    """The view of a seat, what was said, what is asked and the numbered options."""
    say = prose.words.say
    said = [say("ui-pair", of=who, what=words) for who, words in turn.said]
    taken = [prose.piece(piece, not at) for at, piece in enumerate(choosing.taken)]
    parts = [
        prose.journal(turn.entries),
        "\n".join([say("arena-said"), *said]) if said else "",
        "\n".join([prose.question(turn), *([" – ".join(taken)] if taken else []), *listed(prose, choosing)]),
    ]
    return "\n\n".join(filter(None, parts))


def listed(prose: Prose, choosing: Choosing) -> Iterator[str]:
    """The options as a numbered list."""
    for number, piece in enumerate(choosing.offered, 1):
        yield f"{number}. {prose.piece(piece, not choosing.taken)}"


def reader(chat: Chat, lang: str = "en") -> Maker:
    """What makes agents of a chat endpoint: one function from messages to the text of the reply."""

    def make(tale: str, seat: int, lots: Random) -> Reader:
        return Reader(chat, tale, seat, lots, lang)

    return make
