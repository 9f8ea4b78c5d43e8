"""Drafts: what somebody of any role would say to have learned, made up for whoever asks how to bluff.

Some have nothing that words of claims could hold, by the book: a Gossip and an Alsaahir speak before all,
and all see a Cult Leader call to the cult; an Amnesiac does not know what they do, an Alchemist is told of
a Minion, and of what a Savant hears one thing is false. A Philosopher and a Cannibal tell what the ability
that they have tells: it is drafted as that role’s.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.requests import Below
from fabula.games.clocktower.almanac.cards import EVIL, GOOD_KINDS, MINION, NIGHT, almanac
from fabula.games.clocktower.almanac.retelling import CLAIMS
from fabula.minds.clocktower.inventions import Invention, Words
from fabula.minds.clocktower.memory import Memory, News

FREE_WORDS = ("is", "side")  # which anybody may say, of whatever they were told
ROLE_FIRST = ("number", "answer", "shown", "chose")  # what such words begin with: whose news they are


def learns_in_death(role: str) -> bool:
    """Whether whoever has this role is told something in the night in which they die."""
    card = almanac[role]
    return card.lasts and bool(card.learns) and card.wakes is EACH_NIGHT_BUT_FIRST


class Draft(Invention):
    """A claim of one role from the first night on; it knows news for more roles than bots pretend to be."""

    def __init__(self, memory: Memory, below: Below) -> None:
        super().__init__(memory, below)
        del self.inventions["philosopher"]  # it is drafted as the role that was taken
        self.made: dict[str, Callable[[int], Words | None]] = {
            "nightwatchman": self._chosen_once,
            "huntsman": self._chosen_once,
            "ogre": self._chosen_once,
            "sage": self._killer_among,
            "ravenkeeper": self._last_look,
            "harlot": self._visited,
            "king": self._heard_at_court,
            "choirboy": self._killer_of_the_king,
            "artist": self._found_evil,
            "fisherman": self._found_evil,
            "monk": partial(self._of_one, "protected"),
            "butler": self._served,
            "preacher": self._chosen,
            "snake_charmer": self._chosen,
            "exorcist": self._exorcised,
            "acrobat": self._chosen,
            "lycanthrope": self._hunted,
        }

    @property
    def invents(self) -> bool:
        """A draft tells whatever there is to tell, for whoever reads it."""
        return True

    def as_if(self, role: str) -> list[News]:
        """What somebody of this role would have learned; what was said in its name stands."""
        self.role, self.news = role, []
        told = iter(self._said(role))
        for night in range(1, self._last_night(dying=learns_in_death(role)) + 1):
            for words in self._all_of(night):
                self.news.append(News(night, next(told, words)))
        return self.news

    def _said(self, role: str) -> Iterator[Words]:
        """What this seat has said in the words of a role; words that are free to all, as that role alone."""
        memory, claims = self.memory, ""
        words = CLAIMS.get(role, ())
        mine, free = (
            [word for word in words if (word in FREE_WORDS) is is_free] for is_free in (False, True)
        )
        for one in memory.words:
            if one.who != memory.seat:
                continue
            if one.words[0] == "claim":
                claims = str(one.words[1])
            is_its_own = one.words[0] in mine and (one.words[0] not in ROLE_FIRST or one.words[1] == role)
            if is_its_own or (one.words[0] in free and claims == role):
                yield one.words

    def _all_of(self, night: int) -> Iterable[Words]:
        """What is told of a night: an Innkeeper names two, all others tell of one thing at most."""
        if self.role == "innkeeper":
            return [("protected", seat) for seat in self._some(2, self._alive_in(night))] if night > 1 else []
        words = self._news_of(night)
        if words is None and self.role in self.made:
            words = self.made[self.role](night)
        return [] if words is None else [words]

    # ---- what one is told

    def _killer_among(self, night: int) -> Words | None:
        """Two good players, in the night in which one was killed."""
        if not self._was_killed(self.memory.seat, night) or len(self._strangers()) < 2:
            return None
        return ("demon_among", *self._two_good(), "yes")

    def _last_look(self, night: int) -> Words | None:
        """What a friend says to be, or somebody good an evil role."""
        if not self._was_killed(self.memory.seat, night):
            return None
        return self._looked_at()

    def _visited(self, night: int) -> Words | None:
        """A Harlot is told the role of whoever agrees, each night but the first."""
        return self._looked_at() if night > 1 else None

    def _looked_at(self) -> Words:
        friends = self._friends()
        if friends and self.below(2):
            seat = self._one(tuple(friends))
            return ("is", seat, self._role_of(seat, GOOD_KINDS))
        seat = self._one(tuple(self._strangers() or self.memory.others))
        return ("is", seat, self._role_of(seat, GOOD_KINDS if self.below(2) else (MINION,)))

    def _heard_at_court(self, night: int) -> Words | None:
        """A role that somebody alive says to have, while no fewer were dead than alive at dawn."""
        memory = self.memory
        dead = len(memory.dead_at(night))
        if 2 * dead < len(memory.circle):
            return None
        told = [words[1] for _, words in self.news]
        said = [role for seat, role in memory.claims().items() if seat in memory.others]
        fresh = [role for role in said if role not in told]
        return ("in_play", self._one(tuple(fresh or said or self._of_kinds(GOOD_KINDS))))

    def _killer_of_the_king(self, night: int) -> Words | None:
        """Somebody good, in the night in which whoever says to be the King was killed."""
        kings = self.memory.claimed("king", but=self.memory.seat)
        if not any(self._was_killed(king, night) for king in kings):
            return None
        return ("shown", self.role, self._one(tuple(self._strangers() or self.memory.others)))

    def _found_evil(self, night: int) -> Words | None:
        """An Artist has asked of somebody good, a Fisherman was told of them, on the first day."""
        return (
            ("side", self._one(tuple(self._strangers() or self.memory.others)), EVIL) if night == 1 else None
        )

    # ---- whom one chose

    def _of_one(self, word: str, night: int) -> Words | None:
        """Somebody else who lived, each night but the first."""
        alive = self._alive_in(night)
        return (word, self._one(tuple(alive))) if night > 1 and alive else None

    def _chosen(self, night: int) -> Words | None:
        """Somebody who lived, in each night in which one is woken."""
        alive = self._alive_in(night)
        return ("chose", self.role, self._one(tuple(alive))) if alive and self._is_woken(night) else None

    def _exorcised(self, night: int) -> Words | None:
        """Each night but the first, never the same twice running; somebody good where nobody died."""
        last = self.news[-1].words[2] if self.news else None
        alive = [seat for seat in self._alive_in(night) if seat != last]
        if night == 1 or not alive:
            return None
        quiet = not any(self._was_killed(seat, night) for seat in self.memory.circle)
        good = [seat for seat in alive if seat not in self.memory.friends]
        return ("chose", self.role, self._one(tuple(good if quiet and good else alive)))

    def _chosen_once(self, night: int) -> Words | None:
        """A friend, who would say so too; a Huntsman somebody who stayed what they were."""
        return ("chose", self.role, self._friend_or_other()) if night == 1 else None

    def _served(self, night: int) -> Words | None:
        """The master of today alone matters."""
        memory = self.memory
        return (
            ("master", self._one(tuple(memory.others))) if night == memory.number and memory.others else None
        )

    def _hunted(self, night: int) -> Words | None:
        """Whoever died by night was good and chosen; otherwise somebody who lives was evil."""
        alive = self._alive_in(night)
        if night == 1 or not alive:
            return None
        dead = [seat for seat in alive if self._was_killed(seat, night)]
        good = [seat for seat in alive if seat not in self.memory.friends]
        return ("chose", self.role, self._one(tuple(dead or good or alive)))

    # ---- whom it is about

    def _was_killed(self, seat: int, night: int) -> bool:
        """Whether somebody died in a night, as all saw at dawn."""
        return self.memory.deaths.get(seat) == (night, NIGHT)
