import { useEffect, useRef, useState } from "react";
import { Choice } from "#app/ui/choice.tsx";
import { Field } from "#app/ui/field.tsx";
import { fillIn } from "#words/fill-in.ts";
import { readAmount, rebuildCost } from "./rebuild-cost.ts";
import { inWords, type RebuildWords } from "./rebuild-words.ts";
import styles from "./rebuild-cost-section.module.css";

const names = ["area", "cost", "limit"] as const;
type Typed = Partial<Record<(typeof names)[number] | "percent", string>>;

const shares = ["80", "90", "100"].map((value) => ({
  value,
  label: `${value}%`,
}));

/** Sends nothing; the input never leaves the page. Shown only with scripts. */
export function RebuildForm({ words }: { words: RebuildWords }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const read = () =>
    setTyped(Object.fromEntries(new FormData(form.current!)) as Typed);

  // Typed before React started.
  useEffect(read, []);

  return (
    <form
      ref={form}
      aria-label={words.form}
      noValidate
      autoComplete="off"
      className={styles.form}
      onInput={read}
      onBlur={({ target }) => setLeft((before) => [...before, target.name])}
      onSubmit={(event) => event.preventDefault()}
    >
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          label={words.fields[name]}
          inputMode="decimal"
          required={name !== "limit"}
          error={
            left.includes(name) && typed[name] && !readAmount(typed[name])
              ? words.wrong
              : undefined
          }
        />
      ))}
      <Choice
        name="percent"
        legend={words.fields.percent}
        options={shares}
        defaultValue="80"
      />
      <output className={styles.result} htmlFor="area cost limit">
        {says(words.results, typed).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </output>
    </form>
  );
}

/** The results for the input so far, one sentence each. */
function says(results: RebuildWords["results"], typed: Typed): string[] {
  const area = readAmount(typed.area ?? "");
  const cost = readAmount(typed.cost ?? "");
  const limit = readAmount(typed.limit ?? "");
  if (!area || !cost) return [results.none];
  const input = { area, cost, limit, percent: Number(typed.percent) };
  const { paid = 100, gap = 0 } = rebuildCost(input);
  const ofLimit = paid < 100 ? "short" : gap > 0 ? "enough" : "full";
  return [
    results.rebuild,
    ...(limit === undefined ? [] : [results[ofLimit]]),
  ].map((sentence) => fillIn(sentence, inWords(input)));
}
