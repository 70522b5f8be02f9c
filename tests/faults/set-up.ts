import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { installPostgres } from "../../scripts/find-postgres.ts";
import { installStrace } from "../../scripts/install-strace.ts";
import { compileCache } from "./server-process.ts";

/** Runs before all faults: installs what they need, and leaves the server's code compiled for all of its starts. */
export default function setUp() {
  installPostgres();
  installStrace();
  // Without a build it ends at once.
  spawnSync(process.execPath, [resolve("server/main.ts")], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, ...compileCache },
  });
}
