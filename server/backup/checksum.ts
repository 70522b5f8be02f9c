import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The checksum file next to a backup, in the format of sha256sum. */
export const checksumFile = (backup: string) => `${backup}.sha256`;

/** The checksum line for a backup whose content still has a temporary name. */
export async function checksumLine(
  content: string,
  backup: string,
): Promise<string> {
  return `${await sha256(content)}  ${basename(backup)}\n`;
}

/** Throws if a backup does not match its checksum file or, unless it `mayLack` one, has none. */
export async function expectChecksum(
  backup: string,
  mayLack: boolean,
): Promise<void> {
  const file = checksumFile(backup);
  if (!existsSync(file)) {
    if (mayLack) return;
    throw new Error(
      `There is no ${file} to check it with. If you trust the file anyway, add --without-checksum`,
    );
  }
  const [expected] = readFileSync(file, "utf8").split(" ");
  if ((await sha256(backup)) !== expected)
    throw new Error(`It has been altered: it does not match ${file}`);
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file))
    hash.update(chunk as Buffer);
  return hash.digest("hex");
}
