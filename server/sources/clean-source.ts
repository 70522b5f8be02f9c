import {
  campaignFields,
  sourceFields,
  type Source,
} from "#forms/source-fields.ts";
import { pageNamed, type KnownPages } from "./known-pages.ts";

/** Letters, digits and a few signs, but no @: an address does not belong into a campaign. */
const campaignText = /^[\p{L}\p{N}][\p{L}\p{N} ._~|:+-]{0,99}$/u;

/** A name with a dot and no number at its end, so no network address. */
const hostName =
  /^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** A host in lower case without "www."; undefined if it does not look like one. */
export function cleanHost(host: unknown): string | undefined {
  if (typeof host !== "string") return undefined;
  const plain = host.toLowerCase().replace(/^www\./, "");
  return hostName.test(plain) ? plain : undefined;
}

export function cleanCampaign(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const plain = text.trim();
  return campaignText.test(plain) ? plain : undefined;
}

/** What is left of a visitor's field: known pages, plausible hosts and campaigns. Never throws. */
export function cleanSource(field: unknown, pages: KnownPages): Source {
  const values = parsed(field);
  const source: Source = {};
  const clean = {
    page: pageNamed(pages, values.page),
    start: pageNamed(pages, values.start),
    referrer: cleanHost(values.referrer),
    ...Object.fromEntries(
      campaignFields.map((name) => [name, cleanCampaign(values[name])]),
    ),
  } as Source;
  for (const name of sourceFields)
    if (clean[name] !== undefined) source[name] = clean[name];
  return source;
}

/** Many times the longest. */
const longest = 4000;

function parsed(field: unknown): Record<string, unknown> {
  if (typeof field !== "string" || field.length > longest) return {};
  try {
    const value: unknown = JSON.parse(field);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
