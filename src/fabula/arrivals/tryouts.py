"""Tryouts: games by lot with what was brought, which show what needs words and where one breaks off."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fabula.check.nights import SEATS, setup_with
from fabula.core.events import Claimed, Died, Event, Learned, PhaseBegan, Won
from fabula.core.grimoire import Setup
from fabula.core.refusals import Refusal
from fabula.core.requests import FATE, STORYTELLER, TIME, Ask, Below, Claim, Statements, Window
from fabula.core.scenes import Staging, scenes_of, word_of
from fabula.core.tale import Beat, Tale
from fabula.core.telling import Telling
from fabula.gaps import LEARNT, Parts, note_parts, texts_of
from fabula.sim.nights import MOST_MOVES, TRIES, answer_all, in_its_beat, use, what_is_asked
from fabula.text import LANGUAGES, words
from fabula.text.scene import texts_for

GAMES = 3  # by lot with each role
ANYTHING = "claim"  # the claim of a role, which needs no words of its own
WON = "won"  # the code of a sentence that is said by who has won

Wanted = tuple[str, ...]  # the id of a text, and of those that would do as well


class Unplayable(Exception):
    """A game cannot go on, for want of something that the tale has to say; the message names it."""


@dataclass
class Heard:
    """What games by lot have told: the texts it needs, the beats there were, the floors that never close.

    The `parts` are those of what was learned, by the texts that tell it: no other gap of theirs is filled.
    Of a tale that is `whole` each death has words of its own; among our roles those of any death do.
    """

    whole: bool = False
    wanted: dict[Wanted, None] = field(default_factory=dict)
    beats: dict[str, Beat] = field(default_factory=dict)
    endless: dict[str, None] = field(default_factory=dict)
    unhurried: dict[str, None] = field(default_factory=dict)
    parts: Parts = field(default_factory=dict)
    prompts: dict[str, None] = field(default_factory=dict)
    told: dict[str, None] = field(default_factory=dict)

    def want(self, *texts: str) -> None:
        """One of these has to be said."""
        self.wanted[texts] = None

    def listen(self, telling: Telling, below: Below) -> None:
        """Hear what is asked now, and what may be said and decided."""
        tale, beat = telling.tale, telling.beat
        assert beat is not None
        if isinstance(telling.pending, Window):
            if beat.pace is None:
                self.endless[beat.name] = None
            self.prompts[telling.pending.prompt] = None
            for word in claims_in(telling.pending):
                self.prompts[word] = None
                self.claim(tale.id, word)
        for ask in what_is_asked(telling):
            if isinstance(ask.who, int) and beat.pace is None:
                self.unhurried[beat.name] = None
            if isinstance(ask.options, tuple) and not ask.options:
                raise Unplayable(f"the beat {beat.name!r} asks {ask.prompt!r} and offers nothing to choose")
            self.hear(tale, ask)
            if ask.who == STORYTELLER and (why := why_of(telling, ask, below)):
                self.want(f"why-{why}")

    def hear(self, tale: Tale, ask: Ask) -> None:
        """Hear one question: its own words, and those of what a player may answer besides seats and roles."""
        if ask.who == FATE:
            return
        self.prompts[ask.prompt] = None
        family = ask.prompt.partition(":")[0]  # which has words for those that have none of their own
        self.want(f"prompt-{tale.id}-{ask.prompt.replace(':', '-')}", f"prompt-{tale.id}-{family}")
        for word in words_among(ask.options) if isinstance(ask.who, int) else ():
            if not is_a_role(tale, word):
                self.want(f"option-{tale.id}-{word}", f"place-{word}")

    def recall(self, telling: Telling) -> None:
        """Hear what was told in a game."""
        tale = telling.tale.id
        for event in telling.events():
            self.told[word_of(event)] = None
            if isinstance(event, Died):
                exact = f"story-died-{event.cause}", f"story-{tale}-died-{event.cause}"
                self.want(*exact, *(() if self.whole else ("story-died",)))
            elif isinstance(event, Won):
                sides = "-".join(sorted(event.sides)) or "nobody"
                self.want(f"story-won-{sides}", f"story-{tale}-won-{sides}")
            elif isinstance(event, Claimed):
                self.claim(tale, str(event.words[0]))
            elif isinstance(event, PhaseBegan):
                self.want(f"ui-phase-{tale}-{event.phase}", f"ui-phase-{event.phase}")
            elif isinstance(event, Learned):
                self.be_told(telling.tale, event)
            elif event.name in LEARNT:
                self.learn(tale, event)
        for scene in scenes_of(telling.tale.scenes, telling.events()):
            for sentence in scene.said:
                self.say(tale, sentence.code)

    def learn(self, tale: str, event: Event) -> None:
        """Something was learned: words for whoever is told it, and for the story."""
        data = event.data()
        self.be_no_flag(data.get("kind") or data.get("role"), data.get("answer"))
        for id in texts_of(event, tale):
            self.want(id)
        note_parts(self.parts, event, tale)

    def be_told(self, tale: Tale, event: Learned) -> None:
        """A word was learned that names no role: it is said in words, and not as the code calls it."""
        self.be_no_flag(event.role, event.answer)
        for word in words_among((event.answer,)):
            if not is_a_role(tale, word):
                self.want(f"answer-{word}")

    def be_no_flag(self, role: Any, answer: Any) -> None:
        """Yes and no are learned as words; Unplayable otherwise."""
        if isinstance(answer, bool):
            raise Unplayable(f"the {role} learns {answer}, for which no text has words: let it be a word")

    def claim(self, tale: str, word: str) -> None:
        """Something may be said before all."""
        if word != ANYTHING:
            self.want(f"story-claim-{word}", f"story-{tale}-claim-{word}")

    def say(self, tale: str, code: str) -> None:
        """Something is said in a scene."""
        if code != WON:
            self.want(f"scene-{code}", *texts_for(tale, code))


def codes_of(stagings: tuple[Staging, ...]) -> Iterator[str]:
    """The codes of the sentences that scenes name by themselves."""
    for staging in stagings:
        cues = (*staging.opens, *staging.joins)
        codes = (staging.nothing, *(code for cue in cues for code in (cue.says, cue.again)))
        yield from (code for code in codes if code)


def claims_in(window: Window) -> Iterator[str]:
    """The words with which players may claim something on an open floor."""
    every = (window.options, *window.own.values())
    patterns = (one for options in every if isinstance(options, Statements) for one in options.patterns)
    yield from (one.word for one in patterns if isinstance(one, Claim))


def is_a_role(tale: Tale, word: str) -> bool:
    """Whether a word names a role, and is said by its card."""
    return word in tale.almanac or words(LANGUAGES[0]).names(tale.id, word)


def words_among(options: object) -> Iterator[str]:
    """The words that stand in options or answers that are written out, and are named by their texts."""
    if isinstance(options, str):
        yield options
    elif isinstance(options, list | tuple):
        for one in options:
            yield from words_among(one)


def why_of(telling: Telling, ask: Ask, below: Below) -> str:
    """The word for why the Storyteller is advised to decide as they are."""
    return telling.tale.suggestion(telling.grimoire, ask, below).why


def play(telling: Telling, roles: tuple[str, ...], below: Below, heard: Heard) -> Telling:
    """Play a game by lot and hear what is asked; in a whole tale somebody talks, and its laws are kept."""
    for _ in range(MOST_MOVES):
        if telling.pending is None and not has_another(telling):
            break
        with in_its_beat(telling):
            if telling.pending is None:
                telling.begin_beat()
                assert telling.beat is not None
                heard.beats[telling.beat.name] = telling.beat
            elif not isinstance(telling.pending, Window):
                answer_all(telling, below, roles)
            elif heard.whole:
                use(telling, telling.pending, below)
            else:
                telling.answer(TIME, None)
            if heard.whole:
                telling.tale.laws(telling.grimoire)
            heard.listen(telling, below)
    heard.recall(telling)
    return telling


def has_another(telling: Telling) -> bool:
    """Whether a beat follows; Unplayable if none does and nobody has won."""
    phase = telling.grimoire.phase
    try:
        following = telling.following
    except LookupError as error:
        if error.args != (phase,):
            raise
        following = None
    if following is None and telling.grimoire.winners is None:
        unsaid = "the end tells no Won, and " if phase == "end" else ""
        raise Unplayable(f"{unsaid}next_beat has no beat after the phase {phase!r}")
    return following is not None


def a_set_with(tale: Tale, role: str, lots: Random) -> Setup | None:
    """A set in which a role may be in play: by the tale's table, or the suggested one with another card."""
    if tale.scripts is not None:
        return setup_with(tale, (role,), lots)
    for _ in range(TRIES):
        seats = lots.randint(tale.least_seats, min(tale.most_seats, SEATS))
        cards = list(tale.suggest(seats))
        if role not in cards:
            cards[lots.randrange(len(cards))] = role
        with suppress(Refusal):
            return tale.set_up(seats, tuple(cards))
    return None
