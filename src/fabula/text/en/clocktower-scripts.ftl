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
