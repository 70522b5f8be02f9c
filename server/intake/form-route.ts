import { Hono, type Context } from "hono";
import { tokenField, trapField } from "#forms/form-signals.ts";
import { log, reason } from "#server/log.ts";
import { fileField, isMultipart } from "#server/uploads/read-upload.ts";
import { within } from "./deadline.ts";
import {
  formAnswers,
  onlyMethod,
  problem,
  type Errors,
  type FormAnswers,
  type Values,
} from "./form-answers.ts";
import type { FormRouteOptions, Post } from "./form-route-options.ts";
import { readFields, wantsPage, type Fields } from "./read-fields.ts";
import { hasOrigin } from "./same-origin.ts";
import { spamReasons, type Signals } from "./spam-signals.ts";

// One file for one exchange, a little long: the order of its steps is the contract, and reads best in one place.

/** A UUID, or what else a client takes for one: visible ASCII. */
const idempotencyKey = /^[\x21-\x7e]{1,100}$/;

/** In milliseconds: how long a post may take in all, and how long it waits for the limiter, which may be remote. */
const deadline = 15_000;
const limiterDeadline = 1_000;

/** A form that may bring a file, read, and in how many seconds its sender may send again: 0 where now. */
type Upload = { fields: Fields; seconds: number };

/** A post that is being answered: what of it is needed whenever that ends. */
type Exchange<Message extends Values> = {
  context: Context;
  options: FormRouteOptions<Message>;
  answers: FormAnswers;
  typed: Values;
};

/**
 * POST of a form. JSON gets JSON; a form posted without scripts gets a page. A 2xx or 303 is sent only after what
 * was sent is on the disk. What looks like spam is kept and answered like the rest.
 */
export function formRoute<Message extends Values>(
  options: FormRouteOptions<Message>,
) {
  const { pages, purpose, intake, readUpload } = options;
  const answers = formAnswers(pages, intake);
  const route = new Hono();
  route.post("/", async (context) => {
    const exchange = { context, options, answers, typed: {} };
    intake.counters.of(purpose).attempts += 1;
    const end = (upload?: Upload) =>
      within(deadline, answer(exchange, upload), () => tooLate(exchange));
    if (!readUpload || !isMultipart(context.req.header("Content-Type")))
      return end();
    // Reading a file costs more than a form: the limit comes first.
    const address = intake.addressOf(context);
    const seconds = await secondsToWait(options, address);
    // A file may take longer than the deadline; reading one has limits of its own.
    return readUpload(context.req.raw, { address, seconds }, (fields) =>
      end({ fields, seconds }),
    );
  });
  route.all("/", (context) => onlyMethod(context, "POST"));
  return route;
}

async function answer<Message extends Values>(
  exchange: Exchange<Message>,
  upload: Upload | undefined,
): Promise<Response> {
  const { context, answers, options } = exchange;
  const key = context.req.header("Idempotency-Key");
  if (key !== undefined && !idempotencyKey.test(key))
    return problem(context, 400, "The Idempotency-Key is not a UUID");

  const fields = upload?.fields ?? (await readFields(context.req.raw));
  if (!("values" in fields)) {
    if (fields.kind === "busy") return notKept(exchange);
    if (fields.kind === "limited") return tooMany(exchange, fields.seconds);
    return answers.unreadable(context, fields.kind);
  }
  const {
    [trapField]: trap = "",
    [tokenField]: token,
    ...typed
  } = fields.values;
  exchange.typed = typed;

  const address = options.intake.addressOf(context);
  // An upload was charged before it was read. One that was refused then may still be vouched for by its token.
  const seconds =
    upload?.seconds === 0 ? 0 : await secondsToWait(options, address, token);
  if (seconds > 0) return tooMany(exchange, seconds);

  const result = options.check(typed);
  const misshapen = !result.ok && result.misshapen;
  if (misshapen || !isText(trap) || !(token === undefined || isText(token)))
    return problem(context, 400, "The form has other fields or types");
  const { error, attachment } = ("file" in fields && fields.file) || {};
  const errors = {
    ...(!result.ok && result.errors),
    ...(error && { [fileField]: error }),
  };
  if (!result.ok || error) return wrong(exchange, errors);

  const { message } = result;
  const suspect = await suspicion(exchange, message, { trap, token });
  return keep(exchange, message, { key, suspect, address, attachment });
}

/** 0 when the post may go on. A limiter that fails lets everything through: a lead is worth more. */
async function secondsToWait<Message extends Values>(
  { intake, purpose }: FormRouteOptions<Message>,
  address: string | undefined,
  token?: unknown,
) {
  const ask = async () => {
    const isOurs =
      isText(token) && !(await intake.tokens.fault(token, purpose));
    return intake.posts(address, isOurs);
  };
  const allowed = ask().catch(() => 0);
  return within(limiterDeadline, allowed, () => 0);
}

function tooMany<Message extends Values>(
  { context, options, answers, typed }: Exchange<Message>,
  seconds: number,
) {
  options.intake.counters.of(options.purpose).limited += 1;
  return answers.tooMany(context, typed, seconds);
}

async function suspicion<Message extends Values>(
  { context, options: { intake, purpose } }: Exchange<Message>,
  message: Message,
  fields: Pick<Signals, "trap" | "token">,
) {
  const signals = {
    ...fields,
    hasScripts: !wantsPage(context.req.raw),
    tellsOrigin: hasOrigin(context),
  };
  const texts = Object.values(message).filter(isText);
  const reasons = await spamReasons(signals, texts, purpose, intake.tokens);
  return reasons.join(", ") || null;
}

function wrong<Message extends Values>(
  { context, options, answers, typed }: Exchange<Message>,
  errors: Errors,
) {
  const { invalid } = options.intake.counters.of(options.purpose);
  for (const field of Object.keys(errors))
    invalid[field] = (invalid[field] ?? 0) + 1;
  return answers.wrong(context, typed, errors);
}

async function keep<Message extends Values>(
  exchange: Exchange<Message>,
  message: Message,
  post: Post,
) {
  const { context, options } = exchange;
  const { subject, purpose, intake } = options;
  try {
    const { told, thanks, logged } = await options.keep(message, post);
    const { suspect } = post;
    log("info", `${subject} kept`, {
      ...logged,
      ...(suspect && { suspect }),
      ...(!hasOrigin(context) && { origin: "not told" }),
    });
    const counts = intake.counters.of(purpose);
    counts.accepted += 1;
    if (suspect) counts.suspect += 1;
    return wantsPage(context.req.raw)
      ? context.redirect(thanks, 303)
      : context.json(told, 201);
  } catch (error) {
    log("error", `${subject} not kept`, reason(error));
    return notKept(exchange);
  }
}

/** It may still be kept: the browser's key makes the next try the same lead. */
function tooLate<Message extends Values>(exchange: Exchange<Message>) {
  log("error", `${exchange.options.subject} not kept in time`);
  // The rest of a body that comes slowly is not waited for.
  exchange.context.header("Connection", "close");
  return notKept(exchange);
}

function notKept<Message extends Values>({
  context,
  options,
  answers,
  typed,
}: Exchange<Message>) {
  options.intake.counters.of(options.purpose).failed += 1;
  return answers.notKept(context, typed);
}

const isText = (value: unknown): value is string => typeof value === "string";
