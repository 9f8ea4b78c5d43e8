# Blood on the Clocktower, Travellers of no printed set. Ids as in trouble-brewing-good.ftl.

clocktower-gangster = Gangster
    .genitive = Gangster
    .accusative = Gangster
    .gender = masculine
clocktower-gangster-short = Kills a neighbour, if the other agrees
clocktower-gangster-ability = Once a day, with one living neighbour’s consent, you may kill the other.
clocktower-gangster-when = Once a day
clocktower-gangster-example = Anna sits to your left, Boris to your right. You name Anna, Boris nods, and Anna falls dead before everyone.
clocktower-gangster-play = You need one neighbour’s trust to get at the other. Talk to both before you name one: an offer that is turned down is the offer of the day.
clocktower-gangster-play-2 = If you are good, consult the neighbour you trust and take your time: tomorrow you may again. If you are evil, take whoever the Demon cannot reach at night.
clocktower-gangster-bluff = A Traveller’s role is open; what you hide is your side.
clocktower-gangster-bluff-2 = Say before everyone what your neighbours have offered or refused. A Gangster who plots with nobody is feared less.
clocktower-gangster-lead = The Gangster names a living neighbour before everyone; ask the other one. If they agree, the named one dies. One attempt a day, whatever comes of it. If the Gangster is drunk or poisoned, nothing happens.
prompt-clocktower-gangster_agrees = Does the other neighbour die?
    .note = The Gangster between you wants it. Without your consent nothing happens.
story-clocktower-used-gangster = { $who } as Gangster wants to kill a neighbour: { $name }
story-clocktower-died-gangster = { $who } is killed by the Gangster

clocktower-gnome = Gnome
    .genitive = Gnome
    .accusative = Gnome
    .gender = masculine
clocktower-gnome-short = Has an amigo, and defends them
clocktower-gnome-ability = You have an amigo from your own side, known to everyone. You may kill any player who dares nominate your amigo.
clocktower-gnome-when = At the first dawn; when the amigo is nominated
clocktower-gnome-example = Vera is your amigo. Gleb nominates her, and you strike Gleb down before a hand is raised.
clocktower-gnome-play = What you are, Vera is. If the town thinks one of you evil, it has to reckon with both. You need not kill: the threat does most of the work.
clocktower-gnome-play-2 = If you are good, do not kill in haste: ask why your amigo is nominated, and judge by the answer. If you are evil, kill the first who dares.
clocktower-gnome-bluff = A Traveller’s role is open; what you hide is your side, and with it your amigo’s.
clocktower-gnome-bluff-2 = Ask your amigo to be checked as often as the town likes: what is learned about them holds for you.
clocktower-gnome-lead = At the first dawn with the Gnome tell everyone who the amigo is: somebody on the Gnome’s side; for a drunk or poisoned Gnome, anybody. When they are nominated ask whether the nominator dies. The vote is held all the same.
prompt-clocktower-gnome = Who dies for your amigo?
    .note = Whoever has nominated them, or nobody. The vote is held all the same.
story-clocktower-used-gnome = { $who } as Gnome strikes at whoever has nominated the amigo: { $name }
story-clocktower-died-gnome = { $who } is struck down by the Gnome

clocktower-cacklejack = Cacklejack
    .genitive = Cacklejack
    .accusative = Cacklejack
    .gender = masculine
clocktower-cacklejack-short = Changes the role of anyone but the one named
clocktower-cacklejack-ability = Each day name somebody who is to stay as they are: tonight the role of somebody else changes.
clocktower-cacklejack-when = Each day
clocktower-cacklejack-example = You name Anna. In the night Boris learns that he is not the Chef any more, but the Slayer.
clocktower-cacklejack-play = You can keep one role as it is, and nothing more. Name whoever has proved themselves; or, if you are evil, whoever the town should not lose sight of.
clocktower-cacklejack-play-2 = If you are good, keep as they are the player on whom the town relies. If you are evil, name a friend whose role must stay, and let the changes confuse the others.
clocktower-cacklejack-bluff = A Traveller’s role is open; what you hide is your side.
clocktower-cacklejack-bluff-2 = Ask the town each day whom to name, and in the morning who has changed roles: an evil Cacklejack would not want so much clarity.
clocktower-cacklejack-lead = Mark whom the Cacklejack has named. In the night choose another player, and a role for them that nobody has, and show it; their side stays. Best let a good player change into somebody good, and leave the Demon alone.
call-cacklejack = Choose a player other than the one chosen today: wake them and show their new role. Put to sleep.
prompt-clocktower-cacklejack = Who changes roles?
    .note = Anybody but who was named, into a role that nobody has.
story-clocktower-used-cacklejack = { $who } as Cacklejack names { $name }: somebody else changes tonight

# on the floor
square-power-swap = Have two change seats
    .note = The Matron’s, three times a day. All that goes by neighbours goes by the new seats.
square-do-swap = Change the seats of: { $name }
prompt-clocktower-swap = Which two change seats?
    .note = Any two, the dead too.
square-power-finish = Kill a neighbour
    .note = The Gangster’s, once a day, if the other living neighbour agrees.
square-do-finish = Kill: { $name }
prompt-clocktower-finish = Who do you want to kill?
    .note = One of your two living neighbours. The other one is asked.
square-power-jest = Name who stays as they are
    .note = The Cacklejack’s, once a day. Tonight another player changes roles.
square-do-jest = Name: { $name }
prompt-clocktower-jest = Who stays as they are?
    .note = Anybody. Somebody else changes roles tonight.

# questions to the Storyteller
prompt-clocktower-amigo = Who is the amigo?
    .note = Everyone learns it: somebody on the Gnome’s side.
option-clocktower-sober = sober, and hears the truth
option-clocktower-twice = ability works twice

# what is told
story-clocktower-reseated = { $who } has { $a } and { $b } change seats
story-clocktower-reseated-in_vain = { $who } wants { $a } and { $b } to change seats; nobody moves
story-clocktower-befriended = { $name } is the amigo of the Gnome, { $who }: both are on one side
story-clocktower-marked-sober = { $who } is sober until dusk
story-clocktower-marked-twice = { $who }: ability works twice
story-clocktower-marked-amigo = { $who } is the Gnome’s amigo
story-clocktower-marked-not_me = { $who } stays as they are tonight
refused-whispers-forbidden = While the Matron is here nobody leaves their seat to whisper.

# marks
grim-mark-sober = Sober, hears the truth
grim-mark-twice = Ability works twice
grim-mark-amigo = Amigo
grim-mark-not_me = Named by the Cacklejack
mark-clocktower-sober = sober
mark-clocktower-twice = works twice
mark-clocktower-amigo = amigo
mark-clocktower-not_me = stays as is

# why this is advised
why-coffee-truth = Whoever is being misled may hear the truth for once, while the good are behind.
why-coffee-twice = A second use makes a story of it.
why-same-kind = A change of role is enough: the numbers of each kind stay.
traveller-fits = Recommended
traveller-clashes = The { $role } does not go well with this script: { $others }.
traveller-late-few = Fewer than seven are alive. It is rather late for a Traveller: the book advises against it.
traveller-late-host = Only a few are alive. Whoever comes now may decide the game, so the host has to agree.
