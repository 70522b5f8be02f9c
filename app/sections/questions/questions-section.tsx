import { faq } from "#content/ui/faq.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./questions-section.module.css";

type QuestionsSectionProps = {
  id: string;
  title: string;
  questions: readonly { question: string; answer: string }[];
};

/**
 * Questions, with one answer open at a time. Five show at first and Load More adds five; below 768px it is two and
 * two (app/document/page-script.js). The style sheet has the first number. A list of five or fewer shows in full.
 */
export function QuestionsSection({
  id,
  title,
  questions,
}: QuestionsSectionProps) {
  const words = useWords(faq);
  const isShort = questions.length <= 5;
  return (
    <Section id={id} title={title}>
      <div className={styles.list} data-items="">
        {questions.map(({ question, answer }) => (
          <Disclosure
            key={question}
            name={id}
            summary={question}
            data-shown={isShort ? "" : undefined}
          >
            <p>
              <LinkedText text={answer} />
            </p>
          </Disclosure>
        ))}
      </div>
      {!isShort && (
        <>
          <div className={styles.more}>
            <Button variant="quiet" data-more="2 5">
              {words.more}
            </Button>
          </div>
          <VisuallyHidden>
            <span role="status" data-added={words.added} />
          </VisuallyHidden>
        </>
      )}
    </Section>
  );
}
