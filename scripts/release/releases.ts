import { spawnSync } from "node:child_process";
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** How many releases stay on disk: the current one and those to go back to. */
const most = 4;

/** The time in UTC and the commit, so names sort by age. */
const releaseName = /^\d{8}T\d{6}Z-[\w-]+$/;

/** When a release was made, by its name. */
export const releasedAt = (name: string): Date =>
  new Date(
    name.replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*/,
      "$1-$2-$3T$4:$5:$6Z",
    ),
  );

/** The releases in a folder, the newest first. */
export function releasesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => releaseName.test(name))
    .toSorted()
    .toReversed();
}

/** The release that a server starts with: the link `current`. */
export function currentRelease(folder: string): string | undefined {
  try {
    return readlinkSync(join(folder, "current"));
  } catch {
    return undefined;
  }
}

/** The release that this one has replaced, if it is still there. */
export function releaseBefore(
  folder: string,
  release: string,
): string | undefined {
  const note = join(folder, release, "replaces.txt");
  const before = existsSync(note) ? readFileSync(note, "utf8") : "";
  return releasesIn(folder).find((name) => name === before);
}

/**
 * Makes it the release that a server starts with, in one step: at any moment, and after a power cut, there is a whole
 * one.
 */
export function makeCurrent(folder: string, release: string): void {
  const before = currentRelease(folder);
  const note = join(folder, release, "replaces.txt");
  // Not when going back, or two releases would replace each other.
  if (before && before < release && !existsSync(note))
    writeFileSync(note, before);
  const next = join(folder, "next");
  rmSync(next, { recursive: true, force: true });
  symlinkSync(release, next);
  // Before the link counts, all that was copied is on disk.
  spawnSync("sync", ["--file-system", folder]);
  renameSync(next, join(folder, "current"));
  spawnSync("sync", [folder]);
}

/** Deletes all but the last releases, the current one and the one before it. Returns what it deleted. */
export function removeOldReleases(folder: string): string[] {
  const releases = releasesIn(folder);
  const current = currentRelease(folder);
  const wanted = new Set(releases.slice(0, most));
  if (current)
    wanted.add(current).add(releaseBefore(folder, current) ?? current);
  const old = releases.filter((name) => !wanted.has(name));
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  return old;
}
