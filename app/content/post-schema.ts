import * as v from "valibot";
import { scenes } from "#art/scenes.ts";
import {
  date,
  markdown,
  metaDescription,
  metaTitle,
  oneOf,
  type Known,
} from "./page-schema.ts";

/** One file of content/en/posts: its front matter, and the Markdown below it. */
export const postSchema = ({ authors, categories }: Known) =>
  v.strictObject({
    title: metaTitle,
    description: metaDescription,
    /** Day of publication. */
    date,
    /** Day of the last change in substance. */
    updated: v.optional(date),
    /** Who wrote it: an id of people.yaml. */
    author: oneOf(authors),
    /** An id of blog.yaml. */
    category: oneOf(categories),
    /** Name of a scene of art/scenes.ts. */
    picture: oneOf(Object.keys(scenes)),
    body: markdown,
  });

export type PostFile = v.InferOutput<ReturnType<typeof postSchema>>;
