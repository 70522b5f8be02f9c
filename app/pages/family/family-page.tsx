import type { ComponentType } from "react";
import { navigation } from "#content/navigation.ts";
import { familyPage } from "#content/ui/family-page.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { useContactAddress } from "#app/layout/contact-address.ts";
import { AnswersSection } from "#app/sections/answers/answers-section.tsx";
import { Cutaway } from "#app/sections/cutaway/cutaway.tsx";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SourcesSection } from "#app/sections/sources/sources-section.tsx";
import { ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { FamilyPageData, LoadedSection } from "./load-family.ts";

export type { FamilyPageData };

type FamilyPageProps = {
  page: FamilyPageData;
  /** The component of each kind of section on the page. */
  sections: {
    [Kind in LoadedSection["kind"]]?: ComponentType<
      Extract<LoadedSection, { kind: Kind }>
    >;
  };
};

/** A page of an industry, a personal line, a service or a coverage, or a guide: its sections in the order of its file. */
export function FamilyPage({ page, sections }: FamilyPageProps) {
  const words = useWords(familyPage);
  const layout = useWords(siteLayout);
  const { tasks } = useWords(navigation);
  const contact = useContactAddress();
  const { family, jump, finder } = page;
  const isTool = family === "tools";
  const isGuide = family === "coverage" || family === "guides" || isTool;
  const isPrintable =
    isGuide &&
    page.sections.some(
      ({ kind }) => kind === "checklist" || kind === "clauses",
    );
  const usual: Partial<Record<typeof family, string>> = {
    industries: words.requestQuote,
    personal: words.getQuote,
  };
  const action = page.action ?? usual[family];
  const button = action && (
    <OutsideButton to={tasks.quote.path}>{action}</OutsideButton>
  );
  return (
    <>
      <PageHero
        {...page}
        isSlim={isTool}
        cutaway={page.cutaway && <Cutaway {...page.cutaway} />}
        actions={
          (button || isPrintable) && (
            <>
              {button}
              {jump && (
                <ButtonLink to={`#${jump}`} variant="quiet">
                  {words.coverages}
                </ButtonLink>
              )}
              {isPrintable && <PrintButton />}
            </>
          )
        }
      />
      {page.sections.map((section) => {
        const Section = sections[section.kind] as ComponentType<LoadedSection>;
        return <Section key={section.id} {...section} />;
      })}
      <AnswersSection answers={page.answers} />
      <ClosingSection {...page.closing} related={page.related}>
        {(button || isGuide) && (
          <>
            {button ?? <ButtonLink to={contact}>{layout.contact}</ButtonLink>}
            {finder && (
              <ButtonLink to={finder.path} variant="quiet">
                {finder.label}
              </ButtonLink>
            )}
          </>
        )}
      </ClosingSection>
      <SourcesSection list={page.sourceList} />
    </>
  );
}
