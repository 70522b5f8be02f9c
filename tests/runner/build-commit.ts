import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";

/** Builds a commit in an empty folder. */
export function buildCommit(name: string, folder: string) {
  const files = execFileSync("git", ["archive", name], {
    maxBuffer: 1024 ** 3,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  const lock = (root: string) => readFileSync(`${root}/package-lock.json`);
  if (lock(folder).equals(lock(".")))
    symlinkSync(resolve("node_modules"), `${folder}/node_modules`);
  else run("npm", ["ci", "--loglevel=error"], {}, folder);
  run(process.execPath, ["scripts/build.ts"], {}, folder);
}

/** Throws if the command fails, which has printed why. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = ".",
) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    cwd,
  });
  if (status !== 0) {
    process.exitCode = 1;
    throw new Error(`${command} ${args.join(" ")} failed`);
  }
}
