import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const guide = "docs/testing.md";
const line = /(?<=`npm run test:all` was last green ).*(?=\.$)/m;

/** The commit at which npm run test:all was last green, as docs/testing.md says; undefined before its first run. */
export function lastGreen(): string | undefined {
  const [words = ""] = line.exec(readFileSync(guide, "utf8")) ?? [];
  return /[\da-f]{40}/.exec(words)?.[0];
}

/** Writes that it is green today at HEAD, unless files have changed since. */
export function noteGreen(): void {
  if (git("status", "--porcelain", "--untracked-files=no") !== "") return;
  const day = new Date().toISOString().slice(0, 10);
  const words = `on ${day}, at ${git("rev-parse", "HEAD")}`;
  writeFileSync(guide, readFileSync(guide, "utf8").replace(line, words));
}

/** What changed since a commit, or undefined if this clone does not have it. */
export function changedSince(commit: string): string[] | undefined {
  return git("diff", "--name-only", commit, "HEAD", "--")
    ?.split("\n")
    .filter(Boolean);
}

/** The output of a git command; undefined if it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
