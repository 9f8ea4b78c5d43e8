# Blood on the Clocktower: what a seat learns, and the story of the day. Gaps: who, name (second player), names, a, b, place,
# shown (a role that was shown), n (a number), answer (yes, no, good, evil, or several roles), role, votes, value (votes needed).

# a seat’s journal
story-you-informed-no_outsiders = There are no Outsiders in play.
story-you-informed-seen = { $place }: { $shown }.
story-you-informed-demon = This is the Demon: { $names }.
story-you-informed-minions = These are your Minions: { $names }.
story-you-informed-fellows = These are Minions like you: { $names }.
story-you-informed-bluffs = These roles are not in play: { $answer }.
story-you-informed-became = You are now: { $shown }.
story-you-informed-side = You are { $answer }.
story-you-informed-died = You died tonight.

# the same, told to all after the end
story-clocktower-informed-no_outsiders = { $who } is shown that there are no Outsiders
story-clocktower-informed-seen = { $who } is shown the role of { $place }: { $shown }
story-clocktower-informed-demon = { $who } is shown the Demon: { $names }
story-clocktower-informed-minions = { $who } is shown the Minions: { $names }
story-clocktower-informed-fellows = { $who } is shown the other Minions: { $names }
story-clocktower-informed-bluffs = { $who } is shown roles not in play: { $answer }
story-clocktower-informed-became = { $who } is told the new role: { $shown }
story-clocktower-informed-side = { $who } is told the side: { $answer }
story-clocktower-informed-died = { $who } is woken after death

# the night, told after the end
story-clocktower-marked-red_herring = { $who } is the Fortune Teller’s red herring
story-clocktower-marked-poisoned = { $who } is poisoned
story-clocktower-marked-safe = { $who } is protected
story-clocktower-turned-good = { $who } is on the good side
story-clocktower-turned-evil = { $who } is on the evil side
story-clocktower-attacked = The Demon attacks { $who }
story-clocktower-attacked-by = { $by } attacks { $who }
story-clocktower-saved = Something keeps { $who } alive: { $role }
story-clocktower-became = { $who } becomes: { $role }

# dawn and day
story-clocktower-died = { $who } dies
story-clocktower-died-night = { $who } died in the night
story-you-clocktower-died-night = You died in the night
story-clocktower-died-night-several = { $names } died in the night
story-clocktower-died-execution = { $who } is executed and dies
story-clocktower-died-exile = { $who } is exiled
story-clocktower-quiet = Nobody died in the night
story-clocktower-nominated = { $who } nominates { $name }
story-clocktower-tallied = Votes for { $name }: { $votes }, needed: { $value }
story-clocktower-raised = For the execution of { $name }: { $names }
story-clocktower-raised-nobody = For the execution of { $name }: nobody
story-clocktower-condemned = About to die: { $names }
story-clocktower-condemned-nobody = Nobody is about to die
story-clocktower-tied = A tie between { $names }: nobody is about to die
story-clocktower-executed = { $who } is executed
story-clocktower-survived = { $who } lives on
story-clocktower-executed-dead = { $who } is executed, though dead already
story-clocktower-unexecuted = Nobody is executed today
story-clocktower-exile_called = { $who } calls for the exile of { $name }
story-clocktower-exile_supported = For the exile of { $name }: { $names }
story-clocktower-exile_supported-nobody = For the exile of { $name }: nobody
story-clocktower-exile_failed = { $name } is not exiled: { $votes } of { $value }
story-clocktower-vote_tokens-spent = { $who } has used their ghost vote
story-clocktower-token_given = { $who } gives a vote token to { $to }
story-clocktower-nothing_happened = Nothing happens
story-clocktower-arrived = { $who } comes to town: { $role }
story-clocktower-settled = { $who } is no longer a Traveller
story-clocktower-departed = { $who } leaves the town

# what players say
story-clocktower-claim-claim = I’m the { $role }
story-clocktower-claim-one_of = I was shown: { $a } or { $b } is the { $role }
story-clocktower-claim-no_outsiders = I was shown that there are no Outsiders
story-clocktower-claim-pairs = Pairs of evil neighbours: { $answer }
story-clocktower-claim-neighbours = Evil among my living neighbours: { $answer }
story-clocktower-claim-demon_among = A Demon among { $a } and { $b }: { $answer }
story-clocktower-claim-is = I was shown the role of { $place }: { $role }
story-clocktower-claim-protected = I protected: { $place }
story-clocktower-claim-master = My master is: { $place }
story-clocktower-claim-suspect = I think this player is evil: { $place }
story-clocktower-claim-trust = I think this player is good: { $place }
story-clocktower-claim-side = { $place } is { $answer }
story-clocktower-claim-number = As { $role } I was told the number { $told }
story-clocktower-claim-answer = As { $role } I was told: { $told }
story-clocktower-claim-woke = Woken last night of { $a } and { $b }: { $answer }
story-clocktower-claim-same_side = { $a } and { $b } on the same side: { $answer }
story-clocktower-claim-either = { $place } is { $role } or { $told }
story-clocktower-claim-one_evil = One of { $a }, { $b } and { $c } is evil, and only one
story-clocktower-claim-nearest = The nearest evil player sits { $answer } from me
story-clocktower-claim-winning = The side that is winning: { $answer }
story-clocktower-claim-in_play = I learned that this role is in play: { $role }
story-clocktower-claim-shown = As { $role } I was shown: { $place }
story-clocktower-claim-chose = As { $role } I chose: { $place }
ui-claim-one_of = One of two
ui-claim-no_outsiders = No Outsiders
ui-claim-pairs = Pairs of evil
ui-claim-neighbours = My neighbours
ui-claim-demon_among = A Demon among two
ui-claim-is = Whose role I saw
ui-claim-protected = Who I protected
ui-claim-master = My master
ui-claim-side = Whose side I know
ui-claim-number = A number I was told
ui-claim-answer = Yes or no
ui-claim-woke = How many of two woke
ui-claim-same_side = Whether on one side
ui-claim-either = One of two roles
ui-claim-one_evil = One of three is evil
ui-claim-nearest = Where evil is nearest
ui-claim-winning = Which side is winning
ui-claim-in_play = A role in play
ui-claim-shown = Who I was shown
ui-claim-chose = Who I chose

# the end
story-clocktower-won-good = Good has won
story-clocktower-won-evil = Evil has won
story-clocktower-ended-demon_dead = The Demon is dead
story-clocktower-ended-two_alive = Only two players are alive
story-clocktower-ended-nobody_good = Everyone alive is evil: nobody is left to nominate the Demon
story-clocktower-ended-last_night = Three are alive, and no role of the script could keep the Demon from killing tonight
story-clocktower-ended-standstill = Five days and nights went by and nobody more died: the town has given up
story-clocktower-announced-standstill = For three days and nights nobody more has died. If two more pass like that, evil wins
story-clocktower-ended-storyteller = The Storyteller has ended the game
story-clocktower-misled-believes = { $who } was told a lie: they only thought they had this ability. In truth: { $answer }
story-clocktower-misled-drunk = { $who } was told a lie, being drunk. In truth: { $answer }
story-clocktower-misled-poisoned = { $who } was told a lie, being poisoned. In truth: { $answer }
story-clocktower-misled-registers = { $who } was misled: somebody registered as something else. In truth: { $answer }
foresee-last-night = Three are alive: evil wins tonight, unless one of these prevents it. If you know that none can, you may end the game now
foresee-last-night-sure = Three are alive, and nothing in play can keep the Demon from killing: evil wins tonight. You may end the game now
foresee-chance = Could prevent it: { $who } ({ $role })
foresee-chance-company = Could prevent it: { $role }
foresee-attack-dies = { $who } dies, attacked by the Demon
foresee-attack-bounced = { $who } dies in place of { $ward }
cause-bounced = In place of { $ward }. Cause: { $role }
foresee-attack-protected = { $who } is attacked and lives: protected by the Monk
foresee-attack-dead = { $who } is attacked, and was dead already
foresee-attack-in_vain = { $who } is attacked and lives: the attacker’s ability does not work
foresee-executed = { $who } is about to die
foresee-votes = Votes needed now: { $n }
foresee-line = Still to come tonight: { $line }
story-you-informed-shown_role = You are shown the role: { $shown }.
story-you-informed-shown_player = You are shown: { $place }.
story-clocktower-informed-shown_role = { $who } is shown the role: { $shown }
story-clocktower-informed-shown_player = { $who } is shown: { $place }

# lines of the night sheet that are no role
clocktower-minion_info = Minion info
clocktower-demon_info = Demon info
clocktower-news = News of a new role
call-minion_info = With seven or more players: wake all Minions and let them see each other; show the Demon. Put to sleep.
call-demon_info = With seven or more players: wake the Demon, show the Minions, then three good roles that are not in play. Put to sleep.
