import type { Context } from "hono";
import type { PageInput } from "#app/document/page-input.ts";
import { fillIn } from "#words/fill-in.ts";
import { timeToWait } from "#forms/time-to-wait.ts";
import type { retryTimes } from "#content/ui/retry-times.ts";
import type { formProblems } from "#content/ui/form-problems.ts";
import { languageOfAddress, wordsFor } from "#server/http/server-words.ts";
import type { SendPage } from "#server/http/send-page.ts";
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

/** The page of a form, as the answer to a post without scripts. */
export type FormPage = {
  sendPage: SendPage;
  path: string;
  times: typeof retryTimes;
  problems: typeof formProblems;
  /** How many characters each field may have. */
  limits: Readonly<Record<string, number>>;
  /** The message above a form without errors in its fields. */
  alerts: {
    /** With the time after which it may work. */
    failure: (time: string) => string;
    busy: (time: string) => string;
    tooLarge: string;
    unreadable: string;
    foreign: string;
  };
};

/** How a form's posts are answered: with a page if a visitor without scripts waits for one, otherwise with JSON. */
export function formAnswers({
  sendPage,
  path,
  times,
  problems,
  alerts,
  limits,
}: FormPage) {
  /** The form again, with what was typed. */
  function page(
    context: Context,
    status: ProblemStatus,
    form: NonNullable<PageInput["form"]>,
  ) {
    return sendPage(context, path, {
      status,
      form: { ...form, entries: worthReturning(form.entries) },
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
