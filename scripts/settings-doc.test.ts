import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsDoc } from "./settings-doc.ts";

test("docs/settings.md is up to date (node scripts/make-settings-doc.ts writes it)", async () => {
  expect(readFileSync("docs/settings.md", "utf8")).toBe(await settingsDoc());
});

/** Set by Node, Vite, React Router or systemd, or by the tests of crashes. */
const internal = [
  "PATH",
  "NODE_ENV",
  "DEV",
  "PRERENDERING",
  "CRASH_AT",
  "LISTEN_PID",
];

test("docs/settings.md has every variable that code reads by name", async () => {
  const files = globSync(
    "{app,cli,compile,editor,forms,queries,scripts,server,tools,words}/**/*.{ts,tsx}",
  ).filter((file) => !/\.(test|fixture)\./.test(file));
  const read = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\benv\.([A-Z][A-Z_]+)/g),
  ]);
  const doc = await settingsDoc();
  const missing = read
    .map(([, name = ""]) => name)
    .filter((name) => !internal.includes(name) && !doc.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
