import type { Report } from "./content-problem.ts";
import { tools, type Section, type SectionKind } from "./section-kinds.ts";

/** A section that each page of a kind has. */
type Part = {
  id: string;
  /** Any kind if there is none. */
  kinds?: readonly SectionKind[];
  /** The least and the most entries, if it has other limits than its kind. */
  entries?: readonly [least: number, most: number];
  isOptional?: true;
  /** Only on this page, by the name of its file. */
  on?: string;
  tone?: "sunk";
};

/** A kind of page. Other sections may stand between its parts. */
export type Template = {
  /** In their order. */
  parts: readonly Part[];
  /** The part after which there are no other sections. */
  closedAfter?: string;
  /** Where docs/product.md describes these pages. */
  described: string;
};

const exactly = (count: number) => [count, count] as const;

/** The templates of the families, by their keys in content-files.ts. docs/product.md promises their orders and counts. */
export const templates = {
  industries: {
    described: "Industry pages",
    parts: [
      { id: "who-pays", kinds: ["loss"], isOptional: true },
      { id: "approach", kinds: ["prose"] },
      { id: "why-us", kinds: ["rows"] },
      { id: "coverages", kinds: ["cards"], entries: [5, 9], tone: "sunk" },
      { id: "who-we-serve", kinds: ["names"] },
      { id: "customers", kinds: ["customers"] },
      // Five show at first, and Load More adds five.
      { id: "faq", kinds: ["questions"], entries: exactly(10) },
      { id: "blog", kinds: ["articles"] },
      { id: "contact", kinds: ["contact"] },
    ],
    closedAfter: "faq",
  },
  personal: {
    described: "Personal pages",
    parts: [
      { id: "who-pays", kinds: ["loss"], isOptional: true },
      { id: "overview", kinds: ["prose"] },
      { id: "what-we-cover", kinds: ["rows"], tone: "sunk" },
      { id: "highlights", kinds: ["cards", "table"], entries: exactly(7) },
      { id: "who-we-protect", kinds: ["rows"], on: "life-insurance" },
      {
        id: "enhancements",
        kinds: ["rows"],
        entries: exactly(5),
        tone: "sunk",
      },
      { id: "differentiators", kinds: ["icons"], entries: exactly(4) },
      { id: "built-for", kinds: ["names"] },
    ],
  },
  services: {
    described: "Service pages",
    parts: [
      { on: "commercial-property", id: "highlights", entries: exactly(7) },
      { on: "commercial-property", id: "enhancements", entries: exactly(5) },
      { on: "commercial-property", id: "differentiators", entries: exactly(4) },
      { on: "claims-advocacy", id: "steps", entries: exactly(7) },
      { on: "claims-advocacy", id: "differentiators", entries: exactly(3) },
      {
        on: "alternative-risk-financing",
        id: "solutions",
        entries: exactly(5),
      },
      { on: "loss-control", id: "components", entries: exactly(5) },
      { on: "portfolio-management", id: "components", entries: exactly(5) },
      { on: "risk-management", id: "features", entries: exactly(7) },
      { on: "benchmark-network", id: "partners", entries: exactly(6) },
      { on: "benchmark-network", id: "benefits", entries: exactly(4) },
    ],
  },
  coverage: { described: "Coverage pages and guides", parts: [] },
  guides: { described: "Coverage pages and guides", parts: [] },
  tools: { described: "Tools", parts: [] },
} as const satisfies Record<string, Template>;

export type Family = keyof typeof templates;

/** The folders whose pages are made of sections. */
export const families = Object.keys(templates) as Family[];

export const isFamily = (key: string): key is Family =>
  Object.hasOwn(templates, key);

/** The sections that a page must have. */
export const partsOf = (family: Family, slug: string) =>
  (templates[family] as Template).parts.filter(({ on = slug }) => on === slug);

/** Kinds that only templates place. */
const placed: readonly SectionKind[] = ["contact", "customers"];

/** The kinds of sections that a page of a family may have. */
export function kindsOn(family: Family, all: readonly SectionKind[]) {
  const { parts }: Template = templates[family];
  return all.filter(
    (kind) =>
      !placed.includes(kind) ||
      parts.some(({ kinds }) => kinds?.includes(kind)),
  );
}

/**
 * Sections with their ground: of a template with parts, the one that a part has; otherwise every second one is sunk,
 * not counting tools.
 */
export function withTones(
  family: Family,
  sections: readonly Section[],
): Section[] {
  const { parts }: Template = templates[family];
  const sunk = parts.flatMap(({ id, tone }) => (tone ? id : []));
  const counted = sections.filter(({ kind }) => !tools.includes(kind));
  return sections.map((section) => {
    const isSunk =
      sunk.length > 0
        ? sunk.includes(section.id)
        : counted.indexOf(section) % 2 === 1;
    return isSunk ? { ...section, tone: "sunk" } : section;
  });
}

/** Reports where the sections of a page differ from its template. */
export function checkTemplate(
  family: Family,
  slug: string,
  sections: readonly Section[],
  report: Report,
): void {
  const { described, closedAfter }: Template = templates[family];
  const promise = `(docs/product.md, “${described}”, promises it)`;
  const parts = partsOf(family, slug);
  const orderOf = (id: string) => parts.findIndex((part) => part.id === id);
  const closedAt = sections.findIndex(({ id }) => id === closedAfter);
  for (const { id, kinds, isOptional } of parts)
    if (!isOptional && !sections.some((section) => section.id === id))
      report(
        ["sections"],
        `has no section with the id ${id}${kinds ? ` (${kinds.join(" or ")})` : ""}: add it ${promise}`,
      );
  for (const [index, section] of sections.entries()) {
    const add = (message: string, ...field: string[]) =>
      report(["sections", index, ...field], `${message} ${promise}`);
    const part = parts[orderOf(section.id)];
    if (!part) {
      if (closedAt >= 0 && index > closedAt)
        add(
          `is after ${closedAfter}, where a page has no sections of its own: move it up`,
        );
      continue;
    }
    const before = sections
      .slice(0, index)
      .find(({ id }) => orderOf(id) > orderOf(section.id));
    const [field, count] = entriesOf(section);
    const [least, most] = part.entries ?? [0, Infinity];
    if (before) add(`is after ${before.id}: move it up`);
    else if (part.kinds && !part.kinds.includes(section.kind))
      add(
        `is ${section.kind}: ${section.id} is ${part.kinds.join(" or ")}`,
        "kind",
      );
    else if (count < least || count > most)
      add(
        `has ${count} entries: ${section.id} has ${least === most ? `exactly ${least}` : `${least} to ${most}`}`,
        field,
      );
  }
}

/** The list of a section, by its name, and its length. */
function entriesOf(section: Section): [field: string, count: number] {
  const [field, list] = Object.entries(section).find(
    ([name, value]) =>
      ["list", "questions", "rows"].includes(name) && Array.isArray(value),
  ) ?? ["", []];
  return [field, (list as unknown[]).length];
}
