import type { Context } from "hono";
import { sendBusyPage } from "#server/http/busy-page.ts";
import { sendPage } from "#server/http/send-page.ts";
import { callUs } from "./call-us.ts";
import type { Intake } from "./intake.ts";
import { wantsPage, type Fields } from "./read-fields.ts";

export type Values = Record<string, unknown>;
export type Errors = Partial<Record<string, string>>;

/** Why nothing of a form is known. */
type Unreadable = Exclude<
  Fields,
  { values: Values } | { kind: "busy" | "limited" }
>["kind"];

/** Pages that answer a form posted without scripts. */
export type FormPages = {
  /** The form again, with what was typed and what is wrong. */
  problem: (typed: Values, errors: Errors) => Promise<Response>;
  /** The form again, when it could not be kept. */
  failure: (typed: Values) => Promise<Response>;
  /** The form again, when too many were sent. */
  busy: (typed: Values) => Promise<Response>;
  /** An empty form: what was too large was not read. */
  tooLarge: () => Promise<Response>;
};

/** How the posts of one form are answered: with a page where somebody without scripts waits for one, else with JSON. */
export type FormAnswers = ReturnType<typeof formAnswers>;

export function formAnswers(pages: FormPages, intake: Pick<Intake, "inTurn">) {
  async function page(
    context: Context,
    status: 413 | 422 | 429 | 503,
    rendered: Promise<Response>,
  ) {
    return sendPage(context, await rendered, status);
  }

  /** No limit bounds how many posts are refused. To render a page takes 3 ms, so each waits for its turn. */
  function refusal(
    context: Context,
    status: 413 | 429,
    render: () => Promise<Response>,
  ) {
    const rendered = intake.inTurn(render);
    return rendered
      ? page(context, status, rendered)
      : sendBusyPage(context, status);
  }

  return {
    unreadable(context: Context, kind: Unreadable) {
      if (kind === "unsupported")
        return problem(context, 415, "The form cannot be sent in this format");
      if (kind === "malformed")
        return problem(context, 400, "The form could not be read");
      // What is still coming is not waited for.
      context.header("Connection", "close");
      if (kind === "too slow")
        return problem(context, 408, "The form came too slowly");
      return wantsPage(context.req.raw)
        ? refusal(context, 413, pages.tooLarge)
        : problem(context, 413, "The message is too large");
    },
    wrong(context: Context, typed: Values, errors: Errors) {
      return wantsPage(context.req.raw)
        ? page(context, 422, pages.problem(typed, errors))
        : problem(context, 422, "Some fields need another look", errors);
    },
    tooMany(context: Context, typed: Values, seconds: number) {
      context.header("Retry-After", String(seconds));
      return wantsPage(context.req.raw)
        ? refusal(context, 429, () => pages.busy(typed))
        : problem(context, 429, "Too many messages. Please call or write");
    },
    notKept(context: Context, typed: Values) {
      context.header("Retry-After", "30");
      return wantsPage(context.req.raw)
        ? page(context, 503, pages.failure(typed))
        : problem(
            context,
            503,
            `It could not be kept. Please try again. ${callUs}`,
          );
    },
  };
}

type ProblemStatus = 400 | 403 | 405 | 408 | 413 | 415 | 422 | 429 | 503;

/** An error as RFC 9457 has it, with a message per field where fields are wrong. */
export function problem(
  context: Context,
  status: ProblemStatus,
  title: string,
  errors?: Errors,
): Response {
  return context.json({ title, status, ...(errors && { errors }) }, status, {
    "Content-Type": "application/problem+json",
  });
}

/** The answer to every other method. */
export function onlyMethod(context: Context, method: "GET" | "POST"): Response {
  context.header("Allow", method === "GET" ? "GET, HEAD" : method);
  return problem(context, 405, `Only ${method} is allowed here`);
}
