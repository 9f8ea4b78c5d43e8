# The word, the time, the call, the lead. Gaps: n (a number), name.
floor-order = Hands, timer, calling everyone
floor-word = Speak
floor-lower = Lower
floor-ask = Raise a hand to speak
floor-lower-mine = Lower my hand
floor-wishes = wants to speak, number { $n } in line
floor-hands = Hands up to speak
floor-lower-of = Lower this hand: { $name }
floor-time = Time for all
floor-min = { $n } min
floor-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
floor-bluffs = Roles safe to claim
floor-unsure = Not sure
floor-more = What else
floor-threads = Show threads
floor-threads-off = Hide threads
floor-threads-claims = Claims
floor-threads-accused = Accusations
floor-threads-votes = Votes
floor-threads-none = Nothing of that so far.
floor-heard-aloud = heard aloud: { $what }
floor-my-guess = my guess: { $what }
floor-stop = Stop
floor-time-note = Everyone sees this timer. At zero there is a sound; what happens then is up to you.
floor-time-fabula = Fabula keeps the time. Here you can give the talk more or less.
floor-own-time = Another length, or a name for the time
floor-own-minutes = Minutes
floor-own-name = Name, for everyone to see
floor-own-start = Start: { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
floor-about-apart = Private talks
floor-about-together = All together
floor-time-is-up-of = { $what }: time is up.
floor-speech = Time for accusation and defence
floor-gather = Call everybody
floor-call = Everyone, please come together!
floor-time-is-up = Time is up.
floor-not-now = Only by day: at night everyone keeps silent.

floor-handing = Share or hand over the lead
floor-to-device = To another device of mine
floor-alone = This device stops leading
    .note = When the link is opened everything closes here.
floor-show-link = Show the link and QR code
floor-link-qr = QR code: lead on another device
floor-link-note = The link works once and for five minutes. Whoever opens it sees all roles: do not show it to players.
floor-copy-link = Copy the link
floor-to-person = To another person
floor-to-person-note = They see all roles from then on and cannot play in this game any more.
floor-nobody-to-give = There is nobody to hand over to. Somebody has to join with the code first, without taking a seat.
floor-give = Hand over
floor-share = Lead together
floor-take-back = Stops leading
floor-give-back = Stop leading
floor-sure = Yes, hand over
floor-sure-note = { $name } will lead, and you will only watch.

refused-moved = You lead or play on another device now.
refused-cannot-lead = Only somebody with a device of their own and without a seat can lead.
floor-aside-well = at the well
floor-aside-bridge = on the bridge
floor-aside-inn = in the inn
floor-aside-lantern = under the lantern
floor-bot-not-yet = I say nothing yet.
refused-place-full = Three stand there already. Choose another place.
refused-nobody-near = Nobody stands beside you who could hear it.
refused-hands-are-counted = Hands are being counted. Ask to speak afterwards.
refused-fabula-keeps-time = Fabula keeps the time. It can be changed only during the talk.
refused-no-travellers = This game has no Travellers.
refused-not-their-wish = They have not asked to be a Traveller.
refused-ask-the-host = Ask the host to agree first: the game is nearly over.
refused-only-by-day = That can be done only while everyone talks by day.
refused-not-while-playing = That one has to be there from the beginning.
refused-too-many-travellers = At most { $most } Travellers are possible.

# one step back
floor-undo-to = Back: { $where }
floor-undo-answer = This answer will be undone:
floor-undo-time = The game goes on from there.
floor-undo-amend = Your last correction will be undone.
floor-undo-note = Everything since then will be undone, on all devices.
floor-undo-asked = The question is asked again, with this answer as the advice.
floor-undo-do = Go back
floor-undo-not = Stay here
floor-undo-again = As before
floor-undo-before = Answered before: { $what }
# who came when the game was on
floor-looking = The game is on and you are watching. You see what everyone may see, and no secrets.
floor-looking-seat = There is an empty seat: take it if it is yours or nobody else wants it.
floor-looking-next = You will play in the next game: stay here.
floor-come-in-named = Come in by name
floor-looking-known = You have seen all cards of this game: say nothing of them. You can play in the next one.
floor-asks-to-come = { $name } asks to join as a Traveller.
floor-let-in = Let in
floor-let-in-whom = Let { $name } in
floor-decline = Not now
floor-not-now-whom = Not now: { $name }
floor-looks-on = Spectators: { $names }
floor-seat = Seat { $n }
floor-hold-notes = Hold to read
floor-hold-note = What you were told is hidden from your neighbours. Let go, and it is covered again.
# no line to the server
floor-no-line = No connection.
floor-no-line-kept = Kept, and sent later.
floor-no-line-waits = This screen comes back by itself.
floor-player-name = Player’s name
floor-player-names-note = Several at once: with commas, or each on a line of its own.
floor-lookers = Spectators

floor-last = Last time
floor-last-again = The same again
floor-last-forget = Forget it
floor-last-others = With a phone of their own, by the code: { $names }
notice-resumed = Fabula has been updated, and a rule reads differently now. The game goes on a little earlier: some answers are asked for again.
notice-untold = Fabula has been updated, and this game cannot go on by the new rules. It was abandoned; you can deal again.
# a player who minds the time of the first night; somebody dead who leads on
floor-timekeeper = You mind the time tonight
floor-vote-now = Vote now
floor-heir = You were executed first. You may lead the rest of the game.
floor-heir-take = Take the notebook
floor-heir-note = You will see all cards, say when it goes on, and stay out of the game as a player. You still win with your side. Until you take it Fabula leads on.
floor-heir-sure = Yes, I lead
refused-leader-lives = Whoever leads knows everything: this would bring them back into the game.
floor-manners = Somebody talks too much, or is rude
floor-manners-talk = Do not ask one to be silent unless you ask all. Give the floor to those who wish to speak, in their order.
floor-manners-rude = Take them aside and say what you saw; let them answer. If it goes on, the host can take written words from their device, or send them away.
ui-most-so-far = Most so far: { $names }, { $n }. As many again is a tie.
ui-hands = { $n ->
    [0] no hands
    [one] one hand
   *[other] { $n } hands
}
ui-ready-to-deal = Everything is ready.
ui-hand-over = Make host
ui-phase-deal = The deal
ui-phase-dusk = Dusk
ui-phase-night = Night
ui-phase-day = Day
ui-phase-vote = The vote
ui-phase-end = The game is over
ui-ready-count = Ready: { $n } of { $of }
ui-ready-to-vote = Ready to vote
ui-vote-sealed = Nobody sees it until everyone has pointed.
ui-vote-open = Everybody sees it at once. You may change your mind until everyone has voted.
ui-vote-change = You may change your mind until everyone has pointed.
# what the dead wager; what players show each other
floor-wager = Your wager: who wins?
floor-wager-note = Nobody else sees it until the game is over.
floor-wager-made = Your wager is laid
floor-wagers = Wagers
floor-wager-won = was right
floor-wager-lost = was wrong
floor-points = { $who } points at { $name }
floor-shows = { $who }: { $what }
floor-signs = Signs for all to see
floor-sign-agree = I agree
floor-sign-doubt = I doubt it
floor-sign-laugh = That’s funny
# what is dreamt, what whoever leads may set right
prompt-dream-1 = Who walks on the roofs?
    .note = A dream. Choose anybody: it does not affect the game.
prompt-dream-2 = Which two come to tea?
    .note = A dream. Choose any two: it does not affect the game.
prompt-dream-3 = Who sings at the window?
    .note = A dream. Choose anybody: it does not affect the game.
prompt-dream-4 = Which two row across the river?
    .note = A dream. Choose any two: it does not affect the game.
prompt-dream-5 = Who lights the lantern?
    .note = A dream. Choose anybody: it does not affect the game.
prompt-dream-6 = Which two share one pair of mittens?
    .note = A dream. Choose any two: it does not affect the game.
ui-doomed = dies if nothing changes
ui-silent = may not speak
ui-amend-spare = Was in fact protected
ui-amend-kill = Dies
ui-amend-revive = Lives after all
ui-amend-role = Has another card
ui-amend-silence = Punish with silence
ui-amend-unsilence = May speak again
ui-amend-win = End the game
ui-series = Standings
ui-games = Games
ui-wins = Wins
ui-points = Points
ui-last-game = Last
ui-has-left = not at the table now
ui-screen-lobby = Point a phone at the code and sit down.
ui-screen-deal = The cards are dealt.
ui-screen-dusk = Look at your cards.
ui-screen-night = Eyes on your own screen. Tap when it asks.
ui-screen-day = It is day. Talk.
ui-screen-vote = Time to vote.
ui-screen-end = The game is over.

# While a question is open the circle of tokens answers it; gap: n (a number), of (a number)
circle-touch = { $n ->
    [one] Tap a token in the circle.
   *[other] Tap { $n } tokens in the circle.
}
circle-chosen = Chosen: { $n } of { $of }
circle-sheet = Open a sheet
circle-which-sheet = Whose sheet? Tap their token.
circle-hold = Or hold a token, or press S on it
circle-done = Done
# What whoever leads writes for themself
desk-note = Notes of the game
desk-note-about = My notes
desk-note-note = Kept with the game, for whoever leads alone.
# Links of whoever leads: to look into the Grimoire, or to lead too
link-title = By a link
link-look = Only watches
link-share = Leads with me
link-look-note = Whoever follows it sees all roles and everything that happens, and can do nothing: for someone who is learning to lead.
link-share-note = Whoever follows it leads as you do; each step is open to both.
link-note = It works once, within ten minutes, and for no player of this game. Everyone sees in the list of people whose Grimoire is open.
link-make = Make a link and QR code
link-off = Make it worthless
link-let-look = Let them watch
link-close = Stops watching
looking-note = You are looking into the Grimoire: you see everything. Let nobody notice, and say nothing.
looking-close = Close the Grimoire

# what is claimed by day
ui-claim = Claim something
ui-claim-claim = Who I am
ui-claim-saw = A card I saw
ui-claim-swapped = Cards I swapped
ui-claim-note = True or not: everybody will read it.
ui-claim-checked = Who I checked
ui-claim-compared = Who I compared
ui-claim-suspect = Who I suspect
ui-claim-trust = Who I trust
ui-claim-nominate = Put up for the vote
