# Blood Vendetta : d’autres mots pour les appels, si la table en souhaite plusieurs. Variable : who (un rôle).
voice-vendetta-wake-2 = { $variant_masks ->
    [on] { $who }, baissez votre masque.
   *[off] { $who }, ouvrez les yeux.
}
voice-vendetta-wake-3 = { $who }, à vous.
voice-vendetta-sleep-2 = { $variant_masks ->
    [on] { $who }, levez votre masque.
   *[off] { $who }, fermez les yeux.
}
voice-vendetta-sleep-3 = { $who }, rendormez-vous.
voice-vendetta-hunters-wake-2 = { $variant_lone_hunters ->
    [on] L’heure des chasseurs : chacun choisit seul.
   *[off] L’heure des chasseurs : ils se réunissent et choisissent.
}
voice-vendetta-hunters-sleep-2 = Le coup fatal est porté, les chasseurs se séparent.
voice-vendetta-meet-hunters-sleep-2 = { $variant_masks ->
    [on] Les chasseurs se connaissent. Chasseurs, levez vos masques.
   *[off] Les chasseurs se connaissent. Chasseurs, fermez les yeux.
}
voice-vendetta-begin-2 = { $variant_masks ->
    [on] La dernière heure avant l’aube est la plus noire. Levez vos masques.
   *[off] La dernière heure avant l’aube est la plus noire. Fermez les yeux.
}
voice-vendetta-dawn-2 = { $variant_masks ->
    [on] La nuit pâlit. Levez vos masques.
   *[off] La nuit pâlit. Fermez les yeux.
}
voice-vendetta-day-2 = Il est midi.
voice-vendetta-sunset-2 = Les ombres s’allongent.
