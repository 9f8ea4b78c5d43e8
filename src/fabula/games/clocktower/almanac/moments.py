"""The moments of a game at which abilities do something, in the order in which they come.

At each the abilities that know of it stir one after another, in the order in which they were gained;
whether they work each says for itself.
"""

from __future__ import annotations

from dataclasses import KW_ONLY

from fabula.core.grimoire import Grant
from fabula.core.moments import Moment
from fabula.core.requests import Choice


class Begins(Moment[None]):
    """An ability is somebody's from now on: its own alone, dealt or gained later."""


class Dealt(Moment[None]):
    """All have their roles, and nothing has happened yet."""


# ---- by night


class Woken(Moment[None]):
    """A player is woken, by whatever ability."""

    seat: int


class Chosen(Moment[None]):
    """An ability has chosen a player, whether it works or not."""

    seat: int
    by: Grant


class SoughtOut(Moment[None]):
    """A Demon that kills nobody by night comes to the owner of this ability."""

    by: Grant


class Exorcised(Moment[None]):
    """The line of a Demon is walked whom an Exorcist keeps asleep: its own ability alone."""


class MinionsChosen(Moment[None]):
    """A Demon has chosen its Minions."""


class Walked(Moment[None]):
    """All of a line of the night sheet have acted."""


class Dawns(Moment[None]):
    """A day begins, and the dead of the night are not named yet."""


# ---- by day


class Gossips(Moment[None]):
    """A player says something before all, as a Gossip does."""

    seat: int
    statement: Choice


class Juggles(Moment[None]):
    """A player guesses roles before all, as a Juggler does."""

    seat: int
    guesses: tuple[Choice, ...]


class Visits(Moment[bool]):
    """The owner of this ability comes to the Storyteller to learn two things. Whether they are answered."""


class Fishes(Moment[bool]):
    """The owner of this ability comes to the Storyteller for advice. Whether they are answered."""


class AsksAQuestion(Moment[bool]):
    """The owner of this ability asks the Storyteller something. Whether they are answered."""

    question: Choice


class Solves(Moment[bool]):
    """The owner of this ability names who is drunk by a puzzle, in private. Whether they are answered."""

    named: int


class Recalls(Moment[bool]):
    """The owner of this ability guesses what they can do, in private. Whether they are answered."""

    guess: Choice


class Strikes(Moment[None]):
    """A player says to kill another before all, as a Psychopath does."""

    seat: int
    target: int


class Shoots(Moment[None]):
    """A player says to shoot another, as a Slayer does."""

    seat: int
    target: int


class DamselNamed(Moment[None]):
    """A player says who is the Damsel."""

    seat: int
    named: int


class Accuses(Moment[None]):
    """A player says who all the Minions and Demons are, as an Alsaahir does."""

    seat: int
    accused: tuple[Choice, ...]


class CultGathers(Moment[None]):
    """All have said whether they join the cult of a player."""

    caller: int
    joined: tuple[int, ...]


class Swaps(Moment[None]):
    """A player has two others change seats, as a Matron does."""

    seat: int
    chosen: tuple[int, int]


class Finishes(Moment[None]):
    """A player asks a neighbour for leave to kill the other one, as a Gangster does."""

    seat: int
    chosen: int


class Jests(Moment[None]):
    """A player names somebody who will keep their role, as a Cacklejack does."""

    seat: int
    chosen: int


class TokenOffered(Moment[None]):
    """A dead player gives the vote that is left to a Beggar."""

    seat: int
    beggar: int


class Nominated(Moment[None]):
    """A player is nominated by another, or by the Storyteller."""

    nominator: int | None
    nominee: int


class HandsCounted(Moment[None]):
    """A vote is over, and nothing is made of it yet."""

    voters: tuple[int, ...]


class Counted(Moment[None]):
    """A vote is over, and may yet be overruled."""

    nominator: int | None
    nominee: int
    voters: tuple[int, ...]


class FirstVote(Moment[None]):
    """The first vote of the day has been counted."""

    voters: tuple[int, ...]
    _: KW_ONLY
    secret: bool


class Judged(Moment[None]):
    """Whoever leads may judge who was mad, or act on their own: as the talk ends, or nominations close."""

    _: KW_ONLY
    closing: bool


class StandsIn(Moment[bool]):
    """A player is condemned. Whether the owner of this ability is executed in their place."""

    condemned: int


class ToBeExecuted(Moment[None]):
    """A player is executed, and may die of it; some roles that matter they claimed when nominated."""

    seat: int
    claimed: tuple[str, ...]


class Executed(Moment[None]):
    """A player has been executed, whether they died of it or not."""

    seat: int


class DayGoesOn(Moment[None]):
    """After an execution somebody may nominate once more."""


class NobodyExecuted(Moment[None]):
    """The day ends without an execution; before it is known what that means."""


class Unexecuted(Moment[None]):
    """The day has ended without an execution."""


class DayEnds(Moment[None]):
    """The day is over, and the game goes on."""


# ---- deaths and changes


class Saves(Moment[bool]):
    """A player is about to die. Whether this ability keeps them alive; last come those it uses up."""

    seat: int
    cause: str


class WouldDie(Moment[int]):
    """The owner of this ability would die by night, and it works. Who dies: they, or another."""


class Dies(Moment[None]):
    """The owner of this ability dies, of whatever, and it worked then: before all others stir."""


class DiesByAttack(Moment[None]):
    """The owner of this ability is killed by a Demon, and it worked then."""


class DiesByExecution(Moment[None]):
    """The owner of this ability dies by execution, and it worked then."""


class Died(Moment[None]):
    """A player has died."""

    seat: int
    cause: str


class DemonDied(Moment[None]):
    """A Demon has died; how many residents lived before, and how many Demons are left."""

    role: str
    living_before: int
    demons_left: int


class LastWords(Moment[None]):
    """The owner of this ability learns of their death and names a player before all."""

    named: int


class Became(Moment[None]):
    """A player has become another role."""

    seat: int
    role: str
