import { expect, test } from "vitest";
import { texasClock, texasMoment, timeInWords } from "./texas-clock.ts";

/** The Swedish locale writes dates and times as "2026-08-31 18:00". */
const platform = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Chicago",
  dateStyle: "short",
  timeStyle: "short",
});

test("the clock is the platform’s for Texas in every half hour of three years", () => {
  const end = Date.UTC(2029, 0, 1);
  const wrong: string[] = [];
  for (let time = Date.UTC(2026, 0, 1); time < end; time += 1_800_000) {
    const { day, time: shown } = texasClock(new Date(time));
    if (`${day} ${shown}` !== platform.format(time))
      wrong.push(new Date(time).toISOString());
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["08:00", "8 a.m."],
  ["17:30", "5:30 p.m."],
  ["00:05", "12:05 a.m."],
  ["12:00", "12 p.m."],
])("%s is %s in words", (time, words) => {
  expect(timeInWords(time)).toBe(words);
});

test("a moment that clocks show is found again, the first of two", () => {
  expect(texasMoment("2026-08-31", "18:00").toISOString()).toBe(
    "2026-08-31T23:00:00.000Z",
  );
  expect(texasMoment("2026-11-01", "01:30").toISOString()).toBe(
    "2026-11-01T06:30:00.000Z",
  );
});
