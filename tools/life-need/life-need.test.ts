import { expect, test } from "vitest";
import { work } from "#tools/tool.ts";
import { lifeNeedTool } from "./life-need.ts";

const solved = (typed: Record<string, string>) =>
  work(lifeNeedTool, typed, "en").result!;

test.each([
  [
    "Dali’s Financial Services, 2025, DIME: ten years of $60,000, and the mortgage",
    { income: "$60,000", years: "10", mortgage: "250k" },
    850_000,
  ],
  [
    "the same, with public college for two",
    { income: "60000", years: "10", mortgage: "250,000", college: "160k" },
    1_010_000,
  ],
  // jeopardylabs.com, "DIME method": three families.
  [
    "Carlos: eight years of $50,000",
    { income: "50K", years: "8", debts: "5K", mortgage: "120K", college: "0" },
    525_000,
  ],
  [
    "Monique: twelve years, and a daughter’s college",
    {
      income: "75K",
      years: "12",
      debts: "20K",
      mortgage: "300K",
      college: "90K",
    },
    1_310_000,
  ],
  [
    "the Nguyens: college for two",
    {
      income: "90K",
      years: "10",
      debts: "15K",
      mortgage: "400K",
      college: "200K",
    },
    1_515_000,
  ],
  ["the same site: the income alone", { income: "$60K", years: "10" }, 600_000],
  [
    "rickiekeys.com, DIME: twenty years of $50,000",
    { income: "$50,000", years: "20" },
    1_000_000,
  ],
  [
    "mybrokerjoe.com, DIME: fifteen years of $50,000",
    { income: "50,000", years: "15" },
    750_000,
  ],
  [
    "calculator.city, DIME: a policy through work leaves a gap",
    {
      income: "$75,000",
      years: "10",
      mortgage: "$200,000",
      debts: "$10,000",
      college: "$100,000",
      final: "$15,000",
      coverage: "$100,000",
    },
    975_000,
  ],
  [
    "lifeinsuranceexpert.ca, DIME: $3,000 a month for ten years",
    {
      income: "36,000",
      years: "10",
      debts: "$50,000",
      mortgage: "200k",
      college: "120k",
    },
    730_000,
  ],
  [
    "less what they have",
    { income: "60k", years: "10", savings: "50k", coverage: "100k" },
    450_000,
  ],
  [
    "debts, a funeral and no income",
    { income: "0", years: "1", debts: "20k", final: "15k" },
    35_000,
  ],
  ["enough already", { income: "40k", years: "5", coverage: "$1.2m" }, 0],
])("%s", (_, typed, gap) => {
  expect(solved(typed).gap).toBe(gap);
});

test("the parts sum to the need, and more savings never leave more missing", () => {
  let seed = 7;
  const next = () => String((seed = (seed * 48_271) % 2_147_483_647) % 900_000);
  for (let count = 0; count < 300; count++) {
    const typed = {
      income: next(),
      years: "12",
      debts: next(),
      college: next(),
      savings: next(),
      coverage: next(),
    };
    const { needs, need, have, gap } = solved(typed);
    expect(needs.reduce((sum, { amount }) => sum + amount, 0)).toBe(need);
    expect(gap).toBe(need > have ? need - have : 0);
    const more = String(Number(typed.savings) + 10_000);
    expect(solved({ ...typed, savings: more }).gap).toBeLessThanOrEqual(gap);
  }
});

test.each([
  [{ income: "-1" }, "income"],
  [{ income: "lots" }, "income"],
  [{ income: "9".repeat(30) }, "income"],
  [{ income: "0" }, "income"],
  [{ years: "0" }, "years"],
  [{ years: "200" }, "years"],
  [{ mortgage: "<b>" }, "mortgage"],
  [{ debts: "1,5" }, "debts"],
  [{ savings: "-20k" }, "savings"],
  [{ coverage: "1e9" }, "coverage"],
])("%j has a problem at one field and no result", (wrong, field) => {
  const typed = { income: "60k", years: "10", ...wrong };
  const { problems, result } = work(lifeNeedTool, typed, "en");
  expect(Object.keys(problems)).toEqual([field]);
  expect(result).toBeUndefined();
});
