import type { LanguageContent } from "./language-folders.ts";
import { families, type Family } from "./page-templates.ts";
import {
  islands,
  separate,
  tools,
  type Section,
  type SectionKind,
} from "./section-kinds.ts";

/** The kinds of a page's sections whose code other pages do not load. */
export function separateIn({ sections = [] }: { sections?: unknown }) {
  const kinds = (sections as Section[]).map(({ kind }) => kind);
  return separate.filter((kind) => kinds.includes(kind));
}

/** The name of the route module for pages of a family that have these kinds of sections. */
export const sectionView = (family: string, kinds: readonly SectionKind[]) =>
  `views/${[family, ...kinds].join("-with-")}`;

/** Whether a route module of that name has tools. */
export const hasTools = (view: string): boolean =>
  tools.some((tool) => view.includes(`-with-${tool}`));

/**
 * The route modules of the families. One imports only the components of the sections that its pages have, so that no
 * other page loads a tool.
 */
export function sectionViews(
  languages: readonly LanguageContent[],
): [name: string, source: string][] {
  const kinds = new Map<string, { family: Family; kinds: Set<SectionKind> }>();
  for (const family of families)
    for (const language of languages)
      for (const page of Object.values(Object(language[family]) as Pages)) {
        const view = sectionView(family, separateIn(page));
        if (!kinds.has(view)) kinds.set(view, { family, kinds: new Set() });
        for (const { kind } of page.sections) kinds.get(view)!.kinds.add(kind);
      }
  return [...kinds].map(([view, one]) => [
    `${view}.tsx`,
    viewModule([...one.kinds].toSorted()),
  ]);
}

type Pages = Readonly<Record<string, { sections: readonly Section[] }>>;

function viewModule(kinds: readonly SectionKind[]): string {
  const imports = kinds.map(
    (kind) =>
      `import { ${componentOf(kind)} } from "#app/sections/${kind}/${kind}-section.tsx";`,
  );
  const entries = kinds.map((kind) => {
    const component = componentOf(kind);
    return islands.includes(kind)
      ? `  "${kind}": (section: ComponentProps<typeof ${component}>) => (
    <Island name="${kind}-section" of={${component}} props={section} />
  ),`
      : `  "${kind}": ${component},`;
  });
  const hasIslands = kinds.some((kind) => islands.includes(kind));
  // Contact Us leads to this page's own form, or begins a message about the page.
  const handle = kinds.includes("contact") ? "hasContact" : "isSubject";
  return `// Made from content/ by compile/section-views.ts.
${hasIslands ? `import type { ComponentProps } from "react";\nimport { Island } from "#app/islands/island.tsx";\n` : ""}import { FamilyPage, type FamilyPageData } from "#app/pages/family/family-page.tsx";
${imports.join("\n")}

export { loader } from "#app/pages/family/load-family.ts";
export { meta } from "#app/layout/page-meta.ts";
export const handle = { ${handle}: true };

const sections = {
${entries.join("\n")}
};

export default function View({ loaderData }: { loaderData: FamilyPageData }) {
  return <FamilyPage page={loaderData} sections={sections} />;
}
`;
}

/** "flood-wait" to "FloodWaitSection" */
const componentOf = (kind: SectionKind) =>
  `${kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Section`;
