import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const stampFile = "build/sources.sha256";

/** Everything a build is made from, including outside variables. */
const sources = [
  "{app,compile,content,forms,pictures,queries,scripts,tools,words}/**/*.*",
  "server/retention.ts",
  "{package-lock.json,vite.config.ts}",
];

/** For the sources under `root`. Their tests do not change a build. */
export function sourcesHash(root = "."): string {
  const hash = createHash("sha256");
  for (const pattern of sources)
    for (const file of globSync(pattern, { cwd: root }).toSorted())
      if (!/\.test\.tsx?$/.test(file))
        hash.update(file).update(readFileSync(join(root, file)));
  return hash.update(buildEnvironment()).digest("hex");
}

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
