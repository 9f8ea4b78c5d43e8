"""What is told to players otherwise than by a question of their role: it is always so."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.clocktower.kinds import DEMONS, GOOD, MINIONS, TOWNSFOLK
from tests.games.clocktower.reader import Reader

from fabula.games.clocktower.town.events import Informed

BLUFFS = 3


def is_so(reader: Reader, told: Informed) -> bool:
    """Whether it may be told to this player."""
    return NEWS[told.kind](reader, told)


def demon(reader: Reader, told: Informed) -> bool:
    """Minions, and a Traveller who is evil, learn who the Demon is; of several Demons each the others."""
    if reader.role[told.seat] in DEMONS:
        return bool(told.answer == tuple(seat for seat in reader.living_demons() if seat != told.seat))
    evil = reader.role[told.seat] in MINIONS or told.seat in reader.travellers
    return evil and bool(told.answer == reader.living_demons())


def fellows(reader: Reader, told: Informed) -> bool:
    """A Minion learns who the others are."""
    return bool(told.answer == tuple(seat for seat in reader.minions() if seat != told.seat))


def minions(reader: Reader, told: Informed) -> bool:
    """The Demon learns who the Minions are; a Lunatic as many, of whom nothing is sure."""
    number = len(reader.minions())
    is_deceived = takes_themselves_for(reader, told.seat, "lunatic")
    if is_deceived and len(set(told.answer) - {told.seat}) == number:
        return True
    return reader.role[told.seat] in DEMONS and bool(told.answer == reader.minions())


def bluffs(reader: Reader, told: Informed) -> bool:
    """The Demon is shown three good roles nobody has; a Lunatic any three."""
    good = {role for role in reader.script if role in GOOD}
    if reader.role[told.seat] in DEMONS and not takes_themselves_for(reader, told.seat, "lunatic"):
        good -= set(reader.role.values())
    return set(told.answer) <= good and len(told.answer) == len(set(told.answer)) == min(BLUFFS, len(good))


def side(reader: Reader, told: Informed) -> bool:
    """Who changes sides, or comes to have one, hears which it is."""
    return bool(told.answer == reader.side(told.seat))


def twin(reader: Reader, told: Informed) -> bool:
    """Each of two twins learns who the other is: opponents, of whom one at least is the Evil Twin."""
    assert told.place is not None
    roles = set()
    if takes_themselves_for(reader, told.seat, "evil_twin"):
        roles.add(reader.role[told.place])
    if takes_themselves_for(reader, told.place, "evil_twin"):
        roles.add("evil_twin")
    return told.answer in roles and reader.side(told.seat) != reader.side(told.place)


def takes_themselves_for(reader: Reader, seat: int, role: str) -> bool:
    """Whether a player is this, or believes to be: a person who leads may make anybody believe anything."""
    return reader.role[seat] == role or any(one.role == role for one in reader.gained(seat))


def mad(reader: Reader, told: Informed) -> bool:
    """The Cerenovus has chosen just that."""
    return (told.seat, told.answer) in reader.choice.values()


def exorcised(reader: Reader, told: Informed) -> bool:
    """The Demon learns which Exorcist has found it."""
    assert told.place is not None
    found = reader.choice.get(told.place) == told.seat and reader.works(told.place, "exorcist")
    return (
        found
        and told.answer == (told.place,)
        and (reader.has(told.seat, "aligned") or any(one in DEMONS for one in reader.roles_seen(told.seat)))
    )


def lunatic(reader: Reader, told: Informed) -> bool:
    """The Demon learns who takes themselves for one."""
    assert told.place is not None
    return reader.role[told.seat] in DEMONS and takes_themselves_for(reader, told.place, "lunatic")


def lunatic_chose(reader: Reader, told: Informed) -> bool:
    """And whom they have chosen."""
    assert told.a is not None
    return (
        reader.role[told.seat] in DEMONS
        and reader.works(told.a, "lunatic")
        and reader.choice[told.a] == told.b
    )


def apprentice(reader: Reader, told: Informed) -> bool:
    """An Apprentice gains a role of the script: a Townsfolk, if good, else a Minion."""
    wanted = MINIONS if reader.side(told.seat) == "evil" else TOWNSFOLK
    return reader.role[told.seat] == "apprentice" and told.answer in wanted and told.answer in reader.script


def nothing(reader: Reader, told: Informed) -> bool:
    """Who has come to the Storyteller in vain hears nothing."""
    return bool(told.answer == ())


def refused(reader: Reader, told: Informed) -> bool:
    """Whom the Harlot has chosen did not want it."""
    return reader.role[told.seat] == "harlot" and reader.choice[told.seat] == told.place


def barista(reader: Reader, told: Informed) -> bool:
    """Whom the Barista serves hears from whom it comes."""
    assert told.place is not None
    return reader.role[told.place] == "barista" and told.answer == (told.place,)


def duchess(reader: Reader, told: Informed) -> bool:
    """A visitor hears how many of three are evil; one of the three hears a lie."""
    assert told.seats is not None
    return told.seat in told.seats and len(set(told.seats)) == len(told.seats) >= told.answer


def storm(reader: Reader, told: Informed) -> bool:
    """All evil players, and a Lunatic, learn who has the role that a storm has caught, or that nobody has."""
    seats = (seat for seat, role in sorted(reader.role.items()) if seat not in reader.travellers)
    caught = tuple(seat for seat in seats if reader.role[seat] == told.shown)
    kind = "storm_catcher" if caught else "storm_passes"
    learns = reader.side(told.seat) == "evil" or reader.role[told.seat] == "lunatic"
    return learns and told.kind == kind and told.answer == caught and told.shown in GOOD


def whatever(reader: Reader, told: Informed) -> bool:
    """What the Storyteller shows by hand is theirs to answer for."""
    return True


NEWS: dict[str, Callable[[Reader, Informed], bool]] = {
    "demon": demon,
    "fellows": fellows,
    "minions": minions,
    "bluffs": bluffs,
    "side": side,
    "twin": twin,
    "mad": mad,
    "exorcised": exorcised,
    "lunatic": lunatic,
    "lunatic_chose": lunatic_chose,
    "apprentice": apprentice,
    "visit": nothing,
    "ask": nothing,
    "refused": refused,
    "barista_sober": barista,
    "barista_twice": barista,
    "duchess": duchess,
    "storm_catcher": storm,
    "storm_passes": storm,
    "spy": whatever,  # what a Spy sees is compared whole where secrets are
    "shown_role": whatever,
    "shown_player": whatever,
}
