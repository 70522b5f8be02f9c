import { data } from "react-router";
import { site } from "#content/site.ts";
import { heroPicture } from "#app/content/hero-picture.ts";
import { relatedPages } from "#app/content/related.ts";
import { services } from "#app/content/services.ts";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { RelatedSection } from "#app/sections/related/related-section.tsx";
import { OutsideButton } from "#app/ui/button.tsx";
import { ServiceSectionView } from "./service-section.tsx";
import type { Route } from "./+types/service-page";

export function loader({ params }: Route.LoaderArgs) {
  // The prerenderer asks with a slash at the end.
  const path = params["*"].replace(/\/$/, "");
  const found = [...services].find(([, service]) => service.path === path);
  if (!found) throw data(null, { status: 404 });
  const [slug, service] = found;
  const parent = [...services.values()].find((one) =>
    path.startsWith(`${one.path}/`),
  );
  return {
    ...service,
    path: `/services/${path}`,
    crumbs: [
      { label: "Services", path: "/services" },
      ...(parent
        ? [{ label: parent.name, path: `/services/${parent.path}` }]
        : []),
    ],
    picture: heroPicture(slug),
    related: relatedPages(service.related),
  };
}

export { loadedMeta as meta };

export default function ServicePage({
  loaderData: service,
}: Route.ComponentProps) {
  const button = service.action && (
    <OutsideButton to={site.outside.quote}>{service.action}</OutsideButton>
  );
  return (
    <>
      <PageHero
        {...service.hero}
        name={service.name}
        crumbs={service.crumbs}
        picture={service.picture}
        actions={button}
      />
      {service.sections.map((section, index) => (
        <ServiceSectionView
          key={section.id}
          section={section}
          tone={index % 2 === 1 ? "sunk" : undefined}
        />
      ))}
      <ClosingSection {...service.closing}>{button}</ClosingSection>
      <RelatedSection pages={service.related} />
    </>
  );
}
