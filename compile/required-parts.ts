import type { LegalDocument } from "./schemas/document-schema.ts";
import { partsOf, readMarkdown } from "./markdown.ts";
import { isFamily, templateProblems } from "./page-templates.ts";
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

type Problem = { path: readonly PropertyKey[]; message: string };

/** The requirements for one page of a folder that the others do not have. */
export function partProblems(
  key: string,
  slug: string,
  value: unknown,
): Problem[] {
  if (key === "legal") return documentProblems(slug, value as LegalDocument);
  if (!isFamily(key)) return [];
  return templateProblems(key, slug, (value as FamilyContent).sections);
}

/** The check uses only the headings. */
const noWords = { sources: "", table: "" };

function documentProblems(slug: string, { body }: LegalDocument): Problem[] {
  const wanted = documentParts[slug];
  const found = partsOf(readMarkdown(body, noWords).nodes).map(({ id }) => id);
  return !wanted || wanted.join() === found.join()
    ? []
    : [
        {
          path: ["body"],
          message: `has the parts ${found.join(", ")}: it needs ${wanted.join(", ")}, in this order, each as a heading such as “## Links {#links}”`,
        },
      ];
}
