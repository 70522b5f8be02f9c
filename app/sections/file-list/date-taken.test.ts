import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dateTaken, withDate } from "./date-taken.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const [taken, changed] = ["2026:11:20 08:15:30", "2026:11:26 19:00:00"];

test("a photograph was taken when EXIF says so twice, not when it was changed", () => {
  const photograph = readFileSync("tests/samples/photograph-with-place.jpg");
  expect(photograph.includes(changed)).toBe(true);
  expect(dateTaken(new Uint8Array(photograph))).toBe(taken);
});

test.each([
  ["only the time of a change", `${changed}\0`],
  ["a camera whose clock was never set", "0000:00:00 00:00:00\0".repeat(2)],
  ["times in a text", `${taken} ${taken} `],
  ["nothing", ""],
])("%s is no time of a photograph", (_, text) => {
  expect(dateTaken(bytes(text))).toBeUndefined();
});

test("a JPEG keeps all its bytes behind the time", () => {
  const jpeg = bytes("SOI and the rest");
  expect(withDate(jpeg, undefined)).toBe(jpeg);
  const dated = Buffer.from(withDate(jpeg, taken));
  expect(dated.readUInt16BE(2)).toBe(0xffe1);
  const end = 4 + dated.readUInt16BE(4);
  const remaining = [dated.subarray(0, 2), dated.subarray(end)];
  expect(Buffer.concat(remaining).toString()).toBe("SOI and the rest");
  expect(dated.toString("latin1")).toContain(`${taken}\0`);
});
