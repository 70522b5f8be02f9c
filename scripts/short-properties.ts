import { globSync, readFileSync } from "node:fs";

const pattern = /--[a-z][\w-]+/g;

/**
 * Writes custom properties in a letter or two: their names stand in every page some 400 times. The letters follow from
 * the names of all, so that a file's hash changes where they do.
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
