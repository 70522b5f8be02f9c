import { carriers } from "#content/carriers.ts";
import { reportAClaim } from "#content/report-a-claim.ts";
import { claim } from "#content/forms/claim.ts";
import { contentOf, pageHere } from "#app/content/languages.ts";
import { sourcesOf } from "#app/content/sources.ts";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { Island } from "#app/islands/island.tsx";
import { OfficeLine } from "#app/sections/office-line/office-line.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SourcesSection } from "#app/sections/sources/sources-section.tsx";
import { Section } from "#app/ui/section.tsx";
import { CarrierList } from "./carrier-list.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { Clock } from "./clock.tsx";
import { DoorPictures } from "./door-pictures.tsx";
import { DoorSteps } from "./door-steps.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import styles from "./claims-page.module.css";

export function loader(arguments_: LoaderArgs) {
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
export default function ClaimsPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const { danger, doors, call, clock, answered } = page;
  if (answered)
    return (
      <LeadProblem words={claim.words} answered={answered}>
        <Island name="claim-form" of={ClaimForm} props={answered} />
      </LeadProblem>
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
      <div className={styles.doors}>
        <DoorPictures doors={doors} />
      </div>
      <div className={styles.tool}>
        <div className={styles.steps}>
          {doors.map((door) => (
            <DoorSteps key={door.id} door={door} />
          ))}
        </div>
        {page.list.length > 0 && (
          <Island
            name="carrier-list"
            of={CarrierList}
            until="idle"
            props={{
              ...page.carriers,
              carriers: page.list,
              call: { id: call.id, title: call.title },
              doors: doors.map(({ id, lists, lines }) => ({
                id,
                lists: lists.map((list) => ({ id: list.id })),
                lines,
              })),
            }}
          />
        )}
      </div>
      <Clock {...clock} />
      <div className={styles.call}>
        <Section {...call} shape="aside">
          <Island name="claim-form" of={ClaimForm} props={{}} />
        </Section>
      </div>
      <SourcesSection list={page.sourceList} />
    </>
  );
}
