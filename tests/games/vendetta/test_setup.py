"""Which cards to take: the table, the golden rules, the ways to choose."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.vendetta.table import CROWD, Table

from fabula.core.refusals import Refusal
from fabula.core.telling import Telling
from fabula.games.vendetta.cards import CERTAIN, HUNTERS, RECONSTRUCTED, STRONG, VARGS, almanac, piles
from fabula.games.vendetta.points import points
from fabula.games.vendetta.setup import TABLE, by_lot, by_wishes, row_of, suggested, wishable
from fabula.games.vendetta.tale import Vendetta
from fabula.sim.play import Table as Simulated
from fabula.sim.play import play_one
from fabula.sim.seeding import lots_of

TALE = Vendetta()
MANY = range(6, 31)


def advised(cards: str) -> list[str]:
    """The codes of what is said about a set."""
    roles = tuple(cards.split())
    return [line.code for line in TALE.advise(len(roles), roles)]


def test_the_box_holds_39_cards() -> None:
    assert sum(role.copies for role in almanac) == 39
    kinds = Counter(role.kind for role in almanac if role.copies)
    assert kinds == {
        "lord": 3,
        "special_vampire": 10,
        "vampire": 1,
        "shapeshifter": 2,
        "special_hunter": 4,
        "hunter": 1,
        "varg": 5,
    }


def test_every_role_carries_its_grade() -> None:
    grades = {role.id: role.grade for role in almanac}
    assert {*grades.values()} == {CERTAIN, STRONG, RECONSTRUCTED}
    assert [grades[role] for role in ("king", "count", "undine")] == [CERTAIN, STRONG, RECONSTRUCTED]
    assert {role.grade for role in almanac if role.kind == "varg"} == {RECONSTRUCTED}


@pytest.mark.parametrize("seats", MANY)
def test_the_suggested_set_has_nothing_against_it(seats: int) -> None:
    roles = suggested(seats)
    assert len(roles) == seats
    assert TALE.set_up(seats).roles == roles
    levels = {line.level for line in TALE.advise(seats, roles)}
    assert levels <= {"hint"}


@pytest.mark.parametrize("seats", MANY)
def test_the_suggested_set_keeps_the_golden_rules(seats: int) -> None:
    sides = Counter(almanac[role].side for role in suggested(seats))
    assert 2 <= (sides["vampires"] + sides["werewolf"]) / sides["hunters"] <= 5
    assert (sides["werewolf"] == 1) is (10 <= seats < 20)
    assert (sides["vargs"] > 0) is (seats >= 20)
    kinds = Counter(almanac[role].kind for role in suggested(seats))
    assert kinds["lord"] == int(seats > 6)
    assert kinds["hunter"] > 0


def test_a_werewolf_replaces_a_vampire_and_a_hunter_or_a_vampire_alone() -> None:
    ten, fifteen = (Counter(almanac[role].side for role in suggested(seats)) for seats in (10, 15))
    assert ten == {"vampires": 7, "hunters": 2, "werewolf": 1}
    assert fifteen == {"vampires": 10, "hunters": 4, "werewolf": 1}


def test_fourteen_are_advised_the_books_set_for_thirteen_and_a_vampire_more() -> None:
    thirteen = Counter(TALE.set_up_scenario("classic_13").roles)
    assert Counter(suggested(14)) == thirteen + Counter(vampire=1)
    assert TALE.advise(14, suggested(14)) == []


@pytest.mark.parametrize("seats", range(6, 31))
def test_newcomers_meet_fewer_hunters_than_old_hands_and_both_sets_keep_the_table(seats: int) -> None:
    few, many = (TALE.circles.suggest(circle, seats) for circle in TALE.circles.kinds)
    assert len(few) == len(many) == seats
    hunters = [sum(almanac.side_of[role] == HUNTERS for role in roles) for roles in (few, many)]
    assert hunters[0] <= hunters[1]
    if seats in TABLE:
        beasts = sum(almanac.side_of[role] == VARGS for role in few)
        assert [*TABLE[seats].hunters] == [one + beasts // 2 for one in hunters]
        assert not any(line.level == "warn" for roles in (few, many) for line in TALE.advise(seats, roles))


def test_every_line_of_the_table_adds_up() -> None:
    for seats, row in TABLE.items():
        assert row.vampires[0] + row.hunters[1] == row.vampires[1] + row.hunters[0] == seats


@pytest.mark.parametrize("seats", MANY)
def test_by_lot_the_same_number_of_cards_is_drawn_blind(seats: int) -> None:
    roles = by_lot(seats)
    assert len(roles) == seats
    table = play_one(Simulated(Telling(TALE, TALE.set_up(seats, roles)), lots_of(3, seats)))
    lying = [card.role for card in table.telling.grimoire.cards.values()]
    assert not any(role in piles() for role in lying)
    special = [role for role in lying if almanac[role].kind != "vampire" and almanac[role].kind != "hunter"]
    assert len(special) == len(set(special))


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("king prince hunter hunter vampire vampire vampire vampire", "two-lords"),
        ("king lord hunter hunter vampire vampire vampire vampire", "two-lords"),
        (f"count {CROWD}", "no-enemies"),
        ("hunter hunter hunter hunter hunter hunter", "no-enemies"),
        ("vampire hunter hunter", "gate-set"),
        ("shapeshifter shapeshifter werewolf hunter vampire vampire vampire vampire vampire", "pile-empty"),
    ],
)
def test_what_the_book_forbids_is_refused(cards: str, why: str) -> None:
    roles = tuple(cards.split())
    with pytest.raises(Refusal, match=why):
        TALE.set_up(len(roles), roles)


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("vampire vampire vampire hunter", "three-or-six"),
        ("count hunter hunter hunter hunter hunter vampire vampire vampire vampire", "vampires-by-table"),
        ("count hunter hunter hunter hunter hunter vampire vampire vampire vampire", "hunters-by-table"),
        ("count hunter hunter hunter vampire vampire vampire vampire", "vampires-by-number"),
        ("count hunter hunter hunter vampire vampire vampire vampire", "hunters-by-number"),
        ("hunter hunter vampire vampire vampire vampire vampire vampire", "no-lord"),
        ("count lamia queen hunter hunter vampire vampire vampire", "many-special-vampires"),
        ("count monk scout vampire vampire vampire vampire vampire", "all-hunters-special"),
        ("count werewolf hunter vampire vampire vampire vampire vampire", "werewolf-early"),
        (f"count pack_leader hunter hunter {CROWD}", "vargs-early"),
        (f"count pack_leader werewolf hunter {CROWD}", "vargs-and-werewolf"),
        ("count hunter hunter hunter vampire vampire", "decided-at-once"),
        (f"queen queen hunter hunter {CROWD}", "more-than-box"),
        ("count hunter vampire vampire vampire vampire", "early-lord"),
        (f"count lamia monk ringleader scout hunter {CROWD}", "many-special-hunters"),
        (f"count monk scout hunter hunter vampire vampire vampire {CROWD}", "few-special-vampires"),
        (f"count lamia queen hunter hunter hunter hunter vampire {CROWD}", "few-special-hunters"),
    ],
)
def test_what_the_book_advises_is_said(cards: str, code: str) -> None:
    assert code in advised(cards)


def test_a_set_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(Refusal, match="set-wrong-size"):
        TALE.set_up(9, suggested(8))


def test_the_tale_has_room_for_three_to_thirty() -> None:
    for seats in (2, 31):
        with pytest.raises(Refusal, match="seats"):
            TALE.set_up(seats)


# ---- points


def points_of(table: Table) -> list[int]:
    """What the telling is worth to each seat."""
    return list(points(table.telling.grimoire).values())


def test_points_are_one_two_and_three_for_the_whole_side() -> None:
    vampires = Table(f"hunter {CROWD} vampire").round(hunters=5).night(None, *[0] * 7)
    assert points_of(vampires) == [0, 1, 1, 1, 1, 1, 1, 1]
    gate = Table("vampire vampire hunter").night(1, 2, 0)
    assert points_of(gate) == [0, 0, 2]
    assert TALE.points(gate.telling.grimoire) == {0: 0, 1: 0, 2: 2}
    wolf = Table("werewolf kitsune hunter vampire vampire vampire vampire", kin=True)
    wolf.night(*[1] * 7).light(werewolf=3, hunters=4).night(5, 5, 5, 5).light(werewolf=6)
    assert points_of(wolf) == [3, 3, 0, 0, 0, 0, 0]


def test_an_unfinished_telling_is_worth_nothing() -> None:
    assert points_of(Table(f"hunter {CROWD} vampire")) == [0] * 8


@pytest.mark.parametrize("seats", MANY)
def test_ruling_46_whatever_players_wish_for_the_table_and_its_golden_rules_are_kept(seats: int) -> None:
    below = lots_of(17, seats)
    for many in (0, 1, 3, 12, 60):
        wishes = [wishable()[below(len(wishable()))] for _ in range(many)]
        roles = by_wishes(seats, wishes)
        assert not [line for line in TALE.advise(seats, roles) if line.level != "hint"], roles
        kinds = Counter(almanac[role].kind for role in roles)
        row = row_of(seats)
        assert row.special_vampires[0] <= kinds["special_vampire"] <= row.special_vampires[1]
        assert kinds["special_hunter"] <= max(row.special_hunters[1], 1)
        assert kinds["hunter"] >= kinds["special_hunter"] or kinds["hunter"] == 0
        assert kinds["lord"] == int(seats > 6)
        assert kinds["shapeshifter"] == int(
            10 <= seats < 20 and any(almanac[role].kind == "shapeshifter" for role in wishes)
        )


def test_what_most_players_wish_for_comes_in_first() -> None:
    wishes = ("ghoul", "bride", "ghoul", "count", "count", "king", "kitsune", "monk", "beauty", "beauty")
    assert by_wishes(10, wishes) == (
        *("count", "ghoul"), *("vampire",) * 5, "kitsune", "beauty", "hunter",
    )  # fmt: skip


def test_at_the_gate_wishes_and_lots_change_nothing() -> None:
    assert by_wishes(3, ("king",)) == by_lot(3) == suggested(3)


def test_the_night_takes_five_to_ten_minutes_by_the_number_of_players() -> None:
    talk = next(timer for timer in Vendetta().timers if timer.key == "talk")
    assert [talk.advised[seats] for seats in (6, 10, 16, 30)] == [300, 420, 600, 600]
    assert talk.advised[10] == talk.default
