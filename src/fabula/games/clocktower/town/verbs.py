"""What an ability of the Clocktower can do besides what abilities of all tales can."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from fabula.core.events import Marked, Woke
from fabula.core.grimoire import Grant, Grimoire, abilities
from fabula.core.moments import Moment
from fabula.core.readings import Appearance, Question, Reading
from fabula.core.registration import appearances, honest_answers
from fabula.core.requests import Choice, Decide, Inform, Weighed
from fabula.core.verbs import Me as AnyMe
from fabula.core.working import IMPAIRING, SOBER, THE_STORYTELLERS, bears, is_able, marked_by, works
from fabula.games.clocktower.almanac import decisions, moments, notes, questions
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    DRUNKEN,
    FIBBED,
    NIGHT,
    SPENT,
    TOWNSFOLK,
    TWICE,
    UNSURE,
    YES,
    YES_NO,
)
from fabula.games.clocktower.almanac.traits import MAY_BE_ASKED_AGAIN, NEVER_IMPAIRED, has_trait
from fabula.games.clocktower.town.abnormal import REGISTERS, go_wrong, mark_in_vain
from fabula.games.clocktower.town.answers import NO_OUTSIDERS, Parts, parts_of, seats_in, without
from fabula.games.clocktower.town.events import Informed, Misled, Unmarked, WentWrong
from fabula.games.clocktower.town.registering import ZERO, any_of_two, honest_of_two, seemingly, whether
from fabula.games.clocktower.town.revolution import REVOLTED, false_answers, revolts
from fabula.games.clocktower.town.square import Square


class Me(AnyMe):
    """One ability on one seat. What it does while it does not work is in vain; what it spends is gone."""

    __slots__ = ()
    town: Square

    async def mark(self, seat: int, kind: str, until: str | None = None) -> None:
        """Put a mark on a seat. No Beggar becomes drunk or poisoned, nor by a Demon who is safe from it."""
        if kind in IMPAIRING and self.town.works_with(seat, NEVER_IMPAIRED):
            return
        if self.town.wards(seat, kind, self.grant):
            return
        if not self.works:
            mark_in_vain(self.town, seat, kind, self.grant, until)
        await super().mark(seat, kind, until)

    async def choose(self, options: tuple[Choice, ...]) -> Choice:
        """Must choose one of these; whom it meets by night may answer at once."""
        if self.is_the_storytellers and options:
            return await Decide(self.role, options)
        options = self.within_its_bounds(options)
        choice = await super().choose(options)
        self.unbind(choice)
        while has_trait(str(self.grant.source), MAY_BE_ASKED_AGAIN) and len(options) > 1:
            if await Decide(decisions.VETO, YES_NO, self.seat) == YES:
                break
            self.town.tell(Informed(self.seat, "veto", ()))
            options = without(options, (choice,))
            choice = await super().choose(options)
        if self.town.grimoire.phase == NIGHT:
            for seat in seats_in(choice):
                await happens(self.town, moments.Chosen(seat, self.grant))
        return choice

    def within_its_bounds(self, options: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """What is left to a Demon who has to choose a Minion tonight; who believes to be one is bound too."""
        bound = notes.BOUND.of(self.town.grimoire)
        if not bound or self.town.almanac.kind_of[self.role] != DEMON:
            return options
        return tuple(one for one in options if any(one in two for two in bound)) or options

    def unbind(self, choice: Choice) -> None:
        """A Demon who has chosen that Minion may choose others."""
        bound = notes.BOUND.of(self.town.grimoire)
        left = tuple(two for two in bound if choice not in two)
        if left != bound and not self.grant.sham and self.town.almanac.kind_of[self.role] == DEMON:
            notes.BOUND.set(self.town, left or None)

    async def choose_another(self, options: tuple[Choice, ...]) -> Choice:
        """Must choose one of these, and none of last night."""
        last_night = self.town.night - 1
        kept = notes.PAST_CHOICES.by(self.seat, self.role)
        past = tuple(one for one in kept.of(self.town.grimoire) if one[0] >= last_night)
        barred = [choice for night, choice in past if night == last_night]
        choice = await self.choose(tuple(one for one in options if one not in barred) or options)
        kept.set(self.town, (*past, (self.town.night, choice)))
        return choice

    async def make_drunk(self, seat: int, until: str) -> None:
        """A player is drunk while this ability works, till then; who makes themselves drunk stays so."""
        if seat != self.seat:
            await self.mark(seat, DRUNKEN, until)
        elif self.works:
            self.town.tell(Marked(seat, DRUNKEN, None, until))

    # ---- working twice, or beyond doubt

    @property
    def times(self) -> range:
        """Once for each time that the ability works, where it would work once."""
        return range(times_of(self.town.grimoire, self.seat))

    @property
    def again(self) -> bool:
        """Whether it does tonight for the second time what it does each night."""
        return self.seat in notes.TWICE_TONIGHT.of(self.town.grimoire)

    @property
    def hears_the_truth(self) -> bool:
        """Whether all that is told is true, whoever lies, registers as something else or only believes."""
        return bears(self.town.grimoire, self.seat, SOBER)

    @property
    def is_fibbed_to(self) -> bool:
        """Whether the Fibbin may have something wrong be told, once in the game."""
        return bears(self.town.grimoire, self.seat, FIBBED) and not self.hears_the_truth

    @property
    def may_be_lied_to(self) -> bool:
        """Whether something wrong may be told though the ability works: by the Fibbin, or an Atheist."""
        return self.is_fibbed_to or notes.GODLESS.stands(self.town.grimoire)

    def fib(self, truth: Choice, kind: str = FIBBED) -> None:
        """The one lie of a Fibbin has been told, and is spent."""
        self.town.tell(Misled(self.seat, kind, truth))
        self.town.tell(Unmarked(self.seat, FIBBED))
        notes.FIBBED_ONCE.set(self.town)

    def honest(self, question: Callable[[Reading], Choice]) -> tuple[Choice, ...]:
        """What is true as some of those it looks at may register; or what is true, and nothing else."""
        answers = super().honest(question)
        return answers[:1] if self.hears_the_truth else answers

    async def learn(
        self, domain: tuple[Choice, ...], question: Callable[[Reading], Choice], *about: int
    ) -> Choice:
        """Be told the answer to a question, as in every tale; once somebody may register falsely for it."""
        honest = self.told_of(domain, question)
        false = tuple(one for one in false_answers(self.town, question, honest) if one in domain)
        return await self.be_told(honest, domain, *about, false=false, question=question)

    @property
    def is_certain(self) -> bool:
        """Whether it learns what is true, as others register: it works, and nobody has it lied to."""
        return self.works and not self.must_be_false and not self.hears_the_truth

    def see_through_a_revolt(self, truth: Choice) -> None:
        """One of two neighbours has registered falsely, and that was it."""
        self.town.tell(Misled(self.seat, REVOLTED, truth))
        notes.REVOLTED.set(self.town)

    # ---- what was chosen before

    @property
    def last_choice(self) -> tuple[int, Choice]:
        """The night of the last choice that was kept in mind, and the choice; 0 for none."""
        return notes.LAST_CHOICE.by(self.seat, self.role).of(self.town.grimoire)

    def keep_in_mind(self, choice: Choice) -> None:
        """Remember what was chosen tonight, whether the ability works or not."""
        notes.LAST_CHOICE.by(self.seat, self.role).set(self.town, (self.town.night, choice))

    @property
    def is_the_storytellers(self) -> bool:
        """Whether the Storyteller has this ability, and no player."""
        return self.grant.source == THE_STORYTELLERS

    @property
    def is_able(self) -> bool:
        """Whether the player has abilities: alive, or dead and keeping them; the Storyteller always."""
        return self.is_the_storytellers or is_able(self.town.grimoire, self.seat)

    def marked(self, kind: str) -> tuple[int, ...]:
        """On whom its own marks of this kind lie."""
        return marked_by(self.town.grimoire, self.grant, kind)

    def takes_effect(self) -> bool:
        """Whether what would happen now does; if the ability is impaired, that has gone wrong."""
        works = self.works
        if not works:
            self.go_wrong()
        return works

    def go_wrong(self) -> None:
        """Something would happen now, and does not if another has impaired this ability."""
        go_wrong(self.town, self.grant)

    # ---- powers for once in a game

    @property
    def is_spent(self) -> bool:
        """Whether this ability has been used for good."""
        return is_spent(self.town.grimoire, self.grant)

    def spend(self) -> None:
        """Use it for good, whether it works or not; what works twice today is left for a second use."""
        grimoire, use = self.town.grimoire, (*self.grant[:2], self.town.night)
        used = notes.USED_ONCE.of(grimoire)
        if use in used:
            notes.USED_ONCE.set(self.town, tuple(one for one in used if one != use) or None)
            return
        if len(self.times) > 1:
            notes.USED_ONCE.set(self.town, (*used, use))
        self.town.tell(Marked(self.seat, SPENT, self.grant))

    def let_know(self, seat: int, kind: str, about: int | None = None) -> None:
        """By this ability another player is woken and told something, of somebody or not."""
        self.town.tell(Woke(seat, self.role))
        self.town.tell(Informed(seat, kind, () if about is None else (about,), place=about))

    # ---- checks

    async def finds(self, seat: int, wanted: Callable[[Appearance], bool]) -> bool:
        """Whether a player registers as this to the ability; the Storyteller decides where both can be."""
        found = whether(seat, wanted)
        honest = honest_answers(self.town, found)
        false = false_answers(self.town, found, honest) if self.works else ()
        answers = (*honest, *false)
        if len(answers) == 1:
            return bool(answers[0] == YES)
        answer: str = await Decide(decisions.REGISTER.of(self.role), answers, seat, question=found)
        if answer in false:
            notes.REVOLTED.set(self.town)
        return answer == YES

    def inform(self, answer: Choice, about: tuple[int, ...]) -> None:
        """What is told is told part by part."""
        zero = answer == () or (answer == ZERO and NO_OUTSIDERS in self.town.almanac[self.role].claims)
        parts = Parts() if zero else parts_of(answer, about)
        kind = NO_OUTSIDERS if zero else self.role
        self.town.tell(Informed(self.seat, kind, answer, **parts))

    @property
    def must_be_false(self) -> bool:
        """Whether all that this ability yields is false, though it may not even work."""
        return self.liar is not None

    @property
    def liar(self) -> Grant | None:
        """The ability by which all that this one yields is false, if one is about.

        Who only believes in an ability is lied to if they are a Townsfolk: a Philosopher, and no Drunk.
        """
        kind_of = self.town.almanac.kind_of
        whose = self.town.grimoire.role(self.seat) if self.grant.sham else self.grant.role
        is_townsfolk = TOWNSFOLK == kind_of[whose] == kind_of[self.grant.role]
        may_be = is_townsfolk and not self.hears_the_truth
        return self.town.who_says(questions.TownsfolkLearnLies()) if may_be else None

    def possible(
        self, honest: tuple[Choice, ...], domain: tuple[Choice, ...], truth: tuple[Choice, ...] = ()
    ) -> tuple[Choice, ...]:
        """What may be told: as always, but to who learns only lies; what a guise would make true is one."""
        if self.hears_the_truth:
            return honest
        if not self.must_be_false:
            told = super().possible(honest, domain)
            return (*told, *without(domain, told)) if self.may_be_lied_to else told
        return without(domain, truth or honest[:1]) or domain

    async def be_told(
        self,
        honest: tuple[Choice, ...],
        domain: tuple[Choice, ...],
        *about: int,
        truth: tuple[Choice, ...] = (),
        false: tuple[Choice, ...] = (),
        said: tuple[Choice, ...] = (),
        question: Question | None = None,
        weighed: tuple[Weighed, ...] = (),
    ) -> Choice:
        """Be told something; the Storyteller decides, and what was not so is written down for the story.

        `truth` are those of the honest answers that need nobody to register as what they are not, if there
        are several; else it is the first. `false` are those for which one of two neighbours has to revolt.
        `said` is what they have asked, `weighed` how it looks, `question` what is looked for in the town.
        """
        if self.is_the_storytellers:
            return honest[0]
        if self.hears_the_truth:
            honest = truth or without_guile(honest, honest[:1])
        certain = self.is_certain
        revolting = without(false, honest) if certain else ()
        fibbed = certain and self.is_fibbed_to
        seeming = (*honest, *revolting)
        answers = self.possible(seeming, domain, truth)
        learn = decisions.LEARN.of(self.role)
        heard = (about, revolting, said, self.seat, question, weighed)
        decision = Inform(learn, answers, seeming, *heard)
        answer = answers[0] if len(answers) == 1 else await decision
        self.inform(answer, about)
        if answer in revolting:
            self.see_through_a_revolt(honest[0])
        elif fibbed and answer not in (*honest, UNSURE):
            self.fib(honest[0])
        elif answer != UNSURE:
            self.be_misled(answer, honest, truth or honest[:1])
        return answer

    def be_misled(self, answer: Choice, honest: tuple[Choice, ...], true: tuple[Choice, ...]) -> None:
        """Write down that it was told what is not so, and that its ability went wrong, where that is so."""
        liar = self.liar
        if answer not in without_guile(honest, true):
            why = liar.role if liar else self.impairment or REGISTERS
            self.town.tell(Misled(self.seat, why, honest[0]))
        if answer not in true:
            note_a_wrong_answer(self)

    @property
    def impairment(self) -> str | None:
        """Why this ability does not work; None if it does."""
        if self.works:
            return None
        grimoire = self.town.grimoire
        marked = (kind for kind in IMPAIRING if bears(grimoire, self.seat, kind))
        return "believes" if self.grant.sham else next(marked, "dead")

    async def learn_players(
        self,
        count: int,
        wanted: Callable[[Appearance], bool],
        sought: int,
        among: tuple[int, ...] | None = None,
    ) -> tuple[int, ...]:
        """Learn so many other players, so many of whom are of this sort; the Storyteller decides whom."""
        others = self.town.others(self.seat) if among is None else among
        domain = tuple(combinations(sorted(others), count))
        seen = {seat: wanted(appearances(self.town, seat)[0]) for seat in others}
        true = tuple(some for some in domain if sum(seen[seat] for seat in some) == sought)
        seeming = without(seemingly(self.town, domain, wanted, sought), true)
        honest = (*true, *seeming) or domain
        found = (some for town in revolts(self.town) for some in seemingly(town, domain, wanted, sought))
        false = without(tuple(dict.fromkeys(found)), honest)
        told: tuple[int, ...] = await self.be_told(honest, domain, truth=true, false=false)
        return told

    async def learn_one_of_two(self, kind: str) -> None:
        """Learn two players of whom one has this role of a kind, or that nobody has one."""
        honest, truth = honest_of_two(self.town, self.seat, kind)
        all_honest = self.works and not self.must_be_false and not self.may_be_lied_to
        all_honest = all_honest or self.hears_the_truth
        domain = () if all_honest else any_of_two(self.town, self.seat, kind)
        found = (told for town in revolts(self.town) for told in honest_of_two(town, self.seat, kind)[0])
        await self.be_told(honest, domain, truth=truth, false=without(tuple(dict.fromkeys(found)), honest))


async def happens(town: Square, moment: Moment[None]) -> None:
    """A moment at which abilities do something: each that knows of it, in the order in which they came."""
    for grant, reaction in abilities(town.grimoire, town.almanac).reacting[type(moment)]:
        if grant in town.grimoire.grants:
            await reaction(Me(town, grant), town, **moment.facts)


def without_guile(honest: tuple[Choice, ...], true: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """What misleads nobody: players who may be taken for what was sought, else only what is true."""
    return honest if isinstance(honest[0], tuple) else true


def is_spent(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether an ability has been used for good: once, or twice while it works twice."""
    if not marked_by(grimoire, grant, SPENT):
        return False
    once = (*grant[:2], grimoire.number) in notes.USED_ONCE.of(grimoire)
    return not (once and times_of(grimoire, grant.seat) > 1)


def times_of(grimoire: Grimoire, seat: int) -> int:
    """How often the abilities of a player work, where they would work once."""
    return 2 if bears(grimoire, seat, TWICE) else 1


def is_left(town: Square, grant: Grant) -> bool:
    """Whether a power for once in a game can still be used."""
    return town.grimoire.alive[grant.seat] and not is_spent(town.grimoire, grant)


def working_abilities(town: Square, seat: int) -> tuple[Grant, ...]:
    """What works on a seat at this moment: so much a death may still set off."""
    return tuple(grant for grant in town.abilities(seat) if works(town.grimoire, grant))


def note_a_wrong_answer(me: Me) -> None:
    """Write down that what an ability told is not so: by a lie, by how somebody registers, or impaired."""
    if me.liar or me.works:
        me.town.tell(WentWrong(me.seat, me.liar.role if me.liar else REGISTERS))
    else:
        me.go_wrong()
