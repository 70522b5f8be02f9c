import { carriers } from "#content/carriers.ts";
import { reportAClaim } from "#content/report-a-claim.ts";
import { claim } from "#content/forms/claim.ts";
import { contentOf, pageHere } from "#app/content/languages.ts";
import { sourcesOf } from "#app/content/sources.ts";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { fileControls } from "#app/sections/lead-form/file-control.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { OfficeLine } from "#app/sections/office-line/office-line.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SourcesSection } from "#app/sections/sources/sources-section.tsx";
import { Section } from "#app/ui/section.tsx";
import { CarrierList } from "./carrier-list.tsx";
import { Clock } from "./clock.tsx";
import { DoorPictures } from "./door-pictures.tsx";
import { DoorSteps } from "./door-steps.tsx";
import { useOpenDoor } from "./use-open-door.ts";
import type { Route } from "./+types/claims-page";
import styles from "./claims-page.module.css";

export function loader(arguments_: Route.LoaderArgs) {
  const page = pageHere(arguments_.url)!;
  const content = contentOf(page, reportAClaim);
  return leadPage(
    claim,
    {
      ...content,
      list: carriers,
      sourceList: sourcesOf(content.clock.sources, page.language),
    },
    arguments_,
  );
}

export { meta } from "#app/layout/page-meta.ts";

/**
 * What to do first after a loss, who to call, what the carrier must do by when, and a form to request a call. Every
 * part is in the HTML. With scripts, the steps show for what the visitor chose.
 */
export default function ClaimsPage({ loaderData: page }: Route.ComponentProps) {
  const { danger, doors, call, clock, answered } = page;
  const open = useOpenDoor(doors);
  if (answered)
    return (
      <LeadProblem form={claim} controls={fileControls} answered={answered} />
    );
  return (
    <>
      <PageHero
        {...page}
        alert={
          <div className={styles.alert}>
            <p className={styles.danger}>
              {danger.text} <a href={danger.to}>{danger.label}</a>
            </p>
            <OfficeLine />
          </div>
        }
      />
      <DoorPictures doors={doors} open={open} />
      <div className={styles.tool}>
        <div className={styles.steps}>
          {doors.map((door) => (
            <DoorSteps key={door.id} door={door} hidden={open !== door.id} />
          ))}
        </div>
        {page.list.length > 0 && (
          <CarrierList
            {...page.carriers}
            carriers={page.list}
            call={call}
            lines={doors.find(({ id }) => id === open)?.lines}
          />
        )}
      </div>
      <Clock {...clock} />
      <div className={styles.call}>
        <Section {...call} shape="aside">
          <LeadForm form={claim} controls={fileControls} />
        </Section>
      </div>
      <SourcesSection list={page.sourceList} />
    </>
  );
}
