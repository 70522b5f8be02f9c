/** What was typed into a form and has not been sent yet. */
export type Draft = {
  /** Identifies the lead if it was sent without an answer; otherwise empty. */
  key: string;
  /** By the names of the fields. */
  entries: Readonly<Record<string, string>>;
  /** Text that a page filled in, by field name. The next page's text replaces it. */
  filled?: Readonly<Record<string, string>>;
  /** The address without its host. */
  page?: string;
};

type StoredDraft = Draft & {
  /** When its page was last known to be open, in milliseconds. */
  at: number;
  /** The visitor has left the page. */
  isLeft?: boolean;
};

/** useDraft looks for it too. */
export const draftEntry = "draft";

const itemOf = (kind: string) => `${draftEntry}-${kind}`;

/** In milliseconds. */
const halfHour = 30 * 60_000;
const day = 48 * halfHour;

/**
 * A draft lives as long as its page is open, and half an hour after the visitor left it. If the browser ended the page
 * itself, as phones do to save memory, it can come back for a day (docs/decisions/0060-how-long-a-draft-lives.md).
 */
function isOfThisVisit(item: string): boolean {
  const { at = 0, isLeft } = stored(item) ?? {};
  const longest = isLeft ? halfHour : wasDiscarded() ? Infinity : day;
  // If the clock was set back, the draft is from the future.
  const isRecent = Math.abs(Date.now() - at) < longest;
  return isRecent && (written.has(item) || !isArrival());
}

/** In this document. */
const written = new Set<string>();

/** The tab has been open all the time. Only Chromium says so. */
const wasDiscarded = () =>
  (document as { wasDiscarded?: boolean }).wasDiscarded === true;

/** A visitor who typed the address or came from another site may be the next person at a shared computer. */
function isArrival(): boolean {
  const [move] = performance.getEntriesByType("navigation");
  const { type } = (move ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === "navigate" && !document.referrer.startsWith(location.origin);
}

/** Undefined if there is none. Deletes the drafts of earlier visits, of every form. */
export function readDraft(kind: string): Draft | undefined {
  try {
    // The release before this one kept what was to be sent there, for a week.
    localStorage.removeItem(itemOf(kind));
    for (const item of Object.keys(sessionStorage))
      if (item.startsWith(`${draftEntry}-`) && !isOfThisVisit(item))
        sessionStorage.removeItem(item);
    return stored(itemOf(kind));
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

/** Undefined if there is none, or if it cannot be read. */
function stored(item: string): StoredDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(item) ?? "");
  } catch {
    return undefined;
  }
}

export function writeDraft(kind: string, draft: Draft, isLeft = false): void {
  try {
    const text = JSON.stringify({ ...draft, at: Date.now(), isLeft });
    sessionStorage.setItem(itemOf(kind), text);
    written.add(itemOf(kind));
  } catch {
    // Storage is blocked or full: the form works as usual, without a draft.
  }
}

/** Notes that its page is open, or was left. */
export function stampDraft(kind: string, isLeft: boolean): void {
  const draft = stored(itemOf(kind));
  if (draft) writeDraft(kind, draft, isLeft);
}

export function dropDraft(kind: string): void {
  try {
    sessionStorage.removeItem(itemOf(kind));
  } catch {
    // Storage is blocked.
  }
}
