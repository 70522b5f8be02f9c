import { useEffect, useRef, useState, type RefObject } from "react";
import type { Help } from "./load-help.ts";

/**
 * Keeps what is typed into a form in the browser's tab until it is sent, and fills it in again after Back, a reload or
 * another page of the visit.
 * Without storage, or if this code cannot be fetched, the form works as usual.
 */
export function useDraft(
  { kind }: { kind: string },
  /** Undefined until a visitor fills in the form. */
  help: Help | undefined,
  /** The page came with something in the form, which is newer. */
  isAnswered: boolean,
  /** Identifies the filled-in form. */
  key: RefObject<string>,
  /** Fetches `help`. */
  prepare: () => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<"tab" | "device">();

  // The storage is outside React. What was typed before the code was there, or before React, is kept then.
  useEffect(() => {
    if (!form.current) return;
    if (!help) {
      if (!isAnswered && hasDraft(kind)) prepare();
      return;
    }
    const draft = isAnswered ? undefined : help.readDraft(kind);
    if (draft) {
      key.current ||= draft.key;
      if (help.restoreDraft(form.current, draft))
        setRestored(draft.isUnsent ? "device" : "tab");
    }
    help.keepDraft(kind, form.current, key.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [help]);

  function keep() {
    if (form.current) help?.keepDraft(kind, form.current, key.current);
  }

  function drop() {
    help?.dropDraft(kind);
    setRestored(undefined);
  }

  /** Empties the form, in the tab too. */
  function clear() {
    form.current?.reset();
    drop();
    // The button goes away.
    form.current
      ?.querySelector<HTMLElement>("input:not([tabindex]), select, textarea")
      ?.focus();
  }

  return { form, restored, keep, drop, clear };
}

function hasDraft(kind: string): boolean {
  try {
    const name = `draft-${kind}`;
    return name in sessionStorage || name in localStorage;
  } catch {
    // Storage is blocked.
    return false;
  }
}
