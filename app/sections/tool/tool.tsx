import { useEffect, useRef, useState, type ReactNode } from "react";
import { tool as toolWords } from "#content/ui/tool.ts";
import { toolErrors as englishErrors } from "#content/ui/tool-errors.ts";
import type { BarRow } from "#app/sections/charts/bar-rows.tsx";
import { Bar } from "#app/ui/bar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Section } from "#app/ui/section.tsx";
import { usePageAddress } from "#app/ui/page-address.ts";
import { useLanguage, useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { contactRules } from "#forms/contact/contact-rules.ts";
import { calendarFile, type CalendarDay } from "#tools/calendar.ts";
import {
  partsOf,
  queryOf,
  typedIn,
  work,
  type Field,
  type Fields,
  type Tool as PureTool,
  type Typed,
} from "#tools/tool.ts";
import { fillIn } from "#words/fill-in.ts";
import { firstLanguage } from "#words/first-language.ts";
import { ToolField, type FieldWords } from "./tool-field.tsx";
import styles from "./tool.module.css";

/** The words of a tool's section: compile/schemas/tool-schema.ts. */
type ToolWords = {
  id: string;
  title: string;
  intro?: string | undefined;
  fields: Readonly<Record<string, FieldWords>>;
  groups?: Readonly<Record<string, string>> | undefined;
  errors: Readonly<Record<string, string>>;
  leavesOut: readonly string[];
  example: Readonly<Record<string, string | undefined>>;
  tone?: "sunk" | undefined;
  /** Shows the result of the example alone. */
  isSample?: boolean;
};

/** What a tool shows for a result. */
export type Answer = {
  /** The whole result in one sentence, which screen readers hear. */
  sentence: string;
  /** What else a message with the result says, line by line. The drawing shows it. */
  lines?: readonly string[];
  /** Days for the visitor's calendar. */
  days?: readonly CalendarDay[];
  /** A form of the site that the result fills in, instead of the contact form's message. */
  form?: {
    action: string;
    label: string;
    entries: Readonly<Record<string, string>>;
  };
  /** The bar that says the most. */
  bar?: BarRow | undefined;
  drawing: ReactNode;
};

type ToolProps<F extends Fields, Result, Words extends ToolWords> = {
  tool: PureTool<F, Result>;
  words: Words;
  /** `language` is that of the page, for dates. */
  answer: (result: Result, words: Words, language: string) => Answer;
};

/** In milliseconds: the result is announced after a pause in typing, not at every digit. */
const pause = 1000;

/**
 * A form whose result changes as the visitor types. Without scripts the form loads the same page with the answers in
 * its address. Nothing is sent or kept.
 */
export function Tool<F extends Fields, Result, Words extends ToolWords>({
  tool,
  words,
  answer,
}: ToolProps<F, Result, Words>) {
  const commonWords = useWords(toolWords);
  const toolErrors = useWords(englishErrors);
  const language = useLanguage();
  const { pathname, search } = usePageAddress();
  const query = new URLSearchParams(search);
  const given = typedIn(tool, query);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(given ?? {});
  const [isBegun, setIsBegun] = useState(given !== undefined);
  const [left, setLeft] = useState<readonly string[]>([]);
  // A form sends all its fields. A link of the site may fill in a few, and the others are no mistake yet.
  const [isTried, setIsTried] = useState(
    Object.keys(tool.fields).every((name) => query.has(name)),
  );

  function read(): Typed {
    const entries = [...new FormData(form.current!)] as [string, string][];
    const { tool: _, ...now } = Object.fromEntries(entries);
    setTyped(now);
    return now;
  }

  // Typed before React started, or filled in again by the browser. The fields are outside React.
  useEffect(() => {
    const now = read();
    const isChanged = Object.entries(tool.fields).some(
      ([name, { control, options }]) =>
        now[name] !==
        (given?.[name] || (control === "radio" ? options![0] : "")),
    );
    if (isChanged) setIsBegun(true);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const { problems, missing, result } = work(tool, typed, language);
  const matters = (name: string) => tool.shows?.(name, typed, language) ?? true;
  const wordsOf = (field: string) => words.fields[partsOf(field)[1]]!;
  const labelOf = (field: string) =>
    [words.groups?.[partsOf(field)[0]], wordsOf(field).label]
      .filter(Boolean)
      .join(", ");
  const labels = (names: readonly string[]) => names.map(labelOf).join("; ");
  const shown = result
    ? answer(result, words, language)
    : isBegun
      ? undefined
      : answer(
          work(tool, words.example as Typed, firstLanguage).result!,
          words,
          language,
        );
  const sentence = shown
    ? shown.sentence
    : missing.length > 0
      ? fillIn(commonWords.missing, { fields: labels(missing) })
      : fillIn(commonWords.wrong, { fields: labels(Object.keys(problems)) });

  function errorOf(name: string) {
    const problem = problems[name];
    const isShown = isTried || given || left.includes(name);
    if (problem && isShown)
      return fillIn(
        words.errors[problem.kind] ??
          toolErrors[problem.kind as keyof typeof toolErrors],
        {
          limit: problem.limit ?? "",
          or: problem.or ?? "",
          field: problem.field ? labelOf(problem.field) : "",
        },
      );
    return missing.includes(name) && isTried ? commonWords.empty : undefined;
  }

  const fieldsOf = (group: string) =>
    Object.entries(tool.fields)
      .filter(([name]) => partsOf(name)[0] === group)
      .map(([name, field]) => (
        <div key={name} hidden={!matters(name)}>
          <ToolField
            name={name}
            field={field}
            words={wordsOf(name)}
            error={errorOf(name)}
            value={shownIn(field, given?.[name] ?? "", language)}
          />
        </div>
      ));
  const filledAtFirst = Object.entries(given ?? {})
    .filter(([, text]) => text)
    .map(([name]) => partsOf(name)[0]);

  const contactForm = (): NonNullable<Answer["form"]> => ({
    action: contactRules.page,
    label: commonWords.send,
    entries: {
      message: [
        fillIn(commonWords.opening, { title: words.title }),
        ...Object.keys(tool.fields).flatMap((name) =>
          typed[name]?.trim() && matters(name)
            ? `- ${labelOf(name)}: ${wordsOf(name).options?.[typed[name]] ?? typed[name]}`
            : [],
        ),
        "",
        sentence,
        ...(shown?.lines ?? []),
        "",
      ].join("\n"),
    },
  });

  const summary = (
    <>
      {!isBegun && <ExampleTag />}
      <p className={styles.sentence}>{sentence}</p>
      {shown?.bar && (
        <div className={styles.bar}>
          <span>{shown.bar.name}</span>
          <Bar parts={shown.bar.parts} />
        </div>
      )}
    </>
  );
  if (words.isSample) return <div className={styles.sample}>{summary}</div>;
  const address = `?${queryOf(tool.name, typed)}`;
  return (
    <Section {...words}>
      <div className={styles.tool} data-tool={tool.name}>
        <div className={styles.result}>{summary}</div>
        <form
          ref={form}
          action={`${pathname}#${words.id}`}
          aria-labelledby={`${words.id}-title`}
          noValidate
          autoComplete="off"
          className={styles.form}
          onInput={() => {
            setIsBegun(true);
            read();
          }}
          onBlur={({ target }) =>
            setLeft((before) => [...before, (target as HTMLElement).id])
          }
          onSubmit={(event) => {
            event.preventDefault();
            setIsBegun(true);
            setIsTried(true);
          }}
        >
          <input type="hidden" name="tool" value={tool.name} />
          {fieldsOf("")}
          {tool.groups?.map((group, index) => (
            <Disclosure
              key={group}
              summary={words.groups![group]!}
              open={index === 0 || filledAtFirst.includes(group)}
            >
              <fieldset
                aria-label={words.groups![group]}
                className={styles.group}
              >
                {fieldsOf(group)}
              </fieldset>
            </Disclosure>
          ))}
          <div className={styles.submit}>
            <Button type="submit">{commonWords.submit}</Button>
          </div>
        </form>
        <div className={styles.rest}>
          {shown?.drawing}
          <div className={styles.leavesOut}>
            <h3>{commonWords.leavesOut}</h3>
            <ul>
              {words.leavesOut.map((text) => (
                <li key={text}>
                  <LinkedText text={text} />
                </li>
              ))}
              <li>{commonWords.policyDecides}</li>
            </ul>
          </div>
          {result && (
            <div className={styles.actions}>
              <FormButton
                {...(shown?.form ?? contactForm())}
                tool={tool.name}
              />
              {shown?.days && shown.days.length > 0 && (
                <ButtonLink
                  variant="outline"
                  to={calendarOf(tool.name, shown.days)}
                  download={`${tool.name}.ics`}
                >
                  {commonWords.calendar}
                </ButtonLink>
              )}
              <PrintButton />
              <CopyLink address={address} />
            </div>
          )}
        </div>
        <Announced text={isBegun ? sentence : ""} />
      </div>
    </Section>
  );
}

/** A control for days takes no other way of writing one. */
function shownIn(field: Field<unknown>, text: string, language: string) {
  const read = field.control === "day" ? field.read(text, language) : undefined;
  return read && "value" in read ? String(read.value) : text;
}

/** Loads the page of a form with these entries. A link would fetch them before it is pressed. */
function FormButton({
  action,
  label,
  entries,
  tool,
}: NonNullable<Answer["form"]> & { tool: string }) {
  return (
    <form action={action}>
      <input type="hidden" name="tool" value={tool} />
      {Object.entries(entries).map(
        ([name, value]) =>
          value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit">{label}</Button>
    </form>
  );
}

/** The file itself: it works without scripts, and the server never learns of these days. */
const calendarOf = (name: string, days: readonly CalendarDay[]) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(name, days))}`;

/** The result for screen readers, after a pause in typing. */
function Announced({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");

  // The clock is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p aria-live="polite">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </p>
  );
}
