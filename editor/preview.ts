import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, extname, join } from "node:path";
import type { DevServer } from "../scripts/dev/start-dev-copy.ts";
import { languageOf } from "./content-files.ts";
import { idFor, ownPrefix, type Entry } from "./entry-format.ts";
import { firstLanguage } from "#words/first-language.ts";
import { checkContent, placesOf } from "#compile/check-content.ts";
import { kebab } from "#compile/content-files.ts";
import { writeChanged } from "#compile/write-changed.ts";
import { media } from "./photos.ts";
import type { PageKind } from "#compile/page-kinds.ts";
import {
  addressOf as pageAddress,
  entryOf,
  hasAddress,
  partAt,
  type Page,
} from "#compile/page-table.ts";

/** The real site with drafts in it. */
export type Preview = {
  /** What the check finds need not wait for that. */
  isStarting(): boolean;
  /** Puts a draft into the preview. */
  show(path: string, text: string): Promise<void>;
  /** Puts a photograph there, under a name of content/media. */
  showPhoto(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes the draft again. */
  discard(path: string): Promise<void>;
  /** The address of the page, or of one that shows these words. Undefined if none does. */
  address(
    path: string,
    entry: Entry,
    saved?: Entry,
  ): Promise<string | undefined>;
};

/** `npm run dev` in a copy of the work tree: content/ itself does not change before something is published. */
export function previewIn(dev: Promise<DevServer>, workTree: string): Preview {
  const drafts = new Set<string>();
  let isStarting = true;
  dev.then(
    () => (isStarting = false),
    () => (isStarting = false),
  );

  /**
   * Without waiting until the file watcher notices. Each time on a new connection: after seconds of work the site
   * closes one that was idle, even if a request has arrived on it meanwhile.
   */
  async function compile() {
    const { url } = await dev;
    await fetch(`${url}/__changed`, { headers: { Connection: "close" } });
  }

  async function restore(path: string) {
    const { folder } = await dev;
    const [from, to] = [join(workTree, path), join(folder, path)];
    if (!existsSync(from)) return rmSync(to, { force: true });
    writeChanged(to, readFileSync(from, "utf8"));
  }

  return {
    isStarting: () => isStarting,
    async show(path, text) {
      drafts.add(path);
      const { folder } = await dev;
      for (const name of globSync("*.{webp,svg}", {
        cwd: join(workTree, media),
      }))
        if (!existsSync(join(folder, media, name))) {
          mkdirSync(join(folder, media), { recursive: true });
          copyFileSync(join(workTree, media, name), join(folder, media, name));
        }
      // Changes published or pulled meanwhile.
      for (const file of globSync("content/**/*.{yaml,md}", { cwd: workTree }))
        if (!drafts.has(file)) await restore(file);
      writeChanged(join(folder, path), text);
      await compile();
    },
    async showPhoto(name, bytes) {
      const { folder } = await dev;
      mkdirSync(join(folder, media), { recursive: true });
      writeFileSync(join(folder, media, name), bytes);
    },
    async discard(path) {
      drafts.delete(path);
      await restore(path);
    },
    async address(path, entry, saved) {
      const { url } = await dev;
      const address = addressOf(path, entry, saved);
      return address && url + address;
    },
  };
}

/**
 * The page of a file, or one that shows what differs from `saved`, or else one that shows other parts of the file.
 * Undefined if no page does.
 */
export function addressOf(
  path: string,
  entry: Entry,
  saved?: Entry,
  allPages = () => checkContent().pages,
): string | undefined {
  const language = languageOf(path);
  const name = path.slice(`content/${language}/`.length);
  const [key, place] = entryOf(name, placesOf(language))!;
  const slug = basename(name, extname(name));
  // Subscribers read the mail, which links to the page.
  if (key === "newsletters") return `/__mail/${slug}`;
  const change = saved && firstChange(entry, saved);
  if (language !== firstLanguage)
    return translatedAddress(language, slug, entry, place.pages, saved);
  const { pages, shownAt } = place;
  const kind =
    change && pages.find(({ part }) => hasChanged(part, entry, saved));
  if (kind || (pages[0] && !shownAt)) {
    const address = pageAddress({
      slug,
      language: "en",
      // An empty field is as none.
      content: { ...entry, path: entry.path || undefined },
      kind: kind ?? pages[0]!,
    });
    return address + sectionOf(change);
  }
  const showing = change && pageShowing(key, change, entry, allPages);
  if (showing || !shownAt?.includes("*")) return showing ?? shownAt;
  const answers = Object(entry.pages) as Record<string, object>;
  const shown = change?.[1] ?? Object.keys(answers)[0]!;
  return shownAt.replace("*", shown) + queryFor(answers[shown]);
}

/** The part of a page that a change is in, if it has an id. */
const sectionOf = ([part, id = "0"]: readonly string[] = []) =>
  part === "sections" && /\D/.test(id) ? `#${id}` : "";

/** The page in another language, or else its first page. */
function translatedAddress(
  language: string,
  slug: string,
  entry: Entry,
  pages: readonly PageKind[],
  saved?: Entry,
): string {
  const { path, ...rest } = Object(entry.translation) as { path?: unknown };
  // The editor has a list where the file has the addresses of its parts.
  const translation = {
    ...rest,
    path: Array.isArray(path)
      ? Object.fromEntries(
          (path as { id: string; value: string }[]).map(({ id, value }) => [
            id,
            value,
          ]),
        )
      : path || undefined,
  };
  const own = pages.filter((kind) => hasAddress(kind, translation));
  const kind =
    own.find(({ part }) => saved && hasChanged(part, entry, saved)) ?? own[0];
  return kind
    ? pageAddress({ slug, language, content: entry, translation, kind })
    : `/${language}`;
}

/** Words for what the server fills into the answer to a link: `{name}`. */
function queryFor(answer: object | undefined): string {
  const names = JSON.stringify(answer ?? {}).match(/(?<=\{)\w+(?=\})/g) ?? [];
  const query = new URLSearchParams(names.map((name) => [name, name]));
  return query.size > 0 ? `?${query}` : "";
}

function hasChanged(part: PageKind["part"], entry: Entry, saved: Entry) {
  return (
    part && firstChange(partAt(entry, part), partAt(saved, part)) !== undefined
  );
}

/** Where the first text is that differs, by names of fields and ids of entries. */
function firstChange(
  now: unknown,
  before: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined {
  // The editor has an empty text where the file has no field.
  if (typeof now !== "object" || now === null)
    return (now ?? "") === (before ?? "") ? undefined : path;
  for (const [key, value] of Object.entries(now)) {
    const id = Array.isArray(now) ? idOf(value) : undefined;
    const old: unknown =
      id && Array.isArray(before)
        ? before.find((one) => idOf(one) === id)
        : (before as Entry | undefined)?.[key];
    const found =
      !key.startsWith(ownPrefix) &&
      firstChange(value, old, [...path, id ?? key]);
    if (found) return found;
  }
  return undefined;
}

const idOf = (entry: unknown) => (Object(entry) as { id?: string }).id;

/** A page that shows a change of a file that many pages show. */
function pageShowing(
  key: string,
  [part = "", id = ""]: readonly string[],
  entry: Entry,
  allPages: () => readonly Page[],
): string | undefined {
  switch (key) {
    case "figures":
    case "facts": {
      const naming = new RegExp(`(figure:|- )${id}\\b`);
      return allPages().find(({ file }) =>
        naming.test(readFileSync(join("content", file), "utf8")),
      )?.path;
    }
    case "people": {
      const people = entry.people as Entry[];
      const person = people.find((one) => idOf(one) === id);
      return person && `/about#${id || idFor(person)}`;
    }
    case "search": {
      const named = entry.pages as { id: string; value: string }[];
      const words =
        part === "synonyms"
          ? (entry.synonyms as string[])[Number(id)]
          : named.find((one) => one.id === id)?.value;
      const [word = ""] = words?.split(",") ?? [];
      return `/blog/search?q=${encodeURIComponent(word)}`;
    }
    case "ui":
      return pageUsing(`#content/ui/${kebab(id)}.ts`, allPages());
    default:
      return undefined;
  }
}

/** A page whose view imports a module, itself or through its components. */
function pageUsing(module: string, pages: readonly Page[]): string | undefined {
  const sources = globSync([
    "app/**/*.{ts,tsx}",
    ".generated/site/views/*.tsx",
  ]).map((file) => [file, readFileSync(file, "utf8")] as const);
  const seen = new Set<string>();
  for (let wanted = [module]; wanted.length > 0;) {
    const importers = sources.flatMap(([file, text]) =>
      !seen.has(file) && wanted.some((one) => text.includes(`${one}"`))
        ? file
        : [],
    );
    const page = pages.find(({ view }) =>
      importers.includes(join("app", view)),
    );
    if (page) return page.path;
    for (const file of importers) seen.add(file);
    wanted = importers.map((file) => `/${basename(file)}`);
  }
  return undefined;
}
