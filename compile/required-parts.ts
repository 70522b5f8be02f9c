import { scenes } from "#art/scenes.ts";
import type { LegalDocument } from "./schemas/document-schema.ts";
import { partsOf, readMarkdown } from "./markdown.ts";
import { sceneName } from "./page-table.ts";
import { isFamily, templateProblems } from "./page-templates.ts";
import type { FamilyContent } from "./schemas/family-schema.ts";

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

type Problem = { path: readonly PropertyKey[]; message: string };

/** The requirements for one page of a folder that the others do not have. */
export function partProblems(
  key: string,
  slug: string,
  value: unknown,
): Problem[] {
  if (key === "legal") return documentProblems(slug, value as LegalDocument);
  if (!isFamily(key)) return [];
  const page = value as FamilyContent;
  return [
    ...(page.picture ? [] : sceneProblems(slug)),
    ...templateProblems(key, slug, page.sections),
  ];
}

function sceneProblems(slug: string): Problem[] {
  const name = sceneName(slug);
  return Object.hasOwn(scenes, name)
    ? []
    : [
        {
          path: [],
          message: `has no picture: name one as picture, or draw the scene art/scenes/${name}.ts and name it in art/scenes.ts`,
        },
      ];
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
