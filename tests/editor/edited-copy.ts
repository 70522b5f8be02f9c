import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyTree } from "../../scripts/dev/start-dev-copy.ts";
import { listenTo } from "../faults/server-process.ts";

/** `npm run edit` in a new repository with this one's content. */
export type EditedCopy = {
  /** With the key that opens the editor. */
  url: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  exists: (file: string) => boolean;
  git: (...args: string[]) => string;
  end: () => Promise<void>;
};

/** Waits for the preview too. Throws the editor's output if it ends instead. */
export async function startEditor(): Promise<EditedCopy> {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-edit-"));
  await copyTree(folder);
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("add", ".");
  const developer = ["-c", "user.name=Dev", "-c", "user.email=dev@b.example"];
  git(...developer, "commit", "--quiet", "-m", "Begin");

  const child = spawn(process.execPath, ["editor/main.ts"], {
    cwd: folder,
    env: { ...process.env, EDITOR_PORT: "0" },
  });
  const exit = once(child, "exit");
  const { says } = listenTo(child);
  const [, url = ""] = await says(/website on (http:\S+)/);
  const [state, isReady] = await says(/(is ready)|preview did not start/);
  if (!isReady) throw new Error(state);

  return {
    url,
    git,
    read: (file) => readFileSync(join(folder, file), "utf8"),
    write: (file, text) => writeFileSync(join(folder, file), text),
    exists: (file) => existsSync(join(folder, file)),
    async end() {
      child.kill();
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
