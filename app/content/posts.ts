import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { checkFolder, ContentError } from "./check.ts";
import { postSchema, type PostFile } from "./post-schema.ts";

export type Post = PostFile & { slug: string };

const folder = "content/posts";
let kept: ReadonlyMap<string, Post> | undefined;

/** The articles by slug, the newest first. Only loaders and build steps call this. */
export function posts(): ReadonlyMap<string, Post> {
  // In development every request reads them anew, so that a changed word shows on reload.
  if (!kept || process.env.NODE_ENV === "development") kept = readPosts(folder);
  return kept;
}

/** Reads and checks a folder of Markdown files. Throws one error that names each wrong file and field. */
export function readPosts(path: string): ReadonlyMap<string, Post> {
  const files = readdirSync(path).filter((name) => name.endsWith(".md"));
  const contents = Object.fromEntries(
    files.map((name) => [
      `${path}/${name}`,
      parsePost(`${path}/${name}`, readFileSync(`${path}/${name}`, "utf8")),
    ]),
  );
  const checked = checkFolder(path, postSchema, contents);
  return new Map(
    [...checked]
      .map(([slug, post]) => [slug, { ...post, slug }] as const)
      // Of two articles of one day the order is that of their names, so that it never depends on the disk.
      .toSorted(
        ([slug, one], [otherSlug, other]) =>
          other.date.localeCompare(one.date) || slug.localeCompare(otherSlug),
      ),
  );
}

function parsePost(file: string, source: string): unknown {
  const [, front = "", body = source] =
    /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  try {
    return { ...(parse(front) as object | null), body: body.trim() };
  } catch (error) {
    const problem = error instanceof Error ? error.message : "cannot be read";
    throw new ContentError([`  ${file}: front matter: ${problem}`]);
  }
}
