# Что печатают команды терминала.
tool-seat = Место { $n }
tool-table = { $tale }. Мест: { $seats }, игр: { $games }, зерно: { $seed }
tool-nobody = никто
tool-wins = { $share } % { $side } ({ $games })
tool-by-role = Доля побед у мест, которым досталась роль:
tool-pace = Решений за игру: { $decisions }, игр в секунду: { $speed }
tool-cards = Карты: { $cards }
tool-unfinished = Здесь запись обрывается.
tool-sound = Альманах полон. Ролей: { $roles }, языков: { $languages }; у каждой карты есть тексты, рисунок и место в ночи.
