import type { BusinessHours } from "./business-clock.ts";

/** Not the content, which the office may change. */
export const hours: BusinessHours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "08:00",
  closes: "17:30",
  claimHours: 2,
  holidays: ["2026-11-26", "2026-11-27"],
};
