import { scenes } from "#art/scenes.ts";
import type { LegalDocument } from "./schemas/document-schema.ts";
import { partsOf, readMarkdown } from "./markdown.ts";
import { sceneName } from "#app/content/scene-name.ts";
import type { Guide } from "./schemas/guide-schema.ts";
import type { Service } from "./schemas/service-schema.ts";

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
  switch (key) {
    case "industries":
    case "personal":
      return sceneProblems(slug);
    case "guides":
      return guideProblems(slug, value as Guide);
    case "services":
      return [
        ...sceneProblems(slug),
        ...serviceProblems(slug, value as Service),
      ];
    case "legal":
      return documentProblems(slug, value as LegalDocument);
    default:
      return [];
  }
}

function sceneProblems(slug: string): Problem[] {
  const name = sceneName(slug);
  return Object.hasOwn(scenes, name)
    ? []
    : [
        {
          path: [],
          message: `has no picture: draw the scene art/scenes/${name}.ts and name it in art/scenes.ts`,
        },
      ];
}

function guideProblems(slug: string, { path }: Guide): Problem[] {
  if (path.split("/").at(-1) !== slug)
    return [
      { path: ["path"], message: `does not end with the file’s name, ${slug}` },
    ];
  return [];
}

function serviceProblems(slug: string, { sections }: Service): Problem[] {
  return Object.entries(serviceCounts[slug] ?? {}).flatMap(([id, count]) => {
    const index = sections.findIndex((section) => section.id === id);
    const section = sections[index];
    if (!section)
      return [
        { path: ["sections"], message: `has no section with the id ${id}` },
      ];
    const found = "list" in section ? section.list.length : 0;
    return found === count
      ? []
      : [
          {
            path: ["sections", index, "list"],
            message: `has ${found} entries: this list has exactly ${count}`,
          },
        ];
  });
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
