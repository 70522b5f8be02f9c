import * as v from "valibot";
import { groupsOf, listOf, pageHead, text } from "./page-schema.ts";
import { action } from "./service-task-schema.ts";

/** content/en/policy-changes.yaml: each need with one link to the right place. */
export const policyChangesSchema = v.strictObject({
  ...pageHead,
  groups: groupsOf(2, 5, {
    id: text,
    title: text,
    intro: text,
    needs: listOf(v.strictObject({ title: text, text, action }), 1, 6),
  }),
  notice: text,
});
