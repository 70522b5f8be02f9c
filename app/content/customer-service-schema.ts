import * as v from "valibot";
import { pageHead, text } from "./page-schema.ts";
import { serviceTask } from "./service-task-schema.ts";

/** content/customer-service.ts: what clients come for, each with what to do and what to have at hand. */
export const customerServiceSchema = v.strictObject({
  ...pageHead,
  tasks: v.pipe(
    v.array(
      v.strictObject({
        ...serviceTask.entries,
        id: v.picklist([
          "reach-service",
          "report-a-claim",
          "certificate",
          "change-a-policy",
          "pay-a-bill",
        ]),
      }),
    ),
    v.length(5, "wants the five tasks of customer service"),
  ),
  notice: text,
});

export type CustomerService = v.InferOutput<typeof customerServiceSchema>;
