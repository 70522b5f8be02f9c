import {
  campaignFields,
  sourceName,
  type Source,
} from "#forms/source-fields.ts";

/**
 * Where this visit came from, or undefined if the visitor's browser says not to tell. Nothing is stored for it: the
 * browser itself knows the first address and the referrer of the document as long as it is open, however often the
 * router moves. A full page load within the site ends that: the visit then seems to start on the page before it, and
 * the site that led here and the campaign are unknown.
 */
function visitSource(): Source | undefined {
  if (hasOptedOut()) return undefined;
  const source: Source = { page: location.pathname };
  const from = URL.canParse(document.referrer)
    ? new URL(document.referrer)
    : undefined;
  if (from?.origin === location.origin)
    return { ...source, start: from.pathname };
  if (from) source.referrer = from.hostname;
  const first = firstAddress();
  if (!first) return source;
  source.start = first.pathname;
  for (const field of campaignFields) {
    const value = first.searchParams.get(field);
    if (value) source[field] = value;
  }
  return source;
}

/** For the hidden field of a form. */
export function sourceAsField(): string | undefined {
  const source = visitSource();
  return source && JSON.stringify(source);
}

/** For the request for a form's token: a query, or nothing. */
export function sourceAsQuery(): string {
  const name = sourceName(visitSource() ?? {});
  return name && `&source=${encodeURIComponent(name)}`;
}

/** The address that the document was loaded from. The router changes only `location`. */
function firstAddress(): URL | undefined {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded && URL.canParse(loaded.name) ? new URL(loaded.name) : undefined;
}

/** Global Privacy Control, or Do Not Track. */
function hasOptedOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === "1";
}
