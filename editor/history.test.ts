import { expect, test } from "vitest";
import { changedWords } from "./history.ts";
import { shapeOf } from "./schema.ts";
import { object, text } from "./schemas.fixture.ts";

const hero = object({ title: text });
const shape = shapeOf(object({ phone: text, hero, body: text }));

test("a change names each field that changed, with its words before and after", () => {
  const before = "phone: 555-0100\nhero:\n  title: Old\n";
  const after = "# Hours\nphone: 555-0100\nhero:\n  title: New\n";
  expect(changedWords("content/en/home.yaml", before, after, shape)).toEqual([
    { place: "Home page › Hero › Title", before: "Old", after: "New" },
  ]);
});

test("of an article only the paragraphs that differ are shown", () => {
  const article = (middle: string) =>
    `---\nphone: "1"\n---\n\nFirst.\n\n${middle}\n\nLast.\n`;
  expect(
    changedWords(
      "content/en/posts/after-a-storm.md",
      article("Wait."),
      article("Call."),
      shape,
    ),
  ).toMatchObject([{ before: "Wait.", after: "Call." }]);
});

test("a new and a removed file are told apart", () => {
  const firstChange = (before?: string, after?: string) =>
    changedWords("content/en/home.yaml", before, after, shape)[0];
  expect(firstChange(undefined, "a: b")).toMatchObject({
    before: "",
    after: "is there",
  });
  expect(firstChange("a: b")).toMatchObject({ before: "was there", after: "" });
});
