#!/bin/sh
# Makes or brings up to date Temporal's two databases; the password comes as SQL_PASSWORD.
set -eu

for database in temporal visibility; do
  name=$([ "$database" = temporal ] && echo temporal || echo temporal_visibility)
  tool="temporal-sql-tool --plugin $DB --ep $POSTGRES_SEEDS --port $DB_PORT --user $POSTGRES_USER --db $name"
  $tool create
  $tool setup-schema -v 0.0
  $tool update-schema -d "/etc/temporal/schema/postgresql/v12/$database/versioned"
done
