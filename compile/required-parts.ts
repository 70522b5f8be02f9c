import type { Report } from "./content-problem.ts";
import type { LegalDocument } from "./schemas/document-schema.ts";
import { sectionIds } from "./prose-problems.ts";
import { checkTemplate, isFamily } from "./page-templates.ts";
import type { FamilyContent } from "./family-schema.ts";

/** The parts that documents have, in their order (docs/product.md, "Legal pages"). */
const documentParts: Record<string, readonly string[]> = {
  "terms-of-service": [
    "terms",
    "use-license",
    "disclaimer",
    "limitations",
    "accuracy-of-materials",
    "links",
    "modifications",
    "governing-law",
  ],
  "privacy-notice": [
    "collection",
    "retention",
    "links",
    "refusing",
    "changes",
    "what-this-website-stores",
    "categories",
    "sharing",
    "laws",
    "your-rights",
    "how-to-ask",
    "appeal",
  ],
};

/** Files that the site links to without their being in a menu. */
export const requiredFiles = Object.keys(documentParts).map(
  (slug) => `legal/${slug}.md`,
);

/** Reports what one page of a folder lacks that the others need not have. */
export function checkParts(
  key: string,
  slug: string,
  value: unknown,
  report: Report,
): void {
  if (key === "legal") checkDocument(slug, value as LegalDocument, report);
  else if (isFamily(key))
    checkTemplate(key, slug, (value as FamilyContent).sections, report);
  else if (key === "newsletters" && !/^\d{4}-\d\d-\d\d$/.test(slug))
    report([], "needs the day of the issue as its name, such as 2027-01-05");
}

function checkDocument(slug: string, { body }: LegalDocument, report: Report) {
  const wanted = documentParts[slug];
  const found = sectionIds(body);
  if (wanted && wanted.join() !== found.join())
    report(
      ["body"],
      `has the parts ${found.join(", ")}: it needs ${wanted.join(", ")}, in this order, each as a heading such as “## Links {#links}”`,
    );
}
