import { Hono, type Context } from "hono";
import type { Kysely } from "kysely";
import { tokenField, trapField } from "#forms/form-signals.ts";
import type { Render } from "#server/http/renderer.ts";
import type { Attachment } from "#server/leads/attachment.ts";
import { log, reason } from "#server/log.ts";
import type { Tables } from "#server/store/schema.ts";
import {
  fileField,
  isMultipart,
  type ReadUpload,
} from "#server/uploads/read-upload.ts";
import { within } from "./deadline.ts";
import {
  formAnswers,
  onlyMethod,
  problem,
  type Errors,
  type FormPage,
  type Values,
} from "./form-answers.ts";
import type { FormPurpose } from "./form-token.ts";
import type { Intake } from "./intake.ts";
import { readFields, wantsPage, type Fields } from "./read-fields.ts";
import { hasOrigin } from "./same-origin.ts";
import { spamReasons } from "./spam-signals.ts";

/** What the routes of all forms work with. */
export type FormDependencies = {
  db: Kysely<Tables>;
  intake: Intake;
  render: Render;
  now: () => Date;
  /** Tells the outbox worker that a mail waits. */
  wakeMail: () => void;
};

/** What is known of a post besides its message. */
type Post = {
  /** The browser's key of the filled form. */
  key: string | undefined;
  /** Why it looks like spam, such as "honeypot, speed"; null where nothing does. */
  suspect: string | null;
  /** Where it comes from. Kept nowhere but as a keyed hash. */
  address: string | undefined;
  attachment?: Attachment | undefined;
};

/** What the route of one form works with. */
type Options<Message extends Values> = {
  purpose: FormPurpose;
  /** What is kept, for the log: "lead". */
  subject: string;
  /** `misshapen`: other fields or types than the form has. Nobody who filled in the form could mend that. */
  check: (
    values: Values,
  ) =>
    | { ok: true; message: Message }
    | { ok: false; misshapen: boolean; errors: Errors };
  /** For a form that may bring a file: how such a post is read. */
  readUpload?: ReadUpload;
  /**
   * Keeps it and, once it is on the disk, returns what JSON clients are told, where forms posted without scripts
   * arrive, and what the log may say. Throws when it cannot be kept.
   */
  keep: (
    message: Message,
    post: Post,
  ) => Promise<{
    told: object;
    thanks: string;
    logged?: Record<string, unknown>;
  }>;
  page: FormPage;
  intake: Intake;
};

/** A UUID, or what else a client takes for one: visible ASCII. */
const idempotencyKey = /^[\x21-\x7e]{1,100}$/;

/** In milliseconds: how long a post may take in all, and how long it waits for the limiter, which may be remote. */
const deadline = 15_000;
const limiterDeadline = 1_000;

/** A form that may bring a file, read, and in how many seconds its sender may send again: 0 where now. */
type Upload = { fields: Fields; seconds: number };

/** A post that is being answered, and what it has typed as soon as that is read. */
type Exchange = { context: Context; typed: Values };

/**
 * POST of a form. JSON gets JSON; a form posted without scripts gets a page. A 2xx or 303 is sent only after what
 * was sent is on the disk. What looks like spam is kept and answered like the rest. One function for one exchange, a
 * little long: the order of its steps is the contract, and reads best in one place.
 */
export function formRoute<Message extends Values>(options: Options<Message>) {
  const { purpose, subject, intake, readUpload } = options;
  const answers = formAnswers(options.page, intake);
  const counts = () => intake.counters.of(purpose);

  async function answer(
    exchange: Exchange,
    upload: Upload | undefined,
  ): Promise<Response> {
    const { context } = exchange;
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

    const address = intake.addressOf(context);
    // An upload was charged before it was read. One that was refused then may still be vouched for by its token.
    const seconds =
      upload?.seconds === 0 ? 0 : await secondsToWait(address, token);
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
    const reasons = await spamReasons(
      {
        trap,
        token,
        hasScripts: !wantsPage(context.req.raw),
        tellsOrigin: hasOrigin(context),
      },
      Object.values(message).filter(isText),
      purpose,
      intake.tokens,
    );
    const suspect = reasons.join(", ") || null;
    return keep(exchange, message, { key, suspect, address, attachment });
  }

  /** 0 when the post may go on. A limiter that fails lets everything through: a lead is worth more. */
  async function secondsToWait(address: string | undefined, token?: unknown) {
    const ask = async () => {
      const isOurs =
        isText(token) && !(await intake.tokens.fault(token, purpose));
      return intake.posts(address, isOurs);
    };
    const allowed = ask().catch(() => 0);
    return within(limiterDeadline, allowed, () => 0);
  }

  function tooMany({ context, typed }: Exchange, seconds: number) {
    counts().limited += 1;
    return answers.tooMany(context, typed, seconds);
  }

  function wrong({ context, typed }: Exchange, errors: Errors) {
    const { invalid } = counts();
    for (const field of Object.keys(errors))
      invalid[field] = (invalid[field] ?? 0) + 1;
    return answers.wrong(context, typed, errors);
  }

  async function keep(exchange: Exchange, message: Message, post: Post) {
    const { context } = exchange;
    try {
      const { told, thanks, logged } = await options.keep(message, post);
      const { suspect } = post;
      log("info", `${subject} kept`, {
        ...logged,
        ...(suspect && { suspect }),
        ...(!hasOrigin(context) && { origin: "not told" }),
      });
      counts().accepted += 1;
      if (suspect) counts().suspect += 1;
      return wantsPage(context.req.raw)
        ? context.redirect(thanks, 303)
        : context.json(told, 201);
    } catch (error) {
      log("error", `${subject} not kept`, reason(error));
      return notKept(exchange);
    }
  }

  /** It may still be kept: the browser's key makes the next try the same lead. */
  function tooLate(exchange: Exchange) {
    log("error", `${subject} not kept in time`);
    // The rest of a body that comes slowly is not waited for.
    exchange.context.header("Connection", "close");
    return notKept(exchange);
  }

  function notKept({ context, typed }: Exchange) {
    counts().failed += 1;
    return answers.notKept(context, typed);
  }

  const route = new Hono();
  route.post("/", async (context) => {
    const exchange = { context, typed: {} };
    counts().attempts += 1;
    const end = (upload?: Upload) =>
      within(deadline, answer(exchange, upload), () => tooLate(exchange));
    if (!readUpload || !isMultipart(context.req.header("Content-Type")))
      return end();
    // Reading a file costs more than a form: the limit comes first.
    const address = intake.addressOf(context);
    const seconds = await secondsToWait(address);
    // A file may take longer than the deadline; reading one has limits of its own.
    return readUpload(context.req.raw, { address, seconds }, (fields) =>
      end({ fields, seconds }),
    );
  });
  route.all("/", (context) => onlyMethod(context, "POST"));
  return route;
}

const isText = (value: unknown): value is string => typeof value === "string";
