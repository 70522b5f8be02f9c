import { Fragment, type ReactNode } from "react";
import { site } from "#content/site.ts";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { PageSectionView } from "#app/sections/page-sections/page-section.tsx";
import { RelatedSection } from "#app/sections/related/related-section.tsx";
import { SourcesSection } from "#app/sections/sources/sources-section.tsx";
import { OutsideButton } from "#app/ui/button.tsx";
import type { ServiceLine } from "./load-service.ts";

type ServiceViewProps = {
  service: ServiceLine;
  /** A section that only this service has, and the id of the section before it. */
  extra?: { after: string; section: ReactNode };
};

/** The page of a service. A service with a tool has a separate route, so no other page loads the tool. */
export function ServiceView({ service, extra }: ServiceViewProps) {
  const button = service.action && (
    <OutsideButton to={site.outside.quote}>{service.action}</OutsideButton>
  );
  return (
    <>
      <PageHero {...service} actions={button} />
      {service.sections.map((section, index) => (
        <Fragment key={section.id}>
          <PageSectionView
            section={section}
            tone={index % 2 === 1 ? "sunk" : undefined}
          />
          {section.id === extra?.after && extra.section}
        </Fragment>
      ))}
      <ClosingSection {...service.closing}>{button}</ClosingSection>
      <RelatedSection pages={service.related} />
      <SourcesSection list={service.sourceList} />
    </>
  );
}
