import { Hono } from "hono";
import { sendPage } from "#server/files/send-page.ts";
import type { FinderPage } from "./finder-page.ts";

/** GET /coverage-finder with answers. Without any the built file answers. */
export function finderRoute({ page, hashes }: FinderPage, isHttps: boolean) {
  const route = new Hono();
  route.get("/", async (context, next) => {
    if (!context.req.query("for")) return next();
    context.header("Cache-Control", "no-cache");
    const html = page(new URL(context.req.url).search);
    return sendPage(context, { html, hashes }, isHttps);
  });
  return route;
}
