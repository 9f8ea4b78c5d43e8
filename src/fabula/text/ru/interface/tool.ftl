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
tool-sound-almanac = { $almanac }: всё на месте. Ролей: { $roles }; у каждой есть тексты на всех языках, проверки и место в ночи.
tool-room-same = { $room }: всё остаётся как есть.
tool-room-recorded = { $room }: по нынешним правилам игра шла бы иначе; остаётся то, что уже рассказано.
tool-room-resumed = { $room }: игра продолжится чуть раньше, кое-что спросят ещё раз.
tool-room-untold = { $room }: по нынешним правилам игру не продолжить, она будет прервана.
tool-room-unreadable = { $room }: эта версия не может прочесть стол; он сохранится для следующей.
tool-room-lacking = { $room }: здесь роли или игра из другого альманаха; стол сохранён. Назовите альманах в --almanac.
tool-rooms = Столов: { $rooms }, без изменений: { $same }
