# Bots: how well they play, and how they carry themselves.
bot-level-newcomer = Newcomer
bot-level-regular = Regular
bot-level-sharp = Sharp
bot-level = Level
bot-temper = Temperament
bot-temper-even = Even
bot-temper-lively = Lively
bot-temper-quiet = Quiet
bot-level-note = { $level } · { $temper }. Newcomers miss much of what others say and often act on a whim; the sharp take in all they hear.
