# Blood on the Clocktower, Bad Moon Rising: its Minions and Demons.
# Of each: name with its cases, -short, -ability, -when, -example, -play, -bluff, and -lead for the Storyteller.

clocktower-godfather = Godfather
    .genitive = Godfather
    .accusative = Godfather
    .gender = masculine
clocktower-godfather-short = Knows the Outsiders and avenges them
clocktower-godfather-ability = On the first night you are told which Outsiders are in play. After a day on which an Outsider died, you kill a player of your choice. [One extra Outsider or one fewer.]
clocktower-godfather-when = First night, and each night after an Outsider’s death by day
clocktower-godfather-example = You saw the Saint and the Butler. The town executes the Butler; at night you choose the Empath, and two are dead at dawn.
clocktower-godfather-play = You know whom to have executed: each Outsider who dies by day is a second kill for you. Warn your Demon which Outsiders not to claim, or claim one of them yourself.
clocktower-godfather-bluff = An Outsider you have not seen is easily believed, for nobody can count them while you are there.
clocktower-godfather-lead = Put one Outsider more or one fewer than usual into the bag. On the first night show the Outsiders in play. When an Outsider dies by day, mark it and wake the Godfather that night.

clocktower-devils_advocate = Devil’s Advocate
    .genitive = Devil’s Advocate
    .accusative = Devil’s Advocate
    .gender = masculine
clocktower-devils_advocate-short = Keeps one player from dying by execution
clocktower-devils_advocate-ability = Each night defend a living player, never the same one twice in a row: an execution tomorrow does not kill them.
clocktower-devils_advocate-when = Each night
clocktower-devils_advocate-example = You chose the Demon. The town executes it with all hands, and it gets up again.
clocktower-devils_advocate-play = Protect the Demon on the days it is suspected; between them protect somebody good who is about to be executed, so that surviving proves nothing. You may protect yourself.
clocktower-devils_advocate-bluff = Whoever survives an execution is suspect at first: say it was the work of a good ability.
clocktower-devils_advocate-lead = Mark the player until dusk. If they are executed, say that they live on, and nothing else. The execution of the day is used.

clocktower-assassin = Assassin
    .genitive = Assassin
    .accusative = Assassin
    .gender = masculine
clocktower-assassin-short = Kills once, whatever protects the player
clocktower-assassin-ability = Once in the game, on any night but the first, you may kill a player, and no protection helps them.
clocktower-assassin-when = Once, on any night but the first
clocktower-assassin-example = The Monk stands before the Soldier. You choose the Soldier, and the Soldier is dead.
clocktower-assassin-play = Wait for the player whom nothing else kills, or for the night on which a second death decides. Used too late it is wasted, for you may be executed first.
clocktower-assassin-bluff = Be somebody with an ability for one night only: nobody expects anything more of you.
clocktower-assassin-lead = Wake the Assassin each night until they choose somebody. That player dies, whoever protects them; only if the Assassin is drunk or poisoned nothing happens, and the ability is gone all the same.

clocktower-mastermind = Mastermind
    .genitive = Mastermind
    .accusative = Mastermind
    .gender = masculine
clocktower-mastermind-short = Plays one more day after the Demon’s execution
clocktower-mastermind-ability = When the Demon’s execution would end the game, one extra day is played. Whoever is executed on it makes their team lose.
clocktower-mastermind-when = When the Demon is executed
clocktower-mastermind-example = The Demon is executed, and the night is quiet. In the morning the town looks for the next one, executes a Townsfolk and has lost.
clocktower-mastermind-play = You may let your Demon go. After that make the town believe that the Demon still lives, and have somebody good executed: anybody will do.
clocktower-mastermind-bluff = On the last day be the one who is surest of all, and never the one most suspected.
clocktower-mastermind-lead = When the Demon dies by execution and the Mastermind lives and is sober, say nothing and go on. On the next day the team of whoever is executed loses, even if they do not die; if nobody is executed good wins.

clocktower-zombuul = Zombuul
    .genitive = Zombuul
    .accusative = Zombuul
    .gender = masculine
clocktower-zombuul-short = Kills after quiet days and seems dead first
clocktower-zombuul-ability = After a day on which nobody died, you kill a player of your choice at night. Your own first death is a pretence: you live on, but count as dead.
clocktower-zombuul-when = Each night but the first, if nobody died by day
clocktower-zombuul-example = You are executed and everyone takes you for dead. After a day without an execution you kill at night, and nobody asks the dead.
clocktower-zombuul-play = Have nobody executed, or be executed yourself early. Dead, you vote like the dead and go on killing. The town has to execute a dead player to be rid of you.
clocktower-zombuul-bluff = Once you seem dead, be a Townsfolk whose last words were true. Share your claim early, before you die.
clocktower-zombuul-lead = When the Zombuul dies for the first time, tell it as a death like any other, and mark that it lives. Wake it after each day on which nobody died. It is dead when it dies again; if it is drunk or poisoned the first time, it is dead at once.

clocktower-pukka = Pukka
    .genitive = Pukka
    .accusative = Pukka
    .gender = masculine
clocktower-pukka-short = Poisons each night; the poison kills a night later
clocktower-pukka-ability = Each night you poison a player of your choice. Your previous victim then dies, and the poison leaves them.
clocktower-pukka-when = Each night
clocktower-pukka-example = On the first night you choose the Chef, who is told nonsense. On the second you choose the Slayer, and the Chef dies.
clocktower-pukka-play = You act on the first night already: spoil what is learned in it. Whoever you choose is harmless for a day and dies the night after, so choose a night ahead.
clocktower-pukka-bluff = Be a Townsfolk of the first night and blame the poison for your wrong information.
clocktower-pukka-lead = Mark the chosen player as poisoned. Then the one poisoned before dies, still poisoned, and is healthy again. Nobody dies on the first night.

clocktower-shabaloth = Shabaloth
    .genitive = Shabaloth
    .accusative = Shabaloth
    .gender = masculine
clocktower-shabaloth-short = Kills two each night and may bring one back
clocktower-shabaloth-ability = Each night but the first, you kill two players of your choice. One of the dead among last night’s two may come back to life.
clocktower-shabaloth-when = Each night but the first
clocktower-shabaloth-example = You ate the Empath and the Monk. A night later you eat two more, and in the morning the Monk sits there again, alive.
clocktower-shabaloth-play = Nobody kills faster than you, so few days are left: do not be executed in them. Somebody who comes back is trusted by all, so choose with care.
clocktower-shabaloth-bluff = With so many deaths claims are seldom tested: any role of the three you were shown will last.
clocktower-shabaloth-lead = Before it chooses, decide whether one of the dead it chose last night lives again: once or twice in a game is plenty. Both victims die one after another. At dawn say who died, then who lives again.

clocktower-po = Po
    .genitive = Po
    .accusative = Po
    .gender = masculine
clocktower-po-short = Kills one, or nobody and then three
clocktower-po-ability = Each night but the first you may kill a player. After a night on which you chose nobody, kill three.
clocktower-po-when = Each night but the first
clocktower-po-example = One night nobody dies, and the town wonders who was protected. The next night three are dead.
clocktower-po-play = A night without a death lets everybody guess wrong. Take three when it decides the game, but not so late that you are executed before.
clocktower-po-bluff = After a quiet night be the one who protected somebody, or whom somebody protected.
clocktower-po-lead = The Po may shake its head: remind yourself of it, for the next night it has to choose three. Drunk or poisoned it gathers strength all the same, but kills nobody.

# questions to a player
prompt-clocktower-godfather = Who do you kill?
    .note = An Outsider died today. Any player.
prompt-clocktower-devils_advocate = Who do you defend?
    .note = A living player, another one than last night. An execution tomorrow does not kill them.
prompt-clocktower-assassin = Do you kill tonight?
    .note = Once in the game. Nothing protects the player you choose. You may also wait.
prompt-clocktower-zombuul = Who do you kill?
    .note = Nobody died today. Any player.
prompt-clocktower-pukka = Who do you poison?
    .note = Any player. Whoever you chose last night dies now.
prompt-clocktower-shabaloth = Who do you eat?
    .note = Two players, one after another. Both die.
prompt-clocktower-po = Who do you kill?
    .note = One player, or nobody: then three the next night, one after another.

# questions to the Storyteller
prompt-clocktower-learn-godfather = What does the Godfather see?
    .note = All who are in play. A Recluse may be left out, a Spy may be among them.
prompt-clocktower-register-godfather = Did an Outsider die?
    .note = A Recluse need not count as one, and a Spy may. If so, the Godfather kills tonight.
prompt-clocktower-regurgitate = Does somebody come back to life?
    .note = One of the dead it chose last night lives again, or nobody. Everyone hears of it at dawn.

# what is learned, and the story
story-you-informed-godfather = These Outsiders are in play: { $answer }.
story-clocktower-informed-godfather = { $who } is shown the Outsiders: { $answer }
story-clocktower-died-godfather = { $who } is killed by the Godfather
story-clocktower-died-assassin = { $who } is killed by the Assassin
story-clocktower-ended-mastermind = On the Mastermind’s day somebody was executed: that team has lost
story-clocktower-revived = { $who } is alive again
foresee-attack-godfather = { $who } dies, chosen by the Godfather
foresee-attack-assassin = { $who } dies, chosen by the Assassin: nothing helps
foresee-attack-devils_advocate = { $who } lives: the Devil’s Advocate protects
foresee-revived = { $who } lives again, as all will hear at dawn

# marks
grim-mark-defended = Survives execution
mark-clocktower-defended = execution-proof
grim-mark-died_today = Died today
mark-clocktower-died_today = died today
grim-mark-feigned = Only seems dead
mark-clocktower-feigned = only seems dead

# why this is advised
why-eaten-few = Once or twice in a game somebody comes back, best a good player while the good are behind.

# its Travellers

clocktower-apprentice = Apprentice
    .genitive = Apprentice
    .accusative = Apprentice
    .gender = masculine
clocktower-apprentice-short = Gains the ability of a Townsfolk or Minion
clocktower-apprentice-ability = Your first night brings you an ability: that of a Townsfolk if you are good, of a Minion if you are evil.
clocktower-apprentice-when = The first night here
clocktower-apprentice-example = You come on the second day. At night you learn that you have the Empath’s ability, and how many of your neighbours are evil.
clocktower-apprentice-play = You are still the Apprentice for all who look. Say what you have learned when it helps, and hide what the Demon would kill you for.
clocktower-apprentice-bluff = If you are evil, choose a Townsfolk’s ability and play it as if you had it.
clocktower-apprentice-lead = On their first night show the Apprentice a Townsfolk if they are good, a Minion if evil, best a role nobody has. From then on they act as that role, and count as the Apprentice.

clocktower-judge = Judge
    .genitive = Judge
    .accusative = Judge
    .gender = masculine
clocktower-judge-short = Once decides on an execution
clocktower-judge-ability = Once in the game, when another player has nominated, you may decide: this execution takes place at once, or not at all, whatever the votes.
clocktower-judge-when = Once, after the hands were counted
clocktower-judge-example = Two hands are up against Gleb, far too few. You have him executed all the same.
clocktower-judge-play = Wait for the vote that matters. Both sides will tell you what to do: how they say so is worth as much as the verdict.
clocktower-judge-bluff = A Traveller’s role is open; what you hide is your side.
clocktower-judge-lead = After each vote ask whether the Judge decides, unless the Judge has nominated. On death the nominee is executed at once; on pardon no vote counts, and whoever was about to die still is.
prompt-clocktower-judge = Do you decide on this execution?
    .note = Once in the game. Whatever the hands say, the nominee is executed at once, or not for these votes.
prompt-clocktower-apprentice = What does the Apprentice learn?
    .note = A Townsfolk’s ability if good, a Minion’s if evil. Best of a role nobody has.
option-clocktower-death = Death
option-clocktower-pardon = Pardon
story-you-informed-apprentice = You have the ability of: { $shown }.
story-clocktower-informed-apprentice = { $who } gains the ability of: { $shown }
story-clocktower-used-judge_death = { $who } rules as Judge: { $name } is executed
story-clocktower-used-judge_pardon = { $who } rules as Judge: { $name } is pardoned
story-clocktower-executed-judge = { $who } is executed by the Judge’s ruling
story-clocktower-executed-judge-dies = { $who } is executed by the Judge’s ruling, and dies
why-apprentice-alone = With a role nobody has there is nothing to mistake it for.

clocktower-bishop = Bishop
    .genitive = Bishop
    .accusative = Bishop
    .gender = masculine
clocktower-bishop-short = Only the Storyteller nominates
clocktower-bishop-ability = Players cannot nominate: the Storyteller does. Each day at least one player of the side against yours is nominated.
clocktower-bishop-when = Each day
clocktower-bishop-example = The Storyteller nominates Anna, Boris and Vera. If you are good, one of the three at least is evil.
clocktower-bishop-play = Say which side you are on, and be believed: then each day’s nominees tell something. The town gives up its nominations for it, and may exile you to have them back.
clocktower-bishop-bluff = If you are evil, say that you are good: the good among the nominees will be suspected.
clocktower-bishop-lead = Nominate three to five players a day, the living above all, and each day at least one of the side against the Bishop. When few live nominate them all.
prompt-clocktower-storyteller_nominates = Who do you nominate?
    .note = Only you nominate while the Bishop lives. Each day at least one player of the other side than theirs. Nobody: nominations are closed.
story-clocktower-put_up = The Storyteller nominates { $name }
why-nominated-enough = Three or more have been nominated today, and that will do.

clocktower-voudon = Voudon
    .genitive = Voudon
    .accusative = Voudon
    .gender = masculine
clocktower-voudon-short = Only the dead and the Voudon vote
clocktower-voudon-ability = Only you and the dead vote, as often as you like and without a token. No half is needed: one vote may be enough.
clocktower-voudon-when = In each vote
clocktower-voudon-example = Seven live and two are dead. One of the dead raises a hand against Gleb, nobody else does: Gleb is about to die.
clocktower-voudon-play = Early you decide almost alone, later the dead do. Listen to those who died: most of them are good.
clocktower-voudon-bluff = A Traveller’s role is open; what you hide is your side.
clocktower-voudon-lead = Count only the hands of the Voudon and the dead, and take no tokens. Whoever has most votes of the day, and at least one, is about to die. Exiles are as always.
