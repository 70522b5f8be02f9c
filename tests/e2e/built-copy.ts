import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyTree } from "../../scripts/dev/start-dev-copy.ts";
import { startServer, type RunningServer } from "../faults/server-process.ts";

/** Changes a copy of this repository, builds it with these settings too, and serves it while `use` runs. */
export async function serveCopy(
  change: (folder: string) => void,
  settings: Readonly<Record<string, string>>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-copy-"));
  copyTree(folder);
  change(folder);
  execFileSync(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    env: { ...process.env, ...settings },
  });
  const server = await startServer({ folder });
  await use(server);
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true });
}
