import { writeFileSync } from "node:fs";
import { site } from "#content/site.ts";
import { llms as words } from "#content/ui/llms.ts";
import { llmsSections } from "#content/ui/llms-sections.ts";
import { indexablePages } from "./built-pages.ts";
import type { PageFacts } from "#app/document/page-record.ts";

/** The pages of each section, in the order of the file. A page is in the last section that matches it. */
const sections = {
  others: /^/,
  industries: /^\/industry/,
  personal: /^\/personal/,
  coverage: /^\/coverage(\/|$)/,
  services: /^\/services/,
  customerService: /^\/customer-service/,
  blog: /^\/blog/,
  optional: /^\/(accessibility|how-we-are-paid|licenses|privacy|terms)/,
};
const names = Object.keys(sections) as (keyof typeof sections)[];

/** Writes llms.txt (llmstxt.org): a description of the brokerage, and every page with the questions it answers. */
export function makeLlms(build: string): void {
  const pages = indexablePages(build).filter(({ url }) => !new URL(url).search);
  writeFileSync(`${build}/client/llms.txt`, llms(pages));
}

export function llms(pages: readonly PageFacts[]): string {
  const bySection = Map.groupBy(pages, sectionOf);
  const lists = names.flatMap((name) => {
    const links = (bySection.get(name) ?? []).map(link);
    return links.length > 0
      ? [`## ${llmsSections[name]}`, links.join("\n")]
      : [];
  });
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    words.contact,
    words.notice,
    words.feed,
    ...lists,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function sectionOf({ url }: PageFacts) {
  const { pathname } = new URL(url);
  return names.findLast((name) => sections[name].test(pathname))!;
}

function link({ url, title, description }: PageFacts) {
  // Most titles end with the name of the brokerage.
  return `- [${title.split(" | ")[0]}](${url}): ${description}`;
}
