import { copyFileSync, writeFileSync } from "node:fs";
import { finderPage } from "#server/coverage-finder/finder-page.ts";

/** Keeps the coverage finder as a template, and fills it for those who have not answered anything yet. */
export async function makeFinder(build: string): Promise<void> {
  const file = `${build}/client/coverage-finder.html`;
  copyFileSync(file, `${build}/templates/coverage-finder.html`);
  const { page } = await finderPage(build);
  writeFileSync(file, page(""));
}
