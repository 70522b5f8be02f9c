import { log } from "#server/log.ts";

type Counts = {
  attempts: number;
  accepted: number;
  suspect: number;
  /** With fields that the form does not have, as browser extensions add them. They are ignored. */
  extended: number;
  /** Sent too often. */
  limited: number;
  /** The store could not take it, or not in time. */
  failed: number;
  /** How often each field was wrong, by field name. */
  invalid: Record<string, number>;
};

/** Counts the outcomes of a form's posts. Names only forms and fields, by constants. */
export type FormCounters = {
  of: (form: string) => Counts;
  /** The counts of every form that was posted since the last call. */
  drain: () => Record<string, Counts>;
};

export function formCounters(): FormCounters {
  let forms: Record<string, Counts> = {};
  return {
    of(form) {
      return (forms[form] ??= {
        attempts: 0,
        accepted: 0,
        suspect: 0,
        extended: 0,
        limited: 0,
        failed: 0,
        invalid: {},
      });
    },
    drain() {
      const drained = forms;
      forms = {};
      return drained;
    },
  };
}

/** In milliseconds. */
const hour = 3_600_000;

/**
 * Logs the counts once an hour, so a broken form is noticed the same day. Returns a function that logs the rest and
 * stops.
 */
export function reportCounters(counters: FormCounters): () => void {
  const report = () => {
    for (const [form, counts] of Object.entries(counters.drain()))
      log("info", "form posts", { form, ...counts });
  };
  const timer = setInterval(report, hour).unref();
  return () => {
    clearInterval(timer);
    report();
  };
}
