"""Nobody is shut out of a scene: axe finds nothing serious in any, on a phone, a tablet, a television."""

from __future__ import annotations

import pytest
from tests.browser.fit.test_axe import LEAST_TOUCH, SMALL, WIDER, grave
from tests.browser.phones import ON_ITS_SIDE, PHONE, Table
from tests.browser.show.test_frames import STAND
from tests.browser.show.test_scenes_fit import LATE, NAMES, SHOWN, TELEVISION, big_screen, dealt_to_many

SIZES = {
    "phone": PHONE,
    "lying": (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"]),
    "tablet": (820, 1180),
    "television": TELEVISION,
}


@pytest.fixture
def painted() -> bool:
    """Contrast is looked for in what is painted."""
    return True


@pytest.fixture
def hurry() -> float:
    """The game itself stands still meanwhile."""
    return 20.0


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("lang", NAMES)
def test_no_scene_keeps_anybody_out_and_none_sticks_out(table: Table, lang: str, device: str) -> None:
    host = dealt_to_many(table, lang)
    width, height = SIZES[device]
    shown = big_screen(table, host) if device == "television" else host
    shown.page.set_viewport_size({"width": width, "height": height})
    found = {}
    for name, one in SHOWN.items():
        shown.page.evaluate(STAND, [one, LATE])
        wide = shown.page.evaluate(WIDER)
        small = [] if device == "television" else shown.page.evaluate(SMALL)
        if trouble := [*grave(shown), *small, *([f"wider by {wide}"] if wide else [])]:
            found[name] = trouble
    assert found == {}
    if device == "phone":
        shown.page.evaluate("document.querySelector('.show .btn').style = 'min-height: 0; height: 20px'")
        assert shown.page.evaluate(SMALL), f"what is lower than {LEAST_TOUCH} px is found"
