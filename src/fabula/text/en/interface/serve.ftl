# What `fabula serve` prints in the terminal.
serve-open = Open this address on every phone in the same network:
serve-folder = Rooms are kept in { $folder }.
serve-stop = Stop with Ctrl-C. Games go on where they were when you start again.
serve-port-taken = Port { $port } cannot be used ({ $why }). Choose another with --port.
serve-folder-taken = Another server keeps its rooms in { $folder }. Stop it, or choose another folder with --folder.
serve-folder-unusable = The folder { $folder } cannot be used ({ $why }). Choose another with --folder.
serve-store-unknown = This is no database that Fabula knows. Its address begins with { $schemes }.
serve-store-extra = For a database Fabula lacks the package { $module }, which comes with fabula[postgres].
serve-store-taken = Another server has the rooms of this database. Stop it first.
serve-store-unusable = The database cannot be used ({ $why }).
serve-metrics-unusable = Numbers cannot be told at { $place } ({ $why }). Choose another place with --metrics.
serve-node-alone = Servers share rooms in a database only: --node needs --store.
serve-node-unusable = Other servers cannot reach this one at { $place } ({ $why }). Choose another place with --node.
