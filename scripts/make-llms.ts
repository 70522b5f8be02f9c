import { writeFileSync } from "node:fs";
import { site } from "#content/site.ts";
import { llms as words } from "#content/ui/llms.ts";
import { llmsSections } from "#content/ui/llms-sections.ts";
import { allPages, type Page } from "#app/content/pages.ts";
import type { PageGroup } from "#compile/page-kinds.ts";
import { addressLine } from "#words/postal-address.ts";

/** The title of each group of pages, in the order of ui.yaml. Every part of it also has its own name, as `part`. */
const { part: _part, ...titles } = llmsSections satisfies Record<
  PageGroup,
  string
>;

/** Writes llms.txt (llmstxt.org): a description of the brokerage, and every page with the questions it answers. */
export function makeLlms(build: string): void {
  const pages = allPages().filter(({ isListed }) => isListed);
  writeFileSync(`${build}/client/llms.txt`, llms(pages));
}

export function llms(pages: readonly Page[]): string {
  const lists = Object.entries(titles).flatMap(([group, title]) => {
    const links = pages.filter((page) => page.group === group).map(link);
    return links.length > 0 ? [`## ${title}`, links.join("\n")] : [];
  });
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    `${words.contact} ${site.offices.map(addressLine).join("; ")}.`,
    words.notice,
    words.feed,
    ...lists,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function link({ path, title, description }: Page) {
  // Most titles end with the name of the brokerage.
  return `- [${title!.split(" | ")[0]}](${site.origin}${path}): ${description}`;
}
