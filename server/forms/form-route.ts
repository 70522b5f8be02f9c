import { Hono, type Context } from "hono";
import {
  contentSecurityPolicy,
  type InlineHashes,
} from "#server/files/security-headers.ts";
import { log, reason } from "#server/log.ts";
import { readFields, wantsPage } from "./read-fields.ts";

/** A UUID, or what else a client takes for one: visible ASCII. */
const idempotencyKey = /^[\x21-\x7e]{1,100}$/;

type Values = Record<string, unknown>;
type Errors = Partial<Record<string, string>>;

type FormRouteOptions<Message> = {
  /** What is kept, for the log: "lead". */
  subject: string;
  /** `misshapen`: other fields or types than the form has. Nobody who filled in the form could mend that. */
  check: (
    values: Values,
  ) =>
    | { ok: true; message: Message }
    | { ok: false; misshapen: boolean; errors: Errors };
  /**
   * Keeps it under the browser's key of the filled form and, once it is on the disk, returns what JSON clients are
   * told and what the log may say. Throws when it cannot be kept.
   */
  keep: (
    message: Message,
    key: string | undefined,
  ) => Promise<{ told: object; logged?: Record<string, unknown> }>;
  /** For forms posted without scripts: where they arrive, and the form again with what is wrong or failed. */
  thanks: string;
  pages: {
    problem: (typed: Values, errors: Errors) => string;
    failure: (typed: Values) => string;
    tooLarge: () => string;
    hashes: InlineHashes;
  };
  isHttps: boolean;
};

/**
 * POST of a form. JSON gets JSON; a form posted without scripts gets a page. A 2xx or 303 is sent only after what
 * was sent is on the disk.
 */
export function formRoute<Message>(options: FormRouteOptions<Message>) {
  const route = new Hono();
  route.post("/", (context) => answer(context, options));
  route.all("/", (context) => {
    context.header("Allow", "POST");
    return problem(context, 405, "Only POST is allowed here");
  });
  return route;
}

async function answer<Message>(
  context: Context,
  options: FormRouteOptions<Message>,
) {
  const { check, pages } = options;
  const key = context.req.header("Idempotency-Key");
  if (key !== undefined && !idempotencyKey.test(key))
    return problem(context, 400, "The Idempotency-Key is not a UUID");

  const fields = await readFields(context.req.raw);
  if (fields.kind === "unsupported")
    return problem(context, 415, "Send the form as JSON or urlencoded");
  if (fields.kind === "too large") {
    // What is still coming is not waited for.
    context.header("Connection", "close");
    return wantsPage(context.req.raw)
      ? page(context, 413, pages.tooLarge(), options)
      : problem(context, 413, "The message is too large");
  }
  if (fields.kind === "malformed")
    return problem(context, 400, "The form could not be read");

  const result = check(fields.values);
  if (result.ok) return keep(context, result.message, key, options);
  const { misshapen, errors } = result;
  if (misshapen)
    return problem(context, 400, "The form has other fields or types");
  return fields.kind === "form"
    ? page(context, 422, pages.problem(fields.values, errors), options)
    : problem(context, 422, "Some fields need another look", errors);
}

async function keep<Message>(
  context: Context,
  message: Message,
  key: string | undefined,
  options: FormRouteOptions<Message>,
) {
  const isForm = wantsPage(context.req.raw);
  const { subject, thanks, pages } = options;
  try {
    const { told, logged } = await options.keep(message, key);
    log("info", `${subject} kept`, logged);
    return isForm ? context.redirect(thanks, 303) : context.json(told, 201);
  } catch (error) {
    log("error", `${subject} not kept`, reason(error));
    context.header("Retry-After", "30");
    return isForm
      ? page(context, 503, pages.failure(message as Values), options)
      : problem(
          context,
          503,
          "The message could not be kept. Please try again",
        );
  }
}

function page<Message>(
  context: Context,
  status: 413 | 422 | 503,
  html: string,
  { pages, isHttps }: FormRouteOptions<Message>,
) {
  context.header(
    "Content-Security-Policy",
    contentSecurityPolicy(pages.hashes, isHttps),
  );
  return context.html(html, status);
}

type ProblemStatus = 400 | 405 | 413 | 415 | 422 | 503;

/** An error as RFC 9457 has it, with a message per field where fields are wrong. */
function problem(
  context: Context,
  status: ProblemStatus,
  title: string,
  errors?: Errors,
) {
  return context.json({ title, status, ...(errors && { errors }) }, status, {
    "Content-Type": "application/problem+json",
  });
}
