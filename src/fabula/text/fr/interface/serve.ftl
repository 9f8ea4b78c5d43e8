# Ce qu’affiche `fabula serve` dans le terminal.
serve-open = Ouvrez cette adresse sur chaque téléphone du même réseau :
serve-folder = Les tables sont gardées dans { $folder }.
serve-stop = Arrêter : Ctrl-C. Les parties reprendront au même point.
serve-port-taken = Le port { $port } est indisponible ({ $why }). Choisissez-en un autre avec --port.
serve-folder-taken = Un autre serveur garde ses tables dans { $folder }. Arrêtez-le, ou choisissez un autre dossier avec --folder.
serve-folder-unusable = Le dossier { $folder } est inutilisable ({ $why }). Choisissez-en un autre avec --folder.
serve-store-unknown = Fabula ne connaît pas cette base de données. Son adresse commence par { $schemes }.
serve-store-extra = Pour une base de données, il manque à Fabula le paquet { $module }, qui vient avec fabula[postgres].
serve-store-taken = Un autre serveur tient les tables de cette base de données. Arrêtez-le d’abord.
serve-store-unusable = La base de données est inutilisable ({ $why }).
serve-metrics-unusable = Impossible de donner les mesures à l’adresse { $place } ({ $why }). Choisissez-en une autre avec --metrics.
serve-node-alone = Des serveurs ne partagent leurs tables que dans une base de données : --node demande --store.
serve-node-unusable = Les autres serveurs ne peuvent pas joindre celui-ci à l’adresse { $place } ({ $why }). Choisissez-en une autre avec --node.
