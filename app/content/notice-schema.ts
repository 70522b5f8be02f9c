import * as v from "valibot";
import { text } from "./page-schema.ts";

/** A moment with its offset from UTC, so that it is the same wherever the server stands. */
const moment = v.pipe(
  v.string(),
  v.check(isMoment, "is no moment such as 2026-08-24T06:00-05:00"),
);

/** content/notice.ts: a notice on top of every page between two moments. Short: it stands before all else. */
export const noticeSchema = v.pipe(
  v.strictObject({
    isOn: v.boolean("is neither true nor false"),
    title: v.pipe(text, v.maxLength(60, "is longer than 60 characters")),
    text: v.pipe(text, v.maxLength(160, "is longer than 160 characters")),
    from: moment,
    until: moment,
    link: v.strictObject({
      label: v.pipe(text, v.maxLength(40, "is longer than 40 characters")),
      to: v.pipe(text, v.regex(/^(\/(?!\/)|tel:)/, "is no page of this site")),
    }),
  }),
  v.forward(
    v.check(
      // What is no moment is told of already.
      ({ from, until }) => !(Date.parse(until) <= Date.parse(from)),
      "is not after `from`",
    ),
    ["until"],
  ),
);
export type Notice = v.InferOutput<typeof noticeSchema>;

const form = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

function isMoment(value: string): boolean {
  const [, day] = form.exec(value) ?? [];
  if (!day || Number.isNaN(Date.parse(value))) return false;
  // Date.parse takes February 30 for March 2.
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}
