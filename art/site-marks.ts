import { mkdirSync, writeFileSync } from "node:fs";
import { brandColor, type DayAndNight } from "./brand-colors.ts";

const white = brandColor("surface");
const ridge = brandColor("brand");
const sun = brandColor("accent");

/** The favicon: the logo's two ridges and its sun. */
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="36" height="36">` +
  `${styles({ r: ridge, s: sun })}<circle class="s" cx="25.5" cy="9" r="4.5"/><path class="r" d="M0 31 11.5 12l6 9.6 5-6.6L36 31z"/></svg>`;

/** The trust icon next to the partners: a shield with the ridge line. Its sun shines on the brand's color. */
const trust =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">` +
  styles({ b: ridge, w: white, s: [sun[1], sun[0]] }) +
  `<path class="b" d="M20 2 35 7v12c0 9-6 16-15 19C11 35 5 28 5 19V7z"/>` +
  `<circle class="s" cx="24" cy="14" r="4"/><path class="w" d="m9 26 8-10 5 6 3-4 6 8c-3 4-7 6-11 8-5-2-8-4-11-8z"/></svg>`;

/** `folder` is for files with a fixed address, `icons` for files that pages name by content hash. */
export function drawSiteMarks(folder: string, icons: string): void {
  mkdirSync(`${folder}/images`, { recursive: true });
  mkdirSync(icons, { recursive: true });
  writeFileSync(`${folder}/favicon.svg`, favicon);
  writeFileSync(`${icons}/favicon.svg`, favicon);
  writeFileSync(`${folder}/images/trust.svg`, trust);
}

function styles(classes: Record<string, DayAndNight>): string {
  const rules = (night: 0 | 1) =>
    Object.entries(classes)
      .map(([name, color]) => `.${name}{fill:${color[night]}}`)
      .join("");
  return `<style>${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}</style>`;
}
