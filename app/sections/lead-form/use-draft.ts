import { useEffect, useRef, useState, type RefObject } from "react";
import type { FormDefinition } from "#forms/define-form.ts";
import { filesReady, setFiles } from "./chosen-files.ts";
import type { Help } from "./load-help.ts";

/**
 * Keeps what is typed into a form in the browser's tab until it is sent, and fills it in again after Back, a reload or
 * another page of the visit. If the visitor wants it, the browser keeps it on the device, with its files.
 * Without storage, or if this code cannot be fetched, the form works as usual.
 */
export function useDraft(
  definition: FormDefinition,
  /** Undefined until a visitor fills in the form. */
  help: Help | undefined,
  /** The page came with what the server received. */
  isAnswered: boolean,
  /** Identifies the filled-in form. */
  key: RefObject<string>,
  /** Fetches `help`. */
  prepare: () => void,
) {
  const { kind } = definition;
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<"tab" | "device">();
  const [device, setDevice] = useState<"none" | "kept" | "refused">("none");

  // The storage is outside React. What was typed before the code was there, or before React, is kept then.
  useEffect(() => {
    if (!form.current) return;
    if (!help) {
      void hasDrafts().then((has) => has && prepare());
      return;
    }
    const draft = help.readDraft(kind);
    if (draft && !isAnswered) {
      key.current ||= draft.key;
      if (help.restoreDraft(definition, form.current, draft))
        setRestored("tab");
    }
    const hasOwn = keep() !== undefined && !draft?.key;
    // Another lead stays where it is until the tab's is sent.
    if (!hasOwn && !isAnswered) void bringFromDevice(help);
    const leave = () => help.stampDraft(kind, true);
    addEventListener("pagehide", leave);
    // Out of the back/forward cache.
    addEventListener("pageshow", keep);
    return () => {
      leave();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", keep);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [help]);

  async function bringFromDevice({ readDevice, restoreDraft }: Help) {
    if ((await hasDatabase()) === false) return;
    const stored = await readDevice(kind);
    const files = fileInput();
    if (!stored || !form.current) return;
    if (key.current && key.current !== stored.key) return;
    key.current = stored.key;
    restoreDraft(definition, form.current, stored);
    if (files) setFiles(files, stored.files);
    setRestored("device");
    setDevice("kept");
    keep();
  }

  const fileInput = () =>
    form.current?.querySelector<HTMLInputElement>("[type=file]");

  function keep() {
    const isSent = isAnswered || key.current !== "";
    const draft =
      form.current &&
      help?.keepDraft(definition, form.current, key.current, isSent);
    if (draft && device === "kept")
      // What it had before stays there.
      help?.keepText(kind, draft).catch(() => undefined);
    return draft;
  }

  async function keepOnDevice() {
    const draft = keep();
    if (!help || !draft) return;
    await filesReady();
    const files = [...(fileInput()?.files ?? [])];
    const isStored = await help.keepOnDevice(kind, draft, files);
    setDevice(isStored ? "kept" : "refused");
  }

  async function removeFromDevice() {
    await help?.removeFromDevice(key.current);
    setDevice("none");
  }

  /** Deletes it, on the device too. Never rejects. */
  async function drop() {
    help?.dropDraft(kind);
    setRestored(undefined);
    if (device === "kept") await removeFromDevice();
  }

  /** Empties the form too. */
  function clear() {
    form.current?.reset();
    void drop();
    // The button goes away.
    form.current
      ?.querySelector<HTMLElement>("input:not([tabindex]), select, textarea")
      ?.focus();
  }

  return {
    form,
    restored,
    device,
    keep,
    keepOnDevice,
    removeFromDevice,
    drop,
    clear,
  };
}

export type DraftState = ReturnType<typeof useDraft>;

/** Of any form: those of earlier visits are to be deleted. */
async function hasDrafts(): Promise<boolean> {
  try {
    const items = Object.keys(sessionStorage);
    if (items.some((item) => item.startsWith("draft-"))) return true;
  } catch {
    // Storage is blocked.
  }
  return (await hasDatabase()) === true;
}

/**
 * Whether drafts are on the device, without opening the database, which would create it. Undefined if the browser does
 * not tell: Firefox before 126 cannot list databases.
 */
async function hasDatabase(): Promise<boolean | undefined> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === "drafts");
  } catch {
    return undefined;
  }
}
