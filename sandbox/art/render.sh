#!/bin/sh
# Renders scenes to sandbox/art/out/: `npm run art -- hero-dawn port-sanya`, or all of them without names.
# Ships and the open sea are files named with hyphens; further words with "=" go to the scene: scale=0.3 samples=8 makes a quick preview.
# Places and rooms are files named with underscores: for a preview of those see place.py.
cd "$(dirname "$0")" || exit 1
names=""; options=""
for word in "$@"; do case "$word" in *=*) options="$options $word";; *) names="$names $word";; esac; done
[ -n "$names" ] || names=$(cd scenes && ls ./*.py | sed 's|^\./||; s|\.py$||; s|_|-|g')
for name in $names; do
  echo "$name"
  if [ -f "scenes/$name.py" ]; then
    # shellcheck disable=SC2086
    ${BLENDER:-blender} -b -noaudio -t "${ART_THREADS:-0}" -P "scenes/$name.py" -- $options > "/tmp/art-$name.log" 2>&1 || exit 1
  else
    ${BLENDER:-blender} -b -noaudio -t "${ART_THREADS:-0}" -P place.py -- "$name" > "/tmp/art-$name.log" 2>&1 || exit 1
  fi
  grep -h "Error\|Saved:" "/tmp/art-$name.log"
done
