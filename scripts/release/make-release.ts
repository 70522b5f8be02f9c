import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";

/** Everything that a server and the commands read while they run, as in the Containerfile. */
export const parts = [
  ".generated",
  "build",
  "package.json",
  "app/content",
  "app/document",
  "cli",
  "content",
  "deploy/back-up.sh",
  "forms",
  "queries",
  "server",
  "words",
];

/** Copies this checkout with its build into a new folder among the releases, and returns the folder's name. */
export function makeRelease(folder: string, now: Date, from = "."): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const name = `${time}-${commitOf(from)}`;
  makeWhole(join(folder, name), join(folder, "unfinished"), (unfinished) => {
    for (const part of parts)
      if (existsSync(join(from, part)))
        // Copies, because a later build may write into the same files. Some file systems share the blocks.
        cpSync(join(from, part), join(unfinished, part), {
          recursive: true,
          mode: constants.COPYFILE_FICLONE,
          filter: (file) => !/\.test\.tsx?$/.test(file),
        });
    symlinkSync(
      `../packages/${keepPackages(folder, from)}/node_modules`,
      join(unfinished, "node_modules"),
    );
  });
  return name;
}

/** Makes a folder as a whole or not at all: on a full disk, half of one would leave no room for leads. */
export function makeWhole(
  folder: string,
  unfinished: string,
  make: (unfinished: string) => void,
): void {
  const clear = () => rmSync(unfinished, { recursive: true, force: true });
  clear();
  try {
    make(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    clear();
    throw error;
  }
}

/** The commit, marked if files differ from it. Without Git, the hash of the sources. */
function commitOf(from: string): string {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, { cwd: from, encoding: "utf8", stdio: "pipe" });
    const commit = git("rev-parse", "--short", "HEAD").trim();
    return git("status", "--porcelain") ? `${commit}-changed` : commit;
  } catch {
    return readFileSync(join(from, "build/sources.sha256"), "utf8").slice(0, 7);
  }
}

/**
 * Hard links to Node and to the packages that run, which `npm ci` deletes before it installs others. Releases with the
 * same packages share them. Returns the name of their folder.
 */
export function keepPackages(folder: string, from: string): string {
  const packages = packagesThatRun(from);
  const list = JSON.stringify(packages);
  const name = createHash("sha256").update(list).digest("hex").slice(0, 16);
  const kept = join(folder, "packages", name);
  if (existsSync(kept)) return name;
  makeWhole(kept, `${kept}.unfinished`, (unfinished) => {
    for (const { path } of packages)
      linkTree(join(from, path), join(unfinished, path));
    const bin = join(unfinished, "node_modules/.bin");
    mkdirSync(bin);
    symlinkSync("../node/bin/node", join(bin, "node"));
  });
  return name;
}

/** What npm has installed: paths such as node_modules/hono, and flags. */
type Installed = Record<
  string,
  {
    version?: string;
    integrity?: string;
    dev?: boolean;
    optional?: boolean;
    devOptional?: boolean;
    link?: boolean;
  }
>;

/** What `npm ci --omit=dev --omit=optional` would install, and Node. */
function packagesThatRun(from: string) {
  const { packages } = JSON.parse(
    readFileSync(join(from, "node_modules/.package-lock.json"), "utf8"),
  ) as { packages: Installed };
  const node = "node_modules/node";
  return [
    ...Object.entries(packages)
      .filter(
        ([path, { dev, optional, devOptional, link }]) =>
          path.startsWith("node_modules/") &&
          !(dev || optional || devOptional || link),
      )
      .map(([path, { version, integrity }]) => ({ path, version, integrity })),
    { path: `${node}/bin`, version: packages[node]?.version },
  ];
}

function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    // Another file system, or one without hard links.
    copyFileSync(source, target);
  }
}
