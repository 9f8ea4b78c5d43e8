"""All chapters of the almanac: to import them is to declare their roles."""

from fabula.games.clocktower.roles import bad_moon_rising, carousel, sects_and_violets, trouble_brewing

CHAPTERS = (
    *trouble_brewing.CHAPTERS,
    *bad_moon_rising.CHAPTERS,
    *sects_and_violets.CHAPTERS,
    *carousel.CHAPTERS,
)
