import { leadDraft } from "#content/ui/lead-draft.ts";
import { takesFile, type FormDefinition } from "#forms/define-form.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./lead-form.module.css";

type DraftLineProps = {
  form: FormDefinition;
  restored: boolean;
  onClear: () => void;
};

/** Says that a form holds what was typed earlier. Its space is always there, so that nothing shifts. */
export function DraftLine({ form, restored, onClear }: DraftLineProps) {
  const words = useWords(leadDraft);
  return (
    <div className={styles.draft} inert={!restored}>
      <p className={styles.notice}>
        {words.kept} {takesFile(form) && words.file}
      </p>
      <Button variant="quiet" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
