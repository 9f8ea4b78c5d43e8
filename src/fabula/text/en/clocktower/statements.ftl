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
says-guesses = Guesses: { $n } of { $of }
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
square-power-juggle = Juggle
    .note = Guess before everyone who has which role, up to five players. Only the real Juggler learns how many guesses are right.
square-power-visit = Visit the Storyteller
    .note = Nobody notices. The real Savant is told two things; everybody else nothing.
square-power-ask = Ask the Storyteller
    .note = Nobody notices. The real Artist is answered once; everybody else never.

# questions to the Storyteller
prompt-clocktower-visit = A player visits you
    .note = Anybody may come. What you have to tell a Savant follows.
prompt-clocktower-ask = A player asks you something
    .note = Anybody may ask. Only an Artist is answered.

# journal and story
answer-unsure = I do not know
story-you-informed-visit = You have visited the Storyteller, who has nothing to tell you.
story-you-informed-ask = The Storyteller does not answer you.
story-you-asked = You ask whether this is so: { $said }
story-clocktower-asked = { $who } asks in private: { $said }
story-clocktower-informed-visit = { $who } visits the Storyteller
story-clocktower-informed-ask = { $who } is not answered
story-clocktower-stated-juggle = { $who } guesses: { $said }
story-clocktower-claim-juggle = Guesses: { $said }
