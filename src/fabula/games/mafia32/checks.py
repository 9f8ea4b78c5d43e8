"""What the checks of the night answer: the truth, the Lawyer's lie, or, to the blocked, a lot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fabula.core.events import Learned, Saw
from fabula.core.requests import Choice
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.core.working import bears, doomed
from fabula.games.mafia32.cards import DEFENDED, GANGS, LONER, TOWN

KILLED = "killed"
CRIMINAL = "criminal"
SAME, DIFFERENT = "same", "different"


@dataclass(frozen=True)
class Check:
    """One check: what is true, what it says under the Lawyer, and all that it might say."""

    answer: Choice
    domain: tuple[Choice, ...]
    about_the_town: Choice


async def told(me: Me, town: Town, check: Check) -> Choice:
    """Tell the answer of a check; gives what was told."""
    answer = await _answer_for(me, town, check)
    town.tell(Learned(me.seat, me.role, answer))
    return answer


async def shown(me: Me, town: Town, suspect: int) -> str:
    """Show the card of a player as the Judge is shown it; gives what was shown."""
    answer: str = await _answer_for(me, town, card_as_shown(town, suspect))
    town.tell(Learned(me.seat, me.role, KILLED) if answer == KILLED else Saw(me.seat, suspect, answer))
    return answer


async def _answer_for(me: Me, town: Town, check: Check) -> Choice:
    """Who is killed this night learns that and nothing else. Who is blocked must not notice: by the setting
    `blocked_info` a lot is drawn, the truth told, or everybody passed off as the town.
    """
    if doomed(town.grimoire, me.seat):
        return KILLED
    how = "truth" if me.works else town.grimoire.settings["blocked_info"]
    if how == "random":
        return await town.fate(f"{me.role}:blocked", check.domain)
    return check.answer if how == "truth" else check.about_the_town


def answer_of_the_check(town: Town, suspect: int) -> Check:
    """The Detective's sign."""
    side = town.side(suspect)
    answer = CRIMINAL if side in GANGS else side
    if doomed(town.grimoire, suspect):
        answer = KILLED
    elif is_defended(town, suspect):
        answer = CRIMINAL if side == TOWN else TOWN
    return Check(answer, (CRIMINAL, TOWN, LONER), TOWN)


def card_as_shown(town: Town, suspect: int) -> Check:
    """The card the Judge is shown; who is defended is shown as the other kind, criminal or citizen."""
    grimoire = town.grimoire
    answer = grimoire.role(suspect)
    if doomed(grimoire, suspect):
        answer = KILLED
    elif is_defended(town, suspect):
        answer = "mafioso" if town.side(suspect) == TOWN else "citizen"
    return Check(answer, tuple(dict.fromkeys(grimoire.roles)), "citizen")


def same_faction(town: Town, pair: tuple[int, int]) -> Check:
    """The Journalist's nod or shake, turned once if either of the two is defended."""
    grimoire = town.grimoire
    faction = _factions(town)
    same = faction(pair[0]) == faction(pair[1])
    if any(is_defended(town, seat) for seat in pair):
        same = not same
    answer = SAME if same else DIFFERENT
    if any(doomed(grimoire, seat) for seat in pair):
        answer = KILLED
    return Check(answer, (SAME, DIFFERENT), SAME)


def is_defended(town: Town, seat: int) -> bool:
    """Whether the Lawyer pleads for this player tonight."""
    return bears(town.grimoire, seat, DEFENDED)


def _factions(town: Town) -> Callable[[int], str]:
    apart = town.grimoire.settings["journalist_gangs"] == "different"
    return town.side if apart else lambda seat: CRIMINAL if town.side(seat) in GANGS else town.side(seat)
