#!/bin/sh
# Backs up the store to a new file, then removes backups that are too old, except the newest seven, because the clock
# may be wrong: deploy/back-up.sh [FOLDER [DAYS]]
# Without DAYS, BACKUP_DAYS or 14. Run it in the site's folder with the server's settings. The backup is checked before anything is removed.
set -eu
folder=${1:-/backups}
days=${2:-${BACKUP_DAYS:-14}}
# What a killed backup left. A complete one is never empty.
find "$folder" -maxdepth 1 -type f -name 'leads-*' \( -name '*.partial' -o -empty \) -mmin +60 -delete
node cli/leads.ts backup "$folder/leads-$(date -u +%FT%H%MZ)"
cd "$folder"
ls -t | grep '^leads-' | grep -v '\.sha256$' | tail -n +8 | while read -r file; do
  find "./$file" "./$file.sha256" -mtime "+$days" -delete 2> /dev/null || true
done
