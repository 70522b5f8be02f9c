import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { designators } from "#content/figures.ts";
import about from "#content/about.ts";
import careers from "#content/careers.ts";
import { aboutSchema } from "./about-schema.ts";
import { careersSchema } from "./careers-schema.ts";

/** Files whose words are the brokerage's own. licenses.ts holds license numbers, which are no figures. */
const files = [
  "content/{about,careers,certificate-request,coverage-finder,customer-service,onboarding,policy-changes,portals,report-a-claim,storm}.ts",
  "content/legal/*.ts",
];

/** As in words.test.ts: words that promise more than a policy holds, or that only an advertiser would use. */
const forbidden =
  /\b(best|guarantee[ds]?|fully covered|cheapest|lowest price|world-class|unparalleled|unmatched|peace of mind|one-stop|leverage[ds]?|seamless(ly)?|robust|holistic|#1|number one)\b/i;

describe.each(files.flatMap((pattern) => globSync(pattern)))("%s", (path) => {
  const source = readFileSync(path, "utf8");

  test("takes every figure from the list of figures", () => {
    const ownWords = designators
      .reduce((words, name) => words.replaceAll(name, ""), source)
      .replace(/^import .*$/gm, "")
      .replace(/\$\{[^}]*\}/g, "")
      // Dates have fields of their own; a space in an address is no figure.
      .replaceAll("%20", "")
      .replace(/"\d{4}-\d{2}-\d{2}"/g, "");
    expect(ownWords.split("\n").filter((line) => /\d/.test(line))).toEqual([]);
  });

  test("promises nothing that a policy does not", () => {
    expect(source.split("\n").filter((line) => forbidden.test(line))).toEqual(
      [],
    );
  });
});

/** Fields of a content file that its schema finds wrong. */
function wrongFields(schema: v.GenericSchema, content: unknown) {
  return v
    .safeParse(schema, content)
    .issues?.map((issue) => v.getDotPath(issue));
}

test("about.ts must show eleven memberships", () => {
  expect(wrongFields(aboutSchema, about)).toBeUndefined();
  const { memberships } = about;
  const ten = { ...memberships, marks: memberships.marks.slice(1) };
  expect(wrongFields(aboutSchema, { ...about, memberships: ten })).toEqual([
    "memberships.marks",
  ]);
});

test("careers.ts must have the fixed number of entries in each list", () => {
  expect(wrongFields(careersSchema, careers)).toBeUndefined();
  const [expert, ...tracks] = careers.tracks.list;
  const wrong = {
    ...careers,
    whyJoin: { ...careers.whyJoin, cards: careers.whyJoin.cards.slice(1) },
    plan: { ...careers.plan, steps: careers.plan.steps.slice(1) },
    tracks: {
      ...careers.tracks,
      list: [{ ...expert, features: expert?.features.slice(1) }, ...tracks],
    },
    whoThrives: { ...careers.whoThrives, bullets: [] },
    testimonials: { ...careers.testimonials, list: [] },
  };
  expect(wrongFields(careersSchema, wrong)).toEqual([
    "whyJoin.cards",
    "plan.steps",
    "tracks.list.0.features",
    "whoThrives.bullets",
    "testimonials.list",
  ]);
});
