import { data } from "react-router";
import { forms } from "#content/forms.ts";
import { quote } from "#content/quote.ts";
import { requests } from "#content/requests.ts";
import { contentOf, fileOf, pageHere } from "#app/content/languages.ts";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Island } from "#app/islands/island.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePageAddress } from "#app/ui/page-address.ts";
import { Section } from "#app/ui/section.tsx";
import type { FormFields } from "#forms/define-form.ts";
import { CertificateDraft } from "./certificate-draft.tsx";
import { quoteFromList } from "./quote-from-list.ts";
import { RequestForm } from "./request-form.tsx";
import styles from "./request-page.module.css";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import { firstLanguage } from "#words/first-language.ts";

export function loader(arguments_: LoaderArgs) {
  const page = pageHere(arguments_.url);
  const form = forms.find(
    (one) => one.page === page?.translations[firstLanguage],
  );
  const content =
    page?.kind === "quote"
      ? contentOf(page, quote)
      : page && fileOf(page, requests[page.slug]);
  if (!content || !form) throw data(null, { status: 404 });
  const { rules } = form;
  // The island of a page has only the words of its components, and any form.
  const kind = `forms/${form.kind}` as const;
  const words = { ...form.words, ...contentOf({ ...page!, kind }, form.words) };
  const { lines } = form.fields as FormFields;
  return {
    ...leadPage(form, content, arguments_),
    rules,
    words: { ...words, answers: undefined },
    list:
      form.kind === "quote"
        ? quoteFromList(page!, arguments_.url.searchParams)
        : undefined,
    lines: lines?.type === "boxes" ? lines.options : {},
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** A page for a request. It has no picture before the form: visitors come here to get something done. */
export default function RequestPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const { rules, words } = page;
  const query = new URLSearchParams(usePageAddress().search);
  if (page.answered)
    return (
      <LeadProblem words={words} answered={page.answered}>
        <Island
          name="request-form"
          of={RequestForm}
          props={{ rules, words, ...page.answered }}
        />
      </LeadProblem>
    );
  const { list } = page;
  const entries =
    list?.entries ??
    (query.has("tool") ? Object.fromEntries(query) : undefined);
  const lead = (
    <Island
      name="request-form"
      of={RequestForm}
      props={{ rules, words, entries }}
    />
  );
  return (
    <>
      <PageHero {...page} isSlim={rules.kind === "quote"} />
      {rules.kind === "certificate" ? (
        <Section id="request" {...page.request}>
          <div className={styles.beside}>
            {lead}
            <div className={styles.draft} data-scripted="">
              <Island
                name="certificate-draft"
                of={CertificateDraft}
                props={{
                  kind: rules.kind,
                  lines: page.lines,
                  filledIn: entries,
                }}
              />
            </div>
          </div>
        </Section>
      ) : (
        <Section
          id="request"
          {...page.request}
          {...(list && { intro: list.intro })}
          shape="aside"
        >
          {list && (
            <p>
              <ButtonLink to={list.back.to} variant="quiet">
                <Icon name="arrow-left" />
                {list.back.label}
              </ButtonLink>
            </p>
          )}
          {lead}
        </Section>
      )}
      <Section id="facts" title={page.facts.title} tone="sunk">
        <TitledList shape="rows" list={page.facts.list} />
      </Section>
    </>
  );
}
