# What roles do that have no rules here, and what whoever leads does at their lines. Once a role has rules,
# its text here goes.

roll-wizard = Wizard
led-wizard =
    .ability = Once in the game you may wish for something. If it is granted, it may have a price, and leave a trace.
    .first = Wake the Wizard. A wish may be made now: hear it, decide whether it comes true, at what price and with which trace, and put a mark.
    .other = If there is a wish still to come, wake the Wizard and hear it. Let happen what an earlier wish brings.
led-ready = Ready answers, to take over or to change
led-wizard-1 = To know the roles of the Demon’s neighbours. Price: an Outsider learns the Wizard’s role. Trace: at dawn everyone hears that a wish was granted.
led-wizard-2 = That a good player is drunk to the end. Price: so is a Minion. Trace: the number of the drunk is told at dawn.
led-wizard-3 = To outlive one execution. Price: the Demon attacks nobody that night. Trace: everyone sees that nobody died.
led-wizard-4 = Three more bluffs for the evil players. Price: the good learn one role that is not in play. Trace: it is told at dawn.
led-wizard-5 = That two players change roles. Price: the Wizard is one of the two. Trace: everyone hears that two have changed.
led-wizard-6 = One extra vote tomorrow. Price: one vote fewer on all days after. Trace: the count shows it.
led-wizard-7 = To win at once, or to be unbeatable: refuse it. A wish may also fail and be gone.

roll-deus_ex_fiasco = Deus ex Fiasco
led-deus_ex_fiasco =
    .ability = The Storyteller gets something wrong in this game, once or more often, mends it and tells everyone.

roll-ferryman = Ferryman
led-ferryman =
    .ability = When the last day comes, whoever is dead may vote once more, even with the vote token spent.

roll-angel = Angel
led-angel =
    .ability = Beginners have a protector: whoever did most to have one of them killed may be made to pay for it.
    .first = Put a mark on each player who is to be protected.

roll-buddhist = Buddhist
led-buddhist =
    .ability = Every day begins with two minutes in which those who have played a lot keep silent.
    .first = Put a mark on each player who keeps silence at first.

roll-djinn = Djinn
led-djinn =
    .ability = Some roles on this script do not get along. Each such pair has a rule, which is read to everyone.

roll-doomsayer = Doomsayer
led-doomsayer =
    .ability = As long as at least four are alive, a living player may call doom on their own team, once each: one of them dies.

roll-duchess = Duchess
led-duchess =
    .ability = There is room for three guests a day. At night each guest hears how many of them were evil, and one hears a wrong number.
    .other = If three have visited, wake each and show how many of the three are evil; to one of them show a wrong number.

roll-fibbin = Fibbin
led-fibbin =
    .ability = What a good player is told may be a lie, a single time in the whole game.

roll-fiddler = Fiddler
led-fiddler =
    .ability = A way to end a game soon: the Demon challenges somebody in secret, everyone votes for one of the two, and that player’s team wins.

roll-hells_librarian = Hell’s Librarian
led-hells_librarian =
    .ability = Once the Storyteller has asked for silence, whoever still talks may come to regret it.

roll-revolutionary = Revolutionary
led-revolutionary =
    .ability = Everyone is told of two who sit side by side that they are on one team. A single time one of the two registers wrongly.

roll-sentinel = Sentinel
led-sentinel =
    .ability = The Outsiders may be one away from what the table says, more or fewer.

roll-spirit_of_ivory = Spirit of Ivory
led-spirit_of_ivory =
    .ability = In the course of the game a single player more can be evil; after that nobody else turns.

roll-toymaker = Toymaker
led-toymaker =
    .ability = On one night at least the Demon has to leave off, and may on others too. However few play, the evil players meet on the first night.
    .first = Let Minions and Demon learn of each other, even with few players.
    .other = If the Demon spares all tonight, put a mark; it has to once, before the game would end.

roll-bootlegger = Bootlegger
led-bootlegger =
    .ability = Whatever the author of this script made up, roles or rules, is played too; everyone hears it beforehand.

roll-big_wig = Big Wig
led-big_wig =
    .ability = If you are nominated, name an advocate. Nobody else talks before the vote, and the advocate has to insist that you are good or may die.

roll-gardener = Gardener
led-gardener =
    .ability = There is no draw: each player’s role is picked by the Storyteller.

roll-god_of_ug = God of Ug
led-god_of_ug =
    .ability = A hat goes round. Its wearer has two votes but talks in single sounds; after a slip somebody else gets the hat.

roll-hindu = Hindu
led-hindu =
    .ability = For the first four, death is not the end: each goes on playing at once as a Traveller of the same team.

roll-knaves = Knaves
led-knaves =
    .ability = Two people lead this game, an honest one and a liar. On one of the evenings they may trade places.

roll-pope = Pope
led-pope =
    .ability = Some good roles belong to several players at once, and can serve the Demon as bluffs all the same.

roll-storm_catcher = Storm Catcher
led-storm_catcher =
    .ability = Everyone hears the name of a good role. If somebody has it, nothing but an execution kills them, and the evil players are shown who it is.
    .first = If the named role is in play, wake the evil players and show who has it. Put a mark there.

roll-tor = Tor
led-tor =
    .ability = Alive, nobody is told which role and team are theirs; dying, they find out.
    .first = Show nobody a role. Let each act by gestures that tell nothing.
    .other = Wake whoever has died and show their role and side.

roll-ventriloquist = Ventriloquist
led-ventriloquist =
    .ability = Take on a role you never claimed before when you are nominated, and stand by it: the Storyteller may let you outlive today’s execution.

roll-zenomancer = Zenomancer
led-zenomancer =
    .ability = One player or several are given a goal, which they keep to themselves. Whoever reaches it is told something that is so.
