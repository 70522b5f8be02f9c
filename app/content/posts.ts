import { readFileSync, readdirSync } from "node:fs";
import { figures } from "#content/figures.ts";
import { site } from "#content/site.ts";
import { retentionInWords } from "#server/leads/retention.ts";
import { parse } from "yaml";
import { splitFrontMatter } from "#compile/front-matter.ts";
import type { PostFile } from "#compile/schemas/post-schema.ts";
import { fillReferences } from "#compile/references.ts";

export type Post = PostFile & { slug: string };

const folder = "content/en/posts";
let kept: ReadonlyMap<string, Post> | undefined;

/** The articles by slug, the newest first. Only loaders and build steps call this. */
export function posts(): ReadonlyMap<string, Post> {
  // In development every request reads them again, so a changed word shows on reload.
  if (!kept || process.env.NODE_ENV === "development") kept = readPosts(folder);
  return kept;
}

/** Reads a folder of articles. The build has checked them (compile/check-content.ts). */
export function readPosts(path: string): ReadonlyMap<string, Post> {
  const all = readdirSync(path)
    .filter((name) => name.endsWith(".md"))
    .map((name) => readPost(path, name.slice(0, -".md".length)));
  return new Map(
    all
      // Articles of one day are ordered by name, so the order never depends on the disk.
      .toSorted(
        (one, other) =>
          other.date.localeCompare(one.date) ||
          one.slug.localeCompare(other.slug),
      )
      .map((post) => [post.slug, post]),
  );
}

function readPost(path: string, slug: string): Post {
  const source = readFileSync(`${path}/${slug}.md`, "utf8");
  const { text } = fillReferences(source, {
    site,
    figure: figures,
    retention: retentionInWords,
  });
  const { yaml = "", body } = splitFrontMatter(text);
  return { ...(parse(yaml) as Omit<PostFile, "body">), body, slug };
}
