import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { faq } from "#content/ui/faq.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Folded } from "#app/ui/folded.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { painted } from "#app/ui/painted.ts";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { moreQuestions, steps } from "./more-questions.ts";
import styles from "./questions-section.module.css";

type QuestionsSectionProps = {
  id: string;
  title: string;
  questions: readonly { question: string; answer: string }[];
};

/**
 * Questions, with one answer open at a time. Five show at first and Load More adds five; below 768px it is two and
 * two. Style sheets show the first ones, so nothing shifts when scripts arrive. A list of five or fewer shows in full.
 */
export function QuestionsSection({
  id,
  title,
  questions,
}: QuestionsSectionProps) {
  const words = useWords(faq);
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(isShort(questions) ? questions.length : 0);
  const [loaded, setLoaded] = useState(0);

  async function loadMore() {
    await painted();
    const wide = matchMedia("(min-width: 48em)").matches;
    const { from, to } = moreQuestions(shown, questions.length, wide);
    flushSync(() => {
      setShown(to);
      setLoaded(to - from);
    });
    list.current?.querySelectorAll("summary")[from]?.focus();
  }

  return (
    <Section id={id} title={title}>
      <div ref={list} className={styles.list}>
        {questions.map(({ question, answer }, index) => (
          <Folded
            key={question}
            hidden={index >= (shown || steps.narrow)}
            wide={index < steps.wide}
          >
            <Disclosure name={id} summary={question}>
              <p>
                <LinkedText text={answer} />
              </p>
            </Disclosure>
          </Folded>
        ))}
      </div>
      {shown < questions.length && (
        <div className={styles.more}>
          <Button variant="quiet" onClick={loadMore} data-replay="">
            {words.more}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {loaded > 0 && fillIn(words.added, { count: loaded })}
        </span>
      </VisuallyHidden>
    </Section>
  );
}

const isShort = (questions: QuestionsSectionProps["questions"]) =>
  questions.length <= 5;
