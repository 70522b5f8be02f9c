import {
  largestAttachment,
  mostAttachments,
  smallestAttachment,
} from "#forms/attachment-rules.ts";
import { fileKind, type RefusedKind } from "#forms/file-kind.ts";
import { smallerPicture } from "./smaller-picture.ts";

/** Why a file was not added to a list. A RefusedKind is what it looks like: no form takes that kind of file. */
export type WrongFile = {
  name: string;
  why: "empty" | "unreadable" | "tooMany" | "tooLarge" | RefusedKind;
};

/**
 * Adds files to a list, except those that are in it or cannot be sent. Each is copied into memory, because Chrome on
 * Android often cannot read a file from an online album a second time (https://issues.chromium.org/issues/40123366).
 */
export async function addFiles(
  list: readonly File[],
  added: readonly File[],
): Promise<{ files: readonly File[]; wrong: readonly WrongFile[] }> {
  const files = [...list];
  const wrong: WrongFile[] = [];

  async function add(original: File): Promise<WrongFile["why"] | undefined> {
    if (original.size === 0) return "empty";
    if (original.size > 10 * largestAttachment)
      return (await kindOf(original.slice(0, 4100))) === "film"
        ? "film"
        : "tooLarge";
    const copy = await copied(original);
    if (!copy) return "unreadable";
    if (copy.size < smallestAttachment) return "empty";
    const refused = await kindOf(copy);
    if (refused) return refused;
    const file = await smallerPicture(copy);
    for (const one of files) if (await isSame(one, file)) return undefined;
    if (files.length === mostAttachments) return "tooMany";
    if (sizeOf([...files, file]) > largestAttachment) return "tooLarge";
    files.push(file);
    return undefined;
  }

  for (const original of added) {
    const why = await add(original);
    if (why) wrong.push({ name: original.name, why });
  }
  return { files, wrong };
}

/** The kind of a file that no form takes. */
async function kindOf(file: Blob): Promise<RefusedKind | undefined> {
  const kind = await fileKind(new Uint8Array(await file.arrayBuffer()));
  return "refused" in kind ? kind.refused : undefined;
}

/** Undefined if it cannot be read: it was moved or changed, or is stored online and did not arrive. */
async function copied(file: File): Promise<File | undefined> {
  try {
    const { name, type, lastModified } = file;
    return new File([await file.arrayBuffer()], name, { type, lastModified });
  } catch {
    return undefined;
  }
}

/** By content, because iPhones call every picture image.jpg, and give one a new time whenever it is chosen. */
async function isSame(one: File, other: File): Promise<boolean> {
  if (one.name !== other.name || one.size !== other.size) return false;
  const [bytes, others] = await Promise.all(
    [one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
  return bytes!.every((byte, index) => byte === others![index]);
}

/** In bytes. */
export const sizeOf = (files: readonly File[]) =>
  files.reduce((sum, { size }) => sum + size, 0);
