"""What an evil player pretends to be and to have learned; it never says two things of one night."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.cards import FIRST_NIGHT
from fabula.core.requests import Below, Choice
from fabula.games.clocktower.almanac.cards import (
    ANTICLOCKWISE,
    CLOCKWISE,
    EVIL,
    GOOD,
    GOOD_KINDS,
    KINDS,
    MINION,
    NEITHER,
    NIGHT,
    NO,
    OUTSIDER,
    SIDES,
    TOWNSFOLK,
    WAYS,
    YES_NO,
    almanac,
    is_good,
    of_kind,
)
from fabula.games.clocktower.almanac.retelling import CLAIMS
from fabula.minds.clocktower.belief import Belief
from fabula.minds.clocktower.foresight import danger_if_said, ideas
from fabula.minds.clocktower.memory import Memory, News
from fabula.minds.clocktower.taste import loses_if_named

LEARNS = almanac.facts(lambda role: role.learns or ())
UNKNOWN_TO_THEMSELVES = almanac.facts(lambda role: role.believes)
NIGHT_OF_THE_QUESTION = 2  # before which nobody has said anything to ask about
NIGHT_OF_THE_ANSWER = 3  # after which a puzzle may be said to be solved
MASTER = "master"
MANY = 3  # so many times more come to mind than are thought through
OFFERED = 1.25  # Outsiders are shown to the Demon so many times oftener than they are dealt
BROUGHT = 2  # Outsiders by a Baron
SELDOM = 8  # one Librarian in so many is told that there is no Outsider
OF_SO_MANY = 50


def is_told_of_two_or_of_pairs(role: str) -> bool:
    """Whether whoever has this role learns that one of two is something, or how many pairs there are."""
    return any(word in CLAIMS.get(role, ()) for word in ("one_of", "pairs"))


def would_be_mad(memory: Memory, below: Below) -> bool:
    """Whether somebody good would be mad now, where the script may have one of them so."""
    minions, good = memory.table[2], sum(memory.table[:2])
    if not memory.in_script("cerenovus"):
        return False
    return below(good * len(of_kind(MINION, memory.script))) < minions


def known_by_a_swap(memory: Memory, below: Below) -> tuple[int, ...]:
    """Who would be the Minions of whoever a Snake Charmer swapped, as often as one finds the Demon."""
    strangers = [seat for seat in memory.residents if seat not in memory.friends]
    if memory.number > 1 or below(max(1, len(memory.others))):
        return ()
    many = min(memory.table[2], len(strangers))
    return tuple(strangers.pop(below(len(strangers))) for _ in range(many))


class Pretence:
    """A cover and its news."""

    def __init__(self, memory: Memory, below: Below) -> None:
        self.memory = memory
        self.below = below
        self.role: str | None = None
        self.news: list[News] = []
        self.nights = 0
        self.bait: str | None = None  # what it said to be at first, as good players do who await the Demon
        self.master: int | None = None  # whom it serves, where it passes for who serves somebody
        self.knows: tuple[int, ...] = ()  # who are evil, as one who was swapped with a Demon would
        self.feigns = False  # to be mad on the first day, as of the good somebody often is
        self.stands = False  # by a cover of which somebody else says that it is theirs

    def prepare(self) -> None:
        """Choose a cover, another one if it was claimed meanwhile; make up what is missing."""
        memory = self.memory
        said = memory.claims().get(memory.seat)
        rivals = memory.claimed(self.role or "", but=memory.seat)
        if not self.nights:
            self._remember()
        if said is not None and is_good(said):
            self.role = self.role if said == self.bait else said
        elif self._needs_no_cover():
            self.role = memory.role
        elif self.role is None:
            self._begin_as(self._cover())
        elif rivals and not (self.stands and set(rivals).isdisjoint(memory.friends)):
            self._begin_as(self._cover())  # none says of a friend that they lie
        self._learn()

    def think_ahead(self) -> None:
        """Choose a cover before anybody has spoken, as the good know by then what they are."""
        memory = self.memory
        if memory.claims() or self.role is not None or self._needs_no_cover():
            return
        self._begin_as(self._cover())
        self.feigns = would_be_mad(self.memory, self.below)

    def _begin_as(self, cover: str) -> None:
        """Pass for this from now on; with as many chances as there are evil for each good one, come what may.

        Where one of the good and one of the evil are to be the same, each is as likely to say so last. A good
        one always does, and accuses the other: of all who do, as many are to be evil as at the table.
        """
        evil, good = sum(self.memory.table[2:]), sum(self.memory.table[:2])
        self.role, self.news, self.nights, self.master = cover, [], 0, None
        self.stands = self.below(max(1, good)) < evil
        self.knows = known_by_a_swap(self.memory, self.below) if cover == "snake_charmer" else ()

    def _learn(self) -> None:
        others = [seat for seat in self.memory.others if seat not in self.memory.travellers]
        if MASTER in CLAIMS.get(self.role or "", ()) and self.master is None and others:
            self.master = others[self.below(len(others))]
        for night in range(self.nights + 1, self._last_night() + 1):
            words = self._best_news_of(night)
            if words is not None:
                self.news.append(News(night, words))
        self.nights = max(self.nights, self.memory.number)

    def _last_night(self, dying: bool = False) -> int:
        """The last night of which there is news; `dying`, that of one's death too."""
        memory = self.memory
        died, cause = memory.deaths.get(memory.seat, (memory.number, ""))
        return min(memory.number, died - (cause == NIGHT and not dying))

    def _remember(self) -> None:
        """Whoever was good till now has told what was so."""
        self.nights = max(0, self.memory.turned - 1)
        self.news = [one for one in self.memory.news if one.night <= self.nights]

    def _needs_no_cover(self) -> bool:
        """A good role on the evil side is what it is."""
        role = self.memory.role
        return role not in UNKNOWN_TO_THEMSELVES and role in almanac and is_good(role)

    # ---- the cover

    def _cover(self) -> str:
        """One of the roles shown for it, else one that nobody claims; a Spy knows what is free."""
        memory = self.memory
        taken = [role for who, role in memory.claims().items() if who != memory.seat]
        script = [
            role
            for role in memory.setup.roles
            if is_good(role) and role not in (*taken, *UNKNOWN_TO_THEMSELVES) and not loses_if_named(role)
        ]
        here = memory.pages.values()
        free = [role for role in memory.bluffs if role in script]
        free = free or [role for role in script if role not in here] or ["soldier"]
        bag = [role for role in free for _ in range(self._often(almanac[role].kind))]
        return bag[self.below(len(bag))]

    def _often(self, kind: str) -> int:
        """How often a role of a kind is dealt, in so many: a cover that is rarer or commoner would tell."""
        memory, outsiders = self.memory, float(self.memory.table[1])
        townsfolk, _, minions, _ = memory.table
        if memory.in_script("baron"):
            outsiders += BROUGHT * minions / max(1, len(of_kind(MINION, memory.setup.roles)))
        dealt = townsfolk if kind == TOWNSFOLK else outsiders / (OFFERED if memory.bluffs else 1)
        same = sum(almanac.kind_of[role] == kind for role in memory.setup.roles)
        return max(1, round(OF_SO_MANY * dealt / max(1, same)))

    # ---- the news

    def _best_news_of(self, night: int) -> tuple[Choice, ...] | None:
        """Of some that come to mind that after which all would be furthest from the Demon."""
        first = self._news_of(night)
        if first is None or not self.memory.keen:
            return first
        most = ideas(self.memory)
        more = [self._news_of(night) or first for _ in range(MANY * most)]
        claim = ("claim", self.role)
        alike = [one for one in dict.fromkeys((first, *more)) if self._is_like(first, one, night)]
        open_to = alike[: 1 + most]
        if len(open_to) == 1:
            return first
        return min(open_to, key=lambda words: danger_if_said(self.memory, claim, words))

    def _is_like(self, _first: tuple[Choice, ...], _other: tuple[Choice, ...], _night: int) -> bool:
        """Whether one may be told instead of the other."""
        return True

    def _news_of(self, night: int) -> tuple[Choice, ...] | None:
        if is_told_of_two_or_of_pairs(self.role or ""):
            return self._of_the_first_night() if self._is_woken(night) else None
        if self.role == "empath":
            return self._neighbours(night)
        if self.role == "fortune_teller":
            return self._demon_among()
        if self.role == "undertaker":
            return self._executed(night)
        return self._of_the_sets(night)

    def _of_the_sets(self, night: int) -> tuple[Choice, ...] | None:
        """What says little of one's own, or something ill of a good player."""
        words = CLAIMS.get(self.role or "", ())
        if "number" in words and self._is_woken_once():
            return ("number", self.role, str(1 + self.below(3))) if night == 1 else None
        answers = "answer" in words
        if (answers or self.role == "oracle") and night == 1:
            return None
        if self.role == "oracle":
            return ("number", self.role, str(int(not self.below(3))))
        if answers:
            return ("answer", self.role, YES_NO[self.below(2)])
        if self.role == "seamstress" and night == NIGHT_OF_THE_QUESTION:
            a, b = self._two_good()
            return ("same_side", a, b, YES_NO[int(self.below(3) > 0)])
        return self._dreamt() if self.role == "dreamer" else self._of_the_carousel(night)

    def _of_the_carousel(self, night: int) -> tuple[Choice, ...] | None:
        """A good player is evil, or a friend is good."""
        if self._is_woken_once() and (tell := self._told_at_first()) is not None:
            return tell() if night == 1 else None
        if self.role == "village_idiot":
            friends = [seat for seat in self.memory.friends if seat != self.memory.seat]
            if friends and not self.below(3):
                return ("side", self._one(tuple(friends)), GOOD)
            return ("side", self._two_good()[self.below(2)], SIDES[self.below(2)])
        if self.role == "bounty_hunter":
            return self._bounty()
        if "shown" in CLAIMS.get(self.role or "", ()) and self._is_woken(1):
            return ("shown", self.role, self._one(tuple(self._strangers())))
        if self.role == "puzzlemaster" and night == NIGHT_OF_THE_ANSWER:
            return ("shown", self.role, self._two_good()[0])
        if self.role == "general":
            return ("winning", (*SIDES, NEITHER)[self.below(3)])
        return self._of_its_card(night) if self.role in almanac.brought else None

    def _of_its_card(self, night: int) -> tuple[Choice, ...] | None:
        """Of a role that was brought: what its card lets its player say, in a night in which it is woken."""
        if not self._is_woken(night):
            return None
        seat, other = self._two_good()
        by_word: dict[str, Callable[[], tuple[Choice, ...] | None]] = {
            "number": lambda: ("number", self.role, str(self.below(2))),
            "neighbours": lambda: self._neighbours(night),
            "demon_among": self._demon_among,
            "same_side": lambda: ("same_side", seat, other, YES_NO[self.below(2)]),
            "woke": lambda: ("woke", seat, other, str(self.below(3))),
            "either": self._dreamt,
            "is": lambda: ("is", seat, self._one(of_kind(MINION, self.memory.setup.roles))),
            "side": lambda: ("side", seat, EVIL),
            "one_evil": self._three,
            "nearest": self._the_way_round,
            "winning": lambda: ("winning", (*SIDES, NEITHER)[self.below(3)]),
            "in_play": self._somebody_is_in_play,
            "shown": lambda: ("shown", self.role, seat),
        }
        tell = next((by_word[word] for word in CLAIMS.get(self.role or "", ()) if word in by_word), None)
        return None if tell is None else tell()

    def _is_woken(self, night: int) -> bool:
        return self.role is not None and almanac[self.role].wakes.on(night)

    def _is_woken_once(self) -> bool:
        return self.role is not None and almanac[self.role].wakes is FIRST_NIGHT

    def _told_at_first(self) -> Callable[[], tuple[Choice, ...]] | None:
        """How to make up what one is told in the first night alone, by the word in which it is said."""
        by_word = {
            "side": self._somebody_is_good,
            "in_play": self._somebody_is_in_play,
            "nearest": self._the_way_round,
            "demon_among": self._two_who_are_no_demon,
            "one_evil": self._three,
        }
        return next((by_word[word] for word in CLAIMS.get(self.role or "", ()) if word in by_word), None)

    def _fellows(self) -> list[int]:
        """The others of its own."""
        return [seat for seat in self.memory.friends if seat != self.memory.seat]

    def _somebody_is_good(self) -> tuple[Choice, ...]:
        return ("side", self._one(tuple(self._fellows() or self._strangers())), GOOD)

    def _somebody_is_in_play(self) -> tuple[Choice, ...]:
        memory, fellows = self.memory, self._fellows()
        names = [role for role in of_kind(TOWNSFOLK, memory.setup.roles) if role != self.role]
        said = [role for seat, role in memory.claims().items() if seat in fellows and role in names]
        return ("in_play", self._one(tuple(said or names)))

    def _the_way_round(self) -> tuple[Choice, ...]:
        return ("nearest", self._away_from(self._fellows()))

    def _two_who_are_no_demon(self) -> tuple[Choice, ...]:
        demon = self.memory.demon
        a, b = self._two_good()
        others = (a, b) if demon is None or demon == self.memory.seat else (demon, a)
        return ("demon_among", *sorted(others), NO)

    def _three(self) -> tuple[Choice, ...]:
        memory = self.memory
        a, b = self._two_good()
        rest = tuple(seat for seat in memory.residents if seat not in (a, b, memory.seat))
        return ("one_evil", *sorted((a, b, self._one(rest))))

    def _away_from(self, friends: list[int]) -> str:
        """The way round to the nearest of its own is the other one."""
        memory = self.memory
        many, at = len(memory.circle), memory.circle.index(memory.seat)
        ahead = [(memory.circle.index(seat) - at) % many for seat in friends if seat in memory.circle]
        nearest = min(ahead, key=lambda steps: min(steps, many - steps), default=0)
        if not nearest or 2 * nearest == many:
            return WAYS[self.below(2)]
        return ANTICLOCKWISE if 2 * nearest < many else CLOCKWISE

    def _bounty(self) -> tuple[Choice, ...] | None:
        """Somebody good is evil, and when they have died somebody else."""
        named = [words[1] for _, words in self.news if words[0] == "side"]
        if named and named[-1] in self.memory.living:
            return None
        return ("side", self._two_good()[0], EVIL)

    def _dreamt(self) -> tuple[Choice, ...]:
        """A good player may be something evil: what they say is not what was shown."""
        memory = self.memory
        seat, _ = self._two_good()
        other = [role for role in of_kind(TOWNSFOLK, memory.setup.roles) if role != memory.claims().get(seat)]
        return ("either", seat, self._one(tuple(other)), self._one(of_kind(MINION, memory.setup.roles)))

    def _of_the_first_night(self) -> tuple[Choice, ...] | None:
        if "pairs" in CLAIMS.get(self.role or "", ()):
            return ("pairs", str(int(not self.below(3))))
        kind = next((kind for kind in LEARNS.get(self.role or "", ()) if kind in KINDS), MINION)
        if kind in GOOD_KINDS:
            return self._somebody_good(kind)
        a, b = self._two_good()
        return ("one_of", a, b, self._one(of_kind(kind, self.memory.setup.roles)))

    def _somebody_good(self, kind: str) -> tuple[Choice, ...]:
        """What somebody says to be, an evil friend best, with somebody else."""
        memory = self.memory
        claims = [
            (who, role)
            for who, role in memory.claims().items()
            if who != memory.seat and almanac[role].kind == kind and who not in memory.travellers
        ]
        backed = [one for one in claims if one[0] in memory.friends] or claims
        if kind == OUTSIDER and not backed and not memory.table[1] and not self.below(SELDOM):
            return ("no_outsiders",)
        if not backed:
            free = [role for role in of_kind(kind, memory.setup.roles) if not memory.claimed(role)]
            a, b = self._two_good()
            return ("one_of", a, b, self._one(tuple(free)))
        who, role = self._one(tuple(backed))
        other = self._one(tuple(seat for seat in memory.residents if seat not in (who, memory.seat)))
        return ("one_of", *sorted((who, other)), role)

    def _neighbours(self, night: int) -> tuple[Choice, ...] | None:
        """Good neighbours look evil now and then, evil ones never do."""
        between = self.memory.neighbours(self.memory.seat, night)
        if between is None:
            return None
        earlier = [words[1] for _, words in self.news if words[0] == "neighbours"]
        if earlier and between == self.memory.neighbours(self.memory.seat, night - 1):
            return ("neighbours", earlier[-1])
        good = sum(seat not in self.memory.friends for seat in between)
        return ("neighbours", str(int(good > 0 and self.below(3) > 0)))

    def _demon_among(self) -> tuple[Choice, ...]:
        """Yes of two good players, no where the Demon is."""
        memory = self.memory
        framed = [words for _, words in self.news if words[0] == "demon_among" and words[3] == "yes"]
        demon = memory.demon
        if demon is not None and demon != memory.seat and self.below(2):
            good = [seat for seat in self._strangers() if seat in memory.living] or self._strangers()
            return ("demon_among", *sorted((demon, self._one(tuple(good)))), "no")
        a, b = self._two_good()
        if framed and framed[-1][1] in memory.living:
            a = framed[-1][1]
            b = self._one(tuple(seat for seat in self._strangers() if seat != a) or (b,))
        return ("demon_among", *sorted((a, b)), "yes" if framed or self.below(2) else "no")

    def _executed(self, night: int) -> tuple[Choice, ...] | None:
        """A good player who died was evil; an evil one was what they said."""
        memory = self.memory
        seat = memory.executed.get(night - 1)
        if seat is None or seat not in memory.deaths:
            return None
        claim = memory.claims().get(seat)
        if seat not in memory.friends and (claim is None or not self.below(3)):
            return ("is", seat, self._one(of_kind(MINION, memory.setup.roles)))
        return ("is", seat, claim or self._one(of_kind(TOWNSFOLK, memory.setup.roles)))

    # ---- whom it is about

    def _strangers(self) -> list[int]:
        friends = self.memory.friends
        return [seat for seat in self.memory.residents if seat not in friends]

    def _two_good(self) -> tuple[int, int]:
        """Two who are not of its own, the living first, and the most suspect to all among them."""
        living = [seat for seat in self._strangers() if seat in self.memory.living]
        good = living if len(living) > 1 else self._strangers()
        public = Belief(self.memory, private=False).evil
        first = max(good, key=lambda seat: (public[seat] + self.below(100) / 400, seat))
        second = self._one(tuple(seat for seat in good if seat != first))
        return (min(first, second), max(first, second))

    def _one(self, things: tuple[Choice, ...]) -> Choice:
        return things[self.below(len(things))]
