"""The browser of the tests: the system's Chromium without a window, begun once for many tests."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright, sync_playwright

# The first is the same browser without the windows around its pages, which nobody sees but which are drawn.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Two pages more in each context, for an address bar that nobody sees: they took longer than our own.
OF_THE_ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
# What Playwright switches off itself: of several lists Chromium reads the last.
SWITCHED_OFF_ANYWAY = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
)  # fmt: skip
# What a page does in a test is over before code made faster for it pays: a twentieth of all that tests take.
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    "--js-flags=--no-maglev,--no-turbofan",
    f"--disable-features={','.join((*OF_THE_ADDRESS_BAR, *SWITCHED_OFF_ANYWAY))}",
)  # fmt: skip


def begin(playwright: Playwright) -> Browser:
    """The system's Chromium."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    assert program, f"none of {NAMES} is installed"
    return playwright.chromium.launch(executable_path=program, args=list(FLAGS))


class Chromium:
    """A browser that is there when it is asked for; another where one has crashed."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        """The one that runs."""
        if self._playwright is None:
            self._playwright = sync_playwright().start()
        if self._browser is None or not self._browser.is_connected():
            self._browser = begin(self._playwright)
        return self._browser

    def end(self) -> None:
        """Let other loops run again: while Playwright does, no other can."""
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = self._browser = None
