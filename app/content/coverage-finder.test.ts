import * as v from "valibot";
import { expect, test } from "vitest";
import { coverageFinder } from "#content/coverage-finder.ts";
import { findCoverages, sides } from "#queries/finder-answers.ts";
import { coverageFinderSchema } from "#compile/schemas/coverage-finder-schema.ts";

const { rules } = coverageFinder;

test("the list for an industry links to that industry's page", () => {
  const { questions } = rules.business;
  for (const { name, options } of questions)
    for (const { value, page } of options) {
      if (!page) continue;
      const found = findCoverages(rules, {
        side: "business",
        picked: [`${name}=${value}`],
      });
      expect(
        found.map((coverage) => coverage.page.path),
        value,
      ).toContain(page.path);
    }
});

test("every answer except an industry adds to the list by itself", () => {
  for (const side of sides) {
    const always = findCoverages(rules, { side, picked: [] }).length;
    for (const { name, takes, options } of rules[side].questions)
      for (const { value } of options) {
        const found = findCoverages(rules, {
          side,
          picked: [`${name}=${value}`],
        });
        const least = takes === "one" ? always : always + 1;
        expect(found.length, `${name}=${value}`).toBeGreaterThanOrEqual(least);
      }
  }
});

// Tex. Labor Code § 406.002 and Tex. Transp. Code § 601.051
test("Texas law requires liability insurance for vehicles, and no workers’ compensation of most employers", () => {
  type Side = (typeof sides)[number];
  const groupOf = (side: Side, path: string, picked: string[]) =>
    findCoverages(rules, { side, picked }).find(
      ({ page }) => page.path === path,
    )?.group;
  const comp = "/coverage/workers-compensation";
  expect(groupOf("business", comp, ["people=employees"])).toBe("depends");
  expect(
    groupOf("business", "/coverage/commercial-auto", ["vehicles=owned"]),
  ).toBe("required");
  for (const vehicle of ["car", "classic"])
    expect(
      groupOf("home", "/personal/auto-insurance", [`vehicles=${vehicle}`]),
    ).toBe("required");
});

test("property is required with a loan only", () => {
  const property = {
    business: ["property=building", "contracts=loan"],
    home: ["property=house", "contracts=mortgage"],
  };
  for (const side of sides) {
    const [owned = "", loan = ""] = property[side];
    const { title } = rules[side].coverages.find(
      ({ when }) => when?.[0] === owned,
    )!;
    const first = (picked: string[]) =>
      findCoverages(rules, { side, picked }).find((one) => one.title === title)
        ?.group;
    expect(first([owned]), side).toBe("depends");
    expect(first([owned, loan]), side).toBe("required");
  }
});

test.each(["when", "required"])(
  "a coverage whose %s names an answer no question offers is an error",
  (field) => {
    const { home } = coverageFinder.rules;
    const [first, ...others] = home.coverages;
    const when = ["property=castle"];
    const wrong = field === "when" ? when : [{ by: "A king", when }];
    const coverages = [{ ...first, [field]: wrong }, ...others];
    const { issues } = v.safeParse(coverageFinderSchema, {
      ...coverageFinder,
      rules: { ...coverageFinder.rules, home: { ...home, coverages } },
    });
    expect(issues?.map(({ message }) => message).join()).toContain(
      "property=castle",
    );
  },
);
