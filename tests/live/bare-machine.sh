#!/usr/bin/env bash
# From a bare Debian to a page over HTTPS, timed: builds the Containerfile, runs the image as compose.yaml does, puts
# Debian's Caddy in front and restarts the server under load. As root: `here` installs and changes this machine, and
# without it a bare machine is made first (docs/testing.md).
#
# No image is pulled: this machine's own root stands in for both base images. No engine runs: the image runs in
# namespaces with a read-only root, no capabilities and its own user.
set -euo pipefail
export ORIGIN=https://www.sabine.localhost OTHER=https://sabine.localhost
export VITE_PUBLIC_ORIGIN=$ORIGIN REDIRECT_FROM=$OTHER
work=/tmp/live
step() { echo "$((SECONDS - since)) s: $1"; since=$SECONDS; }
since=0

if [ "${1:-}" = "" ]; then exec tests/live/in-bare-debian.sh "$0" here; fi
if [ "$1" = here ]; then
  mkdir -p $work /etc/containers
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends buildah caddy curl iproute2 procps > /dev/null
  step "Debian packages"

  # buildah wants a file system of its own, and no policy for images that are not pulled.
  mkdir -p /var/lib/containers && mount -t tmpfs tmpfs /var/lib/containers
  echo '{ "default": [{ "type": "insecureAcceptAnything" }] }' > /etc/containers/policy.json
  tar -c --one-file-system -C / --exclude=".$work" --exclude=".$PWD" --exclude=./var/lib/apt/lists --exclude=./proc --exclude=./sys --exclude=./dev . > $work/root.tar
  printf 'FROM scratch\nADD root.tar /\nENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n' > $work/base
  # No registry is asked for a digest.
  sed 's/@sha256:[0-9a-f]*//' Containerfile > $work/Containerfile
  for image in $(sed -nE 's/^FROM ([^ ]+\/[^ ]+).*/\1/p' $work/Containerfile | sort -u); do
    buildah bud --quiet --layers --tag "$image" --file $work/base $work > /dev/null
  done
  rm $work/root.tar
  step "stand-ins for the base images"

  buildah bud --pull=false --format docker --isolation chroot --network host --build-arg VITE_PUBLIC_ORIGIN --tag site -f $work/Containerfile . > $work/build.log 2>&1 ||
    { tail -40 $work/build.log; exit 1; }
  step "the image: npm ci, npm run build, production packages"
  echo "$SECONDS" > $work/seconds
  exec unshare --net "$0" inside
fi

SECONDS=$(cat $work/seconds); since=$SECONDS
ip link set lo up
echo "127.0.0.1 www.sabine.localhost sabine.localhost" >> /etc/hosts
container=$(buildah from --pull=false site)
image=$(buildah mount "$container")
config() { buildah inspect --type image --format "{{range $1}}{{println .}}{{end}}" site | sed '/^$/d'; }
mapfile -t environment < <(config .OCIv1.Config.Env)
mapfile -t command < <(config .OCIv1.Config.Cmd)
mapfile -t health < <(config .Docker.Config.Healthcheck.Test)
user=$(buildah inspect --type image --format '{{.OCIv1.Config.User}}' site)
data=$work/data
cp -a "$image/data" $data # a new volume gets the owner and mode of the image's folder
export image data user
echo "$(du -smc "$image/site" "$image/usr/local" | tail -1 | cut -f1) MB: the site, its packages and Node in the image"

# Runs a command as process 1 in the image, as compose.yaml does: the environment's settings come before it.
contain() {
  unshare --mount --pid --fork --kill-child bash -ec '
    mount --bind "$image" "$image"
    mount --bind "$data" "$image/data"
    mount -t tmpfs tmpfs "$image/tmp"
    mount -t proc proc "$image/proc"
    mount --bind /dev "$image/dev"
    mount -o remount,ro,bind "$image"
    exec chroot "$image" setpriv --reuid="${user%:*}" --regid="${user#*:}" --clear-groups \
      --no-new-privs --bounding-set=-all --inh-caps=-all env --ignore-environment --chdir=/site "$@"' - "${environment[@]}" TRUST_PROXY=1 VITE_PUBLIC_ORIGIN=$ORIGIN "$@"
}
start() {
  contain "$@" "${command[@]}" >> $work/server.log 2>&1 &
  server=$!
}
# Signals go to process 1 of the container, as `docker stop` sends them.
stop() {
  kill -TERM "$(pgrep --parent "$(pgrep --parent $server)")"
  wait $server || { echo "The server did not end cleanly."; exit 1; }
}
answers() { curl --silent --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors --cacert $CA "$1"; }

export CA=$work/caddy/caddy/pki/authorities/local/root.crt
start
XDG_DATA_HOME=$work/caddy XDG_CONFIG_HOME=$work/caddy caddy run --config deploy/Caddyfile --adapter caddyfile > $work/caddy.log 2>&1 &
caddy=$!
until [ -s $CA ]; do sleep 0.1; done
answers $ORIGIN/
step "server and Caddy"
echo "$SECONDS s from a bare machine to a page over HTTPS"

contain "${health[@]:1}" && echo "ok: the health check of the image"
if contain touch /site/written 2> /dev/null; then echo "The root is not read-only."; exit 1; fi
leads() { contain leads "$@"; }
. tests/live/checks.sh

# Headers of an address, from Caddy and from the server itself.
headers() { curl --silent --head --http1.1 --cacert $CA "$@" | tr 'A-Z' 'a-z' | tr -d '\r' | grep -vE '^(date|connection|keep-alive|alt-svc):' | sort; }
for path in /about /feed.xml /blog/search?q=flood; do
  for encoding in br identity; do
    check "Caddy changes no header of $path ($encoding)" "$(headers --header "Accept-Encoding: $encoding" --header "Host: ${ORIGIN#*//}" "http://127.0.0.1:3000$path")" \
      "$(headers --header "Accept-Encoding: $encoding" "$ORIGIN$path")"
  done
done

stop
start RATE_LIMIT_PER_ADDRESS=1
answers $ORIGIN/
from() {
  answer --interface "$1" --header "X-Forwarded-For: 192.0.2.$RANDOM" --header "Origin: $ORIGIN" --header "Accept: text/html" \
    --data "name=Ana&email=ana@example.com&message=From+$1" "$ORIGIN/api/contact"
}
check "a visitor may post" "303 *" "$(from 127.0.0.7)"
check "a visitor cannot make up another address" "429 *" "$(from 127.0.0.7)"
check "another visitor may post" "303 *" "$(from 127.0.0.8)"

contain backup /data
(cd "$data" && sha256sum --check --quiet leads-20*Z.sha256)
step "checks"

stop
start RATE_LIMIT_PER_ADDRESS=1000000 RATE_LIMIT_TOTAL=1000000
answers http://127.0.0.1:3000/healthz
before=$(leads list --json | grep -c '"reference"')
NODE_EXTRA_CA_CERTS=$CA "$image/usr/local/bin/node" tests/live/load.ts > $work/load &
load=$!
longest=0
for restart in 1 2 3 4 5 6 7 8 9 10; do
  began=$(date +%s%3N)
  stop
  start RATE_LIMIT_PER_ADDRESS=1000000 RATE_LIMIT_TOTAL=1000000
  answers $ORIGIN/
  took=$(($(date +%s%3N) - began)); longest=$((took > longest ? took : longest))
done
kill $load && wait $load
cat $work/load
echo "10 restarts, the longest took $longest ms"
stored=$(($(leads list --json | grep -c '"reference"') - before))
check "no lead is lost" "$(sed -n 's/^posts answered with 201: //p' $work/load)" "$stored"
# Before 2.11.2, Caddy loses the body of a post whose connection fails (caddyserver/caddy#7547).
expected='visits answered with 200|posts answered with 201'
if [[ "$(caddy version)" == 2.6.* ]]; then expected+='|posts answered with 502'; fi
check "every visit and post is answered" "" "$(grep 'answered with' $work/load | grep -vE "$expected" || true)"
step "restarts under load"
kill $caddy
stop
