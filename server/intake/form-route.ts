import { Hono, type Context } from "hono";
import {
  takesFile,
  type FormDefinition,
  type FormEntries,
} from "#forms/define-form.ts";
import { checkForm } from "#forms/check-form.ts";
import { sourceField, tokenField, trapField } from "#forms/form-signals.ts";
import type { SendPage } from "#server/http/send-page.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import { inspectFiles } from "#server/uploads/inspect-files.ts";
import { log, reason } from "#server/log.ts";
import type { SourceOf } from "#server/sources/source-reader.ts";
import type { Db } from "#server/store/schema.ts";
import {
  fileField,
  isMultipart,
  type ReadUpload,
} from "#server/uploads/read-upload.ts";
import { within } from "#server/within.ts";
import {
  formAnswers,
  onlyMethod,
  type Errors,
  type Entries,
} from "./form-answers.ts";
import type { FormAnswerWords } from "./form-language.ts";
import type { FormPurpose } from "./form-token.ts";
import type { Intake } from "./intake.ts";
import { ownEntries } from "./own-entries.ts";
import { readEntries, wantsPage, type ReadEntries } from "./read-entries.ts";
import { hasOrigin } from "./same-origin.ts";
import { floodReason, spamReasons } from "./spam-signals.ts";

/** Shared by the routes of all forms. */
export type FormDependencies = {
  db: Db;
  intake: Intake;
  sendPage: SendPage;
  now: () => Date;
  /** Whether a post comes from another site. */
  isForeign: (context: Context) => boolean;
  /** Tells the outbox worker that a mail is waiting. */
  wakeMail: () => void;
};

/** What is known about a post besides its entries. */
type Post = {
  /** The browser's key for the filled-in form. */
  key: string | undefined;
  /** Why it looks like spam, such as "honeypot, speed"; null if it does not. */
  suspect: string | null;
  /** Whether our form was opened where the post comes from. Otherwise anyone could have the site mail strangers. */
  mayMail: boolean;
  /** The sender's address. Stored only as a keyed hash. */
  address: string | undefined;
  attachments: readonly Attachment[];
  /** Where the visit came from, as JSON; null if unknown or if the visitor opted out. */
  source: string | null;
};

/** The settings of one form's route. */
type Options = Pick<
  FormDependencies,
  "intake" | "sendPage" | "now" | "isForeign"
> & {
  form: FormDefinition & { kind: FormPurpose };
  /** How it is answered if not in English. */
  words?: FormAnswerWords | undefined;
  /** The kind of record, for the log: "lead". */
  subject: string;
  /** How to read a post of a form that may include a file. */
  readUpload?: ReadUpload;
  sourceOf?: SourceOf;
  /**
   * Stores the post. Once it is on disk, returns the answer for JSON clients, the address for forms posted without
   * scripts, and what may be logged. Throws if it cannot be stored.
   */
  keep: (
    entries: FormEntries,
    post: Post,
  ) => Promise<{
    body: object;
    thanks: string;
    logged?: Record<string, unknown>;
  }>;
};

/** A UUID, or another client's substitute for one: visible ASCII. */
const idempotencyKey = /^[\x21-\x7e]{1,100}$/;

/** In milliseconds: how long a post may take in total, and how long it waits for the limiter, which may be remote. */
const deadline = 15_000;
const limiterDeadline = 1_000;

/** A form that may include a file, once read, and the seconds until its sender may send again (0 for now). */
type Upload = { read: ReadEntries; seconds: number };

/** A post that is being answered, with what was typed once it is read. */
type Exchange = { context: Context; entries: Entries };

/**
 * The POST of a form. JSON gets JSON; a form posted without scripts gets a page. A 2xx or 303 is sent only after the
 * post is on disk. Suspected spam is stored and answered like the rest. This is one long function for one exchange,
 * because the order of its steps is the contract and reads best in one place.
 */
export function formRoute(options: Options) {
  const { form, subject, intake } = options;
  const { kind: purpose } = form;
  const readUpload = takesFile(form) ? options.readUpload : undefined;
  const answers = formAnswers(form, options.sendPage, options.words);
  const counts = () => intake.counters.of(purpose);

  async function answer(
    exchange: Exchange,
    upload: Upload | undefined,
  ): Promise<Response> {
    const { context } = exchange;
    const sentKey = context.req.header("Idempotency-Key") ?? "";
    const key = idempotencyKey.test(sentKey) ? sentKey : undefined;

    const read = upload?.read ?? (await readEntries(context.req.raw));
    if (!("entries" in read)) {
      if (read.kind === "busy") return notStored(exchange);
      if (read.kind === "limited") return tooMany(exchange, read.seconds);
      return answers.unreadable(context, read.kind);
    }
    const own = ownEntries(form, read.entries);
    if (own.hasOthers) counts().extended += 1;
    const {
      [trapField]: trap = "",
      [tokenField]: token,
      [sourceField]: visit,
      ...entries
    } = own.entries;
    exchange.entries = entries;

    const address = intake.addressOf(context);
    // An upload was counted before it was read.
    const seconds = upload ? upload.seconds : await secondsToWait(address);
    if (seconds > 0) return tooMany(exchange, seconds);

    const result = checkForm(form, entries, options.now());
    const { error, attachments = [] } =
      "files" in read
        ? await inspectFiles(read.files, options.words?.files)
        : {};
    const errors = {
      ...(!result.ok && result.errors),
      ...(error && { [fileField]: error }),
    };
    if (!result.ok || error) return wrong(exchange, errors);

    const reasons = await spamReasons(
      {
        trap,
        token,
        hasScripts: !wantsPage(context.req.raw),
        tellsOrigin: hasOrigin(context),
      },
      Object.values(result.entries).filter(isText),
      purpose,
      intake.tokens,
    );
    // After the checks, so that posts that are not stored take nothing from the total.
    if (await isFlood(address, token)) reasons.push(floodReason);
    const suspect = reasons.join(", ") || null;
    const source = options.sourceOf?.(context.req.raw.headers, visit) ?? null;
    const mayMail =
      token !== undefined &&
      (await intake.tokens.allowsMail(token, address).catch(() => false));
    const post = { key, suspect, mayMail, address, attachments, source };
    return keep(exchange, result.entries, post);
  }

  /** 0 if the post may go on. A limiter that fails lets everything through: a lead is worth more. */
  async function secondsToWait(address: string | undefined) {
    const allowed = intake.posts(address).catch(() => 0);
    return within(limiterDeadline, allowed, () => 0);
  }

  /** Whether everyone together has sent too much. Such a post is stored: a visitor cannot help it. */
  async function isFlood(address: string | undefined, token?: string) {
    const ask = async () => {
      const isOurs =
        token !== undefined &&
        !(await intake.tokens.fault(token, purpose)) &&
        (await intake.tokens.vouches(token, address));
      return intake.isOverTotal(isOurs);
    };
    return within(
      limiterDeadline,
      ask().catch(() => false),
      () => false,
    );
  }

  function tooMany({ context, entries }: Exchange, seconds: number) {
    counts().limited += 1;
    return answers.tooMany(context, entries, seconds);
  }

  function wrong({ context, entries }: Exchange, errors: Errors) {
    const { invalid } = counts();
    for (const field of Object.keys(errors))
      invalid[field] = (invalid[field] ?? 0) + 1;
    return answers.wrong(context, entries, errors);
  }

  async function keep(exchange: Exchange, entries: FormEntries, post: Post) {
    const { context } = exchange;
    try {
      const { body, thanks, logged } = await options.keep(entries, post);
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
        : context.json(body, 201);
    } catch (error) {
      log("error", `${subject} not kept`, reason(error));
      return notStored(exchange);
    }
  }

  /** It may still be stored: with the browser's key, a second try is the same lead. */
  function tooLate(exchange: Exchange) {
    log("error", `${subject} not kept in time`);
    // The rest of a slow body is not waited for.
    exchange.context.header("Connection", "close");
    return notStored(exchange);
  }

  function notStored({ context, entries }: Exchange) {
    counts().failed += 1;
    return answers.notStored(context, entries);
  }

  const route = new Hono();
  route.post("/", async (context) => {
    if (options.isForeign(context))
      return answers.unreadable(context, "foreign");
    const exchange = { context, entries: {} };
    counts().attempts += 1;
    const answered = (upload?: Upload) =>
      answer(exchange, upload).catch((error) => {
        log("error", `${subject} not handled`, reason(error));
        return notStored(exchange);
      });
    const end = (upload?: Upload) =>
      within(deadline, answered(upload), () => tooLate(exchange));
    if (!readUpload || !isMultipart(context.req.header("Content-Type")))
      return end();
    // Reading a file costs more than reading a form, so the limit comes first.
    const address = intake.addressOf(context);
    const seconds = await secondsToWait(address);
    // A file may take longer than the deadline; reading one has its own limits.
    return readUpload(context.req.raw, { address, seconds }, (read) =>
      end({ read, seconds }),
    );
  });
  route.all("/", (context) => onlyMethod(context, "POST"));
  return route;
}

const isText = (value: unknown): value is string => typeof value === "string";
