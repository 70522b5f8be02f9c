import { execFileSync } from "node:child_process";
import {
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";

/** Everything that a server and the commands read while they run, as in the Containerfile. */
export const parts = [
  ".generated",
  "build",
  "package.json",
  "app/content",
  "app/document",
  "cli",
  "content",
  "forms",
  "queries",
  "server",
  "words",
];

/**
 * Copies this checkout with its build into a new folder among the releases, and returns the folder's name. On a full
 * disk, nothing is left of it.
 */
export function makeRelease(folder: string, now: Date, from = "."): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const name = `${time}-${commitOf(from)}`;
  const unfinished = join(folder, "unfinished");
  const clear = () => rmSync(unfinished, { recursive: true, force: true });
  clear();
  try {
    for (const part of parts)
      if (existsSync(join(from, part)))
        // Copies, because a later build may write into the same files. Some file systems share the blocks.
        cpSync(join(from, part), join(unfinished, part), {
          recursive: true,
          mode: constants.COPYFILE_FICLONE,
          filter: (file) => !/\.test\.tsx?$/.test(file),
        });
    linkPackages(from, unfinished);
    renameSync(unfinished, join(folder, name));
  } catch (error) {
    clear();
    throw error;
  }
  return name;
}

/** Hard links, which cost no room, to files that `npm ci` replaces but never changes. */
function linkPackages(from: string, to: string) {
  execFileSync("cp", ["-al", join(from, "node_modules"), to]);
}

/** The commit, marked if files differ from it. Without Git, the hash of the sources. */
function commitOf(from: string): string {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, { cwd: from, encoding: "utf8", stdio: "pipe" });
    const commit = git("rev-parse", "--short", "HEAD").trim();
    return git("status", "--porcelain") ? `${commit}-changed` : commit;
  } catch {
    return readFileSync(join(from, "build/sources.key"), "utf8").slice(0, 7);
  }
}
