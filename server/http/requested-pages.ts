import { Hono, type MiddlewareHandler } from "hono";
import { formLanguages } from "#content/form-languages.ts";
import { forms } from "#content/forms.ts";
import { toolPages } from "#content/tool-pages.ts";
import { certificateRules } from "#forms/certificate/certificate-rules.ts";
import { contactRules } from "#forms/contact/contact-rules.ts";
import { quoteRules } from "#forms/quote/quote-rules.ts";
import { isReference } from "#forms/reference.ts";
import type { SendPage } from "./send-page.ts";

/** Pages that depend on the query of their address, and whether a given query matters to them. */
const requested: Readonly<Record<string, (query: URLSearchParams) => boolean>> =
  {
    "/": (query) => Boolean(query.get("about")),
    "/blog": (query) => query.has("category") || query.has("page"),
    "/blog/search": (query) => Boolean(query.get("q")?.trim()),
    "/coverage-finder": (query) => Boolean(query.get("for")),
    "/onboarding": (query) => query.has("progress"),
    ...Object.fromEntries(toolPages.map((path) => [path, hasAnswers])),
    // Tools fill in these forms.
    [contactRules.page]: hasAnswers,
    [certificateRules.page]: hasAnswers,
    [quoteRules.page]: hasAnswers,
    ...Object.fromEntries(
      forms.map(({ page }) => [`${page}/thanks`, namesLead]),
    ),
  };

/** Also at their addresses in other languages. */
const everyLanguage = Object.entries(requested).flatMap(([path, wants]) =>
  [
    path,
    ...Object.values(formLanguages).flatMap(({ paths }) => paths[path] ?? []),
  ].map((one) => [one, wants] as const),
);

/** The answers of a tool's form, which was sent without scripts or shared as a link. */
function hasAnswers(query: URLSearchParams) {
  return query.has("tool");
}

/** Escapes of control characters other than tabs and line breaks. */
const controls = /%(?:0[0-8bcef]|1[0-9a-f]|7f|c2%[89][0-9a-f])/gi;

/** Pages show what is in their address. A space in place of each control character cannot complete another escape. */
const withoutControls = (search: string) => search.replace(controls, "+");

function namesLead(query: URLSearchParams) {
  return isReference(query.get("reference") ?? "");
}

/**
 * Renders these pages on request. Without such a query, or for a lead that is not
 * stored, the answer is a file.
 */
export function requestedPages(
  sendPage: SendPage,
  limits: { pages: MiddlewareHandler; links: MiddlewareHandler },
  receivedAt: (reference: string) => Promise<string | undefined>,
) {
  const route = new Hono();
  for (const [path, wants] of everyLanguage) {
    const isThanks = wants === namesLead;
    route.get(
      path,
      async (context, next) => {
        const { searchParams } = new URL(context.req.url);
        // Someone who has sent a form is thanked, however many searches there are (docs/decisions/0024).
        const limit = isThanks ? limits.links : limits.pages;
        return wants(searchParams) ? limit(context, next) : next();
      },
      async (context, next) => {
        const { search, searchParams } = new URL(context.req.url);
        if (!wants(searchParams)) return next();
        const received = isThanks
          ? await receivedAt(searchParams.get("reference")!)
          : undefined;
        if (isThanks && !received) return next();
        context.header("Cache-Control", isThanks ? "no-store" : "no-cache");
        // The address holds what someone typed. Not no-referrer: security-headers.ts.
        if (wants === hasAnswers)
          context.header("Referrer-Policy", "strict-origin");
        return sendPage(context, path + withoutControls(search), {
          comesFirst: isThanks,
          received,
        });
      },
    );
  }
  return route;
}
