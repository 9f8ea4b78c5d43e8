"""Which deals are left, given what was said and seen."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from fabula.deduction.assumptions import Assumptions
from fabula.deduction.clocktower import case as clocktower_case
from fabula.deduction.clocktower import found as clocktower_found
from fabula.deduction.clocktower.mornings import known_of_the_demon, mornings
from fabula.deduction.clocktower.noted import case_of_a_seat, noted
from fabula.deduction.clocktower.puzzles import NoPuzzle, Puzzle, compose
from fabula.deduction.clocktower.weighing import Weighed, weights
from fabula.deduction.forms import Json, NoCase
from fabula.deduction.found import AnyCase, Deal, Found, Morning, Permitted
from fabula.deduction.mafia import mornings as mafia_mornings
from fabula.deduction.mafia import noted as mafia_noted
from fabula.deduction.mafia32 import found as mafia32_found
from fabula.deduction.mafia32.known import THE_32
from fabula.deduction.onenight import case as onenight_case
from fabula.deduction.onenight import found as onenight_found
from fabula.deduction.onenight import mornings as onenight_mornings
from fabula.deduction.onenight import noted as onenight_noted
from fabula.deduction.vendetta import found as vendetta_found
from fabula.deduction.vendetta.known import BLOOD_VENDETTA

CLOCKTOWER, ONENIGHT, MAFIA32, VENDETTA = "clocktower", "onenight", "mafia32", "vendetta"
# By tale: a case of a file; the deals that are left of a case; what each answer of whoever leads would leave;
# what was known each morning of a game that is over; the case of one seat's view and notes, and what is left
# of it; how near what one looks for was to be known each morning.
READS: dict[str, Callable[[Json], AnyCase]] = {
    CLOCKTOWER: clocktower_case.read_case,
    ONENIGHT: onenight_case.read_case,
    MAFIA32: mafia32_found.read_case,
    VENDETTA: vendetta_found.read_case,
}
DEALS: dict[str, Callable[[Any], Found]] = {
    CLOCKTOWER: clocktower_found.deals,
    ONENIGHT: onenight_found.deals,
    MAFIA32: mafia32_found.deals,
    VENDETTA: vendetta_found.deals,
}
WEIGHS: dict[str, Callable[..., Weighed]] = {CLOCKTOWER: weights}
MORNINGS: dict[str, Callable[..., Iterator[Morning]]] = {
    CLOCKTOWER: mornings,
    ONENIGHT: onenight_mornings.mornings,
    MAFIA32: partial(mafia_mornings.mornings, THE_32),
    VENDETTA: partial(mafia_mornings.mornings, BLOOD_VENDETTA),
}
NOTES_ALLOW: dict[str, Callable[..., dict[str, Any]]] = {
    CLOCKTOWER: case_of_a_seat,
    ONENIGHT: onenight_noted.case_of_a_seat,
    MAFIA32: partial(mafia_noted.case_of_a_seat, THE_32),
    VENDETTA: partial(mafia_noted.case_of_a_seat, BLOOD_VENDETTA),
}
NOTED: dict[str, Callable[[dict[str, Any]], Permitted]] = {
    CLOCKTOWER: noted,
    ONENIGHT: onenight_noted.noted,
    MAFIA32: partial(mafia_noted.noted, THE_32),
    VENDETTA: partial(mafia_noted.noted, BLOOD_VENDETTA),
}
KNOWN: dict[str, Callable[..., Iterator[tuple[int, int]]]] = {
    CLOCKTOWER: known_of_the_demon,
    ONENIGHT: onenight_mornings.known_of_the_werewolves,
    MAFIA32: partial(mafia_mornings.known_of_the_foes, THE_32),
    VENDETTA: partial(mafia_mornings.known_of_the_foes, BLOOD_VENDETTA),
}


def read_case(file: Json) -> AnyCase:
    """The case in a file, of the tale that it names; the Clocktower where it names none."""
    tale = file.get("tale", CLOCKTOWER) if isinstance(file, dict) else CLOCKTOWER
    if tale not in READS:
        raise NoCase(f"there is no deduction for the tale {tale}: {', '.join(READS)}")
    return READS[tale](file)


def deals(case: AnyCase) -> Found:
    """All deals that are left of a case."""
    return DEALS[case.tale](case)


__all__ = [
    "DEALS",
    "KNOWN",
    "MORNINGS",
    "NOTED",
    "NOTES_ALLOW",
    "READS",
    "WEIGHS",
    "AnyCase",
    "Assumptions",
    "Deal",
    "Found",
    "Morning",
    "NoCase",
    "NoPuzzle",
    "Permitted",
    "Puzzle",
    "compose",
    "deals",
    "read_case",
]
