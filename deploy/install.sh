#!/usr/bin/env bash
# Installs the site on a Debian or Ubuntu machine. Run it again to repair or upgrade.
#   deploy/install.sh             in containers
#   deploy/install.sh --bare      without containers: a systemd unit, with PostgreSQL and Caddy from Debian
#   deploy/install.sh --dry-run   prints what it would do and changes nothing
# It asks for the site's domain name, the owner's email address and the mail server, or reads SITE, OWNER and SMTP_URL.
set -euo pipefail
# The server's user can read the files written here, except for the settings.
umask 022
cd "$(dirname "$0")/.."

bare=''
dry=''
for argument in "$@"; do
  case $argument in
    --bare) bare=yes ;;
    --dry-run) dry=yes ;;
    *) echo "Unknown option: $argument. The options are --bare and --dry-run." >&2; exit 2 ;;
  esac
done
# Another root directory is for tests.
root=${INSTALL_ROOT:-}
if [ -n "$bare" ]; then env_file=$root/etc/one-dream/env; else env_file=${ENV_FILE:-.env}; fi
bare_database='postgres:///one-dream?host=/var/run/postgresql&user=one-dream'
problems=0

say() { printf '%s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }
warn() { say "  ! $*"; problems=$((problems + 1)); }
# Runs a command, or only prints it.
run() {
  if [ -n "$dry" ]; then say "  would run: $*"; else "$@"; fi
}
# A value saved by an earlier run.
kept() {
  [ -r "$env_file" ] || return 0
  sed -n "s/^$1=//p" "$env_file" | tail -n 1
}
# ask NAME QUESTION DEFAULT: from the environment, an earlier run, or the person.
ask() {
  local value=${!1:-}
  [ -n "$value" ] || value=$(kept "$1")
  if [ -z "$value" ] && [ -t 0 ]; then read -rp "$2 [${3:-}] " value; fi
  printf -v "$1" '%s' "${value:-${3:-}}"
}
secret() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
own_address() { hostname -I 2>/dev/null | awk '{print $1}' || true; }

check_machine() {
  say 'This machine'
  local memory swap disk
  memory=$(awk '/^MemTotal/{print int($2/1024)}' /proc/meminfo)
  swap=$(awk '/^SwapTotal/{print int($2/1024)}' /proc/meminfo)
  say "  memory: $memory MB, swap: $swap MB"
  [ $((memory + swap)) -ge 900 ] || warn 'Less than 1 GB with swap: add a swap file of 1 GB first (fallocate -l 1G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile).'
  disk=$(df -Pm . | awk 'NR==2{print $4}')
  say "  free disk: $disk MB"
  [ "$disk" -ge 3000 ] || warn 'Less than 3 GB free: images, database and pictures need it.'
  local port
  for port in 80 443; do
    if is_new && (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
      warn "Port $port is in use; the site's Caddy needs it. See: ss -ltnp"
    fi
  done
  check_time
}

# A wrong clock breaks certificates, second factors and sessions.
check_time() {
  local there
  there=$(curl -sI --max-time 5 "${TIME_URL:-http://deb.debian.org/}" 2>/dev/null | tr -d '\r' | sed -n 's/^[Dd]ate: //p' | head -n 1 || true)
  if [ -z "$there" ]; then
    say '  time: no server to compare with'
    return
  fi
  local off=$(($(date +%s) - $(date -d "$there" +%s)))
  say "  time: ${off#-} s off"
  [ "${off#-}" -le 60 ] || warn 'The clock is wrong by more than a minute: timedatectl set-ntp true'
}

check_name() {
  if [ "$SITE" = :80 ]; then
    say '  no domain name: plain HTTP, sign-in by mail only'
    [ -n "$(own_address)" ] || warn 'This machine has no network address either: connect it, or give the site a domain name (SITE=play.example.in).'
    return
  fi
  local found
  found=$(getent ahostsv4 "$SITE" | awk 'NR==1{print $1}' || true)
  if [ -z "$found" ]; then
    warn "$SITE does not resolve yet: point its A record to this machine, or use the IP address with dashes and .sslip.io."
  elif [ "$found" != "$(own_address)" ]; then
    say "  $SITE resolves to $found, this machine has $(own_address). That is fine behind a provider's NAT; otherwise correct the A record."
  fi
}

is_new() { [ ! -e "$env_file" ]; }

write_env() {
  local former
  former=$(kept SITE)
  if [ -n "$former" ] && [ "$former" != "$SITE" ] && [ "$former" != :80 ]; then FORMER_SITE=$former; else FORMER_SITE=$(kept FORMER_SITE); fi
  if [ "$SITE" = :80 ]; then PUBLIC_URL="http://$(own_address)"; else PUBLIC_URL="https://$SITE"; fi
  if [ -n "$dry" ]; then
    say "  would write $env_file: SITE=$SITE, PUBLIC_URL=$PUBLIC_URL, OWNER=$OWNER and generated secrets"
    return
  fi
  local next
  mkdir -p "$(dirname "$env_file")"
  next=$(umask 077 && mktemp "$env_file.XXXXXX")
  {
    say "SITE=$SITE"
    say "PUBLIC_URL=$PUBLIC_URL"
    say "FORMER_SITE=$FORMER_SITE"
    say "OWNER=$OWNER"
    [ "$SMTP_URL" = later ] || say "SMTP_URL=$SMTP_URL"
    # Keeps one that somebody chose.
    say "MAIL_FROM=${MAIL_FROM:-$(kept MAIL_FROM | grep -v '^no-reply@' || say "no-reply@${PUBLIC_URL#*//}")}"
    say "POSTGRES_PASSWORD=$(kept POSTGRES_PASSWORD | grep . || secret)"
    [ -z "$bare" ] || say "DATABASE_URL=$bare_database"
    say "METRICS_TOKEN=$(kept METRICS_TOKEN | grep . || secret)"
    say "BACKUP_KEY=$(kept BACKUP_KEY | grep . || secret)"
    # Keeps what somebody added by hand.
    [ ! -r "$env_file" ] || grep -vE '^(SITE|PUBLIC_URL|FORMER_SITE|OWNER|SMTP_URL|MAIL_FROM|POSTGRES_PASSWORD|DATABASE_URL|METRICS_TOKEN|BACKUP_KEY)=' "$env_file" || true
  } >"$next"
  mv "$next" "$env_file"
}

start_containers() {
  command -v docker >/dev/null || {
    say "  Docker is missing: Docker's own script will install it."
    run sh -c 'curl -fsSL https://get.docker.com | sh'
  }
  run docker compose pull --ignore-buildable
  run docker compose up -d --wait --remove-orphans
  run docker compose exec -T app node server/src/cli/owner.ts "$OWNER"
}

start_bare() {
  local version
  version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
  [ -x bin/node ] || [ -n "$dry" ] || fail 'This folder has no bin/node: unpack the release for this machine (one-dream-X.Y.Z-linux-x64.tar.gz or -arm64), or create it with: npm run image -- FOLDER'
  local place=$root/opt/one-dream/$version
  run mkdir -p "$root/opt/one-dream" "$root/etc/systemd/system" "$root/etc/caddy"
  if [ "$(pwd -P)" != "$(realpath -m "$place")" ]; then
    # Renamed only when complete: an interrupted copy keeps another name.
    run rm -rf "$place.new"
    run cp -a . "$place.new"
    run rm -rf "$place"
    run mv "$place.new" "$place"
  fi
  run ln -sfn "$version" "$root/opt/one-dream/current"
  run install -m 644 deploy/one-dream.service "$root/etc/systemd/system/one-dream.service"
  run install -m 644 deploy/Caddyfile "$root/etc/caddy/Caddyfile"
  run mkdir -p "$root/etc/systemd/system/caddy.service.d"
  if [ -z "$dry" ]; then
    say "[Service]
Environment=SITE=$SITE PUBLIC_URL=$PUBLIC_URL FORMER_SITE=${FORMER_SITE:-http://former.invalid} APPS=127.0.0.1:3000" >"$root/etc/systemd/system/caddy.service.d/one-dream.conf"
  fi
  [ -z "$root" ] || return 0
  id one-dream >/dev/null 2>&1 || run useradd --system --home-dir /var/lib/one-dream --shell /usr/sbin/nologin one-dream
  if ! command -v caddy >/dev/null || ! command -v pg_lsclusters >/dev/null; then
    run apt-get update -q
    # Keeps the existing settings.
    run apt-get install -yq -o Dpkg::Options::=--force-confold caddy postgresql
  fi
  set_up_postgres
  run systemctl daemon-reload
  run systemctl enable one-dream caddy
  run systemctl restart one-dream caddy
  wait_for_ready
  run runuser -u one-dream -- env --chdir=/opt/one-dream/current DATA_DIR=/var/lib/one-dream "DATABASE_URL=$bare_database" \
    /opt/one-dream/current/bin/node /opt/one-dream/current/server/src/cli/owner.ts "$OWNER"
}

# Needs less than half the memory of the embedded database. The user connects by their own name, without a password.
set_up_postgres() {
  local settings
  for settings in /etc/postgresql/*/main/conf.d; do
    if [ -n "$dry" ]; then
      say "  would tune PostgreSQL for a small machine and create the database one-dream"
      return
    fi
    printf '%s\n' 'shared_buffers = 48MB' 'effective_cache_size = 256MB' 'maintenance_work_mem = 32MB' \
      'max_connections = 30' 'max_wal_size = 256MB' 'max_parallel_workers = 0' 'max_worker_processes = 2' \
      'autovacuum_max_workers = 1' 'jit = off' >"$settings/one-dream.conf"
  done
  systemctl restart postgresql
  as_postgres psql -tAc "select rolname from pg_roles where rolname = 'one-dream'" | grep -q . ||
    as_postgres createuser one-dream
  as_postgres psql -tAc "select datname from pg_database where datname = 'one-dream'" | grep -q . ||
    as_postgres createdb --owner one-dream one-dream
}

# From a folder that its user may read.
as_postgres() { runuser -u postgres -- env --chdir=/ "$@"; }

wait_for_ready() {
  [ -z "$dry" ] || { say '  would wait for http://127.0.0.1:3000/readyz'; return; }
  local try
  for try in $(seq 120); do
    curl -sf --max-time 2 http://127.0.0.1:3000/readyz >/dev/null && return
    sleep 1
  done
  fail "It is not ready after $try tries. See the log: journalctl -u one-dream -n 50"
}

ask SITE 'Name of the site (empty: plain http on this address)' :80
ask OWNER "The owner's mail"
[ -n "$OWNER" ] || fail "The owner's email address is missing: OWNER=you@example.in $0"
ask SMTP_URL 'Mail server, such as smtp://user:password@mail.example.in:587, or later' later

check_machine
check_name
if [ "$problems" -gt 0 ] && [ -z "$dry" ] && [ -z "${GO_ON:-}" ]; then
  fail "Fix these $problems problems first, or ignore them: GO_ON=yes $0 $*"
fi
say 'Settings'
write_env
if [ "$SMTP_URL" = later ] && [ -z "$(kept DISCORD_CLIENT_ID)$(kept GOOGLE_CLIENT_ID)" ] && [ -z "$dry" ]; then
  say "Nobody can sign up yet: set SMTP_URL in $env_file (or DISCORD_CLIENT_ID and the related variables), then run this again."
  exit 0
fi
say 'Start'
if [ -n "$bare" ]; then start_bare; else start_containers; fi
say ''
say "The site: ${PUBLIC_URL}"
say "Next: sign up there with $OWNER. That account becomes the owner once its address is confirmed; the dashboard shows the next steps."
[ -n "$dry" ] || say "Keep a copy of $env_file somewhere else: it contains the key of the backups."
