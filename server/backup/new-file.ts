import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { checksumFile, checksumLine } from "./checksum.ts";

const partialFile = (file: string) => `${file}.partial`;

/**
 * Writes a new file and its checksum file, both readable only by their owner. `write` fills the file under a
 * temporary name; it gets its real name once it is complete and on disk. Throws if the file already exists, and
 * leaves no file if it fails.
 */
export async function writeNewFile(
  file: string,
  write: (partial: string) => Promise<void>,
): Promise<void> {
  reserve(file);
  const partial = partialFile(file);
  const checksum = checksumFile(file);
  try {
    if (existsSync(checksum))
      throw new Error(`${checksum} already exists: nothing is overwritten`);
    closeSync(openSync(partial, "w", 0o600));
    await write(partial);
    sync(partial);
    const line = await checksumLine(partial, file);
    writeFileSync(checksum, line, { mode: 0o600, flush: true });
    renameSync(partial, file);
    sync(dirname(file));
  } catch (error) {
    rmSync(partial, { force: true });
    rmSync(file);
    throw error;
  }
}

/** Removes what a killed process left of such a file. No other process may be writing it now. */
export function removeUnfinished(file: string): void {
  if (!existsSync(file) || statSync(file).size > 0) return;
  for (const left of [partialFile(file), checksumFile(file), file])
    rmSync(left, { force: true });
}

function reserve(file: string) {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (cause) {
    throw notWritten(file, cause);
  }
}

/** The error for a new file that could not be written. */
export function notWritten(file: string, cause: unknown): Error {
  const { code } = cause as NodeJS.ErrnoException;
  return new Error(
    code === "EEXIST"
      ? `${file} already exists: nothing is overwritten`
      : `${file} cannot be written: ${code}`,
    { cause },
  );
}

/** Flushes the file, or the folder that contains it. */
function sync(path: string) {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
