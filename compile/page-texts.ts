import { fillReferences } from "./references.ts";
import { retentionIn } from "#server/retention.ts";
import { withoutLinks } from "#words/links-in-text.ts";
import { readContent } from "./read-content.ts";

/** Folders and files with pages, as opposed to registers and lists of words. */
const isPage = (name: string) =>
  /^(coverage|guides|industries|legal|personal|posts|requests|services|tools)\//.test(
    name,
  ) ||
  /^(about|careers|coverage-finder|customer-service|home|policy-changes|portals|quote|report-a-claim|storm)\.yaml$/.test(
    name,
  );

/** The texts of a page's own content, in order, by the name of its file: no heads, no addresses, no sources. */
export function textsOfPages(folder: string): Map<string, string[]> {
  const { files } = readContent(folder);
  const valueOf = (name: string) =>
    files.find((file) => file.name === name)?.value;
  const sources = {
    site: valueOf("site.yaml"),
    figure: valueOf("figures.yaml"),
    retention: retentionIn("en"),
  };
  return new Map(
    files
      .filter(({ name }) => isPage(name))
      .map(({ name, value }) => [
        name,
        textsOf(value).map((text) => plain(fillReferences(text, sources).text)),
      ]),
  );
}

/** Machine-readable words, and text that only search engines and other pages show. */
const unread = new Set([
  "author",
  "category",
  "date",
  "email",
  "icon",
  "id",
  "image",
  "kind",
  "path",
  "picture",
  "posts",
  "related",
  "sources",
  "to",
]);
const ofHead = new Set(["description", "name", "summary", "title"]);

function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return value.split(/\n\s*\n/);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    unread.has(key) || (depth === 0 && ofHead.has(key))
      ? []
      : textsOf(one, depth + 1),
  );
}

/** Markdown as plain text, without its footnotes. */
const plain = (text: string) =>
  text.startsWith("[^")
    ? ""
    : withoutLinks(text)
        .replaceAll(/\[\^\w+\]|\{#[\w-]+\}/g, "")
        .replaceAll(/[*_>|`#]/g, " ")
        .trim();
