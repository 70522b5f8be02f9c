import { expect, test } from "vitest";
import { dialed } from "./dialed.ts";

test.each([
  ["(713) 555-0142", "+17135550142"],
  ["713.555.0142", "+17135550142"],
  ["1-713-555-0142", "+17135550142"],
  ["+44 20 7946 0000", "+442079460000"],
  ["911", "911"],
  ["2-1-1", "211"],
  ["1-800-621-FEMA", "+18006213362"],
  ["1-800-621-FEMA (3362)", "+18006213362"],
  ["(800) FLOOD-42", "+18003566342"],
])("%s dials %s", (display, e164) => {
  expect(dialed(display)).toEqual({ e164 });
});

test.each([
  ["a digit is missing", "(713) 555-014", "9 digits"],
  ["a word is too short", "800-FLOOD", "8 digits"],
  ["the digits beside a word differ", "800-621-FEMA (3363)", "says 3363"],
  ["it is an address", "office@firm.example", "not a phone number"],
  ["it has no digit", "call us", "not a phone number"],
])("a number is refused if %s", (_why, display, problem) => {
  expect(dialed(display).problem).toContain(problem);
});
