import * as v from "valibot";
import { claimLines } from "#forms/claim/claim-lines.ts";
import {
  listFile,
  listOf,
  oneOf,
  pageHead,
  phone,
  sample,
  text,
} from "./page-schema.ts";
import { serviceTask } from "./service-task-schema.ts";

/** content/en/report-a-claim.yaml: first steps for each kind of claim. */
export const claimsPageSchema = v.strictObject({
  ...pageHead,
  kinds: v.pipe(
    v.array(
      v.strictObject({
        ...serviceTask.entries,
        id: oneOf(claimLines),
      }),
    ),
    v.length(
      claimLines.length,
      `needs one entry for each of ${claimLines.join(", ")}`,
    ),
  ),
  carriers: v.strictObject({ title: text, intro: text }),
  call: v.strictObject({ id: v.literal("call"), title: text, intro: text }),
});

export type ClaimsPage = v.InferOutput<typeof claimsPageSchema>;

const carrier = v.strictObject({
  name: text,
  lines: v.pipe(
    listOf(oneOf(claimLines), 1, claimLines.length),
    v.description("What the carrier insures. Visitors can search for it."),
  ),
  phone,
  sample,
});

/**
 * content/en/carriers.yaml: who clients call with a claim, in alphabetical order. A real carrier may be named only
 * with its approval (28 TAC 21.122).
 */
export const carriersSchema = listFile("carriers", carrier);

export type Carrier = v.InferOutput<typeof carrier>;
