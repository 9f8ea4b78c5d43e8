# Blood on the Clocktower: the Storyteller’s Grimoire.

# the screen
grim-undo = Undo
grim-more = More
grim-show-card = Show a card
grim-show = Show
grim-show-again = Show again: { $what }
grim-show-role-to = Show the role to { $name }
grim-to-do = To do
grim-circle = Circle
grim-living = Alive: { $n }
grim-bluffs = Shown to the Demon as not in play
grim-happened = What has happened
grim-roles = Roles in play
grim-advice = Advice for the Storyteller

# tokens and marks
grim-believes = Believes: { $role }
grim-side-good = On the good side
grim-side-evil = On the evil side
grim-fallen = Dead at dawn
grim-awake = awake
grim-votes-left = votes left: { $n }
grim-mark-drunk = Drunk
grim-mark-poisoned = Poisoned
grim-mark-safe = Protected
grim-mark-master = Master
grim-mark-red_herring = False lead
grim-mark-spent = Power spent
grim-mark-three_votes = Three votes
grim-mark-negative_vote = Vote against

# decisions
prompt-clocktower-set = Which roles are in play?
    .note = The numbers follow the table; whoever changes them is counted in.
prompt-clocktower-travellers = Who is a Traveller?
    .note = With more than fifteen at the table the others travel.
prompt-clocktower-drunk = Who of them is the Drunk?
    .note = Everybody drew a Townsfolk; for one of them it is only what they believe.
prompt-clocktower-learn-beggar = What does the Beggar learn?
    .note = The side of whoever gave the token away.
grim-this-set = this set
grim-true = true
grim-is-true = True: { $what }
grim-is-lie = Not true: { $what }
grim-free = The ability does not work: any answer will do, a true one too.
grim-about = About: { $names }
grim-suggested = Advice: { $what }.
grim-decide = Decide: { $what }
grim-tell = To { $name }: { $what }
grim-picked = Chosen: { $n } of { $of }
grim-one-of = { $names }: one of them is { $role }
grim-which-role = Which role is shown?
grim-which-two = Which two players?
grim-set-suggested = Back to the advice
grim-set-lot = By lot
grim-set-example = Example { $n }
grim-set-fill = { $role }: all seats left ({ $n })
grim-set-clear = Clear
grim-count = { $kind }: { $n } of { $of }
grim-count-changed = (because of { $role })

# why this is advised
why-before = You decided so before you took it back.
why-lot = By lot, so that nobody can foresee your choice.
why-mix = About half of the Townsfolk learn something by themselves.
why-registers = A role that seems to be another makes a riddle.
why-lie = A lie that could be true helps the evil players.
why-truth-among-lies = Now and then the truth, so that nobody can turn lies round.
why-drunk-informed = Somebody who learns something can be wrong about something.
why-bluffs-mixed = Two Townsfolk and an Outsider that nobody believes they are.
why-bluffs-unbelieved = Three roles not in play that nobody believes they are.
why-travellers-mostly-good = Travellers are mostly good; of several one is evil.
why-help-good = The good are far behind.
why-mayor-lives = A Mayor who lives while another died gives the town a riddle.
why-help-behind = It helps the side that is behind.
why-rarely = It may be so, but rarely.

# the night
grim-sheet = Night sheet
grim-earlier = Earlier tonight: { $n }
grim-done = done
grim-now = Now
grim-line-minion_info = Minions meet
grim-line-demon_info = Demon meets the Minions
grim-line-news = New roles
grim-wake = Wake: { $names }
grim-wake-choose = Wake and let them choose: { $names }
grim-let-sleep = Show what is to be shown and let them sleep: { $names }
grim-really-drunk = This is the Drunk: nothing they do has any effect.
grim-or-phone = Touch what they point at, or wait for their phone.
grim-chose = { $name } chose: { $what }
grim-falls = { $name } dies
grim-marks = { $name }: { $mark }
grim-to-show-role = { $name } is now { $role }
grim-how = How to lead this role
grim-dusk = Roles are shown
grim-dusk-note = Those with a phone see their role there. Show it here to the others, one by one.
grim-has-seen = has seen it
grim-in-play = In play: { $roles }

# the day
grim-talk = The town talks
grim-nominations = Nominations
grim-nominated = { $who } nominated { $name }
grim-who-nominates = Who nominates? Touch who has no phone.
grim-who-acts = Who does something in public?
grim-deeds = By day
grim-no-deeds = Nothing can be done in public now.
grim-deed-nominate = Nominate
grim-deed-exile = Call for exile
grim-deed-slay = Shoot as Slayer
grim-deed-give = Give the vote away
grim-vote-on = Execute { $name }?
grim-exile-of = Exile { $name }?
grim-exile-needs = Hands needed: { $n }
grim-hands = Hands
grim-ballot-note = All close their eyes. Touch whose hand is up; whoever has a phone answers there. Do not say how many there were.
grim-hushed-note = This vote is secret: words now, hands later, with eyes closed.
grim-plea-note = Accusation, then defence. Hands may go up already.
grim-hands-note = Touch whose hand is up; it counts when the clock’s hand passes.
grim-counted = counted

# what going on does
grim-aloud = Say to all
grim-next-dusk = Begin the first night
grim-next-line = Down the sheet
grim-next-without = Go on without { $names }
grim-next-without-many = Go on without { $n } answers
grim-next-lots = Choose by lot for { $names }
grim-next-lots-many = Choose by lot for { $n } players
grim-next-nominations = Open nominations
grim-next-vote = Count the hands
grim-next-hand = Count the next hand
grim-next-execution = End the day: { $name } is executed
grim-next-no-execution = End the day without an execution

# one seat
grim-part-hand = By hand
grim-part-sees = Their game
grim-part-role = The role
grim-by-hand = Change by hand
grim-amend-kill = Dies
grim-amend-revive = Lives
grim-amend-role = Another role
grim-amend-believe = Believes to be
grim-amend-side = Side
grim-amend-mark = Put a mark
grim-amend-unmark = Take a mark off
grim-amend-carry = Move a mark
grim-carry-to = To whose seat?
grim-amend-votes = Votes left
grim-amend-show_role = Show a role
grim-amend-show_player = Show a player
grim-amend-talked = Talked in the silence
grim-amend-silence = Silence
grim-amend-unsilence = May speak again
grim-amend-depart = Goes home
grim-notes = My notes
grim-notes-note = Kept on this device alone.
grim-sees = What this player knows
grim-sees-role = My role: { $role }
grim-sees-nothing = Nothing has been told yet.
grim-traveller = A Traveller comes
grim-traveller-note = All learn the role, nobody the side. An evil one learns who the Demon is.
grim-traveller-not-now = Nobody can come now.
grim-traveller-after = After whom do they sit, clockwise?
grim-traveller-arrives = Let them come
grim-end-note = Only if one side has no hope left. All is told at once.

# a card held up
grim-card = A card to show
grim-card-language = Language of the card
grim-card-close = Touch to close
grim-card-you-are = You are
grim-card-this-role = This role
grim-card-demon = This is the Demon
grim-card-minions = These are your Minions
grim-card-fellows = These are Minions like you
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
grim-order-note = For all nights but the first, from the next one on.
grim-order-not-now = By night the order stays as it is.
grim-order-which = Which line is moved?
grim-order-before = Before which line? The same one puts it last.
