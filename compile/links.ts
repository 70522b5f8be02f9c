import * as v from "valibot";
import { splitLinks } from "#words/links-in-text.ts";
import { nearest } from "./issue-message.ts";

/** Where links can lead: the parts of each page, by the page's address. */
export type PageParts = ReadonlyMap<string, readonly string[]>;

/** Files that the build writes and that are no pages. */
const files = ["/blog/feed.xml", "/llms.txt", "/sitemap.xml"];

/** Undefined if a link leads to a page of this site and a part that it has, or to an address elsewhere. */
export function linkProblem(
  link: string,
  pages: PageParts,
  /** The parts of the page that the link is on. */
  own: readonly string[] = [],
): string | undefined {
  // Its reference names nothing, which is reported.
  if (link.includes("{")) return undefined;
  if (/^[a-z]+:/i.test(link)) return outsideProblem(link);
  const [page = "", part] = link.split("#");
  const [path = ""] = page.split("?");
  if (files.includes(path)) return undefined;
  if (path && !pages.has(path)) {
    const meant = nearest(path, [...pages.keys()]);
    return `leads to ${path}, which is not a page of this site: ${meant ? `write ${meant}` : "write the address of one, like /about"}`;
  }
  const parts = path ? pages.get(path)! : own;
  if (!part || parts.includes(part)) return undefined;
  const meant = nearest(part, parts);
  return `leads to #${part}, which ${path || "this page"} does not have: ${meant ? `write ${path}#${meant}` : "leave it out, or write the id of a part"}`;
}

const isEmail = (text: string) =>
  v.safeParse(v.pipe(v.string(), v.email()), text).success;

function outsideProblem(link: string): string | undefined {
  const [scheme = "", rest = ""] = link.split(/:(.*)/s);
  switch (scheme.toLowerCase()) {
    case "http":
    case "https":
      return URL.canParse(link) && /^\/\/[^/?#]*\.[^/?#]/.test(rest)
        ? undefined
        : `leads to ${link}, which is not an address: write it like https://www.tdi.texas.gov`;
    case "mailto":
      return isEmail(rest.split("?")[0]!)
        ? undefined
        : `leads to ${link}, which is not an email address: write it like mailto:name@example.com`;
    case "tel":
      return /^\+?\d+$/.test(rest)
        ? undefined
        : `leads to ${link}, which is not a number to dial: write it like tel:+17135550142`;
    default:
      return `leads to ${link}, which browsers do not open: write a page of this site, like /about`;
  }
}

/** Fields that components show as plain text, where the brackets of a link would be visible. */
const withoutLinks: readonly unknown[] = [
  "title",
  "question",
  "name",
  "subtitle",
  "description",
  "summary",
];

/** Links in a one-line text: `[words](/address)`. */
export function linkedTextProblem(
  text: string,
  field: unknown,
  pages: PageParts,
  own: readonly string[],
): string | undefined {
  const links = splitLinks(text).filter((_, index) => index % 3 === 2);
  if (links.length > 0 && withoutLinks.includes(field))
    return "has a link, which cannot be shown here: write the words only";
  return links
    .map((link) => linkProblem(link, pages, own))
    .find((problem) => problem !== undefined);
}

/** Whole addresses of this site in a text, as a mail has them. */
export function ownAddressProblem(
  text: string,
  origin: unknown,
  pages: PageParts,
): string | undefined {
  if (typeof origin !== "string" || !text.includes(`${origin}/`))
    return undefined;
  return text
    .split(`${origin}/`)
    .slice(1)
    .map((rest) => `/${/^[\w/#-]*(\.\w+)?/.exec(rest)![0]}`)
    .map((path) => linkProblem(path, pages))
    .find((problem) => problem !== undefined);
}
