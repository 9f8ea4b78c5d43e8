"""The law of secrets on the wire: what a listener cannot know changes no byte it is sent, nor when.

Many worlds are played with the same people, set and public acts, but other deals, other choices at night and
other moments of choosing. Until two worlds tell a listener something different they are the same to it, byte
for byte and at the same times: to a seat, to one who has died, to who only looks on.

Here each table is played six times, and more until enough worlds look alike to every listener; to look at
more of them: `python -m tests.rooms.many_worlds`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import pytest
from tests.rooms.dealing import TIMERS
from tests.rooms.worlds import EXECUTED, SUBJECT, VICTIM, Sent, Table, a_world_of, parting, told

from fabula.games.clocktower.sets.role_sets import DRAWN, Sets
from fabula.rooms.game.asks import Asks
from fabula.rooms.game.beat import BeatOn

ONE_NIGHT = {"look": 10, "step": 4, "talk": 30, "vote": 10, "lone_wolf": True}
LASTS = 300.0
FEWEST, MOST = 6, 16  # worlds
ALIKE = 4  # pairs of them that must look the same to a listener, or nothing is proved


def one_night(*roles: str) -> Table:
    return Table("onenight", roles, settings=ONE_NIGHT)


def mafia32(roles: str, subject: str, executed: str = "citizen", known: str = "", **rules: object) -> Table:
    cards = {SUBJECT: subject, EXECUTED: executed, VICTIM: "citizen", **who_sits_where(known)}
    return Table(
        "mafia32",
        tuple(roles.split()),
        cards,
        {**TIMERS["mafia32"], **rules},
        1,
        LASTS,
        ("night", 2),
        ("day", 2),
    )


def vendetta(roles: str, subject: str, known: str = "", **rules: object) -> Table:
    cards = {SUBJECT: subject, EXECUTED: "vampire", VICTIM: "vampire", **who_sits_where(known)}
    return Table(
        "vendetta",
        tuple(roles.split()),
        cards,
        {**TIMERS["vendetta"], **rules},
        1,
        LASTS,
        ("sunset", 1),
        ("night", 2),
    )


def clocktower(roles: str, subject: str, known: str = "", executed: str = "virgin", **rules: object) -> Table:
    """A script of just the roles in play: the Storyteller has one set to choose, with a lot for each card."""
    cards = {SUBJECT: subject, EXECUTED: executed, **who_sits_where(known)}
    chosen = roles.split()
    lots = (0,) * SETS_LOOKED_AT * lots_for_a_set(tuple(chosen))
    return Table(
        "clocktower",
        tuple(chosen),
        cards,
        {**TIMERS["clocktower"], **rules},
        1,
        LASTS,
        ("night", 2),
        ("day", 2) if executed == "virgin" else ("night", 2),
        lots,
    )


def lots_for_a_set(roles: tuple[str, ...]) -> int:
    """How many lots are drawn to choose a set."""
    drawn: list[int] = []

    def below(n: int) -> int:
        drawn.append(n)
        return 0

    Sets(len(roles), roles).draw(below)
    return len(drawn)


def led(table: Table) -> Table:
    """With a person who leads, for whom more sets are drawn to go through."""
    more = table.choosing * (DRAWN // SETS_LOOKED_AT)
    return replace(table, led=True, choosing=(*table.choosing, *more))


def who_sits_where(known: str) -> dict[int, str]:
    """Those whom the subject knows."""
    return dict(zip((0, 2, 4, 6), known.split(), strict=False))


PAIRS = "beauty doctor detective detective spy don mafioso lawyer" + " citizen" * 5
LONERS = "patient_zero maniac judge journalist journalist mafioso mafioso" + " citizen" * 5
HEIRS = "don mafioso mafioso mafioso bodyguard spy leader" + " citizen" * 5
COURT = "king lamia queen bride banshee hunter hunter monk werewolf" + " vampire" * 5
PACK = "pack_leader sly_varg tricky_varg werewolf hunter hunter fledgling" + " vampire" * 5

SETS_LOOKED_AT = 3  # the Storyteller draws so many and takes the best
CIRCLE = "empath fortune_teller monk ravenkeeper virgin butler recluse poisoner imp"
MOON = "grandmother sailor chambermaid innkeeper fool goon moonchild devils_advocate pukka"
ECLIPSE = "exorcist gambler courtier professor fool goon moonchild assassin po"
DUSK = "sailor chambermaid gossip exorcist fool goon tinker devils_advocate shabaloth"
GARDEN = "snake_charmer dreamer mathematician oracle seamstress mutant barber evil_twin no_dashii"
MEADOW = "clockmaker philosopher flowergirl savant sage sweetheart klutz pit_hag no_dashii"
HEDGE = "artist juggler town_crier dreamer mathematician seamstress klutz cerenovus vigormortis"
PATH = "snake_charmer dreamer seamstress philosopher artist sweetheart klutz witch no_dashii"
VILLAGE = "washerwoman investigator virgin soldier mayor butler saint spy imp"

TABLES = {
    "the book's, for 3": one_night("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager"),
    "two of each": one_night("seer", "seer", "robber", "robber", "werewolf", "drunk"),
    "a copier": one_night("doppelganger", "werewolf", "minion", "robber", "insomniac", "drunk"),
    "a copier and pairs": one_night(
        "doppelganger", "seer", "seer", "mason", "mason", "troublemaker", "drunk"
    ),
    "two copiers": one_night("doppelganger", "doppelganger", "seer", "robber", "drunk", "werewolf"),
    "a gang and checks": mafia32(PAIRS, "citizen"),
    "one of two detectives": mafia32(PAIRS, "detective", hands="secret", last_words=True),
    "in the gang": mafia32(PAIRS, "mafioso", known="don lawyer spy", pad_calls=True),
    "a spy": mafia32(PAIRS, "spy", known="don lawyer mafioso", hands="at_once"),
    "loners": mafia32(LONERS, "citizen", hands="at_once"),
    "infected": mafia32(LONERS, "citizen", known="patient_zero maniac"),
    "patient zero": mafia32(LONERS, "patient_zero"),
    "the boss is dead": mafia32(HEIRS, "citizen", "don", known="mafioso mafioso mafioso spy"),
    "an heir": mafia32(HEIRS, "mafioso", "don", known="mafioso mafioso spy"),
    "a court": vendetta(COURT, "vampire"),
    "a hunter": vendetta(COURT, "hunter", known="hunter monk"),
    "a lone hunter": vendetta(COURT, "hunter", known="hunter monk", lone_hunters=True, fury=True),
    "the king": vendetta(COURT, "king", voting="panic", enchanted=True),
    "masks": vendetta(COURT, "lamia", masquerade=True, fury=True, temporary_host="always"),
    "a pack": vendetta(PACK, "vampire", undine="lure"),
    "a werewolf beside the pack": vendetta(PACK, "werewolf"),
    "a square": clocktower(VILLAGE, "soldier"),
    "a square, a fortune teller": clocktower(CIRCLE, "fortune_teller"),
    "a square, a minion": clocktower(CIRCLE, "poisoner", known="imp"),
    "a square, an empath": clocktower(CIRCLE, "empath"),
    "a moon, a sailor": clocktower(MOON, "sailor", executed="fool"),
    "a moon, a demon": clocktower(MOON, "pukka", executed="fool", known="devils_advocate"),
    "an eclipse, a minion": clocktower(ECLIPSE, "assassin", executed="fool", known="po"),
    "dusk, a gossip": clocktower(DUSK, "gossip", executed="fool"),
    "a garden, a mutant": clocktower(GARDEN, "mutant", executed="oracle"),
    "a garden, a demon": clocktower(GARDEN, "no_dashii", executed="oracle", known="evil_twin"),
    "a meadow, a flowergirl": clocktower(MEADOW, "flowergirl", executed="savant"),
    "a hedge, a minion": clocktower(HEDGE, "cerenovus", executed="artist", known="vigormortis"),
    "a path, led": led(clocktower(PATH, "klutz", executed="artist")),
    "a square, led": led(clocktower(CIRCLE, "recluse")),
    "in the pack": vendetta(PACK, "tricky_varg", known="pack_leader sly_varg", dhampir="lookout"),
}


@dataclass
class Heard:
    """What one listener was sent in a world, what it was told among it, and what had been done."""

    sent: Sent
    told: list[tuple[int, Any]]
    done: list[Any]


def alike(one: Heard, other: Heard, far: tuple[str, int]) -> bool:
    """Whether two worlds that differ look the same to a listener so far; and so long as they do, they are."""
    shared, until = parting(one.told, other.told)
    before = [[(at, sent) for at, sent in heard.sent if at < until] for heard in (one, other)]
    assert before[0] == before[1]
    phases = [(entry["phase"], entry["number"]) for _, entry in one.told[:shared] if entry["e"] == "phase"]
    return far in phases and one.done != other.done


def looks_alike(table: Table, fewest: int, most: int) -> dict[str, int]:
    """How many pairs of worlds look the same to each listener; of `fewest`, and more until they are enough.

    AssertionError if two worlds that have told a listener the same differ in a byte or in a moment.
    """
    heard: dict[str, list[Heard]] = {}
    same: Counter[str] = Counter()
    for played in range(most):
        if played >= fewest and all(same[listener] >= ALIKE for listener in heard):
            break
        world = a_world_of(table, played)
        for listener, sent in world.sent.items():
            far = table.near if listener == "subject" else table.far
            before, now = heard.setdefault(listener, []), Heard(sent, told(sent), world.done)
            same[listener] += sum(alike(one, now, far) for one in before)
            before.append(now)
    return dict(same)


@pytest.mark.parametrize("name", TABLES)
def test_what_one_cannot_know_changes_no_byte(name: str) -> None:
    same = looks_alike(TABLES[name], FEWEST, MOST)
    assert min(same.values()) >= ALIKE, f"too few worlds look alike to prove anything: {same}"


def test_the_law_sees_when_a_moment_tells_who_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BeatOn, "seals", False)
    with pytest.raises(AssertionError):
        test_what_one_cannot_know_changes_no_byte("a lone hunter")


def test_the_law_sees_when_sleepers_notice_where_a_person_walks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line of the night with a dream of its own: those at which nobody wakes are passed over."""

    def begin_beat(asking: Asks, *, walked: bool) -> None:
        asking.beats += 1
        if walked or not asking.beat.is_unnoticed:
            asking.counts.clear()
            asking.begin_part()
        asking.note()

    monkeypatch.setattr(Asks, "begin_beat", begin_beat)
    with pytest.raises(AssertionError):
        test_what_one_cannot_know_changes_no_byte("a path, led")


def test_the_law_sees_when_an_ask_counts_the_calls_that_nobody_hears(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BeatOn, "is_unnoticed", False)
    with pytest.raises(AssertionError):
        test_what_one_cannot_know_changes_no_byte("a square")
