"""Who is drunk till dusk, on whom it shows, and who kills or is set up beside whom."""

from __future__ import annotations

from typing import Any

from tests.deduction.clocktower.test_carousel import ONE_OUTSIDER, STRICT, told
from tests.deduction.clocktower.test_format import dealt
from tests.deduction.clocktower.test_histories import a_case, died, left


def kept(by: str, *players: str, night: int = 2) -> Any:
    """Whom an Innkeeper kept from harm."""
    return {"by": by, "night": night, "role": "innkeeper", "kind": "choice", "players": [*players]}


def test_a_demon_that_an_innkeeper_made_drunk_kills_again_the_next_night() -> None:
    names = ["Ann", "Ben", "Cem", "Dot", "Eli", "Fay", "Gus"]
    claims = ["gambler", "exorcist", "innkeeper", "fortuneteller", "butler", "towncrier", "flowergirl"]
    asked = told("Dot", "fortuneteller", players=["Gus", "Ann"], yes=False, night=2)
    counts = {"townsfolk": 5, "outsider": 0, "minion": 1, "demon": 1}
    file = {
        **a_case("chef empath slayer virgin mayor", "poisoner baron nodashii", **STRICT), "players": names,
        "claims": dict(zip(names, claims, strict=True)), "base_counts": counts, "nights": 3, "days": 3,
        "events": [died("Cem", night=3)], "info": [kept("Cem", "Eli", "Gus"), asked],
    }  # fmt: skip
    deal = (*claims[:4], "poisoner", "towncrier", "nodashii")
    assert deal in dealt(left(file))  # Gus was drunk in the second night alone
    assert len(dealt(left(file))) == 11


def test_an_innkeeper_who_is_the_drunk_one_keeps_nobody_from_harm() -> None:
    """Whom they chose besides is found dead: so they were drunk themselves, which nobody else need be."""
    events = [died("Ben", night=2)]
    file = a_case("innkeeper chef slayer virgin mayor", "imp witch", nights=2, events=events, **STRICT)
    file["info"] = [kept("Ann", "Ann", "Ben")]
    assert ("innkeeper", "chef", "slayer", "imp", "witch") in dealt(left(file))
    file["info"] = [kept("Ann", "Cem", "Ben")]
    assert not any(roles[0] == "innkeeper" for roles in dealt(left(file)))


def test_while_a_courtier_is_made_drunk_whom_they_made_drunk_is_well() -> None:
    """The Pukka poisons Cem in the second night, for Ben is drunk, who had made it drunk."""
    courted = {"by": "Ben", "night": 1, "role": "courtier", "kind": "choice", "chose_role": "pukka"}
    false = told("Cem", "empath", count=2, night=2)
    file = a_case("innkeeper courtier empath virgin mayor", "pukka witch", nights=2)
    file["info"] = [courted, kept("Ann", "Ben", "Dot"), false]
    deal = ("innkeeper", "courtier", "empath", "pukka", "witch")
    assert deal in dealt(left(file))
    file["info"] = [courted, kept("Ann", "Dot", "Eli"), false]
    assert deal not in dealt(left(file))


def test_a_spy_whom_an_innkeeper_has_made_drunk_seems_what_they_are() -> None:
    file = a_case("innkeeper empath slayer virgin mayor", "imp spy", nights=2, **STRICT)
    file["info"] = [kept("Ann", "Ben", "Cem"), told("Ben", "empath", count=0, night=2)]
    spy = ("innkeeper", "empath", "spy", "imp", "mayor")
    assert spy in dealt(left(file))  # Ben is drunk, or the Spy seems good
    file["info"] = [kept("Ann", "Cem", "Cem"), told("Ben", "empath", count=0, night=2)]
    assert spy not in dealt(left(file))


def test_a_godfather_whom_a_vigormortis_has_killed_kills_all_the_same() -> None:
    events = [died("Cem", day=1), died("Eli", night=2)]
    file = a_case(
        "chef empath butler virgin mayor", "vigormortis godfather", nights=2, events=events,
        base_counts={"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}, **STRICT,
    )  # fmt: skip
    assert not any(roles[4] == "godfather" and roles[2] == "butler" for roles in dealt(left(file)))
    assert any(roles[4] == "godfather" for roles in dealt(left({**file, "events": events[1:]})))


def test_nobody_is_dealt_beside_a_heretic_who_is_never_in_play_with_them() -> None:
    file = a_case("heretic chef slayer virgin mayor", "imp spy witch", base_counts=ONE_OUTSIDER)
    true = {roles for roles in dealt(left(file)) if "heretic" in roles}
    assert true
    assert not any("spy" in roles for roles in true)
    hidden = a_case("butler chef slayer virgin mayor", "imp spy heretic", base_counts=ONE_OUTSIDER)
    assert not any({"spy", "heretic"} <= {*roles} for roles in dealt(left(hidden)))


def test_a_kazali_may_make_a_minion_who_is_never_dealt_beside_a_heretic() -> None:
    file = a_case("heretic chef slayer virgin mayor", "kazali spy", base_counts=ONE_OUTSIDER)
    assert any({"heretic", "spy"} <= {*roles} for roles in dealt(left(file)))


def test_a_king_whom_a_choirboy_brought_may_have_been_made_a_minion_by_a_kazali() -> None:
    made = a_case("choirboy chef slayer virgin mayor", "kazali spy")
    assert ("choirboy", "chef", "slayer", "kazali", "spy") in dealt(left(made))
    assert not any("choirboy" in roles for roles in dealt(left({**made, "hidden_roles": ["imp", "spy"]})))


def test_all_are_well_again_when_the_minstrel_dies() -> None:
    """A Minion was executed the day before: while the Minstrel lives the Tinker is drunk and does not die."""
    names = ["Ann", "Ben", "Cem", "Dot", "Eli", "Fay", "Gus"]
    claims = ["minstrel", "tinker", "chef", "slayer", "virgin", "mayor", "sage"]
    dies = {"type": "death", "day": 2, "player": "Ben", "cause": "tinker"}
    file = {
        **a_case("chef empath slayer virgin mayor", "imp witch"), "players": names, "nights": 2, "days": 2,
        "claims": dict(zip(names, claims, strict=True)),
        "base_counts": {"townsfolk": 4, "outsider": 1, "minion": 1, "demon": 1},
        "events": [died("Cem", day=1), died("Ann", day=2), dies],
    }  # fmt: skip
    deal = ("minstrel", "tinker", "witch", "imp", "virgin", "mayor", "sage")
    assert deal in dealt(left(file))
    assert deal not in dealt(left({**file, "events": [died("Cem", day=1), dies]}))


def test_a_boffin_is_named_who_may_lend_the_demon_what_saves_somebody() -> None:
    file = a_case("chef empath slayer virgin mayor", "imp boffin")
    assert left({**file, "script": ["imp", "boffin", "fool", "chef"]}).left_out == ("boffin",)
    assert left({**file, "script": ["imp", "boffin", "chef"]}).left_out == ()


def courted(role: str) -> Any:
    """Whom the Courtier Ben made drunk in the first night."""
    return {"by": "Ben", "night": 1, "role": "courtier", "kind": "choice", "chose_role": role}


def test_while_a_philosopher_has_the_ability_of_a_courtier_whom_that_made_drunk_is_well() -> None:
    """The Pukka poisons Cem in the second night, for Ben is drunk."""
    gained = {"by": "Ann", "night": 2, "role": "philosopher", "kind": "choice", "chose_role": "courtier"}
    file = a_case("philosopher courtier empath virgin mayor", "pukka witch", nights=2)
    file["info"] = [courted("pukka"), gained, told("Cem", "empath", count=2, night=2)]
    deal = ("philosopher", "courtier", "empath", "pukka", "witch")
    assert deal in dealt(left(file))
    file["info"] = [courted("pukka"), {**gained, "chose_role": "sage"}, file["info"][2]]
    assert deal not in dealt(left(file))


def test_whom_a_courtier_made_drunk_is_well_when_a_sweetheart_dies_for_whom_the_courtier_is_drunk() -> None:
    file = a_case(
        "sweetheart courtier slayer virgin mayor", "imp witch", nights=2, base_counts=ONE_OUTSIDER,
        events=[died("Ann", day=1), died("Cem", night=2)], info=[courted("imp")],
    )  # fmt: skip
    deal = ("sweetheart", "courtier", "slayer", "imp", "witch")
    assert deal in dealt(left(file))
    assert deal not in dealt(left({**file, "events": [died("Cem", day=1), died("Eli", night=2)]}))


def test_in_the_night_of_a_xaan_whom_a_courtier_made_drunk_is_well() -> None:
    """With two Outsiders all Townsfolk are poisoned in the second night, the Courtier with them."""
    two = {"townsfolk": 1, "outsider": 2, "minion": 1, "demon": 1}
    file = a_case(
        "chef courtier butler saint mayor", "imp xaan", nights=3, days=2, base_counts=two,
        events=[died("Cem", night=2)], info=[courted("imp")],
    )  # fmt: skip
    deal = ("imp", "courtier", "butler", "saint", "xaan")
    assert deal in dealt(left(file))
    assert deal not in dealt(left({**file, "events": [died("Cem", night=3)]}))


def test_an_assassin_is_well_in_time_where_the_demon_kills_the_courtier_first() -> None:
    """Of the two a Demon can have killed one alone: the Courtier, before the Assassin's turn."""
    courted = {"by": "Ben", "night": 1, "role": "courtier", "kind": "choice", "chose_role": "assassin"}
    file = a_case("chef courtier slayer virgin mayor", "imp assassin", nights=2, **STRICT)
    file["info"] = [courted]
    file["events"] = [died("Ben", night=2), died("Ann", night=2)]
    assert ("chef", "courtier", "slayer", "imp", "assassin") in dealt(left(file))
    file["events"] = [died("Cem", night=2), died("Ann", night=2)]
    assert not any(roles[1] == "courtier" for roles in dealt(left(file)))


def test_a_shabaloth_brings_back_a_gambler_of_whose_death_nobody_hears() -> None:
    """It had chosen Ann the night before, who was kept from harm, or it drank with the Innkeeper."""
    wrong = {"by": "Ann", "night": 3, "role": "gambler", "kind": "choice", "player": "Cem", "guess": "imp"}
    guests = {("Ann", "Cem"): {2, 3, 4}, ("Dot", "Cem"): {2, 3}, (): set[int]()}
    for demon in ("shabaloth", "po"):
        file = a_case("gambler innkeeper slayer virgin mayor", f"{demon} assassin", nights=3)
        for some, seats in guests.items():
            file["info"] = [*([kept("Ben", *some)] if some else ()), wrong]
            demons = {deal.index(demon) for deal in dealt(left(file)) if deal[:2] == ("gambler", "innkeeper")}
            assert demons == (seats if demon == "shabaloth" else set()), (demon, some)
