import { coverageFinder } from "#content/coverage-finder.ts";
import { finderPage } from "#content/ui/finder-page.ts";
import {
  contentOf,
  inLanguages,
  outsideIn,
  pageHere,
} from "#app/content/languages.ts";
import { generated } from "#app/content/picture.ts";
import { sourcesOf } from "#app/content/sources.ts";
import { Island } from "#app/islands/island.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ContactFormSection } from "#app/sections/contact/contact-form-section.tsx";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { usePageAddress } from "#app/ui/page-address.ts";
import { useWords } from "#app/ui/use-words.ts";
import { readFinder, readQuestion } from "#queries/finder-answers.ts";
import { FinderList } from "./finder-list.tsx";
import type { FinderWords } from "./finder-picture.tsx";
import { FinderQuestions } from "./finder-questions.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import styles from "./coverage-finder-page.module.css";

export function loader({ url }: LoaderArgs) {
  const page = pageHere(url)!;
  const content = contentOf(page, coverageFinder);
  const { src } = generated("/images/finder.svg#land");
  return {
    ...content,
    ...inLanguages(page),
    quote: outsideIn(page.language).quote,
    sourceList: sourcesOf(content.sources, page.language),
    /** In the addresses of pictures, so that they may be cached forever. */
    version: new URL(src, "https://site.invalid").search,
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** A few questions, and the coverages that someone with these answers would ask about. */
export default function CoverageFinderPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const words = useWords(finderPage);
  const query = new URLSearchParams(usePageAddress().search);
  const answers = readFinder(page.rules, query);
  const question = readQuestion(page.rules, query);
  if (answers && !question)
    return (
      <>
        <div id="finder" className={styles.finder}>
          <FinderList words={page} answers={answers} />
        </div>
        <ContactFormSection />
      </>
    );
  const isFirst = question === 1;
  return (
    <>
      <PageHero
        hero={isFirst ? page.hero : { ...page.hero, description: "" }}
        actions={isFirst && <SearchBar placeholder={words.ownWords} />}
        isSlim
      />
      <div id="finder" className={styles.finder}>
        <Island
          name="finder-questions"
          of={FinderQuestions}
          props={{
            words: questionWords(page),
            given: answers,
            question: question!,
          }}
        />
      </div>
      <ContactFormSection />
    </>
  );
}

/** What the questions need of the words: not the coverages. */
function questionWords({ name, side, rules, version }: FinderWords) {
  const { business, home } = rules;
  return {
    name,
    side,
    version,
    rules: {
      business: { ...business, coverages: [] },
      home: { ...home, coverages: [] },
    },
  };
}
