import { useRef } from "react";
import { useLocation } from "react-router";
import type { CoverageFinder as Words } from "#app/content/coverage-finder-schema.ts";
import { ContactSection } from "#app/sections/contact/contact-section.tsx";
import {
  answersInWords,
  findCoverages,
  readFinder,
} from "#queries/finder-answers.ts";
import { FinderList } from "./finder-list.tsx";
import { FinderQuestions } from "./finder-questions.tsx";
import { useListInMessage } from "./use-list-in-message.ts";
import styles from "./coverage-finder.module.css";

/** Questions, the list that follows from the address's answers, and the form that can send it. */
export function CoverageFinder({ words }: { words: Words }) {
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = readFinder(words.rules, new URLSearchParams(search));
  const answered = answers && answersInWords(words.rules, answers);
  const found = answers && findCoverages(words.rules, answers);
  const message =
    found && answered
      ? messageOf(
          words.send,
          found.map(({ title }) => title),
          answered,
        )
      : "";
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
        <FinderList
          words={words}
          found={found}
          answered={answered}
          heading={heading}
        />
      </div>
      <div ref={part} className={styles.contact}>
        {found ? (
          <ContactSection
            title={words.send.title}
            intro={words.send.intro}
            message={message}
          />
        ) : (
          <ContactSection message="" />
        )}
      </div>
    </>
  );
}

/** The list as a visitor would write it. */
function messageOf(
  { opening, answers }: Words["send"],
  titles: readonly string[],
  answered: readonly string[],
): string {
  const lines = titles.map((title) => `- ${title}`);
  return `${opening}\n${lines.join("\n")}\n\n${answers} ${answered.join("; ")}.\n`;
}
