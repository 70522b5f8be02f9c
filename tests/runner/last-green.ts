import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const guide = "docs/testing.md";
type Command = "test:all" | "test:edits";

/** The line of docs/testing.md about it. */
const lineOf = (command: Command) =>
  new RegExp(`(?<=\`npm run ${command}\` was last green ).*(?=\\.$)`, "m");

const today = () => new Date().toISOString().slice(0, 10);

/** The day and the commit at which a command was last green, as docs/testing.md says; undefined before its first run. */
export function lastGreen(command: Command): { day?: string; commit?: string } {
  const [words = ""] = lineOf(command).exec(readFileSync(guide, "utf8")) ?? [];
  return {
    day: /\d{4}-\d\d-\d\d/.exec(words)?.[0],
    commit: /[\da-f]{40}/.exec(words)?.[0],
  };
}

export const wasGreenToday = (command: Command): boolean =>
  lastGreen(command).day === today();

/** Writes that it is green today at HEAD, unless files have changed since. */
export function noteGreen(command: Command): void {
  if (git("status", "--porcelain", "--untracked-files=no") !== "") return;
  const words = `on ${today()}, at ${git("rev-parse", "HEAD")}`;
  writeFileSync(
    guide,
    readFileSync(guide, "utf8").replace(lineOf(command), words),
  );
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
