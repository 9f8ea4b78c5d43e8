# Sets of one’s own: kept, shared, brought to a table. Gaps: name (of a set), code (of a table).
sets-own = My sets
sets-name = Name of this set
sets-keep = Keep this set
sets-keep-note = Kept in this browser, by its name.
sets-share = Share: { $name }
sets-forget = Forget: { $name }
sets-link = Link to this set
sets-link-note = Whoever opens the link can keep the set, or make a table that plays it.
sets-copy = Copy the link
sets-copied = Copied.
sets-brought = A set for you
sets-keep-here = Keep it in this browser
sets-kept = Kept in this browser
sets-make = Open a table with it
sets-lay = Lay it on table { $code }
sets-unreadable = This link carries no set that Fabula knows. Ask for it once more.
