# Blood on the Clocktower: the town square as the page shows it. Gaps: n (a number), of, name, names, role, votes, needed.

side-clocktower-traveller = Traveller

square-course = The day so far
square-living = Alive: { $n } of { $of }
square-ghosts = Votes of the dead: { $n }
square-nominates-you = { $who } nominates you
square-nominate-yourself = You nominate yourself
square-nominates-themself = { $who } nominates themself
square-needed = Votes needed: { $n }
square-ties = A tie at { $n }
square-needed-tie = Votes needed: { $n } · { $ties } would tie: nobody is about to die
square-cannot-top = Nobody can top { $ties ->
    [one] { $ties } vote
   *[other] { $ties } votes
} · { $ties } would tie: nobody is about to die
square-of = of { $n }
square-votes = votes
square-for-exile = for exile
square-on-block = About to die: { $name }, { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
square-on-block-nobody = Nobody is about to die
square-on-block-tied = Nobody is about to die; most votes: { $n }
square-nominate = Nominate
square-no-more = I won’t nominate
square-to-nominations = Ready to nominate
square-waits = Waiting for the others
square-do-nominate = Nominate: { $name }
square-do-slay = Shoot at: { $name }
square-do-exile = Call for the exile of: { $name }
square-do-give = Give the vote to: { $name }
square-exile-whom = Who do you want to exile?
    .note = Travellers only. Everyone may raise a hand, and half of all players are needed.
square-powers = Abilities for the day
square-powers-note = Everyone has these buttons, so using one gives nothing away.
square-power-slay = Shoot as the Slayer
    .note = Anyone alive may say this once. Only the real Slayer kills, only the Demon, and only once.
square-power-exile = Call for an exile
    .note = For a Traveller. It costs no vote and is not a nomination.
square-power-give = Give my vote away
    .note = To the Beggar, who learns your side. You cannot vote any more.
square-you-are-dead = You are dead: talk on, and you have one vote left.
square-you-are-dead-spent = You are dead: talk on. Your last vote is spent.

square-vote-title = Execute { $name }?
square-exile-title = Exile { $name }?
square-exile-note = Everyone may raise a hand, even the dead. It costs no vote.
square-speaks = They speak, then hands are counted
square-cannot-vote = You have no vote left.
square-only-vote = This is your only vote. If your hand counts, it is spent.
square-costs-token = If your hand counts, it costs a token.
square-hand-up = Your hand is up.
square-hand-down = Your hand is down.
square-counts-later = It counts when the clock’s hand reaches you.
square-steps = { $n ->
    [0] You are next.
    [one] The clock’s hand reaches you after { $n } more player.
   *[other] The clock’s hand reaches you after { $n } more players.
}
square-lower = Lower my hand
square-counted-you-up = Counted: your hand was up.
square-counted-you-down = Counted: your hand was down.
square-master-up = Your master { $name }: hand up. Your vote may count.
square-master-down = Your master { $name }: hand down. You may vote only if your master does.

# a seat’s signs, in words
square-about = { $n ->
    [one] about to die with { $n } vote
   *[other] about to die with { $n } votes
}
square-has-vote = has a vote
square-no-vote = no vote left
square-was-nominated = nominated today
square-has-nominated = has nominated today
square-is-ready = ready
square-voted-on = voted on now
square-counted-up = counted, hand up
square-counted-down = counted, hand down

# the course of the game
square-votes-past = Votes so far
square-no-votes = No vote yet
square-vote-of = Day { $n }: { $name }
square-exile-of = Day { $n }, exile: { $name }
square-result = votes: { $votes }, needed: { $needed }
square-enough = enough
square-nominated-by = Nominated by { $name }
square-hands-of = Hands: { $names }
square-hands-nobody = No hand was up

# the script
square-script = The script
square-script-note = All these roles may be in the game. Only the Storyteller knows which of them are.
square-all-roles = { $n ->
    [one] { $n } role of the script
   *[other] All { $n } roles of the script
}
square-edit-script = Change the script
square-lead-note = This game is made for a person as Storyteller. Fabula can lead it too.
square-lead-person = I’ll lead
square-role = A role
square-role-chosen = Role: { $role }
prompt-dream-7 = What would you like to wake up as?
    .note = A dream. Choose any role: it does not affect the game.
prompt-dream-8 = Who comes to the ball, and as what?
    .note = A dream. Choose anybody and any role: it does not affect the game.
square-fill-bag = Choose what goes into the bag
square-sets-up = The Storyteller is setting up the game.
    .note = Your role will appear here.
square-travellers-choose = The Travellers choose their roles
square-book = The Grimoire
square-open-book = Open the Grimoire
square-believes = thinks they are: { $role }
square-mark = marked
mark-clocktower-poisoned = poisoned
mark-clocktower-safe = protected
mark-clocktower-master = master
mark-clocktower-spent = spent
mark-clocktower-three_votes = three votes
mark-clocktower-negative_vote = minus one
mark-clocktower-red_herring = red herring
mark-clocktower-dead = dead

# after the game
ui-phase-clocktower-plea = Accusation and defence
ui-phase-clocktower-dusk = Dusk
ui-card-note-clocktower = Shield your screen, and say nothing of your role before the first day.
ui-after-votes = Votes of the game

# timers
setting-dawn = Before dawn
    .note = A pause before dawn, so that whoever woke last has time to read.
setting-plea-clocktower = Accusation and defence
    .note = Time for the nominator and the nominee to speak. Ends as soon as both have.
setting-hand-clocktower = The clock’s hand, a seat
    .note = How long it takes from one seat to the next.

# who comes late
square-come = Join as a Traveller
square-come-note = Everyone will know your role and nobody your side. You may leave again at any time.
square-come-as = Join

# a Traveller from the beginning
square-be-traveller = I’d like to be a Traveller
square-no-traveller = Not a Traveller
square-be-traveller-note = For anyone who comes late or has to leave early. The host of the table decides.
square-is-traveller = a Traveller from the beginning
square-wishes-to-travel = would like to be a Traveller
square-agree = Agree
square-decline = Not a Traveller: { $name }
square-guest-travels = Make them a Traveller
square-ask-note = If you like, ask to join as a Traveller. Whoever leads is told at once, and decides.
square-ask-to-come = Ask to join as a Traveller
square-has-asked = You have asked to join as a Traveller. Whoever leads has been told; wait here.
square-ask-no-more = I’ll just watch after all

# the almanac
almanac-search = Search by name or what it does
almanac-kind = Kind
almanac-script = Set
almanac-found = { $n ->
        [0] No such role
        [one] { $n } role
       *[other] { $n } roles
    }
