import { globSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * A folder in `dataDir` for copies of leads. Only the server's user can read it, and it is removed at the end of its
 * block. After a kill, the next server or command removes it.
 */
export function workFolder(dataDir: string): Disposable & { path: string } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  removeAbandoned(dataDir);
  const path = mkdtempSync(`${dataDir}/${prefix}`);
  const lock = takeLock(path);
  return {
    path,
    [Symbol.dispose]() {
      rmSync(path, { recursive: true, force: true });
      lock.close();
    },
  };
}

/** Removes such folders if their process has ended. */
export function removeAbandoned(dataDir: string): void {
  for (const path of globSync(`${dataDir}/${prefix}*`)) {
    try {
      using _ = takeLock(path);
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Its process is still working.
    }
  }
}

const prefix = "restoring-";

/** SQLite's lock on a file ends with the process that holds it, even if the process is killed. */
function takeLock(path: string): DatabaseSync {
  const lock = new DatabaseSync(`${path}/lock`, { timeout: 0 });
  lock.exec("begin exclusive");
  return lock;
}
