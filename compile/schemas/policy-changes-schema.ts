import * as v from "valibot";
import { listOf, pageHead, text } from "./page-schema.ts";
import { action } from "./service-task-schema.ts";

/** content/en/policy-changes.yaml: each need with one link to the right place. */
export const policyChangesSchema = v.strictObject({
  ...pageHead,
  groups: listOf(
    v.strictObject({
      id: text,
      title: text,
      intro: text,
      needs: listOf(v.strictObject({ title: text, text, action }), 1, 6),
    }),
    2,
    5,
  ),
  notice: text,
});
