import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "./content-problem.ts";
import { drawn } from "./drawn.ts";
import { nearest } from "./issue-message.ts";
import type { PageParts } from "./links.ts";
import {
  addressOf,
  sceneName,
  type Page,
  type PageFile,
} from "./page-table.ts";
import { firstLanguage } from "#words/first-language.ts";

/** By address. More than one at an address is a mistake. */
type Pages = ReadonlyMap<string, readonly Page[]>;

/** Addresses at which the server or the build answers. */
const taken =
  /^\/(api|assets|contact|images|lead|share|subscribe|healthz|readyz)(\/|$)/;

/** Reports what is wrong with a page that its file alone does not show. */
export function checkPage(
  file: PageFile,
  pages: Pages,
  report: Report,
  remark: Report = () => {},
): void {
  const { language, name, content } = file;
  const address = addressOf(file);
  const own = `${language}/${name}`;
  const at = pages.get(address)!;
  const page = at.find((one) => one.file === own)!;
  const other = at.find((one) => one.file !== own);
  checkAddress(file, address, other, report);
  checkView(page, report);
  checkScene(file, page, remark);
  if (Array.isArray(content.cutaway)) {
    checkPins(content.cutaway, page, report);
    if (content.photo)
      remark(
        ["photo"],
        "shows only where other pages lead here: the page itself shows its picture with numbers. Remove cutaway to show the photograph there",
      );
  }
  if (Array.isArray(content.related))
    checkRelated(content.related, pages, report);
}

function checkAddress(
  { kind, content, language }: PageFile,
  address: string,
  other: Page | undefined,
  report: Report,
) {
  const isFirst = language === firstLanguage;
  // The address of other kinds is in the code.
  if (isFirst && !/[:*]/.test(kind.address)) return;
  const path = isFirst
    ? typeof content.path === "string"
      ? ["path"]
      : []
    : ["translation", "path"];
  const has = `has the address ${address}`;
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address))
    report(path, `${has}: use small letters, digits and hyphens only`);
  else if (taken.test(address))
    report(path, `${has}, where the server answers`);
  else if (other)
    report(path, `${has}, which ${other.file} has too: choose another`);
}

function checkView({ view, path }: Page, report: Report) {
  const file = `app/${view}`;
  // The modules of families are made from content/ (section-views.ts).
  if (!view.startsWith("pages/")) return;
  if (!existsSync(join(import.meta.dirname, "..", file)))
    report([], `is not served at ${path}: ${file} is missing`);
}

function checkScene(
  { slug, content, kind }: PageFile,
  { scene }: Page,
  remark: Report,
) {
  if (!scene || scene !== kind.generalScene || content.picture || content.photo)
    return;
  const meant = nearest(sceneName(slug), drawn.scenes);
  remark(
    [],
    `shows the general drawing of its kind, because none is named ${sceneName(slug)}: choose a picture or a photograph${meant ? ` (${meant} is one)` : ""}`,
  );
}

/** Each text of a cutaway belongs to a pin of the drawing. */
function checkPins(
  cutaway: readonly { id: string }[],
  { scene = "", path }: Page,
  report: Report,
) {
  const pins = drawn.cutaways[scene];
  if (!pins)
    return report(
      ["cutaway"],
      `is not drawn: draw pictures/cutaways/${scene}.svg, or remove this field`,
    );
  for (const [index, { id }] of cutaway.entries()) {
    if (pins.includes(id)) continue;
    const meant = nearest(id, pins);
    report(
      ["cutaway", index, "id"],
      `is ${id}, which pictures/cutaways/${scene}.svg of ${path} does not have: ${meant ? `write ${meant}` : `choose ${pins.join(", ")}`}`,
    );
  }
}

/** A page's end shows the name and the summary of each related page. */
function checkRelated(
  related: readonly string[],
  pages: Pages,
  report: Report,
) {
  for (const [index, address] of related.entries()) {
    // A page with mistakes is not in the table.
    const [page] = pages.get(address) ?? [];
    if (page && !(page.name && page.isListed))
      report(
        ["related", index],
        `is ${address}, which has no name to show here: choose another page`,
      );
  }
}

/** The menus whose pages are cards too, each with a picture, on the home page. */
const menusOfCards = ["commercial", "personal", "services"];

/** The lists of navigation.yaml, by name. */
export type Menus = Readonly<Record<string, readonly { path: string }[]>>;

/** Reports what is wrong with the menus of navigation.yaml. */
export function checkMenus(lists: Menus, pages: Pages, report: Report): void {
  for (const menu of menusOfCards)
    for (const [index, { path }] of (lists[menu] ?? []).entries()) {
      const [address = "", part] = path.split("#");
      // A page with mistakes is not in the table.
      const [page] = pages.get(address) ?? [];
      if (page && (part || !page.name || !page.scene))
        report(
          ["lists", menu, index, "path"],
          `is ${path}, which has no card for the home page: write the address of a page with a name and a picture`,
        );
    }
}

export type Redirects = { redirects: readonly { from: string; to: string }[] };

/** Reports addresses that lead on although something is there. Where they lead, every link is checked for. */
export function checkRedirects(
  redirects: Redirects["redirects"],
  pages: PageParts,
  report: Report,
): void {
  for (const [index, { from, to }] of redirects.entries()) {
    const at = ["redirects", index];
    if (pages.has(from))
      report(
        [...at, "from"],
        `is ${from}, which is a page of this site: remove this entry, or the page`,
      );
    else if (taken.test(from))
      report([...at, "from"], `is ${from}, where the server answers`);
    if (!to.startsWith("/"))
      report([...at, "to"], `is ${to}: write a page of this site, like /blog`);
  }
}

export type Licenses = {
  texas: { list: readonly { pages: readonly string[] }[] };
};

/** Reports pages about insurance that no license in licenses.yaml covers. */
export function checkLicenses(
  { texas }: Licenses,
  pages: readonly Page[],
  report: Report,
): void {
  const licensed = texas.list.flatMap((one) => one.pages);
  for (const { path, kind, language } of pages)
    if (
      language === firstLanguage &&
      ["industries", "personal", "coverage", "services"].includes(kind) &&
      !licensed.some((one) => `${path}/`.startsWith(`${one}/`))
    )
      report(
        ["texas", "list"],
        `has no license for ${path}: add the page to the license that selling this takes`,
      );
}
