import { useEffect, useRef, useState, type RefObject } from "react";

/** Fetched only on pages with a form that keeps its draft. */
const load = () => import("./draft.ts");

/**
 * Keeps what is typed into a form in the browser's tab until it is sent, and fills it in again after Back or a reload.
 * Without storage, or if this code cannot be fetched, the form works as usual.
 */
export function useDraft(
  { kind, keepsDraft }: { kind: string; keepsDraft?: true },
  /** The server returned the form with what was typed, which is newer. */
  isAnswered: boolean,
  /** Identifies the filled-in form. */
  key: RefObject<string>,
) {
  const form = useRef<HTMLFormElement>(null);
  const drafts = useRef<Awaited<ReturnType<typeof load>>>(undefined);
  const [restored, setRestored] = useState(false);

  // The storage is outside React.
  useEffect(() => {
    if (!keepsDraft) return;
    let isGone = false;
    const start = (loaded: Awaited<ReturnType<typeof load>>) => {
      const element = form.current;
      if (isGone || !element) return;
      drafts.current = loaded;
      const draft = isAnswered ? undefined : loaded.readDraft(kind);
      if (draft) {
        key.current ||= draft.key;
        setRestored(loaded.restoreDraft(element, draft));
      }
      // What was typed before React.
      if (!isAnswered) loaded.keepDraft(kind, element, key.current);
    };
    load().then(start, () => undefined);
    return () => {
      isGone = true;
      drafts.current = undefined;
    };
  }, [kind, keepsDraft, isAnswered, key]);

  function keep() {
    if (form.current)
      drafts.current?.keepDraft(kind, form.current, key.current);
  }

  function drop() {
    drafts.current?.dropDraft(kind);
    setRestored(false);
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
