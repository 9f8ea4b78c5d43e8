# Sects & Violets: its Minions, Demons and Travellers, and madness. Ids as in tale.ftl and trouble-brewing.ftl.

clocktower-evil_twin = Evil Twin
    .genitive = Evil Twin
    .accusative = Evil Twin
    .gender = masculine
clocktower-evil_twin-short = Has a good twin who must not be executed
clocktower-evil_twin-ability = You have a twin on the other side, and each of you knows the other. Evil wins if the good twin is executed, and good cannot win as long as both twins live.
clocktower-evil_twin-when = First night, then always
clocktower-evil_twin-example = You and Vera both say that the other is the Evil Twin. The town executes Vera, and evil has won.
clocktower-evil_twin-play = Say what your twin says, word for word, and a little sooner. Whoever the town believes decides the game. Your own death costs little: the other side has to find out which of you it may execute.
clocktower-evil_twin-bluff = There is no need to hide that you are a twin, only which one you are. Take a role that could prove itself as well as theirs.
clocktower-evil_twin-lead = On the first night choose a player of the other side, wake both, and show each the other’s role. If the good twin is executed, the game ends at once. If the Demon is dead and both live, the game goes on without a word.

clocktower-witch = Witch
    .genitive = Witch
    .accusative = Witch
    .gender = feminine
clocktower-witch-short = Curses one who then dies by nominating
clocktower-witch-ability = Each night curse a player: nominating tomorrow kills them at once. With only three players alive your ability is gone.
clocktower-witch-when = Each night
clocktower-witch-example = You curse Boris. In the morning he nominates Anna and falls dead; the vote on Anna goes on.
clocktower-witch-play = Curse whoever is sure to nominate, or whoever you want to keep silent. Once the town knows of you, nobody dares to nominate, and that helps evil too. You may curse yourself, but why would you?
clocktower-witch-bluff = Be a role that has no need to nominate, and warn the others of the Witch yourself.
clocktower-witch-lead = Mark the cursed player until dusk. If they nominate, they die before the hands are counted; do not say why. The curse ends if the Witch dies, and has no effect while she is drunk or poisoned. An exile is not a nomination.

clocktower-cerenovus = Cerenovus
    .genitive = Cerenovus
    .accusative = Cerenovus
    .gender = masculine
clocktower-cerenovus-short = Makes a player mad that they have a good role
clocktower-cerenovus-ability = Each night choose a player and a good role. Tomorrow they are mad that this role is theirs, and may be executed if they do not keep it up.
clocktower-cerenovus-when = Each night
clocktower-cerenovus-example = You choose Vera and the Sage. In the morning Vera does all she can to be taken for the Sage, whatever she is.
clocktower-cerenovus-play = Take the voice from whoever knows most: whoever has to claim to be the Monk cannot tell what they have learned as the Empath. Two players of one role make a fine quarrel. Or have a friend made mad who wanted that role anyway.
clocktower-cerenovus-bluff = Be a role that learns little. When madness breaks out, be the first to claim it.
clocktower-cerenovus-lead = Wake the chosen player and show what they have to be taken for. You alone judge whether they try. If they do not, you may execute them: that is the execution of the day. Silence convinces nobody, and a hint is as bad as the truth.

clocktower-pit_hag = Pit-Hag
    .genitive = Pit-Hag
    .accusative = Pit-Hag
    .gender = feminine
clocktower-pit_hag-short = Changes players into other roles
clocktower-pit_hag-ability = Each night but the first, choose a player and a role: if nobody has that role, they become it and stay on their side. If you make a Demon, the Storyteller decides who dies that night.
clocktower-pit_hag-when = Each night but the first
clocktower-pit_hag-example = You turn the Empath into the Butler. The town has lost its best witness, and a player is still good.
clocktower-pit_hag-play = Break what the town relies on: change whoever has proved themselves, or make a role that fits a friend’s bluff. You may change yourself. A new Demon saves a game that is nearly lost, but may be a good player.
clocktower-pit_hag-bluff = Be somebody whose role was changed, and tell of the night when it happened.
clocktower-pit_hag-lead = If the role is in play nothing happens, and nobody is told. Else wake the player and show the new role; the side stays. If a Demon is made, you decide who dies tonight: mostly the old Demon, so that one is left.

clocktower-fang_gu = Fang Gu
    .genitive = Fang Gu
    .accusative = Fang Gu
    .gender = masculine
clocktower-fang_gu-short = Moves into the first Outsider it kills
clocktower-fang_gu-ability = Each night but the first, you kill a player of your choice. The first Outsider you would have killed becomes an evil Fang Gu instead, and the death is yours. [One extra Outsider.]
clocktower-fang_gu-when = Each night but the first
clocktower-fang_gu-example = You attack the Saint. At dawn you are dead, and the Saint, whom everyone believes, is the Fang Gu.
clocktower-fang_gu-play = An Outsider who is trusted is the best new home: find out who they are. The move works once in the game. After it the new Demon does not know the Minions unless somebody tells.
clocktower-fang_gu-bluff = Be a Townsfolk at first. The new Fang Gu goes on being the Outsider they were.
clocktower-fang_gu-lead = The first time a sober Fang Gu would kill an Outsider, that player becomes the Fang Gu and evil; the old one dies. Wake the new one and show both. They do not act tonight. Later Outsiders simply die.

clocktower-vigormortis = Vigormortis
    .genitive = Vigormortis
    .accusative = Vigormortis
    .gender = masculine
clocktower-vigormortis-short = The Minions it kills keep their ability
clocktower-vigormortis-ability = Each night but the first, you kill a player of your choice. A Minion who dies this way goes on using their ability, and one of the Townsfolk nearest to them is poisoned. [One Outsider fewer.]
clocktower-vigormortis-when = Each night but the first
clocktower-vigormortis-example = You kill your own Witch. She still curses every night, and the Chef beside her is poisoned.
clocktower-vigormortis-play = Kill a Minion early: somebody killed at night is trusted, and goes on working for you. Mind who sits beside them. All of it ends with your death.
clocktower-vigormortis-bluff = Claim a Townsfolk who learns little, and mourn your Minions as good players.
clocktower-vigormortis-lead = If the victim is a Minion, mark that they keep their ability and go on waking them; choose one of the two nearest Townsfolk, who is poisoned. All this rests while the Vigormortis is drunk or poisoned and ends with its death.

clocktower-no_dashii = No Dashii
    .genitive = No Dashii
    .accusative = No Dashii
    .gender = masculine
clocktower-no_dashii-short = Poisons the Townsfolk on either side
clocktower-no_dashii-ability = Each night but the first, you kill a player of your choice. On your left and on your right the nearest Townsfolk is poisoned.
clocktower-no_dashii-when = Each night but the first
clocktower-no_dashii-example = To your left sits the Saint, and then the Empath: it is the Empath who is poisoned, to the end.
clocktower-no_dashii-play = Do not kill those you have poisoned: what they say harms the town. Let your Minions back their stories. Whoever works out who is poisoned finds your seat between them.
clocktower-no_dashii-bluff = Claim to be poisoned yourself, as a Townsfolk whose news does not fit.
clocktower-no_dashii-lead = Before the first night mark the nearest Townsfolk on either side, passing over everyone who is not one; the dead are not passed over. Move the marks when roles change. While the No Dashii is drunk or poisoned its neighbours are well.

clocktower-vortox = Vortox
    .genitive = Vortox
    .accusative = Vortox
    .gender = masculine
clocktower-vortox-short = All that Townsfolk learn is false
clocktower-vortox-ability = Each night but the first, you kill a player of your choice. All that Townsfolk learn by their abilities is false. A day without an execution hands the game to evil.
clocktower-vortox-when = Each night but the first; always
clocktower-vortox-example = The Empath hears 0 and can be sure of one thing only: that it is not 0.
clocktower-vortox-play = Hide what you are as long as you can: a town that knows of you turns every answer round. Argue against executions, but not too loudly. Nobody executed, and the game is yours.
clocktower-vortox-bluff = Be a Townsfolk with news that fits all the false ones.
clocktower-vortox-lead = Tell Townsfolk nothing true, be they sober, drunk or poisoned; Outsiders and others are told as always. Changes of role and side are told truly. If the day ends and nobody was executed, evil wins; an execution that does not kill counts, an exile does not.

clocktower-harlot = Harlot
    .genitive = Harlot
    .accusative = Harlot
    .gender = feminine
clocktower-harlot-short = Learns a role, if its player agrees
clocktower-harlot-ability = Each night but the first, call on a living player. One who lets you in shows you their role, but the visit may cost both your lives.
clocktower-harlot-when = Each night but the first
clocktower-harlot-example = Boris agrees, and you are shown the Undertaker. At dawn you are both alive, and he has somebody to speak for him.
clocktower-harlot-play = Visit those who have claimed something worth proving. Whoever refuses may only be afraid for their life. An evil Harlot can take somebody along, if the Storyteller likes.
clocktower-harlot-bluff = A Traveller’s role is open; what you hide is your side.
clocktower-harlot-lead = Wake the chosen player and ask whether they agree. If so, show their role to the Harlot, and decide whether both die tonight. A drunk or poisoned Harlot may be shown anything, and nobody dies.

clocktower-butcher = Butcher
    .genitive = Butcher
    .accusative = Butcher
    .gender = masculine
clocktower-butcher-short = May nominate again after an execution
clocktower-butcher-ability = Each day, after the first execution, you may nominate once more, anybody, and a second execution may follow.
clocktower-butcher-when = Each day, after the first execution
clocktower-butcher-example = Anna is executed. You nominate Boris, half of the living raise their hands, and Boris is executed too.
clocktower-butcher-play = Bring down the second most suspect of the day, or say beforehand whom you will name: the first vote becomes another one. Half of the living is enough; earlier tallies do not count.
clocktower-butcher-bluff = A Traveller’s role is open; what you hide is your side.
clocktower-butcher-lead = After the first execution of the day ask whether the Butcher nominates. Half of the living are needed, no more than that. A second execution gives no third nomination; without an execution there is none at all.

clocktower-bone_collector = Bone Collector
    .genitive = Bone Collector
    .accusative = Bone Collector
    .gender = masculine
clocktower-bone_collector-short = Gives a dead player their ability back for a day
clocktower-bone_collector-ability = Once in the game, on any night but the first, you may give a dead player their ability back; at dusk it is gone again.
clocktower-bone_collector-when = Once, on any night but the first
clocktower-bone_collector-example = You choose the dead Empath. They are woken once more, and tell in the morning what they have learned.
clocktower-bone_collector-play = Choose an ability that works in one night. One that was used up is fresh again. Wait until there are dead worth it, but not until you are exiled.
clocktower-bone_collector-bluff = A Traveller’s role is open; what you hide is your side.
clocktower-bone_collector-lead = Mark that the dead player has their ability until dusk and wake them when their line comes; abilities of the first night and used-up ones too. If the Bone Collector dies it is over. Drunk or poisoned, the choice is spent in vain.

clocktower-deviant = Deviant
    .genitive = Deviant
    .accusative = Deviant
    .gender = masculine
clocktower-deviant-short = Survives exile if funny today
clocktower-deviant-ability = On a day when you made people laugh, an exile does not kill you.
clocktower-deviant-when = Each day
clocktower-deviant-example = The town has had enough of you and wants you exiled; but everyone laughed at noon, and you live on.
clocktower-deviant-play = One good joke a day is enough. Whoever calls for your exile tells which side they think you are on.
clocktower-deviant-bluff = A Traveller’s role is open; what you hide is your side.
clocktower-deviant-lead = When the Deviant is exiled, you decide whether they were funny today. Be generous. If they were, they live; the exile is over all the same.


# questions to a player
prompt-clocktower-witch = Who do you curse?
    .note = Any player. If they nominate tomorrow, they die.
prompt-clocktower-cerenovus = Who is mad, and about what?
    .note = Any player and a good role. Tomorrow they have to be taken for it.
prompt-clocktower-pit_hag = Who becomes what?
    .note = A player and a role. If somebody has it already, nothing happens.
prompt-clocktower-fang_gu = Who do you kill?
    .note = Any player. The first Outsider becomes the Fang Gu, and you die.
prompt-clocktower-vigormortis = Who do you kill?
    .note = Any player. A Minion keeps their ability.
prompt-clocktower-no_dashii = Who do you kill?
    .note = Any player. The Townsfolk beside you are poisoned anyway.
prompt-clocktower-vortox = Who do you kill?
    .note = Any player. And tomorrow nobody should be executed.

# questions to the Storyteller
prompt-clocktower-twin = Who is the twin?
    .note = A player of the other side. Both learn of each other.
prompt-clocktower-madness = Execute for dropping the madness?
    .note = Have they tried to be taken for what they had to be? You alone judge. It is the execution of the day. Be firm: who sees that nothing follows will not try. Give newcomers more room, and no more than one warning.
prompt-clocktower-who_dies = A Demon was made. Who dies?
    .note = Deaths are arbitrary tonight. One after another; nobody, when it is enough.
prompt-clocktower-arbitrary = This player would die. Who does?
    .note = Deaths are arbitrary tonight: this player, another, or nobody.
prompt-clocktower-register-vigormortis = Was a Minion killed?
    .note = Then they keep their ability and poison a Townsfolk nearby.
prompt-clocktower-servant = Which neighbour is poisoned?
    .note = One of the two nearest Townsfolk of the dead Minion.
prompt-clocktower-register-fang_gu = Does the victim count as Outsider?
    .note = If so, they become the Fang Gu.

# what is told
story-you-informed-twin = Your twin is { $place }: { $shown }.
story-you-informed-mad = Tomorrow you are mad that you are the { $shown }. Convince everyone of it, or you may be executed.
story-clocktower-informed-twin = { $who } learns of a twin: { $place }, { $shown }
story-clocktower-informed-mad = { $who } is mad that their role is { $shown }
story-clocktower-marked-twin = { $who } has an Evil Twin
story-clocktower-marked-cursed = { $who } is cursed
story-clocktower-marked-kept = { $who } keeps the ability in death
story-clocktower-died-nomination = { $who } falls dead
story-clocktower-misled-vortox = { $who } was told a lie, because of the Vortox. In truth: { $answer }
story-clocktower-ended-evil_twin = The good twin was executed
story-clocktower-ended-vortox = The Vortox lived, and nobody was executed
foresee-attack-arbitrary = { $who } is attacked; who dies tonight is for you to decide
foresee-attack-fang_gu = { $who } is attacked, lives, and becomes the Fang Gu
foresee-vortox = If nobody is executed today, evil wins by the Vortox
foresee-mad = { $who } is mad that their role is: { $role }
foresee-mad-said = { $who } has said today to be: { $role }

# marks
grim-mark-twin = Twin
grim-mark-cursed = Cursed
grim-mark-mad = Mad
grim-mark-kept = Keeps the ability
mark-clocktower-twin = twin
mark-clocktower-cursed = cursed
mark-clocktower-mad = mad
mark-clocktower-kept = keeps ability
grim-must-lie = Because of the Vortox nothing true may be told.
grim-player-role = { $name }: { $role }

# why this is advised
why-said-otherwise = They have claimed to be something else.
why-perhaps-aloud = What was said aloud only you have heard.
why-one-demon = One Demon is enough: the old one dies.
why-as-attacked = As it would be on any other night.
why-twin-townsfolk = A Townsfolk who can argue for themselves makes the better twin.
why-poison-news = Whoever learns something can be led astray.

# Travellers
prompt-clocktower-harlot = Who do you visit?
    .note = A living player. If they agree you learn their role; both may die.
prompt-clocktower-harlot_agrees = Choose yourself to agree
    .note = The Harlot visits you. If you agree they learn your role, and both of you may die.
prompt-clocktower-harlot_deaths = Do both die tonight?
    .note = The Harlot and the player who agreed.
prompt-clocktower-learn-harlot = What does the Harlot see?
    .note = The role of the player who agreed.
prompt-clocktower-butcher = Do you nominate once more?
    .note = Anybody, even a player who was nominated already. Or nobody.
prompt-clocktower-bone_collector = Who regains their ability?
    .note = A dead player, until dusk. Once in the game; or nobody yet.
prompt-clocktower-deviant = Was the Deviant funny today?
    .note = Be generous. If so, they do not die of the exile.
story-you-informed-harlot = { $place } is: { $shown }.
story-you-informed-refused = { $place } has not agreed.
story-clocktower-informed-harlot = { $who } is shown the role of { $place }: { $shown }
story-clocktower-informed-refused = { $place } refuses the Harlot
why-generous = Be generous.
why-lives-on = A visit that kills nobody is told again.
ui-beat-butcher = The Butcher
