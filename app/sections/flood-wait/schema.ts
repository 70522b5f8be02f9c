import { toolSection } from "#compile/schemas/tool-schema.ts";
import { floodWaitTool } from "#tools/flood-wait/flood-wait.ts";

export const floodWait = toolSection(
  "flood-wait",
  "Counts the waiting period of a federal flood policy from the visitor’s own date.",
  floodWaitTool,
  {
    says: [
      "wait",
      "loan",
      "late-loan",
      "map",
      "early-map",
      "late-map",
      "waits",
      "day",
      "days",
      "before",
      "event",
      "event-text",
      "waiting",
      "force",
      "season",
    ],
    errors: [],
  },
);
