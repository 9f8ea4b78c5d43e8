"""The Fabled whose matter is a rule: what they change while in play. They are never drunk and never die."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from fabula.core.events import Marked, Turned, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.registration import Reading, honest_answers
from fabula.core.requests import Ask, Choice, Decide, Inform
from fabula.core.working import bears
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    ANGEL,
    DEMON,
    DUSK,
    EVIL,
    FIBBED,
    FINAL_THREE,
    TOYMAKER,
    TRAVELLER,
    VETERAN,
    almanac,
)
from fabula.games.clocktower.almanac.setup_table import row_for
from fabula.games.clocktower.almanac.traits import CHOOSES_NOBODY, PREPARES, has_trait
from fabula.games.clocktower.company import loric
from fabula.games.clocktower.company.angel import HELLS_LIBRARIAN
from fabula.games.clocktower.company.contest import FIDDLER
from fabula.games.clocktower.judgement.ending import TOO_FEW
from fabula.games.clocktower.sets.setup import ENOUGH_FOR_INFORMATION
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.events import Informed, NothingHappened, VoteTokens, company
from fabula.games.clocktower.town.hats import GOD_OF_UG
from fabula.games.clocktower.town.mishaps import DEUS_EX_FIASCO
from fabula.games.clocktower.town.public_events import Beckoned
from fabula.games.clocktower.town.revolution import REVOLUTIONARY
from fabula.games.clocktower.town.square import Square

SENTINEL, SPIRIT, DJINN, FERRYMAN = "sentinel", "spirit_of_ivory", "djinn", "ferryman"
DOOMSAYER, DUCHESS, FIBBIN = "doomsayer", "duchess", "fibbin"
BUDDHIST = "buddhist"
RULED = (
    SENTINEL,
    SPIRIT,
    DJINN,
    FERRYMAN,
    TOYMAKER,
    DOOMSAYER,
    DUCHESS,
    FIBBIN,
    REVOLUTIONARY,
    FIDDLER,
    BUDDHIST,
    ANGEL,
    HELLS_LIBRARIAN,
    DEUS_EX_FIASCO,
    *loric.RULED,
)
# A person has to hear what happens, or make the mistakes: without one who leads they are left out.
HEARING = (HELLS_LIBRARIAN, DEUS_EX_FIASCO, GOD_OF_UG)
# which change nothing that was dealt or shown before, so that they may come and go while a game is on
AT_ANY_TIME = (ANGEL, BUDDHIST, DOOMSAYER, DUCHESS, FERRYMAN, FIBBIN, FIDDLER, SPIRIT)
PROMPTED = (ANGEL, BUDDHIST)  # whoever leads says in the first night whom they are about

DOOM, CALL_ON = "doom", "call_on"
# what players may call themselves before all, and where it matters
CALLED_THEMSELVES = {VETERAN: BUDDHIST, ANGEL: ANGEL}

Deed = tuple[str, tuple[Choice, ...]]
ENOUGH_TO_DOOM = 4
THREE_VISITORS = 3


def is_here(grimoire: Grimoire, role: str) -> bool:
    """Whether one of them is in play now."""
    return role in company(grimoire)


# ---- Spirit of Ivory


def may_turn_evil(town: Square) -> bool:
    """Whether there may be one evil player more than were dealt, or yet one more than that."""
    if not is_here(town.grimoire, SPIRIT):
        return True
    _, _, minions, demons = row_for(len(town.residents))
    return sum(town.is_evil(seat) for seat in town.residents) <= minions + demons


def turn(town: Square, seat: int, side: str) -> None:
    """A player changes to a side and is told so, unless there are too many evil players already."""
    if town.side(seat) == side or (side == EVIL and not may_turn_evil(town)):
        return
    town.tell(Turned(seat, side))
    town.tell(Informed(seat, "side", side))


# ---- Ferryman


def ferry(town: Square) -> None:
    """On the last day, with three alive, all the dead have their vote again."""
    grimoire = town.grimoire
    if not is_here(grimoire, FERRYMAN) or notes.FERRIED.stands(grimoire):
        return
    if len(town.living_residents) > FINAL_THREE:
        return
    notes.FERRIED.set(town)
    for seat in town.everyone:
        if not grimoire.alive[seat] and not notes.TOKENS.by(seat).of(grimoire):
            town.tell(VoteTokens(seat, 1, FERRYMAN))


# ---- Toymaker


def know_each_other(town: Square) -> bool:
    """Whether the evil players meet in the first night: with few players a Toymaker sees to it."""
    return len(town.residents) >= ENOUGH_FOR_INFORMATION or is_here(town.grimoire, TOYMAKER)


def attacks(town: Square, grant: Grant) -> bool:
    """Whether a Demon attacks at this line, as far as that is for the Toymaker to know."""
    if almanac.kind_of[grant.role] != DEMON or not is_here(town.grimoire, TOYMAKER):
        return False
    return almanac[grant.role].kills > 0 and (town.night > 1 or not has_trait(grant.role, PREPARES))


def must_rest(town: Square, grant: Grant) -> bool:
    """Whether a Demon that has attacked every night has to leave off tonight: it could end the game."""
    left = len(town.living_residents) - almanac[grant.role].kills
    return not notes.RESTED.stands(town.grimoire) and left <= TOO_FEW


async def rests(town: Square, grant: Grant) -> bool:
    """A Demon may choose not to attack tonight, and has to once in the game."""
    bound = notes.BOUND.stands(town.grimoire)  # to choose somebody, by an Alchemist's word
    if has_trait(grant.role, CHOOSES_NOBODY) or bound:
        return False
    rests = await Ask(grant.seat, TOYMAKER, (None, grant.seat))  # by choosing themselves: words would betray
    if rests is None:
        return False
    note_the_rest(town, grant)
    return True


def note_the_rest(town: Square, grant: Grant) -> None:
    """Who only believes to be a Demon does not do it for the Demon."""
    if not grant.sham and not notes.RESTED.stands(town.grimoire):
        notes.RESTED.set(town)


# ---- what players may do on the floor


def deeds(town: Square) -> list[tuple[int, Deed]]:
    """Once in the game each who lives may call on the Doomsayer; three players a day on the Duchess."""
    grimoire = town.grimoire
    here = company(grimoire)
    if not here:
        return []
    possible: list[tuple[int, Deed]] = []
    if DOOMSAYER in here and len(town.living) >= ENOUGH_TO_DOOM:
        callers = [seat for seat in town.living if seat not in notes.DOOMED.of(grimoire)]
        possible += [(seat, (DOOM, (seat,))) for seat in callers]
    if DUCHESS in here and len(notes.VISITORS.of(grimoire)) < THREE_VISITORS:
        guests = [seat for seat in town.everyone if seat not in notes.VISITORS.of(grimoire)]
        possible += [(seat, (CALL_ON, (seat,))) for seat in guests]
    for word in [word for word, role in CALLED_THEMSELVES.items() if role in here]:
        others = [seat for seat in town.everyone if not bears(grimoire, seat, word)]
        possible += [(seat, (word, (seat,))) for seat in others]
    return possible


async def doom(town: Square, seat: int) -> None:
    """A player of their own side dies: the Storyteller decides who, and never ends the game by it."""
    notes.DOOMED.add(town, seat)
    town.tell(Beckoned(seat, DOOMSAYER))
    fellows = tuple(
        one for one in town.living if town.side(one) == town.side(seat) and is_dispensable(town, one)
    )
    victim = await Decide(decisions.DOOMSAYER, fellows, seat) if fellows else None
    if victim is None or not await die(town, victim, DOOMSAYER):
        town.tell(NothingHappened())


def is_dispensable(town: Square, seat: int) -> bool:
    """Whether the game goes on without a player."""
    kind = town.kind(seat)
    if kind == DEMON and len(town.living_demons) == 1:
        return False
    return kind == TRAVELLER or len(town.living_residents) > FINAL_THREE


async def call_on(town: Square, seat: int) -> None:
    """All see who visits the Duchess."""
    notes.VISITORS.add(town, seat)
    town.tell(Beckoned(seat, DUCHESS))


async def call_themselves(town: Square, seat: int, word: str) -> None:
    """All hear what a player says to be, and so it is from then on."""
    town.tell(Beckoned(seat, CALLED_THEMSELVES[word]))
    town.tell(Marked(seat, word, None))


ACTS: dict[str, Callable[[Square, int], Awaitable[None]]] = {
    DOOM: doom,
    CALL_ON: call_on,
    **{word: partial(call_themselves, word=word) for word in CALLED_THEMSELVES},
}


# ---- their lines of the night


def is_called(grimoire: Grimoire, line: str) -> bool:
    """Whether there is something to do at this line tonight."""
    if line in loric.LINES:
        return is_here(grimoire, line)
    if line == DUCHESS:
        return is_here(grimoire, DUCHESS) and len(notes.VISITORS.of(grimoire)) == THREE_VISITORS
    return is_here(grimoire, FIBBIN) and not notes.FIBBED_ONCE.stands(grimoire)


async def receive(town: Square) -> None:
    """Each of three visitors learns how many of them are evil; one, whom the Storyteller chooses, a lie."""
    three = notes.VISITORS.known(town.grimoire)
    numbers = tuple(range(THREE_VISITORS + 1))

    def how_many(see: Reading) -> int:
        return sum(see(seat).evil for seat in three)

    honest = honest_answers(town, how_many)
    tell = Inform(decisions.LEARN.of(DUCHESS), honest, honest, three, question=how_many)
    truth = honest[0] if len(honest) == 1 else await tell
    misled = await Decide(decisions.DUCHESS_LIE, three, *three)
    lies = tuple(n for n in numbers if n not in honest)
    lie = await Decide(decisions.DUCHESS_NUMBER, lies, misled, question=how_many)
    for seat in town.everyone:
        if seat in three:
            town.tell(Woke(seat, DUCHESS))
            told = lie if seat == misled else truth
            town.tell(Informed(seat, DUCHESS, told, n=told, seats=three))


async def choose_whom_to_fib(town: Square) -> None:
    """Somebody good may be told something wrong tonight or tomorrow, once in the game."""
    good = tuple(seat for seat in town.everyone if not town.is_evil(seat))
    seat = await Decide(decisions.FIBBIN, (None, *good))
    if seat is not None:
        town.tell(Marked(seat, FIBBED, None, DUSK))


LINES: dict[str, Callable[[Square], Awaitable[None]]] = {
    DUCHESS: receive,
    FIBBIN: choose_whom_to_fib,
    **loric.LINES,
}
