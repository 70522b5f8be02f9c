import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

test("every class that a component names is in its style sheet", () => {
  const missing = globSync("app/**/*.tsx").flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const imports = code.matchAll(
      /^import (\w+) from "([./#][^"]*\.module\.css)"/gm,
    );
    return [...imports].flatMap(([line, name = "", path = ""]) => {
      const sheet = path.startsWith("#")
        ? path.slice(1)
        : join(dirname(file), path);
      const css = readFileSync(sheet, "utf8");
      const uses = code
        .replace(line, "")
        .matchAll(new RegExp(String.raw`(?<!["/#\w-])${name}\.(\w+)`, "g"));
      return [...uses].flatMap(([, used = ""]) =>
        new RegExp(String.raw`\.${used}\b`).test(css) ? [] : `${file}: ${used}`,
      );
    });
  });
  expect(missing).toEqual([]);
});
