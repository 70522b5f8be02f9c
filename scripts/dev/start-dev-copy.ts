import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** `npm run dev` on a copy of the tree, which may be edited. */
export type DevServer = {
  folder: string;
  url: string;
  /** Its output so far, without colors. */
  output: () => string;
  end: () => Promise<void>;
};

/** The settings of a server beside it: the copy has its own store, is a preview, and listens on this computer only. */
const settingsOfServer =
  /^(LIVE|HOST|PORT|DATA_\w+|DATABASE_URL|HEARTBEAT_URL)$/;

/** Starts it, on a free port if none is given. Throws its output if it ends instead. */
export async function startDevCopy(port = 0): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-dev-"));
  await copyTree(folder);
  const child = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: folder,
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter(
          ([name]) => !settingsOfServer.test(name),
        ),
      ),
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
    },
  });
  const exit = once(child, "exit");
  let output = "";
  const url = await new Promise<string>((resolveUrl, reject) => {
    const hear = (chunk: string) => {
      // oxlint-disable-next-line no-control-regex
      output += chunk.replace(/\u001b\[[\d;]*m/g, "");
      const [, found] = /Local:\s+(http:\S+)\//.exec(output) ?? [];
      if (found) resolveUrl(found);
    };
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    child.on("exit", () => reject(new Error(output)));
  });

  return {
    folder,
    url,
    output: () => output,
    async end() {
      child.kill();
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The files of a clone, with the packages installed here. The editor answers meanwhile. */
export async function copyTree(folder: string): Promise<void> {
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { encoding: "utf8" },
  );
  for (const file of files.split("\0")) {
    // Deleted files are listed until the deletion is committed.
    if (file && existsSync(file)) await cp(file, join(folder, file));
  }
  // One by one, because Vite keeps its own files among them.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules"))
    if (!name.startsWith(".vite"))
      symlinkSync(
        resolve("node_modules", name),
        join(folder, "node_modules", name),
      );
}
