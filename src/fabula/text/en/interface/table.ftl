# At a table, whatever is played: people, waiting, breaking off. Gaps: n (a number), name, names.
advice-guests-unled = Without a phone nobody learns their card while Fabula leads: { $names }. Let a person lead, or lend a phone.
table-break-off = { $n ->
    [one] Abandon the game?
   *[other] Abandon it for all { $n }?
}
table-break-off-note = Nobody wins, and all cards are shown. For ten seconds you can still bring the game back.
table-break-off-hold = Hold to abandon
table-break-off-not = Play on
table-breaking = The game is being abandoned. Then all cards are shown.
table-bring-back = Bring it back
table-broken-off = The game was abandoned
table-untell = Undo the end
table-untell-note = The game goes on from before its end. Nobody forgets the cards they have seen.
table-kept = Kept here, goes out by itself
table-chosen = Choose these { $n }
table-open = { $n ->
    [one] One has not answered. Go on all the same?
   *[other] { $n } have not answered. Go on all the same?
}
table-open-note = Not answered: { $names }. What is open is decided as the book has it.
table-open-go = Go on all the same
table-lent = Answer for { $name }
table-lent-note = { $name } has no phone. Tap what they say aloud; everyone sees it anyway.
table-lent-nominate = Who do they nominate?
table-lent-exile = Who do they want to exile?
table-lent-indict = They nominate the Storyteller
table-lent-up = Raise their hand
table-lent-down = Keep their hand down
table-lent-raise = Raise the hand of { $name }
table-lent-lower = Lower the hand of { $name }
table-mute = Mute this device
table-unmute = Unmute this device
table-muted = The host has muted this device: you cannot write, whisper or claim anything in the app. All else goes on as before; ask the host if you do not know why.
rulings-title = Rulings of this table
rulings-note = How you play where the book is open, or differently. All are told at once, and it stays on the sheet of the script, on paper too.
rulings-write = A ruling in your own words
rulings-tell = Tell all
rulings-drop = No longer: { $text }
rulings-new = A ruling of this table: { $text }
brief = The rules in one minute
brief-manners = Play kindly. Here we lie to one another and stay friends: kill with good manners, die with good grace.
table-apart = Room after this seat
    .note = All circles are drawn as you sit: neighbours without room between them share a sofa.
# the menu: whom or what its entries concern
table-menu-me = You
table-menu-device = This device
table-menu-table = The table
table-menu-face = Name and sign
table-move-camera = Point the other device’s camera at this code.
table-move-digits = Or open { $host } there, enter the table’s code { $code }, tap “{ $button }” and enter:
table-move-note = It works once, for five minutes. This device keeps your seat too.
table-evenings = Keep our evenings
table-evenings-in = Our evenings: { $name }
