import { Hono } from "hono";
import type { Health } from "./health.ts";

/**
 * GET /healthz: whether this process answers at all. GET /readyz: whether it can take leads (503 if it cannot), with
 * numbers for the owner.
 */
export function healthRoutes(health: Health) {
  const routes = new Hono();
  routes.get("/healthz", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ alive: true });
  });
  routes.get("/readyz", async (context) => {
    context.header("Cache-Control", "no-store");
    const report = await health.report();
    return context.json(report, report.ready ? 200 : 503);
  });
  return routes;
}
