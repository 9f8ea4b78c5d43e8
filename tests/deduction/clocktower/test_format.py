"""Each event, each kind of information and each statement of a case file, worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.deduction.clocktower.test_histories import a_case, died, left

from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import Found

PLAIN = "slayer soldier virgin mayor monk"  # of whom nobody learns anything
Deals = set[tuple[str, ...]]


def dealt(found: Found) -> Deals:
    """The deals at the start."""
    return {deal.roles for deal in found}


def with_fact(fact: Any, claims: str = PLAIN, hidden: str = "imp witch") -> tuple[Deals, Deals]:
    """All deals of a first night, and those in which a statement is true."""
    return dealt(left(a_case(claims, hidden))), dealt(left(a_case(claims, hidden, extra_facts=[fact])))


def atom(what: str, **more: Any) -> Any:
    """A statement."""
    return {"type": what, **more}


def beside(roles: tuple[str, ...], one: str, other: str) -> bool:
    """Whether two roles sit side by side."""
    return (roles.index(one) - roles.index(other)) % 5 in (1, 4)


ATOMS: list[tuple[Any, Callable[[tuple[str, ...]], bool]]] = [
    (atom("is_role", player="Ann", role="imp"), lambda roles: roles[0] == "imp"),
    (atom("is_category", player="Ben", category="minion"), lambda roles: roles[1] == "witch"),
    (atom("is_evil", player="Cem"), lambda roles: roles[2] in ("imp", "witch")),
    (atom("in_play", role="virgin"), lambda roles: "virgin" in roles),
    (atom("demon_minion_distance", count=1), lambda roles: beside(roles, "imp", "witch")),
    (atom("longest_townsfolk_row", exactly=3), lambda roles: beside(roles, "imp", "witch")),
    (atom("longest_townsfolk_row", max=2), lambda roles: not beside(roles, "imp", "witch")),
    (atom("longest_townsfolk_row", min=3), lambda roles: beside(roles, "imp", "witch")),
    (
        atom("distinct_categories_among", players=["Ann", "Ben"], count=1),
        lambda roles: not {*roles[:2]} & {"imp", "witch"},
    ),
    (
        atom("adjacent_roles", roles=["imp", "mayor"]),
        lambda roles: "mayor" in roles and beside(roles, "imp", "mayor"),
    ),
    (atom("adjacent_evil_pairs", count=1), lambda roles: beside(roles, "imp", "witch")),
    (atom("constant", value=False), lambda roles: False),
]  # fmt: skip


@pytest.mark.parametrize(("fact", "holds"), ATOMS)
def test_each_statement_is_true_where_it_is(fact: Any, holds: Callable[[tuple[str, ...]], bool]) -> None:
    every, some = with_fact(fact)
    assert some == {roles for roles in every if holds(roles)}
    assert with_fact({"op": "not", "args": [fact]})[1] == every - some
    assert with_fact({**fact, "value": not fact.get("value", True)})[1] == every - some


def test_operators_take_as_many_parts_as_there_are() -> None:
    parts = [atom("is_evil", player=name) for name in ("Ann", "Ben", "Cem")]
    every = with_fact(atom("constant", value=True))[0]

    def evil(roles: tuple[str, ...]) -> int:
        return sum(role in ("imp", "witch") for role in roles[:3])

    operators: list[tuple[Any, Callable[[int], bool]]] = [
        ({"op": "and"}, lambda n: n == 3), ({"op": "or"}, lambda n: n > 0),
        ({"op": "xor"}, lambda n: n % 2 == 1), ({"op": "exactly", "n": 2}, lambda n: n == 2),
    ]  # fmt: skip
    for operator, holds in operators:
        found = with_fact({**operator, "args": parts})[1]
        assert found == {roles for roles in every if holds(evil(roles))}, operator


def test_where_a_red_herring_is_known_to_be() -> None:
    told = [{"by": "Ann", "night": 1, "role": "fortuneteller", "players": ["Ben", "Cem"], "yes": True}]
    claims = "fortuneteller soldier virgin mayor monk"

    def with_herring(name: str) -> Deals:
        fact = atom("red_herring_of", fortune_teller="Ann", player=name)
        return dealt(left(a_case(claims, "imp witch", info=told, extra_facts=[fact])))

    demon = {roles for roles in with_herring("Dot") if roles[0] == "fortuneteller"}
    assert demon
    assert all("imp" in roles[1:3] for roles in demon)
    assert any("imp" not in roles[1:3] for roles in with_herring("Ben") if roles[0] == "fortuneteller")


def test_who_is_poisoned_by_whom_is_known() -> None:
    told = [{"by": "Ann", "night": 1, "role": "chef", "count": 0}]
    claims = "chef soldier virgin mayor monk"
    false = ("chef", "imp", "poisoner", "mayor", "monk")

    def with_poison(*names: str) -> Deals:
        facts = [atom("poisoned_by", player=name, role="poisoner") for name in names]
        return dealt(left(a_case(claims, "imp poisoner", info=told, extra_facts=facts)))

    assert false in with_poison("Ann")
    assert false not in with_poison("Eli")
    assert ("chef", "imp", "virgin", "poisoner", "monk") in with_poison("Eli")
    assert not with_poison("Ann", "Eli")


def test_a_savant_speaks_of_poison() -> None:
    said = [atom("poisoned_by", player="Cem", role="poisoner"), atom("constant", value=False)]
    told = [{"by": "Ann", "day": 1, "role": "savant", "statements": said},
            {"by": "Cem", "night": 1, "role": "chef", "count": 2}]  # fmt: skip
    found = dealt(left(a_case("savant soldier chef mayor monk", "imp poisoner", info=told)))
    assert {roles for roles in found if roles[0] == "savant" and roles[2] == "chef"}
    healthy = [{**told[0], "statements": [{"op": "not", "args": said[:1]}, said[1]]}, told[1]]
    found = dealt(left(a_case("savant soldier chef mayor monk", "imp poisoner", info=healthy)))
    assert not {roles for roles in found if roles[0] == "savant" and roles[2] == "chef"}


def test_what_is_not_understood_is_named() -> None:
    strange = a_case(
        PLAIN, "imp witch", events=[{"type": "parade", "day": 1}],
        extra_facts=[atom("likes_cheese", player="Ann"), atom("in_play", role="baker")],
    )  # fmt: skip
    found = left(strange)
    assert found.left_out == ("parade", "likes_cheese", "baker")
    assert found.certain == {}


# ---- who solves


def test_who_solves_is_what_they_may_be_and_knows_when_they_change() -> None:
    file = a_case(
        "klutz chef slayer virgin mayor", "fanggu witch", you="Ann", you_may_be=["klutz"], nights=2,
        base_counts={"townsfolk": 3, "outsider": 0, "minion": 1, "demon": 1}, events=[died("Ben", night=2)],
    )  # fmt: skip
    others = left({**file, "you": None, "you_may_be": []})
    assert any(deal.final[0] == "fanggu" != deal.roles[0] for deal in others)
    assert {deal.final[0] for deal in left(file)} == {"klutz"}
    assert left({**file, "you_may_be": []}).count == left(file).count


# ---- events


def test_a_true_word_of_a_gossip_costs_a_life() -> None:
    word = {"type": "gossip", "day": 1, "player": "Ann", "statement": atom("in_play", role="imp")}
    file = a_case("gossip soldier virgin mayor monk", "imp poisoner", nights=2, events=[word])
    assert all("gossip" not in deal.roles or "poisoner" in deal.roles for deal in left(file))
    sober = a_case("gossip soldier virgin mayor monk", "imp witch", nights=2, events=[word])
    assert "gossip" not in {role for deal in left(sober) for role in deal.roles}
    two = a_case(
        "gossip soldier virgin mayor monk", "imp witch", nights=2,
        events=[word, died("Cem", night=2), died("Dot", night=2)],
    )  # fmt: skip
    assert {deal.roles[0] for deal in left(two)} == {"gossip"}


def test_two_gossips_kill_each_for_their_own_word() -> None:
    words = [
        {"type": "gossip", "day": 1, "player": name, "statement": atom("in_play", role="imp")}
        for name in ("Ann", "Ben")
    ]
    file = a_case(
        "gossip gossip virgin mayor monk", "imp witch", nights=2, duplicates_allowed=True,
        events=[*words, died("Cem", night=2)],
    )  # fmt: skip
    assert not any(deal.roles[:2] == ("gossip", "gossip") for deal in left(file))
    file["events"].append(died("Dot", night=2))
    assert any(deal.roles[:2] == ("gossip", "gossip") for deal in left(file))


def test_a_demon_that_an_exorcist_has_chosen_kills_nobody() -> None:
    chose = [{"by": "Ann", "night": 2, "role": "exorcist", "kind": "choice", "player": "Ben"}]
    file = a_case(
        "exorcist chef virgin mayor monk", "imp witch", nights=2, events=[died("Cem", night=2)], info=chose
    )
    assert not any(deal.roles[:2] == ("exorcist", "imp") for deal in left(file))
    assert any(deal.roles[:2] == ("exorcist", "imp") for deal in left({**file, "info": []}))


def test_a_witch_that_kills_is_sober() -> None:
    cursed = {
        "type": "death",
        "day": 1,
        "player": "Ben",
        "cause": "died after nominating",
        "nominator": "Ben",
    }
    file = a_case("chef soldier virgin mayor monk", "imp witch poisoner", events=[cursed])
    assert all("witch" in deal.roles for deal in left(file))


def test_a_klutz_has_chosen_somebody_good() -> None:
    file = a_case(
        "klutz chef virgin mayor monk", "imp witch",
        base_counts={"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1},
        events=[died("Ann", day=1), {"type": "klutz_choice", "day": 1, "player": "Ann", "target": "Ben"}],
    )  # fmt: skip
    found = dealt(left(file))
    assert {roles[1] for roles in found if roles[0] == "klutz"} == {"chef"}


def test_who_calls_for_doom_brings_one_of_their_own_down() -> None:
    call = {"type": "doomsayer_call", "day": 1, "caller": "Ann", "player": "Ben"}
    for roles in dealt(left(a_case(PLAIN, "imp witch", events=[call]))):
        assert (roles[0] in ("imp", "witch")) == (roles[1] in ("imp", "witch")), roles


def test_a_vote_of_the_demon_is_told_to_a_flowergirl() -> None:
    file = a_case(
        "flowergirl chef virgin mayor monk", "imp witch", nights=2, demon_may_attack_dead=True,
        events=[{"type": "vote", "day": 1, "voters": ["Ben", "Cem"], "reported_by": "Ann"}],
        info=[{"by": "Ann", "night": 2, "role": "flowergirl", "demon_voted": True}],
    )  # fmt: skip
    assert all("imp" in roles[1:3] for roles in dealt(left(file)) if roles[0] == "flowergirl")


def test_a_minion_that_nominated_is_told_to_a_town_crier() -> None:
    nominated = {"type": "nomination", "day": 1, "nominator": "Ben", "nominee": None}
    told = [{"by": "Ann", "night": 2, "role": "towncrier", "minion_nominated": True}]
    file = a_case("towncrier chef slayer mayor monk", "imp witch", nights=2, events=[nominated], info=told)
    assert {roles[1] for roles in dealt(left(file)) if roles[0] == "towncrier"} == {"witch"}


def test_a_juggler_is_told_how_many_guesses_were_right() -> None:
    juggled = {"type": "juggle", "day": 1, "player": "Ann", "guesses": {"Ben": "imp", "Cem": "witch"}}
    told = [{"by": "Ann", "night": 2, "role": "juggler", "count": 2}]
    file = a_case("juggler chef slayer mayor monk", "imp witch", nights=2, events=[juggled], info=told)
    assert {roles[1:3] for roles in dealt(left(file)) if roles[0] == "juggler"} == {("imp", "witch")}


# ---- what somebody was told of another


def test_the_good_twin_knows_the_other() -> None:
    told = [{"by": "Ann", "night": 1, "role": "eviltwin", "kind": "told", "player": "Ben"}]
    found = dealt(left(a_case(PLAIN, "imp eviltwin", info=told)))
    assert {roles[1] for roles in found if roles[0] == "slayer"} == {"eviltwin"}
    assert not any("eviltwin" in roles for roles in dealt(left(a_case(PLAIN, "imp eviltwin"))))


def test_who_is_told_of_a_cerenovus_has_one_in_play() -> None:
    told = [{"by": "Ann", "night": 1, "role": "cerenovus", "kind": "told"}]
    found = left(a_case(PLAIN, "imp cerenovus witch", info=told))
    assert found.left_out == ()
    assert all("cerenovus" in roles for roles in dealt(found) if roles[0] == "slayer")
    assert any("witch" in roles for roles in dealt(found) if roles[0] != "slayer")


def test_whom_a_nightwatchman_wakes_says_so() -> None:
    chose = {"by": "Ann", "night": 1, "role": "nightwatchman", "kind": "choice", "player": "Ben"}
    claims = "nightwatchman chef slayer mayor monk"
    silent = dealt(left(a_case(claims, "imp witch", info=[chose])))
    assert {roles[1] for roles in silent if roles[0] == "nightwatchman"} == {"imp", "witch"}
    woken = {"by": "Ben", "night": 1, "role": "nightwatchman", "kind": "woken_by", "player": "Ann"}
    heard = dealt(left(a_case(claims, "imp witch", info=[chose, woken])))
    assert {roles[0] for roles in heard if roles[1] == "chef"} == {"nightwatchman"}
    also_so = {**woken, "kind": "told"}
    assert dealt(left(a_case(claims, "imp witch", info=[chose, also_so]))) == heard


def test_who_says_to_have_been_woken_was_chosen_by_that_nightwatchman_and_nobody_else() -> None:
    chose = {"by": "Ann", "night": 1, "role": "nightwatchman", "kind": "choice", "player": "Cem"}
    woken = {"by": "Ben", "night": 1, "role": "nightwatchman", "kind": "woken_by", "player": "Ann"}
    claims = "nightwatchman chef slayer mayor monk"
    found = dealt(left(a_case(claims, "imp witch", info=[chose, woken])))
    assert found
    assert all(roles[0] in ("imp", "witch") or roles[1] in ("imp", "witch") for roles in found)
    dead = [{"type": "execution", "day": 1, "player": "Ann", "died": True}]
    late = {**woken, "night": 2}
    found = dealt(left(a_case(claims, "imp witch", info=[late], events=dead, nights=2, days=2)))
    assert found
    assert not any(roles[:2] == ("nightwatchman", "chef") for roles in found)


def test_balloonists_nights_are_taken_in_order() -> None:
    shown = [{"by": "Ann", "night": night, "role": "balloonist", "player": name}
             for night, name in ((3, "Cem"), (1, "Ben"), (2, "Ben"))]  # fmt: skip
    case = read_case(a_case("balloonist chef slayer mayor monk", "imp witch", nights=3, info=shown))
    assert [(one.night, one.before) for one in case.told] == [(1, ()), (2, (1,)), (3, (1,))]


# ---- hosts and Hermits


def test_a_lleech_poisons_somebody_who_lives() -> None:
    told = [{"by": "Ann", "night": 1, "role": "chef", "count": 2}]
    file = a_case("chef steward virgin mayor monk", "lleech witch", info=told)
    found = left(file)
    assert found.left_out == ()
    assert any(deal.roles[0] == "chef" for deal in found)
    dead = left({**file, "events": [died("Ann", day=1)]})
    assert not any(deal.roles[0] == "chef" for deal in dead)  # with the host the Lleech would have died
    assert not any(deal.roles[0] == "lleech" for deal in dead)


def test_a_lleech_outlives_its_execution() -> None:
    spared = {"type": "execution", "day": 1, "player": "Ann", "died": False}
    assert {deal.roles[0] for deal in left(a_case(PLAIN, "lleech witch", events=[spared]))} == {"lleech"}


def test_a_hermit_has_the_abilities_of_outsiders() -> None:
    counts = {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}
    chose = {"type": "klutz_choice", "day": 1, "player": "Ann", "target": "Ben"}
    file = a_case(
        "hermit chef virgin mayor monk", "imp witch", base_counts=counts, hermit_outsiders=["klutz"],
        events=[died("Ann", day=1), chose],
    )  # fmt: skip
    assert {deal.roles[1] for deal in left(file) if deal.roles[0] == "hermit"} == {"chef"}
    butler = {**file, "hermit_outsiders": ["butler"]}
    assert {deal.roles[1] for deal in left(butler) if deal.roles[0] == "hermit"} == {"chef", "imp", "witch"}


def test_a_hermit_that_is_no_drunk_says_so() -> None:
    counts = {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}
    file = a_case("soldier chef virgin mayor monk", "imp witch hermit", base_counts=counts)
    assert not left({**file, "hermit_outsiders": ["butler"]}).count
    assert left({**file, "hermit_outsiders": ["drunk"]}).count
