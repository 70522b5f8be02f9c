import * as v from "valibot";
import { expect, test } from "vitest";
import { coverageFinder } from "#content/coverage-finder.ts";
import { findCoverages, sides } from "#queries/finder-answers.ts";
import { warn } from "../../tests/warnings.ts";
import { allPages } from "./pages.ts";
import { coverageFinderSchema } from "#compile/schemas/coverage-finder-schema.ts";

const { rules } = coverageFinder;

test("there are at most six questions, including the first", () => {
  for (const side of sides)
    expect(rules[side].questions.length + 1).toBeLessThanOrEqual(6);
});

test("warns of an industry of the site that cannot be chosen", async () => {
  const chosen = rules.business.questions.flatMap(({ options }) =>
    options.map(({ page }) => page?.path),
  );
  const missing = allPages()
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/industry/") && !chosen.includes(path));
  expect(chosen.filter(Boolean)).not.toEqual([]);
  if (missing.length > 0)
    warn(
      `${missing.length} of the industries cannot be chosen in the coverage finder: ${missing.join(", ")}`,
    );
});

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

test("every answer adds something to the picture", () => {
  for (const side of sides)
    for (const { name, options } of rules[side].questions)
      for (const { value, adds } of options)
        expect(adds, `${name}=${value}`).not.toHaveLength(0);
});

// Tex. Labor Code § 406.002 and Tex. Transp. Code § 601.051
test("Texas law requires liability insurance for vehicles, and no workers’ compensation of most employers", () => {
  const groupOf = (
    side: (typeof sides)[number],
    page: string,
    picked: string[],
  ) =>
    findCoverages(rules, { side, picked }).find(
      (coverage) => coverage.page.path === page,
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
    const first = (picked: string[]) =>
      rules[side].coverages
        .filter(({ when }) => when?.[0] === owned)
        .map(
          ({ title }) =>
            findCoverages(rules, { side, picked }).find(
              (one) => one.title === title,
            )?.group,
        )[0];
    expect(first([owned]), side).toBe("depends");
    expect(first([owned, loan]), side).toBe("required");
  }
});

test.each(["when", "required"])(
  "a coverage whose %s names an answer no question offers is an error",
  (field) => {
    const [first, ...others] = coverageFinder.rules.home.coverages;
    const when = ["property=castle"];
    const home = {
      ...coverageFinder.rules.home,
      coverages: [
        {
          ...first,
          [field]: field === "when" ? when : [{ by: "A king", when }],
        },
        ...others,
      ],
    };
    const { issues } = v.safeParse(coverageFinderSchema, {
      ...coverageFinder,
      rules: { ...coverageFinder.rules, home },
    });
    expect(issues?.map(({ message }) => message).join()).toContain(
      "property=castle",
    );
  },
);
