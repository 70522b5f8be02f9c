import { useEffect, useRef, useState } from "react";
import type { SectionOf } from "#content/sections.ts";
import { Field } from "#app/ui/field.tsx";
import { fillIn } from "#words/fill-in.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { dayInTexas } from "#forms/day.ts";
import { FloodCalendar } from "./flood-calendar.tsx";
import { dayInWords } from "#tools/days.ts";
import {
  floodStart,
  type FloodPurchase,
  type FloodStart,
} from "./flood-wait.ts";
import styles from "./flood-wait-section.module.css";

type FloodWords = SectionOf<"flood-wait">;

const unknown: FloodPurchase = { bought: "", reason: "", event: "" };

type FloodFormProps = {
  words: FloodWords;
  /** The day whose months show until the form has a date. */
  early: string;
};

/** Sends nothing; the input never leaves the page. Starts with today in Texas. Shown only with scripts. */
export function FloodForm({ words, early }: FloodFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [purchase, setPurchase] = useState(unknown);
  const [touched, setTouched] = useState(false);

  function read() {
    const fields = Object.fromEntries(new FormData(form.current!));
    setPurchase({ ...unknown, ...(fields as Partial<FloodPurchase>) });
  }

  // The page was built on another day, and a choice may have been made before React started.
  useEffect(() => {
    const day = form.current!.querySelector("input")!;
    day.value ||= dayInTexas(new Date());
    read();
  }, []);

  const { reason, bought } = purchase;
  const start = floodStart(purchase);
  return (
    <form
      ref={form}
      aria-label={words.form}
      noValidate
      autoComplete="off"
      className={styles.form}
      onInput={() => {
        setTouched(true);
        read();
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field name="bought" label={words.bought} type="date" required />
      <SelectField
        name="reason"
        label={words.reason.label}
        none={words.reason.none}
        options={words.reason.options}
        required
      />
      {reason && (
        <Field
          key={reason}
          name="event"
          label={words.event[reason]}
          type="date"
          required
        />
      )}
      <FloodCalendar
        begins={start.rule === "none" ? early : bought}
        policy={"from" in start ? { bought, from: start.from } : undefined}
      />
      <output
        htmlFor="bought reason event"
        // Announced when the visitor changes something, not when the page starts with today.
        aria-live={touched ? "polite" : "off"}
        className={styles.result}
      >
        {says(words.results, start)}
      </output>
    </form>
  );
}

function says(results: FloodWords["results"], start: FloodStart): string {
  const from = "from" in start ? dayInWords(start.from) : "";
  return fillIn(results[start.rule], { from });
}
