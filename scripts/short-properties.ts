import { globSync, readFileSync } from "node:fs";

const pattern = /--[a-z][\w-]+/g;

/**
 * Renames custom properties to one or two letters, because their names are in every page some 400 times. The letters
 * depend on all names, so a file's hash changes when they do.
 */
export function propertyShortener(): (css: string) => string {
  const sheets = globSync("{app,.generated}/**/*.css");
  const names = new Set(
    sheets.flatMap((file) => readFileSync(file, "utf8").match(pattern) ?? []),
  );
  const short = new Map(
    [...names]
      .toSorted()
      .map((name, index) => [name, `--${(index + 10).toString(36)}`]),
  );
  return (css) => css.replaceAll(pattern, (name) => short.get(name) ?? name);
}
