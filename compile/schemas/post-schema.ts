import * as v from "valibot";
import {
  date,
  markdown,
  metaDescription,
  metaTitle,
  oneOf,
  picture,
  type Known,
} from "./page-schema.ts";

/** A file in content/en/posts: its front matter, and the Markdown below it. */
export const postSchema = ({ authors, categories }: Known) =>
  v.strictObject({
    title: metaTitle,
    description: metaDescription,
    date: v.pipe(date, v.description("The day of publication.")),
    updated: v.optional(
      v.pipe(date, v.description("The day of the last change of substance.")),
    ),
    author: v.pipe(
      oneOf(authors),
      v.description("Who wrote it, by an id of people.yaml."),
    ),
    category: v.pipe(
      oneOf(categories),
      v.description("The subject, by an id of blog-categories.yaml."),
    ),
    picture,
    body: markdown,
  });
