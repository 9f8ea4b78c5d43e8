"""The night: down the sheet, each who wakes in turn, then the dawn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from operator import itemgetter
from typing import Any

from fabula.core.abilities import abilities
from fabula.core.events import PhaseBegan, Prompted, Shown, Woke
from fabula.core.floor import JUST_READY, LOOKING, until_all_are_ready
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Decide, Subsets
from fabula.core.town import Together
from fabula.core.verbs import NothingToChoose
from fabula.core.working import THE_STORYTELLERS, bears, has_use_of
from fabula.games.clocktower.almanac import decisions, moments, notes, questions
from fabula.games.clocktower.almanac.cards import (
    BLUFFS,
    DAWN,
    DEMON,
    DUSK,
    EVIL_TOGETHER,
    EXORCISED,
    LEGION,
    MINION,
    NIGHT,
    POPE,
    almanac,
    is_good,
    wake_together,
)
from fabula.games.clocktower.almanac.mistaken import UNAWARE
from fabula.games.clocktower.almanac.night_sheet import (
    DEMON_INFO,
    FIRST_NIGHT,
    MINION_INFO,
    NEWS,
    OF_ALL,
    OTHER_NIGHTS,
    places,
)
from fabula.games.clocktower.almanac.rulings import by_the_first
from fabula.games.clocktower.company import fabled
from fabula.games.clocktower.phases import script_sheets
from fabula.games.clocktower.phases.calls import questions_at, takes_turns
from fabula.games.clocktower.town.abnormal import forget_in_vain
from fabula.games.clocktower.town.colour import tell_an_opening, tell_of_a_dawn
from fabula.games.clocktower.town.deaths import tell_of_the_fallen
from fabula.games.clocktower.town.events import Informed, Quiet, Walked, company
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me, happens, times_of
from fabula.games.clocktower.town.woken import counted, forget_the_woken, open_the_eyes

MAGICIAN = "magician"
PLACE = itemgetter(0)


async def look(town: Square) -> None:
    """Everybody looks at their role until all are ready."""
    town.tell(PhaseBegan(DUSK, 0))
    await until_all_are_ready(town, LOOKING, town.everyone, JUST_READY)


def sheet(grimoire: Grimoire, night: int) -> tuple[str, ...]:
    """The lines of the sheet for this night, counted from 1, as printed or as the Storyteller has them."""
    word, printed = (script_sheets.FIRST, FIRST_NIGHT) if night == 1 else (script_sheets.OTHERS, OTHER_NIGHTS)
    own: tuple[str, ...] | None = None if night == 1 else notes.ORDER.of(grimoire)
    lines: tuple[str, ...] = own or grimoire.settings.get(word, printed)
    return lines


def next_line(grimoire: Grimoire) -> str | None:
    """The next line of the sheet that has its time this night; None when it is over."""
    night = tonight(grimoire)
    lines = lines_in_play(grimoire, sheet(grimoire, night))
    walked = bisect_right(lines, grimoire.step, key=PLACE) if grimoire.phase == NIGHT else 0
    for _, line, always in lines[walked:]:
        if always or wakes_somebody(grimoire, line, night):
            return line
    return None


def lines_in_play(grimoire: Grimoire, lines: tuple[str, ...]) -> list[tuple[int, str, bool]]:
    """Those of `in_play`, kept as long as nobody comes to the Storyteller’s side."""
    if company(grimoire):
        return in_play(grimoire, lines)
    return abilities(grimoire, almanac).on(lines, lambda: in_play(grimoire, lines))


def in_play(grimoire: Grimoire, lines: tuple[str, ...]) -> list[tuple[int, str, bool]]:
    """The lines that may have their time, each with its place on the sheet, and whether it has it always.

    So it is where somebody may have to choose, and then only if the role is in the script.
    """
    even, place_of = grimoire.settings["even_nights"], places(lines)
    always = [role for role in grimoire.roles if even and questions_at(grimoire, role)]
    called = (*OF_ALL, *company(grimoire), *filter(None, abilities(grimoire, almanac).called))
    either = dict.fromkeys((*always, *called))
    return sorted((place_of[line], line, line in always) for line in either if line in place_of)


def to_come(grimoire: Grimoire) -> tuple[str, ...]:
    """The lines at which somebody will yet wake in the night that is on or comes next, if nothing changes."""
    night = tonight(grimoire)
    below = sheet(grimoire, night)[grimoire.step + 1 :]
    return tuple(line for line in below if wakes_somebody(grimoire, line, night))


def wakes_somebody(grimoire: Grimoire, line: str, night: int) -> bool:
    """Whether anybody opens their eyes at this line, as things stand."""
    called = abilities(grimoire, almanac).called.get(line)
    if called is None:
        return is_called_for_all(grimoire, line)
    town = Square(grimoire, almanac)
    return any(is_woken(town, grant, night) or acts_asleep(grimoire, grant) for grant in called)


def is_called_for_all(grimoire: Grimoire, line: str) -> bool:
    """Whether there is something to do at this line, which no ability has."""
    if line == NEWS:
        return notes.CHANGED.stands(grimoire)
    if line in (MINION_INFO, DEMON_INFO):
        return fabled.know_each_other(Square(grimoire, almanac)) and not notes.MONSTA_IS_HERE.stands(grimoire)
    if line in fabled.LINES:
        return fabled.is_called(grimoire, line)
    return line in company(grimoire) and (line not in fabled.RULED or line in fabled.PROMPTED)


def is_exorcised(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether an Exorcist keeps a Demon asleep tonight."""
    return almanac.kind_of[grant.role] == DEMON and bears(grimoire, grant.seat, EXORCISED)


def acts_asleep(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether something happens by an ability though its player is kept asleep."""
    return moments.Exorcised in almanac.reactions_of[grant.role] and is_exorcised(grimoire, grant)


def is_woken(town: Square, grant: Grant, night: int) -> bool:
    """Whether an ability wakes its player this night: who is impaired is woken like the others."""
    grimoire = town.grimoire
    answer = almanac.answers_of[grant.role].get(questions.IsWoken)
    if (answer is None and not has_use_of(grimoire, grant)) or is_exorcised(grimoire, grant):
        return False
    if answer is not None:
        return bool(answer(town, grant))
    return almanac[grant.role].wakes.on(night) or (grant.seat, grant.role) in notes.FRESH.of(grimoire)


def begin_night(town: Square) -> None:
    """All close their eyes."""
    town.tell(PhaseBegan(DUSK, town.night))
    forget_in_vain(town, DUSK)
    forget_the_woken(town)
    town.tell(PhaseBegan(NIGHT, town.night + 1))
    if town.night == 1:
        tell_an_opening(town)


async def walk(line: str, town: Square) -> None:
    """One line of the night sheet."""
    if town.grimoire.phase != NIGHT:
        begin_night(town)
    town.tell(Walked(line, places(sheet(town.grimoire, town.night))[line]))
    if line in LINES:
        await LINES[line](town)
    elif line not in almanac and line in company(town.grimoire):
        town.tell(Prompted(line))
    else:
        for several in side_by_side(town.sleepers_of(line)):
            scripts = [wake(town, grant) for grant in several]
            await (scripts[0] if len(scripts) == 1 else Together(scripts))
        await happens(town, moments.Walked())


def side_by_side(grants: list[Grant]) -> list[list[Grant]]:
    """Who chooses something does so together with others who have that ability; who asks others, in turn.

    Of one player what comes first is done first: a Lunatic meets their Minions, then chooses as a Demon.
    """
    turns: list[list[Grant]] = []
    first = 0  # the turn from which on others may join
    for grant in grants:
        own = (turn for turn, several in enumerate(turns) if any(one.seat == grant.seat for one in several))
        turn = max(first, 1 + max(own, default=-1))
        if takes_turns(almanac[grant.role]) or turn == len(turns):
            turns.append([grant])
        else:
            turns[turn].append(grant)
        if takes_turns(almanac[grant.role]):
            first = len(turns)
    return turns


async def wake(town: Square, grant: Grant) -> None:
    """Whoever is woken does what their role says."""
    script = almanac[grant.role].script
    if script is not None and is_woken(town, grant, town.grimoire.number):
        may_rest = fabled.attacks(town, grant)
        if may_rest and fabled.must_rest(town, grant):
            fabled.note_the_rest(town, grant)
            return
        for seat in who_is_woken(town, grant):
            await open_the_eyes(town, seat, grant)
        if not (may_rest and await fabled.rests(town, grant)):
            await act(town, grant, script)
            if times_of(town.grimoire, grant.seat) > 1:
                await once_more(town, grant, script)
        wear_off(town, grant)
    elif acts_asleep(town.grimoire, grant):
        await almanac[grant.role].reactions[moments.Exorcised](Me(town, grant), town)


async def act(town: Square, grant: Grant, script: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """What the role says, as far as there is somebody to choose."""
    with suppress(NothingToChoose):
        await script(Me(town, grant), town)


async def once_more(town: Square, grant: Grant, script: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """What works twice is done a second time, if there is still something to be done."""
    if grant in town.grimoire.grants and is_woken(town, grant, town.night):
        notes.TWICE_TONIGHT.add(town, grant.seat)
        await act(town, grant, script)
        left = tuple(seat for seat in notes.TWICE_TONIGHT.of(town.grimoire) if seat != grant.seat)
        notes.TWICE_TONIGHT.set(town, left or None)


def who_is_woken(town: Square, grant: Grant) -> tuple[int, ...]:
    """Whoever has the ability, unless it is another's to use, or the Storyteller's alone."""
    card = almanac[grant.role]
    others = card.answers.get(questions.WhoIsWoken)
    if others is not None:
        own = grant.source == THE_STORYTELLERS
        return tuple(seat for seat in others(town, grant) if not own or seat != grant.seat)
    return () if card.asleep or grant.source == THE_STORYTELLERS else (grant.seat,)


def wakes_tonight(town: Square, seat: int) -> bool:
    """Whether an ability of theirs has woken a player tonight, or will, in this line or one to come."""
    grimoire = town.grimoire
    left = sheet(grimoire, town.night)[grimoire.step :]
    return (
        seat in counted(town)
        or any(grant.seat == seat and does for grant, does in town.answers(questions.WakesAlong()))
        or any(
            grant.step in left and is_woken(town, grant, town.night) and seat in who_is_woken(town, grant)
            for grant in town.abilities(seat)
        )
    )


def wear_off(town: Square, grant: Grant) -> None:
    """An ability for the first night, gained later, is not fresh any more."""
    fresh = notes.FRESH.of(town.grimoire)
    if (grant.seat, grant.role) in fresh:
        left = tuple(one for one in fresh if one != (grant.seat, grant.role))
        notes.FRESH.set(town, left or None)


async def tell_the_news(town: Square) -> None:
    """Whoever has changed since the last night is told what they are now."""
    for seat in notes.CHANGED.known(town.grimoire):
        town.tell(Woke(seat, NEWS))
        town.tell(Shown(seat, town.grimoire.role(seat)))
    notes.CHANGED.forget(town)


async def introduce_minions(town: Square) -> None:
    """The Minions see each other and the Demon, unless somebody keeps the evil strangers to each other."""
    if not town.answer(questions.EvilAreStrangers()):
        show_the_minions_their_own(town, MINION_INFO)
        if are_woken_together(town.grimoire):
            show_the_demon_its_own(town, MINION_INFO)


def are_woken_together(grimoire: Grimoire) -> bool:
    """Whether this table has Minions and Demon wake at once, and no role of the script forbids it."""
    return bool(grimoire.settings.get(EVIL_TOGETHER)) and wake_together(grimoire.roles)


def show_the_minions_their_own(town: Square, line: str) -> None:
    """Each Minion sees who is the Demon, or is taken for one, and the other Minions."""
    taken = (*town.living_demons, *taken_for_evil(town))
    demons = tuple(seat for seat in town.everyone if seat in taken)
    minions = minions_of(town)
    for seat in minions:
        town.tell(Woke(seat, line))
        if demons:
            town.tell(Informed(seat, "demon", demons, seats=demons))
        fellows = tuple(other for other in minions if other != seat)
        if fellows:
            town.tell(Informed(seat, "fellows", fellows, seats=fellows))


async def introduce_demon(town: Square) -> None:
    """The Demon sees the Minions, and three good roles that are not in play; several the same three."""
    demons = town.living_demons
    if not town.answer(questions.EvilAreStrangers()) and not are_woken_together(town.grimoire):
        show_the_demon_its_own(town, DEMON_INFO)
    else:
        for seat in demons:
            town.tell(Woke(seat, DEMON_INFO))
    if not demons:
        return
    for seat in demons:
        await happens(town, moments.Woken(seat))
    tell_of_a_magician(town)
    bluffs = await Decide(decisions.BLUFFS, bluffs_for(town), *demons)
    for seat in demons:
        town.tell(Informed(seat, "bluffs", bluffs))


def show_the_demon_its_own(town: Square, line: str) -> None:
    """The Demon sees the Minions, and who is taken for one; several Demons see each other.

    By the published rule for this pair a Magician wakes with Legion, and sees them too.
    """
    demons, taken, own = town.living_demons, taken_for_evil(town), minions_of(town)
    minions = tuple(seat for seat in town.everyone if seat in own or seat in taken)
    awake = tuple(seat for seat in minions if seat in taken and LEGION in town.in_play)
    for seat in demons:
        town.tell(Woke(seat, line))
        others = tuple(one for one in town.everyone if one != seat and one in (*demons, *awake))
        kind, seen = ("demon", others) if others else ("minions", minions)
        town.tell(Informed(seat, kind, seen, seats=seen))
    for seat in awake:
        town.tell(Woke(seat, line))
        town.tell(Informed(seat, "legion_wakes", demons, seats=demons))


def tell_of_a_magician(town: Square) -> None:
    """Legion knows that there is one, and not who."""
    if LEGION in town.in_play and MAGICIAN in town.in_play:
        for seat in town.living_demons:
            town.tell(Informed(seat, "magician_here", MAGICIAN, shown=MAGICIAN))


def minions_of(town: Square) -> tuple[int, ...]:
    """The Minions who know that they are; of a Marionette only the Demon learns, by another line."""
    minions = (seat for seat in town.residents if town.kind(seat) == MINION)
    return tuple(seat for seat in minions if town.grimoire.role(seat) not in UNAWARE)


def taken_for_evil(town: Square) -> tuple[int, ...]:
    """Who is shown to the Demon as a Minion, and to the Minions as a Demon."""
    return tuple(grant.seat for grant, is_so in town.answers(questions.IsTakenForEvil()) if is_so)


def bluffs_for(town: Square) -> Subsets:
    """Any three good roles that are not in play, by a Pope such as several have too; fewer, if need be."""
    doubled = several_have(town) if POPE in company(town.grimoire) else ()
    return some_bluffs((*not_in_play(town), *doubled))


def several_have(town: Square) -> tuple[str, ...]:
    """The good roles that more than one player has."""
    here = town.in_play
    return tuple(role for role in dict.fromkeys(here) if is_good(role) and here.count(role) > 1)


def some_bluffs(roles: tuple[str, ...]) -> Subsets:
    """Any three of these roles; fewer, if there are no more."""
    return Subsets(roles, min(BLUFFS, len(roles)))


def not_in_play(town: Square) -> tuple[str, ...]:
    """The good roles of the script that nobody has."""
    here = town.in_play
    return tuple(role for role in town.grimoire.roles if is_good(role) and role not in here)


# what happens at the lines that are no role's
LINES: dict[str, Callable[[Square], Awaitable[None]]] = {
    NEWS: tell_the_news,
    MINION_INFO: introduce_minions,
    DEMON_INFO: introduce_demon,
    **fabled.LINES,
}


def dawn(town: Square) -> None:
    """All open their eyes and hear who died, and who lives again."""
    if town.grimoire.phase != NIGHT:
        begin_night(town)
    town.tell(PhaseBegan(DAWN, town.night))
    forget_in_vain(town, DAWN)
    dead = tell_of_the_fallen(town)
    if not dead:
        town.tell(Quiet())
    tell_of_a_dawn(town, dead)
    if by_the_first(town.grimoire):  # in which nobody could be asked by day, as if last night
        forget_the_woken(town)
