import type { Post, Prose } from "#content/types.ts";
import { compiled, readCompiled } from "./read-compiled.ts";

export type { Post, Prose };

/** The articles by slug, the newest first. */
export const posts = compiled(
  "posts.json",
  (all: readonly Post[]): ReadonlyMap<string, Post> =>
    new Map(all.map((post) => [post.slug, post])),
);

/** The text of an article. */
export const proseOf = ({ slug }: Post) =>
  readCompiled<Prose>(`posts/${slug}.json`);
