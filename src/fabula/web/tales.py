"""What a client has to know of the tales: roles, sheet, sets, variants, timers. Facts only."""

from __future__ import annotations

from typing import Any

from fabula.core.cards import NEVER, Choosing, Role
from fabula.core.tale import Scenario, Setting, Tale, Timer
from fabula.games import TALES
from fabula.web.brought import sign_of, signs_of

CERTAIN = "certain"
LED = "led"  # the sign of all roles without rules
PLAIN = "plain"  # the sign of a role that has none of its own yet: `fabula check` names it


def table_of_tales() -> list[dict[str, Any]]:
    """Which tales there are, and for how many."""
    return [{"id": tale.id, "seats": [tale.least_seats, tale.most_seats]} for tale in TALES.values()]


def facts_of(tale: Tale) -> dict[str, Any]:
    """One tale as plain data."""
    return {
        "id": tale.id,
        "seats": [tale.least_seats, tale.most_seats],
        "extra": len(tale.spares),
        "roles": [_role(tale, role) for role in tale.almanac],
        "led": [_led(tale, role) for role in tale.choosable({}) if role not in tale.almanac],
        "settings": [_setting(setting) for setting in tale.settings if setting.is_offered],
        "timers": [_timer(timer) for timer in tale.timers],
        "may_choose": {role: said(whom) for role, whom in tale.may_choose.items()},
        "ruled_choices": {role: whom.ruling for role, whom in tale.may_choose.items() if whom.ruling},
        "dead_may_watch": tale.dead_may_watch,
        "glossary": {group: list(ids) for group, ids in tale.glossary.items()},
        **_nights(tale),
        **_sets(tale),
    }


def _nights(tale: Tale) -> dict[str, Any]:
    """What is called in which order, and what is said aloud."""
    calls = dict.fromkeys((*tale.sheet, *tale.introductions))
    return {
        "sheet": list(tale.sheet),
        "printed_sheets": {name: dict(sheets) for name, sheets in tale.printed_sheets.items()},
        "calls": {call: roles_called(tale, call) for call in calls},
        "introductions": list(tale.introductions),
        "times": dict(tale.times),
        "asleep": list(tale.asleep),
        "aloud": tale.calls_aloud,
        "speech": list(tale.speech),
    }


def _sets(tale: Tale) -> dict[str, Any]:
    """What may be played: sets, scripts and scenarios, who may be beside them, and how a set is chosen."""
    seats = range(tale.least_seats, tale.most_seats + 1)
    return {
        "numbers": {str(n): dict(tale.numbers(n)) for n in seats},
        "sets": {str(n): list(tale.suggest(n)) for n in seats},
        "circles": {one: {str(n): list(tale.suggest_for(one, n)) for n in seats} for one in tale.circles},
        "next_roles": list(tale.next_roles),
        "plain_roles": list(tale.plain_roles),
        "scripts": {name: list(roles) for name, roles in tale.scripts.items()},
        "small_scripts": {name: list(roles) for name, roles in tale.small_scripts.items()},
        "levels": dict(tale.levels),
        "company": list(tale.company),
        "company_for": {need: list(roles) for need, roles in tale.company_for.items()},
        "late_company": list(tale.late_company),
        "jinxes": [list(pair) for pair in tale.jinxes],
        "led_jinxes": [list(pair) for pair in tale.led_jinxes],
        "scenarios": [_scenario(tale, scenario) for scenario in tale.scenarios],
        "choosing": list(tale.ways_to_choose),
        "wishable": list(tale.wishable),
        "choose_roles": list(tale.choose_roles),
    }


def said(whom: Choosing) -> dict[str, bool]:
    """What is the same at every table of whom a role may choose."""
    return {word: may for word, may in whom._asdict().items() if may is not None and word != "ruling"}


def roles_called(tale: Tale, call: str) -> list[str]:
    """The roles that wake at a call; where two are named in one, both. Who is only met is met alone."""
    only_met = (call,) if call not in tale.sheet and call in tale.almanac else ()
    return [role.id for role in tale.almanac if call in role.calls or role.id in only_met]


def _role(tale: Tale, role: Role) -> dict[str, Any]:
    calls = sorted(tale.sheet.index(call) for call in role.calls)
    return {
        "tale": tale.id,
        "id": role.id,
        "kind": role.kind,
        "side": _side(tale, role),
        "icon": _icon(tale, role),
        "wakes": bool(calls),
        "copies": role.copies,
        "step": calls[0] if calls else None,
        "tempo": role.tempo,
        "clashes": list(role.clashes),
        "grade": role.grade if any(one.grade != CERTAIN for one in tale.almanac) else None,
    }


def _icon(tale: Tale, role: Role) -> str:
    return sign_of(tale.id, role.id) if role.id in signs_of(tale.id) else role.icon or PLAIN


def _led(tale: Tale, id: str) -> dict[str, Any]:
    """A role without rules."""
    role = tale.almanac[id]
    facts = {
        "tale": tale.id,
        "id": id,
        "kind": role.kind,
        "side": _side(tale, role),
        "icon": LED,
        "wakes": role.wakes is not NEVER,
        "tempo": role.tempo,
        "clashes": list(role.clashes),
    }
    return {**facts, "copies": 1, "step": None, "grade": None}


def _side(tale: Tale, role: Role) -> str:
    """The side all its players are on; its kind, where that is not known of all."""
    return role.kind if role.kind in tale.of_either_side else role.side


def _setting(setting: Setting) -> dict[str, Any]:
    data: dict[str, Any] = {"key": setting.key, "default": setting.default, "under": setting.under}
    if setting.led is not None:
        data["led"] = setting.led
    if setting.chapter:
        data["chapter"] = setting.chapter
    if setting.without:
        data["without"] = setting.without
    if setting.told:
        data["told"] = setting.told
    return (
        {**data, "kind": "one_of", "options": setting.options}
        if setting.options
        else {**data, "kind": "flag"}
    )


def _scenario(tale: Tale, scenario: Scenario) -> dict[str, Any]:
    """Its sets, one for each card where the book leaves a choice."""
    return {
        "id": scenario.id,
        "seats": scenario.seats,
        "family": scenario.family,
        "told": scenario.told,
        "sets": [
            {"with": card, "roles": scenario.roles(*([card] if card else []))}
            for card in scenario.choices or (None,)
        ],
        "settings": tale.condition_of(scenario),
        "more": {
            str(seats): list(more)
            for seats in range(scenario.seats + 1, tale.most_seats + 1)
            if (more := tale.filled_up(scenario, seats))
        },
    }


def _timer(timer: Timer) -> dict[str, Any]:
    return {
        "key": timer.key,
        "default": timer.default,
        "least": timer.least,
        "most": timer.most,
        "advised": {str(seats): seconds for seats, seconds in timer.advised.items()},
        "always": timer.always,
        "beside": timer.beside,
    }
