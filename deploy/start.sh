#!/bin/sh
# Start of the image: where another version wrote the rooms, copy them and say what becomes of each, then serve.
set -eu
place="${FABULA_STORE:-$FABULA_FOLDER}"
ours="$(fabula --version)"
theirs="$(cat "$FABULA_FOLDER/version" 2>/dev/null || true)"
if [ -n "$theirs" ] && [ "$theirs" != "$ours" ]; then
  fabula backup "$FABULA_FOLDER/before-$(echo "$ours" | tr ' ' '-')-$(date +%Y%m%d%H%M%S).copy"
  if ! fabula check --rooms "$place"; then
    if [ "${FABULA_UPGRADE:-}" != anyway ]; then
      echo "Some rooms would not go on as they are. Go back to $theirs, or set FABULA_UPGRADE=anyway." >&2
      exit 1
    fi
  fi
fi
echo "$ours" > "$FABULA_FOLDER/version"
exec fabula serve "$@"
