# Whoever plays with bots alone, or a role for the first time: three words at the card, a line in each phase,
# and at the end what could have been known.
# Gaps: name, names (players), role, what (something learned), n (a number), many (how many players), claim, go, night (buttons).
learn = Hint
learn-away = Put the hints away
learn-again = Show the hints
learn-card = Your first card
learn-card-1 = This is you. Show it to nobody.
learn-card-2 = Your side: you win together.
learn-card-3 = What you do or learn. Aloud you may lie.
learn-waits = The bots wait while you think: only a vote has a clock.
learn-first-word = Your first time as { $role }

learn-plea = Listen to those who speak, and decide only then. If it is your turn, say what speaks for you.
learn-mine = { $name } claims to be the { $role }, and that is your own card. Who of you is right?
learn-clash = { $names } { $many ->
        [2] both
       *[other] all
    } claim to be { $role }. { $n ->
        [one] At most one of them
       *[other] At most { $n } of them
    } was dealt it.
learn-learned = What you know: { $what } Say it when it helps, and to whom you like.
learn-ask = { $name } has not said yet who they are. Tap their seat and whisper: ask.

learn-clocktower-day = Say who you are under “{ $claim }”, or listen first. Tap a seat to read what they said, and to whisper.
learn-clocktower-hides = Decide early which good role you claim to be, and stay with it. There is help under “{ $claim }”.
learn-clocktower-nominations = Tap the seat of whoever you think is the Demon, to nominate them. Or say “{ $go }”.
learn-clocktower-vote = If you want them dead, have your hand up when the clock reaches you. Until then you may change your mind.
learn-clocktower-twilight = Nobody is nominated any more today. Talk a little, or say “{ $night }”.
learn-clocktower-dead = Dead is not out. You still talk, you win with your side, and you have one vote left: keep it for the last day.

learn-onenight-day = Tell what you did at night, or invent something. Mind who moved which card: yours may be another now.
learn-onenight-hides = Claim a role before anybody else has it. One that lies in the middle is safest.
learn-onenight-vote = All point at once. Whoever has the most votes dies. If nobody has more than one vote, nobody dies.

learn-mafia32-day = Say whom you suspect, and why. Tap a seat to read what they said and how they voted.
learn-mafia32-hides = Pass for a townsperson: suspect somebody aloud, and vote as the town does. Who only keeps silent is noticed.
learn-mafia32-vote = Now somebody is voted out. Vote by what you heard: who accused without a reason, who changed their story?
learn-mafia32-dead = You are out. Watch who defended whom: the cards that are shown tell who was right.

learn-vendetta-day = Everybody claims to be a vampire. Say whom you believe and whom you do not; tap a seat to read what they said.
learn-vendetta-hides = You pass for a vampire. Choose one that nobody claims yet, and what it would have found out.
learn-vendetta-vote = Before the night ends somebody is executed. Vote by what you heard, not by who speaks loudest.
learn-vendetta-dead = You are out. Watch who defended whom: the cards that are shown tell who was right.

learn-known = What could have been known
learn-known-by-you = Whom a careful player might have suspected, by what you had heard and learned.
learn-known-of-you = You had something to hide: whom the others might have suspected, by what all had heard.
learn-known-began = { $when }, as the talk began.
learn-known-over = { $when }, when it was over.
learn-known-suspects = Suspect: { $names }.
learn-known-nobody = Nobody stood out.
learn-known-right = From here on you could have known it: { $when }. It was right to suspect { $names }.
learn-known-false = What was said spoke against { $names }, and it was not so. Somebody lied, or was fooled.
learn-known-not = What you heard was not enough to know. Ask more, and compare what is said.
learn-known-found = You could have been found out: { $when }.
learn-known-together = Put together, all the good could have known on day { $day }: { $who }
learn-known-together-onenight = Put together, all the village could have known at the vote: { $who }
learn-known-together-mafia32 = Put together, all the town could have known on day { $day }: { $who }
learn-known-together-vendetta = Put together, all the vampires could have known on night { $day }: { $who }
learn-morning = From what you know
learn-known-hid = Nobody had reason enough to suspect you.
learn-known-vote-bad = Your last vote was against { $name }, and it was a good one.
learn-known-vote-good = Your last vote was against { $name }, who had done nothing.
learn-known-vote-drawn = You did not point in time: in the last vote chance pointed at { $name } for you.
