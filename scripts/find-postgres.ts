import { execFileSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { findPostgresCommand } from "#server/backup/postgres-commands.ts";

/** Folder with PostgreSQL's own commands (initdb, pg_ctl, postgres), the newest that is installed. */
export function findPostgres(): string | undefined {
  const found = findPostgresCommand("initdb");
  // A link of it may stand alone in a folder of other programs.
  return found && dirname(realpathSync(found));
}

/**
 * Installs Debian's PostgreSQL where root can, for the tests that want a real one; they are skipped where there is
 * none. Says what it does, and never throws.
 */
export function installPostgres(): void {
  if (findPostgres()) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.log(
      "No PostgreSQL here: its tests are skipped. Install one to run them.",
    );
    return;
  }
  console.log("No PostgreSQL here: installing Debian's with apt-get ...");
  try {
    for (const command of debian)
      execFileSync("sh", ["-ec", command], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
  } catch {
    console.log(
      "PostgreSQL could not be installed: its tests are skipped. Install one to run them.",
    );
  }
}

const install = "apt-get install -y -qq --no-install-recommends";

const debian = [
  // Only the network may take long, and only this is cut off: an installation that ends half way leaves a mess.
  `timeout 50 sh -ec 'apt-get update -qq; ${install} --download-only postgresql'`,
  // Between the two, the one setting that keeps the package from making a database of its own and starting it.
  `${install} postgresql-common
   sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf
   ${install} postgresql`,
];
