import { Hono } from "hono";
import { sendPage } from "#server/files/send-page.ts";
import type { SearchPage } from "./search-page.ts";

/** GET /blog/search with a query. Without one the built file answers. */
export function searchRoute(page: SearchPage, isHttps: boolean) {
  const route = new Hono();
  route.get("/", async (context, next) => {
    if (!context.req.query("q")?.trim()) return next();
    context.header("Cache-Control", "no-cache");
    const html = page.answer(new URL(context.req.url).searchParams);
    return sendPage(context, { html, hashes: page.hashes }, isHttps);
  });
  return route;
}
