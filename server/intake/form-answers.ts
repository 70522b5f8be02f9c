import type { Context } from "hono";
import type { PageInput } from "#app/document/page-input.ts";
import { fillIn } from "#words/fill-in.ts";
import { formProblems } from "#content/ui/form-problems.ts";
import { sendBusyPage } from "#server/http/busy-page.ts";
import type { Render } from "#server/http/renderer.ts";
import { sendPage } from "#server/http/send-page.ts";
import type { Intake } from "./intake.ts";
import { wantsPage, type Fields } from "./read-fields.ts";

export type Values = Record<string, unknown>;
export type Errors = Partial<Record<string, string>>;

/** Why nothing of a form is known. */
type Unreadable = Exclude<
  Fields,
  { values: Values } | { kind: "busy" | "limited" }
>["kind"];

/** The page of a form, which answers one that was posted without scripts. */
export type FormPage = {
  render: Render;
  path: string;
  /** What it says above the form when nothing in it is wrong. */
  alerts: { failure: string; busy: string; tooLarge: string };
};

/** How the posts of one form are answered: with a page where somebody without scripts waits for one, else with JSON. */
export function formAnswers(
  { render, path, alerts }: FormPage,
  intake: Pick<Intake, "inTurn">,
) {
  /** The form again, with what was typed. */
  async function page(
    context: Context,
    status: 413 | 422 | 429 | 503,
    form: NonNullable<PageInput["form"]>,
  ) {
    return sendPage(context, await render(path, { form }), status);
  }

  /** No limit bounds how many posts are refused. To render a page takes 3 ms, so each waits for its turn. */
  const refusal = (
    context: Context,
    status: 413 | 429,
    typed: Values,
    alert: string,
  ) =>
    intake.inTurn(() => page(context, status, { typed, errors: {}, alert })) ??
    sendBusyPage(context, status);

  return {
    unreadable(context: Context, kind: Unreadable) {
      if (kind === "unsupported")
        return problem(context, 415, formProblems.format);
      if (kind === "malformed")
        return problem(context, 400, formProblems.unreadable);
      // What is still coming is not waited for.
      context.header("Connection", "close");
      if (kind === "too slow") return problem(context, 408, formProblems.slow);
      // What is too large was not read.
      return wantsPage(context.req.raw)
        ? refusal(context, 413, {}, alerts.tooLarge)
        : problem(context, 413, formProblems.tooLarge);
    },
    wrong(context: Context, typed: Values, errors: Errors) {
      return wantsPage(context.req.raw)
        ? page(context, 422, { typed, errors })
        : problem(context, 422, formProblems.wrong, errors);
    },
    tooMany(context: Context, typed: Values, seconds: number) {
      context.header("Retry-After", String(seconds));
      return wantsPage(context.req.raw)
        ? refusal(context, 429, typed, alerts.busy)
        : problem(context, 429, formProblems.tooMany);
    },
    notKept(context: Context, typed: Values) {
      context.header("Retry-After", "30");
      return wantsPage(context.req.raw)
        ? page(context, 503, { typed, errors: {}, alert: alerts.failure })
        : problem(context, 503, formProblems.notKept);
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
  return problem(context, 405, fillIn(formProblems.method, { method }));
}
