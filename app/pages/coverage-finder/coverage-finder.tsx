import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { ContactSection } from "#app/sections/contact/contact-section.tsx";
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

/** The question or the list that the address names, and the form that can send the list. */
export function CoverageFinder({ words }: { words: FinderWords }) {
  const query = new URLSearchParams(useLocation().search);
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
  const finder = useShownPart(question);
  const picture = (
    <FinderPicture words={words} answers={answers} question={question} />
  );

  return (
    <>
      <div ref={finder} id="finder" className={styles.finder}>
        {list && (
          <FinderList words={words} list={list}>
            {picture}
          </FinderList>
        )}
        <FinderQuestions words={words} answers={answers} question={question} />
        {!list && picture}
      </div>
      <ContactSection
        title={isSendable ? words.send.title : undefined}
        intro={isSendable ? words.send.intro : undefined}
        message={message}
      />
    </>
  );
}

/** Moves to the heading of a question or of the list when it replaces another. */
function useShownPart(question: number | undefined) {
  const finder = useRef<HTMLDivElement>(null);
  const shown = useRef(question);
  const isBack = useNavigationType() === "POP";

  // The focus and the scroll position are outside React.
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    if (!isBack) scrollTo({ top: 0, behavior: "instant" });
    // After popstate Chromium removes the focus from any element. Not undone by the move that adds later answers.
    requestAnimationFrame(() =>
      finder.current
        ?.querySelector<HTMLElement>(question ? "[data-current] h2" : "h2")
        ?.focus({ preventScroll: true }),
    );
  }, [question, isBack]);

  return finder;
}

/** The list in a visitor's words. */
function messageOf(
  { opening, answers }: FinderWords["send"],
  { answered, found }: FoundList,
): string {
  const lines = found.map(({ title }) => `- ${title}`);
  return `${opening}\n${lines.join("\n")}\n\n${answers} ${answered}.\n`;
}
