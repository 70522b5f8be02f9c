import { useRef } from "react";
import { leadWait } from "#content/ui/lead-wait.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import styles from "./lead-form.module.css";
import type { DraftState } from "./use-draft.ts";

type KeepQuestionProps = {
  draft: DraftState;
  /** What waits: "message". */
  what: string;
};

/** Asks whether what waits for the network may stay on this device, in case the page is closed before it is back. */
export function KeepQuestion({ draft, what }: KeepQuestionProps) {
  const words = useWords(leadWait);
  const message = useRef<HTMLParagraphElement>(null);
  const isStored = draft.device === "kept";

  async function change() {
    await (isStored ? draft.removeFromDevice() : draft.keepOnDevice());
    message.current?.focus();
  }

  const messages = {
    none: words.ask,
    kept: words.kept,
    refused: words.refused,
  };
  return (
    <div>
      <p ref={message} tabIndex={-1} className={styles.notice}>
        <span>{fillIn(messages[draft.device], { what })}</span>
      </p>
      <Button variant="quiet" onClick={change}>
        <span>{isStored ? words.remove : words.keep}</span>
      </Button>
    </div>
  );
}
