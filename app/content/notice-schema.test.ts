import * as v from "valibot";
import { expect, test } from "vitest";
import content from "#content/notice.ts";
import { noticeSchema } from "./notice-schema.ts";

const notice = {
  isOn: true,
  title: "A warning",
  text: "What to do now.",
  from: "2026-08-24T06:00-05:00",
  until: "2026-08-31T18:00-05:00",
  link: { label: "More", to: "/storm" },
};

const wrongFields = (change: object) =>
  v
    .safeParse(noticeSchema, { ...notice, ...change })
    .issues?.map((issue) => v.getDotPath(issue));

test("the notice of the site is right", () => {
  expect(wrongFields({})).toBeUndefined();
  expect(wrongFields(content)).toBeUndefined();
});

test.each([
  ["isOn", "yes"],
  ["title", " "],
  ["title", "x".repeat(61)],
  ["text", ""],
  ["text", "x".repeat(161)],
  // Without an offset it is another moment on another server.
  ["from", "2026-08-24T06:00"],
  ["from", "2026-08-24"],
  ["from", "August 24"],
  ["from", "2026-02-30T06:00-06:00"],
  ["from", "2026-13-01T06:00-06:00"],
  ["until", "2026-08-31T25:00-05:00"],
  ["until", notice.from],
  // Later by the clock on the wall, earlier in time.
  ["until", "2026-08-24T06:30+05:00"],
  ["link.label", ""],
  ["link.to", "//evil.example"],
  ["link.to", "https://evil.example"],
])("%s as %j is wrong, by name", (path, value) => {
  const [field = "", part] = path.split(".");
  const change = part ? { ...notice.link, [part]: value } : value;
  expect(wrongFields({ [field]: change })).toEqual([path]);
});

test("until may be told in another offset than from", () => {
  expect(
    wrongFields({
      from: "2026-10-31T06:00-05:00",
      until: "2026-11-02T06:00-06:00",
    }),
  ).toBeUndefined();
});
