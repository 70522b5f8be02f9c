import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { findChromium, findHeadlessShell } from "./find-chromium.ts";
import { buildIsStale } from "./stale-build.ts";

/** npm run pictures: takes the pictures that tests/e2e/pictures compares with anew. Look at what changed. */
if (buildIsStale()) run(process.execPath, ["scripts/build.ts"]);
rmSync("tests/pictures", { recursive: true, force: true });
run(
  "playwright",
  ["test", "pictures", "--project=chromium", "--update-snapshots"],
  {
    CHROMIUM: findChromium(),
    HEADLESS_SHELL: findHeadlessShell(),
  },
);

function run(command: string, args: readonly string[], env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(1);
}
