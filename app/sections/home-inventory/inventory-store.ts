import { readDraft, writeDraft } from "#app/sections/lead-form/draft-store.ts";
import {
  parseThings,
  type Thing,
} from "#tools/home-inventory/home-inventory.ts";

/** The things, with their small pictures, if the visitor wants them kept in this browser. */
export const inventoryEntry = "inventory";

export function storedThings(): Thing[] {
  try {
    return parseThings(localStorage.getItem(inventoryEntry));
  } catch {
    return [];
  }
}

/** Whether the browser stored them. */
export function storeThings(things: readonly Thing[]): boolean {
  try {
    localStorage.setItem(inventoryEntry, JSON.stringify(things));
    return true;
  } catch {
    return false;
  }
}

export function dropThings(): void {
  try {
    localStorage.removeItem(inventoryEntry);
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}

/** Puts a text into the claim form of this visit, below what was typed there. The visitor sends it, or not. */
export function addToClaim(text: string): void {
  const draft = readDraft("claim") ?? { key: "", entries: {} };
  const typed = draft.entries.message ?? "";
  const message = typed.includes(text)
    ? typed
    : [typed, text].filter(Boolean).join("\n\n");
  const entries = { ...draft.entries, message };
  writeDraft("claim", { ...draft, entries }, true);
}

/** In pixels: enough to recognize a thing, and to keep some hundred in a browser. */
const longestSide = 320;

/** A small copy of a photograph, as a data URL. Rejects if the browser cannot read the file. */
export async function smallCopy(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.toDataURL("image/jpeg", 0.7);
}
