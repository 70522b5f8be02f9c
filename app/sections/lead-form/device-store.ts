import { createStore, del, get, set, values } from "idb-keyval";
import type { Draft } from "./draft-store.ts";

/** The database's name. useDraft looks for it too. */
export const deviceEntry = "drafts";

const texts = createStore(deviceEntry, "texts");
/** Apart from the texts, which follow every letter. */
const files = createStore("draft-files", "files");

type DeviceDraft = Draft & { kind: string; at: number };

/** Not a File: in private windows Safari refuses those, and some versions stored null (dexie/Dexie.js #618). */
type StoredFile = Pick<File, "name" | "type"> & { bytes: ArrayBuffer };

/** In milliseconds. Safari deletes the storage of a site after as long without a visit. */
const week = 7 * 24 * 60 * 60_000;

/** Keeps a draft until it is sent, under its key. Rejects if the browser refuses or has no room. */
export const keepText = (kind: string, draft: Draft): Promise<void> =>
  set(draft.key, { ...draft, kind, at: Date.now() }, texts);

/** The same, with its files. Returns whether the browser did; if not, it has nothing. */
export async function keepOnDevice(
  kind: string,
  draft: Draft,
  chosen: readonly File[],
): Promise<boolean> {
  try {
    const stored = chosen.map(async (file): Promise<StoredFile> => {
      const { name, type } = file;
      return { name, type, bytes: await file.arrayBuffer() };
    });
    await set(draft.key, await Promise.all(stored), files);
    await keepText(kind, draft);
    return true;
  } catch {
    await removeFromDevice(draft.key);
    return false;
  }
}

/** The form's draft that was kept last, with its files. Deletes what is older than a week. */
export async function readDevice(kind: string) {
  try {
    const drafts: DeviceDraft[] = [];
    for (const draft of await values<DeviceDraft>(texts))
      if (Math.abs(Date.now() - draft.at) > week)
        await removeFromDevice(draft.key);
      else if (draft.kind === kind) drafts.push(draft);
    const last = drafts.sort((one, other) => one.at - other.at).at(-1);
    if (!last) return undefined;
    const stored = (await get<StoredFile[]>(last.key, files)) ?? [];
    return {
      ...last,
      files: stored.map(
        ({ bytes, ...file }) => new File([bytes], file.name, file),
      ),
    };
  } catch {
    return undefined;
  }
}

export async function removeFromDevice(key: string): Promise<void> {
  try {
    await del(key, texts);
    await del(key, files);
  } catch {
    // Nothing is there.
  }
}
