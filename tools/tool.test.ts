import { expect, test } from "vitest";
import {
  choice,
  day,
  dollars,
  list,
  number,
  optional,
  queryOf,
  typedIn,
  work,
  type Tool,
} from "./tool.ts";

const fields = {
  insured: dollars([1000, 5000]),
  rooms: optional(number([1, 9])),
  when: optional(day),
  kind: choice("house", "flat"),
  where: optional(list("coast", "inland")),
};

const tool: Tool<typeof fields, object> = {
  name: "test",
  fields,
  check: ({ insured, rooms }) =>
    insured === 4000 && rooms ? { rooms: { kind: "many" } } : {},
  solve: (values) => values,
};

const problemsOf = (typed: Record<string, string>) =>
  work(tool, { insured: "2k", ...typed }, "en").problems;

test("complete answers have a result, with the first choice and without what is optional", () => {
  expect(work(tool, { insured: "2k" }, "en").result).toEqual({
    insured: 2000,
    kind: "house",
  });
  expect(
    work(
      tool,
      { insured: "$2,000", rooms: "3", kind: "flat", where: "coast" },
      "en",
    ),
  ).toMatchObject({ result: { insured: 2000, rooms: 3, kind: "flat" } });
});

test("half an answer has none", () => {
  expect(work(tool, { rooms: "3" }, "en")).toEqual({
    problems: {},
    missing: ["insured"],
  });
  expect(
    work(tool, { insured: "2k", rooms: "many" }, "en").result,
  ).toBeUndefined();
});

test("each wrong answer has its problem, with the limit it breaks", () => {
  expect(problemsOf({ insured: "-5" })).toEqual({
    insured: { kind: "low", limit: "$1,000" },
  });
  expect(problemsOf({ insured: "9m", rooms: "10" })).toEqual({
    insured: { kind: "high", limit: "$5,000" },
    rooms: { kind: "high", limit: "9" },
  });
  expect(problemsOf({ when: "1926-05-01" })).toEqual({
    when: { kind: "day" },
  });
  expect(problemsOf({ where: "the moon" })).toEqual({
    where: { kind: "list" },
  });
  expect(problemsOf({ insured: "4000", rooms: "2" })).toEqual({
    rooms: { kind: "many" },
  });
});

test("an address brings the answers back, and those of another tool are ignored", () => {
  const typed = { insured: "$1.2m & more", rooms: "", kind: "flat" };
  const query = new URLSearchParams(queryOf("test", typed));
  expect(typedIn(tool, query)).toMatchObject(typed);
  expect(typedIn({ ...tool, name: "other" }, query)).toBeUndefined();
  expect(typedIn(tool, new URLSearchParams("insured=5"))).toBeUndefined();
});
