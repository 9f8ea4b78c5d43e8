"""What a seat knows, as prose: its journal so far, what it is asked, and what it may answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fabula.arena.pieces import NOTHING, Piece
from fabula.arena.seated import Turn
from fabula.text import words
from fabula.text.story import Story

SAME = "-"  # what stands in ids of texts for what prompts have between their parts


class Prose:
    """The journal of one seat, which grows with its entries; each is put into words once."""

    def __init__(self, tale: str, seat: int, names: Mapping[int, str], lang: str = "en") -> None:
        self.tale = tale
        self.words = words(lang)
        self.story = Story(self.words, tale, names, seat)
        self.lines: list[str] = []
        self._told = 0
        self._last: Mapping[str, Any] = {}

    def journal(self, entries: Sequence[Mapping[str, Any]]) -> str:
        """All that was heard, as far as there are words for it; anew where it was told differently."""
        if self._told and (len(entries) < self._told or entries[self._told - 1] != self._last):
            self._told, self.lines = 0, []
        for entry in entries[self._told :]:
            self.lines += self.story.lines(entry)
        self._told, self._last = len(entries), entries[-1] if entries else {}
        return "\n".join(self.lines)

    def question(self, turn: Turn) -> str:
        """What is asked."""
        prompt = turn.prompt.replace(":", SAME)
        family = turn.prompt.partition(":")[0]
        ids = (f"prompt-{self.tale}-{prompt}", f"prompt-{self.tale}-{family}", f"prompt-{family}")
        return self.words.say(next((id for id in ids if self.words.has(id)), "arena-floor"))

    def piece(self, piece: Piece, first: bool) -> str:
        """What may come next of a choice: a player, a role, a word; or, `first`, what one can do."""
        say = self.words
        if piece == NOTHING:
            return say.say("arena-nothing")
        if first and isinstance(piece, str):
            ids = (f"arena-{piece}", f"ui-claim-{piece}", f"prompt-{self.tale}-{piece}")
            if id := next((id for id in ids if say.has(id)), ""):
                return say.say(id)
        if isinstance(piece, str) and not say.has(f"place-{piece}"):
            return self.story.answer(piece) if say.has(f"answer-{piece}") else self._word(piece)
        return self.story.option(piece)

    def _word(self, piece: str) -> str:
        for id in (f"option-{self.tale}-{piece}", f"side-{piece}", f"says-a-{piece}", f"arena-{piece}"):
            if self.words.has(id):
                return self.words.say(id, n=1)
        return self.story.role(piece) if self.story.is_role(piece) else piece
