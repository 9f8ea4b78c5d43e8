"""What every tale must keep, under random play. A tale is under these laws by being registered."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.laws.keeping import (
    AT_ANY_MOMENT,
    AT_EVERY_STEP,
    TOLD_BY_READERS,
    Law,
    secrets_are_kept_so_far,
    what_may_be_corrected_can_be_filled,
)
from tests.laws.knowledge import KNOWN, UNTIL, is_light
from tests.laws.playing import (
    a_moment,
    a_setup,
    decide,
    is_offered,
    played,
    steps,
    watched,
    what_is_asked,
)
from tests.parts import IN_PARTS, Part, in_part

from fabula.core.events import Won
from fabula.core.grimoire import Grimoire
from fabula.core.notation import Unreadable, play_again, read, write
from fabula.core.refusals import Refusal
from fabula.core.requests import FATE, STORYTELLER, TIME, Choice, Who
from fabula.core.tale import Tale
from fabula.core.telling import Answered, Telling, fold, tell_again
from fabula.core.views import TOWN
from fabula.games import TALES

TESTS = Path(__file__).parents[1]
ALL_TALES = pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
CORRECTED = pytest.mark.parametrize("amends", [0.0, 0.1], ids=["as-told", "corrected"])
# Of each law a sample, and of that a part in every run: `python -m tests.laws.soak` plays on under the same
# laws for as long as one likes.
FEW, SOME, MANY = range(30), range(1000, 1100), range(2000, 2600)
FEWER = {"mafia32": 5, "vendetta": 5, "clocktower": 8}  # of tales with long games so many fewer are played
SAMPLE = 0.1  # of the moments of a telling
# Of the steps: to put all corrections together takes longer than the game. The soak looks at them at each.
CORRECTIONS = 0.25
LONG = 20  # moments; beyond, looks become rarer, for each looks at all that was
SCRIPTS = {"clocktower": 22}  # of so many roles the Storyteller chooses the set, whatever the number of seats
# Of tales in which few games look alike to a seat.
STILL_MORE = {"mafia32": range(4000, 4100), "clocktower": range(4000, 4200)}
SEATS = 12  # at most, where all that was is looked at


def some_of(tale: Tale) -> range:
    """Seeds of some games, fewer where they are long: millions of decisions are for the soak."""
    return SOME[:: FEWER.get(tale.id, 1)]


def few_of(tale: Tale) -> range:
    """Seeds of very few games, in which each option is tried out."""
    return FEW[:: FEWER.get(tale.id, 1)]


@ALL_TALES
@CORRECTED
@pytest.mark.parametrize("law", AT_ANY_MOMENT, ids=[law.__name__ for law in AT_ANY_MOMENT])
@IN_PARTS
def test_a_law_of_play_holds_at_any_moment(tale: Tale, law: Law, amends: float, part: Part) -> None:
    for seed in in_part(part, some_of(tale)[:: 2 if amends else 1]):
        lots = Random(seed)
        every = law not in TOLD_BY_READERS
        telling = Telling(tale, a_setup(tale, lots, SEATS, every=every))
        law(telling, lots)
        for passed, now in enumerate(steps(telling, lots, amends), 1):
            if lots.random() < SAMPLE * min(1, LONG / passed):
                law(now, lots)
        law(telling, lots)


# ---- one telling, many ways to it


@ALL_TALES
@CORRECTED
def test_replay_is_live_after_every_single_move(tale: Tale, amends: float) -> None:
    for seed in FEW:
        telling, moments = watched(tale, seed, most_seats=6, amends=amends)
        assert [then.moves for then in moments] == list(range(len(moments)))
        again = Telling(tale, telling.setup)
        assert a_moment(again) == moments[0]
        for move, then in zip(telling.moves(), moments[1:], strict=True):
            again.take(move)
            assert a_moment(again) == then


@ALL_TALES
@CORRECTED
def test_a_telling_goes_on_from_the_middle_of_a_beat(tale: Tale, amends: float) -> None:
    for seed in some_of(tale):
        telling, moments = watched(tale, seed, SEATS, amends)
        cut = Random(seed).choice(moments).moves
        resumed = tell_again(tale, telling.setup, telling.moves()[:cut])
        for move in telling.moves()[cut:]:
            resumed.take(move)
        assert resumed.log == telling.log
        assert resumed.grimoire.position() == telling.grimoire.position()


@ALL_TALES
def test_undo_then_redo_changes_nothing(tale: Tale) -> None:
    for seed in some_of(tale):
        telling, moments = watched(tale, seed, SEATS)
        then = Random(seed).choice(moments)
        moves = telling.moves()[: then.moves]
        now = tell_again(tale, telling.setup, moves)
        if not any(isinstance(move, Answered) and isinstance(move.who, int) for move in moves):
            with pytest.raises(Refusal, match="nothing-to-undo"):
                now.undone()
            continue
        undone = now.undone()
        left = len(undone.moves())
        taken = moves[left]
        assert isinstance(taken, Answered)
        assert isinstance(taken.who, int)
        assert not any(isinstance(move, Answered) and isinstance(move.who, int) for move in moves[left + 1 :])
        assert a_moment(undone) == moments[left]
        assert a_moment(now) == then
        assert a_moment(tell_again(tale, telling.setup, undone.moves() + moves[left:])) == then


@ALL_TALES
def test_a_fork_goes_its_own_way(tale: Tale) -> None:
    for seed in some_of(tale):
        telling, moments = watched(tale, seed, SEATS)
        now = tell_again(tale, telling.setup, telling.moves()[: Random(seed).choice(moments).moves])
        before, log = a_moment(now), list(now.log)
        fork = now.fork()
        assert a_moment(fork) == before
        for _ in steps(fork, Random(-seed)):
            pass
        assert (a_moment(now), now.log) == (before, log)
        assert fork.log[: len(log)] == log


@ALL_TALES
def test_the_same_lots_tell_the_same(tale: Tale) -> None:
    assert [played(tale, seed).log for seed in FEW] == [played(tale, seed).log for seed in FEW]


# ---- every position


@ALL_TALES
@CORRECTED
@IN_PARTS
def test_every_game_ends_and_breaks_no_law_of_its_tale(tale: Tale, amends: float, part: Part) -> None:
    for seed in in_part(part, MANY[:: (4 if amends else 1) * FEWER.get(tale.id, 1)]):
        lots = Random(seed)
        telling = Telling(tale, a_setup(tale, lots, every=True))
        for now in steps(telling, lots, amends / 2):
            for law in AT_EVERY_STEP:
                if law is not what_may_be_corrected_can_be_filled or lots.random() < CORRECTIONS:
                    law(now, lots)
        assert telling.told
        assert telling.pending is None
        assert tale.next_beat(telling.grimoire) is None
        assert not telling.begin_beat()


@ALL_TALES
def test_something_can_always_be_answered_and_everything_offered_is_accepted(tale: Tale) -> None:
    for seed in few_of(tale):
        lots = Random(seed)
        telling = Telling(tale, a_setup(tale, lots, most_seats=5))
        for now in steps(telling, lots):
            for who in now.waiting_for():
                options = now.ask_of(who).options
                assert options
                if isinstance(options, tuple):
                    assert len(set(options)) == len(options)
                    _accepts_each(now, who, options)


def _accepts_each(telling: Telling, who: Who, options: tuple[Choice, ...]) -> None:
    for option in options:
        fork = telling.fork()
        fork.answer(who, option)
        given = fork.moves()[-1]
        assert isinstance(given, Answered)
        assert (given.who, given.choice) == (who, option)


@ALL_TALES
def test_what_may_be_corrected_at_once_is_the_same_where_nothing_else_is_put_together(tale: Tale) -> None:
    for seed in FEW:
        lots = Random(seed)
        telling = Telling(tale, a_setup(tale, lots, SEATS, every=True))
        for now in steps(telling, lots, amends=0.1):
            if lots.random() < SAMPLE:
                every = tale.amendments(now.grimoire)
                at_once = tale.amendments(now.grimoire, at_once=True)
                assert [one.shown() for one in at_once] == [one.shown() for one in every if one.at_once]


@ALL_TALES
def test_the_end_is_foreseen(tale: Tale) -> None:
    for seed in FEW:
        lots = Random(seed)
        telling = Telling(tale, a_setup(tale, lots, SEATS))
        for now in steps(telling, lots):
            if now.is_decided:
                (line,) = tale.foresee(now.grimoire)
                fork = now.fork()
                fork.begin_beat()
                won = fork.events()[-1]
                assert isinstance(won, Won)
                assert (line.code, line.args) == ("foresee-won", {"sides": won.sides})
        assert tale.foresee(telling.grimoire) == ()


OUTSIDE: tuple[Any, ...] = (
    None, -1, 99, "nobody", "", (), (99,), ("left", "left"), (0, 0), ("ready", 0), ("claim",), ["ready"],
)  # fmt: skip


@ALL_TALES
@IN_PARTS
def test_what_is_not_offered_is_refused_and_changes_nothing(tale: Tale, part: Part) -> None:
    refused = 0
    for seed in in_part(part, some_of(tale), 2):
        lots = Random(seed)
        telling = Telling(tale, a_setup(tale, lots))
        for now in steps(telling, lots):
            who, choice = _somebody(now, lots), lots.choice(OUTSIDE)
            if is_offered(now, who, choice):
                continue
            before, lines = a_moment(now), len(now.log)
            with pytest.raises(Refusal):
                now.answer(who, choice)
            assert (a_moment(now), len(now.log)) == (before, lines)
            refused += 1
    assert refused > 250


def _somebody(telling: Telling, lots: Random) -> Who:
    anybody: tuple[Who, ...] = (
        FATE,
        STORYTELLER,
        TIME,
        TOWN,
        -1,
        telling.setup.seats,
        *telling.town.everyone,
    )
    return lots.choice((*telling.waiting_for(), *telling.waiting_for(), *anybody))


@ALL_TALES
def test_equal_positions_are_equal_grimoires(tale: Tale) -> None:
    hashes = set()
    for seed in FEW:
        lots = Random(seed)
        setup = a_setup(tale, lots, most_seats=4)
        ends = [Telling(tale, setup) for _ in range(4)]
        for telling in ends:
            for _ in steps(telling, lots):
                hashes.add(hash(telling.grimoire.position()))
        for one, other in combinations(ends, 2):
            alike = one.grimoire.position() == other.grimoire.position()
            assert alike == (state_of(one.grimoire) == state_of(other.grimoire))
        again = fold(setup, ends[0].events())
        assert hash(again.position()) == hash(ends[0].grimoire.position())
    assert len(hashes) > 1000


def state_of(grimoire: Grimoire) -> dict[str, Any]:
    """Every field of a Grimoire."""
    return {name: getattr(grimoire, name) for name in Grimoire.__slots__}


def test_every_field_of_a_grimoire_is_in_its_position() -> None:
    (tale, *_) = TALES.values()
    telling = played(tale, 1)
    different: dict[str, Any] = {
        "seats": 99, "roles": ("x",), "settings": {"x": 1}, "cards": {}, "grants": [], "beliefs": ["x"],
        "sides": {0: "x"}, "alive": [], "marks": [("x", 0, None, None)], "ready": [99], "votes": ("x",),
        "phase": "x", "number": 99, "step": 99, "winners": (99,), "strikes": [("x", 0, None, 1)],
        "notes": {"x": 1}, "first": ["x"], "silenced": [99],
    }  # fmt: skip
    assert set(different) == set(Grimoire.__slots__)
    for name, value in different.items():
        other = fold(telling.setup, telling.events())
        assert other.position() == telling.grimoire.position()
        setattr(other, name, value)
        assert other.position() != telling.grimoire.position(), name


# ---- listeners


# In tales of many nights a seat sees so much that fewer of the imagined games look the same to it.
ENOUGH_ALIKE = {"onenight": 150, "mafia32": 30, "vendetta": 45, "clocktower": 40}


@ALL_TALES
@IN_PARTS
def test_what_a_seat_cannot_know_does_not_reach_it(tale: Tale, part: Part) -> None:
    """And what it may know does: the law compares enough of both."""
    looked: Counter[bool | None] = Counter()
    for seed in in_part(part, (*MANY, *STILL_MORE.get(tale.id, ())), 2):
        lots = Random(seed)
        looked[secrets_are_kept_so_far(played(tale, seed, most_seats=7, until=is_light), lots)] += 1
    assert looked[True] > ENOUGH_ALIKE[tale.id] // 2, looked
    assert looked[False] > 7, looked


# ---- on paper


@ALL_TALES
def test_a_telling_without_its_events_is_played_again_too(tale: Tale) -> None:
    for seed in FEW:
        telling = played(tale, seed)
        bare = "\n".join(line for line in write(telling).split("\n") if not line.startswith("  "))
        assert play_again(tale, read(bare)).log == telling.log


@ALL_TALES
@IN_PARTS
def test_a_spoilt_file_is_unreadable_or_refused_and_never_more(tale: Tale, part: Part) -> None:
    spoilt = kept = 0
    texts = [write(played(tale, seed, most_seats=5)) for seed in range(50)]
    for seed in in_part(part, MANY, 2):
        lots = Random(seed)
        damaged = damage(texts[seed % 50], lots)
        try:
            again = play_again(tale, read(damaged))
        except (Unreadable, Refusal):
            spoilt += 1
            continue
        kept += 1
        assert read(write(again)).moves == again.moves()
    assert spoilt > 250
    assert kept > 0


def damage(text: str, lots: Random) -> str:
    """A file after an accident."""
    lines = text.split("\n")
    here, there = lots.randrange(len(lines)), lots.randrange(len(lines))
    letter = lots.choice("()\"'-> \t09azé²\u2028\0\\")
    at = lots.randrange(len(text))
    accidents = (
        lambda: text[:at] + letter + text[at:],
        lambda: text[:at] + letter + text[at + 1 :],
        lambda: text[:at] + text[at + 1 :],
        lambda: text[:at],
        lambda: "\n".join(lines[:here] + lines[here + 1 :]),
        lambda: "\n".join([*lines[:here], lines[there], *lines[here:]]),
        lambda: "\n".join([*lines[:here], *lines[here + 1 :], lines[here]]),
        lambda: text.replace(" ", letter, 5),
        lambda: text[:at] + "(" * 3000 + text[at:],
        lambda: text[:at] + "9" * 5000 + text[at:],
        lambda: text.replace("set ", "set seats ", 1),
        lambda: text.replace("beat ", "beat x", 1),
    )
    return str(lots.choice(accidents)())


# ---- the almanac


@ALL_TALES
def test_every_role_of_the_book_is_declared(tale: Tale) -> None:
    assert [role.id for role in tale.almanac] == list(tale.almanac.printed)
    assert len(set(tale.almanac.printed)) == len(tale.almanac) > 0


@ALL_TALES
def test_a_role_has_a_place_on_the_night_sheet_if_and_only_if_it_wakes(tale: Tale) -> None:
    for role in tale.almanac:
        wakes = role.wakes.value != "never"
        assert wakes == bool(role.calls), role.id
        assert (role.id in tale.sheet) == (role.id in role.calls), role.id
        assert role.script is None or (role.called or role.id) in role.calls, role.id
        assert set(role.calls) <= set(tale.sheet), role.id
    assert len(set(tale.sheet)) == len(tale.sheet)


@ALL_TALES
def test_every_role_has_tests_of_its_own(tale: Tale) -> None:
    files = {path.name for path in (TESTS / "games" / tale.id / "roles").glob("test_*.py")}
    assert {f"test_{role.id}.py" for role in tale.almanac} <= files


@ALL_TALES
def test_a_script_says_in_a_sentence_what_it_does(tale: Tale) -> None:
    for role in tale.almanac:
        if role.script is not None:
            assert (role.script.__doc__ or "").rstrip().endswith("."), role.id


@ALL_TALES
def test_a_set_is_suggested_for_every_number_of_seats(tale: Tale) -> None:
    for seats in range(tale.least_seats, tale.most_seats + 1):
        setup = tale.set_up(seats)
        assert len(setup.roles) == SCRIPTS.get(tale.id, seats + len(tale.spares))
        for _ in steps(Telling(tale, setup), Random(seats)):
            pass


@ALL_TALES
def test_the_tale_is_under_all_laws(tale: Tale) -> None:
    assert TALES[tale.id] is tale
    assert tale.id in KNOWN
    assert tale.id in UNTIL


def test_a_random_decider_offers_what_is_asked() -> None:
    (tale, *_) = TALES.values()
    lots = Random(5)
    telling = Telling(tale, a_setup(tale, lots))
    for now in steps(telling, lots):
        if now.pending is not None:
            who, choice = decide(now, lots)
            assert is_offered(now, who, choice)
            assert what_is_asked(now) != ()
