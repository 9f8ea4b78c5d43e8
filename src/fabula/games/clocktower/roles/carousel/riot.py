"""Riot: on the third day whoever is nominated dies and nominates, until a side has won."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.events import Nominated
from fabula.core.grimoire import Grant
from fabula.core.requests import STORYTELLER, Ask, Choice, Decide
from fabula.games.clocktower.almanac import decisions, moments, notes
from fabula.games.clocktower.almanac.cards import ATHEIST, EVIL, GOOD, MINION, demon
from fabula.games.clocktower.almanac.moments import Chosen, Died, Judged, ToBeExecuted
from fabula.games.clocktower.almanac.questions import IsWoken, WhoIsWoken
from fabula.games.clocktower.almanac.traits import PASSED_ON
from fabula.games.clocktower.judgement import trial
from fabula.games.clocktower.judgement.ending import lose, winning_side
from fabula.games.clocktower.roles.carousel.legion import first_of
from fabula.games.clocktower.roles.carousel.leviathan_and_riot_jinxes import (
    asked_when_it_goes_about,
    brought_down,
    goes_about,
    is_a_grandchild,
    seek_out,
    shield,
    who_is_safe,
)
from fabula.games.clocktower.roles.carousel.mayor_and_riot_jinx import is_stopped
from fabula.games.clocktower.town.ballots import PutUp
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.deaths import EXECUTION, die
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me, happens

RIOT = "riot"
DAY_OF_THE_RIOT = 3
LONGEST_RIOT = 60  # nominations; by then somebody has died, whatever keeps players alive


@demon(
    RIOT, wakes=EACH_NIGHT_BUT_FIRST, asks=asked_when_it_goes_about, icon="torch", turning=True, kills=0,
    traits=(PASSED_ON,),
)  # fmt: skip
async def riot(me: Me, town: Square) -> None:
    """On the third day the Minions are Riot, and nominees die and nominate at once."""
    if goes_about(town.grimoire):
        await seek_out(me, town)
    if tonight(town.grimoire) != DAY_OF_THE_RIOT or not me.works or me.again:
        return
    notes.MADE.set(town)
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
    """A Riot is woken where the script has a role that they seek out."""
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
    if (
        town.night < DAY_OF_THE_RIOT
        or notes.RIOTING.stands(town.grimoire)
        or me.grant != first_of(town.grimoire, RIOT)
    ):
        return
    if me.works:
        notes.RIOTING.set(town)
        await run_riot(town, nominator, nominee)
        notes.RIOTING.forget(town)


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
        if notes.BEST.of(town.grimoire)[1] == STORYTELLER:
            trial.execute(town)
            return None
        chosen = await Ask(by, RIOT, left)
    return int(str(chosen))


@riot.when(Judged)
async def let_it_begin(me: Me, town: Square, *, closing: bool) -> None:
    """Where nobody nominates on the third day the Storyteller does."""
    named = any(nominee is not None for _, nominee in notes.NOMINATED.of(town.grimoire))
    day = town.night >= DAY_OF_THE_RIOT and closing and not named
    if day and me.works and me.grant == first_of(town.grimoire, RIOT):
        nominee = await Decide(decisions.RIOT_BEGINS, town.living_residents)
        town.tell(PutUp(nominee))
        await happens(town, moments.Nominated(None, nominee))
