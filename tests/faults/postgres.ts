import { randomUUID } from "node:crypto";
import { execFile, execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { short } from "./mode.ts";
import {
  hasPostgresClient,
  placePostgres,
  postgresVersion,
} from "../runner/find-postgres.ts";

const run = promisify(execFile);
const user = "leads";

/** Why tests that start a PostgreSQL are skipped, for their names. Empty if they are not. */
export const whyNoPostgres =
  postgresVersion === undefined
    ? " (skipped: npm has no PostgreSQL for this platform)"
    : short
      ? " (skipped: npm run test:touched has it)"
      : "";

/** The same for tests that back it up. */
export const whyNoClient =
  whyNoPostgres ||
  (hasPostgresClient()
    ? ""
    : ` (skipped: needs the client commands of PostgreSQL ${postgresVersion})`);

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Starts an empty PostgreSQL in a temporary folder, with fsync on. It and its folder are removed when disposed.
 * Throws if none is installed: see `whyNoPostgres`.
 */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-pg-"));
  const bin = placePostgres(`${folder}/postgres`);
  const as = unprivileged();
  if (as) chownSync(folder, as.uid, as.gid);
  const command = (name: string, ...args: string[]) =>
    run(`${bin}/${name}`, args, { ...as, cwd: folder, timeout: 60_000 });
  const data = `${folder}/data`;
  const control = (...args: string[]) =>
    command("pg_ctl", "-D", data, "-w", "-t", "60", ...args);
  const start = async () => {
    // The server's output goes to the file: a pipe that it holds would keep this command from ending.
    await control("-l", `${folder}/log`, "-o", options(folder), "start");
  };
  /** `immediate` is a crash: nothing is flushed, and the next start recovers from the log. */
  const stop = async (mode: "fast" | "immediate") => {
    await control("-m", mode, "stop");
  };
  await command("initdb", "-D", data, "-U", user, ...initdb);
  await start();
  return {
    /** The folder of its socket, the only way in, so it takes no port from another test. */
    folder,
    socket: `${folder}/.s.PGSQL.5432`,
    /** Creates an empty database and returns its DATABASE_URL. */
    newDatabase: () => newDatabase(folder),
    start,
    stop,
    async [Symbol.asyncDispose]() {
      await stop("immediate").catch(() => {
        // A test has already stopped it.
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// Without --no-sync the empty files alone take a second; the server itself syncs in any case.
const initdb = ["-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];

const options = (folder: string) =>
  `-k ${folder} -c listen_addresses='' -c shared_buffers=16MB -c max_connections=100`;

/** Creates an empty database in the PostgreSQL that listens in this folder and returns its DATABASE_URL. */
export async function newDatabase(folder: string): Promise<string> {
  const name = `leads_${randomUUID().replaceAll("-", "")}`;
  await query(url(folder, "postgres"), `create database ${name}`);
  return url(folder, name);
}

const url = (folder: string, database: string) =>
  `postgresql:///${database}?user=${user}&host=${encodeURIComponent(folder)}`;

/** Runs statements in a connection of their own. */
export async function query(connectionString: string, text: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
