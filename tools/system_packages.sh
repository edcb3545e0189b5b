#!/usr/bin/env bash
# The tests drive Debian's Chromium (its headless shell is quicker, the browser does as well), start a PostgreSQL of their own and try the proxy's file with nginx. Install them where they are missing and we may.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive

allowed() { [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; }
install() {
    apt-get -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=30 update && apt-get -qq install --yes --no-install-recommends "$@" >/dev/null
}

missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v chromium-headless-shell >/dev/null || ! allowed || missing+=(chromium-headless-shell)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql-15)
if ((${#missing[@]})); then
    allowed || { echo "The test-suite needs ${missing[*]}: install them as root, on Debian with: apt-get install ${missing[*]}" >&2; exit 1; }
    install "${missing[@]}"
fi
if ! command -v nginx >/dev/null; then
    { allowed && install nginx-light; } || echo "without nginx the tests of deploy/nginx.conf are skipped" >&2
fi
