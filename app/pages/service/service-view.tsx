import type { ReactNode } from "react";
import { site } from "#content/site.ts";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { PageSections } from "#app/sections/page-sections/page-sections.tsx";
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
      <PageSections sections={service.sections} extra={extra} />
      <ClosingSection {...service.closing}>{button}</ClosingSection>
      <RelatedSection pages={service.related} />
      <SourcesSection list={service.sourceList} />
    </>
  );
}
