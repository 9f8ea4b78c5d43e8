"""The lines of a night: which of the sheet have their time, and whom each of them wakes."""

from __future__ import annotations

from bisect import bisect_right
from operator import itemgetter

from fabula.core.grimoire import Grant, Grimoire, abilities
from fabula.core.working import THE_STORYTELLERS, bears, has_use_of
from fabula.games.clocktower.almanac import companions, moments, notes, questions
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    EXORCISED,
    NIGHT,
    almanac,
)
from fabula.games.clocktower.almanac.night_sheet import (
    DEMON_INFO,
    FIRST_NIGHT,
    MINION_INFO,
    NEWS,
    OF_ALL,
    OTHER_NIGHTS,
    places,
)
from fabula.games.clocktower.company import fabled, toymaker
from fabula.games.clocktower.phases import script_sheets
from fabula.games.clocktower.phases.calls import questions_at
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.woken import counted

PLACE = itemgetter(0)
Line = tuple[int, str, bool]  # its place on the sheet, its name, and whether it has its time always


def sheet(grimoire: Grimoire, night: int) -> tuple[str, ...]:
    """The lines of the sheet for this night, counted from 1, as printed or as the Storyteller has them."""
    if night == 1:
        return script_sheets.OWN_FIRST.of(grimoire.settings) or FIRST_NIGHT
    return notes.ORDER.of(grimoire) or script_sheets.OWN_OTHERS.of(grimoire.settings) or OTHER_NIGHTS


def next_line(grimoire: Grimoire) -> str | None:
    """The next line of the sheet that has its time this night; None when it is over."""
    night = tonight(grimoire)
    lines = lines_in_play(grimoire, sheet(grimoire, night))
    walked = bisect_right(lines, grimoire.step, key=PLACE) if grimoire.phase == NIGHT else 0
    for _, line, always in lines[walked:]:
        if always or wakes_somebody(grimoire, line, night):
            return line
    return None


def lines_in_play(grimoire: Grimoire, lines: tuple[str, ...]) -> list[Line]:
    """Those of `in_play`, kept for as long as the abilities are the same, by the company."""
    kept: dict[tuple[str, ...], list[Line]] = abilities(grimoire, almanac).on(lines, dict)
    beside = company(grimoire)
    if beside not in kept:
        kept[beside] = in_play(grimoire, lines)
    return kept[beside]


def in_play(grimoire: Grimoire, lines: tuple[str, ...]) -> list[Line]:
    """The lines that may have their time, each with its place on the sheet, and whether it has it always.

    So it is where somebody may have to choose, and then only if the role is in the script.
    """
    even, place_of = grimoire.settings["even_nights"], places(lines)
    always = [role for role in grimoire.roles if even and role in place_of and questions_at(grimoire, role)]
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
        return toymaker.know_each_other(Square(grimoire, almanac)) and not notes.MONSTA_IS_HERE.stands(
            grimoire
        )
    if line in fabled.LINES:
        return fabled.is_called(grimoire, line)
    return line in company(grimoire) and (line not in companions.RULED or line in companions.PROMPTED)


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
