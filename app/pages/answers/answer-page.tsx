import { data } from "react-router";
import { indexes } from "#content/indexes.ts";
import { answerPage } from "#content/ui/answer-page.ts";
import { answersOf } from "#app/content/answers.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { pageNearest } from "#app/content/pages.ts";
import { sourcesOf } from "#app/content/sources.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SourcesSection } from "#app/sections/sources/sources-section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import { QuestionList } from "./question-list.tsx";
import styles from "./answer-page.module.css";

/** The most other questions that an answer lists. */
const mostOthers = 6;

export function loader({ url }: LoaderArgs) {
  const entry = pageHere(url);
  const all = entry ? answersOf(entry.language) : [];
  const answer = all.find(({ path }) => path === entry?.path);
  if (!entry || !answer) throw data(null, { status: 404 });
  const { language } = entry;
  const { topics } = contentOf({ kind: "indexes", language }, indexes).answers;
  const page = pageNearest(answer.page, language);
  const others = all.filter(
    ({ path, topic }) => topic === answer.topic && path !== answer.path,
  );
  // Those that lead to the same page come first.
  others.sort(
    (one, other) =>
      Number(other.page === answer.page) - Number(one.page === answer.page),
  );
  const above: Crumb[] = ["home", "answers"];
  return {
    ...inLanguages(entry),
    name: topics[answer.topic],
    title: entry.title!,
    description: entry.description!,
    crumbs: above,
    hero: {
      title: answer.question,
      subtitle: topics[answer.topic],
      description: answer.answer,
    },
    next: answer.next,
    page: {
      path: page.path,
      title: page.title!.split(" | ")[0]!,
      lang: page.language === language ? undefined : page.language,
    },
    others: others.slice(0, mostOthers),
    sourceList: sourcesOf(answer.sources, language),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** A question and its answer, what to do now, and where to read on. */
export default function AnswerPage({
  loaderData: { next, page, others, sourceList, ...head },
}: PageProps<typeof loader>) {
  const words = useWords(answerPage);
  return (
    <>
      <PageHero
        {...head}
        isLong
        actions={
          <div>
            <p>
              <strong>{words.next}</strong> {next}
            </p>
            <p className={styles.page}>
              <ButtonLink to={page.path} variant="outline">
                <span lang={page.lang}>{page.title}</span>
              </ButtonLink>
            </p>
          </div>
        }
      />
      {others.length > 0 && (
        <Section id="others" title={words.others} shape="aside" tone="sunk">
          <QuestionList answers={others} />
        </Section>
      )}
      <SourcesSection list={sourceList} />
    </>
  );
}
