import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { compileCache } from "./server-process.ts";

/** Runs before all faults: leaves the server's code compiled for all of its starts. */
export default function setUp() {
  // Without a build it ends at once.
  spawnSync(process.execPath, [resolve("server/main.ts")], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, ...compileCache },
  });
}
