import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";

/** Writes an asset of a built folder under a name that tells its content, and returns its address. */
export function writeHashed(
  folder: string,
  name: string,
  content: string,
): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const address = `/assets/${name.replace(".", `-${hash}.`)}`;
  writeFileSync(`${folder}${address}`, content);
  return address;
}
