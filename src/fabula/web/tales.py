"""What a client has to know of the tales: roles, sheet, sets, variants, timers. Facts only."""

from __future__ import annotations

from typing import Any

from fabula.core.cards import NEVER, Choosing, Role
from fabula.core.parts import Scenario, Scenarios
from fabula.core.scenes import watched
from fabula.core.tale import Setting, Tale, Timer
from fabula.deduction import NOTES_ALLOW
from fabula.games import TALES
from fabula.web.drawings import sign_of, symbol_of

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
        "spares": len(tale.spares),
        "many_nights": tale.many_nights,
        "by_lot": tale.box is not None,
        "roles": [_role(tale, role) for role in tale.almanac],
        "led": [_led(tale, role) for role in tale.choosable({}) if role not in tale.almanac],
        "settings": [_setting(setting) for setting in tale.settings if setting.is_offered],
        "timers": [_timer(timer) for timer in tale.timers],
        "may_choose": {role: said(whom) for role, whom in tale.may_choose.items()},
        "ruled_choices": {role: whom.ruling for role, whom in tale.may_choose.items() if whom.ruling},
        "dead_may_watch": tale.dead_may_watch,
        "notes_help": tale.id in NOTES_ALLOW,
        "looks": dict(tale.looks),
        "counted": list(tale.counted),
        "answered_in": dict(tale.answered_in),
        "glossary": {group: list(ids) for group, ids in tale.glossary.items()},
        **_nights(tale),
        **_sets(tale),
        **_scripts(tale),
        **_company(tale),
    }


def _nights(tale: Tale) -> dict[str, Any]:
    """What is called in which order, and what is said aloud."""
    calls = dict.fromkeys((*tale.sheet, *tale.nights.introductions))
    nights = tale.nights
    printed = {} if tale.scripts is None else tale.scripts.sheets
    return {
        "sheet": list(tale.sheet),
        "printed_sheets": {name: dict(sheets) for name, sheets in printed.items()},
        "calls": {call: roles_called(tale, call) for call in calls},
        "introductions": list(nights.introductions),
        "times": dict(nights.times),
        "asleep": list(nights.asleep),
        "twice": list(nights.twice),
        "aloud": nights.aloud,
        "speech": list(nights.wordings),
        "watched": {event: list(words) for event, words in watched(tale.scenes).items()},
    }


def _sets(tale: Tale) -> dict[str, Any]:
    """What may be played: sets and scenarios, and how a set is chosen."""
    seats = range(tale.least_seats, tale.most_seats + 1)
    circles, lessons, casting = tale.circles, tale.lessons, tale.casting
    return {
        "sets": {str(n): list(tale.suggest(n)) for n in seats},
        "circles": {one: {str(n): list(circles.suggest(one, n)) for n in seats} for one in circles.kinds}
        if circles
        else {},
        "next_roles": list(lessons.order) if lessons else [],
        "plain_roles": list(lessons.plain) if lessons else [],
        "scenarios": _scenarios(tale),
        "choosing": list(casting.ways) if casting else [],
        "wishable": list(casting.wishable) if casting else [],
        "choose_roles": list(tale.choose_roles),
    }


def _scripts(tale: Tale) -> dict[str, Any]:
    """The scripts of a tale, and how many of each kind are in play out of one."""
    scripts, seats = tale.scripts, range(tale.least_seats, tale.most_seats + 1)
    if scripts is None:
        none: dict[str, Any] = {"numbers": {str(n): {} for n in seats}, "scripts": {}, "small_scripts": {}}
        return {**none, "levels": {}, "jinxes": [], "led_jinxes": []}
    return {
        "numbers": {str(n): dict(scripts.numbers(n)) for n in seats},
        "scripts": {name: list(roles) for name, roles in scripts.named.items()},
        "small_scripts": {name: list(roles) for name, roles in scripts.small.items()},
        "levels": dict(scripts.levels),
        "jinxes": [list(pair) for pair in scripts.jinxes],
        "led_jinxes": [list(pair) for pair in scripts.led_jinxes],
    }


def _company(tale: Tale) -> dict[str, Any]:
    """Who may be in play besides the players."""
    company = tale.company
    return {
        "company": list(company.members) if company else [],
        "company_for": {need: list(roles) for need, roles in company.needs.items()} if company else {},
        "late_company": list(company.late) if company else [],
        "marks": marks_of(tale),
    }


def marks_of(tale: Tale) -> dict[str, str]:
    """Whose each mark is that may lie at a seat: a role of the almanac, or one of the company."""
    besides = tale.company.marks if tale.company is not None else {}
    owned = (*((role.id, role.marks) for role in tale.almanac), *besides.items())
    return {mark: id for id, marks in owned for mark in marks}


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
        "speaks": role.speaks,
        "grade": role.grade if any(one.grade != CERTAIN for one in tale.almanac) else None,
    }


def _icon(tale: Tale, role: Role) -> str:
    """The sign drawn for a role, or the one in its header; a plain one until it has either."""
    return sign_of(tale.id, role.id) if symbol_of(tale.id, role.id) else role.icon or PLAIN


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
        "speaks": role.speaks,
    }
    return {**facts, "copies": 1, "step": None, "grade": None}


def _side(tale: Tale, role: Role) -> str:
    """The side all its players are on; its kind, where that is not known of all."""
    kinds = tale.latecomers.kinds if tale.latecomers is not None else ()
    return role.kind if role.kind in kinds else role.side


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


def _scenarios(tale: Tale) -> list[dict[str, Any]]:
    of = tale.scenarios
    return [] if of is None else [_scenario(of, one, tale.most_seats) for one in of.printed]


def _scenario(of: Scenarios, scenario: Scenario, most: int) -> dict[str, Any]:
    """Its sets, one for each card where the book leaves a choice."""
    more = {seats: of.filled_up(scenario, seats) for seats in range(scenario.seats + 1, most + 1)}
    return {
        "id": scenario.id,
        "seats": scenario.seats,
        "family": scenario.family,
        "told": scenario.told,
        "sets": [
            {"with": card, "roles": scenario.roles(*([card] if card else []))}
            for card in scenario.choices or (None,)
        ],
        "settings": of.condition_of(scenario),
        "more": {str(seats): list(roles) for seats, roles in more.items() if roles},
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
