import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/**
 * One version for all pictures below a folder, in six letters. The same few bytes in each address compress away in a
 * page; a version per picture does not (367 bytes on the home page).
 */
export function picturesVersion(folder: string): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.svg", { cwd: folder }).toSorted())
    hash.update(file).update(readFileSync(`${folder}/${file}`));
  return hash.digest("hex").slice(0, 6);
}
