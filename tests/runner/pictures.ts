import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildIsStale } from "../../scripts/stale-build.ts";
import { buildCommit, run } from "./build-commit.ts";

/**
 * npm run pictures [-- COMMIT]: compares a page of each kind with the same page built from COMMIT (the last commit
 * but one by default), in one pinned browser, and fails if any pixel differs. Both pictures and the differences are
 * in test-results.
 */
const commit = process.argv[2] ?? "HEAD~1";
const before = mkdtempSync(join(tmpdir(), "sabine-ridge-pictures-"));
try {
  buildCommit(commit, before);
  if (buildIsStale()) run(process.execPath, ["scripts/build.ts"]);
  process.env.CHROMIUM = process.env.HEADLESS_SHELL = await pinnedBrowser();
  const pictures = ["test", "--project=pictures", "--reporter=list"];
  rmSync("test-results/pictures", { recursive: true, force: true });
  run("playwright", [...pictures, "--update-snapshots=all"], { SITE: before });
  run("playwright", [...pictures, "--update-snapshots=none"]);
} finally {
  rmSync(before, { recursive: true, force: true });
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
