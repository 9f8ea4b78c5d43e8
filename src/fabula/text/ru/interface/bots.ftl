# Боты: как они играют и как держатся.
bot-level-newcomer = Новичок
bot-level-regular = Бывалый
bot-level-sharp = Мастер
bot-level = Уровень
bot-temper = Нрав
bot-temper-even = Ровный
bot-temper-lively = Бойкий
bot-temper-quiet = Тихий
bot-level-note = { $level } · { $temper }. Новичок многое из сказанного пропускает и часто поступает наугад; мастер слышит всё.
