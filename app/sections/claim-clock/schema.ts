import { toolSection } from "#compile/schemas/tool-schema.ts";
import { claimClockTool, deadlineIds } from "#tools/claim-clock/claim-clock.ts";

/** What happens, what to do if it does not, and the law, of each deadline. */
const ofDeadlines = deadlineIds.flatMap(
  (id) => [id, `${id}-passed`, `${id}-law`] as const,
);

export const claimClock = toolSection(
  "claim-clock",
  "Counts the deadlines of the carrier and of the visitor in a claim, and what to do when one passes.",
  claimClockTool,
  {
    says: [
      ...ofDeadlines,
      "carrier",
      "you",
      "by",
      "late",
      "nothing",
      "noDate",
      "leg",
      "day",
      "days",
      "inTime",
      "wasLate",
      "scale",
    ],
    errors: ["noLoss", "before"],
  },
);
