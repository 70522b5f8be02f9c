import { careers } from "#content/careers.ts";
import { heroScene } from "#app/content/picture.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ApplyButtons } from "./apply-buttons.tsx";
import { CareerPlan } from "./career-plan.tsx";
import { CareersClosing } from "./careers-closing.tsx";
import { Stuck } from "./stuck.tsx";
import { TeamVoices } from "./team-voices.tsx";
import { Tracks } from "./tracks.tsx";
import { WhoThrives } from "./who-thrives.tsx";
import { WhyJoin } from "./why-join.tsx";
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
  return (
    <>
      <PageHero {...page} actions={<ApplyButtons />} />
      <Stuck {...page.stuck} />
      <WhyJoin {...page.whyJoin} />
      <CareerPlan {...page.plan} />
      <Tracks {...page.tracks} />
      <WhoThrives {...page.whoThrives} />
      <TeamVoices {...page.testimonials} />
      <CareersClosing {...page.closing} />
    </>
  );
}
