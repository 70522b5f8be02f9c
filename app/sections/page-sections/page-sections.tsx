import { Fragment, type ReactNode } from "react";
import type { PageSection } from "#compile/schemas/section-schema.ts";
import { PageSectionView } from "./page-section.tsx";

type PageSectionsProps = {
  sections: readonly PageSection[];
  /** A section of this page alone, and the id of the one that it follows. */
  extra?: { after: string; section: ReactNode } | undefined;
};

/** The sections of a page in their order, every second one sunk. */
export function PageSections({ sections, extra }: PageSectionsProps) {
  return sections.map((section, index) => (
    <Fragment key={section.id}>
      <PageSectionView
        section={section}
        tone={index % 2 === 1 ? "sunk" : undefined}
      />
      {section.id === extra?.after && extra.section}
    </Fragment>
  ));
}
