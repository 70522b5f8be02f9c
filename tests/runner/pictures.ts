import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildIsStale } from "../../scripts/stale-build.ts";

/**
 * npm run pictures [-- COMMIT]: compares a page of each kind with what COMMIT makes of it (the last commit but one
 * unless named), in one pinned browser, and fails where any pixel differs. Pictures of both, and of what differs, are
 * in test-results.
 */
const commit = process.argv[2] ?? "HEAD~1";
const before = mkdtempSync(join(tmpdir(), "sabine-ridge-pictures-"));
try {
  checkOut(commit, before);
  if (buildIsStale()) run(process.execPath, ["scripts/build.ts"]);
  process.env.CHROMIUM = process.env.HEADLESS_SHELL = await pinnedBrowser();
  const pictures = ["test", "--project=pictures", "--reporter=list"];
  rmSync("test-results/pictures", { recursive: true, force: true });
  run("playwright", [...pictures, "--update-snapshots=all"], { SITE: before });
  run("playwright", [...pictures, "--update-snapshots=none"]);
} finally {
  rmSync(before, { recursive: true, force: true });
}

/** Builds a commit in an empty folder. */
function checkOut(name: string, folder: string) {
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

/** Installs it beside the tests that want it: nothing else does. Returns its path. */
function pinnedBrowser(): Promise<string> {
  run("npm", ["ci", "--prefix", "tests/pictures", "--loglevel=error"]);
  const installed = createRequire(resolve("tests/pictures/package.json"));
  const { default: browser } = installed("@sparticuz/chromium") as {
    default: { executablePath: () => Promise<string> };
  };
  return browser.executablePath();
}

/** Throws where the command fails: it has said why. */
function run(
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
