import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { keyOf, keyOfFiles } from "#compile/build-cache.ts";

export const stampFile = "build/sources.key";

/** Everything a build is made from, including outside variables. */
const sources = [
  "{app,compile,content,forms,pictures,queries,scripts,tools,words}/**/*.*",
  "server/retention.ts",
  "{package-lock.json,vite.config.ts}",
];

/** For the sources under `root`. Their tests do not change a build. */
export const sourcesHash = (root = "."): string =>
  keyOf(keyOfFiles(sources, root), buildEnvironment());

/** The settings that a build reads from the environment. */
export const buildEnvironment = (): string =>
  Object.entries(process.env)
    .filter(([name]) => /^(LIVE|VITE_\w+)$/.test(name))
    .toSorted()
    .map(([name, value]) => `${name}=${value}`)
    .join("\n");

/** The stamp of a build that only tests may use. */
export const forTests = (hash: string) => `${hash} for tests`;

/** True if there is no build, or sources have changed since. For tests, one that was made for them will do. */
export function buildIsStale(root = ".", isForTests = false): boolean {
  const stamp = join(root, stampFile);
  if (!existsSync(stamp)) return true;
  const built = readFileSync(stamp, "utf8");
  const hash = sourcesHash(root);
  return built !== hash && !(isForTests && built === forTests(hash));
}
