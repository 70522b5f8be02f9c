import { carriers } from "#content/carriers.ts";
import { reportAClaim } from "#content/report-a-claim.ts";
import { claim } from "#forms/claim/claim.ts";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ServiceTask } from "#app/sections/service-task/service-task.tsx";
import { TaskIndex } from "#app/sections/service-task/task-index.tsx";
import { Section } from "#app/ui/section.tsx";
import { CarrierList } from "./carrier-list.tsx";
import { ClaimForm } from "./claim-form.tsx";
import type { Route } from "./+types/claims-page";
import styles from "./claims-page.module.css";

export const loader = (arguments_: Route.LoaderArgs) =>
  leadPage(claim, { ...reportAClaim, list: carriers }, arguments_);

export { meta } from "#app/layout/page-meta.ts";

/** What to do first after a loss, who to call, and a form to request a call. */
export default function ClaimsPage({ loaderData: page }: Route.ComponentProps) {
  const { carriers: lines, call, answered } = page;
  if (answered)
    return <LeadProblem form={claim} answered={answered} Form={ClaimForm} />;
  const hasCarriers = page.list.length > 0;
  const kinds = page.kinds.map((kind) => ({
    ...kind,
    actions: kind.actions.filter(({ to }) => hasCarriers || to !== "#carriers"),
  }));
  return (
    <>
      <PageHero
        {...page}
        crumbs={["home", "customerService"]}
        actions={
          <TaskIndex
            tasks={[
              ...kinds,
              ...(hasCarriers ? [{ id: "carriers", title: lines.title }] : []),
              call,
            ]}
          />
        }
      />
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <ServiceTask key={kind.id} {...kind} />
        ))}
      </div>
      {hasCarriers && (
        <Section id="carriers" {...lines} tone="sunk">
          <CarrierList carriers={page.list} />
        </Section>
      )}
      <Section {...call} shape="aside">
        <ClaimForm />
      </Section>
    </>
  );
}
