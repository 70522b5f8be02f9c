import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from "node:fs/promises";
import { extname, join } from "node:path";
import { log, reason } from "#server/log.ts";
import {
  copiesOf,
  encodings,
  etagOf,
  types,
  type SiteFile,
} from "./site-files.ts";

/** Builds whose files are kept: this one and three others. */
const most = 4;

/** What a page fetches after it has been opened: scripts, styles, fonts, and pictures further down. */
const folders = ["assets", "images"];
const wanted = /^\/(assets|images)(\/\w[\w.-]*)+$/;

const unfinishedName = "unfinished-";
/** In milliseconds. */
const hour = 3_600_000;

/** A build's folder, named by its files. */
const buildName = /^[0-9a-f]{16}$/;

/**
 * The assets of the last builds, in a folder of the data folder. A page that was opened before a release fetches them
 * from the server after it, and a page of the new release may fetch them from a server that is about to end.
 */
export class EarlierAssets {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Keeps a copy of this build's assets, and drops those of the oldest builds. Copies, not hard links: the server's
   * user may not link to files of another, and often the folders are on two file systems. A server without room for it
   * starts anyway.
   */
  async keep(
    build: string,
    files: ReadonlyMap<string, SiteFile>,
    hasRoom: () => Promise<boolean>,
  ): Promise<void> {
    const own = join(this.#folder, nameOf(files));
    try {
      if (existsSync(own)) await utimes(own, new Date(), new Date());
      else if (await hasRoom()) await this.#copy(build, own);
      for (const old of [
        ...(await this.#builds()).slice(most),
        ...(await this.#abandoned()),
      ])
        await rm(old, { recursive: true, force: true });
    } catch (error) {
      log("warn", "assets not kept", reason(error));
    }
  }

  /** The file of another build at this address. The last build comes first. */
  async find(path: string): Promise<SiteFile | undefined> {
    const type = types[extname(path)];
    if (!type || !wanted.test(path)) return undefined;
    for (const build of await this.#builds()) {
      const file = join(build, path);
      // Gone, or dropped a moment ago.
      const content = await readFile(file).catch(() => undefined);
      if (content) return assetOf(path, file, type, content);
    }
    return undefined;
  }

  async #copy(build: string, own: string) {
    await mkdir(this.#folder, { recursive: true });
    const unfinished = await mkdtemp(join(this.#folder, unfinishedName));
    try {
      for (const folder of folders) {
        const from = join(build, "client", folder);
        if (!existsSync(from)) continue;
        const mode = constants.COPYFILE_FICLONE;
        await cp(from, join(unfinished, folder), { recursive: true, mode });
      }
      await rename(unfinished, own);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  /** Left by servers that were killed while they copied. */
  async #abandoned(): Promise<string[]> {
    const abandoned: string[] = [];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const isOld = Date.now() - (await stat(path)).mtimeMs > hour;
      if (name.startsWith(unfinishedName) && isOld) abandoned.push(path);
    }
    return abandoned;
  }

  /** The last one first. */
  async #builds(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const builds = names
      .filter((name) => buildName.test(name))
      .map((name) => join(this.#folder, name));
    const times = await Promise.all(
      builds.map((build) =>
        stat(build).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
    return builds
      .map((build, index) => ({ build, time: times[index]! }))
      .toSorted((one, other) => other.time - one.time)
      .map(({ build }) => build);
  }
}

/** The same for two builds with the same assets. */
function nameOf(files: ReadonlyMap<string, SiteFile>): string {
  const hash = createHash("sha256");
  for (const path of [...files.keys()].toSorted())
    if (wanted.test(path)) hash.update(path).update(files.get(path)!.etag);
  return hash.digest("hex").slice(0, 16);
}

function assetOf(
  path: string,
  file: string,
  type: string,
  content: Buffer<ArrayBuffer>,
): SiteFile {
  return {
    type,
    etag: etagOf(content),
    encodings: copiesOf(file),
    immutable: path.startsWith("/assets/"),
    version: undefined,
    forOthers: false,
    policy: undefined,
    read: async (encoding) =>
      encoding ? readFile(file + encodings[encoding]) : content,
  };
}
