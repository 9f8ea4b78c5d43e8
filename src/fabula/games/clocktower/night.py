"""The night: down the sheet, each who wakes in turn, then the dawn."""

from __future__ import annotations

from itertools import combinations

from fabula.core.events import Noted, PhaseBegan, Shown, Woke
from fabula.core.floor import JUST_READY, until_all_are_ready
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Decide
from fabula.core.working import bears, is_able
from fabula.games.clocktower.cards import (
    DAWN,
    DEMON,
    DUSK,
    EXORCISED,
    MINION,
    NIGHT,
    almanac,
    is_good,
)
from fabula.games.clocktower.deaths import CHANGED, tell_of_the_fallen
from fabula.games.clocktower.events import Informed, Quiet, Walked
from fabula.games.clocktower.failures import UNAWARE, forget_in_vain
from fabula.games.clocktower.night_sheet import (
    CHOOSERS,
    DEMON_INFO,
    FIRST_NIGHT,
    MINION_INFO,
    NEWS,
    OTHER_NIGHTS,
)
from fabula.games.clocktower.setup import ENOUGH_FOR_INFORMATION
from fabula.games.clocktower.square import FRESH, LIL_MONSTA, Square, tonight
from fabula.games.clocktower.verbs import Me

BLUFFS = 3
WOKEN = "woken"  # who has woken tonight because of an ability, where somebody counts them
COUNTS_THE_WOKEN = "chambermaid"
ORDER = "order"  # the lines of the other nights, where the Storyteller has changed them


async def look(town: Square) -> None:
    """Everybody looks at their role until all are ready."""
    town.tell(PhaseBegan(DUSK, 0))
    await until_all_are_ready(town, "dusk", town.everyone, JUST_READY)


def sheet(grimoire: Grimoire, night: int) -> tuple[str, ...]:
    """The lines of the sheet for this night, counted from 1, as printed or as the Storyteller has them."""
    if night == 1:
        return FIRST_NIGHT
    own: tuple[str, ...] = grimoire.notes.get(ORDER, ())
    return own or OTHER_NIGHTS


def next_line(grimoire: Grimoire) -> str | None:
    """The next line of the sheet that has its time this night; None when it is over."""
    night = tonight(grimoire)
    lines = sheet(grimoire, night)
    first = grimoire.step + 1 if grimoire.phase == NIGHT else 0
    for line in lines[first:]:
        if is_walked(grimoire, line, night):
            return line
    return None


def to_come(grimoire: Grimoire) -> tuple[str, ...]:
    """The lines below the one that is walked at which somebody will wake tonight, if nothing changes."""
    night = grimoire.number
    below = sheet(grimoire, night)[grimoire.step + 1 :]
    return tuple(line for line in below if wakes_somebody(grimoire, line, night))


def is_walked(grimoire: Grimoire, line: str, night: int) -> bool:
    """Whether this line has its time tonight: where somebody may have to choose, always."""
    if line in CHOOSERS and grimoire.settings["even_nights"]:
        return line in grimoire.roles
    return wakes_somebody(grimoire, line, night)


def wakes_somebody(grimoire: Grimoire, line: str, night: int) -> bool:
    """Whether anybody opens their eyes at this line, as things stand."""
    if line in (MINION_INFO, DEMON_INFO):
        many = len(Square(grimoire, almanac).residents)
        return many >= ENOUGH_FOR_INFORMATION and LIL_MONSTA not in grimoire.notes
    if line == NEWS:
        return CHANGED in grimoire.notes
    for grant in grimoire.grants:
        if grant.step == line and (is_woken(grimoire, grant, night) or acts_asleep(grimoire, grant)):
            return True
    return False


def is_exorcised(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether an Exorcist keeps a Demon asleep tonight."""
    return almanac[grant.role].kind == DEMON and bears(grimoire, grant.seat, EXORCISED)


def acts_asleep(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether something happens by an ability though its player is kept asleep."""
    return "exorcised" in almanac[grant.role].reactions and is_exorcised(grimoire, grant)


def is_woken(grimoire: Grimoire, grant: Grant, night: int) -> bool:
    """Whether an ability wakes its player this night: who is impaired is woken like the others."""
    card = almanac[grant.role]
    if is_exorcised(grimoire, grant):
        return False
    answer = card.answers.get("wakes")
    if answer is not None:
        return bool(answer(grimoire, grant))
    if not is_able(grimoire, grant.seat):
        return False
    return card.wakes.on(night) or (grant.seat, grant.role) in grimoire.notes.get(FRESH, ())


def begin_night(town: Square) -> None:
    """All close their eyes."""
    if town.grimoire.phase != NIGHT:
        town.tell(PhaseBegan(DUSK, town.night))
        forget_in_vain(town, DUSK)
        town.tell(PhaseBegan(NIGHT, town.night + 1))


async def walk(line: str, town: Square) -> None:
    """One line of the night sheet."""
    begin_night(town)
    town.tell(Walked(line, sheet(town.grimoire, town.night).index(line)))
    if line == MINION_INFO:
        introduce_minions(town)
    elif line == DEMON_INFO:
        await introduce_demon(town)
    elif line == NEWS:
        tell_the_news(town)
    else:
        await wake(town, line)


async def wake(town: Square, line: str) -> None:
    """Whoever this line wakes does what their role says, clockwise."""
    for grant in town.sleepers_of(line):
        script = almanac[grant.role].script
        if script is not None and is_woken(town.grimoire, grant, town.night):
            for seat in who_is_woken(town, grant):
                open_the_eyes(town, seat, grant)
            await script(Me(town, grant), town)
            wear_off(town, grant)
        elif acts_asleep(town.grimoire, grant):
            await almanac[grant.role].reactions["exorcised"](Me(town, grant), town)


def who_is_woken(town: Square, grant: Grant) -> tuple[int, ...]:
    """Whoever has the ability, unless it is another's to use, or the Storyteller's alone."""
    card = almanac[grant.role]
    others = card.answers.get("rouses")
    if others is not None:
        return tuple(others(town, grant))
    return () if card.asleep else (grant.seat,)


def open_the_eyes(town: Square, seat: int, grant: Grant) -> None:
    """A player wakes; whoever counts those whom their own ability wakes does so at the end of the night."""
    town.tell(Woke(seat, grant.role))
    if seat == grant.seat and COUNTS_THE_WOKEN in town.grimoire.roles:
        town.tell(Noted(WOKEN, (*town.grimoire.notes.get(WOKEN, ()), seat)))


def wakes_tonight(town: Square, seat: int) -> bool:
    """Whether an ability of theirs has woken a player tonight, or will in a line to come."""
    grimoire = town.grimoire
    below = sheet(grimoire, town.night)[grimoire.step + 1 :]
    return seat in grimoire.notes.get(WOKEN, ()) or any(
        grant.step in below and is_woken(grimoire, grant, town.night) and seat in who_is_woken(town, grant)
        for grant in town.abilities(seat)
    )


def wear_off(town: Square, grant: Grant) -> None:
    """An ability for the first night, gained later, is not fresh any more."""
    fresh = town.grimoire.notes.get(FRESH, ())
    left = tuple(one for one in fresh if one != (grant.seat, grant.role))
    if left != fresh:
        town.tell(Noted(FRESH, left or None))


def tell_the_news(town: Square) -> None:
    """Whoever has changed since the last night is told what they are now."""
    for seat in town.grimoire.notes[CHANGED]:
        town.tell(Woke(seat, NEWS))
        town.tell(Shown(seat, town.grimoire.role(seat)))
    town.tell(Noted(CHANGED, None))


def introduce_minions(town: Square) -> None:
    """The Minions see each other and the Demon."""
    minions = knowing_minions(town)
    for seat in minions:
        town.tell(Woke(seat, MINION_INFO))
        if town.living_demons:
            town.tell(Informed(seat, "demon", town.living_demons, seats=town.living_demons))
        fellows = tuple(other for other in minions if other != seat)
        if fellows:
            town.tell(Informed(seat, "fellows", fellows, seats=fellows))


def knowing_minions(town: Square) -> tuple[int, ...]:
    """The Minions who know that they are; of a Marionette only the Demon learns, by another line."""
    minions = (seat for seat in town.residents if town.kind(seat) == MINION)
    return tuple(seat for seat in minions if town.grimoire.role(seat) not in UNAWARE)


async def introduce_demon(town: Square) -> None:
    """The Demon sees the Minions, and three good roles that are not in play; several see each other."""
    minions = knowing_minions(town)
    if len(town.living_demons) > 1:
        await introduce_each_other(town)
        return
    for seat in town.living_demons:
        town.tell(Woke(seat, DEMON_INFO))
        town.tell(Informed(seat, "minions", minions, seats=minions))
        bluffs = await Decide("bluffs", bluffs_for(town), seat)
        town.tell(Informed(seat, "bluffs", bluffs))


async def introduce_each_other(town: Square) -> None:
    """Demons who are many are shown the same roles."""
    demons = town.living_demons
    bluffs = await Decide("bluffs", bluffs_for(town), *demons)
    for seat in demons:
        town.tell(Woke(seat, DEMON_INFO))
        others = tuple(other for other in demons if other != seat)
        town.tell(Informed(seat, "demon", others, seats=others))
        town.tell(Informed(seat, "bluffs", bluffs))


def bluffs_for(town: Square) -> tuple[tuple[str, ...], ...]:
    """Any three good roles that are not in play; fewer, if a script has no more."""
    left = not_in_play(town)
    return tuple(combinations(left, min(BLUFFS, len(left))))


def not_in_play(town: Square) -> tuple[str, ...]:
    """The good roles of the script that nobody has."""
    here = town.in_play
    return tuple(role for role in town.grimoire.roles if is_good(role) and role not in here)


def dawn(town: Square) -> None:
    """All open their eyes and hear who died, and who lives again."""
    begin_night(town)
    town.tell(PhaseBegan(DAWN, town.night))
    forget_in_vain(town, DAWN)
    if not tell_of_the_fallen(town):
        town.tell(Quiet())
    if WOKEN in town.grimoire.notes:
        town.tell(Noted(WOKEN, None))
