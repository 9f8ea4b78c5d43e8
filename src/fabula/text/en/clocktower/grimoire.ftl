# Blood on the Clocktower: the Storyteller’s Grimoire.

# the screen
grim-undo = Undo
grim-more = More
grim-show-card = Show a card
grim-show = Show
grim-show-again = Show again: { $what }
grim-show-role-to = Show the role to { $name }
grim-to-do = To do
grim-half-sheet = Sheet
grim-both = { $half } and circle
grim-circle = Circle
grim-living = Alive: { $n }
grim-bluffs = Shown to the Demon as not in play
grim-happened = What has happened
grim-roles = Roles in play
grim-advice = Advice for the Storyteller

# tokens and marks
grim-believes = Thinks they are: { $role }
grim-side-good = On the good side
grim-side-evil = On the evil side
grim-fallen = Dead at dawn
grim-awake = awake
grim-votes-left = votes left: { $n }
grim-mark-drunk = Drunk
grim-mark-poisoned = Poisoned
grim-mark-safe = Protected
grim-mark-master = Master
grim-mark-red_herring = Red herring
grim-mark-spent = Ability spent
grim-mark-three_votes = Three votes
grim-mark-negative_vote = Vote counts −1

# decisions
prompt-clocktower-set = Which roles are in play?
    .note = The numbers follow the table; roles that change them are already taken into account.
prompt-clocktower-travellers = Who is a Traveller?
    .note = Fifteen players have roles of the script; the others are Travellers.
prompt-clocktower-tokens = Who drew which token?
    .note = Tap the token each player drew; whoever you tap has their turn again, and their token goes back into the bag.
grim-tokens-whose = { $name } drew…
grim-tokens-drawn = Who drew what
grim-tokens-all = The bag is empty.
grim-tokens-left = Still in the bag: { $n }
grim-tokens-take = That is what they drew
grim-tokens-beside = A Marionette needs a good player beside the Demon; nobody good sits there. Let everyone draw again.
grim-set-bag = This set goes into the bag
grim-set-note-bag = One set is laid ready: change it until it is the one in your bag.
grim-dusk-note-bag = Everyone has looked at the token they drew. Anyone may look again here, or on their phone.
grim-this-set = this set
grim-true = true
grim-is-true = True: { $what }
grim-is-lie = Not true: { $what }
grim-free = The ability does not work: any answer will do, a true one too.
grim-decide-about = Yours to decide · about: { $names }
grim-about = About: { $names }
grim-suggested = Advice: { $what }.
grim-decide = Decide: { $what }
grim-decide-many = Decide: { $n } chosen
grim-tell = To { $name }: { $what }
grim-one-of = { $names }: one of them is { $role }
grim-which-role = Which role is shown?
grim-which-two = Which two players?
grim-set-suggested = Back to the advice
grim-set-lot = At random
grim-set-example = Example { $n }
grim-set-example-note-1 = Much information, chaos, and yet safe for evil. Give the drunk Investigator false information, and remember: they do not die for nominating the Virgin.
grim-set-example-note-2 = A calm game in which the Saint, the Slayer and the Mayor prove themselves in time; it may also be short. If the Mayor is attacked at night, let somebody else die – perhaps the Ravenkeeper?
grim-set-example-note-3 = For players who like to think. The Recluse may register as the Demon to the Fortune Teller, the Undertaker and the Slayer; the Spy as a Townsfolk to the Virgin, the Undertaker and the Washerwoman.
grim-set-fill = { $role }: all seats left ({ $n })
grim-set-clear = Clear
grim-count = { $kind }: { $n } of { $of }
grim-count-changed = ({ $role } in play)

# why this is advised
why-before = Your decision before you took it back.
why-lot = At random, so that nobody can foresee your choice.
why-mix = About half of the Townsfolk learn something by themselves.
why-registers = A role taken for another gives the town a puzzle.
why-lie = A lie that could be true helps the evil players.
why-truth-among-lies = Now and then the truth, so that nobody can simply reverse your lies.
why-drunk-informed = Somebody who learns something can be wrong about something.
why-bluffs-mixed = Two Townsfolk and an Outsider that nobody thinks they are.
why-bluffs-unbelieved = Three roles not in play that nobody thinks they are.
why-travellers-mostly-good = Travellers are mostly good: about one in three is evil, and one who comes alone more rarely.
why-travellers-help-evil = Evil is behind and many are alive: more Travellers than usual are evil.
why-travellers-help-good = The good are far behind: a Traveller is nearly always good.
why-help-good = The good players are far behind.
why-help-behind = It helps the side that is behind.
why-rarely = It may be so, but rarely.
why-backs-claim = It backs an evil player’s bluff.
why-claims = { $name } claims to be: { $role }.
why-hint = A rare hint: nobody claims this role, so whoever is told may notice that they are drunk.
why-any-lie = Now and then any lie, so that nobody can read off your answers which claims are true.

# the night
grim-sheet = Night sheet
grim-earlier = Earlier tonight: { $n }
grim-done = done
grim-now = Now
grim-line-minion_info = Minion info
grim-line-demon_info = Demon info
grim-line-news = New roles
grim-wake = Wake: { $names }
grim-wake-choose = Wake and let them choose: { $names }
grim-let-sleep = Show what is to be shown and let them sleep: { $names }
grim-wake-show = Wake, show what is to be shown, and let them sleep: { $names }
grim-really-drunk = This is the Drunk: nothing they do has any effect.
grim-or-phone = Tap what they point at, or wait for their phone.
grim-chose = { $name } chose: { $what }
grim-uses-nothing = Does not use the ability
grim-because-demon = (For you alone: { $name } is the Demon.)
grim-because-herring = (For you alone: { $name } is the red herring.)
grim-falls = { $name } dies
grim-marks = { $name }: { $mark }
grim-to-show-role = { $name } is now { $role }
grim-how = How to lead this role
grim-dusk = Roles are shown
grim-dusk-note = Those with a phone see their role there. Show it here to the others, one by one. Until the night begins, drag one token onto another to swap their roles.
grim-swap-note = Until the night begins, drag one token onto another to swap their roles.
grim-dusk-over = Everybody has looked. The first night waits for you.
grim-has-seen = has seen it
grim-in-play = In play: { $roles }

# the day
grim-talk = The town talks
grim-nominations = Nominations
grim-nominated = { $who } nominated { $name }
grim-who-nominates = Who nominates? (players without a phone)
grim-who-acts = Who does something in public?
grim-deeds = By day
grim-no-deeds = Nothing can be done in public now.
grim-deed-nominate = Nominate
grim-deed-exile = Call for exile
grim-whom-nominate = Who is nominated?
grim-whom-exile = Who is to be exiled?
grim-deed-slay = Shoot as Slayer
grim-deed-give = Give the vote away
grim-deed-claim = Claims a role
grim-vote-on = Execute { $name }?
grim-exile-of = Exile { $name }?
grim-exile-needs = Hands needed: { $n }
grim-hands = Hands
grim-ballot-note = Everyone closes their eyes. Tap whoever has a hand up; whoever has a phone answers there. Do not say how many there were.
grim-hushed-note = This vote is secret: words now, hands later, with eyes closed.
grim-plea-note = Accusation, then defence. Hands may go up already.
grim-hands-note = Tap whoever has a hand up; it counts when the clock’s hand passes.
grim-counted = counted

# what going on does
grim-aloud = Say aloud
grim-next-dusk = Begin the first night
grim-next-line = Next line
grim-next-without = Go on without { $names }
grim-next-without-many = Go on without { $n } answers
grim-next-lots = A lot decides for { $names }
grim-next-lots-many = A lot decides for the rest: { $n }
grim-next-nominations = Open nominations
grim-next-vote = Count the hands
grim-next-hand = Count the next hand
grim-next-execution = End the day: { $name } is executed
grim-next-no-execution = End the day, no execution
grim-next-vortox = End the day: evil wins

# one seat
grim-part-hand = By hand
grim-part-sees = What they know
grim-part-role = The role
grim-by-hand = Change by hand
grim-amend-kill = Dies
grim-amend-revive = Lives
grim-amend-role = Another role
grim-amend-believe = Thinks they are
grim-amend-side = Side
grim-amend-mark = Put a mark
grim-amend-unmark = Take a mark off
grim-amend-carry = Move a mark
grim-carry-to = To whose seat?
grim-amend-votes = Votes left
grim-amend-show_role = Show a role
grim-amend-show_player = Show a player
grim-amend-talked = Talked in the silence
grim-amend-hat = Admit a mistake to everyone
grim-amend-silence = Silence
grim-amend-unsilence = May speak again
grim-amend-settle = No longer a Traveller
    .note = By the book this does not happen: someone who has to leave early could not go any more. If you think it makes this game better, allow it. Everyone learns that they are no longer a Traveller, and nobody their role.
grim-amend-set_out = Becomes a Traveller
    .note = By the book this does not happen: the game could lose its balance, and it ends without a Demon. If you think it makes this game better, allow it. Everyone learns who is a Traveller.
grim-amend-depart = Leaves the game
grim-sees = What this player knows
grim-sees-role = My role: { $role }
grim-sees-nothing = Nothing has been told yet.
grim-traveller = A Traveller comes
grim-traveller-note = Everyone learns the role, nobody the side. An evil one learns who the Demon is.
grim-traveller-lot = At random
grim-traveller-side-note = At random means as the book advises: about one in three is evil, more rarely one alone, and whoever is behind is helped.
grim-traveller-not-now = Nobody can come now.
grim-traveller-name = Their name, if they have no phone
grim-traveller-after = Who do they sit next to, clockwise?
grim-traveller-arrives = Let them come
grim-end-note = Only if one team cannot win any more. Everything is told at once.

# a card held up
grim-card = A card to show
grim-card-language = Language of the card
grim-card-close = Tap to close
grim-card-give-back = Give the device back.
grim-card-given = I have it: back to the Grimoire
grim-was-shown = shown
grim-due = Not shown yet
grim-due-done = Told
grim-card-you-are = You are
grim-card-this-role = This role
grim-card-demon = This is the Demon
grim-card-minions = These are your Minions
grim-card-fellows = These are Minions like you
grim-card-all-demons = These are the Demons
grim-card-all-minions = These are the Minions
grim-card-bluffs = Not in play
grim-card-no-outsiders = No Outsiders
grim-card-one-of-two = One of these two is
grim-card-this-player = This player
grim-card-this-player-is = This player is
grim-card-number = The number
grim-card-answer = The answer
grim-card-your-side = You are on this side
grim-card-use-ability = Do you use your ability?
grim-card-nominated-you = Make a choice
grim-said = Said, go on
grim-order = The order of the night
grim-order-note = For all nights but the first, from the next one on. Drag a number to move its line.
grim-order-not-now = During the night the order stays as it is. You can change it by day.

# Reminders: chosen from a list, or in own words; gaps: n and of (numbers)
mark-title = Reminders
mark-note = Choose one, then tap the tokens it belongs to, as many as you like. Drag a reminder to move it; one in your own words may lie anywhere.
mark-own-only = While something is being asked, only reminders in your own words can be laid.
mark-find = Find among { $n }
mark-of-this-script = Of this script
mark-of-others = Of other scripts
mark-own = Your own words
mark-letters = { $n } of { $of }
mark-colour = Colour
mark-colour-plain = Plain, a pen
mark-colour-good = Blue, a ring
mark-colour-evil = Red, a fox
mark-colour-leaf = Green, two leaves
mark-colour-gem = Violet, a gem
mark-lay = At tokens
mark-lay-here = Put it here
mark-lay-free = Anywhere in the circle
mark-recent = Lately
mark-where = Where does it lie?
mark-nowhere = At nobody
mark-keep = Write it so
mark-take-away = Take it away
grim-picture = A picture of the Grimoire
    .note = It shows every role and all reminders, as they lie now. Keep it for yourself, and show it to nobody who plays.
    .make = Make the picture

# what an answer would leave, if all the good told each other all they know
grim-weighing = Working out what each answer would leave possible …
grim-left = If the good put together all they know: { $what }.
grim-left-leaves = { $n ->
    [one] { $deals } deal left
   *[other] { $deals } deals left
} · { $demons ->
    [one] { $demons } possible Demon
   *[other] { $demons } possible Demons
}
    .short = { $deals } { $n ->
        [one] deal
       *[other] deals
    } · { $demons ->
        [one] { $demons } Demon
       *[other] { $demons } Demons
    }
    .sign = { $deals }
grim-left-at-least = at least { $deals } deals left · { $demons ->
    [one] { $demons } possible Demon
   *[other] { $demons } possible Demons
}
    .short = { $deals }+ deals · { $demons ->
        [one] { $demons } Demon
       *[other] { $demons } Demons
    }
    .sign = { $deals }+
grim-left-proves = proves the Demon: { $name }
    .short = proves { $name }
    .sign = { $deals }!
grim-left-impossible = no deal is left
    .short = no deal is left
    .sign = 0
grim-left-warning = Careful: with this answer no deal is left. It is not possible by the rules, with all that was said and seen.
grim-open = A lie that keeps the game open: { $what } ({ $left }).
grim-open-take = Tell this lie
