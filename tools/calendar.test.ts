import { expect, test } from "vitest";
import { calendarFile } from "./calendar.ts";

const days = [
  {
    id: "decide",
    day: "2027-12-31",
    title: "The carrier decides; it pays, or says why",
    text: `First line\n${"A long one about “what” to do. ".repeat(5)}—\\END:VEVENT\r\nBEGIN`,
  },
  { id: "pay", day: "2027-12-31", title: "Another", text: "Same day" },
];
const file = calendarFile("claim-clock", days);
const lines = file.replaceAll("\r\n ", "").split("\r\n");

test("each event is one whole day, escaped, with a reminder the morning before", () => {
  expect(lines).toContain("DTSTART;VALUE=DATE:20271231");
  expect(lines).toContain("DTEND;VALUE=DATE:20280101");
  expect(lines).toContain(
    "SUMMARY:The carrier decides\\; it pays\\, or says why",
  );
  expect(lines.filter((line) => line === "TRIGGER:-PT15H")).toHaveLength(2);
  expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

test("no text can end its line or begin another", () => {
  const texts = lines.filter((line) => line.startsWith("DESCRIPTION:First"));
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain("First line\\nA long one");
  expect(texts[0]).toContain("—\\\\END:VEVENT\\nBEGIN");
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("two events of one day are two, and the same answers make the same file", () => {
  const ids = lines.filter((line) => line.startsWith("UID:"));
  expect(new Set(ids).size).toBe(2);
  expect(calendarFile("claim-clock", days)).toBe(file);
});

test("no line is longer than 75 bytes, and folding cuts no letter", () => {
  for (const line of file.split("\r\n"))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(Buffer.from(file).toString()).toBe(file);
  expect(file).not.toContain("�");
});
