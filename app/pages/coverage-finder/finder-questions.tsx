import { finderPage } from "#content/ui/finder-page.ts";
import type { CoverageFinder as Words } from "#app/content/coverage-finder-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import {
  sides,
  type FinderAnswers,
  type FinderQuestion,
  type Side,
} from "#queries/finder-answers.ts";
import { useWords } from "#app/ui/use-words.ts";
import { useAnswers } from "./use-answers.ts";
import styles from "./finder-questions.module.css";

type FinderQuestionsProps = {
  words: Words;
  answers: FinderAnswers | undefined;
  onSubmit: () => void;
};

/**
 * The questions, as a GET form. The style sheet hides those of the other side, because it knows the choice before any
 * script does; their answers are ignored.
 */
export function FinderQuestions({
  words,
  answers,
  onSubmit,
}: FinderQuestionsProps) {
  const labels = useWords(finderPage);
  const { form, follow } = useAnswers(words.rules, answers);
  return (
    <form
      ref={form}
      action="/coverage-finder#list"
      aria-label={words.name}
      // If the browser restored the choices of an earlier visit, they would contradict the address.
      autoComplete="off"
      className={styles.form}
      onChange={({ target }) => follow(target.name)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Choice
        name="for"
        legend={words.side}
        options={sides.map((side) => ({
          value: side,
          label: words.rules[side].label,
        }))}
        defaultValue={answers?.side ?? ""}
      />
      {sides.map((side) => (
        <div key={side} className={styles.side} data-side={side}>
          {words.rules[side].questions.map((question) => (
            <Question
              key={question.name}
              side={side}
              question={question}
              picked={answers?.side === side ? answers.picked : []}
            />
          ))}
        </div>
      ))}
      <div className={styles.actions}>
        <Button type="submit">{labels.submit}</Button>
        <PageLink
          to="/coverage-finder"
          preventScrollReset
          className={styles.reset}
        >
          {labels.restart}
        </PageLink>
      </div>
    </form>
  );
}

type QuestionProps = {
  side: Side;
  question: FinderQuestion;
  picked: readonly string[];
};

function Question({ side, question, picked }: QuestionProps) {
  const { name, options, takes } = question;
  const isPicked = (value: string) => picked.includes(`${name}=${value}`);
  if (takes === "one")
    return (
      <SelectField
        name={name}
        label={question.question}
        options={Object.fromEntries(
          options.map(({ value, label }) => [value, label]),
        )}
        defaultValue={options.find(({ value }) => isPicked(value))?.value}
      />
    );
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{question.question}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          id={`${side}-${name}-${value}`}
          name={name}
          value={value}
          defaultChecked={isPicked(value)}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
