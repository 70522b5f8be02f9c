import * as v from "valibot";
import { drawn } from "../drawn.ts";
import { field, groupsOf, pageHead, pagePath, text } from "./page-schema.ts";
import { serviceTask } from "./service-task-schema.ts";

/** content/en/customer-service.yaml: clients' tasks, each with what to do and what to have ready. */
export const customerServiceSchema = v.strictObject({
  ...pageHead,
  tiles: field(
    "What clients come for, each with a small picture and a single link.",
    groupsOf(5, 5, {
      picture: v.picklist(drawn.tasks),
      label: text,
      to: pagePath,
    }),
  ),
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
    v.length(5, "needs the five tasks of customer service, each once"),
  ),
  notice: text,
});
