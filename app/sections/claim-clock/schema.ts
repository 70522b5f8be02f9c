import { toolSection } from "#compile/schemas/tool-schema.ts";
import {
  claimClockTool,
  deadlineIds,
  doneIds,
} from "#tools/claim-clock/claim-clock.ts";

/** What has to happen, what to do if it does not, what follows if it was late, and the law, of each deadline. */
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
      ...doneIds.map((id) => `${id}-late` as const),
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
      "rest",
      "scale",
    ],
    errors: ["noLoss"],
  },
);
