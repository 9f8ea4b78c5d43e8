"""Which deals are left, given what was said and seen."""

from collections.abc import Callable, Iterator

from fabula.deduction.clocktower.assumptions import BY_WORDS, IN_PLAY, Assumptions
from fabula.deduction.clocktower.case import Case, read_case
from fabula.deduction.clocktower.forms import NoCase
from fabula.deduction.clocktower.found import Deal, Found, deals
from fabula.deduction.clocktower.mornings import Morning, known_of_the_demon, mornings
from fabula.deduction.clocktower.noted import Permitted, case_of_a_seat, noted
from fabula.deduction.clocktower.puzzles import NoPuzzle, Puzzle, compose
from fabula.deduction.clocktower.weighing import Weighed, weights

WEIGHS: dict[str, Callable[..., Weighed]] = {"clocktower": weights}  # by tale: what each answer would leave
MORNINGS: dict[str, Callable[..., Iterator[Morning]]] = {
    "clocktower": mornings
}  # what was known each morning
NOTES_ALLOW = {"clocktower": case_of_a_seat}  # the case of one seat's view and notes
NOTED: dict[str, Callable[[dict[str, object]], Permitted]] = {"clocktower": noted}  # and what is left of it
KNOWN: dict[str, Callable[..., Iterator[tuple[int, int]]]] = {
    "clocktower": known_of_the_demon
}  # how near the Demon was to be known each morning

__all__ = [
    "BY_WORDS",
    "IN_PLAY",
    "KNOWN",
    "MORNINGS",
    "NOTED",
    "NOTES_ALLOW",
    "WEIGHS",
    "Assumptions",
    "Case",
    "Deal",
    "Found",
    "NoCase",
    "NoPuzzle",
    "Puzzle",
    "compose",
    "deals",
    "read_case",
]
