import type { Context } from "hono";
import type { PageInput } from "#app/document/page-input.ts";
import { fillIn } from "#words/fill-in.ts";
import type { leadAlerts } from "#content/ui/lead-alerts.ts";
import {
  fieldNames,
  takesFile,
  type FormDefinition,
} from "#forms/define-form.ts";
import { timeToWait } from "#forms/time-to-wait.ts";
import { figures } from "#forms/typed-text.ts";
import { languageOfAddress, wordsFor } from "#server/http/server-words.ts";
import type { SendPage } from "#server/http/send-page.ts";
import { inEnglish, type FormAnswerWords } from "./form-language.ts";
import { wantsPage, type ReadEntries } from "./read-entries.ts";

export type Entries = Record<string, unknown>;
export type Errors = Partial<Record<string, string>>;

/** In seconds: when to try again if nothing could be stored. */
const retryAfter = 30;

/** Why the form's content is unknown, or was not read. */
type Unreadable =
  | Exclude<
      ReadEntries,
      { entries: Entries } | { kind: "busy" | "limited" }
    >["kind"]
  | "foreign";

const statuses = {
  malformed: 400,
  foreign: 403,
  "too slow": 408,
  "too large": 413,
  unsupported: 415,
} as const;

/** How a form's posts are answered: with a page if a visitor without scripts waits for one, otherwise with JSON. */
export function formAnswers(
  form: FormDefinition,
  sendPage: SendPage,
  words: FormAnswerWords = inEnglish(form),
) {
  const { times, problems } = words;
  const alerts = alertsOf(form, words.alerts);
  const limits = limitsOf(form);

  /** The form again, with what was typed. */
  function page(
    context: Context,
    status: ProblemStatus,
    returned: NonNullable<PageInput["form"]>,
  ) {
    return sendPage(context, words.page, {
      status,
      form: { ...returned, entries: worthReturning(returned.entries) },
      // The number of posts that are refused unread has no limit.
      comesFirst: status === 422 || status === 503,
    });
  }

  /** Without values that nobody typed: over four times as long as the field may be in any script, or of no field. */
  function worthReturning(entries: Entries): Entries {
    return Object.fromEntries(
      Object.entries(entries).filter(([name, value]) => {
        const most = 4 * 2 * (limits[name] ?? 0);
        return typeof value !== "string" || value.length <= most;
      }),
    );
  }

  const time = (seconds: number) => timeToWait(seconds, times);

  /** For programs and for people. */
  const refusals: Record<Unreadable, [title: string, alert: string]> = {
    malformed: [problems.unreadable, alerts.unreadable],
    foreign: [problems.origin, alerts.foreign],
    "too slow": [problems.slow, alerts.failure(time(retryAfter))],
    "too large": [problems.tooLarge, alerts.tooLarge],
    unsupported: [problems.format, alerts.unreadable],
  };

  return {
    unreadable(context: Context, kind: Unreadable) {
      // The rest of the body is not waited for.
      if (kind === "too large" || kind === "too slow")
        context.header("Connection", "close");
      const [title, alert] = refusals[kind];
      return wantsPage(context.req.raw)
        ? page(context, statuses[kind], { entries: {}, errors: {}, alert })
        : problem(context, statuses[kind], title);
    },
    wrong(context: Context, entries: Entries, errors: Errors) {
      return wantsPage(context.req.raw)
        ? page(context, 422, { entries, errors })
        : problem(context, 422, problems.wrong, errors);
    },
    tooMany(context: Context, entries: Entries, seconds: number) {
      context.header("Retry-After", String(seconds));
      return wantsPage(context.req.raw)
        ? page(context, 429, {
            entries,
            errors: {},
            alert: alerts.busy(time(seconds)),
          })
        : problem(context, 429, problems.tooMany);
    },
    notStored(context: Context, entries: Entries) {
      context.header("Retry-After", String(retryAfter));
      return wantsPage(context.req.raw)
        ? page(context, 503, {
            entries,
            errors: {},
            alert: alerts.failure(time(retryAfter)),
          })
        : problem(context, 503, problems.notKept);
    },
  };
}

/** Messages above a form that comes back without errors in its fields. */
function alertsOf(form: FormDefinition, words: typeof leadAlerts) {
  const { what } = form;
  const limit = figures(longest(form));
  // No server can put a file back into a form.
  const hasFile = takesFile(form);
  const failure = hasFile ? words.failureWithFile : words.failure;
  const tooLarge = hasFile ? words.tooLargeWithFile : words.tooLarge;
  return {
    busy: (time: string) => fillIn(words.busy, { what, time }),
    failure: (time: string) => fillIn(failure, { what, time }),
    tooLarge: fillIn(tooLarge, { what, limit }),
    unreadable: fillIn(words.unreadable, { what }),
    foreign: fillIn(words.foreign, { what }),
  };
}

/** In characters: of a form without longer texts, an email address. */
const addressLength = 254;

/** How long each entry may be. Only texts have a limit in the form's rules; no other is longer than an address. */
function limitsOf(form: FormDefinition) {
  return Object.fromEntries(
    fieldNames(form).map((name) => {
      const field = form.fields[name];
      return [name, field && "most" in field ? field.most : addressLength];
    }),
  );
}

const longest = ({ fields }: FormDefinition) =>
  Math.max(
    addressLength,
    ...Object.values(fields).map((field) =>
      field.type === "lines" ? field.most : 0,
    ),
  );

type ProblemStatus = 400 | 403 | 405 | 408 | 413 | 415 | 422 | 429 | 503;

/** An error in the format of RFC 9457, with a message per wrong field. */
export function problem(
  context: Context,
  status: ProblemStatus,
  title: string,
  errors?: Errors,
): Response {
  const language = languageOfAddress(context.req.path);
  return context.json({ title, status, ...(errors && { errors }) }, status, {
    "Content-Type": "application/problem+json",
    ...(language && { "Content-Language": language }),
  });
}

/** The answer to every other method. */
export function onlyMethod(context: Context, method: "GET" | "POST"): Response {
  context.header("Allow", method === "GET" ? "GET, HEAD" : method);
  const { problems } = wordsFor(context);
  return problem(context, 405, fillIn(problems.method, { method }));
}
