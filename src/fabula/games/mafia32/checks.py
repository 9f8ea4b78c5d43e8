"""What the checks of the night answer: the truth, the Lawyer's lie, or, to the blocked, a lot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from fabula.core.events import Learned, Saw
from fabula.core.requests import Choice
from fabula.core.rulings import by_the_first
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.core.working import bears, doomed
from fabula.games.mafia32.cards import BLOCKED, DEFENDED, GANGS, KNOWS_THE_KILLED, LONER, TOWN, almanac
from fabula.games.mafia32.plausible import (
    DIFFERENT,
    SAME,
    comparisons_of,
    remember,
    signs_left,
    signs_of,
)

KILLED = "killed"
CRIMINAL = "criminal"


@dataclass(frozen=True)
class Check:
    """One check of somebody: what is true, what it says of them under the Lawyer, and all that it might say.

    `lies` is empty where nobody pleads for them; `about_the_town` gives what it says of an honest citizen.
    This and all that it `might_say` is put together for those alone whose check is blocked.
    """

    about: Choice
    truth: Choice
    lies: tuple[Choice, ...]
    might_say: Callable[[], tuple[Choice, ...]]
    about_the_town: Callable[[], Choice]


async def told(me: Me, town: Town, check: Check) -> Choice:
    """Tell the answer of a check; gives what was told."""
    answer = await _answer_for(me, town, check)
    town.tell(Learned(me.seat, me.role, answer))
    return answer


async def shown(me: Me, town: Town, suspect: int) -> str:
    """Show the card of a player as the Judge is shown it; gives what was shown."""
    answer: str = await _answer_for(me, town, card_as_shown(town, me.seat, suspect))
    town.tell(Learned(me.seat, me.role, KILLED) if answer == KILLED else Saw(me.seat, suspect, answer))
    return answer


async def _answer_for(me: Me, town: Town, check: Check) -> Choice:
    """Crossed arms, or an answer, which the investigator is going to remember."""
    if shows_crossed_arms(me, town, check):
        return KILLED
    answer = await _sign_for(me, town, check)
    if not by_the_first(town.grimoire):
        remember(town, me.seat, check.about, answer)
    return answer


def shows_crossed_arms(me: Me, town: Town, check: Check) -> bool:
    """Killed tonight and not saved: by the book the Detective's sign, or that of all (`crossed_arms`)."""
    knows_it = KNOWS_THE_KILLED in almanac[me.role].traits or town.grimoire.settings["crossed_arms"] == "all"
    checked = check.about if isinstance(check.about, tuple) else (check.about,)
    if not knows_it:
        return False
    if doomed(town.grimoire, me.seat):
        return True
    is_answered = not is_blocked(town, me.seat) or town.grimoire.settings["blocked_info"] == "truth"
    return is_answered and any(doomed(town.grimoire, seat) for seat in checked)


async def _sign_for(me: Me, town: Town, check: Check) -> Choice:
    """Who is blocked must not notice: by the setting `blocked_info` a lot is drawn, the truth told, or
    everybody passed off as the town.
    """
    how = town.grimoire.settings["blocked_info"] if is_blocked(town, me.seat) else "truth"
    if how == "random":
        return await town.fate(f"{me.role}:blocked", check.might_say())
    if how == "town":
        return check.about_the_town()
    if len(check.lies) > 1:
        return await town.fate(f"{me.role}:defended", check.lies)
    return check.lies[0] if check.lies else check.truth


def is_blocked(town: Town, seat: int) -> bool:
    """Whether the Beauty is with this player."""
    return bears(town.grimoire, seat, BLOCKED)


def answer_of_the_check(town: Town, seat: int, suspect: int) -> Check:
    """The Detective's sign."""
    side = town.side(suspect)
    truth = CRIMINAL if side in GANGS else side
    lies = (CRIMINAL if side == TOWN else TOWN,) if is_defended(town, suspect) else ()
    return Check(suspect, truth, lies, partial(signs_of_the_check, town, seat, suspect), lambda: TOWN)


def signs_of_the_check(town: Town, seat: int, suspect: int) -> tuple[str, ...]:
    """All that the Detective may be shown of somebody."""
    every = (CRIMINAL, TOWN, LONER)
    if by_the_first(town.grimoire):
        return every
    return signs_of(town, seat, suspect, partial(sign_of_side, town)) or every


def sign_of_side(town: Town, role: str) -> str:
    """What the Detective is shown of a card."""
    side = town.almanac.side_of[role]
    return CRIMINAL if side in GANGS else side


def card_as_shown(town: Town, seat: int, suspect: int) -> Check:
    """The card the Judge is shown; who is defended is shown as the other kind, criminal or citizen."""
    lies = _false_cards(town, seat, suspect) if is_defended(town, suspect) else ()
    might_be = partial(cards_it_may_be, town, seat, suspect)
    role, of_the_town = town.grimoire.role(suspect), partial(_first_of_the_town, town, might_be)
    return Check(suspect, role, lies, might_be, of_the_town)


def cards_it_may_be(town: Town, seat: int, suspect: int) -> tuple[str, ...]:
    """All cards that the Judge may be shown of somebody."""
    roles = tuple(dict.fromkeys(town.grimoire.roles))
    return roles if by_the_first(town.grimoire) else signs_of(town, seat, suspect, str) or roles


def _first_of_the_town(town: Town, cards: Callable[[], tuple[str, ...]]) -> str:
    return next((card for card in cards() if sign_of_side(town, card) == TOWN), "citizen")


def _false_cards(town: Town, seat: int, suspect: int) -> tuple[str, ...]:
    """Cards of the other kind: of the set, and such as the Judge may still expect, if there are any."""
    is_of_the_town = town.side(suspect) == TOWN
    plain = "mafioso" if is_of_the_town else "citizen"
    if by_the_first(town.grimoire):
        return (plain,)
    wanted = CRIMINAL if is_of_the_town else TOWN
    still = (signs_of(town, seat, suspect, str), signs_left(town, seat, suspect, str), town.grimoire.roles)
    for cards in still:
        if fitting := tuple(role for role in dict.fromkeys(cards) if sign_of_side(town, role) == wanted):
            return fitting
    return (plain,)


def same_faction(town: Town, seat: int, pair: tuple[int, int]) -> Check:
    """The Journalist's nod or shake, turned once if either of the two is defended."""
    faction = _factions(town)
    truth, other = (SAME, DIFFERENT) if faction(pair[0]) == faction(pair[1]) else (DIFFERENT, SAME)
    lies = (other,) if any(is_defended(town, one) for one in pair) else ()
    return Check(pair, truth, lies, partial(comparisons_it_may_be, town, seat, pair), lambda: SAME)


def comparisons_it_may_be(town: Town, seat: int, pair: tuple[int, int]) -> tuple[str, ...]:
    """All that the Journalist may be told of two players."""
    if by_the_first(town.grimoire):
        return (SAME, DIFFERENT)
    return comparisons_of(town, seat, pair, partial(_faction_of_card, town))


def is_defended(town: Town, seat: int) -> bool:
    """Whether the Lawyer pleads for this player tonight."""
    return bears(town.grimoire, seat, DEFENDED)


def _factions(town: Town) -> Callable[[int], str]:
    apart = town.grimoire.settings["journalist_gangs"] == "different"
    return town.side if apart else lambda seat: CRIMINAL if town.side(seat) in GANGS else town.side(seat)


def _faction_of_card(town: Town, role: str) -> str:
    apart = town.grimoire.settings["journalist_gangs"] == "different"
    return town.almanac.side_of[role] if apart else sign_of_side(town, role)
