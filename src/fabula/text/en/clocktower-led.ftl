# What roles do that have no rules here, and what whoever leads does at their lines.

led-wizard =
    .ability = Once in the game you may wish.
    .first = The Wizard may make a wish.
    .other = The Wizard may make a wish.
