# The scripts of the Clocktower: their names, and what the lobby says of them.

clocktower-script-bad_moon_rising = Bad Moon Rising
    .note = Death comes often and from many sides, and some of the dead come back. The good protect one another and weigh who died and who did not.
clocktower-script-sects_and_violets = Sects & Violets
    .note = Much information, and much of it spoiled: madness, swapped roles, Demons that twist what others learn.
script-of-your-own = A script of your own
script-ready = Ready scripts
script-by = By { $author }
script-bring = Import a script
script-jinxes = Roles that do not get along: each of these pairs has a rule of its own
script-rules = This script has rules of its own:
script-jinx-led = by hand: whoever leads keeps to it
script-save = Save the script as a file
script-jinx = { $a } and { $b }
script-print = Print role and night sheets
script-workshop = Open in the workshop

script-level-beginners = For beginners.
script-level-advanced = For experienced players.
clocktower-script-market_day = Market Day
clocktower-script-thin_ice = Thin Ice
clocktower-script-hall_of_mirrors = Hall of Mirrors
clocktower-script-odd_jobs = Odd Jobs
clocktower-script-trouble_brewing-note = A little of everything: a plain hunt for the Demon, in which evil has a few mean tricks. For anyone who plays or leads for the first time.
clocktower-script-bad_moon_rising-note = Several deaths a night, and many ways to stay alive. For bold teams who are not afraid to die.
clocktower-script-sects_and_violets-note = Astonishing information every night, madness, and players who change role and side. For those who like the unexpected.
clocktower-script-market_day-note = Plain information from six Townsfolk, and one poisoner to doubt it. Good for five newcomers.
clocktower-script-thin_ice-note = The Demon’s poison lasts a day before it kills: watch who dies, and when. Be careful, the town loses players fast.
clocktower-script-hall_of_mirrors-note = Every piece of information may be turned round: two neighbours of the Demon are poisoned all the time. Madness can cost a life.
clocktower-script-odd_jobs-note = A few sure facts, a drunk among them, and a Demon that may pass its role on. Ask who can prove what.
setup-print = Print the set-up sheet

script-seek = Script or role
script-kinds = Kinds of scripts
script-kind-all = All
script-kind-printed = Printed
script-kind-small = Small
script-kind-own = Mine
script-none = There is no such script here.
script-so-many = { $n ->
    [one] { $n } role
   *[other] { $n } roles
}
script-roles-note = Roles of this script. Any other is found by its name in the field above, or in the workshop.
script-roles-found = { $n ->
    [0] No role is called that.
    [one] { $n } role
   *[other] { $n } roles
}
