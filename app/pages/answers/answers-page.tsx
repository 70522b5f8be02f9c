import { indexes } from "#content/indexes.ts";
import { answersOf } from "#app/content/answers.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import { QuestionList } from "./question-list.tsx";
import styles from "./answer-page.module.css";

export function loader({ url }: LoaderArgs) {
  const page = pageHere(url)!;
  const { topics, ...words } = contentOf(page, indexes).answers;
  const answers = answersOf(page.language);
  return {
    ...words,
    ...inLanguages(page),
    topics: Object.entries(topics).flatMap(([topic, title]) => {
      const list = answers.filter((answer) => answer.topic === topic);
      return list.length > 0 ? { topic, title, list } : [];
    }),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** Every question that has an answer, folded by subject. */
export default function AnswersPage({
  loaderData: { topics, ...page },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...page} actions={<SearchBar />} />
      <div className={styles.topics}>
        {topics.map(({ topic, title, list }) => (
          <Disclosure key={topic} id={topic} summary={title}>
            <QuestionList answers={list} />
          </Disclosure>
        ))}
      </div>
    </>
  );
}
