# settings
setting-lead = Who leads
    .note = Fabula or a person.
setting-lead-fabula = Fabula
    .note = Fabula announces the night and keeps the time. Everybody plays.
setting-lead-person = A person
    .note = Whoever leads has no seat, sees all cards, goes on when ready, and can answer for people without a phone. It is the host, unless “Who leads?” in the lobby says otherwise.
setting-choosing = Who chooses the roles
    .note = Who chooses the roles and how.
setting-choosing-host = The host
    .note = The host puts the set together card by card, or takes one from the rulebook.
setting-choosing-players = The players
    .note = Each player switches on the cards they would like. Those that most players want come in, as far as the rulebook’s table has room.
setting-choosing-lot = At random
    .note = As many cards of each kind as the rulebook’s table says, drawn blind at the deal.
setting-lone_wolf = Lone wolf
    .note = A Werewolf who wakes alone may look at one card in the middle.
setting-hunter_points = The Hunter’s shot
    .note = Who a dying Hunter takes along.
setting-hunter_points-vote = As voted
setting-hunter_points-anew = Chosen again
setting-look = Looking at cards
    .note = Ends as soon as all are ready.
setting-step = A call of the night
    .note = Always lasts equally long, so that its length gives nothing away.
setting-candidates = Up for the vote
    .note = Who can be voted out.
setting-candidates-everyone = Everybody
setting-candidates-nominated = Whoever is named in the talk
setting-candidates-suspected = Whoever is suspected in the talk
setting-hands = The hands
    .note = How votes are taken.
setting-hands-in_turn = One name after another
setting-hands-at_once = All at once
setting-hands-secret = All at once, in secret
setting-open_hands = Open hands
    .note = Everybody sees each hand as it goes up, before everyone has voted.
setting-hand = Hands for one name
    .note = Any hand not raised by then stays down.
setting-talk = The talk
    .note = Ends as soon as all are ready to vote.
setting-vote = The vote
    .note = A lot is drawn for anyone who has not pointed in time.
setting-words = Last words
    .note = For whoever is executed, before anyone knows what comes of it.
setting-one_by_one = Names one by one
    .note = Whoever leads names the dead; until then no phone and no screen tells of them.
set-cards = { $n } of { $of ->
    [one] { $of } card
   *[other] { $of } cards
}
set-search = Find a role
set-none = No role is called that.
set-over = { $n ->
    [one] One card too many: take it out
   *[other] { $n } cards too many: take them out
}
set-short = { $n ->
    [one] One card is missing: add it
   *[other] { $n } cards are missing: add them
}
set-amiss = Something does not fit yet.
set-taken = { $n } in the set
set-touch = Tap a card to add it. Hold it to read it.
set-keys = On a keyboard, S reads it.
set-whole = Whole sets
set-other-numbers = Sets from the rulebook for other numbers
set-lot-note = Cards shuffled and drawn from the box, others each time.
set-comes-in = comes in
set-done = Done
set-done-over = { $n ->
    [one] Done: take one out
   *[other] Done: take { $n } out
}
set-done-short = { $n ->
    [one] Done: add one
   *[other] Done: add { $n }
}
setting-overheard = The Storyteller hears talks aside
    .note = All are told of it. Otherwise nobody hears them but those who stand there.
setting-helper = A helper for beginners
    .note = In the notebook each player may see what their own view and marks allow: how many deals are left, and who may be the Demon.
setting-seat_numbers = Seat numbers
    .note = Every screen shows the number of each seat.

# whose words a card has
ui-tempo-hastens = Hastens the game
ui-tempo-slows = Slows the game
ui-own-wording = The table’s own wording
ui-almanac-says = In the almanac
ui-reword = Reword: { $what }
ui-reword-note = What this card says at your table. Plain text, shown to all as the table’s own; the rules stay as they are.
ui-reword-count = { $n } of { $most } characters
ui-reword-keep = Let the card say this
ui-reword-back = Take the almanac’s words
ui-grade-certain = Wording: certain, from the rulebook
ui-grade-strong = Wording: almost certain, from several hints in the rulebook
ui-grade-reconstructed = Wording: reconstructed, the rulebook leaves it open
# the narrator
narrator-night = Which night
narrator-night-first = First night
narrator-night-next = Next night
ui-first-time = First time with these roles
ui-first-time-note = Longer calls, so that everybody can think about what to do.
# the dead may watch
ui-open-eyes = Watch with open eyes
ui-watches = watches with open eyes
setting-open_eyes = The dead may watch
    .note = Whoever is out of the game may see all cards from then on, and says and shows nothing.
refused-watches = You watch with open eyes: you take no more part in this game.
refused-watcher-lives = Somebody dead has opened their eyes and knows everything: this would bring them back into the game.
ui-cover = Cover the notebook
ui-uncover = Open the notebook
ui-covered = The notebook is covered: nobody can read the cards over your shoulder. What you say aloud stays.
# the cards in play, the way in
ui-print-order = Print the order
ui-next-role = Replace { $gone }
    .note = New card: { $come }
ui-openings = How to begin?
ui-ask = Ask about the rules
ui-set-by-lot = By lot
ui-lead-by-lot = Draw lots for who leads
ui-filled-up = Where more play than a scenario is printed for, plain cards come to it by the rulebook’s table.
# what a device that speaks does besides
ui-sound = Sound and voice
setting-varied = Calls in several wordings
    .note = Each call has two or three wordings. Their order is the same whoever is in play, so it gives nothing away.
# who leads, found by the table
ui-who-leads = Who leads?
ui-found-vote = Chosen by the votes: { $name } leads.
ui-found-tie = The votes were tied, and a lot decided: { $name } leads.
ui-found-lot = A lot decided: { $name } leads.
refused-no-set-by-lot = This game is not played with a set drawn by lot.
awake-not = This browser lets the screen go dark. In the settings of the device, let it stay on for longer.
