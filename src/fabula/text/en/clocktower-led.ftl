# What roles do that have no rules here, and what whoever leads does at their lines. Once a role has rules,
# its text here goes.

led-wizard =
    .ability = Once in the game you may wish for something. If it is granted, it may have a price, and leave a trace.
    .first = Wake the Wizard. A wish may be made now: hear it, decide whether it comes true, at what price and with which trace, and put a mark.
    .other = If there is a wish still to come, wake the Wizard and hear it. Let happen what an earlier wish brings.

led-deus_ex_fiasco =
    .ability = At least once in the game the Storyteller makes a mistake, puts it right and owns up to it before everyone.

led-ferryman =
    .ability = On the last day all dead players have their vote again.

led-angel =
    .ability = New players are under protection: something befalls whoever is most to blame for their death.
    .first = Put a mark on each player who is to be protected.

led-buddhist =
    .ability = For the first two minutes of each day the experienced players say nothing.
    .first = Put a mark on each player who keeps silence at first.

led-djinn =
    .ability = There are rules of their own for pairs of roles of this script. Everyone may hear them.

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
    .ability = Two neighbours are on the same side, and everyone knows it. Once in the game one of them seems to be on the other.

led-sentinel =
    .ability = There may be one extra Outsider or one fewer.

led-spirit_of_ivory =
    .ability = There is never more than one evil player above the number at the beginning.

led-toymaker =
    .ability = The Demon may spare all on a night, and has to at least once. The evil players learn of each other however few play.
    .first = Let Minions and Demon learn of each other, even with few players.
    .other = If the Demon spares all tonight, put a mark; it has to once, before the game would end.

led-bootlegger =
    .ability = This script has roles or rules of its own. They are read out to all.

led-big_wig =
    .ability = Whoever is nominated picks somebody to speak for them. Until the vote only that player speaks, for the nominee’s innocence, or something may befall them.

led-gardener =
    .ability = The Storyteller decides who has which role.

led-god_of_ug =
    .ability = One player wears a hat. They may utter one sound at a time, and their vote counts twice. Anyone who fails passes the hat on.

led-hindu =
    .ability = The first players to die come back at once as Travellers, each on their own side.

led-knaves =
    .ability = There are two Storytellers. One tells the truth, the other lies. At dusk they may change about.

led-pope =
    .ability = A good role may be in play more than once, and the Demon may be shown one that is.

led-storm_catcher =
    .ability = The Storyteller names a good role. Whoever has it can only die by execution, but the evil players learn who it is.
    .first = If the named role is in play, wake the evil players and show who has it. Put a mark there.

led-tor =
    .ability = Nobody knows their role or their side. Whoever dies learns both.
    .first = Show nobody a role. Let each act by gestures that tell nothing.
    .other = Wake whoever has died and show their role and side.

led-ventriloquist =
    .ability = A nominated player who plays another role with conviction may survive the execution today.

led-zenomancer =
    .ability = One or more players have a secret goal. Whoever reaches it learns something true.
