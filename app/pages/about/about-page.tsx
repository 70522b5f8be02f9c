import { people } from "#content/people.ts";
import { about } from "#content/about.ts";
import { aboutPage } from "#content/ui/about-page.ts";
import { atWork, heroScene, scene } from "#app/content/picture.ts";
import type { PageHandle } from "#app/layout/page-types.ts";
import { ContactFormSection } from "#app/sections/contact/contact-form-section.tsx";
import { OfficeNow } from "#app/sections/office-line/office-now.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TeamSection } from "#app/sections/team/team-section.tsx";
import {
  IconList,
  TitledList,
} from "#app/sections/titled-list/titled-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { CareersTeaser } from "./careers-teaser.tsx";
import { LogoScroller } from "./logo-scroller.tsx";
import { Memberships } from "./memberships.tsx";
import { OurApproach } from "./our-approach.tsx";
import type { PageProps } from "#app/layout/page-types.ts";

export const handle: PageHandle = { hasContact: true };

export function loader() {
  return {
    ...about,
    path: "/about",
    picture: heroScene("about"),
    careersPicture: scene("careers", "card"),
    clients: about.trustedBy.clients,
    marks: about.memberships.marks,
    members: people.map((person) => ({
      ...person,
      picture: atWork(person),
    })),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** The order of the sections: docs/product.md, "About". */
export default function AboutPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const words = useWords(aboutPage);
  const { tools, insight, memberships, family } = page;
  return (
    <>
      <PageHero
        {...page}
        actions={
          <>
            <ButtonLink to="#contact">{words.contact}</ButtonLink>
            {page.members.length > 0 && (
              <ButtonLink to="#team" variant="quiet">
                {words.team}
              </ButtonLink>
            )}
          </>
        }
      />
      <LogoScroller title={page.trustedBy.title} logos={page.clients} />
      <OurApproach {...page.approach} />
      <Section id="tools" {...tools} tone="sunk">
        <IconList list={tools.list} />
      </Section>
      <Memberships {...memberships} marks={page.marks} />
      <Section id="insight" {...insight} shape="aside">
        <TitledList shape="rows" list={insight.list} />
      </Section>
      <Section id="family" {...family} tone="sunk">
        <TitledList shape="grid" list={family.companies} />
      </Section>
      <TeamSection members={page.members} line={<OfficeNow />} />
      <CareersTeaser {...page.careers} picture={page.careersPicture} />
      <ContactFormSection />
    </>
  );
}
