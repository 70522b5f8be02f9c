import { data, useLocation } from "react-router";
import { forms } from "#content/forms.ts";
import { quote } from "#content/quote.ts";
import { requests } from "#content/requests.ts";
import { defineForm } from "#forms/define-form.ts";
import { contentOf, fileOf, pageHere } from "#app/content/languages.ts";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { allControls } from "#app/sections/lead-form/all-controls.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { CertificateDraft } from "./certificate-draft.tsx";
import styles from "./request-page.module.css";
import type { Route } from "./+types/request-page";
import { firstLanguage } from "#words/first-language.ts";

export function loader(arguments_: Route.LoaderArgs) {
  const page = pageHere(arguments_.url);
  const form = forms.find(
    (one) => one.page === page?.translations[firstLanguage],
  );
  const content =
    page?.kind === "quote"
      ? contentOf(page, quote)
      : page && fileOf(page, requests[page.slug]);
  if (!content || !form) throw data(null, { status: 404 });
  const { rules, words } = form;
  return { ...leadPage(form, content, arguments_), rules, words };
}

export { meta } from "#app/layout/page-meta.ts";

/** A page for a request. It has no picture before the form: visitors come here to get something done. */
export default function RequestPage({
  loaderData: page,
}: Route.ComponentProps) {
  const form = defineForm(page.rules, page.words);
  const query = new URLSearchParams(useLocation().search);
  if (page.answered)
    return (
      <LeadProblem
        form={form}
        controls={allControls}
        answered={page.answered}
      />
    );
  const entries = query.has("tool") ? Object.fromEntries(query) : undefined;
  const lead = (
    <LeadForm form={form} controls={allControls} entries={entries} />
  );
  return (
    <>
      <PageHero {...page} />
      {form.kind === "certificate" ? (
        <Section id="request" {...page.request}>
          <div className={styles.beside}>
            {lead}
            <div className={styles.draft}>
              <CertificateDraft form={form} filledIn={entries} />
            </div>
          </div>
        </Section>
      ) : (
        <Section id="request" {...page.request} shape="aside">
          {lead}
        </Section>
      )}
      <Section id="facts" title={page.facts.title} tone="sunk">
        <TitledList shape="rows" list={page.facts.list} />
      </Section>
    </>
  );
}
