import { blog } from "#content/blog.ts";
import { blogCategories } from "#content/blog-categories.ts";
import { postList as postListWords } from "#content/ui/post-list.ts";
import { listAddress } from "#queries/list-address.ts";
import {
  pageForAllWidths,
  placeOf,
  widths,
  type Width,
} from "#queries/paging.ts";
import { fillIn } from "#words/fill-in.ts";
import { postCard } from "./post-cards.ts";
import { posts, type Post } from "./posts.ts";

/** Articles on a page: docs/product.md, "Blog". */
const pageSizes = { narrow: 2, medium: 8, wide: 11 } as const;

/** The newsletter card follows the first eight. */
const beforeNewsletter = 8;

/**
 * The list for the query of an address. An unknown category gets all articles, a number past the last page gets the
 * last page, and anything else the first; those pages say so.
 */
export function postList(query: URLSearchParams) {
  const wanted = query.get("category") || undefined;
  const category = blogCategories.find(({ id }) => id === wanted);
  const isUnknown = wanted !== undefined && !category;
  const number = isUnknown ? "1" : query.get("page") || "1";
  const isNumber = /^[1-9]\d*$/.test(number);

  const all = inList(category?.id);
  const { pages } = placeOf(all.length, pageSizes.narrow, 1);
  const isBeyond = isNumber && Number(number) > pages;
  const page = isBeyond ? all.length : isNumber ? Number(number) : 1;
  const { entries, places } = pageForAllWidths(all, pageSizes, page);
  const tooFar = widths.filter((width) => page > places[width].pages);
  const isThere = isNumber && !isBeyond && !isUnknown;
  return {
    ...blog,
    ...head(category, isThere ? page : 1),
    noindex: !isThere,
    heading: category?.label ?? postListWords.all,
    count: all.length,
    category: category?.id,
    categories: blogCategories,
    entries: entries.map(({ entry, widths: shown }) => ({
      card: postCard(entry),
      widths: shown,
    })),
    newsletterAt: newsletterPlace(entries, page > places.wide.pages),
    places,
    notice: isUnknown
      ? { text: postListWords.noCategory, widths }
      : !isNumber
        ? { text: postListWords.noPage, widths }
        : tooFar.length > 0
          ? {
              text: postListWords.beyond,
              widths: tooFar,
            }
          : undefined,
  };
}

export type PostList = ReturnType<typeof postList>;

/** Every page of every list. The server renders all but the first, and the sitemap lists them. */
export function listAddresses(): string[] {
  const lists = [undefined, ...blogCategories.map(({ id }) => id)];
  return lists.flatMap((category) => {
    const { pages } = placeOf(inList(category).length, pageSizes.narrow, 1);
    return Array.from({ length: pages }, (_, index) =>
      listAddress(category, index + 1),
    );
  });
}

function inList(category: string | undefined): Post[] {
  const all = [...posts().values()];
  return category ? all.filter((post) => post.category === category) : all;
}

/**
 * After the eighth article of the widest page. Narrower pages end before it (8 of page p end at 8p, the eighth of 11
 * is at 11p - 3); past the last widest page it comes last.
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
  page: number,
) {
  const path = listAddress(category?.id, page);
  const suffix = page > 1 ? fillIn(postListWords.page, { number: page }) : "";
  if (category)
    return {
      path,
      title: fillIn(postListWords.categoryTitle, {
        category: category.label,
        page: suffix,
      }),
      description: fillIn(postListWords.categoryDescription, {
        category: category.label.toLowerCase(),
        page: suffix,
      }),
    };
  return {
    path,
    ...(page > 1 && {
      title: fillIn(postListWords.title, { page: suffix }),
      description: fillIn(postListWords.description, { number: page }),
    }),
  };
}
