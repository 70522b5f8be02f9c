import { useEffect, useRef, useState, type ComponentProps } from "react";
import { textLength } from "#content/ui/text-length.ts";
import { figures, lengthOf } from "#forms/fields.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./long-text-field.later.module.css";

/** The share of its limit from which a text is counted. */
const near = 0.9;

type LongTextFieldProps = ComponentProps<typeof TextAreaField> & {
  /** In characters. A text near or over it is counted, and never cut: the form's check refuses it. */
  limit: number;
};

/** A text area that counts what is typed once that comes near its limit. */
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
      {/* Said when the text comes near and when it passes the limit, not at every letter. */}
      <VisuallyHidden aria-live="polite">
        {isNear && fillIn(isOver ? words.over : words.near, numbers)}
      </VisuallyHidden>
    </TextAreaField>
  );
}

/** How long a text area's text is. */
function useLength() {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const read = () => setLength(lengthOf(ref.current?.value ?? ""));

  // Something may have been typed before React came, and the browser empties a form that was sent.
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
