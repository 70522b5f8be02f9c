#!/bin/sh
# Backs up the store to a new file, then removes backups that are too old: deploy/back-up.sh [FOLDER [DAYS]]
# Without DAYS, BACKUP_DAYS or 14. Run it in the site's folder with the server's settings. The backup is checked before anything is removed.
set -eu
folder=${1:-/backups}
days=${2:-${BACKUP_DAYS:-14}}
node cli/leads.ts backup "$folder/leads-$(date -u +%FT%H%MZ)"
find "$folder" -maxdepth 1 -type f -name 'leads-*' -mtime "+$days" -delete
