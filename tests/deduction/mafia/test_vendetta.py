"""The deals of Blood Vendetta that are left: of cases by hand, and of games that were played."""

from __future__ import annotations

from typing import Any

from tests.deduction.mafia.games import vendetta_by_lot

from fabula.deduction import deals, read_case
from fabula.deduction.mafia.record import Played
from fabula.deduction.vendetta.played import is_kept

GAMES = 30
NAMES = ["Ann", "Ben", "Cem", "Dot", "Eli", "Fay"]
TURNED = {"yes": "no", "no": "yes", "vampire": "hunter", "hunter": "vampire"}


def case_of(roles: str, **more: Any) -> dict[str, Any]:
    """A case of six, of whom Ann tells what she has seen."""
    return {"tale": "vendetta", "players": NAMES, "set": roles.split(), "nights": 2, "you": "Ann", **more}


def checked(role: str, shown: str, *players: str) -> dict[str, Any]:
    """What Ann was told in the first light."""
    return {"by": "Ann", "night": 1, "role": role, "players": [*players], "shown": shown}


def test_a_type_card_says_who_is_a_hunter_and_a_kitsune_passes_for_a_vampire() -> None:
    roles = "count vampire vampire hunter kitsune vampire"
    case = case_of(roles, claims={"Ann": "count"}, info=[checked("count", "vampire", "Ben")])
    found = deals(read_case(case))
    assert found.chances(1).keys() == {"vampire", "kitsune"}
    case = case_of(roles, claims={"Ann": "count"}, info=[checked("count", "hunter", "Ben")])
    assert deals(read_case(case)).certain == {0: "count", 1: "hunter"}


def test_how_many_of_three_are_no_vampires_is_counted() -> None:
    roles = "revenant vampire vampire hunter werewolf vampire"
    told = [checked("revenant", "2", "Ben", "Cem", "Dot")]
    found = deals(read_case(case_of(roles, claims={"Ann": "revenant"}, info=told)))
    assert found.count == 3 * 2
    assert found.may_be("hunters") == dict.fromkeys((1, 2, 3), 1 / 3)


def test_a_fledgling_has_seen_the_hunters_and_nobody_else_is_one() -> None:
    roles = "fledgling vampire vampire hunter scout vampire"
    met = {
        "by": "Ann",
        "night": 0,
        "role": "fledgling",
        "kind": "met",
        "players": ["Ben", "Eli"],
        "shown": "hunters",
    }
    found = deals(read_case(case_of(roles, claims={"Ann": "fledgling"}, info=[met])))
    assert tuple(found.may_be("hunters")) == (1, 4)
    assert found.certain[2] == "vampire"


def test_what_lies_under_a_pile_is_part_of_a_deal() -> None:
    found = deals(
        read_case(case_of("lord vampire vampire vampire vampire hunter", claims={"Ann": "vampire"}))
    )
    assert found.count == 3 * 5 * 4
    assert found.chances(1)["king"] == found.chances(1)["count"]


def test_what_was_dealt_is_never_excluded() -> None:
    cases = {game: played for game in range(GAMES) if (played := vendetta_by_lot(game)) is not None}
    assert len(cases) > GAMES // 2
    assert [game for game, played in cases.items() if not is_kept(played)] == []


def test_the_law_sees_a_fact_that_is_not_so() -> None:
    lost = 0
    for game in range(GAMES):
        played = vendetta_by_lot(game, 6, 10)
        if played is not None:
            info = [
                {**one, "shown": TURNED.get(one.get("shown", ""), one.get("shown"))}
                for one in played.file["info"]
            ]
            lost += not is_kept(Played({**played.file, "info": info}, played.roles))
    assert lost
