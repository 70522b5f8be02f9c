import * as v from "valibot";
import { scenes } from "#art/scenes.ts";
import { blogCategories } from "#content/blog.ts";
import { executives } from "#content/people.ts";
import { metaDescription, metaTitle, text } from "./page-schema.ts";

const date = v.pipe(
  v.string(),
  v.isoDate("is no date in the form 2026-11-20"),
  // Date takes February 31 for March 3.
  v.check((value) => isoDay(new Date(value)) === value, "is no day"),
);

const isoDay = (moment: Date) =>
  Number.isNaN(moment.valueOf()) ? "" : moment.toISOString().slice(0, 10);

/** Front matter of one file of `content/posts`, and the Markdown below it. */
export const postSchema = v.strictObject({
  title: metaTitle,
  description: metaDescription,
  /** Day of publication. */
  date,
  /** Day of the last change in substance. */
  updated: v.optional(date),
  /** Id of a person of content/people.ts. */
  author: v.picklist(
    executives.map(({ id }) => id),
    "names nobody of content/people.ts",
  ),
  category: v.picklist(
    blogCategories.map(({ id }) => id),
    "is no category of content/blog.ts",
  ),
  /** Name of a scene of art/scenes.ts. */
  picture: v.picklist(Object.keys(scenes), "names no scene of art/scenes.ts"),
  body: text,
});

export type PostFile = v.InferOutput<typeof postSchema>;
