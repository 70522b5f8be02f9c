import { readdirSync } from "node:fs";

/** English is complete. Another language has only translated files, at addresses that begin with its folder's name. */
export const firstLanguage = "en";

/** The folders of content/ other than English. */
export function otherLanguages(root = "content"): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== firstLanguage)
    .map(({ name }) => name);
}
