import { campaignFields, type Source } from "#forms/source-fields.ts";

/**
 * Where this visit came from, or undefined if the visitor's browser says not to tell. Nothing is stored for it: the
 * browser itself knows the first address and the referrer of the document as long as it is open, however often the
 * router moves. A full page load within the site ends that: the visit then seems to start on the page before it, and
 * the site that led here and the campaign are unknown.
 */
function visitSource(): Source | undefined {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (globalPrivacyControl || doNotTrack === "1") return undefined;
  const { origin, pathname: page } = location;
  // Either may be empty or no address; the server drops what is none.
  const from = new URL(document.referrer || "none:");
  if (from.origin === origin) return { page, start: from.pathname };
  // The address that the document was loaded from. The router changes only `location`.
  const [loaded] = performance.getEntriesByType("navigation");
  const first = new URL(loaded?.name ?? "", origin);
  const source: Source = {
    page,
    start: first.pathname,
    referrer: from.hostname,
  };
  for (const field of campaignFields) {
    const value = first.searchParams.get(field);
    if (value) source[field] = value;
  }
  return source;
}

/** For the hidden field of a form. */
export function sourceAsField(): string | undefined {
  return JSON.stringify(visitSource());
}
