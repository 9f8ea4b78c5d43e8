# Ce qu’affiche `fabula serve` dans le terminal.
serve-open = Ouvrez cette adresse sur chaque téléphone du même réseau :
serve-folder = Les tables sont gardées dans { $folder }.
serve-stop = Arrêter : Ctrl-C. Les parties reprendront au même point.
serve-port-taken = Le port { $port } est indisponible ({ $why }). Choisissez-en un autre avec --port.
serve-folder-taken = Un autre serveur garde ses tables dans { $folder }. Arrêtez-le, ou choisissez un autre dossier avec --folder.
serve-folder-unusable = Le dossier { $folder } est inutilisable ({ $why }). Choisissez-en un autre avec --folder.
