import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildIsStale } from "../../scripts/stale-build.ts";

/**
 * npm run pictures [-- COMMIT]: compares a page of each kind with the same page built from COMMIT (the last commit
 * but one by default), in one pinned browser, and fails if any pixel differs. Both pictures and the differences are
 * in test-results.
 */
const commit = process.argv[2] ?? "HEAD~1";
const before = mkdtempSync(join(tmpdir(), "sabine-ridge-pictures-"));
try {
  buildBefore();
  if (buildIsStale()) run(process.execPath, ["scripts/build.ts"]);
  process.env.CHROMIUM = process.env.HEADLESS_SHELL = await pinnedBrowser();
  const pictures = ["test", "--project=pictures", "--reporter=list"];
  rmSync("test-results/pictures", { recursive: true, force: true });
  const env = { ...process.env, SITE: before };
  run("playwright", [...pictures, "--update-snapshots=all"], { env });
  run("playwright", [...pictures, "--update-snapshots=none"]);
} finally {
  rmSync(before, { recursive: true, force: true });
}

function buildBefore() {
  const archive = ["archive", commit];
  const files = execFileSync("git", archive, { maxBuffer: 1024 ** 3 });
  execFileSync("tar", ["-x", "-C", before], { input: files });
  const lock = (root: string) => readFileSync(`${root}/package-lock.json`);
  if (lock(before).equals(lock(".")))
    symlinkSync(resolve("node_modules"), `${before}/node_modules`);
  else run("npm", ["ci", "--loglevel=error"], { cwd: before });
  run(process.execPath, ["scripts/build.ts"], { cwd: before });
}

/** Installs it next to the only tests that need it. Returns its path. */
function pinnedBrowser(): Promise<string> {
  run("npm", ["ci", "--prefix", "tests/pictures", "--loglevel=error"]);
  const installed = createRequire(resolve("tests/pictures/package.json"));
  const { default: browser } = installed("@sparticuz/chromium") as {
    default: { executablePath: () => Promise<string> };
  };
  return browser.executablePath();
}

/** Throws if the command fails, which has printed why. */
function run(command: string, args: readonly string[], options = {}) {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}
