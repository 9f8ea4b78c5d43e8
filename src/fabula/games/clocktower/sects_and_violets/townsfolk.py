"""The Townsfolk of Sects & Violets, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.events import Noted
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Decide
from fabula.games.clocktower.cards import NO, UNSURE, YES, townsfolk
from fabula.games.clocktower.events import Informed
from fabula.games.clocktower.saying import JUGGLED, JUGGLING, sayings
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.statements import Pairs, Statement, how_many_are_right, judge, sight_of
from fabula.games.clocktower.verbs import Me

savant = townsfolk("savant")
"""Each day you may visit the Storyteller and be told two things: one is true, one is false."""


@savant.when("visits")
async def hear_two_things(me: Me, town: Square) -> bool:
    """Drunk or poisoned you may be told two truths or two lies."""
    pairs = Pairs(sayings(town), sight_of(town) if me.works else None)
    town.tell(Informed(me.seat, "savant", await Decide("savant", pairs, me.seat)))
    return True


artist = townsfolk("artist")
"""Once in the game, by day, you ask the Storyteller in private whether something is so."""


@artist.when("asks")
async def be_answered(me: Me, town: Square, question: Statement) -> bool:
    """The question is spent whether it helps or not. Where both may be so, the Storyteller need not know."""
    if me.is_spent:
        return False
    me.spend()
    values = judge(question, sight_of(town))
    honest = tuple(YES if value else NO for value in values)
    await me.be_told(honest if len(values) == 1 else (*honest, UNSURE), (YES, NO, UNSURE))
    return True


@townsfolk("juggler", wakes=EACH_NIGHT_BUT_FIRST)
async def juggler(me: Me, town: Square) -> None:
    """On your first day you may guess up to five roles in public: you learn how many were right."""
    guessed, right = next(rest for seat, *rest in town.grimoire.notes[JUGGLED] if seat == me.seat)
    await me.be_told(right, tuple(range(guessed + 1)))


@juggler.when("dawns")
async def have_a_first_day(me: Me, town: Square) -> None:
    """The first day that begins with you as the Juggler, and no other."""
    if not me.is_spent and town.grimoire.alive[me.seat]:
        me.spend()
        town.tell(Noted(JUGGLING, (*town.grimoire.notes.get(JUGGLING, ()), me.seat)))


@juggler.when("juggles")
async def remember_the_guesses(me: Me, town: Square, seat: int, guesses: tuple[Statement, ...]) -> None:
    """They are right or wrong as things stand when they are made."""
    if seat == me.seat and seat in town.grimoire.notes.get(JUGGLING, ()):
        made = (seat, len(guesses), how_many_are_right(guesses, sight_of(town)))
        town.tell(Noted(JUGGLED, (*town.grimoire.notes.get(JUGGLED, ()), made)))


@juggler.says("wakes")
def has_guessed(grimoire: Grimoire, grant: Grant) -> bool:
    """In the night after, if alive."""
    made = grimoire.notes.get(JUGGLED, ())
    return grimoire.alive[grant.seat] and any(seat == grant.seat for seat, *_ in made)
