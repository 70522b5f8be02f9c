import { site } from "#content/site.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { useContactAddress } from "#app/layout/contact-address.ts";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { PageHero, type Crumb } from "#app/sections/page-hero/page-hero.tsx";
import { PageSections } from "#app/sections/page-sections/page-sections.tsx";
import { RelatedSection } from "#app/sections/related/related-section.tsx";
import { SourcesSection } from "#app/sections/sources/sources-section.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { GuidePage } from "./load-guide.ts";

type GuideViewProps = { guide: GuidePage; crumbs?: readonly Crumb[] };

/** A page about one kind of coverage, or about a task: sections in the order and kinds of its file. */
export function GuideView({ guide, crumbs }: GuideViewProps) {
  const words = useWords(siteLayout);
  const contact = useContactAddress();
  const button = guide.action && (
    <OutsideButton to={site.outside.quote}>{guide.action}</OutsideButton>
  );
  const isPrintable = guide.sections.some(
    ({ kind }) => kind === "checklist" || kind === "clauses",
  );
  return (
    <>
      <PageHero
        {...guide}
        crumbs={crumbs}
        actions={
          <>
            {button}
            {isPrintable && <PrintButton />}
          </>
        }
      />
      <PageSections sections={guide.sections} />
      <ClosingSection {...guide.closing}>
        {button ?? <ButtonLink to={contact}>{words.contact}</ButtonLink>}
      </ClosingSection>
      <RelatedSection pages={guide.related} />
      <SourcesSection list={guide.sourceList} />
    </>
  );
}
