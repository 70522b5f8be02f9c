import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import type { Notice } from "#app/content/notice-schema.ts";
import { propertyShortener } from "./short-properties.ts";
import { escapeXml } from "./xml.ts";

/** What a page gets for its notice. */
type NoticeParts = { css: string; markup: string };

/**
 * The notice as HTML and its styles. Not a heading: it stands before the h1. The script takes away one that a copy of
 * the page kept beyond its time, where files are served without our server; it runs before anything is painted.
 */
export function noticeParts({ title, text, until, link }: Notice): NoticeParts {
  const stale = `Date.now()<${Date.parse(until)}||document.querySelector("[data-notice]").remove()`;
  return {
    css: styles(),
    markup: [
      `<aside data-notice aria-labelledby="notice">`,
      `<p><strong id="notice">${escapeXml(title)}</strong> ${escapeXml(text)}</p>`,
      `<a href="${escapeXml(link.to)}">${escapeXml(link.label)}</a>`,
      `</aside><script>${stale}</script>`,
    ].join(""),
  };
}

/** The page with the notice on top, after the skip link where it has one. Throws where a page has no place for it. */
export function withNotice(html: string, { css, markup }: NoticeParts): string {
  const top = /<body[^>]*>(?:<a [^>]*href="#main"[^>]*>[^<]*<\/a>)?/;
  if (!top.test(html) || !html.includes("</style>"))
    throw new Error("A built page has no place for the notice");
  return html
    .replace("</style>", () => `${css}</style>`)
    .replace(top, (start) => start + markup);
}

/** As the build writes those of the pages themselves. */
function styles(): string {
  const css = readFileSync("app/layout/notice.css", "utf8");
  return transform({
    filename: "notice.css",
    code: Buffer.from(propertyShortener()(css)),
    minify: true,
  }).code.toString();
}
