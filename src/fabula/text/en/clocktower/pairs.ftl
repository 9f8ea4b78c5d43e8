# Rules for pairs of roles, where the game goes by them.

# questions to the Storyteller
prompt-clocktower-alchemist_deal = Does the Alchemist change the set?
    .note = Baron, Godfather or Xaan: there are more Outsiders then, or fewer.
prompt-clocktower-alchemist_in = Who comes into the set?
    .note = By the Alchemist’s ability.
prompt-clocktower-alchemist_out = Who leaves the set instead?
    .note = As many as come by the Alchemist’s ability.
prompt-clocktower-alchemist_summons = Does the Alchemist summon?
    .note = With the Summoner’s ability no Demon is dealt, but this Townsfolk instead. On the third night the Alchemist names a Demon and you choose who becomes it; if that never happens, evil wins.
prompt-clocktower-plague_boomdandy = Who becomes the Boomdandy?
    .note = They are evil from now on.
prompt-clocktower-plague_marionette = Who becomes the Marionette?
    .note = A good neighbour of the Demon, evil from now on, who does not learn it.
prompt-clocktower-seems_evil-legion = Does this voter count as evil?
    .note = A Politician, a Zealot or a Magician may. If no good hand is left the vote is in vain.
prompt-clocktower-seems_evil-vizier = Does this voter count as evil?
    .note = A Politician or a Zealot may. Without a good hand nobody is executed at once.
prompt-clocktower-summoned = Who becomes this Demon?
    .note = The Demon has been chosen, you choose the player: for an Alchemist, or where a Poppy Grower lives.
prompt-clocktower-summons = Who becomes which Demon?
    .note = The Summoner has lost the ability, so it is yours.

# questions to players
prompt-clocktower-take_monsta = Choose yourself to take Lil’ Monsta
    .note = You mind Lil’ Monsta and are the Demon until the next night. If you choose nobody, the next Minion is asked.
prompt-clocktower-stop_riot = Do you stop the riot?
    .note = Only a Mayor can, and it ends the game: good wins if one Riot lives, else evil. Everyone hears who says so, once each.
prompt-clocktower-seek_out = Who do you seek out?
    .note = Somebody alive and good, a different one each night; anybody evil is refused once, then it is in vain. It works on a Banshee, Farmer, Ravenkeeper or Sage.
prompt-clocktower-hatter_minion = Which Minion do you become?
    .note = Lil’ Monsta is nobody’s role: you mind it, and are a Minion besides.
prompt-clocktower-name_spy = Who is the Spy?
    .note = If you are the Alchemist who is after the Spy and are right, the Demon has to choose the Spy tonight. Everyone hears whom you name, and nobody hears what comes of it.
prompt-clocktower-name_widow = Who is the Widow?
    .note = If you are the Alchemist who is after the Widow and are right, the Demon has to choose the Widow tonight. Everyone hears whom you name, and nobody hears what comes of it.

# what is told
story-you-informed-is_legion = Legion: { $place }.
story-you-informed-robbed = You have lost your ability.
story-you-informed-marionette_beside = One of your neighbours is your Marionette: { $names }.
story-you-informed-magician_here = There is a Magician in play, and may be one of those you see.
story-you-informed-legion_wakes = You wake with Legion: { $names }.
story-you-informed-legion_here = In this game there is: { $shown }. You have no ability.
story-clocktower-informed-is_legion = { $who } learns that { $place } is Legion
story-clocktower-informed-robbed = { $who } learns that they have lost their ability
story-clocktower-informed-marionette_beside = { $who } learns that one of the neighbours is the Marionette: { $names }
story-clocktower-informed-magician_here = { $who } learns that there is a Magician
story-clocktower-informed-legion_wakes = { $who } wakes with Legion: { $names }
story-clocktower-informed-legion_here = { $who } learns that there is Legion, and has no ability
story-clocktower-used-spy = { $who } says that the Spy is { $name }
story-clocktower-used-widow = { $who } says that the Widow is { $name }
ui-beat-naming = The Alchemist names
story-clocktower-used-mayor = { $name } says, as the Mayor, that the riot is over
story-clocktower-ended-riot_stopped = The Mayor has stopped the riot while one Riot lived
story-clocktower-ended-riot_too_soon = The Mayor has stopped the riot while more than one Riot lived
story-clocktower-misled-fibbed_savant = Because of the Fibbin { $who } was not told one true and one false thing
story-clocktower-ended-unsummoned = The Alchemist has summoned no Demon
story-clocktower-ended-last_trial = Executed while a Mastermind lived, the Al-Hadikhia called good players, and all chose to live
story-clocktower-ended-leviathan_shielded = The Leviathan brought down somebody who was shielded from it
story-clocktower-ended-riot_shielded = Riot brought down somebody who was shielded from it
story-clocktower-ended-riot_soldier = Riot brought down a Soldier
story-clocktower-ended-riot_grandchild = Under Riot the grandchild was executed

# marks
grim-mark-shielded = Shielded
mark-clocktower-shielded = shielded
