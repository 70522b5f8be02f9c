import { readFileSync } from "node:fs";
import type { InlineHashes } from "./security-headers.ts";

/** A page that the build wrote for the server to fill in. */
export type Template = {
  html: string;
  /** What the page's policy must name. */
  hashes: InlineHashes;
};

/** Reads the template of a page such as "/contact/problem". Throws when the build lacks it. */
export function readTemplate(build: string, page: string): Template {
  const html = readFileSync(`${build}/${templateFile(page)}`, "utf8");
  const hashes = policyHashes(build)[`${page}.html`];
  if (!hashes) throw new Error(`${build}/policy-hashes.json lacks ${page}`);
  return { html, hashes };
}

/** Where in the build the template of a page lies. */
export const templateFile = (page: string) =>
  `templates/${page.slice(1).replaceAll("/", "-")}.html`;

/** What the policy of each built page must name, by its file. */
export function policyHashes(
  build: string,
): Record<string, InlineHashes | undefined> {
  const json = readFileSync(`${build}/policy-hashes.json`, "utf8");
  return JSON.parse(json) as Record<string, InlineHashes>;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What a visitor typed, as it may stand in a page, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
