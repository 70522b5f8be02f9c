#!/usr/bin/env bash
# Runs a command in a clone of HEAD on a bare Debian: no browser, fonts, Java or PostgreSQL, only this machine's Node
# and npm, with its settings for packages. Needs root. Everything is thrown away at the end.
set -euo pipefail
[ "$(id -u)" = 0 ] || { echo "needs root"; exit 1; }
command -v debootstrap > /dev/null || { apt-get update -qq; apt-get install -y -qq debootstrap > /dev/null; }
bare=$(mktemp -d /var/tmp/bare-debian.XXXXXX)
trap 'rm -rf --one-file-system "$bare"' EXIT

mirror=$(sed -nE '/^(URIs:|deb )/s,.*(https?://[^ ]+).*,\1,p' /etc/apt/sources.list.d/*.sources | sed 1q)
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
debootstrap --variant=minbase --include=ca-certificates,git "$suite" "$bare" "$mirror" > "$bare.log" ||
  { tail -5 "$bare.log"; exit 1; }
rm "$bare.log"
for path in /etc/apt /etc/ssl/certs /usr/local/share/ca-certificates /etc/npmrc /usr/etc/npmrc /root/.npmrc /etc/hosts; do
  if [ -e "$path" ]; then mkdir -p "$bare$(dirname "$path")"; rm -rf "${bare:?}$path"; cp -aL "$path" "$bare$path"; fi
done
npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
mkdir -p "$bare/usr/lib/node_modules"
cp -a "$npm" "$bare/usr/lib/node_modules/npm"
cp -L "$(command -v node)" "$bare/usr/bin/node"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$bare/usr/bin/npm"
git clone -q --no-local . "$bare/root/site"

# Mounts end with the namespace, before anything is removed. buildah wants the root to be one.
export bare
unshare --mount --pid --fork --kill-child bash -ec '
  mount --bind "$bare" "$bare"
  mount -t proc proc "$bare/proc"; mount --rbind /sys "$bare/sys"; mount --rbind /dev "$bare/dev"
  cp /etc/resolv.conf "$bare/etc/"
  exec chroot "$bare" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt sh -c "cd ~/site && exec \"\$@\"" - "$@"' - "$@"
