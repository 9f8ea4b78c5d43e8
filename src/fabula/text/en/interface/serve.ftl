# What `fabula serve` prints in the terminal.
serve-open = Open this address on every phone in the same network:
serve-folder = Rooms are kept in { $folder }.
serve-stop = Stop with Ctrl-C. Games go on where they were when you start again.
serve-port-taken = Port { $port } cannot be used ({ $why }). Choose another with --port.
serve-folder-taken = Another server keeps its rooms in { $folder }. Stop it, or choose another folder with --folder.
serve-folder-unusable = The folder { $folder } cannot be used ({ $why }). Choose another with --folder.
