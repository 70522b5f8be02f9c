import {
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, extname, join } from "node:path";
import type { DevServer } from "../scripts/dev/start-dev-copy.ts";
import type { Entry } from "./entry-format.ts";
import { checkContent, contentPlaces } from "#compile/check-content.ts";
import {
  addressOf as pageAddress,
  entryOf,
  type PageFile,
} from "#compile/page-table.ts";

/** The real site with drafts in it. */
export type Preview = {
  /** Puts a draft into the preview. */
  show(path: string, text: string): Promise<void>;
  /** Removes it again. */
  discard(path: string): Promise<void>;
  /** The address of the page, or of one that shows these words. */
  address(path: string, entry: Entry, saved?: Entry): Promise<string>;
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
    async address(path, entry, saved) {
      const { url } = await dev;
      return url + addressOf(path, entry, saved);
    },
  };
}

/** The page of a file. For a list, a page that shows what differs from `saved`, or else one that shows the list. */
export function addressOf(path: string, entry: Entry, saved?: Entry): string {
  const name = path.slice("content/en/".length);
  const slug = basename(name, extname(name));
  const [key, place] = entryOf(name, contentPlaces)!;
  if ("shownAt" in place)
    return pageNaming(changedNames(entry, saved)) ?? place.shownAt;
  const [kind] = place.pages;
  return pageAddress({
    key: key as PageFile["key"],
    name,
    slug,
    language: "en",
    content: entry,
    kind: kind!,
  });
}

/** The ids of the entries of a list that have changed. */
function changedNames({ list }: Entry, saved: Entry | undefined): string[] {
  const texts = (entries: unknown) =>
    new Map(
      (Array.isArray(entries) ? entries : []).map((one: { id?: string }) => [
        one.id ?? "",
        JSON.stringify(one),
      ]),
    );
  const before = texts(saved?.list);
  return [...texts(list)].flatMap(([id, text]) =>
    id && before.has(id) && before.get(id) !== text ? id : [],
  );
}

/** A page whose file names one of these figures or facts. */
function pageNaming(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const naming = new RegExp(`(figure:|- )(${names.join("|")})\\b`);
  return checkContent().pages.find(({ file }) =>
    naming.test(readFileSync(join("content", file), "utf8")),
  )?.path;
}
