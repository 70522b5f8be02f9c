import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../pictures");

const namesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((file) => file.replace(/^.*\/|\.svg$/g, ""))
    .toSorted();

/** The ids of some elements of a picture, in its order. */
const idsIn = (file: string, element: string): string[] =>
  [
    ...readFileSync(join(folder, file), "utf8").matchAll(
      new RegExp(`<${element}[^>]*? id="([\\w-]+)"`, "g"),
    ),
  ].map(([, id = ""]) => id);

/** Where the number of a part goes: the middle of its upper edge. */
function finderPlaces(): Record<string, [x: number, y: number]> {
  const source = readFileSync(join(folder, "finder.svg"), "utf8");
  const views = source.matchAll(
    /<view id="([\w-]+)"[^>]* data-place="(\d+) (\d+)"/g,
  );
  return Object.fromEntries(
    [...views].map(([, id, x, y]) => [id, [Number(x), Number(y)]]),
  );
}

/** Everything that is drawn in pictures/ and that content/ can name. */
export const drawn = {
  scenes: namesIn("scenes/*-card.svg")
    .map((name) => name.replace(/-card$/, ""))
    .filter((name) => name !== "home-life"),
  /** The pins of each cutaway. */
  cutaways: Object.fromEntries(
    namesIn("cutaways/*.svg").map((name) => [
      name,
      idsIn(`cutaways/${name}.svg`, "g").flatMap((id) =>
        id.startsWith("pin-") ? id.slice("pin-".length) : [],
      ),
    ]),
  ),
  portraits: namesIn("people/*.svg"),
  lossEvents: namesIn("events/*.svg"),
  claimDoors: idsIn("bundled/claims.svg", "view"),
  tasks: idsIn("tasks.svg", "view"),
  finderLayers: idsIn("finder.svg", "view").filter((id) => id !== "land"),
  finderPlaces: finderPlaces(),
  icons: idsIn("bundled/topics.svg", "symbol"),
  signs: idsIn("bundled/signs.svg", "symbol"),
  partnerMarks: idsIn("partners.svg", "view"),
};
