"""What the roles of Sects & Violets may be told, by the book, from the Grimoire as a reader keeps it."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from tests.games.clocktower.kinds import DEMONS, EVIL, GOOD, MINIONS, kind_of
from tests.games.clocktower.reader import Reader, sums

YES, NO, UNSURE = "yes", "no", "unsure"

# ---- numbers


def clockmaker(reader: Reader, seat: int) -> set[Any]:
    """The steps from the Demon to the nearest Minion, the shorter way round."""
    places = range(len(reader.circle))
    seen = [{as_what(reader, role) for role in reader.roles_seen(one)} for one in reader.circle]
    living = [at for at in places if reader.circle[at] in reader.living_demons()]
    found = set()
    for forms in product(*seen):
        guises = [at for at in places if forms[at] == "demon" and true_form(reader, at) != "demon"]
        demons = [*(living or [at for at in places if true_form(reader, at) == "demon"]), *guises]
        ways = [
            min(abs(a - b), len(places) - abs(a - b)) for a in demons for b in places if forms[b] == "minion"
        ]
        found.add(min(ways, default=0))
    return found - {0} or {0}


def as_what(reader: Reader, role: str) -> str | None:
    """Demon, Minion, or neither."""
    return "demon" if role in DEMONS else "minion" if role in MINIONS else None


def true_form(reader: Reader, at: int) -> str | None:
    """The same of who truly sits there."""
    return as_what(reader, reader.role[reader.circle[at]])


def any_way(reader: Reader, seat: int) -> set[Any]:
    """Any way there is round this circle; none, where there is no Minion."""
    half = set(range(1, len(reader.circle) // 2 + 1))
    return half | {0} if clockmaker(reader, seat) == {0} else half


def oracle(reader: Reader, seat: int) -> set[Any]:
    """How many of the dead are evil."""
    return sums([reader.evil_seen(one) for one in reader.circle if not reader.lives(one)])


def mathematician(reader: Reader, seat: int) -> set[Any]:
    """Whose abilities went wrong since dawn by another's; what a Drunk believes in may count or not.

    So may a Lunatic who attacked others than the Demons.
    """
    surely = set(reader.wrong)
    by_demons = {victim for by, victim in reader.attacks if reader.role[by] in DEMONS}
    lunatics = {by for by, _ in reader.attacks if reader.role[by] == "lunatic"}
    apart = {one for one in lunatics if {victim for by, victim in reader.attacks if by == one} != by_demons}
    perhaps = {*reader.perhaps_wrong, *apart} - surely
    return set(range(len(surely), len(surely) + len(perhaps) + 1))


def up_to_all(reader: Reader, seat: int) -> set[Any]:
    """From none to all who are here."""
    return set(range(len(reader.circle) + 1))


def juggler(reader: Reader, seat: int) -> set[Any]:
    """How many guesses were right when they were made."""
    return sums(reader.guesses[seat])


# ---- yes or no


def flowergirl(reader: Reader, seat: int) -> set[Any]:
    """Whether a Demon has voted today."""
    return any_of(reader, reader.voted, DEMONS)


def town_crier(reader: Reader, seat: int) -> set[Any]:
    """Whether a Minion has nominated today."""
    return any_of(reader, reader.nominated, MINIONS)


def any_of(reader: Reader, did: list[tuple[int, str]], wanted: tuple[str, ...]) -> set[Any]:
    """Who has changed since counts as what they were; who has not may register as always."""
    each = [
        {role in wanted for role in (reader.roles_seen(one) if reader.role[one] == was else [was])}
        for one, was in did
    ]
    return {YES if any(found) else NO for found in product(*each)}


def seamstress(reader: Reader, seat: int) -> set[Any]:
    """Whether two are on one side."""
    one, other = (reader.sides_seen(one) for one in reader.choice[seat])
    return {YES if a == b else NO for a, b in product(one, other)}


def artist(reader: Reader, seat: int) -> set[Any]:
    """Whether it is so; nobody can know it of what may be either."""
    (question,) = reader.asks[seat]
    found = {YES if value else NO for value in may_be(reader, question)}
    return found | {UNSURE} if len(found) > 1 else found


# ---- roles and players


def dreamer(reader: Reader, seat: int) -> set[Any]:
    """A good role and an evil one, of which one is right."""
    good, evil = of_the_script(reader)
    return {
        pair
        for seen in reader.roles_seen(reader.choice[seat])
        for pair in (product([seen], evil) if seen in GOOD else product(good, [seen]))
    }


def any_dream(reader: Reader, seat: int) -> set[Any]:
    """Any good role and any evil one."""
    return set(product(*of_the_script(reader)))


def of_the_script(reader: Reader) -> tuple[list[str], list[str]]:
    """The good roles and the evil ones."""
    return [role for role in reader.script if role in GOOD], [role for role in reader.script if role in EVIL]


def sage(reader: Reader, seat: int) -> set[Any]:
    """The Demon whose attack it was, or who may be taken for it, and any other."""
    killer = reader.killer[seat]
    others = reader.others(seat)
    demons = [one for one in others if one == killer or reader.role[killer] in reader.roles_seen(one)[1:]]
    return {(min(pair), max(pair)) for pair in product(demons, others) if pair[0] != pair[1]}


def any_two(reader: Reader, seat: int) -> set[Any]:
    """Any two others."""
    return set(combinations(sorted(reader.others(seat)), 2))


def harlot(reader: Reader, seat: int) -> set[Any]:
    """Who the player is whom the Harlot chose."""
    return set(reader.roles_seen(reader.choice[seat]))


def any_role(reader: Reader, seat: int) -> set[Any]:
    """Any of the script or of the Travellers who are here."""
    return {*reader.script, *(reader.role[other] for other in reader.travellers)}


# ---- statements


def may_be(reader: Reader, statement: Any) -> set[bool]:
    """What a statement may be, true or false; each plain part of it looks anew."""
    word, *rest = statement
    if word == "not":
        return {not value for value in may_be(reader, rest[0])}
    if word in ("and", "or"):
        join = all if word == "and" else any
        return {join(values) for values in product(*(may_be(reader, part) for part in rest))}
    if word == "exactly":
        each = [{int(value) for value in may_be(reader, part)} for part in rest[1:]]
        return {number == rest[0] for number in sums(each)}
    return plainly(reader, word, *rest)


def plainly(reader: Reader, word: str, *rest: Any) -> set[bool]:
    """One thing that is said."""
    if word in ("is", "of_kind", "of_side"):
        return {number == 1 for number in how_many(reader, [rest[0]], rest[1])}
    if word == "beside":
        at = reader.circle.index(rest[0])
        around = {reader.circle[at - 1], reader.circle[(at + 1) % len(reader.circle)]}
        return {number > 0 for number in how_many(reader, sorted(around), rest[1])}
    if word == "in_play":
        return {number > 0 for number in how_many(reader, reader.circle, rest[0])}
    assert word in ("count", "living"), word
    seats = [one for one in reader.circle if word == "count" or reader.lives(one)]
    return {number == rest[1] for number in how_many(reader, seats, rest[0])}


def how_many(reader: Reader, seats: list[int], what: str) -> set[int]:
    """How many of these may be of this role, kind or side."""
    return sums(
        [{int(what in (role, kind_of(role), side)) for role, side in reader.looks(one)} for one in seats]
    )


def so_many_true(reader: Reader, pair: tuple[Any, Any], number: int) -> bool:
    """Whether just so many of two statements may be true."""
    one, other = (may_be(reader, statement) for statement in pair)
    return any(a + b == number for a, b in product(one, other))


HONEST = {
    "clockmaker": clockmaker,
    "dreamer": dreamer,
    "mathematician": mathematician,
    "flowergirl": flowergirl,
    "town_crier": town_crier,
    "oracle": oracle,
    "seamstress": seamstress,
    "artist": artist,
    "juggler": juggler,
    "sage": sage,
    "harlot": harlot,
}
ANYTHING = {
    "clockmaker": any_way,
    "dreamer": any_dream,
    "mathematician": up_to_all,
    "flowergirl": lambda reader, seat: {YES, NO},
    "town_crier": lambda reader, seat: {YES, NO},
    "oracle": up_to_all,
    "seamstress": lambda reader, seat: {YES, NO},
    "artist": lambda reader, seat: {YES, NO, UNSURE},
    "juggler": lambda reader, seat: set(range(len(reader.guesses[seat]) + 1)),
    "sage": any_two,
    "harlot": any_role,
}
