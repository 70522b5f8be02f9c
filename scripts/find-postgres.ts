import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";

/** Folder with PostgreSQL's own commands (initdb, pg_ctl, postgres), the newest that is installed. */
export function findPostgres(): string | undefined {
  const named = spawnSync("which", ["initdb"], { encoding: "utf8" });
  // Debian keeps a server's commands out of PATH, in a folder a version.
  const debian = globSync("/usr/lib/postgresql/*/bin/initdb").toSorted(
    (one, other) => version(other) - version(one),
  );
  const found = [named.stdout?.trim(), ...debian].find(
    (path) => path && existsSync(path),
  );
  return found && dirname(found);
}

const version = (path: string) => Number(/\d+/.exec(path)?.[0]);

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
