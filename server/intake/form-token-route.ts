import { Hono } from "hono";
import { log, reason } from "#server/log.ts";
import { onlyMethod, problem } from "./form-answers.ts";
import { formPurposes } from "./form-token.ts";
import type { Intake } from "./intake.ts";

/** GET /api/form-token?purpose=contact: a token in plain text. A form without a token can still be sent. */
export function formTokenRoute({ tokens, tokenRequests, addressOf }: Intake) {
  const route = new Hono();
  route.get("/", async (context) => {
    context.header("Cache-Control", "no-store");
    const requested = context.req.query("purpose");
    const purpose = formPurposes.find((one) => one === requested);
    if (!purpose) return problem(context, 400, "There is no such form");
    const address = addressOf(context);
    const seconds = await tokenRequests(address);
    if (seconds > 0) {
      context.header("Retry-After", String(seconds));
      return problem(context, 429, "Too many requests");
    }
    try {
      return context.text(await tokens.issue(purpose, address));
    } catch (error) {
      log("error", "no form token", reason(error));
      context.header("Retry-After", "30");
      return problem(context, 503, "There is no token now");
    }
  });
  route.all("/", (context) => onlyMethod(context, "GET"));
  return route;
}
