#!/bin/sh
# Pins the images of Containerfile and compose.yaml by digest, because a tag can be moved: to what their registry has
# now. Run it again after changing a version. Needs docker.
set -eu
cd "$(dirname "$0")/.."
from='^(FROM|    image:) (docker\.io/[^ @]+)(@[^ ]+)?'
for image in $(sed -nE "s,$from.*,\2,p" Containerfile compose.yaml | sort -u); do
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
  sed -i -E "\,^[^@]* $image(@| |\$),s,$from,\1 \2@$digest," Containerfile compose.yaml
done
grep -hE "$from" Containerfile compose.yaml
