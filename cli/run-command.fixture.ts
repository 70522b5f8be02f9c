import { spawnSync } from "node:child_process";
import type { Place } from "#server/store/stores.fixture.ts";
import { compileCache } from "../tests/faults/server-process.ts";

/** Runs a command of this folder on a store, as npm does. */
export function runCommand(
  name: string,
  words: readonly string[],
  { dataDir, databaseUrl }: Place,
  env: Record<string, string> = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`cli/${name}.ts`, ...words],
    {
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        ...compileCache,
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...env,
      },
    },
  );
  return { status, stdout, stderr };
}
