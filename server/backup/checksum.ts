import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The file beside a backup that says what it must hash to, as sha256sum writes it. */
export const checksumFile = (backup: string) => `${backup}.sha256`;

/** What that file says of a backup whose content is, for now, under another name. */
export async function checksumLine(
  content: string,
  backup: string,
): Promise<string> {
  return `${await sha256(content)}  ${basename(backup)}\n`;
}

/** Throws where a backup is not what its checksum file says, and, unless it `mayLack` one, where there is none. */
export async function expectChecksum(
  backup: string,
  mayLack: boolean,
): Promise<void> {
  const file = checksumFile(backup);
  if (!existsSync(file)) {
    if (mayLack) return;
    throw new Error(
      `There is no ${file} to check it with. If you trust the file all the same, add --without-checksum`,
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
