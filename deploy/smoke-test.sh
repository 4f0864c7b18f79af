#!/usr/bin/env bash
# deploy/smoke-test.sh IMAGE [IMAGE-BEFORE]: checks that the image starts, becomes ready, serves a page and answers a call,
# restarts on its volume, and takes over the volume of the previous release. Runs it read-only and as nobody, as compose.yaml does.
set -euo pipefail
image=$1
before=${2:-}
volume=one-dream-smoke-$$
name=one-dream-smoke-$$
trap 'docker rm -f "$name" >/dev/null 2>&1; docker volume rm -f "$volume" >/dev/null' EXIT

start() {
  docker run -d --name "$name" --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --memory 700m \
    -v "$volume:/data" -p 127.0.0.1:3999:3000 -e PUBLIC_URL=https://play.example.in -e TRUST_PROXY=1 \
    -e SMTP_URL=smtp://127.0.0.1:9 -e MAIL_FROM=no-reply@example.in \
    -e DISCORD_CLIENT_ID=1 -e DISCORD_CLIENT_SECRET=smoke "$1" >/dev/null
  for _ in $(seq 60); do
    curl -sf http://127.0.0.1:3999/readyz >/dev/null && return
    sleep 1
  done
  docker logs "$name"
  exit 1
}
look() {
  curl -sf http://127.0.0.1:3999/up | grep -q '"success":true'
  curl -sf http://127.0.0.1:3999/ | grep -q '<title>'
  curl -sf -X POST http://127.0.0.1:3999/api/noauth/tournament | grep -q '"success":true'
}
stop() {
  docker stop -t 15 "$name" >/dev/null
  [ "$(docker inspect -f '{{.State.ExitCode}}' "$name")" = 0 ]
  docker rm "$name" >/dev/null
}

[ -z "$before" ] || { start "$before"; stop; }
for _ in 1 2; do start "$image"; look; stop; done
size=$(($(docker image inspect -f '{{.Size}}' "$image") / 1048576))
echo "$image: $size MB"
[ "$size" -le 250 ]
