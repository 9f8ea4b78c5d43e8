# dusk: the talk between the execution and the night
ui-phase-twilight = Dusk
ui-beat-twilight = Dusk
setting-talk_at_dusk = Talk at dusk
    .note = After the execution all may still talk and use abilities of the day. Then night falls.
setting-twilight = Dusk
    .note = The talk after the execution. Ends as soon as all the living are ready for the night.
voice-clocktower-twilight = Dusk. You may go on talking.
square-to-night = Ready for the night
grim-next-night = Let night fall
grim-talk-at-dusk = Talk at dusk
grim-at-dusk = Before the night
grim-at-dusk-note = All may still talk. Put the Grimoire in order, then let night fall.
grim-may-use = What is used by day may still be used. That is for you to decide.
grim-may-use-these = What is used by day may still be used: { $roles }. That is for you to decide.
grim-too-late = Too late for abilities
grim-too-late-now = Nobody uses an ability of the day any more before this night.
grim-let-use = Allow abilities again
grim-prepare = Prepare the night
grim-prepare-note = What you will be asked whatever the players choose. Decide it now in peace: at night it is suggested first, and you confirm it with one tap.
grim-prepare-for = Tonight: { $name }
grim-prepare-keep = Keep for the night: { $what }
grim-prepare-open = Decide it at night
why-prepared = You have prepared it.
why-prepared-in-vain = What you had prepared no longer fits.
# somebody is asked by day what was forgotten by night
grim-amend-aside = Ask now, as if last night
grim-next-aside = Ask { $name } now
foresee-aside = Go on, and { $who } is asked in private what should have been asked last night. Then the talk is open again.
# signs for players without a phone, marks that do nothing, the Grimoire for the left hand
sign-fingers = { $n ->
    [one] Show one finger.
   *[other] Show { $n } fingers.
}
sign-fist = Show a fist: zero.
sign-nod = Nod.
sign-shake = Shake your head.
sign-thumb-up = Thumb up: good.
sign-thumb-down = Thumb down: evil.
sign-point = Point at them.
sign-token = { $n ->
    [one] Show the token.
   *[other] Show the tokens.
}
sign-token-and-point = Show the token, then point at them.
grim-mark-idle = { $mark } (does nothing now)
grim-mirror = For the left hand: the sheet on the left
setting-evil_together = The evil wake together
    .note = On the first night Minions and Demon open their eyes at once, and see each other for themselves. Not offered with roles that need them apart.
