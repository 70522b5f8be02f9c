import { readFileSync } from "node:fs";
import type { Post, Prose } from "#content/types.ts";

export type { Post, Prose };

let kept: ReadonlyMap<string, Post> | undefined;

/** The articles by slug, the newest first. Only loaders and build steps call this. */
export function posts(): ReadonlyMap<string, Post> {
  // In development every request reads them again, so a changed word shows on reload.
  if (!kept || process.env.NODE_ENV === "development")
    kept = new Map(read<Post[]>("posts.json").map((post) => [post.slug, post]));
  return kept;
}

/** The text of an article. */
export const proseOf = ({ slug }: Post) => read<Prose>(`posts/${slug}.json`);

const read = <T>(name: string) =>
  JSON.parse(readFileSync(`.generated/site/${name}`, "utf8")) as T;
