# The script workshop of the Clocktower.

workshop-title = Script workshop
workshop-roles = Roles
workshop-sheet = Sheet
workshop-nights = Nights
workshop-try = Try it
workshop-give = Share
workshop-by-day = Light theme

workshop-mine = My scripts
workshop-mine-note = Saved automatically, in this browser only.
workshop-new = A new script
workshop-begin-with = Start from a printed edition
workshop-open = Open a script
workshop-take = Edit
workshop-copy = Make a copy
workshop-copy-of = { $name } (copy)
workshop-remove = Remove: { $name }
workshop-removed = Removed: { $name }
workshop-put-back = Put it back
workshop-not-kept = This browser keeps nothing: save the script as a file.
workshop-unnamed = Unnamed script
workshop-name = Name of the script
workshop-author = Author
workshop-count = { $n ->
    [one] { $n } role
   *[other] { $n } roles
}

workshop-search = Search by name
workshop-kind = Kind
workshop-any = All
workshop-set = Edition
workshop-set-carousel = Carousel
workshop-degree = Known here
workshop-degree-ruled = With rules
workshop-degree-led = Led by hand
workshop-degree-named = Name only
workshop-chosen = In the script
workshop-found = { $n ->
    [0] No role is called that
    [one] { $n } role found
   *[other] { $n } roles found
}
workshop-own-role = The author’s own role.
workshop-leave-out = Leave out: { $name }

workshop-counts = How many of each kind
workshop-of = { $got } of { $usual }
workshop-usual = { $kind }: { $got }, usually { $usual }
workshop-size = Size
workshop-size-full = Usual size
workshop-size-teensy = Teensyville
workshop-enough = Enough roles for { $seats } players.
workshop-enough-none = Not enough roles for any table yet.
workshop-lacks = What it lacks
workshop-lacks-nothing = Nothing seems to be missing.
workshop-lack-no-demon = There is no Demon.
workshop-lack-few-townsfolk = { $needed } Townsfolk are needed with { $seats } players; the script has { $got }.
workshop-lack-few-outsider = { $needed ->
    [one] { $needed } Outsider is needed
   *[other] { $needed } Outsiders are needed
} with { $seats } players; the script has { $got }.
workshop-lack-few-minion = { $needed ->
    [one] { $needed } Minion is needed
   *[other] { $needed } Minions are needed
} with { $seats } players; the script has { $got }.
workshop-lack-few-for = { $role } may bring { $needed ->
    [one] { $needed } Outsider
   *[other] { $needed } Outsiders
} into play with { $seats } players; the script has { $got }.
workshop-lack-comes-with = { $role } needs { $other }, which is not on the script.
workshop-lack-few-bluffs = With { $seats } players fewer than { $needed } good roles are left to show the Demon as bluffs.
workshop-lack-nobody-learns-demon = No ability tells anything about who the Demon is.
workshop-lack-nobody-learns-minion = No ability tells anything about who the Minions are.
workshop-lack-nobody-learns-outsider = No ability tells anything about who the Outsiders are.
workshop-lack-all-true = Nobody can be drunk or poisoned, or register as something else: everything that is learned is true.
workshop-unruled = { $n ->
    [one] { $n } role has no rules here: bots do not try it, and it is never dealt unless somebody leads.
   *[other] { $n } roles have no rules here: bots do not try them, and they are never dealt unless somebody leads.
}
workshop-travellers = Travellers that go with it
workshop-add = Add: { $name }
workshop-empty = There is no role in the script yet.
workshop-choose-roles = Choose roles
workshop-read-problems = What was not understood

workshop-order-note = Drag a line by its number, move it with its arrows, or with the arrow keys while its number has the focus.
workshop-order-table = At a table of Fabula the usual order is kept.
workshop-order-usual = The published order.
workshop-order-own = The script’s own order.
workshop-order-back = Back to the published order
workshop-move = Move: { $name }
workshop-earlier = Earlier: { $name }
workshop-later = Later: { $name }
workshop-moved = { $name } is now line { $n }.

workshop-try-note = Bots play the script many times on the server; no table is disturbed. They play sensibly but not like people: trust the differences more than the numbers.
workshop-seats = Players
workshop-games = Games
workshop-seed = Seed
workshop-seed-note = The same seed gives the same games.
workshop-begin = Play
workshop-stop = Stop
workshop-progress = { $n } of { $of } games
workshop-waits = The first games are being played
workshop-in-line = Another script is being tried. You come next when it is done
workshop-left-out = Played without them, as they have no rules here
workshop-too-few = For { $n } players it has too few roles with rules.
workshop-state-time-is-up = The time is up; these are the games so far.
workshop-state-stopped = Stopped; these are the games so far.
workshop-state-failed = The rehearsal failed. Try again.
workshop-broken = { $n ->
    [one] { $n } game could not be played to its end and is left out.
   *[other] { $n } games could not be played to their end and are left out.
}
workshop-wins = Who wins
workshop-bars-note = The thin bar is the margin of error (95 %).
workshop-days = How many days it lasts
workshop-days-of = Days
workshop-decide = Which roles decide games
workshop-decide-note = How often good wins when this role is in play, compared with all games. Right of the line: more often; left: less often. If the thin bar crosses the line, the difference may be chance; even without any effect, about one role in twenty will miss it.
workshop-as-table = As a table
workshop-col-role = Role
workshop-col-side = Side
workshop-col-share = Share
workshop-col-between = Between
workshop-col-with = Good wins with it
workshop-col-without = without it
workshop-from-to = { $low } to { $high }
workshop-good-wins = Good wins: { $share }, between { $low } and { $high }
workshop-evil-wins = Evil wins: { $share }, between { $low } and { $high }
workshop-days-in-short = Most games last { $most ->
    [one] { $most } day
   *[other] { $most } days
}; all between { $low } and { $high }.
refused-rehearsal-busy = Several scripts are waiting to be tried. Try again in a moment.
refused-no-such-rehearsal = This rehearsal is no longer known.
refused-not-ruled = Only residents with rules can be tried.
refused-too-few-roles = There are too few roles with rules for so many players.

workshop-save = Save as a file
workshop-print = Print, or save as PDF
workshop-link = Link to the script
workshop-link-note = The whole script is in the link itself. The server keeps no copy.
workshop-copy-link = Copy the link
workshop-copied = Copied
workshop-qr = QR code of the script
workshop-qr-too-long = The script is too long for a QR code.
workshop-play = Play it
workshop-play-note = Makes a table with this script; you are its host.
workshop-play-here = Put it on table { $code }

workshop-make-small = Make a small script
workshop-small-again = Another small script
workshop-make-small-note = From these roles 6 Townsfolk, 2 Outsiders, 2 Minions and 1 Demon, for five or six players. Press again for others.
workshop-small-of = { $name }, small
