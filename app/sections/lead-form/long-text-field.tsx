import { useEffect, useRef, useState, type ComponentProps } from "react";
import { textLength } from "#content/ui/text-length.ts";
import { figures, lengthOf } from "#forms/typed-text.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./long-text-field.module.css";

/** The share of its limit at which the count appears. */
const near = 0.9;

type LongTextFieldProps = ComponentProps<typeof TextAreaField> & {
  /** In characters. A text near or over it shows a count and is never cut off; the form's check rejects it. */
  limit: number;
};

/** A text area that shows a count when the text comes near its limit. */
export function LongTextField({ limit, ...area }: LongTextFieldProps) {
  const { ref, length, read } = useLength();
  const words = useWords(textLength);
  const numbers = { count: figures(length), limit: figures(limit) };
  const isNear = length >= limit * near;
  const isOver = length > limit;
  return (
    <TextAreaField {...area} ref={ref} onInput={read}>
      {isNear && (
        <p className={styles.count} data-over={isOver ? "" : undefined}>
          {fillIn(words.count, numbers)}
        </p>
      )}
      {/* Announced when the text comes near the limit and when it passes it, not at every letter. */}
      <VisuallyHidden aria-live="polite">
        {isNear && fillIn(isOver ? words.over : words.near, numbers)}
      </VisuallyHidden>
    </TextAreaField>
  );
}

/** The length of a text area's text. */
function useLength() {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const read = () => setLength(lengthOf(ref.current?.value ?? ""));

  // The visitor may have typed before React started, and the browser empties a form that was sent.
  useEffect(() => {
    const area = ref.current!;
    const { form } = area;
    const reset = () => setLength(lengthOf(area.defaultValue));
    read();
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, []);

  return { ref, length, read };
}
