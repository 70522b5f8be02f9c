import * as v from "valibot";
import { iconNames } from "#app/ui/icon-names.ts";
import { differentiator } from "./personal-schema.ts";
import { familyPage, listOf, text, titledText } from "./page-schema.ts";

const titled = { title: text, intro: v.optional(text) };

/** The shapes a section of a service page can take. `serviceCounts` has some of the ids. */
const section = v.variant("kind", [
  v.strictObject({
    kind: v.literal("prose"),
    id: text,
    title: text,
    paragraphs: listOf(text, 1, 5),
  }),
  v.strictObject({
    kind: v.literal("cards"),
    id: text,
    ...titled,
    list: listOf(titledText, 2, 9),
  }),
  v.strictObject({
    kind: v.literal("icons"),
    id: text,
    ...titled,
    list: listOf(differentiator, 3, 8),
  }),
  v.strictObject({
    kind: v.literal("steps"),
    id: text,
    ...titled,
    list: listOf(titledText, 3, 9),
  }),
  v.strictObject({
    kind: v.literal("names"),
    id: text,
    ...titled,
    list: listOf(text, 3, 14),
  }),
  v.strictObject({
    kind: v.literal("partners"),
    id: text,
    ...titled,
    list: listOf(
      v.object({
        icon: v.picklist(iconNames),
        category: text,
        description: text,
        specialties: listOf(text, 3, 6),
      }),
      6,
    ),
  }),
]);

export type ServiceSection = v.InferOutput<typeof section>;

/** One file of `content/services`. */
export const serviceSchema = v.strictObject({
  ...familyPage,
  /** Path under /services. */
  path: text,
  sections: listOf(section, 3, 8),
  /** The page's button, which opens the outside application in a new tab. Claims advocacy has none. */
  action: v.optional(text),
  closing: v.object({ title: text, text }),
});

export type Service = v.InferOutput<typeof serviceSchema>;

/** How many entries each named section has (docs/product.md, "Service pages"). */
export const serviceCounts: Record<string, Record<string, number>> = {
  "commercial-property": { highlights: 7, enhancements: 5, differentiators: 4 },
  "claims-advocacy": { steps: 7, differentiators: 3 },
  "alternative-risk-financing": { solutions: 5 },
  "loss-control": { components: 5 },
  "portfolio-management": { components: 5 },
  "private-client": {},
  "risk-management": { features: 7 },
  "benchmark-network": { partners: 6, benefits: 4 },
};
