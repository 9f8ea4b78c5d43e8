"""The sensible mind itself: it acts by night, talks by day, nominates and votes by what it believes."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.grimoire import Setup
from fabula.core.requests import Ask, Below, Choice, Window, draw
from fabula.games.clocktower.almanac.cards import DAY, NOMINATIONS, YES
from fabula.games.clocktower.almanac.traits import FOUND_BY_NAME, has_trait
from fabula.games.clocktower.judgement.trial import INDICT
from fabula.games.clocktower.judgement.votes import HAND
from fabula.minds.clocktower import day_powers, guesses, night, plot, talk, voting
from fabula.minds.clocktower.belief import Belief, spared
from fabula.minds.clocktower.drafts import Draft
from fabula.minds.clocktower.inventions import Invention
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.signs import signs_in
from fabula.minds.levels import EVEN
from fabula.minds.reasons import Heard
from fabula.minds.talker import Talker

MASTER = "master"
LAST_WORDS = ("klutz",)  # nobody pretends to have any
ENOUGH_FOR_ZEAL = 5
CLEARED = 60  # one hand in so many
LIKELY = 0.5  # rather evil than not
HUNCH = 30  # so much in a hundred more or less suspect than by the evidence


class Sensible(Talker[Memory]):
    """What one seat knows, what it makes of it, and what it says."""

    def __init__(self, setup: Setup, seat: int, below: Below) -> None:
        super().__init__(Memory(setup, seat), below)
        self.memory.hunches = {other: 1 + (below(2 * HUNCH) - HUNCH) / 100 for other in range(setup.seats)}
        self.pretence = Invention(self.memory, below)
        self._opinions: dict[bool, tuple[int, Belief]] = {}
        self._face: tuple[int, Memory, Belief] | None = None

    def begin(self, phase: str, number: int) -> None:
        """A new phase, a new plan; the evil choose at the first dawn whom they pass for."""
        super().begin(phase, number)
        memory = self.memory
        if (phase, number) == (DAY, 1) and memory.is_evil and memory.seat not in memory.travellers:
            self.pretence.think_ahead()

    # ---- what it makes of it

    @property
    def belief(self) -> Belief:
        """What it believes by all it knows."""
        return self._opinion(private=True)

    @property
    def public(self) -> Belief:
        """What all may believe by what is public."""
        return self._opinion(private=False)

    def _opinion(self, *, private: bool) -> Belief:
        kept = self._opinions.get(private)
        if kept is None or kept[0] != self.memory.version:
            kept = (self.memory.version, Belief(self.memory, private=private))
            self._opinions[private] = kept
        return kept[1]

    @property
    def hides(self) -> bool:
        """Whether it acts as its cover would: on the first day its own plans would tell it apart.

        A sharp one does until few are left, when hands decide the game.
        """
        memory = self.memory
        passes = memory.keen and len(memory.living_residents) > voting.LAST
        return memory.is_evil and (memory.number == 1 or passes) and memory.seat not in memory.travellers

    @property
    def plots(self) -> bool:
        """Whether it acts with its own, as sharp ones do once the first day is over."""
        memory = self.memory
        return memory.keen and memory.is_evil and memory.number > 1 and memory.seat not in memory.travellers

    def _worn(self) -> tuple[Memory, Belief]:
        """What it remembers and believes; while it hides, what the good player would whom it passes for."""
        memory = self.memory
        if not self.hides:
            return memory, self.belief
        if self._face is None or self._face[0] != memory.version:
            part = self.part
            worn = memory.of_somebody_good(part.role, part.news, part.knows)
            self._face = (memory.version, worn, Belief(worn))
        return self._face[1:]

    @property
    def part(self) -> talk.Part:
        """The part it plays before all."""
        memory = self.memory
        if not memory.is_evil or memory.seat in memory.travellers:
            return talk.Part(memory.role, memory.news, True)
        self.pretence.prepare()
        pretence = self.pretence
        return talk.Part(pretence.role or "soldier", pretence.news, False, pretence.master, pretence.knows)

    # ---- answers

    def choose(self, ask: Ask) -> Choice:
        """A hand, or what the role does."""
        if ask.prompt in ("vote", "secret_vote"):
            return HAND if self._is_a_zealot_in_office() or self._raises_a_hand() else None
        if ask.prompt == "exile":
            return HAND if self._exiles() else None
        if ask.prompt == "cult":
            return YES if voting.trusts_a_cult(self.memory, self.belief) else None
        if ask.prompt == "traveller":
            return draw(ask.options, self.below)
        options = tuple(ask.options)
        if ask.prompt == "judge":
            return voting.sentence(self.memory, self.belief)
        if ask.prompt == "vizier":
            return night.decree(self.memory, options, self.below)
        if ask.prompt == "gunslinger":
            return voting.whom_to_gun_down(self.memory, self.belief, [s for s in options if s is not None])
        if ask.prompt in LAST_WORDS and None in options:
            return None
        if ask.prompt == "toymaker":
            return None
        return self._of_the_night(ask.prompt, options)

    def _of_the_night(self, prompt: str, options: tuple[Choice, ...]) -> Choice:
        if prompt == "fiddler_wins":
            return voting.whom_to_let_win(self.memory, self.belief, options)
        if prompt == "stop_riot":
            return YES if voting.stops_the_riot(self.memory) else None
        if prompt == INDICT:
            return YES if voting.believes_in_nobody(self.memory) else None
        if has_trait(prompt.removeprefix("name_"), FOUND_BY_NAME) and prompt.startswith("name_"):
            return voting.whom_to_name(self.memory, self.belief, options)
        choice = night.by_role(self.memory, prompt, options, self.below)
        if choice is None and night.may_wait(prompt) and None in options:
            return None
        return choice if choice in options and choice is not None else draw(options, self.below)

    def _raises_a_hand(self) -> bool:
        memory = self.memory
        nominee = memory.nominee
        if nominee is None or not self._may_as_a_butler():
            return False
        if self.plots:
            return plot.raises_a_hand(memory, self.public, nominee)
        if memory.is_evil and not self.hides:
            return voting.hand_of_the_evil(memory, self.public, nominee, self.below)
        raises = voting.hand_of_the_good(*self._worn(), nominee)
        return raises and not (self.hides and memory.number == 1 and self._would_know_better(nominee))

    def _would_know_better(self, nominee: int) -> bool:
        """What is true clears the good now and then, what was made up never does."""
        return nominee not in self.memory.friends and not self.below(CLEARED)

    def _is_a_zealot_in_office(self) -> bool:
        """A Zealot votes whatever they think."""
        return (
            self.memory.role == "zealot" and self.memory.lives and len(self.memory.living) >= ENOUGH_FOR_ZEAL
        )

    def _may_as_a_butler(self) -> bool:
        """A Butler's hand follows the master's, also of one who only says to be a Butler."""
        memory, worn = self.memory, self._worn()[0]
        masters = memory.chosen.get("butler", [])
        if self.hides:
            served = [] if memory.number > 1 else [self.part.master]
            masters = [one for one in served if one is not None] or [
                said.words[1] for said in memory.words if said.who == memory.seat and said.words[0] == MASTER
            ]
        return worn.role != "butler" or not masters or masters[-1] in memory.hands_up

    def _exiles(self) -> bool:
        memory, traveller = self.memory, self.memory.exiling
        return traveller is not None and voting.supports_exile(memory, self.belief, traveller, self.below)

    # ---- words

    def verdicts(self) -> dict[int, int]:
        """By what it knows, or where it is evil by what all have heard."""
        evil = self._of_its_side.evil
        seats = [seat for seat in evil if self.memory.is_evil or seat != self.memory.seat]
        return {seat: (evil[seat] >= LIKELY) - (evil[seat] <= talk.TRUST[EVEN]) for seat in seats}

    def heard(self) -> Heard:
        """What all say to be and to have learned, and whom the Demon leaves alone."""
        memory = self.memory
        claims = memory.claims()
        return Heard(
            claims,
            [sign for said in memory.words for sign in signs_in(said.who, said.words)],
            memory.suspicions(),
            memory.trusts(),
            (),
            {},
            memory.most_of,
            memory.number,
            [who for _, who, nights in spared(memory, claims) if nights > 1],
        )

    def doubts_aloud(self) -> Mapping[int, float]:
        """How evil each looks to it; where it is evil, to all."""
        return self._of_its_side.evil

    def suspect_for(self, whom: int) -> int | None:
        """Whom it would suspect aloud."""
        memory, belief = self.memory, self._of_its_side
        known = (*memory.friends, *memory.travellers, whom)
        others = [seat for seat in memory.others if seat not in known]
        worst = max(others, key=lambda seat: (belief.evil[seat], seat), default=None)
        return None if worst is None or belief.evil[worst] <= talk.SUSPECT[self.temper] else worst

    def speak(self, window: Window) -> Choice:
        """The next thing planned that can still be said."""
        words = super().speak(window)
        while words is not None and words not in window.options:
            words = super().speak(window)
        return words

    def words(self, prompt: str) -> list[Choice]:
        """All it has to say, in order."""
        if prompt == DAY:
            return self._of_the_day()
        if prompt == NOMINATIONS:
            return [*self._dares(), *self._nomination()]
        return self._plea() if prompt == "plea" else []

    @property
    def _seems(self) -> str | None:
        """What it has to be taken for today, being mad, and says no more; some who hide feign it."""
        memory = self.memory
        if memory.must_seem is None and memory.number == 1 and self.hides and self.pretence.feigns:
            return self.part.role
        return memory.must_seem

    def _of_the_day(self) -> list[Choice]:
        memory, part = self.memory, self.part
        if self._seems is not None:
            return [("claim", self._seems)]
        words: list[Choice] = [] if memory.must_blame is None else [("suspect", memory.must_blame)]
        in_the_open = memory.claims().get(memory.seat) == part.role
        if memory.seat in memory.travellers:
            words += talk.own_story(memory, part, self.below)[1:]
        elif in_the_open or talk.is_doubled(memory) or talk.is_time(memory, part, self.public, self.below):
            words += talk.own_story(memory, part, self.below)
            words += talk.shot(memory, part, self._of_its_side, self.below)
        else:
            baits = talk.bait(memory, part, self.below)
            self.pretence.bait = baits[0][1] if baits else self.pretence.bait
            words += baits
        others = [seat for seat in memory.others if self.hides or seat not in memory.friends]
        said = talk.opinions(memory, self._of_its_side, others, self.below, self.temper)
        words += plot.opinions(memory, self.public, said) if self.plots else said
        words += day_powers.spoken(memory, part, self._of_its_side)
        words += day_powers.of_the_role(memory, self.below)
        return [*words, *talk.exile(memory, self.belief)]

    def as_if(self, role: str) -> list[Choice]:
        """What it would say as somebody of this role; of its own it tells the truth, unless it is evil."""
        memory = self.memory
        if role == memory.role and not memory.is_evil:
            return talk.own_story(memory, talk.Part(role, memory.news, is_true=True), self.below)
        return talk.untold(memory, Draft(memory, self.below).as_if(role))

    @property
    def _of_its_side(self) -> Belief:
        """The evil say what all may think, or what their cover would."""
        return self._worn()[1] if self.hides or not self.memory.is_evil else self.public

    def _dares(self) -> list[Choice]:
        memory = self.memory
        if self._seems is not None or memory.seat in memory.travellers or not guesses.may_dare(memory):
            return []
        return guesses.dared(memory, self.part, self._of_its_side, self.below)

    def _nomination(self) -> list[Choice]:
        memory = self.memory
        today = [(by, nominee) for day, by, nominee in memory.nominations if day == memory.number]
        if not memory.lives or any(by == memory.seat for by, _ in today):
            return []
        if memory.block == memory.seat and not memory.is_evil:
            last_shot = talk.shot(memory, self.part, self.belief, self.below, now=True)
            if last_shot:
                return last_shot
        nominated = [nominee for _, nominee in today]
        open_to = [seat for seat in memory.others if seat not in nominated]
        agree = not voting.nights_tell_little(memory)  # where little is heard all do not come to the same
        if self.plots and agree:
            target = plot.scapegoat(memory, self.public, open_to)
        elif self.plots or (memory.is_evil and not self.hides):
            target = voting.whom_evil_nominates(memory, self.public, open_to, self.below)
        else:
            open_to += [seat for seat in memory.may_be_demons if seat not in (*memory.living, *nominated)]
            target = voting.whom_to_nominate(*self._worn(), open_to, self.below)
        return [] if target is None else [("nominate", target)]

    def _plea(self) -> list[Choice]:
        """Whoever is nominated tells all; whoever nominated says why."""
        memory = self.memory
        if memory.nominee == memory.seat:
            if memory.role == "goblin":
                return [("claim", "goblin")]
            if self._seems is not None:
                return [("claim", self._seems)]
            if memory.seat in memory.travellers:
                return []
            return talk.own_story(memory, self.part, self.below)
        suspected = memory.suspicions().get(memory.seat) == memory.nominee
        return [] if suspected else [("suspect", memory.nominee)]
