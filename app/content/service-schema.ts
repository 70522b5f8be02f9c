import * as v from "valibot";
import { iconNames } from "#app/ui/icon-names.ts";
import {
  familyPage,
  iconText,
  listOf,
  text,
  titledText,
} from "./page-schema.ts";

const section = <const Kind extends string, Content extends v.ObjectEntries>(
  kind: Kind,
  content: Content,
) =>
  v.strictObject({ kind: v.literal(kind), id: text, title: text, ...content });

const listed = <const Kind extends string, Entry extends v.GenericSchema>(
  kind: Kind,
  entry: Entry,
  least: number,
  most = least,
) =>
  section(kind, { intro: v.optional(text), list: listOf(entry, least, most) });

const partner = v.object({
  icon: v.picklist(iconNames),
  category: text,
  description: text,
  specialties: listOf(text, 3, 6),
});

/** The shapes a section of a service page can take. `serviceCounts` has some of the ids. */
const sections = v.variant("kind", [
  section("prose", { paragraphs: listOf(text, 1, 5) }),
  listed("cards", titledText, 2, 9),
  listed("icons", iconText, 3, 8),
  listed("steps", titledText, 3, 9),
  listed("names", text, 3, 14),
  listed("partners", partner, 6),
]);

export type ServiceSection = v.InferOutput<typeof sections>;

/** One file of `content/services`. */
export const serviceSchema = v.strictObject({
  ...familyPage,
  /** Path under /services. */
  path: text,
  sections: listOf(sections, 3, 8),
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
