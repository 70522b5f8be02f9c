import { globSync, lstatSync, readFileSync } from "node:fs";

/** What npm installs for one package, from package-lock.json. */
type Locked = {
  license?: string;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
type Names = Record<string, string>;

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};
const { dependencies, devDependencies, optionalDependencies } = packages[""]!;

/** The packages that package.json names. */
export const directPackages = Object.keys({
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
});

/** The folders of all packages that npm installs. */
export const installed = foldersFor(directPackages);

/** Those that `npm ci --omit=dev --omit=optional` leaves: enough to run the built server and its commands. */
export const installedToServe = foldersFor(
  Object.keys(dependencies ?? {}),
  false,
);

/** The folders that would go if these packages went. */
export function broughtBy(names: readonly string[]): string[] {
  const others = directPackages.filter((name) => !names.includes(name));
  const kept = foldersFor(others);
  return [...installed].filter((folder) => !kept.has(folder));
}

export const licenseOf = (name: string) =>
  packages[`node_modules/${name}`]?.license ?? "";

/**
 * The space of these folders on disk, in MB: small files take whole blocks, and linked files count once. Packages
 * inside them have their own folders here, except what an install script has added.
 */
export function megabytes(folders: Iterable<string>): number {
  const blocks = new Map<number, number>();
  for (const folder of folders)
    for (const file of globSync("**", {
      cwd: folder,
      exclude: (path) => `${folder}/${path}` in packages,
    })) {
      const found = lstatSync(`${folder}/${file}`);
      blocks.set(found.ino, found.blocks);
    }
  const all = [...blocks.values()].reduce((sum, some) => sum + some, 0);
  return (all * 512) / 1e6;
}

/** Every package that these need, on 64-bit Linux with the GNU C library, whatever this machine is. */
function foldersFor(
  names: readonly string[],
  withOptional = true,
): Set<string> {
  const folders = new Set(names.flatMap((name) => folderOf(name, "")));
  for (const folder of folders)
    for (const name of needsOf(packages[folder]!, withOptional))
      for (const needed of folderOf(name, folder)) folders.add(needed);
  return folders;
}

function needsOf(locked: Locked, withOptional: boolean): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  );
  const optional = withOptional ? locked.optionalDependencies : {};
  return [...Object.keys({ ...locked.dependencies, ...optional }), ...peers];
}

/** Where Node finds a package: in the importer's own folder or the nearest one above. None on other platforms. */
function folderOf(name: string, importer: string): string[] {
  const parts = importer.split("/node_modules/");
  const folder = [...parts.keys()]
    .map((levels) => parts.slice(0, parts.length - levels))
    .map((inner) => `${inner.join("/node_modules/")}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
    .find((path) => path in packages);
  return folder && isForLinux(packages[folder]!) ? [folder] : [];
}

function isForLinux({ os, cpu, libc }: Locked) {
  return allows(os, "linux") && allows(cpu, "x64") && allows(libc, "glibc");
}

function allows(list: string | string[] | undefined, value: string) {
  const all = [list ?? []].flat();
  return (
    all.length === 0 ||
    all.includes(value) ||
    all.every((one) => one[0] === "!")
  );
}
