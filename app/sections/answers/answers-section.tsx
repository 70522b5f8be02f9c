import { answerPage } from "#content/ui/answer-page.ts";
import type { Answer } from "#app/content/answers.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The answers that lead to a page, folded. */
export function AnswersSection({ answers }: { answers: readonly Answer[] }) {
  const words = useWords(answerPage);
  if (answers.length === 0) return null;
  return (
    <Section id="answers" title={words.title} shape="columns">
      {answers.map(({ path, question, answer, next }) => (
        <Disclosure key={path} name="answers" summary={question}>
          <p>
            {answer} {next} <PageLink to={path}>{words.link}</PageLink>
          </p>
        </Disclosure>
      ))}
    </Section>
  );
}
