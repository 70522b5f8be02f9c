import { campaignFields, type Source } from "#forms/source-fields.ts";

/** Where the visit in this tab came from. It ends with the tab, or when somebody comes to the site from elsewhere. */
export const visitEntry = "visit";

/** Keeps where this visit came from until a form of it is sent; nothing if the visitor's browser says not to tell. */
export function rememberVisit(): void {
  try {
    if (hasOptedOut()) sessionStorage.removeItem(visitEntry);
    else sessionStorage.setItem(visitEntry, JSON.stringify(visit()));
  } catch {
    // Storage is blocked: the visit then seems to start on the page before the form's.
  }
}

/** For the hidden field of a form. */
export const sourceAsField = (): string | undefined =>
  hasOptedOut()
    ? undefined
    : JSON.stringify({ page: location.pathname, ...visit() });

function hasOptedOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === "1";
}

function visit(): Source {
  const { origin, pathname, searchParams } = new URL(location.href);
  // Either may be empty or no address; the server drops what is none.
  const from = new URL(document.referrer || "none:");
  if (from.origin === origin) return storedVisit() ?? { start: from.pathname };
  const source: Source = { start: pathname, referrer: from.hostname };
  for (const field of campaignFields) {
    const value = searchParams.get(field);
    if (value) source[field] = value;
  }
  return source;
}

function storedVisit(): Source | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(visitEntry)!) ?? undefined) as
      | Source
      | undefined;
  } catch {
    return undefined;
  }
}
