# Blood Vendetta: other wordings of the calls, where a table wishes for several. Gap: who (a role).
voice-vendetta-wake-2 = { $variant_masks ->
    [on] { $who }, lower your mask.
   *[off] { $who }, open your eyes.
}
voice-vendetta-wake-3 = { $who }, it is your turn.
voice-vendetta-sleep-2 = { $variant_masks ->
    [on] { $who }, raise your mask.
   *[off] { $who }, close your eyes.
}
voice-vendetta-sleep-3 = { $who }, go back to sleep.
voice-vendetta-hunters-wake-2 = { $variant_lone_hunters ->
    [on] The hour of the hunters: each chooses alone.
   *[off] The hour of the hunters: they come together and choose.
}
voice-vendetta-hunters-sleep-2 = The fatal blow is struck, and the hunters part.
voice-vendetta-meet-hunters-sleep-2 = { $variant_masks ->
    [on] The hunters have met. Hunters, raise your masks.
   *[off] The hunters have met. Hunters, close your eyes.
}
voice-vendetta-begin-2 = { $variant_masks ->
    [on] The last hour before dawn is the darkest. Raise your masks.
   *[off] The last hour before dawn is the darkest. Close your eyes.
}
voice-vendetta-dawn-2 = { $variant_masks ->
    [on] The night pales. Raise your masks.
   *[off] The night pales. Close your eyes.
}
voice-vendetta-day-2 = It is noon.
voice-vendetta-sunset-2 = The shadows grow long.
