import { useRef, useState } from "react";
import { leadWait } from "#content/ui/lead-wait.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import { keepUnsent } from "./draft.ts";
import styles from "./lead-form.module.css";

type KeepQuestionProps = {
  kind: string;
  /** What waits: "message". */
  what: string;
};

/** Asks whether what waits for the network may stay on this device, in case the page is closed before it is back. */
export function KeepQuestion({ kind, what }: KeepQuestionProps) {
  const words = useWords(leadWait);
  const said = useRef<HTMLParagraphElement>(null);
  const [kept, setKept] = useState(false);

  function keep() {
    setKept(keepUnsent(kind));
    // The button goes away.
    said.current?.focus();
  }

  return (
    <div>
      <p ref={said} tabIndex={-1} className={styles.notice}>
        <span>{fillIn(kept ? words.kept : words.ask, { what })}</span>
      </p>
      {!kept && (
        <Button variant="quiet" onClick={keep}>
          {words.keep}
        </Button>
      )}
    </div>
  );
}
