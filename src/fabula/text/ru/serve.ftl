# Что печатает `fabula serve` в терминале.
serve-open = Откройте этот адрес на всех телефонах в той же сети:
serve-folder = Столы хранятся в папке { $folder }.
serve-stop = Остановить: Ctrl-C. После запуска игры продолжатся с того же места.
serve-port-taken = Порт { $port } занят ({ $why }). Выберите другой: --port.
serve-folder-unusable = Папкой { $folder } нельзя воспользоваться ({ $why }). Выберите другую: --folder.
