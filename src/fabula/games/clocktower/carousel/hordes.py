"""Demons who are many, or who make others what they are."""

from __future__ import annotations

from itertools import product

from fabula.core.abilities import abilities
from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST
from fabula.core.events import Lost, Marked, Nominated, Noted, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import STORYTELLER, Ask, Choice, Decide, Round
from fabula.core.working import is_able, works
from fabula.games.clocktower import moments, questions, trial
from fabula.games.clocktower.ballots import PutUp
from fabula.games.clocktower.calls import minions_by_table
from fabula.games.clocktower.cards import (
    ATHEIST,
    BABYSITS,
    EVIL,
    GOOD,
    LEGION,
    LIL_MONSTA,
    MARIONETTE,
    MINION,
    YES,
    almanac,
    demon,
    of_kind,
)
from fabula.games.clocktower.carousel.harmless import (
    asked_when_it_goes_about,
    brought_down,
    goes_about,
    is_a_grandchild,
    seek_out,
    shield,
    who_is_safe,
)
from fabula.games.clocktower.census import babysitting
from fabula.games.clocktower.deaths import EXECUTION, MADE, NOMINATED, attack, become, die
from fabula.games.clocktower.ending import lose, winning_side
from fabula.games.clocktower.events import Informed, NothingHappened, Unmarked, Used
from fabula.games.clocktower.failures import go_wrong
from fabula.games.clocktower.marionettes import (
    beside_among_residents,
    let_the_marionette_in,
)
from fabula.games.clocktower.mistaken import UNAWARE
from fabula.games.clocktower.moments import Chosen, Counted, Died, Judged, ToBeExecuted
from fabula.games.clocktower.night import taken_for_evil
from fabula.games.clocktower.pairs import one_is_good
from fabula.games.clocktower.questions import IsWoken, WhoIsWoken
from fabula.games.clocktower.saying import STOPPED
from fabula.games.clocktower.square import Square, tonight
from fabula.games.clocktower.verbs import Me, happens
from fabula.games.clocktower.votes import BEST, VOID

KAZALI, TYPHON, RIOT = "kazali", "lord_of_typhon", "riot"
POPPY_GROWER = "poppy_grower"
DAY_OF_THE_RIOT = 3
RIOTING = "rioting"  # nominees die and nominate, one after another
MAYOR = "mayor"
LONGEST_RIOT = 60  # nominations; by then somebody has died, whatever keeps players alive

# ---- Legion


@demon(LEGION, wakes=EACH_NIGHT_BUT_FIRST, asleep=True, copies=15, registers=(MINION,), alone=True)
async def legion(me: Me, town: Square) -> None:
    """Most players are this, and Minions too. One may die each night; evil votes alone execute nobody."""
    victim = await Decide(LEGION, (None, *town.living), me.seat) if me.works else None
    if victim is not None:
        await attack(me, victim)


@legion.says(IsWoken)
def once_for_all(town: Square, grant: Grant) -> bool:
    """For the first of them whose ability works, or who lives at least."""
    return tonight(town.grimoire) > 1 and grant == first_of(town.grimoire, LEGION)


def first_of(grimoire: Grimoire, role: str) -> Grant | None:
    """Who acts for all who have this role."""
    called = abilities(grimoire, almanac).called.get(role, ())
    able = [grant for grant in called if is_able(grimoire, grant.seat)]
    working = [grant for grant in able if works(grimoire, grant)]
    return next(iter(working or able), None)


@legion.when(Counted)
async def vote_in_vain(
    me: Me, town: Square, nominator: int | None, nominee: int, voters: tuple[int, ...]
) -> None:
    """Nobody learns it before the execution does not come."""
    if me.grant != first_of(town.grimoire, LEGION) or not me.works or not voters:
        return
    if not await one_is_good(me, voters):
        town.tell(Noted(VOID, True))


# ---- Kazali


@demon(KAZALI, wakes=EACH_NIGHT, asks=minions_by_table, names_roles=True, alone=True)
async def kazali(me: Me, town: Square) -> None:
    """Who is which Minion is your choice. In later nights you choose who dies."""
    if tonight(town.grimoire) > 1:
        await attack(me, await me.choose(town.everyone))
        return
    for _ in () if me.again else range(minions_by_table(town.grimoire)):
        seat, role = await me.choose(who_may_serve(town, me.seat))
        if me.works:
            await become(town, seat, role, EVIL)
    if not me.again and not me.grant.sham:
        await happens(town, moments.MinionsChosen())


def who_may_serve(town: Square, demon: int) -> tuple[tuple[int, str], ...]:
    """Anybody who is no Minion yet, as a Minion that nobody is; a Marionette sits beside the Demon."""
    free = tuple(role for role in of_kind(MINION, town.grimoire.roles) if role not in town.in_play)
    others = [seat for seat in town.residents if seat != demon and town.kind(seat) != MINION]
    beside = beside_among_residents(town, demon)
    return tuple((seat, role) for seat, role in product(others, free) if role != MARIONETTE or seat in beside)


# ---- Lord of Typhon


@demon(TYPHON, wakes=EACH_NIGHT, asks=1)
async def lord_of_typhon(me: Me, town: Square) -> None:
    """You sit in the middle of the evil, with a Minion more. In each night you choose a player, who dies."""
    if tonight(town.grimoire) > 1:
        await attack(me, await me.choose(town.everyone))
        return
    if not me.works or me.again:
        return
    for seat in await the_line(town, me.seat):
        free = tuple(role for role in of_kind(MINION, town.grimoire.roles) if role not in town.in_play)
        role = await Decide("typhon_minion", tuple(one for one in free if one != MARIONETTE) or free, seat)
        await become(town, seat, role, EVIL)


async def the_line(town: Square, middle: int) -> tuple[int, ...]:
    """Whoever sits on either side, so many that with the Demon all evil make a line."""
    many = minions_by_table(town.grimoire) + 1
    others = [seat for seat in town.others(middle) if not town.is_traveller(seat)]
    less = many // 2
    right = less if many % 2 == 0 else await Decide("typhon_line", (less, many - less), middle)
    return (*others[:right], *others[len(others) - (many - right) :])


# ---- Lil' Monsta


def asked_to_mind(grimoire: Grimoire) -> int:
    """All Minions at once; one after another where a Poppy Grower may keep them strangers."""
    return minions_by_table(grimoire) + 1 if POPPY_GROWER in grimoire.roles else 1


@demon(LIL_MONSTA, wakes=EACH_NIGHT, asks=asked_to_mind, alone=True)
async def lil_monsta(me: Me, town: Square) -> None:
    """The Minions pass it round: whoever minds it is the Demon. By night a player may die."""
    if me.grant.sham:
        return
    minding = Me(town, await hand_on(me, town))
    await let_the_marionette_in(town)
    if tonight(town.grimoire) > 1:
        victim = await Decide("monsta_kills", (None, *town.living), minding.seat)
        if victim is not None:
            await attack(minding, victim)


async def hand_on(me: Me, town: Square) -> Grant:
    """All Minions point at once; where they do not agree the Storyteller decides among whom they point at.

    With a Magician who is able the Storyteller decides in any case.
    """
    minions = those_who_mind(town)
    if town.grimoire.role(me.seat) == LIL_MONSTA or not minions:
        return me.grant
    if tonight(town.grimoire) == 1 and not are_strangers(town):
        introduce(town, minions)
    if are_strangers(town):
        return mind(town, await whoever_takes_it(town, minions), me.seat)
    hands = (
        () if taken_for_evil(town) else await Round(tuple(Ask(seat, LIL_MONSTA, minions) for seat in minions))
    )
    named = tuple(dict.fromkeys(hands)) or minions
    sitter = named[0] if len(named) == 1 else await Decide("babysitter", named, *minions)
    for seat in minions:
        town.tell(Informed(seat, "babysitter", (sitter,), place=sitter))
    return mind(town, sitter, me.seat)


async def whoever_takes_it(town: Square, minions: tuple[int, ...]) -> int:
    """With a Poppy Grower they wake one after another; if none of them wants it the Storyteller decides."""
    sitter = None
    for seat in minions:
        town.tell(Woke(seat, LIL_MONSTA))
        takes = await Ask(seat, "take_monsta", (None, seat))  # a word would betray who is asked
        if takes is not None:
            sitter = seat
            break
    if sitter is None:
        sitter = await Decide("babysitter", minions, *minions)
    town.tell(Informed(sitter, "babysitter", (sitter,), place=sitter))
    return sitter


def are_strangers(town: Square) -> bool:
    """Whether a Poppy Grower keeps the Minions from knowing each other."""
    return bool(town.answer(questions.EvilAreStrangers()))


def bring_in(town: Square, sitter: int) -> None:
    """Lil’ Monsta comes into the game, with this Minion until the Minions choose in the night after."""
    town.tell(Noted(LIL_MONSTA, True))
    town.tell(Marked(sitter, BABYSITS, None))
    town.settle()


def take_out(town: Square) -> None:
    """Lil’ Monsta leaves the game, whoever minded it."""
    town.tell(Noted(LIL_MONSTA, None))
    for seat in babysitting(town.grimoire):
        town.tell(Unmarked(seat, BABYSITS))
        town.tell(Lost(seat, LIL_MONSTA))


def introduce(town: Square, minions: tuple[int, ...]) -> None:
    """They meet when they wake together for the first time."""
    for seat in minions:
        fellows = tuple(other for other in minions if other != seat)
        if fellows:
            town.tell(Informed(seat, "fellows", fellows, seats=fellows))


def those_who_mind(town: Square) -> tuple[int, ...]:
    """The living Minions who know that they are, whoever has it now among them."""
    living = (seat for seat in town.living if not town.is_traveller(seat))
    roles = {seat: town.grimoire.role(seat) for seat in living}
    kind_of = town.almanac.kind_of
    return tuple(seat for seat, role in roles.items() if kind_of[role] == MINION and role not in UNAWARE)


def mind(town: Square, sitter: int, before: int) -> Grant:
    """It goes from one to the other."""
    if sitter != before:
        town.tell(Unmarked(before, BABYSITS))
        town.tell(Lost(before, LIL_MONSTA))
        town.tell(Marked(sitter, BABYSITS, None))
        town.settle()
    return next(grant for grant in town.abilities(sitter) if grant.role == LIL_MONSTA)


@lil_monsta.says(WhoIsWoken)
def all_who_mind(town: Square, grant: Grant) -> tuple[int, ...]:
    """Nobody, once it is somebody's for good; one after another, where they are strangers."""
    settled = town.grimoire.role(grant.seat) == LIL_MONSTA or are_strangers(town)
    return () if settled else those_who_mind(town)


# ---- Riot


@demon(RIOT, wakes=EACH_NIGHT_BUT_FIRST, asks=asked_when_it_goes_about)
async def riot(me: Me, town: Square) -> None:
    """On the third day the Minions are Riot, and nominees die and nominate at once."""
    if goes_about(town.grimoire):
        await seek_out(me, town)
    if tonight(town.grimoire) != DAY_OF_THE_RIOT or not me.works or me.again:
        return
    town.tell(Noted(MADE, True))
    for seat in town.residents:
        if town.kind(seat) == MINION:
            await become(town, seat, RIOT)


@riot.says(IsWoken)
def before_the_third_day(town: Square, grant: Grant) -> bool:
    """In that night; in each where there are roles to seek out."""
    night = tonight(town.grimoire)
    here = night == DAY_OF_THE_RIOT or (night > 1 and goes_about(town.grimoire))
    return here and (grant.sham or grant == first_of(town.grimoire, RIOT))


@riot.says(WhoIsWoken)
def to_go_about(town: Square, grant: Grant) -> tuple[int, ...]:
    """Only for that."""
    return (grant.seat,) if goes_about(town.grimoire) else ()


riot.when(Chosen)(shield)


@riot.when(ToBeExecuted)
async def bring_down(me: Me, town: Square, seat: int, claimed: tuple[str, ...]) -> None:
    """Who is safe by night, nominated by you and executed, wins for the good; whether they die or not."""
    if (safe := brought_down(town, me.grant, seat)) is not None:
        await lose(town, EVIL, f"riot_{safe}")


@riot.when(Died)
async def take_the_grandchild(me: Me, town: Square, seat: int, cause: str) -> None:
    """A Grandmother's grandchild who dies by execution, or as a nominee of the riot, wins for the evil."""
    if cause in (EXECUTION, RIOT) and is_a_grandchild(town, seat) and me.works:
        await lose(town, GOOD, "riot_grandchild")


@riot.when(moments.Nominated)
async def begin_the_riot(me: Me, town: Square, nominator: int | None, nominee: int) -> None:
    """No hands are counted any more."""
    notes = town.grimoire.notes
    if town.night < DAY_OF_THE_RIOT or RIOTING in notes or me.grant != first_of(town.grimoire, RIOT):
        return
    if me.works:
        town.tell(Noted(RIOTING, True))
        await run_riot(town, nominator, nominee)
        town.tell(Noted(RIOTING, None))


async def run_riot(town: Square, by: int | None, nominee: int) -> None:
    """Whoever is nominated dies and nominates somebody alive, until a side has won."""
    for _ in range(LONGEST_RIOT):
        if await is_stopped(town):
            return
        safe = who_is_safe(town, nominee)
        if safe is not None and by is not None and town.grimoire.role(by) == RIOT:
            await lose(town, EVIL, f"riot_{safe}")
            return
        if town.lives(nominee):
            await die(town, nominee, RIOT)
        left = tuple(seat for seat in town.living_residents if seat != nominee)
        if winning_side(town.grimoire) is not None or not left:
            return
        chosen = await nominate_in_the_riot(town, nominee, left)
        if chosen is None:
            return
        by, nominee = nominee, chosen
        town.tell(Nominated(by, nominee))
        await happens(town, moments.Nominated(by, nominee))


async def nominate_in_the_riot(town: Square, by: int, left: tuple[int, ...]) -> int | None:
    """Somebody alive; with an Atheist on the script maybe the Storyteller first, None if that is the end."""
    asks_it = ATHEIST in town.grimoire.roles and not trial.is_nominated_today(town.grimoire)
    chosen: Choice = await Ask(by, RIOT, (*left, STORYTELLER) if asks_it else left)
    if chosen == STORYTELLER:
        trial.nominate(town, by)
        await trial.hold(town)
        if town.grimoire.notes.get(BEST, (0, None))[1] == STORYTELLER:
            trial.execute(town)
            return None
        chosen = await Ask(by, RIOT, left)
    return int(str(chosen))


async def is_stopped(town: Square) -> bool:
    """A Mayor may stop the riot before somebody dies; each who lives may say so, once, Mayor or not."""
    before = town.grimoire.notes.get(STOPPED, ())
    asked = tuple(seat for seat in town.living if seat not in before) if MAYOR in town.grimoire.roles else ()
    answers = await Round(tuple(Ask(seat, "stop_riot", (None, YES)) for seat in asked)) if asked else ()
    said = tuple(seat for seat, answer in zip(asked, answers, strict=True) if answer == YES)
    if said:
        town.tell(Noted(STOPPED, (*before, *said)))
    for seat in said:
        town.tell(Used(seat, MAYOR, seat))
        if await ends_with_their_word(town, seat):
            return True
        town.tell(NothingHappened())
    return False


async def ends_with_their_word(town: Square, seat: int) -> bool:
    """If a Mayor says so: for the good where only one Riot lives, else for the evil."""
    for grant in town.abilities(seat):
        if grant.role == MAYOR and works(town.grimoire, grant):
            alone = len(town.living_demons) == 1
            await lose(town, EVIL if alone else GOOD, "riot_stopped" if alone else "riot_too_soon")
            return True
        if grant.role == MAYOR:
            go_wrong(town, grant)
    return False


@riot.when(Judged)
async def let_it_begin(me: Me, town: Square, *, closing: bool) -> None:
    """Where nobody nominates on the third day the Storyteller does."""
    named = any(nominee is not None for _, nominee in town.grimoire.notes.get(NOMINATED, ()))
    day = town.night >= DAY_OF_THE_RIOT and closing and not named
    if day and me.works and me.grant == first_of(town.grimoire, RIOT):
        nominee = await Decide("riot_begins", town.living_residents)
        town.tell(PutUp(nominee))
        await happens(town, moments.Nominated(None, nominee))
