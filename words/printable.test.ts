import { expect, test } from "vitest";
import { printable, printableLine } from "./printable.ts";

test.each([
  ["a Persian name", "می\u200cخواهم"],
  ["a family", "👩\u200d👩\u200d👧"],
  ["a worker with a skin tone", "👷🏽\u200d♀\ufe0f"],
  ["a heart on fire", "❤\ufe0f\u200d🔥"],
  ["a conjunct in Sinhala", "ශ\u0dca\u200dරී"],
  ["an older Malayalam ending", "അവന\u0d4d\u200d വന്നു"],
  ["accents, spaces, tabs and lines", "Zoë\u00a0O’Brien\n\t保險"],
])("keeps %s as typed", (_, text) => {
  expect(printable(text)).toBe(text);
});

test.each([
  ["a\u200b\ufeff\u2060\u00adb", "ab"],
  ["\u202egnp.exe\u2066\u200f", "gnp.exe"],
  ["\u200d\u200ca\u200d \u200cb\u200d", "a b"],
  ["a\u200d\u200db", "ab"],
  ["1\u200d2", "12"],
  ["\u001b[2Ja\u0000\u0007\u009b", "[2Ja"],
  ["a\ud800b", "ab"],
  ["\u{1f3f4}\u{e0075}\u{e007f}", "\u{1f3f4}"],
  ["a\r\nb\rc\u2028d\u2029e", "a\nb\nc\nd\ne"],
])("leaves out what nobody sees: %j", (text, expected) => {
  expect(printable(text)).toBe(expected);
});

test("puts several lines on one", () => {
  expect(printableLine("a\r\nBcc: b\u2028\tc")).toBe("a Bcc: b c");
});
