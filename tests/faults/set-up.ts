import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeBuild } from "#server/app.fixture.ts";
import { compileCache } from "./server-process.ts";

/** Runs before all faults: leaves the server's compiled code for all of its starts. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-set-up-"));
  writeBuild(`${folder}/build`);
  // Without a place for its store it ends once all of its code is loaded.
  spawnSync(process.execPath, [resolve("server/main.ts")], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: "/dev/null/none",
      ...compileCache,
    },
  });
  rmSync(folder, { recursive: true });
}
