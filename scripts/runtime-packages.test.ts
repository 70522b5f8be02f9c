import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const { dependencies, imports } = JSON.parse(
  readFileSync("package.json", "utf8"),
) as Record<"dependencies" | "imports", Record<string, string>>;

/** The build bundles app/, but leaves its packages to be imported at run time. */
const entries = globSync("{server,cli,app}/**/*.{ts,tsx}").filter(
  (file) => !/\.(test|fixture)\.tsx?$|\.d\.ts$/.test(file),
);

/** They read content/ for the build and for `npm run launch-check`, where all packages are installed. */
const forBuild = /^app\/(routes|prerendered)\.ts$|^cli\/launch/;

/** Part of the built server (ssr.noExternal in vite.config.ts). */
const bundled = ["lucide"];

test("what the server and its commands import is installed by npm ci --omit=dev --omit=optional", () => {
  const importers = new Map<string, string>();
  const files = new Set(entries.filter((file) => !forBuild.test(file)));
  for (const file of files)
    for (const name of importsOf(file)) {
      const path = pathOf(name, file);
      if (path && existsSync(path)) files.add(path);
      if (!path) importers.set(packageOf(name), file);
    }
  expect([...importers.keys()]).toContain("react-router");
  for (const [name, file] of importers)
    expect(
      [...Object.keys(dependencies), ...bundled],
      `${file} imports ${name}`,
    ).toContain(name);
});

/** The modules that a file imports at run time. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const found = code.matchAll(
    /^(?:import|export) (?!type )(?:[^;"]* from )?"([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...found]
    .map(([, from, loaded]) => from ?? loaded ?? "")
    .filter((name) => !/^(node|virtual):|\?|^\/|\.css$/.test(name));
}

/** The project's file that an import names; undefined for a package. */
function pathOf(name: string, importer: string): string | undefined {
  if (name.startsWith(".")) return join(dirname(importer), name);
  const [prefix = ""] = name.split("/", 1);
  const folder = imports[`${prefix}/*`];
  return folder && join(folder.slice(0, -1), name.slice(prefix.length));
}

const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
