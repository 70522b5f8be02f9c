import type { ComponentType } from "react";
import type { RequestPage as Words } from "#compile/schemas/request-page-schema.ts";
import type { FormDefinition } from "#forms/define-form.ts";
import type { answeredForm } from "#app/sections/lead-answer/answered-form.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import type { AnsweredForm } from "#app/sections/lead-form/use-lead-form.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";

type RequestPageProps = {
  page: Words & { answered: ReturnType<typeof answeredForm> };
  form: FormDefinition;
  Form: ComponentType<AnsweredForm>;
};

/** A page for requesting a document. It has no picture before the form: visitors come here to get something done. */
export function RequestPage({ page, form, Form }: RequestPageProps) {
  if (page.answered)
    return <LeadProblem form={form} answered={page.answered} Form={Form} />;
  return (
    <>
      <PageHero {...page} crumbs={["home", "customerService"]} />
      <Section id="request" {...page.request} shape="aside">
        <Form />
      </Section>
      <Section id="facts" title={page.facts.title} tone="sunk">
        <TitledList shape="rows" list={page.facts.list} />
      </Section>
    </>
  );
}
