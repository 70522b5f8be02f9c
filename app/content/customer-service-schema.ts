import * as v from "valibot";
import { oneOf, pageHead, text } from "./page-schema.ts";
import { serviceTask } from "./service-task-schema.ts";

/** content/en/customer-service.yaml: what clients come for, each with what to do and what to have at hand. */
export const customerServiceSchema = v.strictObject({
  ...pageHead,
  tasks: v.pipe(
    v.array(
      v.strictObject({
        ...serviceTask.entries,
        id: oneOf([
          "reach-service",
          "report-a-claim",
          "certificate",
          "change-a-policy",
          "pay-a-bill",
        ]),
      }),
    ),
    v.length(5, "needs the five tasks of customer service, each once"),
  ),
  notice: text,
});

export type CustomerService = v.InferOutput<typeof customerServiceSchema>;
