import { existsSync } from "node:fs";
import { readConfig, type Config } from "#server/config.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { errorWords } from "#server/error-words.ts";
import { storeFailure } from "#server/store/store-failure.ts";
import { openStore, type Store } from "#server/store/store.ts";

/** One word of `npm run leads -- <word>`: a file beside this one, and a line of the table in cli/leads.ts. */
export type Command = {
  /** What may follow the word: "[--json]". */
  takes: string;
  /** What it does, in a line for the usage. */
  does: string;
  /** Gets the words after its own. Throws what people should read; `UsageError` where the words are wrong. */
  run: (words: string[], context: Context) => Promise<void>;
};

export type Context = {
  config: Config;
  now: () => Date;
};

/** Words that the command does not take. What node:util's parseArgs throws counts as one too. */
export class UsageError extends Error {}

export function isUsage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    error instanceof UsageError ||
    (typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_"))
  );
}

/** What a command works with, of the process that runs it. */
export function readContext(): Context {
  return { config: readConfig(process.env), now: () => new Date() };
}

/**
 * Opens the store that is there. `await using` closes it. Throws where there is none: a new one would make a wrong
 * DATA_DIR look like a site that nobody writes to.
 */
export async function openKept({
  config,
}: Context): Promise<Store & AsyncDisposable> {
  if (!config.databaseUrl && !existsSync(storeFile(config.dataDir)))
    throw new Error(`There is no store in ${config.dataDir} (DATA_DIR)`);
  const store = await openStore(config).catch((error: unknown) => {
    throw storeFailure(error) === "damage" ? withWayOut(error) : error;
  });
  return { ...store, [Symbol.asyncDispose]: () => store.db.destroy() };
}

function withWayOut(cause: unknown) {
  return new Error(
    `${errorWords(cause)}
To save what can be read: npm run leads -- salvage
To put a backup in its place: npm run leads -- restore <backup> --replace`,
    { cause },
  );
}
