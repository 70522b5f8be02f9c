import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Keeps other commands from changing the releases until this process ends. Throws with the name of the owner if there
 * is one. It is SQLite's lock on a file, which ends with its process, so a killed command leaves none.
 */
export function lockReleases(folder: string, now = new Date()): Disposable {
  mkdirSync(folder, { recursive: true });
  const owner = join(folder, "lock-owner.txt");
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    throw new Error(
      `Another release is being made, by ${readFileSync(owner, "utf8")}. Wait until it has ended`,
      { cause },
    );
  }
  writeFileSync(
    owner,
    `${userInfo().username} (process ${process.pid}) since ${now.toISOString()}`,
  );
  return { [Symbol.dispose]: () => lock.close() };
}
