import type * as v from "valibot";
import { annotatedForm } from "#app/sections/annotated-form/schema.ts";
import { articles } from "#app/sections/articles/schema.ts";
import { businessIncome } from "#app/sections/business-income/schema.ts";
import { cards } from "#app/sections/cards/schema.ts";
import { certificateRequirements } from "#app/sections/certificate-requirements/schema.ts";
import { checklist } from "#app/sections/checklist/schema.ts";
import { claimClock } from "#app/sections/claim-clock/schema.ts";
import { clauses } from "#app/sections/clauses/schema.ts";
import { compareQuotes } from "#app/sections/compare-quotes/schema.ts";
import { coastMap } from "#app/sections/coast-map/schema.ts";
import { coastalWind } from "#app/sections/coastal-wind/schema.ts";
import { contact } from "#app/sections/contact/schema.ts";
import { customers } from "#app/sections/customers/schema.ts";
import { deductible } from "#app/sections/deductible/schema.ts";
import { disabilityGap } from "#app/sections/disability-gap/schema.ts";
import { floodWait } from "#app/sections/flood-wait/schema.ts";
import { gallery } from "#app/sections/gallery/schema.ts";
import { homeInventory } from "#app/sections/home-inventory/schema.ts";
import { icons } from "#app/sections/icons/schema.ts";
import { lifeNeed } from "#app/sections/life-need/schema.ts";
import { loss } from "#app/sections/loss/schema.ts";
import { names } from "#app/sections/names/schema.ts";
import { nonrenewed } from "#app/sections/nonrenewed/schema.ts";
import { photo } from "#app/sections/photo/schema.ts";
import { phrases } from "#app/sections/phrases/schema.ts";
import { prose } from "#app/sections/prose/schema.ts";
import { questions } from "#app/sections/questions/schema.ts";
import { rebuildCost } from "#app/sections/rebuild-cost/schema.ts";
import { rows } from "#app/sections/rows/schema.ts";
import { steps } from "#app/sections/steps/schema.ts";
import { stormSheet } from "#app/sections/storm-sheet/schema.ts";
import { story } from "#app/sections/story/schema.ts";
import { table } from "#app/sections/table/schema.ts";
import { terms } from "#app/sections/terms/schema.ts";
import { yourDeductible } from "#app/sections/your-deductible/schema.ts";
import type { Known } from "./schemas/page-schema.ts";

/**
 * Every kind of section. `<kind>` is a folder of app/sections: its schema, and in `<kind>-section.tsx` its component,
 * with the kind's name and “Section”.
 */
export const sectionSchemas = (known: Known) =>
  [
    prose,
    story,
    photo,
    cards,
    rows,
    gallery,
    icons,
    steps,
    names,
    terms,
    table,
    checklist,
    clauses,
    annotatedForm,
    phrases,
    questions,
    loss,
    customers,
    articles(known),
    contact,
    deductible,
    floodWait,
    compareQuotes,
    rebuildCost,
    lifeNeed,
    disabilityGap,
    businessIncome,
    yourDeductible,
    claimClock,
    nonrenewed,
    certificateRequirements,
    coastMap,
    coastalWind,
    homeInventory,
    stormSheet,
  ] as const;

/** A section of a page, as its file has it, and whether it is on the darker ground. */
export type Section = v.InferOutput<
  ReturnType<typeof sectionSchemas>[number]
> & { tone?: "sunk" };

export type SectionKind = Section["kind"];

/** Tools: what visitors fill in or look something up in. */
export const tools: readonly SectionKind[] = [
  "business-income",
  "certificate-requirements",
  "claim-clock",
  "compare-quotes",
  "coast-map",
  "coastal-wind",
  "deductible",
  "disability-gap",
  "flood-wait",
  "home-inventory",
  "life-need",
  "nonrenewed",
  "rebuild-cost",
  "storm-sheet",
  "your-deductible",
];

/** Kinds whose code only the pages with one load. A gallery shows the result of every tool. */
export const separate: readonly SectionKind[] = [
  ...tools,
  "gallery",
  "annotated-form",
];

/** Tools that React takes over in the browser (app/islands.ts). */
export const islands = tools.filter(
  (kind) => !["coast-map", "deductible"].includes(kind),
);
