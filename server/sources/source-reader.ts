import { cleanSource } from "./clean-source.ts";
import { pageNamed, type KnownPages } from "./known-pages.ts";
import { hasOptedOut, refererReader } from "./request-from.ts";

/** For a post with this hidden field: where the visit came from, as JSON; null if that is unknown. */
export type SourceOf = (headers: Headers, field: unknown) => string | null;

/** Reads where a lead comes from, without anything about the visitor. */
export function sourceReader(
  pages: KnownPages,
  origins: readonly string[],
): SourceOf {
  const ownPath = refererReader(origins);
  return (headers, field) => {
    if (hasOptedOut(headers)) return null;
    const source = cleanSource(field, pages);
    // Without scripts there is no field.
    const page = source.page ?? pageNamed(pages, ownPath(headers));
    const all = { ...(page && { page }), ...source };
    return Object.keys(all).length > 0 ? JSON.stringify(all) : null;
  };
}
