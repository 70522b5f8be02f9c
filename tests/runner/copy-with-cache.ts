import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "#compile/build-cache.ts";
import { copyTree } from "../../scripts/dev/start-dev-copy.ts";

/** A new copy of the tree, with the build cache. */
export async function copyWithCache(): Promise<string> {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), "edit-"));
  await copyTree(copy);
  if (existsSync(cacheFolder))
    cpSync(cacheFolder, join(copy, cacheFolder), { recursive: true });
  // A clone has its own git folder; the test of npm run dev reads the list of files from it.
  execFileSync("git", ["init", "--quiet", copy]);
  return copy;
}
