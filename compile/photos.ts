import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileProblem, type ContentProblem } from "./content-problem.ts";
import { faultOf } from "./photo-header.ts";

/** Where the cut of a photograph keeps to, when a place on a page has another shape. */
export const focuses = [
  "center",
  "top",
  "bottom",
  "left",
  "right",
  "top left",
  "top right",
  "bottom left",
  "bottom right",
] as const;

/** From the left and from the top, 0 to 1. */
export function focusPoint(focus: string): readonly [x: number, y: number] {
  const at = (low: string, high: string) =>
    focus.includes(low) ? 0 : focus.includes(high) ? 1 : 0.5;
  return [at("left", "right"), at("top", "bottom")];
}

/** A photograph in content, as a field named `photo` has it. */
export type Photo = {
  file: string;
  alt: string;
  focus?: string | undefined;
  credit?: string | undefined;
};

/** A photograph to encode: its name in content/media, and the crops that pages show. */
export type PhotoUse = {
  file: string;
  focus: string;
  crops: ("wide" | "card" | "post" | "portrait")[];
};

/** The crops by what has the photograph; anything else is a page. */
const cropsOf: Readonly<Record<string, PhotoUse["crops"]>> = {
  people: ["portrait"],
  posts: ["card", "post"],
};

/** Every photograph of the content of all languages, once for each focus. */
export function photoUses(
  languages: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): PhotoUse[] {
  const uses = new Map<string, PhotoUse>();
  const add = (value: unknown, crops: PhotoUse["crops"]) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key !== "photo") add(child, crops);
      else {
        const { file, focus = "center" } = child as Photo;
        const name = mediaName(file);
        // A drawing: scripts/make-pictures.ts.
        if (name.endsWith(".svg")) continue;
        const existing = uses.get(`${name} ${focus}`)?.crops ?? [];
        uses.set(`${name} ${focus}`, {
          file: name,
          focus,
          crops: [...new Set([...existing, ...crops])],
        });
      }
    }
  };
  for (const content of Object.values(languages))
    for (const [key, value] of Object.entries(content))
      add(value, cropsOf[key] ?? ["wide", "card"]);
  return [...uses.values()];
}

/** "/media/porch.webp", as files name it, is content/media/porch.webp. */
export const mediaName = (file: string) => file.replace(/^\/media\//, "");

/** The names of the photographs in content/media. */
export function mediaIn(root: string): string[] {
  try {
    return readdirSync(join(root, "media")).filter(
      (name) => !name.startsWith("."),
    );
  } catch {
    return [];
  }
}

/** The most bytes of a photograph in content/media, so that the repository stays small. */
const largestPhoto = 3_000_000;

/** Reports a file of content/media that did not come through the editor. */
export function checkMedia(
  root: string,
  name: string,
  problems: ContentProblem[],
): void {
  const file = join(root, "media", name);
  // A drawing: content-check.ts and scripts/make-pictures.ts.
  if (name.endsWith(".svg")) return;
  const header = Buffer.alloc(21);
  const opened = openSync(file, "r");
  readSync(opened, header, 0, header.length, 0);
  closeSync(opened);
  const report = (message: string) => problems.push(fileProblem(file, message));
  const fault = faultOf(name, header);
  if (fault)
    report(`${fault}: remove it, and upload the photograph in the editor`);
  else if (statSync(file).size > largestPhoto)
    report(
      "has more than 3 MB: upload the photograph in the editor, which makes it smaller",
    );
}
