import { leadDraft } from "#content/ui/lead-draft.ts";
import { takesFile, type FormDefinition } from "#forms/define-form.ts";
import { fillIn } from "#words/fill-in.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./lead-form.module.css";

type DraftLineProps = {
  form: FormDefinition;
  /** Where it was kept; undefined if there is none. */
  restored: "tab" | "device" | undefined;
  onClear: () => void;
};

/** Says that a form holds what was typed earlier. Its space is always there, so that nothing shifts. */
export function DraftLine({ form, restored, onClear }: DraftLineProps) {
  const words = useWords(leadDraft);
  return (
    <div className={styles.draft} inert={!restored}>
      <p className={styles.notice}>
        <span>
          {restored === "device"
            ? fillIn(words.unsent, { what: form.what })
            : words.kept}
        </span>{" "}
        {takesFile(form) && words.file}
      </p>
      <Button variant="quiet" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
