import { describe, expect, test } from "vitest";
import {
  answersInWords,
  findCoverages,
  finderAddress,
  readFinder,
  type FinderRules,
} from "./finder-answers.ts";

const bakery = { label: "Bakeries", path: "/industry/bakery" };
const index = { label: "Industries", path: "/industry" };
const flood = { label: "Flood", path: "/personal/flood" };

const rules: FinderRules = {
  business: {
    label: "A business",
    page: index,
    questions: [
      {
        name: "industry",
        question: "Which?",
        takes: "one",
        options: [
          { value: "bakery", label: "Bakery", page: bakery },
          { value: "other", label: "Other" },
        ],
      },
      {
        name: "vehicles",
        question: "What is driven?",
        takes: "several",
        options: [
          { value: "owned", label: "Our vans" },
          { value: "others", label: "Their cars" },
        ],
      },
    ],
    coverages: [
      { title: "Liability", why: "Always" },
      { title: "Auto", why: "Vans", when: ["vehicles=owned"] },
      {
        title: "Umbrella",
        why: "More",
        when: ["vehicles=owned", "industry=bakery"],
      },
    ],
  },
  home: {
    label: "A home",
    page: flood,
    questions: [
      {
        name: "vehicles",
        question: "What do you drive?",
        takes: "several",
        options: [
          { value: "car", label: "A car" },
          { value: "boat", label: "A boat" },
        ],
      },
    ],
    coverages: [
      { title: "Flood", why: "Water", page: flood, when: ["vehicles=boat"] },
    ],
  },
};

const read = (query: string) => readFinder(rules, new URLSearchParams(query));
const titles = (query: string) => {
  const answers = read(query);
  return answers && findCoverages(rules, answers).map(({ title }) => title);
};

describe("reading an address", () => {
  test("an address that does not say who it is for has no answers", () => {
    for (const query of ["", "for=", "for=both", "industry=bakery", "For=home"])
      expect(read(query)).toBeUndefined();
  });

  test("unknown answers and those of the other side are ignored", () => {
    expect(
      read(
        "for=home&vehicles=car&vehicles=owned&vehicles=%3Cb%3E&industry=bakery&x=1",
      ),
    ).toEqual({ side: "home", picked: ["vehicles=car"] });
  });

  test("answers are in the order of the questions, each once, and one where one is allowed", () => {
    expect(
      read(
        "vehicles=others&vehicles=owned&vehicles=owned&industry=other&industry=bakery&for=business",
      )?.picked,
    ).toEqual(["industry=bakery", "vehicles=owned", "vehicles=others"]);
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
  });
});

describe("the list", () => {
  test("has every coverage that always belongs, or for which one of several answers is enough, each once", () => {
    expect(titles("for=business")).toEqual(["Liability"]);
    expect(titles("for=business&vehicles=others")).toEqual(["Liability"]);
    expect(titles("for=business&industry=bakery")).toEqual([
      "Liability",
      "Umbrella",
    ]);
    expect(titles("for=business&vehicles=owned&industry=bakery")).toEqual([
      "Liability",
      "Auto",
      "Umbrella",
    ]);
    expect(titles("for=home&vehicles=car")).toEqual([]);
  });

  test("a coverage links to its own page, else to the industry's, else to the index", () => {
    const paths = (query: string) =>
      findCoverages(rules, read(query)!).map(({ page }) => page.path);
    expect(paths("for=business&industry=bakery")).toEqual([
      bakery.path,
      bakery.path,
    ]);
    expect(paths("for=business&industry=other")).toEqual([index.path]);
    expect(paths("for=home&vehicles=boat")).toEqual([flood.path]);
  });

  test("the answers are put into words", () => {
    expect(answersInWords(rules, read("for=business&vehicles=owned")!)).toEqual(
      ["A business", "Our vans"],
    );
  });
});
