#!/bin/sh
# Renders scenes to art/out/: `npm run art -- hero-dawn ship-at`, or all of them without names.
# Further words with "=" go to the scene: scale=0.3 samples=8 makes a quick preview.
cd "$(dirname "$0")" || exit 1
names=""; options=""
for word in "$@"; do case "$word" in *=*) options="$options $word";; *) names="$names $word";; esac; done
[ -n "$names" ] || names=$(cd scenes && ls ./*.py | sed 's|^\./||; s|\.py$||')
for name in $names; do
  echo "$name"
  # shellcheck disable=SC2086
  ${BLENDER:-blender} -b -noaudio -t "${ART_THREADS:-0}" -P "scenes/$name.py" -- $options > "/tmp/art-$name.log" 2>&1 || exit 1
  grep -h "Error\|Saved:" "/tmp/art-$name.log"
done
