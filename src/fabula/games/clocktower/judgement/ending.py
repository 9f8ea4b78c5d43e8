"""The end: which side has won, and how it is told."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.amendments import Sides
from fabula.core.cards import Card, OfQuestion, Place
from fabula.core.events import PhaseBegan, Revealed, Turned, Won
from fabula.core.grimoire import Grimoire, abilities
from fabula.core.moments import AnyYes
from fabula.core.requests import Decide
from fabula.core.rulings import by_the_first
from fabula.core.verbs import telling_why
from fabula.games.clocktower.almanac import companions, decisions, notes, questions
from fabula.games.clocktower.almanac.cards import EVIL, GOOD, NO, YES, almanac
from fabula.games.clocktower.almanac.traits import KILLS_LATER, has_trait
from fabula.games.clocktower.town import led
from fabula.games.clocktower.town.census import census
from fabula.games.clocktower.town.colour import tell_an_end
from fabula.games.clocktower.town.deaths import tell_of_the_fallen
from fabula.games.clocktower.town.events import Ended, Informed, company
from fabula.games.clocktower.town.square import Square, other_side

TOO_FEW = 2
STANDSTILL = "standstill"  # the word for an end because nothing changes any more


# With these, in whoever’s hands, the Demon may die or somebody good may come back or nominate though all who
# live are evil and none of them wills it: the Storyteller kills or changes somebody, a dead player nominates
# or returns, a side turns, a Minion’s ability is the Storyteller’s own.
TURNING = almanac.facts(
    lambda role: role.turning,
    dict.fromkeys(companions.TURNING, True),
)


def winning_side(grimoire: Grimoire) -> str | None:
    """The side that has won, unless the Storyteller has averted it; None while the game goes on."""
    if plainly_goes_on(grimoire):
        return None
    side = by_the_rules(grimoire)
    if side is not None and notes.AVERTED.stands(grimoire) and notes.AVERTED.known(grimoire) == why(grimoire):
        return None
    return side


def plainly_goes_on(grimoire: Grimoire) -> bool:
    """Whether a Demon and enough others live, one of them is good, and no ability has made a side lose."""
    now = census(grimoire)
    if not now.demons or now.residents <= TOO_FEW or notes.LOST.stands(grimoire):
        return False
    return grimoire.reading(somebody_is_good, grimoire.cards, grimoire.alive, grimoire.sides)


def by_the_rules(grimoire: Grimoire) -> str | None:
    """The side that has won; None while the game goes on. Where both would win at once good does.

    A side that an ability has made lose has lost, whatever else is true. An ability may turn it all round.
    """
    side = winning_by_what_happened(grimoire)
    return side if side is None or not is_turned_round(grimoire) else other_side(side)


def is_turned_round(grimoire: Grimoire) -> bool:
    """Whether whoever wins loses: twice turned round it is as it was."""
    if not has_a_say(grimoire, questions.TurnsTheEnd):
        return False
    return len(Square(grimoire, almanac).answers(questions.TurnsTheEnd())) % 2 == 1


def winning_by_what_happened(grimoire: Grimoire) -> str | None:
    """The side that would win if nobody turned it round."""
    lost = notes.LOST.of(grimoire)
    if lost is not None:
        return other_side(lost[0])
    now = census(grimoire)
    if not now.demons:
        if says(grimoire, questions.NobodyWinsYet()):
            return None
        if notes.DEMON_TO_COME.stands(grimoire):
            return EVIL
        if not says(grimoire, questions.GoodCannotWin()):
            return GOOD
    return EVIL if now.residents <= TOO_FEW or is_beyond_the_good(grimoire) else None


def is_beyond_the_good(grimoire: Grimoire) -> bool:
    """Whether all who live are evil, so that nobody is left to nominate a Demon, and nothing may help."""
    on = grimoire.sides
    if grimoire.reading(somebody_is_good, grimoire.cards, grimoire.alive, on):
        return False
    for seat in census(grimoire).feigning:
        if (on.get(seat) or almanac.side_of[grimoire.role(seat)]) != EVIL:
            return False
    return not may_yet_turn(grimoire)


def somebody_is_good(cards: Mapping[Place, Card], alive: tuple[bool, ...], sides: Mapping[int, str]) -> bool:
    """Whether anybody who lives, and does not only seem dead, is good, or has no card yet."""
    for seat, lives in enumerate(alive):
        if lives and (seat not in cards or (sides.get(seat) or almanac.side_of[cards[seat].role]) != EVIL):
            return True
    return False


def may_yet_turn(grimoire: Grimoire) -> bool:
    """Whether a Demon may die or somebody good may act though no evil player wills it."""
    here = company(grimoire)
    able = [grant.role for grant in grimoire.grants]
    if led.are_among((*able, *here)) or any(one in TURNING for one in (*able, *here)):
        return True
    if any(is_doomed_by_itself(grimoire, seat) for seat in census(grimoire).demons):
        return True
    return says(grimoire, questions.NobodyWinsYet()) or has_a_say(grimoire, questions.TurnsTheEnd)


def is_doomed_by_itself(grimoire: Grimoire, demon: int) -> bool:
    """Whether a Demon has chosen itself in a night before, and dies of that in the next one."""
    if by_the_first(grimoire):
        return False
    owners = [mark.owner for mark in grimoire.marks if mark.seat == demon]
    return any(
        owner is not None and owner.seat == demon and has_trait(owner.role, KILLS_LATER) for owner in owners
    )


def says(grimoire: Grimoire, question: AnyYes) -> bool:
    """Whether an ability says yes to a question of the rules."""
    return has_a_say(grimoire, type(question)) and Square(grimoire, almanac).is_said(question)


def has_a_say(grimoire: Grimoire, question: OfQuestion) -> bool:
    """Whether there is an ability that answers such a question, whatever it says."""
    return bool(abilities(grimoire, almanac).answering[question])


@telling_why
async def lose(town: Square, side: str, word: str) -> None:
    """An ability makes a side lose. Where abilities decide for both at once good wins, if not held back."""
    lost = notes.LOST.of(town.grimoire)
    won_by_good = other_side(side) == GOOD
    if lost is not None and not (won_by_good and lost[0] == GOOD):
        return
    if not (won_by_good and says(town.grimoire, questions.GoodCannotWin())):
        notes.LOST.set(town, (side, word))


def politicians(grimoire: Grimoire) -> tuple[int, ...]:
    """Who of the side that has lost may yet win with the other, as long as nobody has judged it."""
    side = None if notes.JUDGED.stands(grimoire) else winning_side(grimoire)
    if side is None:
        return ()
    town = Square(grimoire, almanac)
    may = town.answers(questions.MayDefect())
    return tuple(grant.seat for grant, does in may if does and town.side(grant.seat) != side)


async def reckon(town: Square) -> None:
    """The Storyteller judges whether a Politician is most to blame that their side has lost."""
    side = winning_side(town.grimoire)
    for seat in politicians(town.grimoire):
        if await Decide(decisions.POLITICIAN, (NO, YES), seat) == YES:
            town.tell(Turned(seat, side))
            town.tell(Informed(seat, "side", side))
    notes.JUDGED.set(town)


async def end(town: Square) -> None:
    """Tell who has won."""
    side = winning_side(town.grimoire)
    assert side is not None
    town.tell(Ended(why(town.grimoire)))
    if is_turned_round(town.grimoire):
        town.tell(Ended("turned_round"))
    tell_an_end(town, side)
    close(town, (side,))


def why(grimoire: Grimoire) -> str:
    """The word for what has decided the game."""
    if notes.LOST.stands(grimoire):
        return str(notes.LOST.known(grimoire)[1])
    if notes.DEMON_TO_COME.stands(grimoire):
        return "unsummoned"
    if winning_by_what_happened(grimoire) == GOOD:
        return "demon_dead"
    return "two_alive" if census(grimoire).residents <= TOO_FEW else "nobody_good"


def avert(town: Square) -> None:
    """The Storyteller lets the game go on: for this reason it does not end as long as that holds."""
    lost = notes.LOST.of(town.grimoire)
    if lost is not None:
        notes.LOST.forget(town)
        if lost[1] == STANDSTILL:
            notes.STANDSTILL.forget(town)  # counted anew
    if by_the_rules(town.grimoire) is not None:
        notes.AVERTED.set(town, why(town.grimoire))
    if notes.JUDGED.stands(town.grimoire):
        notes.JUDGED.forget(town)


def forget_what_was_averted(town: Square) -> None:
    """What would have ended the game and does not any more may do so again."""
    averted = notes.AVERTED.of(town.grimoire)
    if averted is not None and (by_the_rules(town.grimoire) is None or why(town.grimoire) != averted):
        notes.AVERTED.forget(town)


def close(town: Square, sides: Sides) -> None:
    """The Grimoire is opened, and the sides are named; who died in a night that has no dawn is named first.

    Ended by hand in the middle of the deal, it has no card yet for a Traveller.
    """
    tell_of_the_fallen(town)
    here = tuple(seat for seat in town.everyone if seat in town.grimoire.cards)
    for seat in here:
        town.tell(Revealed(seat, town.grimoire.role(seat)))
    town.tell(PhaseBegan("end", town.night))
    town.tell(Won(sides, tuple(seat for seat in here if town.side(seat) in sides)))
