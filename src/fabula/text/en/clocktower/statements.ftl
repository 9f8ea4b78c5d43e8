# Statements: what a Gossip says, a Savant is told and an Artist asks; and these roles, with the Juggler.
# Gaps: who a player, what a role, kind or side in words, n a number, a b c parts. Loaded with the tale.

# one plain statement each; what is a role, or one of the words below
says-is = { $who } is the { $what }
says-of_kind = { $who } is { $what }
says-of_side = { $who } is { $what }
says-beside = { $who } sits next to somebody who is { $what }
says-beside-role = the { $what } sits next to { $who }
says-in_play = the { $what } is in play
says-count = { $n ->
    [one] there is { $n } { $what } in play
   *[other] there are { $n } { $what } in play
}
says-living = { $n ->
    [one] there is { $n } { $what } alive
   *[other] there are { $n } { $what } alive
}
says-not = it is false that { $a }
says-not-is = { $who } is not the { $what }
says-not-of_kind = { $who } is not { $what }
says-not-of_side = { $who } is not { $what }
says-not-beside = nobody next to { $who } is { $what }
says-not-beside-role = the { $what } does not sit next to { $who }
says-not-in_play = the { $what } is not in play
says-bracket = ({ $a })
says-and = { $a } and { $b }
says-and-three = { $a }, { $b } and { $c }
says-or = { $a } or { $b }
says-or-three = { $a }, { $b } or { $c }
says-exactly = { $n ->
    [1] exactly one of three is true: { $a }; { $b }; { $c }
   *[other] exactly two of three are true: { $a }; { $b }; { $c }
}
says-a-townsfolk = a Townsfolk
says-a-outsider = an Outsider
says-a-minion = a Minion
says-a-demon = a Demon
says-a-good = good
says-a-evil = evil
says-many-townsfolk = Townsfolk
    .of = { $n ->
        [one] Townsfolk
       *[other] Townsfolk
    }
says-many-outsider = Outsiders
    .of = { $n ->
        [one] Outsider
       *[other] Outsiders
    }
says-many-minion = Minions
    .of = { $n ->
        [one] Minion
       *[other] Minions
    }
says-many-demon = Demons
    .of = { $n ->
        [one] Demon
       *[other] Demons
    }
says-many-good = good players
    .of = { $n ->
        [one] good player
       *[other] good players
    }
says-many-evil = evil players
    .of = { $n ->
        [one] evil player
       *[other] evil players
    }

# putting one together
says-word-is = Who has which role
says-word-of_kind = Which kind somebody is
says-word-of_side = Whose side
says-word-beside = Who sits next to whom
says-word-in_play = What is in play
says-word-count = How many in play
says-word-living = How many alive
says-join-and = and
says-join-or = or
says-join-exactly-1 = exactly one of three
says-join-exactly-2 = exactly two of three
says-not-so = Not so
says-choose-player = A player
says-choose-what = Who or what
says-choose-role = A role
says-choose-number = How many
says-start = Choose what it is about.
says-one-more = Add a part
says-add-guess = Another guess
says-guesses = Guesses: { $n } of { $of }
says-take-back = Take back
says-do-gossip = Say it to all
says-do-ask = Ask in private
says-do-juggle = Say it to all
says-do-pair = Take these two
says-own-words = In my own words
says-own-note = Whoever leads judges whether it is so.
says-own-judge = A player’s own words: only you can judge them. Whoever is drunk or poisoned may be told anything.
says-waits = The Storyteller is thinking.
says-first = The first
says-second = The second
refused-savant-0 = Both have to be false: there is a Vortox.
refused-savant-1 = Exactly one of the two has to be true.
refused-savant-2 = Both have to be true.
says-any-pair = Whatever you like may be told.
says-mark-true = true
says-mark-false = not true
says-mark-either = may be either
says-mark-needed = with a Vortox, as it has to be
says-mark-forbidden = with a Vortox it may not be so
says-tonight = Said today, for tonight
says-tonight-true = True: tonight a player dies of it, and you choose who.
says-tonight-false = Not true: nothing comes of it tonight.
says-tonight-either = It may be either: tonight you decide whether it was true.
says-tonight-own = In their own words: tonight you decide whether it was true.
says-tonight-juggle = Tonight they learn how many of these are right: { $n }.
says-tonight-in-vain = { $who } is drunk or poisoned now. If that is still so tonight, it does not count.
refused-unjudged = Fabula cannot judge free words; that takes a person who leads.

# powers of the day, there for everybody
square-power-gossip = Gossip
    .note = State something before everyone. If the real Gossip says it and it is true, somebody dies tonight.
square-power-juggle = Juggle
    .note = Guess before everyone who has which role, up to five players. Only the real Juggler learns how many guesses are right.
square-power-visit = Visit the Storyteller
    .note = Nobody notices. The real Savant is told two things; everybody else nothing.
square-power-ask = Ask the Storyteller
    .note = Nobody notices. The real Artist is answered once; everybody else never.

# questions to the Storyteller
prompt-clocktower-gossip = Who dies of the gossip?
    .note = The Gossip spoke the truth. Any living player, whom something may still save.
prompt-clocktower-register-gossip = Was the gossip true?
    .note = Somebody in it may register as what they are not.
prompt-clocktower-gossip_words = Was the gossip true?
    .note = Her own words, which only you can judge: as things stood when she said it.
prompt-clocktower-savant = What is the Savant told?
prompt-clocktower-learn-artist = What does the Artist hear?
    .note = Yes or no. “I do not know” is honest only where somebody may register either way.
prompt-clocktower-learn-juggler = How many guesses were right?
    .note = As things stood when they were made.
prompt-clocktower-visit = A player visits you
    .note = Anybody may come. What you have to tell a Savant follows.
prompt-clocktower-ask = A player asks you something
    .note = Anybody may ask. Only an Artist is answered.

# journal and story
answer-unsure = I do not know
story-you-informed-savant = Of these two one is true and one is false: { $said }
story-you-informed-artist = The Storyteller answers: { $answer }.
story-you-informed-juggler = Of your guesses so many were right: { $n }.
story-you-informed-visit = You have visited the Storyteller, who has nothing to tell you.
story-you-informed-ask = The Storyteller does not answer you.
story-you-asked = You ask whether this is so: { $said }
story-clocktower-asked = { $who } asks in private: { $said }
story-clocktower-informed-savant = { $who } is told: { $said }
story-clocktower-informed-artist = { $who } is answered: { $answer }
story-clocktower-informed-juggler = { $who } is told how many guesses were right: { $n }
story-clocktower-informed-visit = { $who } visits the Storyteller
story-clocktower-informed-ask = { $who } is not answered
story-clocktower-stated-gossip = { $who } gossips: { $said }
story-clocktower-stated-juggle = { $who } guesses: { $said }
story-clocktower-claim-gossip = Gossip: { $said }
story-clocktower-claim-juggle = Guesses: { $said }

# the roles
clocktower-gossip = Gossip
    .genitive = Gossip
    .accusative = Gossip
    .gender = feminine
clocktower-gossip-short = A true statement costs a life
clocktower-gossip-ability = Once a day you may assert something before everyone. If it is true, it costs a player their life that night.
clocktower-gossip-when = By day
clocktower-gossip-example = You say that Boris is the Demon. Two die in the night, and now the town knows more than one thing.
clocktower-gossip-play = A night with one death more proves a statement, if nothing else kills. Say what nobody can know yet, and say it every day. Everybody else may gossip as well.
clocktower-gossip-bluff = Gossip is free for all. Say something you know to be false, and “disprove” it with a quiet night.
clocktower-gossip-lead = Judge a statement as things stand when it is made; at night she has to be alive and sober. Choose who dies, and do not wake her.

clocktower-savant = Savant
    .genitive = Savant
    .accusative = Savant
    .gender = masculine
clocktower-savant-short = Daily two things, one of them true
clocktower-savant-ability = Once a day you may ask the Storyteller in private for two facts. Exactly one of them is true.
clocktower-savant-when = Once each day
clocktower-savant-example = You hear that Anna is evil, and that two Outsiders are in play. If the second cannot be, you have the first.
clocktower-savant-play = Go every day and write it down. Each pair is a puzzle; a few of them together leave little room. Somebody who knows one half gives you the other.
clocktower-savant-bluff = Nobody hears what you are told. Make up pairs of which the wrong half sounds right.
clocktower-savant-lead = Prepare two things that are not too easy: one true, one false, in any order. Drunk or poisoned they may both be either.

clocktower-artist = Artist
    .genitive = Artist
    .accusative = Artist
    .gender = masculine
clocktower-artist-short = One private question to the Storyteller
clocktower-artist-ability = For the whole game you have one question to the Storyteller: by day, in private, to be answered with yes or no.
clocktower-artist-when = By day, once
clocktower-artist-example = You ask whether Anna or Boris is the Demon. The answer is no: two names less.
clocktower-artist-play = Wait until one answer splits what is left in two, but do not die with the question unasked. “Or” asks about several at once.
clocktower-artist-bluff = Say that you have asked, and what you were told. Nobody has seen you go.
clocktower-artist-lead = Answer yes or no, truthfully. Where somebody may register either way, you may also not know. Drunk or poisoned the answer may be wrong, and the question is spent.

clocktower-juggler = Juggler
    .genitive = Juggler
    .accusative = Juggler
    .gender = masculine
clocktower-juggler-short = Guesses on the first day, count at night
clocktower-juggler-ability = On your first day you may say of up to five players, before everyone, which roles you think they have. At night you are shown how often you were right.
clocktower-juggler-when = The first day, and the night after
clocktower-juggler-example = You guess what five players have claimed and are told three. Two of the five have lied.
clocktower-juggler-play = Let others talk first, then guess what they claim to be. You have to live through the day to learn the number.
clocktower-juggler-bluff = Guess aloud on the first day like a true one, and make up the number.
clocktower-juggler-lead = Count the guesses that are right when they are made. Tell the number on the night after, if the Juggler lives; it is true if they are sober then.
