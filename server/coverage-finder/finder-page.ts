import content from "#content/coverage-finder.ts";
import type { InlineHashes } from "#server/files/security-headers.ts";
import { readTemplate } from "#server/files/template.ts";
import { loadAnswers } from "#server/blog/answers.ts";

export type FinderPage = {
  /** The whole page for the answers of an address, such as "?for=home". */
  page: (search: string) => string;
  hashes: InlineHashes;
};

/** Fills the template of the coverage finder (docs/decisions/0018). Throws when the build lacks a part of it. */
export async function finderPage(build: string): Promise<FinderPage> {
  const { html, hashes } = readTemplate(build, "/coverage-finder");
  const { renderFinder } = await loadAnswers(build);
  return {
    page: (search) =>
      html.replace("@@finder@@", () => renderFinder(content, search)),
    hashes,
  };
}
