"""A second opinion on first nights: every deal by itself, every answer for every way to register."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from random import Random
from typing import Any

Case = dict[str, Any]
TOWNSFOLK = (
    "washerwoman",
    "librarian",
    "investigator",
    "chef",
    "empath",
    "fortuneteller",
    "soldier",
    "mayor",
)
OUTSIDERS = ("recluse", "saint", "butler", "drunk")
MINIONS = ("poisoner", "spy", "baron", "scarletwoman")
KIND = {
    **dict.fromkeys(TOWNSFOLK, "townsfolk"),
    **dict.fromkeys(OUTSIDERS, "outsider"),
    **dict.fromkeys(MINIONS, "minion"),
    "imp": "demon",
}
COUNTS = {5: (3, 0, 1, 1), 6: (3, 1, 1, 1), 7: (5, 0, 1, 1)}
EVIL = ("minion", "demon")


def guises(role: str) -> tuple[tuple[bool, str, str], ...]:
    """What a role may register as: evil or not, its kind, its role; `any` for any of a kind."""
    true = (KIND[role] in EVIL, KIND[role], role)
    if role == "recluse":
        return (true, (True, "minion", "any"), (True, "demon", "any"))
    if role == "spy":
        return (true, (False, "townsfolk", "any"), (False, "outsider", "any"))
    return (true,)


def may_be(role: str, wanted: str) -> bool:
    """Whether a check may take somebody for a role."""
    return any(seen in (wanted, "any") and kind == KIND[wanted] for _, kind, seen in guises(role))


def can_be_told(deal: tuple[str, ...], told: Case, herring: int) -> bool:
    """Whether an able player may be told this."""
    seats, by = len(deal), told["by"]
    evil = [{one[0] for one in guises(role)} for role in deal]
    if told["role"] == "chef":
        pairs = [(one, (one + 1) % seats) for one in range(seats)]
        ways = [{a and b for a in evil[one] for b in evil[other]} for one, other in pairs]
        return any(sum(one) == told["count"] for one in product(*ways))
    if told["role"] == "empath":
        beside = [evil[by - 1], evil[(by + 1) % seats]]
        return any(sum(one) == told["count"] for one in product(*beside))
    if told["role"] == "fortuneteller":
        seen = [{k == "demon" for _, k, _ in guises(deal[one])} | set() for one in told["players"]]
        answers = {any(one) for one in product(*seen)}
        if herring in told["players"]:
            answers = {True}
        return told["yes"] in answers
    if told.get("none"):
        return all(
            any(kind != "outsider" for _, kind, _ in guises(role))
            for seat, role in enumerate(deal)
            if seat != by
        )
    return any(may_be(deal[one], told["shown"]) for one in told["among"])


def holds(case: Case, deal: tuple[str, ...], told: list[Case]) -> bool:
    """Whether somebody poisoned and somebody a red herring explain what the good were told."""
    honest = [one for one in told if deal[one["by"]] == one["role"]]
    poisoned: tuple[int, ...] = tuple(range(len(deal))) if "poisoner" in deal else (-1,)
    herrings = [seat for seat, role in enumerate(deal) if KIND[role] not in EVIL or role == "spy"]
    return any(
        all(one["by"] == victim or can_be_told(deal, one, herring) for one in honest)
        for victim, herring in product(poisoned, herrings)
    )


def all_deals(case: Case) -> Iterator[tuple[str, ...]]:
    """Every deal that the claims and the table allow."""
    claims = [case["claims"][name] for name in case["players"]]
    counts, seats = case["base_counts"], range(len(claims))
    hidden = case["hidden_roles"]
    for number in range(2, len(hidden) + 1):
        for roles in combinations(hidden, number):
            kinds = [KIND[role] for role in roles]
            if kinds.count("demon") != 1 or kinds.count("minion") != counts["minion"]:
                continue
            for chairs in permutations(seats, number):
                deal = list(claims)
                for role, chair in zip(roles, chairs, strict=True):
                    deal[chair] = role
                outsiders = sum(KIND[role] == "outsider" for role in deal)
                drunk = [claims[chair] for role, chair in zip(roles, chairs, strict=True) if role == "drunk"]
                if outsiders != counts["outsider"] + 2 * ("baron" in roles):
                    continue
                if len(set(deal)) == len(deal) and all(
                    KIND[role] == "townsfolk" and role not in deal for role in drunk
                ):
                    yield tuple(deal)


def left(case: Case) -> set[tuple[str, ...]]:
    """The deals that are left."""
    seat = {name: place for place, name in enumerate(case["players"])}
    told = []
    for one in case["info"]:
        here = {**one, "by": seat[one["by"]]}
        for key in ("among", "players"):
            if key in one:
                here[key] = [seat[name] for name in one[key]]
        told.append(here)
    return {deal for deal in all_deals(case) if holds(case, deal, told)}


def first_night(lots: Random) -> Case:
    """A first night by lot."""
    seats = lots.choice((5, 6, 7))
    names = [f"p{seat}" for seat in range(seats)]
    outsiders = lots.sample(OUTSIDERS[:3], lots.choice((0, 1, 1, 2)))
    claims = [*outsiders, *lots.sample(TOWNSFOLK, seats - len(outsiders))]
    lots.shuffle(claims)
    minions = lots.sample(MINIONS, lots.choice((1, 2, 3)))
    hidden = ["imp", *minions, *lots.choice((["drunk"], []))]
    info = [
        one for seat, role in enumerate(claims) if (one := _news(lots, names, seat, role, [*claims, *hidden]))
    ]
    return {
        "format": "botc-puzzle/1", "players": names, "you": None, "you_may_be": [],
        "claims": dict(zip(names, claims, strict=True)),
        "base_counts": dict(zip(("townsfolk", "outsider", "minion", "demon"), COUNTS[seats], strict=True)),
        "hidden_roles": hidden, "script": [*claims, *hidden], "duplicates_allowed": False,
        "demon_may_attack_dead": True, "last_day_finished": False, "nights": 1, "days": 1, "events": [],
        "info": info,
    }  # fmt: skip


def _news(lots: Random, names: list[str], seat: int, role: str, script: list[str]) -> Case | None:
    news: Case = {"by": names[seat], "night": 1, "role": role}
    others = [name for name in names if name != names[seat]]
    looked_for = {"washerwoman": "townsfolk", "librarian": "outsider", "investigator": "minion"}
    if role in looked_for:
        shown = [one for one in script if KIND[one] == looked_for[role]]
        if role == "librarian" and (not shown or lots.random() < 0.3):
            return {**news, "none": True}
        return {**news, "among": lots.sample(others, 2), "shown": lots.choice(shown)}
    if role in ("chef", "empath"):
        return {**news, "count": lots.choice((0, 0, 1, 1, 2))}
    if role == "fortuneteller":
        return {**news, "players": lots.sample(names, 2), "yes": lots.choice((True, False))}
    return None
