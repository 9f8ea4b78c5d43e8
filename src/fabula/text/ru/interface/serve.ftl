# Что печатает `fabula serve` в терминале.
serve-open = Откройте этот адрес на всех телефонах в той же сети:
serve-folder = Столы хранятся в папке { $folder }.
serve-stop = Остановить: Ctrl-C. После запуска игры продолжатся с того же места.
serve-port-taken = Порт { $port } недоступен ({ $why }). Выберите другой: --port.
serve-folder-taken = В папке { $folder } хранит столы другой сервер. Остановите его или выберите другую папку: --folder.
serve-folder-unusable = Папкой { $folder } нельзя воспользоваться ({ $why }). Выберите другую: --folder.
serve-store-unknown = Такой базы данных Fabula не знает. Её адрес начинается с { $schemes }.
serve-store-extra = Для базы данных не хватает пакета { $module }: он ставится вместе с fabula[postgres].
serve-store-taken = Столы из этой базы данных держит другой сервер. Сначала остановите его.
serve-store-unusable = Базой данных нельзя воспользоваться ({ $why }).
serve-metrics-unusable = По адресу { $place } нельзя отдавать показатели ({ $why }). Выберите другой: --metrics.
serve-node-alone = Серверы могут делить столы только в базе данных: к --node нужен --store.
serve-node-unusable = По адресу { $place } другие серверы не смогут обратиться к этому ({ $why }). Выберите другой: --node.
