import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

/** What builds keep for the next one. Deleting it costs time and nothing else. */
export const cacheFolder = ".cache/build";

let last = 0;

/**
 * Finished work, each piece by a name that contains the hash of everything it is made from. Every piece appears whole,
 * by a rename, so a build that is killed leaves none that is half written.
 */
export class Cache {
  readonly #folder: string;

  constructor(folder: string = cacheFolder) {
    this.#folder = folder;
  }

  /** The content of a piece. Undefined if there is none. */
  read(name: string): Buffer<ArrayBuffer> | undefined {
    const file = join(this.#folder, name);
    if (!existsSync(file)) return undefined;
    touch(file);
    return readFileSync(file);
  }

  /** What `make` returns, as JSON keeps it, made only if there is no such piece. */
  json<T>(name: string, make: () => T): T {
    const cached = this.read(name)?.toString();
    const json = cached ?? JSON.stringify(make());
    if (!cached) this.write(name, json);
    return JSON.parse(json) as T;
  }

  write(name: string, content: string | Uint8Array): void {
    this.#add(name, (file) => writeFileSync(file, content));
  }

  /** Copies a folder that is kept under a name to `to`. False if there is none. */
  copyFolder(name: string, to: string): boolean {
    const folder = join(this.#folder, name);
    if (!existsSync(folder)) return false;
    touch(folder);
    cpSync(folder, to, { recursive: true });
    return true;
  }

  writeFolder(name: string, from: string): void {
    this.#add(name, (folder) => cpSync(from, folder, { recursive: true }));
  }

  /** Removes the pieces that nothing has used since then: a cache holds one build. */
  removeUnused(since: Date): void {
    for (const file of globSync("*/*", {
      cwd: this.#folder,
      withFileTypes: true,
    })) {
      const path = join(file.parentPath, file.name);
      if (statSync(path).mtime < since) rmSync(path, { recursive: true });
    }
  }

  #add(name: string, make: (path: string) => void) {
    const path = join(this.#folder, name);
    const unfinished = `${path}.${process.pid}-${threadId}-${++last}`;
    mkdirSync(dirname(path), { recursive: true });
    try {
      make(unfinished);
      renameSync(unfinished, path);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another thread has added the same folder.
      if (!existsSync(path)) throw error;
    }
  }
}

/** Marks a piece as used. */
function touch(path: string) {
  const now = new Date();
  utimesSync(path, now, now);
}

/** The name of a piece from everything it is made from. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  // Their lengths keep "ab", "c" apart from "a", "bc".
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("base64url").slice(0, 27);
}

/** The key of all files that match the patterns, without tests. */
export function keyOfFiles(patterns: readonly string[], root = "."): string {
  const files = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root }).toSorted(),
  );
  return keyOf(
    ...files
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => [file, readFileSync(join(root, file))]),
  );
}
