# Les robots : comment ils jouent, et comment ils se tiennent.
bot-level-newcomer = Débutant
bot-level-regular = Habitué
bot-level-sharp = Fin joueur
bot-level = Niveau
bot-temper = Tempérament
bot-temper-even = Posé
bot-temper-lively = Bavard
bot-temper-quiet = Discret
bot-level-note = { $level } · { $temper }. Un débutant laisse passer beaucoup de ce qui se dit et agit souvent au hasard ; un fin joueur entend tout.
