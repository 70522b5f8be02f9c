import { finderPage } from "#content/ui/finder-page.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import {
  countOf,
  finderAddress,
  sides,
  type FinderAnswers,
  type FinderOption,
  type FinderRules,
  type Side,
} from "#queries/finder-answers.ts";
import { fillIn } from "#words/fill-in.ts";
import { FinderPicture, type FinderWords } from "./finder-picture.tsx";
import { useAnswers } from "./use-answers.ts";
import styles from "./finder-questions.module.css";

type FinderQuestionsProps = {
  words: Pick<FinderWords, "name" | "side" | "rules" | "version">;
  given: FinderAnswers | undefined;
  /** The number of the current one. */
  question: number;
};

/**
 * The questions, as a GET form, and the picture of the answers. With scripts the style sheet shows only the current
 * question; without, all of the chosen side, because it knows the choice before any script does. Answers of the other
 * side are ignored.
 */
export function FinderQuestions({
  words,
  given,
  question: current,
}: FinderQuestionsProps) {
  const labels = useWords(finderPage);
  const { rules, version } = words;
  const { form, answers, action, follow, go } = useAnswers(
    rules,
    given,
    current,
  );
  const count = countOf(rules, answers);
  return (
    <>
      <form
        ref={form}
        action={action}
        aria-label={words.name}
        // If the browser restored the choices of an earlier visit, they would contradict the address.
        autoComplete="off"
        className={styles.form}
        onChange={() => void follow()}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          go(Number(submitter?.getAttribute("value") ?? current + 1));
        }}
      >
        <Progress number={current} count={count} />
        <Screen
          name="for"
          question={words.side}
          takes="one"
          isCurrent={current === 1}
          options={sides.map((side) => ({ value: side, ...rules[side] }))}
          picked={given ? [`for=${given.side}`] : []}
          version={version}
        />
        {sides.map((side) =>
          rules[side].questions.map((one, index) => (
            <Screen
              {...one}
              key={`${side}-${one.name}`}
              side={side}
              isCurrent={given?.side === side && current === index + 2}
              picked={given?.side === side ? given.picked : []}
              version={version}
            />
          )),
        )}
        <div className={styles.actions}>
          {current === 1 && <p className={styles.hint}>{labels.noName}</p>}
          {/* The first button of the form: without scripts Enter shows the list, with them it goes on. */}
          <span className={styles.plain}>
            <PageLink to="/coverage-finder" className={styles.link}>
              {labels.restart}
            </PageLink>
            <Button type="submit">{labels.submit}</Button>
          </span>
          {current > 1 && (
            <button
              type="submit"
              name="question"
              value={current - 1}
              className={styles.back}
            >
              <Icon name="arrow-left" />
              {labels.back}
            </button>
          )}
          <span className={styles.step}>
            {answers && current > 1 && (
              <PageLink
                to={skipAddress(rules, answers, current)}
                className={styles.link}
              >
                {labels.skip}
              </PageLink>
            )}
            <Button type="submit" name="question" value={current + 1}>
              <span>
                {answers && current === count ? labels.submit : labels.next}
              </span>
              <Icon name="arrow-right" />
            </Button>
          </span>
        </div>
      </form>
      <FinderPicture words={words} answers={answers} question={current} />
    </>
  );
}

/** The next question, without an answer to the current one; the list after the last. */
function skipAddress(
  rules: FinderRules,
  { side, picked }: FinderAnswers,
  current: number,
) {
  const { questions } = rules[side];
  const name = questions[current - 2]?.name;
  const remaining = picked.filter((answer) => !answer.startsWith(`${name}=`));
  const next = current <= questions.length ? current + 1 : undefined;
  return finderAddress({ side, picked: remaining }, next);
}

function Progress({ number, count }: { number: number; count: number }) {
  const labels = useWords(finderPage);
  const says = number === 1 ? labels.firstProgress : labels.progress;
  return (
    <p className={styles.progress}>
      <span className={styles.segments} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            data-state={
              index + 1 === number ? "now" : index < number ? "done" : undefined
            }
          />
        ))}
      </span>
      {fillIn(says, { number, count })}
    </p>
  );
}

type ScreenProps = {
  name: string;
  question: string;
  takes: "one" | "several";
  options: readonly FinderOption[];
  side?: Side;
  isCurrent: boolean;
  picked: readonly string[];
  version: string;
};

/** One question and its choices as tiles. */
function Screen({
  name,
  question,
  takes,
  options,
  side,
  isCurrent,
  picked,
  version,
}: ScreenProps) {
  const labels = useWords(finderPage);
  return (
    <fieldset
      className={styles.screen}
      data-side={side}
      data-current={isCurrent ? "" : undefined}
    >
      <legend className={styles.legend}>
        <h2
          tabIndex={-1}
          // After an answer, the next question.
          autoFocus={isCurrent && side !== undefined}
          className={styles.question}
        >
          {question}
        </h2>
      </legend>
      {side && (
        <p className={styles.hint}>
          {takes === "one" ? labels.one : labels.several}
        </p>
      )}
      <div className={styles.tiles} data-columns={columnsFor(options.length)}>
        {options.map(({ value, label, scene }) => (
          <label key={value} className={styles.tile}>
            {scene && (
              <img
                src={`/images/scenes/${scene}-card.svg${version}`}
                width={400}
                height={300}
                alt=""
                loading="lazy"
                className={styles.picture}
              />
            )}
            <span className={styles.answer}>
              <input
                type={takes === "one" ? "radio" : "checkbox"}
                name={name}
                value={value}
                required={!side}
                defaultChecked={picked.includes(`${name}=${value}`)}
                className={styles.input}
              />
              <span className={styles.mark} aria-hidden="true" />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** On a wide screen. */
function columnsFor(count: number) {
  if (count === 2) return 2;
  return count % 5 === 0 ? 5 : 4;
}
