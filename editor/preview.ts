import {
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, extname, join } from "node:path";
import type { DevServer } from "../scripts/dev/start-dev-copy.ts";
import { nameOf } from "./content-files.ts";
import type { Entry } from "./entry-format.ts";
import { folders, lists, pages } from "./places.ts";

/** The real site with drafts in it. */
export type Preview = {
  /** Puts a draft into the preview. */
  show(path: string, text: string): Promise<void>;
  /** Removes it again. */
  discard(path: string): Promise<void>;
  /** The address of the page, or of one that shows these words. */
  address(path: string, entry: Entry): Promise<string>;
};

/** `npm run dev` in a copy of the work tree: content/ itself does not change before something is published. */
export function previewIn(dev: Promise<DevServer>, workTree: string): Preview {
  const drafts = new Set<string>();

  async function restore(path: string) {
    const { folder } = await dev;
    const [from, to] = [join(workTree, path), join(folder, path)];
    if (!existsSync(from)) return rmSync(to, { force: true });
    const text = readFileSync(from, "utf8");
    // Every write reloads the page.
    if (!existsSync(to) || readFileSync(to, "utf8") !== text)
      writeFileSync(to, text);
  }

  return {
    async show(path, text) {
      drafts.add(path);
      const { folder } = await dev;
      // Changes published or pulled meanwhile.
      for (const file of globSync("content/**/*.{yaml,md}", { cwd: workTree }))
        if (!drafts.has(file)) await restore(file);
      const file = join(folder, path);
      if (!existsSync(file) || readFileSync(file, "utf8") !== text)
        writeFileSync(file, text);
    },
    async discard(path) {
      drafts.delete(path);
      await restore(path);
    },
    async address(path, entry) {
      const { url } = await dev;
      return url + addressOf(path, entry);
    },
  };
}

export function addressOf(path: string, entry: Entry): string {
  const folder = folders[nameOf(path.replace(/[^/]+$/, "*.yaml"))];
  const name = basename(path, extname(path));
  const place = folder ?? lists[name] ?? pages[name];
  if (!place) return `/${name}`;
  if (typeof place.address === "function") return place.address(entry);
  return place.address.replace("*", name);
}
