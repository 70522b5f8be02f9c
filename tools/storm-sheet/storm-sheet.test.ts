import { expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { calendarFile } from "#tools/calendar.ts";
import { addDays } from "#tools/days.ts";
import { buyFlood, floodReminder } from "./storm-sheet.ts";

test("a flood policy of that day is in effect when the season begins, and the reminder comes each year", () => {
  const wait = Number.parseInt(figures.floodWaitingPeriod.value);
  const year = buyFlood.slice(0, 4);
  const [from] = figures.hurricaneSeason.value.split(" to ");
  const begins = new Date(`${from} ${year} UTC`).toISOString().slice(0, 10);
  expect(addDays(buyFlood, wait) < begins).toBe(true);
  expect(
    calendarFile("Site", [floodReminder({ title: "Flood", text: "Buy" })]),
  ).toMatch(/DTSTART;VALUE=DATE:20260401\r\n[^]*RRULE:FREQ=YEARLY\r\n/);
});
