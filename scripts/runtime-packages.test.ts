import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
};

/** The build bundles app/, but leaves its packages to be imported at run time. */
const files = globSync(
  "{server,cli,app,forms,queries,tools,words}/**/*.{ts,tsx}",
).filter((file) => !/\.(test|fixture)\.tsx?$|\.d\.ts$/.test(file));

/** They read content/ for the build and for `npm run launch-check`, where all packages are installed. */
const forBuild = /^app\/(routes|prerendered)\.ts$|^cli\/launch/;

/** Part of the built server (ssr.noExternal in vite.config.ts). */
const bundled = ["lucide"];

test("what the server and its commands import is installed by npm ci --omit=dev --omit=optional", () => {
  const importers = new Map<string, string>();
  for (const file of files.filter((one) => !forBuild.test(one)))
    for (const name of importsOf(file)) importers.set(packageOf(name), file);
  expect([...importers.keys()]).toContain("react-router");
  for (const [name, file] of importers)
    expect(
      [...Object.keys(dependencies), ...bundled],
      `${file} imports ${name}`,
    ).toContain(name);
});

/** The packages that a file imports at run time. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const found = code.matchAll(
    /^(?:import|export) (?!type )(?:[^;"]* from )?"([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...found]
    .map(([, from, loaded]) => from ?? loaded ?? "")
    .filter((name) => !/^(node|virtual):|^[./#]/.test(name));
}

const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
