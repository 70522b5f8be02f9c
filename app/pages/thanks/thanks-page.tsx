import { thanksPage } from "#content/ui/thanks-page.ts";
import { answerWords, forms } from "#content/forms.ts";
import { weekdayWords } from "#app/content/day-words.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import {
  answersIn,
  contentOf,
  inLanguages,
  pageHere,
  uiIn,
} from "#app/content/languages.ts";
import { pageInput } from "#app/document/page-input.ts";
import { dueAt, opensAfter } from "#forms/business-clock.ts";
import { texasClock, timeInWords } from "#forms/texas-clock.ts";
import { isReference } from "#forms/reference.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import styles from "./thanks-page.module.css";

/** The address has the lead's reference. */
export function loader({ url, context }: LoaderArgs) {
  const page = pageHere(url)!;
  const { language } = page;
  const form = forms.find(({ kind }) => page.kind === `forms/${kind}`)!;
  const { name, thanks, ...answer } = answersIn(
    language,
    form.kind,
    answerWords[form.kind],
  );
  const { what } = contentOf(page, form);
  const words = uiIn(language, thanksPage);
  const { action } = answer as { action?: { label: string; to: string } };
  // The server renders this page only for a stored lead; the prerendered file has none.
  const given = url.searchParams.get("reference") ?? "";
  const reference = isReference(given) ? given : undefined;
  const isService = form.page.startsWith("/customer-service");
  const above: Crumb[] = isService
    ? ["home", "customerService", { label: name, path: form.page }]
    : ["home"];
  return {
    name: fillIn(reference ? words.name : words.unknownName, {
      what: `${what[0]?.toUpperCase()}${what.slice(1)}`,
    }),
    crumbs: above,
    what,
    text: thanks,
    title: fillIn(reference ? words.title : words.unknownTitle, {
      form: name,
    }),
    description: fillIn(reference ? words.description : words.unknown, {
      what,
    }),
    ...inLanguages(page),
    noindex: true,
    reference,
    action,
    moments: momentsOf(context.get(pageInput).received, language),
    isService,
  };
}

/** When a lead arrived, when the office opens if it was closed, and when an answer is due, in words. */
function momentsOf(received: string | undefined, language: string) {
  if (!received) return undefined;
  const arrived = new Date(received);
  const opens = opensAfter(arrived);
  return {
    received: inWords(arrived, language),
    opens: opens && inWords(opens, language),
    due: inWords(dueAt(arrived), language),
  };
}

function inWords(moment: Date, language: string): string {
  const { day, time } = texasClock(moment);
  return fillIn(uiIn(language, thanksPage).moment, {
    day: weekdayWords(day, language),
    time: timeInWords(time),
  });
}

export { meta } from "#app/layout/page-meta.ts";

/** The answer to a form posted without scripts. Without a stored lead it says that nothing was sent from here. */
export default function ThanksPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const words = useWords(thanksPage);
  const { what, text, reference, isService, action, moments } = page;
  return (
    <>
      <PageHero
        hero={{
          title: fillIn(reference ? words.heading : words.unknownHeading, {
            what,
          }),
          description: reference ? text : fillIn(words.unknown, { what }),
        }}
        isLong
        describedBy={reference && "reference"}
        actions={
          action && reference ? (
            <>
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
              <PrintButton />
            </>
          ) : isService ? (
            <ButtonLink to="/customer-service">
              {words.customerService}
            </ButtonLink>
          ) : (
            <ButtonLink to="/">{words.home}</ButtonLink>
          )
        }
      />
      <dl id="reference" className={styles.receipt}>
        {[
          [words.referenceLabel, reference],
          [words.receivedLabel, moments?.received],
          [words.opensLabel, moments?.opens],
          [words.dueLabel, moments?.due],
        ].map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
