import { readMoment } from "#server/texas-time.ts";
import { fileProblem, type ContentProblem } from "./content-problem.ts";
import type { ContentFile, ContentRead } from "./read-content.ts";

/** An article that visitors do not see yet. */
export type Coming = {
  slug: string;
  title: string;
  /** When it is published; without it, it is a draft. */
  at?: Date;
};

/** Undefined for what visitors may see at this moment, and for what is no article. */
export function comingIn(
  { name, slug, value }: Pick<ContentFile, "name" | "slug" | "value">,
  now: Date,
): Coming | undefined {
  if (!name.startsWith("posts/")) return undefined;
  const { title, draft, publishOn } = Object(value) as Record<string, unknown>;
  const coming = { slug, title: String(title ?? slug) };
  if (draft === true) return coming;
  const at = typeof publishOn === "string" ? momentOf(publishOn) : undefined;
  return at && at > now ? { ...coming, at } : undefined;
}

/** Undefined if it is no moment, which the schema reports. */
export function momentOf(text: string): Date | undefined {
  try {
    return readMoment(text);
  } catch {
    return undefined;
  }
}

/** What was read, without what visitors do not see yet. Nothing may link to it. */
export function withoutComing(read: ContentRead, now: Date): ContentRead {
  const gone = new Set(
    read.files.flatMap((file) => (comingIn(file, now) ? file.name : [])),
  );
  return {
    problems: read.problems,
    files: read.files.filter(({ name }) => !gone.has(name)),
    names: read.names.filter((name) => !gone.has(name)),
  };
}

/** Remarks about links from what visitors see to what they do not see yet. */
export function linksToComing(
  { files }: ContentRead,
  folder: string,
  now: Date,
): ContentProblem[] {
  const coming = files.flatMap((file) => comingIn(file, now) ?? []);
  if (coming.length === 0) return [];
  return files
    .filter((file) => !comingIn(file, now))
    .flatMap(({ name, value }) => {
      const text = JSON.stringify(value);
      return coming
        .filter(({ slug }) => new RegExp(`/blog/${slug}(?![\\w-])`).test(text))
        .map(({ slug, title }) =>
          fileProblem(
            `${folder}/${name}`,
            `links to /blog/${slug}, which is not published yet (“${title}”): publish it first, or a live site is not built`,
          ),
        );
    });
}

/** The articles that visitors may see now, but not at a moment before. */
export const dueSince = (
  files: readonly ContentFile[],
  before: Date,
  now: Date,
): string[] =>
  files
    .filter((file) => comingIn(file, before)?.at && !comingIn(file, now))
    .map(({ slug }) => slug);
