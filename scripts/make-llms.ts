import { writeFileSync } from "node:fs";
import { site } from "#content/site.ts";
import { indexablePages } from "./built-pages.ts";
import type { PageFacts } from "#app/document/page-record.ts";

/** Pages that belong to none of the sections below. */
const others = "The brokerage";

const sections: Readonly<Record<string, RegExp>> = {
  "Commercial insurance by industry": /^\/industry/,
  "Personal insurance": /^\/personal/,
  Services: /^\/services/,
  "For clients": /^\/customer-service/,
  Articles: /^\/blog/,
  // llmstxt.org: what may be left out where room is short.
  Optional: /^\/(accessibility|how-we-are-paid|licenses|privacy|terms)/,
};

/** Writes llms.txt (llmstxt.org): what the brokerage is, and every page with what it answers. */
export function makeLlms(build: string): void {
  const pages = indexablePages(build).filter(({ url }) => !new URL(url).search);
  writeFileSync(`${build}/client/llms.txt`, llms(pages));
}

export function llms(pages: readonly PageFacts[]): string {
  const { address, phone, email, hours, origin } = site;
  const bySection = Map.groupBy(pages, sectionOf);
  const lists = [others, ...Object.keys(sections)].flatMap((title) => {
    const links = (bySection.get(title) ?? []).map(link);
    return links.length > 0 ? [`## ${title}`, links.join("\n")] : [];
  });
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    `Call ${phone.display} or write to ${email}, ${hours}. ${address.street}, ${address.city}, ${address.state} ${address.zip}.`,
    "Pages are summaries: the terms of each policy control. A form or an email cannot bind or change coverage.",
    `The [feed](${origin}/blog/feed.xml) holds the articles in full.`,
    ...lists,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function sectionOf({ url }: PageFacts): string {
  const { pathname } = new URL(url);
  return (
    Object.keys(sections).find((title) => sections[title]?.test(pathname)) ??
    others
  );
}

function link({ url, title, description }: PageFacts) {
  // Most titles end with the name of the brokerage.
  return `- [${title.split(" | ")[0]}](${url}): ${description}`;
}
