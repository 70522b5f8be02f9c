import { Hono } from "hono";
import { leadKinds } from "#forms/kinds.ts";
import { log, reason } from "#server/log.ts";
import { onlyMethod, problem } from "./form-answers.ts";
import { formPurposes } from "./form-token.ts";
import type { Visits } from "#server/sources/visits.ts";
import type { Intake } from "./intake.ts";

/** GET /api/form-token?purpose=contact: a token in plain text. A form without a token can still be sent. */
export function formTokenRoute(
  { tokens, tokenRequests, addressOf }: Intake,
  { start }: Pick<Visits, "start">,
) {
  const route = new Hono();
  route.get("/", async (context) => {
    context.header("Cache-Control", "no-store");
    const asked = context.req.query("purpose");
    const purpose = formPurposes.find((one) => one === asked);
    if (!purpose) return problem(context, 400, "There is no such form");
    const address = addressOf(context);
    const seconds = await tokenRequests(address);
    if (seconds > 0) {
      context.header("Retry-After", String(seconds));
      return problem(context, 429, "Too many requests");
    }
    try {
      const token = await tokens.issue(purpose, address);
      if (leadKinds.some((kind) => kind === purpose)) start(context);
      return context.text(token);
    } catch (error) {
      log("error", "no form token", reason(error));
      context.header("Retry-After", "30");
      return problem(context, 503, "There is no token now");
    }
  });
  route.all("/", (context) => onlyMethod(context, "GET"));
  return route;
}
