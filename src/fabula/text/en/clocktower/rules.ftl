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
        Say nothing of your role until the first day: evil needs its three roles to hide behind, and the game has not begun before.
rules-clocktower-4 = The other nights
    .text =
        Those who have something to do are woken one after another: Poisoner and Monk before the Demon, most of those who learn things after. Anyone who dies before their turn is not woken any more.
        At dawn everyone hears who died. Nobody is told why, and no role is shown.
rules-clocktower-5 = The day
    .text =
        Talk, all together or in small groups, but stay near the circle. You may say anything and claim to be anything. You may ask the Storyteller at any time, alone if you like; answers about the rules are always true.
        Good players usually gain by saying what they know, but not always at once and not to everybody.
rules-clocktower-6 = Nominations and votes
    .text =
        When the Storyteller opens nominations, a living player may nominate somebody, once a day. Nobody is nominated twice in a day. The nominator and the nominee speak in turn, then hands are counted clockwise, the nominee last.
        At least half of the living must vote for the execution, and more than for anybody before today: then the nominee is about to die. If the vote ties with the highest so far, nobody is about to die. You may vote as often as you like.
rules-clocktower-7 = Execution and death
    .text =
        When nominations close, whoever is about to die is executed: one a day at most, or nobody. All may go on talking for a moment, then night falls.
        The dead show no role. They lose their ability at once and are not woken any more, but they are still on their team.
rules-clocktower-8 = The dead and their vote
    .text = The dead talk as before and win with their team. They nominate no more, and have one vote left for the rest of the game. Most keep it for the last day.
rules-clocktower-9 = How it ends
    .text =
        Good wins when the Demon dies and nobody takes its place. Evil wins when only two are alive, Travellers not counted. If both happen at once, good wins.
        An ability goes before a rule: where one team wins by an ability and the other by the rules, the ability decides.
        Evil also wins if the Saint dies by execution, good if the Mayor lives among the last three and nobody is executed that day. The Storyteller may end a game that is decided.
rules-clocktower-10 = Four rules for the table
    .text =
        Say what you like, when you like, to whom you like. This is a game of talking.
        Do not peek: keep your role to yourself, and never look into the Grimoire or at another’s card. Whoever knows too much has no game any more.
        Ask the Storyteller anything, alone if you like. Nobody hears what you asked.
        Play kindly. We deceive each other here and are friends afterwards: kill with grace, die with dignity.

# when it comes up
more-clocktower-1 = What is not forbidden
    .text =
        If it is not said that you cannot, you can. You may nominate yourself and vote for your own execution. The good may lie. Where you choose a player at night, it may be you or somebody dead. The dead talk as before.
        What an ability says goes before what a rule says. Only an exile is beyond every ability.
more-clocktower-2 = “Choose” and “may”
    .text =
        “Choose” on a card means that the player chooses. Where it does not say so, the Storyteller decides.
        “May happen” leaves it to the Storyteller whether it does. “You may” leaves it to you.
more-clocktower-3 = Drunk, poisoned, mistaken
    .text =
        A drunk or poisoned player has no ability and does not know it: choices do nothing, and what they learn may be false or true. What they are told about the rules is still true.
        The Recluse may seem evil and the Spy good, to one check and not to the next. Trust no single piece of news; look for what fits together.
more-clocktower-4 = Travellers and exile
    .text =
        A Traveller comes late or may leave early. Everyone knows the role, only the Traveller and the Storyteller the side. An evil one learns who the Demon is.
        Travellers are not executed. By day anybody, even dead, may call for an exile, and everybody may raise a hand without spending a vote. Half of all players, dead and alive, are needed; no ability has a say in it.
more-clocktower-5 = Madness
    .text =
        A player who is mad about something has to try to make the others believe it, by what they say and by what they keep silent about. Nobody is forced to speak.
        Whoever does not try may be punished, mostly by an execution. The Storyteller judges by what the player attempts, not by whether anybody believes it, and is gentle with newcomers.
        It belongs to Sects & Violets; in Trouble Brewing nobody is mad.
more-clocktower-6 = Fabled, Loric and jinxes
    .text =
        Fabled are roles of the Storyteller’s own. They are chosen openly and help where a game would not be fair or friendly: for newcomers, for somebody who must leave early, for a shy player or an evening that is short.
        They can come and go at any dawn. They cannot die and never lose their ability, and they do not count as players. Loric are like them and belong to a script.
        Some two roles have a rule of their own when they are on the same script, a jinx. It stands on the sheet of the script, in play or not.
more-clocktower-7 = Where it comes from
    .text =
        Blood on the Clocktower was invented by Steven Medway in Australia and is published by The Pandemonium Institute. Fabula plays it in words of its own.

# advice to the Storyteller
lead-clocktower-1 = Help the weaker side
    .text = Wherever the rules leave you a choice, look who is losing, and choose for them; but help no third side, and no second team of evil. Do it with a light hand: the players should win by what they say and think.
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
lead-clocktower-11 = The table and the people at it
    .text = Let all keep the order in which they sit, also when they walk about to talk. Never silence one who talks much unless you ask all for silence. Somebody is rude: take them aside, say what you saw, and let them answer; feigned tears to win a game are no play either. What is promised or paid outside the game has no place in it. But let people be odd and inventive, if that makes the game better.
