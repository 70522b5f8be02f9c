import { existsSync, globSync } from "node:fs";
import { copyFile, mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { log, reason } from "#server/log.ts";

/** In milliseconds. */
const thirtyDays = 30 * 86_400_000;

/** Files whose names have a hash: a page fetches them after it has been opened. */
export const hashed = /^\/(assets|images\/photos)\//;

/**
 * Copies the files of a build whose names have a hash into a folder that all releases share, and deletes those that no
 * server has started with for 30 days. A page that was open before a release fetches its files from there. A server
 * without room for it starts anyway.
 */
export async function shareAssets(
  build: string,
  folder: string,
  hasRoom: () => Promise<boolean>,
): Promise<void> {
  const client = `${build}/client`;
  const now = new Date();
  try {
    await mkdir(folder, { recursive: true });
    for (const file of globSync(`${client}/{assets,images/photos}/**/*.*`)) {
      const shared = join(folder, file.slice(client.length));
      if (existsSync(shared)) await utimes(shared, now, now);
      else if (await hasRoom()) await copyWhole(file, shared);
    }
    for (const name of globSync("**/*.*", { cwd: folder })) {
      const file = join(folder, name);
      if (now.getTime() - (await stat(file)).mtimeMs > thirtyDays)
        await rm(file, { recursive: true });
    }
  } catch (error) {
    log("warn", "assets not shared", reason(error));
  }
}

/** A server that reads it meanwhile finds all of it or nothing. */
async function copyWhole(file: string, to: string) {
  const unfinished = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(file, unfinished);
  await rename(unfinished, to);
}
