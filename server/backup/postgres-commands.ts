import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { delimiter } from "node:path";
import { promisify } from "node:util";

/** Path of a PostgreSQL command, from the newest installed version; undefined if there is none. */
export function findPostgresCommand(name: string): string | undefined {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => `${folder}/${name}`);
  // Debian keeps the server's commands out of PATH, in one folder per version.
  const debian = globSync(`/usr/lib/postgresql/*/bin/${name}`).toSorted(
    (one, other) => version(other) - version(one),
  );
  return [...onPath, ...debian].find((path) => existsSync(path));
}

const version = (path: string) => Number(/\d+/.exec(path)?.[0]);

/**
 * Runs a command, on a database if one is given. Throws its error output, or the name of a missing command. The
 * password goes through the environment, because other users can read arguments.
 */
export async function runPostgresCommand(
  name: "pg_dump" | "pg_restore",
  args: readonly string[],
  databaseUrl?: string,
): Promise<void> {
  const { url, password } = withoutPassword(databaseUrl);
  const all = url ? [...args, `--dbname=${url}`] : args;
  try {
    await promisify(execFile)(findOrThrow(name), all, {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    });
  } catch (cause) {
    const { stderr } = cause as { stderr?: string };
    throw new Error(`${name} failed: ${stderr?.trim() || String(cause)}`, {
      cause,
    });
  }
}

/** Streams the output of a command. Throws its error output if it fails. */
export async function* streamPostgresCommand(
  name: "pg_restore",
  args: readonly string[],
): AsyncGenerator<Buffer> {
  const command = spawn(findOrThrow(name), args, {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(command, "close");
  let said = "";
  command.stderr.setEncoding("utf8").on("data", (text) => (said += text));
  try {
    yield* command.stdout as AsyncIterable<Buffer>;
    const [status] = await closed;
    if (status !== 0) throw new Error(`${name} failed: ${said.trim()}`);
  } finally {
    command.kill();
  }
}

function findOrThrow(name: string): string {
  const path = findPostgresCommand(name);
  if (!path)
    throw new Error(
      `${name} is not installed here. It comes with PostgreSQL's client (Debian: postgresql-client)`,
    );
  return path;
}

function withoutPassword(databaseUrl: string | undefined) {
  if (!databaseUrl) return { url: undefined, password: undefined };
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, password };
}
