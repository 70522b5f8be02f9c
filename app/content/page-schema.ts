import * as v from "valibot";
import { iconNames } from "#app/ui/icon-names.ts";

/** A text that is there: never empty, never with white space around it. */
export const text = v.pipe(
  v.string(),
  v.nonEmpty("is empty"),
  v.check((value) => value === value.trim(), "has white space around it"),
);

/**
 * Page title in search results and tabs. At most 60 characters (docs/quality.md, "Search engines"), without
 * the brokerage's name after " | ", which app/layout/page-meta.ts leaves out where it does not fit.
 */
export const metaTitle = v.pipe(
  text,
  v.check(
    (title) => title.split(" | ")[0]!.length <= 60,
    "is longer than 60 characters",
  ),
);

/** Page description in search results: 70 to 160 characters (docs/quality.md, "Search engines"). */
export const metaDescription = v.pipe(
  text,
  v.minLength(70, "is shorter than 70 characters"),
  v.maxLength(160, "is longer than 160 characters"),
);

/** A list with a fixed or bounded number of entries. */
export function listOf<S extends v.GenericSchema>(
  entry: S,
  least: number,
  most = least,
) {
  return v.pipe(
    v.array(entry),
    v.minLength(
      least,
      (issue) => `has ${issue.received} entries, wants at least ${least}`,
    ),
    v.maxLength(
      most,
      (issue) => `has ${issue.received} entries, wants at most ${most}`,
    ),
  );
}

/** What a section says above its content. */
export const headed = { title: text, intro: text };

export const titledText = v.object({ title: text, text });
export type TitledText = v.InferOutput<typeof titledText>;

/** As `titledText`, with an icon. */
export const iconText = v.object({
  icon: v.picklist(iconNames),
  title: text,
  text,
});

export const hero = v.object({
  title: text,
  subtitle: text,
  description: text,
});

/** What every page of a family has: its names, its head, its hero and its neighbours. */
export const familyPage = {
  /** Short name for menus, cards and breadcrumbs: "Construction". */
  name: text,
  title: metaTitle,
  description: metaDescription,
  /** What this line is for, in one sentence: shown on index pages and cards. */
  summary: text,
  hero,
  /** Addresses of related pages, shown at the end of the page. */
  related: listOf(v.pipe(text, v.startsWith("/")), 3),
};

/** What a page outside the families has: its name in breadcrumbs, its head and its hero. */
export const pageHead = {
  name: text,
  title: metaTitle,
  description: metaDescription,
  hero,
};
