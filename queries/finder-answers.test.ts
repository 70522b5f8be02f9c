import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  answersInWords,
  countOf,
  findCoverages,
  finderAddress,
  partsOf,
  quoteAddress,
  readFinder,
  readQuestion,
  type FinderRules,
} from "./finder-answers.ts";

const rules = parse(
  readFileSync("tests/cases/finder.yaml", "utf8"),
) as FinderRules;

const read = (query: string) => readFinder(rules, new URLSearchParams(query));
describe("reading an address", () => {
  test("an address that does not say who it is for has no answers", () => {
    for (const query of ["", "for=", "for=both", "industry=bakery", "For=home"])
      expect(read(query)).toBeUndefined();
  });

  test("unknown answers and those of the other side are ignored", () => {
    const sent = "vehicles=car&vehicles=owned&vehicles=%3Cb%3E";
    expect(read(`for=home&${sent}&industry=bakery&x=1`)).toEqual({
      side: "home",
      picked: ["vehicles=car"],
    });
  });

  test("answers are in the order of the questions, each once, and one where one is allowed", () => {
    const cars = "vehicles=others&vehicles=owned&vehicles=owned";
    const sent = `${cars}&industry=other&industry=bakery&for=business`;
    expect(read(sent)?.picked).toEqual([
      "industry=bakery",
      "vehicles=owned",
      "vehicles=others",
    ]);
  });

  test("an address written from answers reads the same", () => {
    const address = finderAddress(
      read("vehicles=others&for=business&industry=other"),
    );
    expect(address).toBe(
      "/coverage-finder?for=business&industry=other&vehicles=others",
    );
    expect(finderAddress(read(address.split("?")[1]!))).toBe(address);
    expect(finderAddress(undefined)).toBe("/coverage-finder");
    expect(quoteAddress(read("for=home&vehicles=car")!)).toBe(
      "/quote?tool=coverage-finder&for=home&vehicles=car",
    );
    expect(finderAddress(read("for=home&vehicles=car"), 2)).toBe(
      "/coverage-finder?for=home&vehicles=car&question=2",
    );
  });
});

describe("the list", () => {
  test.each([
    ["business", "Liability"],
    ["business&vehicles=others", "Liability"],
    ["business&industry=bakery", "Umbrella, Liability"],
    ["business&vehicles=owned&industry=bakery", "Auto, Umbrella, Liability"],
    ["home&vehicles=car", ""],
  ])(
    "has every coverage that always belongs, or for which one of several answers is enough, each once: %s",
    (query, titles) => {
      const found = findCoverages(rules, read(`for=${query}`)!);
      expect(found.map(({ title }) => title).join(", ")).toBe(titles);
    },
  );

  test("a coverage links to its own page, else to the industry's, else to the index", () => {
    const paths = (query: string) =>
      findCoverages(rules, read(query)!).map(({ page }) => page.path);
    expect(paths("for=business&industry=bakery")).toEqual([
      "/industry/bakery",
      "/industry/bakery",
    ]);
    expect(paths("for=business&industry=other")).toEqual(["/industry"]);
    expect(paths("for=home&vehicles=boat")).toEqual(["/personal/flood"]);
  });

  test("what is required comes first and says by whom; whether it is required depends on the answers", () => {
    const found = (query: string) =>
      findCoverages(rules, read(query)!).map(({ title, group, by, why }) =>
        [title, group, by, why].filter(Boolean).join("; "),
      );
    const auto = "Auto; required; By law; Vans";
    const liability = "Liability; depends; Always";
    expect(found("for=business&vehicles=owned")).toEqual([
      auto,
      "Umbrella; missed; More",
      liability,
    ]);
    expect(found("for=business&vehicles=owned&vehicles=others")).toEqual([
      auto,
      "Umbrella; required; By drivers; Theirs",
      liability,
    ]);
  });

  test("a coverage is about the part of the picture that one of its answers adds, else about the first part", () => {
    const found = findCoverages(
      rules,
      read("for=business&vehicles=owned&industry=bakery")!,
    );
    expect(found.map(({ title, part }) => `${title}: ${part}`)).toEqual([
      "Auto: van",
      "Umbrella: oven",
      "Liability: oven",
    ]);
  });

  test("the answers are put into words", () => {
    expect(answersInWords(rules, read("for=business&vehicles=owned")!)).toEqual(
      ["A business", "Our vans"],
    );
  });
});

describe("the questions", () => {
  const question = (query: string) =>
    readQuestion(rules, new URLSearchParams(query));

  test("an address without answers shows the first, and one with answers the one it names or the list", () => {
    expect(question("")).toBe(1);
    expect(question("question=3")).toBe(1);
    expect(question("for=business&question=3")).toBe(3);
    expect(question("for=business")).toBeUndefined();
    for (const other of ["0", "4", "1.5", "two", ""])
      expect(question(`for=business&question=${other}`)).toBeUndefined();
  });

  test("are as many as the side has, with the one for the side, and at most those of the longer side", () => {
    expect(countOf(rules, read("for=home"))).toBe(2);
    expect(countOf(rules, read("for=business"))).toBe(3);
    expect(countOf(rules, undefined)).toBe(3);
  });

  test("each answer adds its parts to the picture, and an open question its outline", () => {
    const parts = (query: string, at?: number) => [
      ...partsOf(rules, read(query), at),
    ];
    expect(parts("", 1)).toEqual(["outline"]);
    expect(parts("for=business", 2)).toEqual(["town", "outline"]);
    expect(parts("for=business", 3)).toEqual(["town"]);
    expect(parts("for=business")).toEqual(["town"]);
    const all = "for=business&industry=bakery&vehicles=owned&vehicles=others";
    expect(parts(all, 2)).toEqual(["town", "oven", "van"]);
  });
});
