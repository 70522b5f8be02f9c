import { existsSync } from "node:fs";
import { readConfig, type Config } from "#server/config.ts";
import type { Accepted } from "#server/store/migrate.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { errorWords } from "#server/error-words.ts";
import { storeFailure } from "#server/store/store-failure.ts";
import { openAsItIs, type Store } from "#server/store/store.ts";

/** One word of `npm run leads -- <word>`: a file in this folder and a line in commands.ts. */
export type Command = {
  /** The arguments after the word: "[--json]". */
  takes: string;
  /** One line for the usage text. */
  does: string;
  /** Gets the arguments after its word. Throws messages for people to read; `UsageError` if the arguments are wrong. */
  run: (words: string[], context: Context) => Promise<void>;
};

export type Context = {
  config: Config;
  now: () => Date;
};

/** Wrong arguments, shown with the usage text, or with the message if there is one. Errors of parseArgs count too. */
export class UsageError extends Error {}

export function isUsage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    error instanceof UsageError ||
    (typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_"))
  );
}

/** The parts of the process that a command uses. */
export function readContext(): Context {
  return { config: readConfig(process.env), now: () => new Date() };
}

/**
 * Opens the existing store, and never upgrades it: the server that runs may be older. `await using` closes it. Throws
 * if there is none: with a new one, a wrong DATA_DIR would look like a site without leads.
 */
export async function openExisting(
  { config }: Context,
  accepted: Accepted = "usable",
): Promise<Store & AsyncDisposable> {
  if (!config.databaseUrl && !existsSync(storeFile(config.dataDir)))
    throw new Error(`There is no store in ${config.dataDir} (DATA_DIR)`);
  const store = await openAsItIs(config, accepted).catch((error: unknown) => {
    throw storeFailure(error) === "damage" ? withWayOut(error) : error;
  });
  return { ...store, [Symbol.asyncDispose]: () => store.db.destroy() };
}

function withWayOut(cause: unknown) {
  return new Error(
    `${errorWords(cause)}
docs/operating.md says how to restore a backup, or to save what can be read.`,
    { cause },
  );
}
