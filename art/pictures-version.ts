import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/**
 * One version for all pictures below a folder, six letters: the same few bytes at each address fold away when a
 * page is compressed, which a version for each picture does not (367 bytes on the home page).
 */
export function picturesVersion(folder: string): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.svg", { cwd: folder }).toSorted())
    hash.update(file).update(readFileSync(`${folder}/${file}`));
  return hash.digest("hex").slice(0, 6);
}
