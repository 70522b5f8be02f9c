import * as v from "valibot";
import { field, listFile, pageHead, picture, text } from "./page-schema.ts";

/** content/en/blog.yaml. */
export const blogSchema = v.strictObject({
  ...pageHead,
  picture,
  feedAuthority: field(
    "Begins the ids of articles in the feed. Never change it, even when the site moves: readers would see every article as new (RFC 4151).",
  ),
});

/** content/en/blog-categories.yaml: the subjects of articles, in the order of the buttons on /blog. */
export const blogCategoriesSchema = listFile(
  "categories",
  v.strictObject({ id: text, label: text }),
);
