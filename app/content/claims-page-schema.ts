import * as v from "valibot";
import { claimLines } from "#forms/claim/claim.ts";
import { listOf, pageHead, text } from "./page-schema.ts";
import { serviceTask } from "./service-task-schema.ts";

const claimLineNames = Object.keys(claimLines) as (keyof typeof claimLines)[];

/** content/report-a-claim.ts: first steps for each line that a claim can be about. */
export const claimsPageSchema = v.strictObject({
  ...pageHead,
  kinds: v.pipe(
    v.array(
      v.strictObject({
        ...serviceTask.entries,
        id: v.picklist(claimLineNames),
      }),
    ),
    v.length(claimLineNames.length, "wants one entry for each line of claims"),
  ),
  carriers: v.strictObject({ title: text, intro: text }),
  call: v.strictObject({ id: v.literal("call"), title: text, intro: text }),
});

export type ClaimsPage = v.InferOutput<typeof claimsPageSchema>;

const carrier = v.strictObject({
  name: text,
  /** What it insures: shown, and searched too. */
  lines: listOf(v.picklist(claimLineNames), 1, claimLineNames.length),
  phone: v.strictObject({
    display: text,
    e164: v.pipe(text, v.regex(/^\+\d{8,15}$/, "is no E.164 number")),
  }),
  sample: v.optional(v.boolean()),
});

/** content/carriers.ts: whom clients call with a claim. */
export const carriersSchema = v.pipe(
  v.array(carrier),
  v.nonEmpty("names no carrier"),
);

export type Carrier = v.InferOutput<typeof carrier>;
