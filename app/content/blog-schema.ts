import * as v from "valibot";
import { scenes } from "#art/scenes.ts";
import { listOf, oneOf, pageHead, text } from "./page-schema.ts";

/** content/en/blog.yaml. */
export const blogSchema = v.strictObject({
  ...pageHead,
  /** Name of a scene of art/scenes.ts. */
  picture: oneOf(Object.keys(scenes)),
  /** Begins the ids of articles in the feed. It never changes, wherever the site moves (RFC 4151). */
  feedAuthority: text,
  /** The subjects that articles are sorted into, in the order of the buttons on /blog. */
  categories: listOf(v.strictObject({ id: text, label: text }), 2, 8),
});
