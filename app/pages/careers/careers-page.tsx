import { careers } from "#content/careers.ts";
import { heroScene } from "#app/content/picture.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import {
  IconList,
  NameList,
  TitledList,
} from "#app/sections/titled-list/titled-list.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import { ApplyButtons } from "./apply-buttons.tsx";
import { Stuck } from "./stuck.tsx";
import { TeamVoices } from "./team-voices.tsx";
import { Tracks } from "./tracks.tsx";
import type { PageProps } from "#app/layout/page-types.ts";

export function loader() {
  return {
    ...careers,
    path: "/careers",
    crumbs: ["home", "about"] satisfies Crumb[],
    picture: heroScene("careers"),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** Order and counts: docs/product.md, "Careers". */
export default function CareersPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const { whyJoin, plan, whoThrives } = page;
  return (
    <>
      <PageHero {...page} actions={<ApplyButtons />} />
      <Stuck {...page.stuck} />
      <Section id="why-join" {...whyJoin} tone="sunk">
        <Reveal>
          <IconList list={whyJoin.cards} />
        </Reveal>
      </Section>
      <Section id="plan" {...plan}>
        <Reveal>
          <TitledList shape="steps" list={plan.steps} />
        </Reveal>
      </Section>
      <Tracks {...page.tracks} />
      <Section id="who-thrives" {...whoThrives} shape="aside">
        <Reveal>
          <NameList list={whoThrives.bullets} />
        </Reveal>
      </Section>
      <TeamVoices {...page.testimonials} />
      <ClosingSection {...page.closing}>
        <ApplyButtons />
      </ClosingSection>
    </>
  );
}
