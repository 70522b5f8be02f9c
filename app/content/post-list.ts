import { site } from "#content/site.ts";
import { blog, blogCategories } from "#content/blog.ts";
import { listAddress } from "#queries/post-list.ts";
import { heroPicture } from "./hero-picture.ts";
import {
  pageForAllWidths,
  placeOf,
  widths,
  type Width,
} from "#queries/paging.ts";
import { postCard } from "./post-cards.ts";
import { posts, type Post } from "./posts.ts";

/** Articles on a page: docs/product.md, "Blog". */
const pageSizes = { narrow: 2, medium: 8, wide: 11 } as const;

/** The newsletter card follows the first eight. */
const beforeNewsletter = 8;

/** Every page of the list that the build writes besides /blog itself: see docs/decisions/0006. */
export function listPaths(): string[] {
  const lists = ["all", ...blogCategories.map(({ id }) => id)];
  return [
    "/blog/list/unknown/1",
    ...lists.flatMap((list) => {
      const { pages } = placeOf(inList(list).length, pageSizes.narrow, 1);
      const numbers = Array.from({ length: pages }, (_, index) => index + 1);
      return [...numbers, "none", "beyond"]
        .map((page) => `/blog/list/${list}/${page}`)
        .filter((path) => path !== "/blog/list/all/1");
    }),
  ];
}

/** What a page of the list shows, by the path under which it is written. Undefined where there is none. */
export function postList(path: string) {
  if (path !== "/blog" && !listPaths().includes(path)) return undefined;
  const [list = "all", wanted = "1"] = path.split("/").slice(3);
  const inCategory = inList(list);
  const page =
    wanted === "beyond"
      ? inCategory.length
      : wanted === "none"
        ? 1
        : Number(wanted);
  const { entries, places } = pageForAllWidths(inCategory, pageSizes, page);
  const category = blogCategories.find(({ id }) => id === list);
  const tooFar = widths.filter((width) => page > places[width].pages);
  return {
    ...blog,
    ...head(category, wanted, page),
    ...(list === "unknown" && { noindex: true }),
    picture: heroPicture(blog.picture),
    heading: category?.label ?? "All posts",
    count: inCategory.length,
    category: category?.id,
    categories: blogCategories,
    entries: entries.map(({ entry, widths: shown }) => ({
      card: postCard(entry),
      widths: shown,
    })),
    newsletterAt: newsletterPlace(entries, page > places.wide.pages),
    places,
    notice: notice(list, wanted, tooFar),
  };
}

export type PostList = NonNullable<ReturnType<typeof postList>>;

function inList(list: string): Post[] {
  const all = [...posts().values()];
  return blogCategories.some(({ id }) => id === list)
    ? all.filter(({ category }) => category === list)
    : all;
}

/**
 * After the eighth article of the widest page. Narrower pages end before it (8 of page p end at 8p, the eighth of
 * 11 is at 11p - 3); past the last of the widest it comes last.
 */
function newsletterPlace(
  entries: readonly { widths: readonly Width[] }[],
  pastWidest: boolean,
) {
  const wide = entries.flatMap((entry, index) =>
    entry.widths.includes("wide") ? [index] : [],
  );
  const eighth = wide[beforeNewsletter - 1];
  return pastWidest || eighth === undefined ? entries.length : eighth + 1;
}

function head(
  category: (typeof blogCategories)[number] | undefined,
  wanted: string,
  page: number,
) {
  const numbered = /^\d+$/.test(wanted) && page > 1;
  const path = listAddress(category?.id, numbered ? page : 1);
  const suffix = numbered ? `, page ${page}` : "";
  if (!category)
    return {
      path,
      noindex: !/^\d+$/.test(wanted),
      ...(numbered && {
        title: `Insurance Questions${suffix} | ${site.shortName} Blog`,
        description: `Articles on insurance in plain words and with sources, page ${page}: claims, certificates, deductibles, disability and long-term care.`,
      }),
    };
  return {
    path,
    noindex: !/^\d+$/.test(wanted),
    title: `${category.label}${suffix} | ${site.shortName} Blog`,
    description: `Articles on ${category.label.toLowerCase()}${suffix}: plain words, sources, and the names of the people who wrote them.`,
  };
}

/** What to say where the address asked for something that is not there, and at which widths. */
function notice(list: string, wanted: string, tooFar: Width[]) {
  if (list === "unknown")
    return { text: "There is no such category. These are all posts.", widths };
  if (wanted === "none")
    return { text: "There is no such page. This is the first one.", widths };
  if (wanted === "beyond")
    return { text: "There is no such page. This is the last one.", widths };
  return tooFar.length > 0
    ? { text: "There is no such page. This is the last one.", widths: tooFar }
    : undefined;
}
