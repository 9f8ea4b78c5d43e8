# The Loric: what each does, what is asked and told because of them. Ids as in fabled.ftl.

clocktower-storm_catcher-lead = On the first night name a good role, in play or not. Everyone hears which; the evil players are shown who has it. Whoever has it survives everything but an execution, also when drunk or poisoned.
clocktower-gardener-lead = Nobody draws: you give each player their role before they look.
clocktower-pope-lead = At least one good role goes into the bag more than once; the Demon may be shown such a role as a bluff. There are never two Drunks or two Lunatics.
clocktower-hindu-lead = Each of the first four who die chooses a Traveller’s role as soon as everyone has heard of the death, and lives on as that, on their old side. Somebody who dies again does not come back.
clocktower-bootlegger-lead = Read the rules of the script aloud before the deal. Everyone can read them beside the script; you see to it that they are kept.
clocktower-big_wig-lead = Whoever is nominated names an advocate, and only the advocate speaks. Before the hands are counted you are asked whether the advocate dies, for not having argued madly enough that the nominee is good.
clocktower-ventriloquist-lead = When somebody who was nominated today is to die by execution you are asked whether they live on: if they took on a role at their nomination that they had not claimed before, and meant it.
clocktower-god_of_ug-lead = Give the hat to somebody at their seat, before everyone. Whoever wears it speaks one sound at a time; each of their votes counts twice, but not in an exile. After a slip they say to whom it goes, and you give it there; the dead wear it too.

prompt-clocktower-storm_catcher = Which good role is stormcaught?
    .note = Everyone hears the role. If somebody has it, they can die only by execution, and the evil players learn who it is.
prompt-clocktower-gardener = Who gets which role?
    .note = Tap a token for each player; tap a player to have their turn again.
prompt-clocktower-big_wig = Who speaks for you?
    .note = Until the vote nobody else does. They have to be mad that you are good, or may die.
prompt-clocktower-big_wig_fails = Does the advocate die?
    .note = If they were not mad that the nominee is good they may.
prompt-clocktower-ventriloquist = Does the executed player live on?
    .note = If they were mad at their nomination that they are a role they had not claimed before, they may.
grim-gardener-whose = { $name } gets…
grim-gardener-take = Give out these roles

story-clocktower-announced-storm_catcher = The storm catches: { $shown }
story-you-informed-storm_catcher = The storm has caught { $names } ({ $shown }): only an execution can kill them
story-clocktower-informed-storm_catcher = { $who } learns whom the storm has caught: { $names } ({ $shown })
story-you-informed-storm_passes = Not in play, so the storm catches nobody: { $shown }
story-clocktower-informed-storm_passes = { $who } learns that nobody has the role the storm would catch: { $shown }
story-clocktower-marked-stormcaught = { $who } can die only by execution
story-clocktower-attacked-storm_catcher = { $by } attacks { $who }, whom the storm keeps alive

grim-mark-stormcaught = Dies only by execution
mark-clocktower-stormcaught = caught by the storm
why-bluffs-doubled = Because of the Pope a bluff may be a role that several players have.
grim-set-doubled = The Pope wants a good role at least twice.
ui-beat-rebirth = Reborn
story-clocktower-announced-hindu = { $who } comes back at once, as a Traveller
story-clocktower-announced-big_wig = { $names } speaks for { $who }
story-clocktower-died-big_wig = { $who } dies of having spoken badly for the nominee
story-clocktower-announced-god_of_ug = { $who } has the hat on: one sound at a time, and two votes
story-clocktower-marked-hat = { $who } has the hat on
grim-mark-hat = Wears the hat
mark-clocktower-hat = the hat
foresee-hat = Nobody has the hat of the God of Ug yet
