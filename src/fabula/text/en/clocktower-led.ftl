# What roles do that have no rules here, and what whoever leads does at their lines. Once a role has rules,
# its text here goes.

led-amnesiac =
    .ability = You do not know what you can do. Each day you may come with a guess and hear how near it is.
    .first = Think of an ability and keep it. If it has something to do tonight, do it, and wake the player if that needs it.
    .other = If the ability you thought of has something to do tonight, do it.

led-atheist =
    .ability = There may be no evil player at all, and the Storyteller may break the rules. If the Storyteller is executed, good wins.

led-mezepheles =
    .ability = You know a secret word. The first good player to say it turns evil that night.
    .first = Wake the Minion and show the word on a card.
    .other = If a good player has said the word, change their side by hand and tell them with a card.

led-harpy =
    .ability = Each night you choose two players. Tomorrow the first must hold the second for evil, or both may die.
    .first = The player chooses two. Wake the first, show this role and the second player. Put two marks.
    .other = The player chooses two. Wake the first, show this role and the second player. Move the two marks.

led-fearmonger =
    .ability = Each night you choose a player. If you nominate and execute them, their team loses. All hear when you choose anew.
    .first = The player chooses. Put a mark, and tell all that a choice was made.
    .other = The player chooses. If it is somebody new, move the mark and tell all that a choice was made.

led-psychopath =
    .ability = Each day, before nominations, you may kill a player in public. Executed, you die only if you lose a game of rock, paper, scissors.

led-wizard =
    .ability = Once in the game you may wish for something. If it is granted, it may have a price, and leave a trace.
    .first = Wake the Wizard. A wish may be made now: hear it, decide whether it comes true, at what price and with which trace, and put a mark.
    .other = If there is a wish still to come, wake the Wizard and hear it. Let happen what an earlier wish brings.

led-widow =
    .ability = On the first night you see the Grimoire and poison a player. One good player knows that you are in play.
    .first = Show the Grimoire. The player chooses whom to poison: put the mark. Wake one good player and show this role.

led-xaan =
    .ability = As many Outsiders are in play as the Storyteller wishes: X. On night X all Townsfolk are poisoned until dusk.
    .first = If X is one, poison all Townsfolk by hand until dusk.
    .other = If this is night X, poison all Townsfolk by hand until dusk.

led-marionette =
    .ability = You take yourself for a good role, but you are the Marionette. The Demon is your neighbour and knows you.
    .first = Wake the Demon and show who this is. Use “Believes to be” for what the player takes themselves for.

led-wraith =
    .ability = You may open your eyes at night. When other evil players wake, you wake too.
    .first = Tell the Wraith that open eyes are allowed tonight, and wake it together with each evil player from now on.
    .other = The Wraith may look about. Wake it together with each evil player tonight.

led-summoner =
    .ability = There is no Demon at first. You are shown three roles not in play, and on the third night you choose who becomes which Demon.
    .first = Show three good roles that are not in play.
    .other = On the third night the player chooses somebody and a Demon: change role and side by hand and tell them.

led-goblin =
    .ability = If you claim this role when nominated and are executed that day, your team wins.

led-boomdandy =
    .ability = If you are executed, all but three players die. A count to ten later, whoever most players point at dies.

led-vizier =
    .ability = All know that you are the Vizier. You cannot die by day. If a good player voted, you may have the nominee executed at once.
    .first = Tell all who has this role.

led-organ_grinder =
    .ability = All vote with their eyes closed, and nobody hears the count. Each night you choose whether you are drunk until dusk.
    .first = The player nods for drunk, or shakes their head: put or take off the mark.
    .other = The player nods for drunk, or shakes their head: put or take off the mark.

led-boffin =
    .ability = The Demon also has the ability of a good role that is not in play. You both know which.
    .first = Choose a good role that is not in play, give its ability to the Demon by hand and show it to both.

led-yaggababble =
    .ability = You have a secret phrase. For each time you say it in public today a player may die.
    .first = Wake the Demon and show the secret phrase on a card.
    .other = For each time the phrase was said in public today a player may die: strike them by hand.

led-lil_monsta =
    .ability = There is one Minion more and no Demon among the players. Each night the Minions choose who looks after Lil’ Monsta: that player is the Demon, and each night a player may die.
    .first = Wake all Minions. They choose who keeps the little one: put a mark there. That player is the Demon.
    .other = Wake all Minions. They choose who keeps the little one: move the mark. Somebody may die tonight.

led-ojo =
    .ability = Each night but the first you choose a role: who has it dies. If nobody has it, the Storyteller chooses.
    .other = The Demon names a role. Who has it dies by your hand; if nobody has it, whom you choose.

led-kazali =
    .ability = On the first night you choose which players are which Minions. Each night you choose a player: they die.
    .first = Wake the Demon. For each Minion that there should be, it points at a player and a role: change them by hand.
    .other = Wake the Demon. The chosen player dies by your hand.

led-legion =
    .ability = Most players are Legion. An execution for which only evil players voted fails. Each night but the first a player may die.
    .other = Somebody may die tonight: strike them by hand.

led-lord_of_typhon =
    .ability = The evil players sit in a row with you in their middle. There is one Minion more. Each night but the first you choose a player: they die.
    .first = Turn the Demon’s neighbours into Minions by hand and show them what they are. Wake the Demon and show who they are.
    .other = Wake the Demon. The chosen player dies by your hand.

led-lleech =
    .ability = On the first night you choose a host, who is poisoned. You die if the host is dead, and only then. Each night but the first you choose a player: they die.
    .first = The Demon chooses a host: poison them by hand and put a mark.
    .other = The Demon chooses: that player dies by your hand. If the host has died, so does the Demon.

led-al_hadikhia =
    .ability = Each night but the first you may choose three players, and all hear whom. Each chooses in secret to live or die; if all live, all three die.
    .other = The Demon may choose three. Name them aloud, ask each in turn, and let live or die by hand; if all would live, all three die.

led-riot =
    .ability = On the third day the Minions become Riot, and every player nominated dies and must nominate at once.
    .other = Nobody dies by the Demon. On the third night turn each Minion into Riot by hand.

led-leviathan =
    .ability = All know that you are in play. If more than one good player is executed, evil wins. After the fifth day evil wins.
    .first = Tell all that this Demon is in play, and which day it is.
    .other = Tell all which day it is. After the fifth, end the game by hand.

led-deus_ex_fiasco =
    .ability = At least once in the game the Storyteller makes a mistake, puts it right and owns up to it before all.

led-ferryman =
    .ability = On the last day all dead players have their vote again.

led-angel =
    .ability = New players are under protection: something befalls whoever is most to blame for their death.
    .first = Put a mark on each player who is to be protected.

led-buddhist =
    .ability = For the first two minutes of each day the experienced players say nothing.
    .first = Put a mark on each player who keeps silence at first.

led-djinn =
    .ability = There are rules of their own for pairs of roles of this script. All may hear them.

led-doomsayer =
    .ability = While four or more live, each living player may ask once in the game that somebody of their own side die.

led-duchess =
    .ability = Each day three players may visit the Storyteller. At night each learns how many of the three are evil, but one of them a wrong number.
    .other = If three have visited, wake each and show how many of the three are evil; to one of them show a wrong number.

led-fibbin =
    .ability = Once in the game a good player may be told something false.

led-fiddler =
    .ability = Once in the game the Demon secretly chooses an opponent, and all vote which of the two wins with their team.

led-hells_librarian =
    .ability = Something may befall whoever talks when the Storyteller has asked for silence.

led-revolutionary =
    .ability = Two neighbours are on the same side, and all know it. Once in the game one of them seems to be on the other.

led-sentinel =
    .ability = There may be one Outsider more or fewer.

led-spirit_of_ivory =
    .ability = There is never more than one evil player above the number at the beginning.

led-toymaker =
    .ability = The Demon may spare all on a night, and has to at least once. The evil players learn of each other however few play.
    .first = Let Minions and Demon learn of each other, even with few players.
    .other = If the Demon spares all tonight, put a mark; it has to once, before the game would end.

led-bootlegger =
    .ability = This script has roles or rules of its own. They are read out to all.

led-big_wig =
    .ability = Whoever is nominated picks somebody to speak for them. Until the vote only that player speaks, for the nominee's innocence, or something may befall them.

led-gardener =
    .ability = The Storyteller decides who has which role.

led-god_of_ug =
    .ability = One player wears a hat. They may utter one sound at a time, and their vote counts twice. Who fails passes the hat on.

led-hindu =
    .ability = The first players to die come back at once as Travellers, each on their own side.

led-knaves =
    .ability = There are two Storytellers. One tells the truth, the other lies. At dusk they may change about.

led-pope =
    .ability = A good role may be in play more than once, and the Demon may be shown one that is.

led-storm_catcher =
    .ability = The Storyteller names a good role. Who has it dies by execution alone, but the evil players learn who that is.
    .first = If the named role is in play, wake the evil players and show who has it. Put a mark there.

led-tor =
    .ability = Nobody knows their role or their side. Whoever dies learns both.
    .first = Show nobody a role. Let each act by gestures that tell nothing.
    .other = Wake whoever has died and show their role and side.

led-ventriloquist =
    .ability = A nominated player who plays another role with conviction may survive the execution today.

led-zenomancer =
    .ability = One or more players have a secret goal. Who reaches it learns something true.
