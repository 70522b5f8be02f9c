import { useRef } from "react";
import { useLocation } from "react-router";
import type { CoverageFinder as Words } from "#app/content/coverage-finder-schema.ts";
import { ContactSection } from "#app/sections/contact/contact-section.tsx";
import {
  answersInWords,
  findCoverages,
  readFinder,
} from "#queries/finder-answers.ts";
import { FinderList, type FoundList } from "./finder-list.tsx";
import { FinderQuestions } from "./finder-questions.tsx";
import { useListInMessage } from "./use-list-in-message.ts";
import styles from "./coverage-finder.module.css";

/** Questions, the list for the answers in the address, and the form that can send it. */
export function CoverageFinder({ words }: { words: Words }) {
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = readFinder(words.rules, new URLSearchParams(search));
  const list = answers && {
    answered: answersInWords(words.rules, answers).join("; "),
    found: findCoverages(words.rules, answers),
  };
  const message = list ? messageOf(words.send, list) : "";
  const part = useListInMessage(message);

  return (
    <>
      <div className={styles.columns}>
        <FinderQuestions
          words={words}
          answers={answers}
          onSubmit={() => {
            heading.current?.focus({ preventScroll: true });
            heading.current?.scrollIntoView({ block: "start" });
          }}
        />
        <FinderList words={words} list={list} heading={heading} />
      </div>
      <div ref={part} className={styles.contact}>
        <ContactSection
          title={list && words.send.title}
          intro={list && words.send.intro}
          message={message}
        />
      </div>
    </>
  );
}

/** The list in a visitor's words. */
function messageOf(
  { opening, answers }: Words["send"],
  { answered, found }: FoundList,
): string {
  const lines = found.map(({ title }) => `- ${title}`);
  return `${opening}\n${lines.join("\n")}\n\n${answers} ${answered}.\n`;
}
