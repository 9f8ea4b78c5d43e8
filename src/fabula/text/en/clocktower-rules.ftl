# rules, words, and advice to the Storyteller of Blood on the Clocktower
rules-clocktower-1 = What it is
    .text =
        A Demon hides in the town. It kills at night; by day the town talks and may execute somebody. The good players know a little each and do not know each other; the evil ones know each other and lie. Everyone plays on after death.
        A Storyteller leads. For 5 to 15 players, and Travellers; the Storyteller may be a person or Fabula.
rules-clocktower-2 = Setup
    .text =
        How many Townsfolk, Outsiders and Minions there are follows from the number of players; there is one Demon. Everyone sees the script, nobody sees which of its roles are in play. The Baron and the Drunk change the set in secret.
        Everyone gets a role and keeps it hidden. Where you sit matters: some abilities depend on neighbours.
rules-clocktower-3 = The first night
    .text =
        All close their eyes. With seven players and more, the Minions see each other and their Demon; the Demon sees the Minions and three good roles that are not in play, to hide behind.
        Then roles are woken that learn something or choose somebody. The Demon does not kill yet.
rules-clocktower-4 = The other nights
    .text =
        Those who have something to do are woken one after another: Poisoner and Monk before the Demon, most of those who learn things after. Anyone who dies before their turn is not woken any more.
        At dawn everyone hears who died. Nobody is told why, and no role is shown.
rules-clocktower-5 = The day
    .text =
        Talk, all together or in small groups. You may say anything and claim to be anything. You may ask the Storyteller at any time, alone if you like; answers about the rules are always true.
        Good players usually gain by saying what they know, but not always at once and not to everybody.
rules-clocktower-6 = Nominations and votes
    .text =
        When the Storyteller opens nominations, a living player may nominate somebody, once a day. Nobody is nominated twice in a day. The nominator and the nominee speak in turn, then hands are counted clockwise, the nominee last.
        At least half of the living must vote for the execution, and more than for anybody before today: then the nominee is about to die. If the vote ties with the highest so far, nobody is about to die. You may vote as often as you like.
rules-clocktower-7 = Execution and death
    .text =
        When nominations close, whoever is about to die is executed: one a day at most, or nobody. Then night falls.
        The dead show no role. They lose their ability at once and are not woken any more, but they are still on their team.
rules-clocktower-8 = The dead and their vote
    .text = The dead talk as before and win with their team. They nominate no more, and have one vote left for the rest of the game. Most keep it for the last day.
rules-clocktower-9 = Travellers and exile
    .text =
        A Traveller comes late or may leave early. Everyone knows the role, only the Traveller and the Storyteller the side. An evil one learns who the Demon is.
        Travellers are not executed. By day anybody, even dead, may call for an exile, and everybody may raise a hand without spending a vote. Half of all players, dead and alive, are needed; no ability has a say in it.
rules-clocktower-10 = Drunk, poisoned, mistaken
    .text =
        A drunk or poisoned player has no ability and does not know it: choices do nothing, and what they learn may be false or true. What they are told about the rules is still true.
        The Recluse may seem evil and the Spy good, to one check and not to the next. Trust no single piece of news; look for what fits together.
rules-clocktower-11 = How it ends
    .text =
        Good wins when the Demon dies and nobody takes his place. Evil wins when only two are alive, Travellers not counted. If both happen at once, good wins.
        Evil also wins if the Saint dies by execution, good if the Mayor lives among the last three and nobody is executed that day. The Storyteller may end a game that is decided.
rules-clocktower-12 = Words
    .text =
        { term-clocktower-alive }: { term-clocktower-alive.text }
        { term-clocktower-dead }: { term-clocktower-dead.text }
        { term-clocktower-side }: { term-clocktower-side.text }
        { term-clocktower-townsfolk }: { term-clocktower-townsfolk.text }
        { term-clocktower-outsider }: { term-clocktower-outsider.text }
        { term-clocktower-minion }: { term-clocktower-minion.text }
        { term-clocktower-demon }: { term-clocktower-demon.text }
        { term-clocktower-traveller }: { term-clocktower-traveller.text }
        { term-clocktower-storyteller }: { term-clocktower-storyteller.text }
        { term-clocktower-grimoire }: { term-clocktower-grimoire.text }
        { term-clocktower-square }: { term-clocktower-square.text }
        { term-clocktower-script }: { term-clocktower-script.text }
        { term-clocktower-in_play }: { term-clocktower-in_play.text }
        { term-clocktower-power }: { term-clocktower-power.text }
        { term-clocktower-drunk }: { term-clocktower-drunk.text }
        { term-clocktower-registers }: { term-clocktower-registers.text }
        { term-clocktower-mark }: { term-clocktower-mark.text }
        { term-clocktower-bluff }: { term-clocktower-bluff.text }
        { term-clocktower-nomination }: { term-clocktower-nomination.text }
        { term-clocktower-about_to_die }: { term-clocktower-about_to_die.text }
        { term-clocktower-execution }: { term-clocktower-execution.text }
        { term-clocktower-exile }: { term-clocktower-exile.text }
        { term-clocktower-vote_token }: { term-clocktower-vote_token.text }
        { term-clocktower-neighbours }: { term-clocktower-neighbours.text }
        { term-clocktower-night_sheet }: { term-clocktower-night_sheet.text }
        { term-clocktower-dusk }: { term-clocktower-dusk.text }
        { term-clocktower-each_night_but }: { term-clocktower-each_night_but.text }
        { term-clocktower-madness }: { term-clocktower-madness.text }
        { term-clocktower-comrade }: { term-clocktower-comrade.text }

# words
term-clocktower-alive = Alive
    .text = A living player has an ability, may nominate once a day and vote as often as they like.
term-clocktower-dead = Dead
    .text = A dead player has no ability and does not nominate, but talks, and has one last vote for the rest of the game.
term-clocktower-side = Side
    .text = Good or evil. A player whose role changes keeps their side, and the other way round.
term-clocktower-townsfolk = Townsfolk
    .text = A good role with an ability that helps.
term-clocktower-outsider = Outsider
    .text = A good role with an ability that hinders.
term-clocktower-minion = Minion
    .text = An evil role that helps the Demon.
term-clocktower-demon = Demon
    .text = The evil role that kills at night and must not die.
term-clocktower-traveller = Traveller
    .text = An open role for those who come late or must leave early. Does not count among the last two.
term-clocktower-storyteller = Storyteller
    .text = Leads the game, knows everything, takes no side and decides what the rules leave open.
term-clocktower-grimoire = Grimoire
    .text = All secrets of the game in one place: who is what, who is poisoned, who is marked. Only the Storyteller looks into it, and the Spy.
term-clocktower-square = Town Square
    .text = What everyone may see: who sits where, who lives, and which of the dead still have a vote.
term-clocktower-script = Script
    .text = The list of roles that may be in the game. Everyone knows it.
term-clocktower-in_play = In play
    .text = A role that a player really has. A role somebody only believes to have is not in play.
term-clocktower-power = Ability
    .text = What a role can do. It is lost at death, and does not work in whoever is drunk or poisoned.
term-clocktower-drunk = Drunk, poisoned
    .text = Has no ability, is treated as if they had one, is never told, and may learn false things.
term-clocktower-registers = Registers as
    .text = Is taken for another role or the other side by one check. Nothing else changes.
term-clocktower-mark = Reminder
    .text = A note in the Grimoire about a player: poisoned, protected, master.
term-clocktower-bluff = Bluff
    .text = A role one claims and does not have. Anybody may say anything.
term-clocktower-nomination = Nomination
    .text = A living player proposes somebody for execution. Once a day each, and each can be proposed once a day.
term-clocktower-about_to_die = About to die
    .text = Has votes from at least half of the living, and more than any other today.
term-clocktower-execution = Execution
    .text = The town’s decision of the day; one at most. A player who is executed usually dies, but not always.
term-clocktower-exile = Exile
    .text = The town sends a Traveller away. It is not an execution, and no ability affects it.
term-clocktower-vote_token = Vote token
    .text = The single vote a dead player still has.
term-clocktower-neighbours = Neighbours
    .text = The players on your left and right. “Living neighbours” are the nearest who are alive.
term-clocktower-night_sheet = Night sheet
    .text = The order in which the Storyteller wakes the roles.
term-clocktower-dusk = Dusk and dawn
    .text = The night begins at dusk and ends at dawn. “Until dusk” ends when all close their eyes.
term-clocktower-each_night_but = Each night but the first
    .text = On the first night nothing happens yet; the role acts from the second on.
term-clocktower-madness = Madness
    .text = Whoever is mad about something has to try to convince the town of it, or the Storyteller may punish them, mostly by an execution. Nobody is forced to say anything. It comes with Sects & Violets, not with Trouble Brewing.
term-clocktower-comrade = Team
    .text = All players of one side. They win and lose together, dead or alive.

# advice to the Storyteller
lead-clocktower-1 = Help the weaker side
    .text = Wherever the rules leave you a choice, look who is losing, and choose for them. Do it with a light hand: the players should win by what they say and think.
lead-clocktower-2 = Aim for the last day
    .text = The best games are decided when three are alive and everybody still has a theory. Spend your freedom so that the game gets there.
lead-clocktower-3 = Support the bluffs
    .text = Listen by day to what evil claims. False information is best when it agrees with such a claim, and when it could be true. It may even be true now and then, so that nobody can rely on its being false.
lead-clocktower-4 = The Demon’s three roles
    .text = Two Townsfolk and an Outsider suit most Demons. Show roles whose story a player can sustain for days, and think of what the others in play would find out about it.
lead-clocktower-5 = Choose puzzles, not punishments
    .text = A Recluse taken for a Minion, a Mayor who lives while another dies: ask what makes the town think. What throws one player out of the game for nothing is better left alone.
lead-clocktower-6 = Prepare the night
    .text = Decide before it begins what you will show and to whom. Point once more at the player who was chosen, so that there is no error. Wait some seconds before dawn, and walk about, so that steps betray nothing.
lead-clocktower-7 = Keep the day moving
    .text = Five to ten minutes of talk are enough before nominations, more at the beginning, fewer at the end. Repeat each nomination aloud, count aloud, and give a last call. Nobody has to be executed.
lead-clocktower-8 = When you have erred
    .text = Go on playing and do not make up for it with a gift to the other side. Say soon that there was a mistake, but not which. Only somebody you forgot to wake may act later, alone with you.
lead-clocktower-9 = Newcomers and quiet players
    .text = Begin with Trouble Brewing, at most ten players and no Travellers. Answer questions alone, and name people, not roles. If somebody is talked over, give them the floor. If a newcomer does not know what to do at night, show the text of the role.
lead-clocktower-10 = Play fair
    .text = Never break a rule because it would be amusing: the good players build on the rules. Let all choose for themselves, even badly. End early only if one side has no chance at all, however small.
