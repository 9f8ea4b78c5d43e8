"""Whoever lends an ability, and whatever it is: it is there, or its player is told that it is none."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.events import Event
from fabula.core.requests import STORYTELLER, TIME, Ask, Window, draw
from fabula.core.telling import Telling
from fabula.core.working import THE_STORYTELLERS
from fabula.games import tale_called
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import MINION, OUTSIDER, almanac, of_kind
from fabula.games.clocktower.almanac.traits import (
    BECOMES_A_PLAYER,
    DISTILLED_IN_PLAY,
    LENT_TO_A_MINION,
    NOTHING_TO_DISTIL,
    has_trait,
)
from fabula.games.clocktower.sets.setup import advice
from fabula.games.clocktower.town.alchemy import changing, of_the_deal

LENDERS = tuple(role.id for role in almanac if role.gives)
OUTSIDERS = of_kind(OUTSIDER, almanac.printed)
ENOUGH = (1, 2, 3, 4, 5, 6)
BESIDE = {"poisoner": "witch", "marionette": "marionette:virgin"}
OF_EACH = {"townsfolk": 12, "outsider": 4, "minion": 4, "demon": 3}
NEEDING = ("choirboy", "huntsman", "atheist", "xaan")  # of whose ability nothing comes there
WAKING = ("alchemist", "pixie", "apprentice", "boffin")  # lenders who wake to be told what they have


def lendable(lender: str) -> tuple[str, ...]:
    """The roles of the almanac whose ability this one may give."""
    card = almanac[lender]
    kinds = [role for role in almanac.printed if almanac[role].kind in card.gives]
    return tuple(role for role in kinds if role not in (*card.withholds, lender))


def has(table: Table, seat: int, role: str, source: str) -> bool:
    """Whether a player has this ability from there, and not only believes so."""
    mine = [(one.role, one.source) for one in table.town.abilities(seat) if not one.sham]
    return (role, source) in mine


def go_on(table: Table) -> Table:
    """Two more days and nights in which everybody does the first thing they may; nothing breaks."""
    for _ in range(2):
        if not table.is_over:
            table.day()
        if not table.is_over:
            table.night()
        table.tale.laws(table.telling.grimoire)
    return table


def by_hand(table: Table, seat: int, role: str) -> Table:
    """Somebody has this role, and whatever might keep them alive does not work."""
    table.telling.amend(("role", seat, role))
    table.telling.amend(("mark", seat, "poisoned"))
    return table


def test_who_lends_says_so_on_the_card() -> None:
    assert set(LENDERS) == {
        "philosopher", "pixie", "alchemist", "cannibal", "hermit", "plague_doctor", "boffin", "apprentice",
    }  # fmt: skip


@pytest.mark.parametrize("role", [one for one in lendable("alchemist") if one not in of_the_deal()])
def test_an_alchemist_with_each_minion(role: str) -> None:
    beside = BESIDE.get(role, role if has_trait(role, DISTILLED_IN_PLAY) else "poisoner")
    table = Table(f"alchemist chef empath monk soldier saint {beside} imp", also=role, alchemist=role)
    table.night()
    told = [one["answer"] for one in table.found("informed") if (one["seat"], one["kind"]) == (0, "gained")]
    assert told == [role]
    assert has(table, 0, role, "alchemist") is not has_trait(role, NOTHING_TO_DISTIL)
    go_on(table)


def has_from_the_deal(table: Table, role: str) -> bool:
    """Whether the Alchemist, at seat 0, has this ability and is told so in the first night."""
    told = [(one["seat"], one["answer"]) for one in table.found("informed") if one["kind"] == "gained"]
    return has(table, 0, role, "alchemist") and told == [(0, role)]


def test_an_alchemist_with_a_barons_brings_two_outsiders() -> None:
    roles = "alchemist chef:butler empath:recluse monk soldier saint poisoner imp"
    two, gone = ("butler", "recluse"), ("chef", "empath")
    table = Table(roles, alchemist_deal="baron", alchemist_in=two, alchemist_out=gone).night()
    assert [table.role(seat) for seat in (1, 2)] == ["butler", "recluse"]
    assert has_from_the_deal(table, "baron")
    go_on(table)


def test_an_alchemist_with_a_godfathers_brings_one_or_takes_one_away() -> None:
    roles = "alchemist chef:butler empath monk soldier saint poisoner imp"
    role = "godfather"
    settled = {"alchemist_deal": role, "alchemist_in": ("butler",), "alchemist_out": ("chef",)}
    table = Table(roles, also=role, poisoner=2, **settled)
    assert table.night().role(1) == "butler"
    assert has_from_the_deal(table, role)
    assert table.told(0) == ["godfather", ("butler", "saint")]
    roles = "alchemist chef empath monk soldier saint:mayor poisoner imp"
    settled = {"alchemist_deal": role, "alchemist_in": ("mayor",), "alchemist_out": ("saint",)}
    table = Table(roles, also=role, poisoner=2, **settled)
    assert table.night().role(5) == "mayor"
    go_on(table)


def test_an_alchemist_with_a_xaans_poisons_the_townsfolk_in_the_night_of_the_outsiders() -> None:
    roles = "alchemist chef:butler empath monk soldier saint poisoner imp"
    settled = {"alchemist_deal": "xaan", "alchemist_in": ("butler",), "alchemist_out": ("chef",)}
    table = Table(roles, also="xaan", poisoner=2, **settled)
    assert has_from_the_deal(table.night(), "xaan")
    table.day().night(imp=1, monk=2)
    marked = {mark.seat for mark in table.telling.grimoire.marks if mark.kind == "poisoned"}
    assert {2, 3, 4} <= marked


def test_where_there_are_no_outsiders_a_godfather_may_change_nothing() -> None:
    roles = "alchemist chef empath monk soldier poisoner imp"
    table = Table(roles, also="godfather", alchemist_deal="godfather", alchemist_in=())
    assert table.asked("alchemist_in")[0][:2] == ((), ("butler",))
    assert has_from_the_deal(table.night(), "godfather")


def test_every_minion_who_changes_the_set_is_decided_with_it() -> None:
    assert changing() == ("baron", "godfather", "xaan")
    roles = "alchemist chef empath monk soldier saint poisoner imp"
    table = Table(roles, also="godfather xaan widow witch")
    assert table.asked("alchemist_deal") == [("no", "baron", "godfather", "xaan")]
    assert not set(of_the_deal()) & set(table.night().asked("alchemist")[0])


def test_who_becomes_the_alchemist_later_may_have_a_godfathers_but_no_barons() -> None:
    table = Table("mayor chef empath monk soldier saint poisoner imp", also="alchemist godfather", poisoner=2)
    table.night().day()
    table.telling.amend(("role", 0, "alchemist"))
    table.night(imp=1, monk=4)
    (offered,) = table.asked("alchemist")
    assert "godfather" in offered
    assert "baron" not in offered


def test_an_alchemist_for_whom_none_is_left_is_told_so() -> None:
    roles = ("alchemist", "chef", "empath", "monk", "soldier", "saint", "poisoner", "imp")
    assert ("alchemist", "nothing_gained") in news_of_the_first_night(roles, 8)


def news_of_the_first_night(script: tuple[str, ...], seats: int, seed: int = 1) -> set[tuple[str, str]]:
    """What players woke for in a first night by lot, with what they were told or chose at that line."""
    tale, lots = tale_called("clocktower"), Random(seed)
    telling = Telling(tale, tale.set_up(seats, script))
    found: set[tuple[str, str]] = set()
    while telling.grimoire.number < 2 and telling.grimoire.phase != "dawn":
        if telling.pending is None:
            found |= news(telling)
            telling.begin_beat()
        elif isinstance(telling.pending, Window):
            telling.answer(TIME, None)
        else:
            ask = telling.ask_of(telling.waiting_for()[0])
            assert isinstance(ask, Ask)
            advised = ask.who == STORYTELLER and tale.suggestion(telling.grimoire, ask, lots.randrange).choice
            telling.answer(ask.who, advised or draw(ask.options, lots.randrange))
    return found


def news(telling: Telling) -> set[tuple[str, str]]:
    """For what each was woken in this beat, and what came of it: nothing is an empty word."""
    lines = [line.data() for line in telling.log_of_the_beat if isinstance(line, Event)]
    told = {one["seat"]: one.get("kind", "chose") for one in lines if one["e"] in ("informed", "chose")}
    return {(one["role"], told.get(one["seat"], "")) for one in lines if one["e"] == "woke"}


def test_no_lender_wakes_and_is_told_nothing() -> None:
    kinds = {kind: of_kind(kind, almanac.printed) for kind in ("townsfolk", "outsider", "minion", "demon")}
    for seed in range(60):
        lots = Random(seed)
        lenders = ("alchemist", "pixie", "boffin", "imp", "poisoner", "witch")
        others = [
            role for kind in kinds for role in lots.sample(kinds[kind], 12 if kind == "townsfolk" else 4)
        ]
        script = tuple(dict.fromkeys((*lenders, *others)))
        found = news_of_the_first_night(script, 12, seed)
        assert not [line for line, told in found if line in WAKING and not told]


@pytest.mark.parametrize("role", lendable("plague_doctor"))
def test_a_plague_doctor_with_each_minion(role: str) -> None:
    beside = BESIDE.get(role, "poisoner") if role == "poisoner" else "poisoner"
    roles = f"plague_doctor chef empath monk soldier mayor {beside} imp"
    chosen = {"cerenovus": (3, "chef"), "harpy": (2, 3), "poisoner": 2, "witch": 3, "widow_known": 2}
    table = Table(roles, also=f"{role} saint recluse", **chosen).night()
    if role == "xaan":
        by_hand(table, 2, "saint")
        by_hand(table, 3, "recluse")
    table.day((1, 0, (1, 2, 3, 4, 5)), plague_doctor=role)
    assert role in table.asked("plague_doctor")[0]
    sources = [grant.source for grant in table.telling.grimoire.grants if grant.role == role]
    if has_trait(role, BECOMES_A_PLAYER):
        assert role in table.town.in_play
    elif role == "baron":
        assert sources == []
    else:
        assert sources == ["plague_doctor" if has_trait(role, LENT_TO_A_MINION) else THE_STORYTELLERS]
    if not table.is_over:
        table.night()
        assert (table.told(0), table.woke(0)) == ([], [])
    go_on(table)


def test_what_cannot_come_any_more_is_no_plague() -> None:
    table = Table(
        "plague_doctor chef empath monk soldier mayor poisoner imp", also="summoner xaan", poisoner=2
    )
    table.night(imp=1, monk=1).day().night(imp=1, monk=1).day().night(imp=1, monk=1)
    table.day((1, 0, (1, 2, 3, 4, 5)))
    assert not {"summoner", "xaan"} & set(table.asked("plague_doctor")[0])


def test_the_storyteller_is_a_vizier_in_the_open() -> None:
    roles = "plague_doctor chef empath monk soldier mayor poisoner imp"
    table = (
        Table(roles, also="vizier", poisoner=2).night().day((1, 0, (1, 2, 3, 4, 5)), plague_doctor="vizier")
    )
    table.night(imp=1, monk=1)
    assert [one["kind"] for one in table.found("announced")] == ["storytellers_vizier"]
    table.day((2, 3, (2,)), vizier="death")
    assert table.executed == [3]
    assert [one for one in table.found("used") if one["kind"] == "vizier"] == []


def test_the_storyteller_kills_as_a_psychopath_when_all_have_talked() -> None:
    roles = "plague_doctor chef empath monk soldier mayor poisoner imp"
    table = Table(roles, also="psychopath", poisoner=2).night()
    table.day((1, 0, (1, 2, 3, 4, 5)), plague_doctor="psychopath").night(imp=1, monk=1)
    assert table.day(psychopath=3).dead == [3]


@pytest.mark.parametrize("role", lendable("philosopher"))
def test_a_philosopher_with_each_good_role(role: str) -> None:
    table = Table("philosopher chef empath monk soldier saint poisoner imp", also=role, poisoner=1)
    table.night(philosopher=role)
    assert has(table, 0, role, "philosopher")
    go_on(table)


@pytest.mark.parametrize("role", lendable("cannibal"))
def test_a_cannibal_with_each_good_role(role: str) -> None:
    table = Table("cannibal chef empath monk soldier saint poisoner imp", also=role, poisoner=2).night()
    by_hand(table, 1, role).day((2, 1, ENOUGH))
    assert has(table, 0, role, "cannibal")
    go_on(table)


@pytest.mark.parametrize("role", lendable("pixie"))
def test_a_pixie_with_each_townsfolk(role: str) -> None:
    table = Table("pixie chef empath monk soldier saint poisoner imp", also=role, poisoner=2).night()
    notes.IDOLS.set(table.town, ((0, role),))
    by_hand(table, 1, role).day((2, 1, ENOUGH), pixie="yes")
    assert has(table, 0, role, "pixie")
    go_on(table)


@pytest.mark.parametrize("role", [one for one in lendable("boffin") if one not in NEEDING])
def test_a_boffins_demon_with_each_good_role(role: str) -> None:
    here = [one for one in ("chef", "gambler", "monk", "soldier", "sailor", "fool") if one != role][:5]
    table = Table(f"{' '.join(here)} boffin imp", also=role, boffin=role).night()
    assert has(table, 6, role, "boffin")
    go_on(table)


def test_what_a_boffins_gift_gives_in_turn_works_though_the_demon_is_drunk() -> None:
    table = Table("chef gambler monk soldier sailor boffin imp", also="hermit", boffin="hermit").night()
    table.telling.amend(("mark", 6, "drunk"))
    assert table.town.working(6, "recluse") is not None


def test_a_poisoned_boffin_learns_what_the_demon_has_not() -> None:
    roles = "poisoner chef empath monk soldier mayor slayer virgin boffin imp"
    table = Table(roles, poisoner=2, boffin="saint")
    table.telling.amend(("mark", 8, "poisoned"))
    table.night()
    assert [one["seat"] for one in table.found("informed") if one["kind"] == "boffin"] == [8]
    assert not has(table, 9, "saint", "boffin")


@pytest.mark.parametrize("role", [one for one in lendable("apprentice") if one not in NEEDING])
def test_an_apprentice_with_each_townsfolk_or_minion(role: str) -> None:
    table = Table("chef empath monk soldier slayer poisoner imp", also=role, poisoner=0, apprentice=role)
    seat = arrive(table, "apprentice", "evil" if almanac[role].kind == MINION else "good")
    table.night()
    assert has(table, seat, role, "apprentice")
    go_on(table)


def test_what_comes_to_nothing_is_offered_to_nobody() -> None:
    table = Table("chef empath monk soldier slayer poisoner imp", also="xaan", poisoner=0)
    arrive(table, "apprentice", "evil")
    assert not {"baron", "xaan"} & set(table.night().asked("apprentice")[0])
    table = Table(
        "chef empath monk soldier slayer poisoner imp", also="choirboy atheist huntsman", poisoner=0
    )
    arrive(table, "apprentice", "good")
    assert not {"choirboy", "atheist", "huntsman"} & set(table.night().asked("apprentice")[0])
    table = Table("chef empath monk soldier slayer boffin imp", also="choirboy king atheist butler")
    assert not {"choirboy", "atheist"} & set(table.night().asked("boffin")[0])


def test_an_apprentice_with_a_spys_may_register_as_good() -> None:
    table = Table("chef empath monk soldier slayer poisoner imp", apprentice="spy", poisoner=0)
    seat = arrive(table, "apprentice", "evil")
    assert table.night().town.disguises(seat) == ("spy",)


def test_a_hermit_has_all_outsiders() -> None:
    table = Table("hermit chef empath monk soldier slayer poisoner imp", also=" ".join(OUTSIDERS))
    gained = {grant.role for grant in table.town.abilities(0) if not grant.sham}
    assert gained == {*OUTSIDERS, "hermit"} - {"drunk", "lunatic"}
    assert [grant.role for grant in table.town.abilities(0) if grant.sham] == ["mayor"]
    go_on(table.night(poisoner=2))


def test_what_is_never_lent_is_said_before_the_deal() -> None:
    good = ("philosopher", "chef", "empath", "monk", "soldier", "slayer", "virgin", "drunk", "saint")
    lines = [one for one in advice(7, (*good, "poisoner", "imp")) if one.code == "not-lent"]
    said = [(one.level, dict(one.args)) for one in lines]
    assert said == [("hint", {"role": "philosopher", "roles": ["drunk"]})]
