import { Island } from "#app/islands/island.tsx";
import { ContactFormSection } from "#app/sections/contact/contact-form-section.tsx";
import {
  answersInWords,
  findCoverages,
  readFinder,
  readQuestion,
} from "#queries/finder-answers.ts";
import { FinderList, type FoundList } from "./finder-list.tsx";
import { FinderPicture, type FinderWords } from "./finder-picture.tsx";
import { FinderQuestions } from "./finder-questions.tsx";
import styles from "./coverage-finder-page.module.css";

type CoverageFinderProps = { words: FinderWords; query: URLSearchParams };

/** The question or the list that the address names, and the form that can send the list. */
export function CoverageFinder({ words, query }: CoverageFinderProps) {
  const answers = readFinder(words.rules, query);
  const question = readQuestion(words.rules, query);
  const list =
    answers && !question
      ? {
          answers,
          answered: answersInWords(words.rules, answers).join("; "),
          found: findCoverages(words.rules, answers),
        }
      : undefined;
  const isSendable = list && list.found.length > 0;
  const message = isSendable ? messageOf(words.send, list) : "";

  return (
    <>
      <div id="finder" className={styles.finder}>
        {list ? (
          <FinderList words={words} list={list}>
            <FinderPicture
              words={words}
              answers={answers}
              question={undefined}
            />
          </FinderList>
        ) : (
          <Island
            name="finder-questions"
            of={FinderQuestions}
            props={{ words: asked(words), given: answers, question: question! }}
          />
        )}
      </div>
      <ContactFormSection
        title={isSendable ? words.send.title : undefined}
        intro={isSendable ? words.send.intro : undefined}
        message={message}
      />
    </>
  );
}

/** What the questions need of the words: not the coverages. */
function asked({ name, side, rules, version }: FinderWords) {
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

/** The list in a visitor's words. */
function messageOf(
  { opening, answers }: FinderWords["send"],
  { answered, found }: FoundList,
): string {
  const lines = found.map(({ title }) => `- ${title}`);
  return `${opening}\n${lines.join("\n")}\n\n${answers} ${answered}.\n`;
}
