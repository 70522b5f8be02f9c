import { faq } from "#content/ui/faq.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Folded } from "#app/ui/folded.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./questions-section.module.css";

/** Questions at first, and at each Load More, in narrow and in wide windows. */
const steps = { narrow: 2, wide: 5 };

type QuestionsSectionProps = {
  id: string;
  title: string;
  questions: readonly { question: string; answer: string }[];
};

/**
 * Questions, with one answer open at a time. Five show at first and Load More adds five; below 768px it is two and
 * two (app/document/page-script.js). A list of five or fewer shows in full.
 */
export function QuestionsSection({
  id,
  title,
  questions,
}: QuestionsSectionProps) {
  const words = useWords(faq);
  const isShort = questions.length <= steps.wide;
  return (
    <Section id={id} title={title}>
      <div className={styles.list} data-items="">
        {questions.map(({ question, answer }, index) => (
          <Folded
            key={question}
            hidden={!isShort && index >= steps.narrow}
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
      {!isShort && (
        <>
          <div className={styles.more} data-scripted="">
            <Button variant="quiet" data-more={`${steps.narrow} ${steps.wide}`}>
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
