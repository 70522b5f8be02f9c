import { answerPage } from "#content/ui/answer-page.ts";
import type { Answer } from "#app/content/answers.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The answers that lead to a page, folded; a single one is a section of its own. */
export function AnswersSection({ answers }: { answers: readonly Answer[] }) {
  const words = useWords(answerPage);
  const inWords = ({ path, answer, next }: Answer) => (
    <p>
      {answer} {next} <PageLink to={path}>{words.link}</PageLink>
    </p>
  );
  const [first, ...others] = answers;
  if (!first) return null;
  if (others.length === 0)
    return (
      <Section id="answers" title={first.question} shape="aside">
        {inWords(first)}
      </Section>
    );
  return (
    <Section id="answers" title={words.title} shape="columns">
      {answers.map((one) => (
        <Disclosure key={one.path} name="answers" summary={one.question}>
          {inWords(one)}
        </Disclosure>
      ))}
    </Section>
  );
}
