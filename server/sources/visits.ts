import type { Context, MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { sourceName, type Source } from "#forms/source-fields.ts";
import { cleanCampaign, cleanHost, cleanSource } from "./clean-source.ts";
import { pageNamed, type KnownPages } from "./known-pages.ts";
import type { PageCounts } from "./page-counts.ts";
import { fromReader, hasOptedOut, type HeaderReader } from "./request-from.ts";

/**
 * Counts that a page, or the router's data for it, was sent for a GET, if a person looks at it. `addressOf`: the
 * address that it was sent to.
 */
export type CountView = (
  path: string,
  headers: HeaderReader,
  addressOf: () => string | undefined,
  campaign?: string,
) => void;

export type Visits = {
  /** Counts views of the pages that the app sends. */
  views: MiddlewareHandler;
  countView: CountView;
  /** Counts a form that a visitor has started to fill in. */
  start: (context: Context) => void;
  /** For a post with this hidden field: where the visit came from, as JSON; null if that is unknown. */
  sourceOf: (headers: Headers, field: unknown) => string | null;
};

/** Reads where visits come from, and counts them, without anything about the visitor. */
export function visits(
  pages: KnownPages,
  origins: readonly string[],
  counts: PageCounts,
  addressOf: (context: Context) => string | undefined,
): Visits {
  const fromOf = fromReader(origins);

  return {
    views(context, next) {
      const { path, method } = context.req;
      // Everything else goes its way at once.
      if (!pages.has(path) || method !== "GET") return next();
      return countAfter(context, next);
    },
    countView,
    start(context) {
      const { headers } = context.req.raw;
      if (!isPerson(headers)) return;
      const page = pageNamed(pages, fromOf(headers).path);
      const told = context.req.query("source");
      const source = { utm_source: cleanHost(told) ?? cleanCampaign(told) };
      const from = () => addressOf(context);
      if (page) counts.add("start", page, nameOf(source), from);
    },
    sourceOf(headers, field) {
      if (hasOptedOut(headers)) return null;
      const source = cleanSource(field, pages);
      // Without scripts there is no field.
      const page = source.page ?? pageNamed(pages, fromOf(headers).path);
      const all = { ...(page && { page }), ...source };
      return Object.keys(all).length > 0 ? JSON.stringify(all) : null;
    },
  };

  async function countAfter(context: Context, next: () => Promise<void>) {
    await next();
    const { status } = context.res;
    // Pages are `no-cache`: who returns to one gets 304, and sees it again.
    if (status !== 200 && status !== 304) return;
    const { path, raw } = context.req;
    const campaign = context.req.query("utm_source");
    countView(path, raw.headers, () => addressOf(context), campaign);
  }

  function countView(
    ...[path, headers, from, campaign]: Parameters<CountView>
  ) {
    const page = pages.get(path);
    if (page === undefined) return;
    const isMove = path !== page;
    if (!shows(headers, isMove) || !isPerson(headers)) return;
    const link = fromOf(headers);
    // The next page of a list or the next search is still the same page.
    if (isMove && link.path === page) return;
    const utm_source = cleanCampaign(campaign);
    const referrer = cleanHost(link.host);
    counts.add("view", page, nameOf({ utm_source, referrer }), from);
  }
}

type Told = { utm_source?: string | undefined; referrer?: string | undefined };

const nameOf = (told: Told) => sourceName(told as Source);

/** Whether a browser shows what it requested: a document in a tab, or the router's data for a move. */
function shows(headers: HeaderReader, isMove: boolean): boolean {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  if (/prefetch|prerender/.test(purpose)) return false;
  if (headers.get("X-Moz") === "prefetch") return false;
  const dest = headers.get("Sec-Fetch-Dest");
  if (isMove) return dest === null || dest === "empty";
  const isDocument = headers.get("Accept")?.includes("text/html") ?? false;
  return isDocument && (dest === null || dest === "document");
}

/** Every browser says what it is. */
function isPerson(headers: HeaderReader): boolean {
  if (hasOptedOut(headers)) return false;
  const agent = headers.get("User-Agent");
  return Boolean(agent) && !isbot(agent);
}
