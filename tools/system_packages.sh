#!/usr/bin/env bash
# The tests drive Debian's Chromium and start a PostgreSQL of their own. Install them where they are missing and we may.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql-15)
((${#missing[@]})) || exit 0

if [[ $(id -u) != 0 ]] || ! command -v apt-get >/dev/null; then
    echo "The test-suite needs ${missing[*]}: install them as root, on Debian with: apt-get install ${missing[*]}" >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
apt-get -qq install --yes --no-install-recommends "${missing[@]}" >/dev/null
