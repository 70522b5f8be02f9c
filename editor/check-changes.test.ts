import { expect, test } from "vitest";
import { changedFigures } from "./check-changes.ts";

const file = "content/en/figures.yaml";
const wait = (value: string, asOf: string, text = "until it begins") =>
  `wait:\n  value: ${value}\n  text: ${text}\n  asOf: ${asOf}\n`;
const none = () => [];
const today = "2026-11-25";

function problems(before: string, after: string) {
  return changedFigures(file, before, after, none, today).problems;
}

test("a figure with another value needs the day on which its source was read", () => {
  const before = wait("30 days", "2026-11-01");
  expect(problems(before, wait("45 days", "2026-11-01"))).toMatchObject([
    { field: "wait.asOf", message: expect.stringContaining("45 days") },
  ]);
  expect(problems(before, wait("45 days", today))).toEqual([]);
  expect(problems(before, wait("30 days", "2026-11-01", "words"))).toEqual([]);
  expect(problems("", before)).toEqual([]);
});

test("a figure that was read today can be corrected today", () => {
  expect(problems(wait("30", today), wait("45", today))).toEqual([]);
});

test("a changed figure says which pages change with it", () => {
  const page = { name: "Flood insurance", path: "/flood" } as never;
  const { warnings } = changedFigures(
    file,
    wait("30 days", "2026-11-01"),
    wait("45 days", today),
    (id) => (id === "wait" ? [page] : []),
    today,
  );
  expect(warnings).toMatchObject([
    { field: "wait", message: expect.stringContaining("Flood insurance") },
  ]);
});
