import { Hono } from "hono";
import type { InlineHashes } from "#server/files/security-headers.ts";
import { sendPage } from "#server/files/send-page.ts";
import { readTemplate } from "#server/files/template.ts";
import { isReference } from "./reference.ts";

/** The page of thanks that names a lead. */
export type ReferencePage = {
  page: (reference: string) => string;
  hashes: InlineHashes;
};

/** Fills such a template as that of app/pages/contact-answer. Throws when the build lacks it. */
export function referencePage(build: string, path: string): ReferencePage {
  const { html, hashes } = readTemplate(build, path);
  return {
    page: (reference) => html.replace("@@reference@@", () => reference),
    hashes,
  };
}

/** GET of a page of thanks with the reference of a lead. With nothing that could be one the built file answers. */
export function referenceRoute(
  { page, hashes }: ReferencePage,
  isHttps: boolean,
) {
  const route = new Hono();
  route.get("/", async (context, next) => {
    const reference = context.req.query("reference") ?? "";
    if (!isReference(reference)) return next();
    context.header("Cache-Control", "no-store");
    return sendPage(context, { html: page(reference), hashes }, isHttps);
  });
  return route;
}
