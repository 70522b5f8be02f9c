import { readEntry, type Entry } from "./entry-format.ts";
import { writeEntry } from "./write-entry.ts";
import { labelOf } from "./findings.ts";
import type { Changes } from "./repository.ts";
import type { Shape } from "./schema.ts";

/** A page that goes away, and the page to which its address leads from then on. */
export type Leaving = {
  from: string;
  to: string;
  /** It has only moved, so menus and lists keep their entry. */
  moved: boolean;
  /** Visitors have never seen it, so nobody has its address. */
  isDraft?: boolean;
};

/** The content as it is saved. */
export type Saved = {
  /** All content files. */
  paths: () => string[];
  read: (path: string) => string | undefined;
  shapeOf: (path: string) => Shape;
};

export const redirectsFile = "content/en/redirects.yaml";

/** The files with links to an address, as the office calls them. */
export function linksTo(from: string, without: string, saved: Saved): string[] {
  const leaving = { from, to: "", moved: true };
  return saved.paths().flatMap((path) => {
    const text = saved.read(path);
    if (path === without || !text?.includes(nameIn(from))) return [];
    const entry = readEntry(path, text, saved.shapeOf(path));
    return isChanged(entry, changedLinks(entry, leaving)) ? labelOf(path) : [];
  });
}

/** The changes with everything that keeps links and bookmarks working when pages go. */
export async function leadOn(
  changes: Changes,
  leaving: readonly Leaving[],
  saved: Saved,
): Promise<Changes> {
  const all = new Map(changes);
  for (const one of leaving) {
    for (const path of new Set([...saved.paths(), ...all.keys()])) {
      const text = all.has(path) ? all.get(path) : saved.read(path);
      if (typeof text !== "string" || !text.includes(nameIn(one.from)))
        continue;
      const shape = saved.shapeOf(path);
      const entry = readEntry(path, text, shape);
      const changed = changedLinks(entry, one) as Entry;
      if (isChanged(entry, changed))
        all.set(path, await writeEntry(path, changed, shape, text));
    }
    if (one.isDraft) continue;
    const before = String(
      all.get(redirectsFile) ?? saved.read(redirectsFile) ?? "redirects: []",
    );
    const shape = saved.shapeOf(redirectsFile);
    const entry = readEntry(redirectsFile, before, shape);
    const { from, to } = one;
    const redirects = [...(entry.redirects as object[]), { from, to }];
    all.set(
      redirectsFile,
      await writeEntry(redirectsFile, { ...entry, redirects }, shape, before),
    );
  }
  return all;
}

const isChanged = (before: unknown, after: unknown) =>
  JSON.stringify(before) !== JSON.stringify(after);

/** The same with links to another page. Entries of lists that only name a page that is gone are left out. */
function changedLinks(value: unknown, leaving: Leaving): unknown {
  if (typeof value === "string") return changedText(value, leaving);
  if (Array.isArray(value))
    return value
      .filter((entry) => leaving.moved || !isOnlyLink(entry, leaving.from))
      .map((entry) => changedLinks(entry, leaving));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
      // That a page is gone stays true.
      if (key === "from") return [[key, field]];
      const slug = nameIn(leaving.from);
      const isNames = key === "posts" || key === "articles";
      if (!isNames || !Array.isArray(field) || !field.includes(slug))
        return [[key, changedLinks(field, leaving)]];
      // Without its articles, a section shows the newest that suit it.
      if (key === "posts" && !leaving.moved) return [];
      const isArticle = leaving.to.startsWith("/blog/");
      const to = nameIn(leaving.to);
      const names = (field as unknown[]).flatMap((one) =>
        one !== slug ? one : isArticle && !field.includes(to) ? to : [],
      );
      return [[key, names]];
    }),
  );
}

/** Sections and issues of the newsletter name articles without their folder. */
const nameIn = (address: string) => address.replace(/^\/blog\//, "");

function isOnlyLink(entry: unknown, from: string) {
  const { path, id } = Object(entry) as { path?: unknown; id?: unknown };
  return [entry, path, id].some((one) => isAddress(one, from));
}

const isAddress = (text: unknown, from: string) =>
  typeof text === "string" && text.split(/[?#]/)[0] === from;

function changedText(text: string, { from, to, moved }: Leaving): string {
  if (isAddress(text, from)) return moved ? to + text.slice(from.length) : to;
  return text.replace(
    /(\]\(|\]:\s+)(\/[^\s)#?]*)([^\s)]*)/g,
    (link, before: string, path: string, end: string) =>
      path === from ? before + to + (moved ? end : "") : link,
  );
}

/** The nearest page above an address: "/blog" for "/blog/hail". */
export function pageAbove(
  address: string,
  isPage: (path: string) => boolean,
): string {
  const above = address.slice(0, address.lastIndexOf("/"));
  return above && !isPage(above) ? pageAbove(above, isPage) : above || "/";
}
