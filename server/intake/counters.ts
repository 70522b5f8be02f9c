import { log } from "#server/log.ts";

const noPosts = () => ({
  attempts: 0,
  accepted: 0,
  suspect: 0,
  /** With fields that the form does not have, as browser extensions add them. They are ignored. */
  extended: 0,
  /** Sent too often. */
  limited: 0,
  /** The store could not take it, or not in time. */
  failed: 0,
  /** How often each field was wrong, by field name. */
  invalid: {} as Record<string, number>,
});

export type FormCounters = ReturnType<typeof formCounters>;

/** Counts the outcomes of a form's posts. Names only forms and fields, by constants. */
export function formCounters() {
  let forms: Record<string, ReturnType<typeof noPosts>> = {};
  return {
    of: (form: string) => (forms[form] ??= noPosts()),
    /** The counts of every form that was posted since the last call. */
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
