import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { basename } from "node:path";

/** Sveltia CMS as published: modules, fonts, and packages that it loads when needed. */
export const packages = ["@sveltia/cms", "immutable", "turndown"];

/** Uses the fonts of its own package, and no longer says to try again when a change is rejected. */
export const withOwnWords = (script: string) =>
  script
    .replace(
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::\w+)?@[\d.]+\/([\w-]+)\.woff2/g,
      (address, name, style) => {
        const assets = "@sveltia/cms/npm/assets";
        const [font] = globSync(
          `node_modules/${assets}/${name}-${style}-*.woff2`,
        );
        return font ? `/packages/${assets}/${basename(font)}` : address;
      },
    )
    .replace(
      "There was an error while saving the entry. Please try again later.",
      "Nothing has been saved.",
    );

/** For the policy, which allows this script in the page and no other. */
export function importMapHash(page: string): string {
  const [, map = ""] =
    /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
  return `sha256-${createHash("sha256").update(map).digest("base64")}`;
}
