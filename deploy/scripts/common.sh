# What the scripts share. Each may be run again at any time: it brings things to where they should be, and keeps every secret that is there.
# shellcheck shell=bash
set -euo pipefail
umask 022

HERE="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
CHECKOUT="$(cd "$HERE/.." && pwd)"
CURRENT=/opt/lanna/current
export DEBIAN_FRONTEND=noninteractive

# shellcheck source=site-settings
. "$HERE/scripts/site-settings"

say() { printf '  %s\n' "$*"; }
fail() { printf 'Not done. %s\n' "$*" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail 'This wants root: it makes users, services and files below /etc.'

# Without a running systemd (a container, a tree that is only being prepared) nothing is started; what would be is said.
has_systemd() { [ -d /run/systemd/system ]; }
service() {
  if has_systemd; then systemctl "$@"; else say "(no systemd here: systemctl $*)"; fi
}

read_site() {
  [ -f /etc/lanna/site.conf ] || fail 'There is no /etc/lanna/site.conf: copy deploy/settings/site.conf there and fill it in.'
  # shellcheck source=/dev/null
  . /etc/lanna/site.conf
  MAIN_HOST="${HOSTS%% *}"
}

# put FILE OWNER MODE: writes standard input, whole or not at all.
put() {
  local made
  made="$(mktemp "$1.XXXXXX")"
  cat > "$made"
  chown "$2" "$made"
  chmod "$3" "$made"
  mv -f "$made" "$1"
}

# A secret is made once and never written over.
secret() {
  [ -s "$1" ] || openssl rand -hex 24 | put "$1" "${2:-root:root}" "${3:-600}"
}

# as USER COMMAND…: in the release, with the Node that comes with it and nothing of our own environment but what is named before the command.
as() {
  local user="$1"
  shift
  (cd "$CURRENT" && runuser -u "$user" -- env -i HOME=/nonexistent PATH="$CURRENT/node_modules/node/bin:/usr/bin:/bin" NODE_ENV=production "$@")
}

# Every process by its unit, in the order in which they change.
instances() {
  local port
  for port in $JOBS_PORTS; do echo "lanna-jobs@$port"; done
  for port in $WALLET_PORTS; do echo "lanna-wallet@$port"; done
  for port in $PUSH_PORTS; do echo "lanna-push@$port"; done
  for port in $HTTP_PORTS; do echo "lanna-http@$port"; done
  # The studio does not start before a brand's key is known to it: `brand` starts it.
  if grep -qs 'BEGIN PUBLIC KEY' /etc/lanna/studio/brand-public-keys.pem; then
    for port in $STUDIO_PORTS; do echo "lanna-studio@$port"; done
  fi
}

until_ready() {
  local left
  for ((left = 240; left > 0; left--)); do
    if curl --silent --fail --max-time 2 --output /dev/null "http://127.0.0.1:$1/readyz"; then return; fi
    sleep 0.5
  done
  fail "The process on port $1 is not ready after two minutes: journalctl -u '*@$1' says why. What had not been changed by then runs on."
}

# pooler reload | reconnect: by its own console; a pooler that does not run yet has read what is there when it starts.
pooler() {
  has_systemd || return 0
  PGPASSWORD="$(cat /etc/lanna/owner/pooler-password)" psql --no-psqlrc --quiet --host 127.0.0.1 --port 6432 --username lanna_pooler \
    --command "${1^^}" pgbouncer > /dev/null
}
