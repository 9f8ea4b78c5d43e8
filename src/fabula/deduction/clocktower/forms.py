"""How a case file is written: what each field holds, and in which words something else is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabula.deduction.clocktower.roles import KIND
from fabula.deduction.forms import Json, NoCase, claim_each, name_players
from fabula.games.clocktower.almanac.cards import KINDS

MOST_NIGHTS = 99

NEEDED: dict[str, type] = {"players": list, "claims": dict, "base_counts": dict, "hidden_roles": list}
GIVEN: dict[str, type] = {
    "you_may_be": list, "events": list, "info": list, "extra_facts": list, "hermit_outsiders": list,
    "script": list, "you": str,
    "nights": int, "days": int,
}  # fmt: skip
FIELDS = {**NEEDED, **GIVEN}
NAMED = {list: "a list", dict: "an object", int: "a number", str: "a name"}
ROLES = ("hidden_roles", "you_may_be", "hermit_outsiders", "script")

WORDS = (
    "type", "op", "player", "target", "nominee", "nominator", "caller", "chosen", "cause", "by", "role",
    "other", "kind", "from_role", "to_role", "guess", "direction", "shown_player", "category",
    "fortune_teller", "reported_by",
)  # fmt: skip
NUMBERS = ("day", "night", "count", "n", "exactly", "min", "max")
LISTS = ("players", "among", "voters", "roles")
EITHER = ("shown", "chose_role")  # one word, or several
# What each statement has to say: without it nothing follows from it.
PARTS: dict[str, tuple[str, ...]] = {
    "is_role": ("player",),
    "is_category": ("player", "category"),
    "is_evil": ("player",),
    "distinct_categories_among": ("players",),
    "red_herring_of": ("player",),
    "poisoned_by": ("player",),
    "exactly": ("n", "args"),
}
NAMING = {"is_role": 1, "in_play": 1, "adjacent_roles": 2}  # how many roles a statement names


def be_sound(file: Json) -> None:
    """Refuse a file without what each case needs, or with something in the place of something else."""
    if not isinstance(file, Mapping):
        raise NoCase("a case is an object with players, claims, base_counts and hidden_roles")
    for name, kind in FIELDS.items():
        what = file.get(name)
        if what is None and name in NEEDED:
            raise NoCase(f"the case has no {name}")
        if what is not None and not isinstance(what, kind):
            raise NoCase(f"{name} is not {NAMED[kind]}")
    name_players(file["players"])
    _name_roles(file)
    for one in KINDS:
        number = file["base_counts"].get(one)
        if not isinstance(number, int) or (number < 0 and one == "minion"):
            raise NoCase(f"base_counts does not say how many are {one}")
    for name in ("nights", "days"):
        if (file.get(name) or 0) > MOST_NIGHTS:
            raise NoCase(f"{name} is more than {MOST_NIGHTS}")


def _name_roles(file: Json) -> None:
    """Each player claims a role, and all roles are known."""
    claim_each(file["claims"], file["players"])
    for role in (*file["claims"].values(), *file["hidden_roles"]):
        if not isinstance(role, str) or role not in KIND:
            raise NoCase(f"nobody knows the role {role}")
    for name in ROLES:
        if not _are_words(file.get(name) or []):
            raise NoCase(f"{name} is not a list of roles")


# ---- one thing of a list


def _is_word(what: object) -> bool:
    return isinstance(what, str)


def _is_number(what: object) -> bool:
    return isinstance(what, int)


def _are_words(what: object) -> bool:
    return isinstance(what, list) and ({*map(type, what)} <= {str} or all(map(_is_word, what)))


def _is_either(what: object) -> bool:
    return _is_word(what) or _are_words(what)


def _are_guesses(what: object) -> bool:
    return isinstance(what, Mapping) and all(isinstance(one, str) for one in what.values())


FORMS: dict[str, tuple[Callable[[object], bool], str]] = {
    **dict.fromkeys(WORDS, (_is_word, "a word")),
    **dict.fromkeys(NUMBERS, (_is_number, "a number")),
    **dict.fromkeys(LISTS, (_are_words, "a list of words")),
    **dict.fromkeys(EITHER, (_is_either, "a word or a list of words")),
    "guesses": (_are_guesses, "an object with a role for each name"),
}
PLAINLY: dict[str, type] = {**dict.fromkeys((*WORDS, *EITHER), str), **dict.fromkeys(NUMBERS, int)}


def be_formed(one: Json) -> None:
    """Refuse an event, something told or a statement with something in the place of something else."""
    for name, what in one.items():
        if what is None or type(what) is PLAINLY.get(name):  # nearly everything
            continue
        form = FORMS.get(name)
        if form is not None and not form[0](what):
            raise NoCase(f"{name} is not {form[1]}")
    if one.get("category") is not None and one["category"] not in KINDS:
        raise NoCase(f"there is no category {one['category']}")


def has_its_parts(one: Json, *names: str) -> None:
    """Refuse what does not say what it has to."""
    for name in names:
        if one.get(name) in (None, "", []):
            raise KeyError(name)
