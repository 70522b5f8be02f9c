import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  startDevCopy,
  type DevServer as DevCopy,
} from "../../scripts/dev/start-dev-copy.ts";

export type DevServer = DevCopy & {
  /** Changes a file of the copy. Returns a function that restores it. Throws if there is nothing to change. */
  edit: (file: string, what: string | RegExp, to: string) => () => void;
};

/** Starts it on a free port. Throws its output if it ends instead. */
export async function startDevServer(): Promise<DevServer> {
  const dev = await startDevCopy();
  return {
    ...dev,
    edit(file, what, to) {
      const path = join(dev.folder, file);
      const before = readFileSync(path, "utf8");
      if (before.search(what) < 0) throw new Error(`${file} has no ${what}`);
      writeFileSync(path, before.replace(what, to));
      return () => writeFileSync(path, before);
    },
  };
}
