import * as v from "valibot";
import { iconNames } from "#app/ui/icon-names.ts";
import { listOf, pageHead, text } from "./page-schema.ts";

const action = v.strictObject({
  label: text,
  /** A page of this site, or a phone or email address. */
  to: v.pipe(text, v.regex(/^(\/|mailto:|tel:)/, "is no address")),
});

/** content/customer-service.ts: what clients come for, each with what to do and what to have at hand. */
export const customerServiceSchema = v.strictObject({
  ...pageHead,
  tasks: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist([
          "reach-service",
          "report-a-claim",
          "certificate",
          "change-a-policy",
          "pay-a-bill",
        ]),
        icon: v.picklist(iconNames),
        title: text,
        text,
        /** Whether the steps are taken one after the other; else they are notes. */
        inOrder: v.boolean(),
        steps: listOf(text, 2, 5),
        actions: listOf(action, 1, 3),
      }),
    ),
    v.length(5, "wants the five things that decisions.md names"),
  ),
  notice: text,
});

export type CustomerService = v.InferOutput<typeof customerServiceSchema>;
