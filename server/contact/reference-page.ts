import { readFileSync } from "node:fs";
import { Hono } from "hono";
import {
  contentSecurityPolicy,
  type InlineHashes,
} from "#server/files/security-headers.ts";
import { isReference } from "./leads.ts";

/** The page of thanks that names a lead. */
export type ReferencePage = {
  page: (reference: string) => string;
  hashes: InlineHashes;
};

/** Fills the template of the page (app/pages/contact-answer). Throws when the build lacks it. */
export function referencePage(build: string): ReferencePage {
  const file = `${build}/templates/contact-reference.html`;
  const template = readFileSync(file, "utf8");
  const hashes = JSON.parse(
    readFileSync(`${build}/policy-hashes.json`, "utf8"),
  ) as Record<string, InlineHashes>;
  const own = hashes["/contact/reference.html"];
  if (!own)
    throw new Error(`${build}/policy-hashes.json lacks the page of thanks`);
  return {
    page: (reference) => template.replace("@@reference@@", () => reference),
    hashes: own,
  };
}

/** GET /contact/thanks with the reference of a lead. With nothing that could be one the built file answers. */
export function referenceRoute(
  { page, hashes }: ReferencePage,
  isHttps: boolean,
) {
  const route = new Hono();
  route.get("/", async (context, next) => {
    const reference = context.req.query("reference") ?? "";
    if (!isReference(reference)) return next();
    context.header("Cache-Control", "no-cache");
    context.header(
      "Content-Security-Policy",
      contentSecurityPolicy(hashes, isHttps),
    );
    return context.html(page(reference));
  });
  return route;
}
