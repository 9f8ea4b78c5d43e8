"""The Townsfolk of Sects & Violets who ask by day, in the order of the book."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.grimoire import Grant
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    ANYTHING,
    NO,
    UNSURE,
    YES,
    townsfolk,
)
from fabula.games.clocktower.almanac.knowing import so_many_right
from fabula.games.clocktower.almanac.moments import AsksAQuestion, Dawns, Juggles, Visits
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.statements import exactly_one_true, it_is_so
from fabula.games.clocktower.almanac.traits import ASKS_WHETHER, TOLD_ONE_TRUTH, TOLD_SELDOM
from fabula.games.clocktower.phases.day_powers import ASK, JUGGLE, VISIT, is_beyond, sayings
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.inquiry import answer_to, number_right
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.statements import (
    Pairs,
    Statement,
    how_many_are_right,
    is_in_own_words,
    is_true,
    judge,
    of_part,
    sight_of,
    weigh,
)
from fabula.games.clocktower.town.verbs import Me, note_a_wrong_answer

BOTH = 2


savant = townsfolk(
    "savant", icon="brain", learns=(ANYTHING,), powerless=True, speaks=VISIT, traits=(TOLD_ONE_TRUTH,)
)
"""Once a day the Storyteller tells you two things, of which a single one is so."""


savant.knows(exactly_one_true)


@savant.when(Visits)
async def hear_two_things(me: Me, town: Square) -> bool:
    """Drunk or poisoned, or by the Fibbin, you may be told two truths or two lies."""
    if is_beyond(me, VISIT):
        return False
    truth, fibbed = me.hears_the_truth, me.works and me.is_fibbed_to and not me.must_be_false
    seen = sight_of(town, plain=truth)
    sight = seen if me.works or me.must_be_false or truth else None
    right = Pairs(sayings(town), sight, truths=BOTH if truth else 0 if me.must_be_false else 1, seen=seen)
    anything = Pairs(right.sayings, None, seen=seen)
    pair_told = await Decide(me.role, anything if fibbed else right, me.seat)
    town.tell(Informed(me.seat, "savant", pair_told))
    if fibbed and pair_told not in right:
        me.fib((), "fibbed_savant")
    said = not (fibbed or truth or any(is_in_own_words(one) for one in pair_told))
    if said and sum(is_true(one, seen) for one in pair_told) != 1:  # of which a Mathematician hears
        note_a_wrong_answer(me)
    return True


artist = townsfolk(
    "artist",
    icon="palette",
    learns=(ANYTHING,),
    claims=("side",),
    powerless=True,
    speaks=ASK,
    traits=(ASKS_WHETHER,),
)
"""Once in the game, by day, you ask the Storyteller in private whether something is so."""


artist.knows(it_is_so)


@artist.when(AsksAQuestion)
async def be_answered(me: Me, town: Square, question: Statement) -> bool:
    """The question is spent whether it helps or not. Where both may be so, the Storyteller need not know.

    In one's own words it is for the Storyteller to judge, and nobody can say that the answer was wrong.
    """
    if me.is_spent:
        return False
    me.spend()
    sight = sight_of(town)
    values = judge(question, sight)
    honest = tuple(YES if value else NO for value in values)
    unsure = () if me.must_be_false else (UNSURE,)
    found = honest if len(values) == 1 else (*honest, *unsure)
    truth = found if is_in_own_words(question) else ()
    looked_for = answer_to(question, town)
    told, weighed = (YES, NO, *unsure), (weigh(question, sight),)
    await me.be_told(found, told, truth=truth, said=(question,), question=looked_for, weighed=weighed)
    return True


@townsfolk(
    "juggler", wakes=EACH_NIGHT_BUT_FIRST, icon="juggler", speaks=JUGGLE, learns=(ANYTHING,),
    claims=("number",), powerless=True, traits=(TOLD_SELDOM,),
)  # fmt: skip
async def juggler(me: Me, town: Square) -> None:
    """On your first day you guess before all who is what; by night you are told how many were right."""
    for _, guesses, found in [one for one in notes.JUGGLED.known(town.grimoire) if one[0] == me.seat]:
        numbers, right = tuple(range(len(guesses) + 1)), how_many_are_right(found)
        looked_for, weighed = number_right(guesses, right[0], town), tuple((one,) for one in found)
        await me.be_told(right, numbers, said=guesses, question=looked_for, weighed=weighed)


juggler.knows(so_many_right)


@juggler.when(Dawns)
async def have_a_first_day(me: Me, town: Square) -> None:
    """The first day that begins with you as the Juggler, and no other."""
    if not me.is_spent and town.grimoire.alive[me.seat]:
        me.spend()
        notes.JUGGLING.add(town, me.seat)


@juggler.when(Juggles)
async def remember_the_guesses(me: Me, town: Square, seat: int, guesses: tuple[Statement, ...]) -> None:
    """Guesses are right or wrong as things stand when they are made; the same said twice is one guess."""
    guesses = tuple(dict.fromkeys(guesses))
    if seat == me.seat and seat in notes.JUGGLING.of(town.grimoire) and not is_beyond(me, JUGGLE):
        sight = sight_of(town)
        notes.JUGGLED.add(town, (seat, guesses, tuple(of_part(guess, sight) for guess in guesses)))


@juggler.says(IsWoken)
def has_guessed(town: Square, grant: Grant) -> bool:
    """In the night after, if alive."""
    made = notes.JUGGLED.of(town.grimoire)
    return town.grimoire.alive[grant.seat] and any(seat == grant.seat for seat, *_ in made)
